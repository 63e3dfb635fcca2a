import type {
  PreferencesRecord,
  ProgressRecord,
  ReminderRecord,
  WatchlistItemRecord,
  WatchlistShowRecord,
} from '../../upstreams/accounts/accounts-records';
import type { FakeResponse, FakeCall } from '../fake-upstream';
import { viewerOfCall, errorResponse } from './responses';
import type { FakeAccountsPart } from './parts';

/** Page size of accounts; smaller than the real one, so that tests read several pages. */
const PAGE = 3;
const NOW = '2026-11-21T18:00:00.000Z';

interface Kept {
  saved: WatchlistItemRecord[];
  savedShows: WatchlistShowRecord[];
  progress: ProgressRecord[];
  reminders: ReminderRecord[];
  preferences: PreferencesRecord;
}

const nothingKept = (): Kept => ({
  saved: [],
  savedShows: [],
  progress: [],
  reminders: [],
  preferences: { categories: [], shows: [], autoplay: true, captions: null, history_paused: false },
});

const page = <Item extends { code: string }>(items: readonly Item[], { query }: FakeCall): FakeResponse => {
  const asked = query['codes']?.split(',');
  if (asked)
    return { body: { data: items.filter(({ code }) => asked.includes(code)), meta: { next: null } } };
  const from = Number(query['after'] ?? 0);
  const to = from + PAGE;
  return { body: { data: items.slice(from, to), meta: { next: to < items.length ? String(to) : null } } };
};

const without = <Item extends { code: string }>(items: readonly Item[], code: string): Item[] =>
  items.filter((item) => item.code !== code);

const progressOf = (report: Pick<ProgressRecord, 'code' | 'position' | 'duration'>): ProgressRecord => ({
  ...report,
  state: report.position < 15 ? 'new' : report.position > report.duration * 0.95 ? 'finished' : 'started',
  watched_at: NOW,
});

/** The shows among what is saved: `/api/watchlist/shows`. */
const watchlistShows = (kept: Kept, call: FakeCall): FakeResponse => {
  const { method, query, path } = call;
  const asked = query['slugs']?.split(',');
  if (method === 'GET') {
    const from = Number(query['after'] ?? 0);
    const rows = asked
      ? kept.savedShows.filter(({ slug }) => asked.includes(slug))
      : kept.savedShows.slice(from, from + PAGE);
    const next = !asked && from + PAGE < kept.savedShows.length ? String(from + PAGE) : null;
    return { body: { data: rows, meta: { next } } };
  }
  const slug =
    method === 'DELETE' ? path.split('/').at(-1) : (JSON.parse(call.body) as { slug: string }).slug;
  kept.savedShows = kept.savedShows.filter((each) => each.slug !== slug);
  if (method === 'DELETE') return { status: 204, body: '' };
  const item = { slug: slug ?? '', added_at: NOW };
  kept.savedShows.unshift(item);
  return { status: 201, body: { data: item } };
};

const watchlist = (kept: Kept, call: FakeCall, key: string | undefined): FakeResponse => {
  if (key === 'shows') return watchlistShows(kept, call);
  if (call.method === 'GET') return page(kept.saved, call);
  if (call.method === 'DELETE') {
    kept.saved = without(kept.saved, key ?? '');
    return { status: 204, body: '' };
  }
  const { code } = JSON.parse(call.body) as { code: string };
  const item = { code, added_at: NOW };
  kept.saved = [item, ...without(kept.saved, code)];
  return { status: 201, body: { data: item } };
};

const progress = (kept: Kept, call: FakeCall, key: string | undefined): FakeResponse => {
  if (call.method === 'GET') return page(kept.progress, call);
  if (call.method === 'DELETE') {
    kept.progress = key === undefined ? [] : without(kept.progress, key);
    return { status: 204, body: '' };
  }
  const sent = JSON.parse(call.body) as { entries?: ProgressRecord[] } & ProgressRecord;
  const reports = sent.entries ?? [sent];
  if (reports.some(({ position }) => position < 0))
    return errorResponse(422, 'BAD_USER_INPUT', { error_codes: { position: ['BAD_USER_INPUT'] } });
  const found = reports.map(progressOf);
  kept.progress = [
    ...found,
    ...kept.progress.filter(({ code }) => found.every((other) => other.code !== code)),
  ];
  return { body: { data: sent.entries ? found : found[0] } };
};

const reminders = (kept: Kept, call: FakeCall, key: string | undefined): FakeResponse => {
  if (call.method === 'GET') return { body: { data: kept.reminders } };
  if (call.method === 'DELETE') {
    kept.reminders = kept.reminders.filter(({ schedule_id: id }) => id !== key);
    return { status: 204, body: '' };
  }
  const { schedule_id } = JSON.parse(call.body) as { schedule_id: string };
  const code = { begun: 'EVENT_STARTED', nowhere: 'NOT_FOUND' }[schedule_id];
  if (code) return errorResponse(422, code, { error_codes: { schedule_id: [code] } });
  const reminder = { schedule_id, starts_at: NOW };
  kept.reminders.push(reminder);
  return { status: 201, body: { data: reminder } };
};

const preferences = (kept: Kept, call: FakeCall): FakeResponse => {
  if (call.method === 'POST')
    kept.preferences = { ...kept.preferences, ...(JSON.parse(call.body) as Partial<PreferencesRecord>) };
  return { body: { data: kept.preferences } };
};

/** Holds the viewers' watchlist, progress, reminders and preferences in pages of three. View counts start at 41. */
export const watchingFake: FakeAccountsPart = () => {
  const keptOf = new Map<string, Kept>();
  let views = 41;
  return (call) => {
    const [, , list = '', key] = call.path.split('/');
    if (list === 'video_counts') {
      const codes = (call.query['codes'] ?? '').split(',');
      return { body: { data: codes.map((code) => ({ code, views, comments: 7 })) } };
    }
    if (list === 'views') return { body: { data: { counted: (views += 1) > 0 } } };
    const answers = {
      watchlist,
      progress,
      continue_watching: progress,
      watch_history: progress,
      reminders,
      preferences,
    };
    const answer = Object.entries(answers).find(([name]) => name === list)?.[1];
    if (!answer) return undefined;
    const viewer = viewerOfCall(call);
    if (!viewer) return errorResponse(401, 'SESSION_REQUIRED');
    const kept = keptOf.get(viewer.id) ?? nothingKept();
    keptOf.set(viewer.id, kept);
    return answer(kept, call, key);
  };
};
