/** Worked examples: each teaches one thing about the data set, and one about asking in SQL. */
export interface SqlExample {
  readonly title: string;
  /** One sentence. */
  readonly lesson: string;
  readonly sql: string;
}

export const SQL_EXAMPLES: readonly SqlExample[] = [
  {
    title: 'Hardest questions for BM25',
    lesson:
      'Where the best gold passage stands far down the pool, few words of the question occur in its answer’s text.',
    sql: `-- Questions by the rank of their best gold passage, worst first
SELECT r.id, r.question, r.topic, r.difficulty, min(run.rank) AS best_gold_rank
FROM runs AS run
JOIN judgments AS j ON j.record = run.record AND j.document = run.document AND j.kind = 'gold'
JOIN records AS r ON r.record = run.record
WHERE run.system = 'bm25'
GROUP BY ALL
ORDER BY best_gold_rank DESC
LIMIT 50`,
  },
  {
    title: 'Gold passages that are hard negatives elsewhere',
    lesson:
      'One text can answer one question and distract from another: relevance belongs to the pair, not to the text.',
    sql: `-- Documents in both roles, those that play them most often first
SELECT document,
  count(DISTINCT record) FILTER (kind = 'gold') AS gold_for,
  count(DISTINCT record) FILTER (kind = 'hard-negative') AS negative_for,
  any_value(d.ticker) AS ticker,
  left(any_value(d.text), 200) AS beginning
FROM judgments JOIN documents AS d USING (document)
GROUP BY document
ORDER BY least(gold_for, negative_for) DESC, negative_for DESC, document
LIMIT 50`,
  },
  {
    title: 'Distractor class that beats gold most',
    lesson:
      'Hard negatives of the same filing share its words; how often each class outscores a gold passage shows it.',
    sql: `-- Every pair of a gold passage and a hard negative of one question, by the class of the negative
SELECT g.system, n.hard_negative_class,
  count(*) AS pairs,
  avg((n.score > g.score)::INTEGER) AS negative_wins
FROM (
  SELECT run.system, run.record, run.score
  FROM runs AS run JOIN judgments AS j USING (record, document)
  WHERE j.kind = 'gold'
) AS g
JOIN (
  SELECT run.system, run.record, run.score, j.hard_negative_class
  FROM runs AS run JOIN judgments AS j USING (record, document)
  WHERE j.kind = 'hard-negative'
) AS n USING (system, record)
GROUP BY ALL
ORDER BY g.system, negative_wins DESC`,
  },
  {
    title: 'Recall by company, with a 95 % interval',
    lesson: 'A mean over few questions says little: the interval (Student’s t) tells how little.',
    sql: `-- Mean ± t · s / √n; student_t holds the 0.975 quantile for n − 1 degrees of freedom
SELECT ticker, n, mean, mean - half AS low, mean + half AS high
FROM (
  SELECT ticker, n, mean, t975 * s / sqrt(n) AS half
  FROM (
    SELECT r.ticker, count(*) AS n, avg(p.value) AS mean, stddev_samp(p.value) AS s
    FROM per_query AS p JOIN records AS r USING (record)
    WHERE p.system = 'bm25' AND p.measure = 'R@10'
    GROUP BY r.ticker
  ) LEFT JOIN student_t ON df = n - 1
)
ORDER BY mean DESC, ticker`,
  },
  {
    title: 'Every measure of both systems',
    lesson: 'per_query is long: one row a question and measure; PIVOT lays the systems side by side.',
    sql: `PIVOT (FROM per_query) ON system IN ('bm25', 'tfidf') USING round(100 * avg(value), 2) GROUP BY measure ORDER BY measure`,
  },
  {
    title: 'BM25 against TF-IDF, by topic',
    lesson: 'Differences question by question have no between-question noise: compare pairs, not two means.',
    sql: `-- Paired differences of nDCG@10: BM25 − TF-IDF
SELECT r.topic, count(*) AS n,
  avg(b.value) AS bm25, avg(t.value) AS tfidf,
  avg(b.value - t.value) AS difference,
  count(*) FILTER (b.value > t.value) AS bm25_better,
  count(*) FILTER (b.value < t.value) AS tfidf_better
FROM per_query AS b
JOIN per_query AS t ON t.record = b.record AND t.measure = b.measure AND t.system = 'tfidf'
JOIN records AS r ON r.record = b.record
WHERE b.system = 'bm25' AND b.measure = 'nDCG@10'
GROUP BY r.topic
ORDER BY difference DESC`,
  },
  {
    title: 'Questions that only one system answers',
    lesson: 'Two systems of the same mean can succeed on different questions: that is what fusing them lives on.',
    sql: `-- A gold passage among the first ten of exactly one system
SELECT CASE WHEN b.value > 0 THEN 'bm25' ELSE 'tfidf' END AS only_by, r.id, r.question, r.topic
FROM per_query AS b
JOIN per_query AS t ON t.record = b.record AND t.measure = b.measure AND t.system = 'tfidf'
JOIN records AS r ON r.record = b.record
WHERE b.system = 'bm25' AND b.measure = 'R@10' AND (b.value > 0) <> (t.value > 0)
ORDER BY only_by, r.id`,
  },
  {
    title: 'Rank of the first gold passage',
    lesson: 'The mean reciprocal rank hides a long tail; the distribution of ranks shows it.',
    sql: `-- Questions by the band that their best gold passage falls into
WITH best AS (
  SELECT run.system, run.record, min(run.rank) AS first_gold
  FROM runs AS run JOIN judgments AS j USING (record, document)
  WHERE j.kind = 'gold'
  GROUP BY ALL
)
SELECT system, band, count(*) AS questions,
  count(*) / sum(count(*)) OVER (PARTITION BY system) AS share
FROM (
  SELECT system, CASE WHEN first_gold = 1 THEN '1' WHEN first_gold <= 5 THEN '2 to 5' WHEN first_gold <= 10 THEN '6 to 10'
    WHEN first_gold <= 100 THEN '11 to 100' ELSE 'over 100' END AS band, first_gold
  FROM best
)
GROUP BY system, band
ORDER BY system, min(first_gold)`,
  },
  {
    title: 'Score gap between gold and hard negative',
    lesson: 'A negative gap is a question on which the best distractor outscores every gold passage.',
    sql: `-- Best gold score − best hard-negative score, by question; scores of two systems have no common unit
WITH best AS (
  SELECT run.system, run.record,
    max(run.score) FILTER (j.kind = 'gold') AS gold,
    max(run.score) FILTER (j.kind = 'hard-negative') AS negative
  FROM runs AS run JOIN judgments AS j USING (record, document)
  GROUP BY ALL
)
SELECT system, r.difficulty, count(*) AS n,
  median(gold - negative) AS median_gap,
  avg((gold < negative)::INTEGER) AS distractor_ahead
FROM best JOIN records AS r USING (record)
WHERE gold IS NOT NULL AND negative IS NOT NULL
GROUP BY ALL
ORDER BY system, r.difficulty`,
  },
  {
    title: 'Longest passages',
    lesson: 'BM25 divides by length (b): long passages need more matching words to come first.',
    sql: `SELECT document, ticker, year, doc_type,
  len(text) AS characters,
  len(regexp_extract_all(text, '\\S+')) AS words,
  text
FROM documents
ORDER BY characters DESC
LIMIT 50`,
  },
  {
    title: 'Length and rank',
    lesson: 'How the length of a gold passage goes with the rank that BM25 gives it, in tenths of the lengths.',
    sql: `WITH gold AS (
  SELECT run.rank, len(d.text) AS characters
  FROM runs AS run
  JOIN judgments AS j ON j.record = run.record AND j.document = run.document AND j.kind = 'gold'
  JOIN documents AS d ON d.document = run.document
  WHERE run.system = 'bm25'
)
SELECT tenth, min(characters) AS shortest, max(characters) AS longest, count(*) AS n, median(rank) AS median_rank
FROM (SELECT *, ntile(10) OVER (ORDER BY characters) AS tenth FROM gold)
GROUP BY tenth
ORDER BY tenth`,
  },
  {
    title: 'Near-duplicate passages',
    lesson: 'Filings repeat their boilerplate year after year; texts that differ in a figure are distinct documents.',
    sql: `-- Pairs with the same first 24 characters, then the edits between their first 200
WITH candidate AS (
  SELECT a.document AS first, b.document AS second, a.text AS a, b.text AS b
  FROM documents AS a
  JOIN documents AS b ON left(b.text, 24) = left(a.text, 24) AND b.document > a.document
  ORDER BY first, second
  LIMIT 2000
)
SELECT first, second, levenshtein(left(a, 200), left(b, 200)) AS edits,
  abs(len(a) - len(b)) AS length_difference, left(a, 200) AS first_text, left(b, 200) AS second_text
FROM candidate
ORDER BY edits, length_difference, first, second
LIMIT 50`,
  },
  {
    title: 'Share of figures in passages',
    lesson: 'Tables are many figures and few words: a retriever of words has little to hold on to.',
    sql: `-- Share of words that hold a digit, by kind of reasoning
SELECT r.reasoning_type, j.kind, count(*) AS passages,
  avg(len(regexp_extract_all(d.text, '\\S*[0-9]\\S*')) / greatest(1, len(regexp_extract_all(d.text, '\\S+')))) AS numeric_share
FROM judgments AS j
JOIN records AS r USING (record)
JOIN documents AS d ON d.document = j.document
GROUP BY ALL
ORDER BY ALL`,
  },
  {
    title: 'What a filing is asked about',
    lesson: 'Questions cluster by filing: treat those of one filing as related when you draw a sample.',
    sql: `-- The mix of topics in each filing, most questions first
SELECT ticker, year, doc_type, count(*) AS questions,
  count(DISTINCT topic) AS topics,
  mode(topic) AS most_frequent_topic,
  count(*) FILTER (difficulty = 'Hard') AS hard,
  list(DISTINCT reasoning_type ORDER BY reasoning_type) AS reasoning
FROM records
GROUP BY ALL
ORDER BY questions DESC, ticker, year
LIMIT 100`,
  },
  {
    title: 'Leakage between the parts of a split',
    lesson: 'A text that is gold in train and in test lets a trained model remember what it should find.',
    sql: `-- Gold documents shared by two parts of the same split; a part with itself gives its total
SELECT a.part AS one_part, b.part AS other_part, count(DISTINCT ja.document) AS shared_gold_documents
FROM splits AS a
JOIN judgments AS ja ON ja.record = a.record AND ja.kind = 'gold'
JOIN judgments AS jb ON jb.document = ja.document AND jb.kind = 'gold'
JOIN splits AS b ON b.record = jb.record
WHERE split_part(a.part, '/', 1) = split_part(b.part, '/', 1) AND a.part <= b.part
GROUP BY ALL
ORDER BY one_part, other_part`,
  },
  {
    title: 'Rewrites that add most words',
    lesson: 'A rewrite that spells the question out brings words that the passage may use.',
    sql: `SELECT r.id, r.question, w.rewrite,
  len(string_split(w.rewrite, ' ')) - len(string_split(r.question, ' ')) AS more_words
FROM rewrites AS w JOIN records AS r USING (record)
ORDER BY more_words DESC, r.id, w.place
LIMIT 50`,
  },
  {
    title: 'Where in the filing the evidence stands',
    lesson: 'Pages are texts (digits, ranges, or nothing): TRY_CAST turns those that are numbers into numbers.',
    sql: `-- Pages of gold passages and hard negatives, in steps of 25
SELECT kind, 25 * floor(page / 25)::INTEGER AS from_page, count(*) AS passages
FROM (
  SELECT kind, TRY_CAST(regexp_extract(page_number, '[0-9]+') AS INTEGER) AS page FROM judgments
)
GROUP BY ALL
ORDER BY kind, from_page NULLS LAST`,
  },
  {
    title: 'Records that break a validation rule',
    lesson: 'Lists unfold into rows with UNNEST; curation left some rules broken, and the data set says which.',
    sql: `SELECT rule, count(*) AS records, any_value(id) AS for_instance
FROM (SELECT id, unnest(coalesce(warning_rules, [])) AS rule FROM records)
GROUP BY rule
UNION ALL
SELECT 'none', count(*), any_value(id) FROM records WHERE len(coalesce(warning_rules, [])) = 0
ORDER BY records DESC`,
  },
];
