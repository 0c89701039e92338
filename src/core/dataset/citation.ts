/** FinRank's licence and citation: they stand wherever the data stands. */
export const FINRANK_LICENCE = 'CC BY-NC 4.0';
export const FINRANK_LICENCE_URL = 'https://creativecommons.org/licenses/by-nc/4.0/';
export const FINRANK_REPOSITORY = 'https://github.com/datanxt/FinRank';
export const FINRANK_CITATION = `@misc{finrank2026,
  title  = {FinRank: An Evidence-Grounded Benchmark for Financial Question Answering and Retrieval over SEC Filings},
  author = {Mansouri, Sasan and Saad, Daniel and Wahrenburg, Mark and Weissel, Manu and Woebbeking, Fabian},
  year   = {2026},
  url    = {https://github.com/datanxt/FinRank}
}`;
