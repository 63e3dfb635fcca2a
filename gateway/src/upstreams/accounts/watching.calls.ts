import type { RecordPage } from '../cms/cms-records';
import type { UpstreamCall } from '../http/upstream-client';
import type { AccountsCalls } from './accounts-calls';
import type {
  PreferencesChange,
  PreferencesRecord,
  ProgressRecord,
  ProgressReport,
  ReminderRecord,
  ViewReport,
  WatchlistItemRecord,
  WatchlistShowRecord,
} from './accounts-records';
import type { CallerContext } from './caller-context';

interface Envelope<Data> {
  data: Data;
}
interface PageEnvelope<Item> extends Envelope<Item[]> {
  meta: { next: string | null };
}

/** Creates the calls for the viewer's watchlist, progress, views, preferences and reminders. */
export const createWatchingCalls = ({ call, callAsViewer }: AccountsCalls) => {
  const dataOf = async <Data>(caller: CallerContext, request: UpstreamCall): Promise<Data> =>
    (await callAsViewer<Envelope<Data>>(caller, request)).body.data;
  const pageOf = async <Item>(
    caller: CallerContext,
    path: string,
    after: string | null,
  ): Promise<RecordPage<Item>> => {
    const { body } = await callAsViewer<PageEnvelope<Item>>(caller, { path, query: { after } });
    return { items: body.data, next: body.meta.next };
  };
  const remove = async (caller: CallerContext, path: string): Promise<void> => {
    await callAsViewer(caller, { method: 'DELETE', path });
  };

  return {
    watchlist: (caller: CallerContext, after: string | null) =>
      pageOf<WatchlistItemRecord>(caller, '/api/watchlist', after),
    /** Reads which of the videos are saved. */
    saved: (caller: CallerContext, codes: readonly string[]) =>
      dataOf<WatchlistItemRecord[]>(caller, { path: '/api/watchlist', query: { codes: codes.join(',') } }),
    addToWatchlist: (caller: CallerContext, code: string) =>
      dataOf<WatchlistItemRecord>(caller, { method: 'POST', path: '/api/watchlist', json: { code } }),
    removeFromWatchlist: (caller: CallerContext, code: string) =>
      remove(caller, `/api/watchlist/${encodeURIComponent(code)}`),
    watchlistShows: (caller: CallerContext, after: string | null) =>
      pageOf<WatchlistShowRecord>(caller, '/api/watchlist/shows', after),
    /** Reads which of the shows are saved. */
    savedShows: (caller: CallerContext, slugs: readonly string[]) =>
      dataOf<WatchlistShowRecord[]>(caller, {
        path: '/api/watchlist/shows',
        query: { slugs: slugs.join(',') },
      }),
    addShowToWatchlist: (caller: CallerContext, slug: string) =>
      dataOf<WatchlistShowRecord>(caller, { method: 'POST', path: '/api/watchlist/shows', json: { slug } }),
    removeShowFromWatchlist: (caller: CallerContext, slug: string) =>
      remove(caller, `/api/watchlist/shows/${encodeURIComponent(slug)}`),
    continueWatching: (caller: CallerContext, after: string | null) =>
      pageOf<ProgressRecord>(caller, '/api/continue_watching', after),
    watchHistory: (caller: CallerContext, after: string | null) =>
      pageOf<ProgressRecord>(caller, '/api/watch_history', after),
    /** Reads the progress of some videos; never watched ones are left out. */
    progress: (caller: CallerContext, codes: readonly string[]) =>
      dataOf<ProgressRecord[]>(caller, { path: '/api/progress', query: { codes: codes.join(',') } }),
    saveProgress: (caller: CallerContext, report: ProgressReport) =>
      dataOf<ProgressRecord | null>(caller, { method: 'POST', path: '/api/progress', json: report }),
    mergeProgress: (caller: CallerContext, entries: readonly ProgressReport[]) =>
      dataOf<ProgressRecord[]>(caller, { method: 'POST', path: '/api/progress/merge', json: { entries } }),
    forgetProgress: (caller: CallerContext, code: string) =>
      remove(caller, `/api/progress/${encodeURIComponent(code)}`),
    clearHistory: (caller: CallerContext) => remove(caller, '/api/progress'),
    /** Counts the view for the viewer when signed in, otherwise for a visitor. */
    countView: async (caller: CallerContext, view: ViewReport): Promise<boolean> => {
      const request = { method: 'POST', path: '/api/views', json: view } as const;
      const ask = caller.bearer === null ? call : callAsViewer;
      return (await ask<Envelope<{ counted: boolean }>>(caller, request)).body.data.counted;
    },
    preferences: (caller: CallerContext) => dataOf<PreferencesRecord>(caller, { path: '/api/preferences' }),
    savePreferences: (caller: CallerContext, change: PreferencesChange) =>
      dataOf<PreferencesRecord>(caller, { method: 'POST', path: '/api/preferences', json: change }),
    reminders: (caller: CallerContext) => dataOf<ReminderRecord[]>(caller, { path: '/api/reminders' }),
    addReminder: (caller: CallerContext, scheduleId: string) =>
      dataOf<ReminderRecord>(caller, {
        method: 'POST',
        path: '/api/reminders',
        json: { schedule_id: scheduleId },
      }),
    removeReminder: (caller: CallerContext, scheduleId: string) =>
      remove(caller, `/api/reminders/${encodeURIComponent(scheduleId)}`),
  };
};
