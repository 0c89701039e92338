import { checkIntegrity, checksum, decode, decodePairs, encode, splitOnce } from './link-text';
import { crosstabPairs, figurePairs, readCrosstab, readFigure, readSql, sqlPairs } from './sql-parameters';
import {
  LinkFault,
  PairReader,
  explainPairs,
  listPairs,
  optional,
  readExplain,
  readLabelField,
  readList,
  readRetrieverParameters,
  readSwitch,
  readTieRule,
  retrieverPairs,
} from './parameters';
import type { Pairs } from './parameters';
import { DEFAULT_VIEWS, LEDGER_SECTIONS } from './view-state';
import type { ViewName, ViewState } from './view-state';

/** Raise when a link's meaning changes; older links are then told apart, never misread. */
export const LINK_VERSION = 1;

/** Why a link does not open as it stands. */
export type LinkProblemCode =
  'unknown-view' | 'cut-off' | 'altered' | 'older-version' | 'newer-version' | 'unknown-parameter' | 'bad-value';

export interface LinkProblem {
  readonly code: LinkProblemCode;
  /** One sentence for people: which part, and why. */
  readonly message: string;
  /** What can still be opened: the link's view as far as it could be read, or null. */
  readonly salvage: ViewState | null;
}

export type ParsedLink =
  | { readonly ok: true; readonly state: ViewState; readonly datasetId: string | null }
  | { readonly ok: false; readonly problem: LinkProblem; readonly datasetId: string | null };

/**
 * The canonical text of a view: `#/records?v=1&ds=…&topic=Risk&c=1x9k`. Parameters at their defaults are left out. A view without parameters
 * and without data set id has no query part.
 *
 * `c` closes a link: a check sum over all that stands before it, which tells a link that was cut off or mistyped from a whole one.
 */
export function formatLink(state: ViewState, datasetId: string | null): string {
  const own = viewPairs(state);
  const pairs: Pairs =
    own.length === 0 && datasetId === null ? [] : [['v', String(LINK_VERSION)], ...dataset(datasetId), ...own];
  const path = `#/${viewPath(state)}`;
  if (pairs.length === 0) return path;
  const open = `${path}?${pairs.map(([key, value]) => `${key}=${encode(value)}`).join('&')}`;
  return `${open}&c=${checksum(open)}`;
}

const dataset = (datasetId: string | null): Pairs => (datasetId === null ? [] : [['ds', datasetId]]);

/** Reads a location hash. Never throws: what does not fit comes back as a problem, with what can still be opened. */
export function parseLink(hash: string): ParsedLink {
  const body = hash.replace(/^#?\/?/, '');
  if (body === '') return { ok: true, state: DEFAULT_VIEWS.overview, datasetId: null };
  const [path, query] = splitOnce(body, '?');
  const pairs = query === undefined ? [] : decodePairs(query);
  const datasetId = pairs?.find(([key]) => key === 'ds')?.[1] ?? null;
  const refuse = (code: LinkProblemCode, message: string, salvage: ViewState | null = null): ParsedLink => ({
    ok: false,
    datasetId,
    problem: { code, message, salvage },
  });

  const view = readPath(path);
  if (view === null) return refuse('unknown-view', `There is no view “${path}”.`);
  if (pairs === null || view.broken)
    return refuse('cut-off', 'The link ends in the middle of an encoded character.', salvage(view, []));
  if (pairs.length === 0 && query === undefined) return readView(view, [], refuse, datasetId);

  const version = pairs.find(([key]) => key === 'v')?.[1];
  if (version !== undefined && version !== String(LINK_VERSION)) {
    const older = Number(version) < LINK_VERSION;
    return refuse(
      older ? 'older-version' : 'newer-version',
      `The link is of version ${version}; this site reads version ${LINK_VERSION}.`,
      salvage(view, pairs),
    );
  }
  const integrity = checkIntegrity(body);
  if (integrity !== null) return refuse(integrity.code, integrity.message, salvage(view, pairs));
  return readView(view, pairs, refuse, datasetId);
}

function readView(
  view: PathView,
  pairs: Pairs,
  refuse: (code: LinkProblemCode, message: string, salvage?: ViewState | null) => ParsedLink,
  datasetId: string | null,
): ParsedLink {
  const reader = new PairReader(pairs);
  try {
    for (const key of ['v', 'ds', 'c']) reader.one(key);
    const state = VIEW_READERS[view.name](reader, view.subject);
    const unread = reader.unread();
    if (unread.length > 0)
      return refuse(
        'unknown-parameter',
        `The link has parameters that this view does not know: ${unread.join(', ')}.`,
        state,
      );
    return { ok: true, state, datasetId };
  } catch (error) {
    if (!(error instanceof LinkFault)) throw error;
    return refuse('bad-value', `Parameter “${error.parameter}”: ${error.message}.`, salvage(view, []));
  }
}

/** The view with every parameter that can be read, and defaults for the rest; null when not even its subject is there. */
function salvage(view: PathView, pairs: Pairs): ViewState | null {
  for (const attempt of [pairs, []]) {
    try {
      return VIEW_READERS[view.name](new PairReader(attempt), view.subject);
    } catch (error) {
      if (!(error instanceof LinkFault)) throw error;
    }
  }
  return null;
}

// --- the path -------------------------------------------------------------------------------------------------

interface PathView {
  readonly name: ViewName;
  /** Decoded text behind the view's name: a record id, a document number, an anchor. */
  readonly subject: string | null;
  /** True where the subject has a percent sequence that stands for no character. */
  readonly broken: boolean;
}

const WITH_SUBJECT: readonly ViewName[] = ['record', 'document', 'methods'];

function viewPath(state: ViewState): string {
  switch (state.view) {
    case 'record':
      return `record/${encode(state.id)}`;
    case 'document':
      return `document/${state.document}`;
    case 'methods':
      return state.anchor === null ? 'methods' : `methods/${encode(state.anchor)}`;
    default:
      return state.view;
  }
}

function isViewName(text: string): text is ViewName {
  return Object.hasOwn(VIEW_READERS, text);
}

function readPath(path: string): PathView | null {
  const [first, rest = ''] = splitOnce(path, '/');
  if (!isViewName(first)) return null;
  const name = first;
  // `#/records/` is the view without a subject; a slash that closes a subject is part of it.
  if (rest === '') return { name, subject: null, broken: false };
  if (!WITH_SUBJECT.includes(name)) return null;
  const subject = decode(rest);
  return { name, subject, broken: subject === null };
}

// --- parameters of each view ------------------------------------------------------------------------------------

const VIEW_READERS: Readonly<Record<ViewName, (reader: PairReader, subject: string | null) => ViewState>> = {
  overview: () => DEFAULT_VIEWS.overview,
  records: (reader) => ({ view: 'records', ...readList(reader) }),
  record: (reader, subject) => {
    if (subject === null || subject === '') throw new LinkFault('record', 'the record’s id is missing');
    return {
      view: 'record',
      id: subject,
      parameters: readRetrieverParameters(reader),
      explain: readExplain(reader),
      marks: readSwitch(reader, 'marks') ?? true,
      from: readList(reader),
    };
  },
  document: (_reader, subject) => {
    if (subject === null || !/^\d{1,9}$/.test(subject))
      throw new LinkFault('document', 'its number is missing or none that a document can have');
    return { view: 'document', document: Number(subject) };
  },
  ask: (reader) => ({
    view: 'ask',
    query: reader.one('q') ?? '',
    ticker: reader.one('ticker'),
    year: reader.one('year'),
    docType: reader.one('form'),
    parameters: readRetrieverParameters(reader),
    explain: readExplain(reader),
  }),
  baselines: (reader) => ({
    view: 'baselines',
    section: reader.choice('section', LEDGER_SECTIONS) ?? 'global',
    stratum: readLabelField(reader, 'stratum'),
    parameters: readRetrieverParameters(reader),
    tieRule: readTieRule(reader),
    part: reader.one('part'),
    overlaps: reader.choice('overlaps', ['include', 'exclude'] as const) ?? 'include',
    digest: reader.one('digest'),
  }),
  crosstab: readCrosstab,
  sql: readSql,
  figures: readFigure,
  methods: (_reader, subject) => ({ view: 'methods', anchor: subject }),
};

function viewPairs(state: ViewState): Pairs {
  switch (state.view) {
    case 'overview':
    case 'document':
    case 'methods':
      return [];
    case 'records':
      return listPairs(state);
    case 'record':
      return [
        ...retrieverPairs(state.parameters),
        ...explainPairs(state.explain),
        ...optional('marks', state.marks ? null : 'off'),
        ...listPairs(state.from),
      ];
    case 'ask':
      return [
        ...optional('q', state.query === '' ? null : state.query),
        ...optional('ticker', state.ticker),
        ...optional('year', state.year),
        ...optional('form', state.docType),
        ...retrieverPairs(state.parameters),
        ...explainPairs(state.explain),
      ];
    case 'baselines':
      return [
        ...optional('section', state.section === 'global' ? null : state.section),
        ...optional('stratum', state.stratum),
        ...retrieverPairs(state.parameters),
        ...optional('ties', state.tieRule === 'corpus-order' ? null : state.tieRule),
        ...optional('part', state.part),
        ...optional('overlaps', state.overlaps === 'include' ? null : state.overlaps),
        ...optional('digest', state.digest),
      ];
    case 'crosstab':
      return crosstabPairs(state);
    case 'sql':
      return sqlPairs(state);
    case 'figures':
      return figurePairs(state);
  }
}
