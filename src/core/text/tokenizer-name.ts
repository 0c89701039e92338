/** `python-word`: `re.findall(r"\w+")`; `sklearn-word`: `(?u)\b\w\w+\b`; `paper-alnum`: split on `[^a-z0-9]+` as the paper says. All lower-case. */
export const TOKENIZERS = ['python-word', 'sklearn-word', 'paper-alnum'] as const;
export type TokenizerName = (typeof TOKENIZERS)[number];
