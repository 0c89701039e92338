/** What the engines answer with and take, for those who may not look behind them. */
export type {
  AskHit,
  AskRanking,
  DatasetSource,
  DocumentPage,
  DocumentUse,
  DocumentView,
  JudgmentView,
  Neighbour,
  RankedScore,
  RecordColumns,
  RecordRow,
  RecordView,
  SearchHit,
  StreamSource,
} from '../../workers/api';
