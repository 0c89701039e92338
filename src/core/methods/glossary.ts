import { table } from './blocks';
import type { MethodChapter } from './blocks';

/** The words of the page, each used in one sense only. */
const WORDS: readonly (readonly [word: string, meaning: string])[] = [
  [
    'candidates',
    'The documents that a ranking may contain: the corpus, or one record’s own ([in-record set](#in-record)).',
  ],
  ['corpus, C', 'All [distinct passages](#corpus) of a data set.'],
  ['cutoff k', 'The rank down to which a measure looks.'],
  ['document', 'One distinct text of the corpus, with a number from 0.'],
  ['figure', 'The mean of a measure over records, with its tie interval.'],
  ['filing', 'One report of one company: ticker, year and form.'],
  ['gold', 'A [document that supports the answer](#gold) of a record.'],
  ['hard negative', 'A passage chosen by a person because it could be mistaken for gold.'],
  ['hit', 'A document in a ranking: document, score, rank.'],
  ['idf', 'Inverse document frequency: how rare a term is in the corpus.'],
  ['ledger', 'Published figures beside ours, with [verdicts](#verdicts).'],
  ['measure', 'A function from a ranking and the gold documents to a number from 0 to 1.'],
  ['oracle', 'A setting that uses knowledge a real system would not have.'],
  ['part', 'The train, dev or test records of a [split](#splits).'],
  ['passage', 'A span of filing text as a record lists it; equal passages are one document.'],
  ['percentage point', 'The difference of two percentages.'],
  ['published', 'Standing in the release’s own files.'],
  ['qrels', 'Relevance judgments: which documents are gold for which query.'],
  ['query', 'The text that is searched with: a record’s question, or the question and its rewrites.'],
  ['record', 'One question with answer, labels, gold passages and hard negatives.'],
  ['reranker', 'A system that reorders the candidates of another.'],
  ['retriever', 'A system that scores every document of the corpus for a query.'],
  ['rewrite', 'A sub-question that a record gives for its question.'],
  ['run', 'What one system ranked for all queries.'],
  ['stratum', 'The records that share a label’s value.'],
  ['suite', 'All regimes of the protocol, computed in one go.'],
  ['system', 'A retriever or reranker with its parameters.'],
  ['term, token', 'A token is one word of a text; a term is a distinct token.'],
  ['tf', 'Term frequency: how often a term stands in a text.'],
  ['tie group', 'Documents with exactly the same score.'],
  ['tie interval', '[Worst and best mean](#tie-interval) over all orders of tied documents.'],
];

export const GLOSSARY: MethodChapter = {
  title: 'Words',
  sections: [{ anchor: 'glossary', title: 'Glossary', blocks: [table(['Word', 'Meaning'], WORDS)], source: '' }],
};
