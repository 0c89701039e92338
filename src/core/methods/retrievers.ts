import { PUBLISHED_BM25, PUBLISHED_TFIDF } from '../retrieval/run';
import type { TokenizerName } from '../text/tokenizer-name';
import { STOP_WORDS } from '../text/stop-words';
import { formula, list, table, text } from './blocks';
import type { MethodChapter } from './blocks';

const TOKENIZER_TEXTS: Readonly<Record<TokenizerName, readonly [pattern: string, use: string]>> = {
  'python-word': [
    '`\\w+` as Python reads it: letters and numbers of every script, and the underscore; no combining marks',
    'BM25, as the release’s harness ran it',
  ],
  'sklearn-word': [
    '`(?u)\\b\\w\\w+\\b`: the same words, those of one code point left out',
    'TF-IDF, as the release’s harness ran it (scikit-learn’s default)',
  ],
  'paper-alnum': [
    '`[a-z0-9]+`: what is left when a text is split on `[^a-z0-9]+`',
    'neither published figure; it is what the paper’s appendix J says of both',
  ],
};

/** What turns a question into a ranking. */
export const RETRIEVERS: MethodChapter = {
  title: 'Retrievers',
  sections: [
    {
      anchor: 'tokenizers',
      title: 'Tokenizers',
      blocks: [
        text('Text is lower-cased, then cut into tokens. Nothing is stemmed.'),
        table(
          ['Name', 'Tokens', 'Used by'],
          Object.entries(TOKENIZER_TEXTS).map(([name, [pattern, use]]) => [`\`${name}\``, pattern, use]),
        ),
        text(
          `The paper describes another tokenizer than the harness used; the harness made the published figures, so it is followed ([known disagreements](#disagreements)). Stop words are off in the published setting; where they are switched on, ${STOP_WORDS.size} English function words, a list of this project’s own, are dropped from documents and queries alike.`,
        ),
      ],
      source: 'Release harness; CPython re; scikit-learn TfidfVectorizer; FinRank paper, appendix J.',
    },
    {
      anchor: 'bm25',
      title: 'BM25',
      blocks: [
        text(
          `BM25Okapi of the Python library rank_bm25, with its defaults: k1 = ${PUBLISHED_BM25.k1}, b = ${PUBLISHED_BM25.b}, epsilon = ${PUBLISHED_BM25.epsilon}, tokenizer \`${PUBLISHED_BM25.tokenizer}\`.`,
        ),
        formula(
          's(q, d) = Σ_{t ∈ q} idf(t) · tf(t, d) · (k1 + 1) / (tf(t, d) + k1 · (1 − b + b · |d| / avgdl))',
          'idf(t) = ln(N − df(t) + 0.5) − ln(df(t) + 0.5)',
          'idf(t) = epsilon · mean idf, where the line above is negative',
        ),
        list(
          'The sum runs over the tokens of the query, so a word that stands twice in it counts twice.',
          'N is the number of documents, df the number that contain the term, |d| the length in tokens, avgdl the mean length over all documents, empty ones included.',
          'The floor: a term in more than half of the documents has a negative idf. It is replaced by epsilon times the mean idf, the mean taken over all terms before any replacement. A term in exactly half of them has idf 0.',
          'A query without known tokens scores 0 everywhere: one tie group over the whole corpus.',
        ),
        text('Any other k1, b, epsilon, tokenizer or stop-word list is no longer the published setting, and says so.'),
      ],
      source: 'rank_bm25 0.2.2, BM25Okapi; Robertson and Zaragoza 2009; FinRank paper, section 6.1.',
    },
    {
      anchor: 'tfidf',
      title: 'TF-IDF',
      blocks: [
        text(
          `TfidfVectorizer of scikit-learn with sublinear_tf = ${PUBLISHED_TFIDF.sublinear ? 'True' : 'False'} and everything else at its default; tokenizer \`${PUBLISHED_TFIDF.tokenizer}\`.`,
        ),
        formula(
          'w(t, x) = (1 + ln tf(t, x)) · idf(t)',
          'idf(t) = ln((1 + N) / (1 + df(t))) + 1',
          's(q, d) = Σ_t w(t, q) · w(t, d) / (‖w(q)‖ · ‖w(d)‖)',
        ),
        list(
          'Query terms that no document contains are dropped before the query’s norm is taken.',
          'With sublinear off, w(t, x) = tf(t, x) · idf(t).',
        ),
      ],
      source: 'scikit-learn, TfidfVectorizer; FinRank paper, section 6.1.',
    },
    {
      anchor: 'minisearch',
      title: 'MiniSearch BM25+',
      blocks: [
        text(
          'The scoring of the JavaScript library MiniSearch 7.2, run as a baseline under its own name. It is a BM25+ of its own kind, not BM25Okapi, and no published figure corresponds to it.',
        ),
        formula(
          's(q, d) = m · Σ_{t ∈ q, t ∈ d} idf(t) · (δ + tf · (k + 1) / (tf + k · (1 − b + b · u(d) / avgu)))',
          'idf(t) = ln(1 + (N − df + 0.5) / (df + 0.5))',
          'k = 1.2, b = 0.7, δ = 0.5; m = number of distinct query terms that d contains',
        ),
        list(
          'u(d) is the number of distinct terms of a document, where BM25Okapi counts tokens.',
          'The sum is multiplied by m: a document that contains more of the query’s words gains twice.',
          'Tokens are what stands between white space and punctuation, lower-cased; terms are joined by OR; no prefixes, no typo tolerance (the search box has both).',
          'A document without any of the words scores 0 and ties with all others of its kind.',
        ),
      ],
      source: 'MiniSearch 7.2.0, source code; Lv and Zhai 2011 for BM25+.',
    },
    {
      anchor: 'filter',
      title: 'Metadata filter (oracle)',
      blocks: [
        text(
          '[BM25](#bm25) with the knowledge of which filing a question is about: the score of every document whose first-occurrence ticker, year or form differs from the record’s, compared as strings, becomes −∞. Such documents stay ranked behind all others, as one tie group.',
        ),
        list(
          'hn_eliminated: the share of a record’s hard negatives that the filter removes, averaged over records.',
          'mean_candidates: the mean number of documents that pass.',
          'records_losing_any_gold, records_losing_all_golds: records of which the filter removes at least one, or every, gold document. That happens because a text keeps the metadata of its first occurrence.',
        ),
        text('It is an oracle: a real system would have to find the filing first.'),
      ],
      source: 'FinRank paper, sections 6.1 and 7.1; release harness (metadata_filtered).',
    },
    {
      anchor: 'dense',
      title: 'Dense retrievers and cross-encoder',
      blocks: [
        text(
          'Published by the release, and shown beside the rest as published; this site does not run them yet, so their verdict is “not run”. All scores are dot products of L2-normalised vectors.',
        ),
        table(
          ['System', 'How the release ran it'],
          [
            ['`dense`', 'all-mpnet-base-v2: mean pooling, no prefix, the model’s own maximum of 384 tokens'],
            [
              '`ce_dense`',
              'ms-marco-MiniLM-L-6-v2 over (question, passage), 512 tokens: reorders the first 20 of `dense`, whose order holds behind them',
            ],
            ['`ce_inrec`', 'the same cross-encoder over the [in-record set](#in-record)'],
            [
              '`bge_large`',
              'bge-large-en-v1.5: CLS pooling, 512 tokens, query prefix “Represent this sentence for searching relevant passages: ”',
            ],
            ['`fin_bge`', 'FinLang/finance-embeddings-investopedia: 512 tokens, no prefix'],
            [
              '`e5_mistral`',
              'e5-mistral-7b-instruct: last-token pooling with EOS appended, 512 tokens, query prefix “Instruct: Given a financial question, retrieve passages from SEC filings that answer it\\nQuery: ”',
            ],
          ],
        ),
      ],
      source: 'FinRank paper, section 6.1; release harness and extra_retrievers.json.',
    },
    {
      anchor: 'explanations',
      title: 'Explanation of a score',
      blocks: [
        text(
          'BM25 and TF-IDF scores are sums over query terms. The explanation lists every distinct query term with its frequencies, idf, the factor of the document and that of the query, and their product; the products sum to the score within 1e-9.',
        ),
      ],
      source: 'This project.',
    },
  ],
};
