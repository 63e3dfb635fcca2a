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
} from './accounts-records';
import type { CallerReading } from './caller';

interface Envelope<Data> {
  data: Data;
}
interface PageEnvelope<Item> extends Envelope<Item[]> {
  meta: { next: string | null };
}

/** Creates the calls for the viewer's watchlist, progress, views, preferences and reminders. */
export const createWatchingCalls = ({ call, callAsViewer }: AccountsCalls) => {
  const dataOf = async <Data>(caller: CallerReading, request: UpstreamCall): Promise<Data> =>
    (await callAsViewer<Envelope<Data>>(caller, request)).body.data;
  const pageOf = async <Item>(
    caller: CallerReading,
    path: string,
    after: string | null,
  ): Promise<RecordPage<Item>> => {
    const { body } = await callAsViewer<PageEnvelope<Item>>(caller, { path, query: { after } });
    return { items: body.data, next: body.meta.next };
  };
  const remove = async (caller: CallerReading, path: string): Promise<void> => {
    await callAsViewer(caller, { method: 'DELETE', path });
  };

  return {
    watchlist: (caller: CallerReading, after: string | null) =>
      pageOf<WatchlistItemRecord>(caller, '/api/watchlist', after),
    /** Reads which of the videos are saved. */
    saved: (caller: CallerReading, codes: readonly string[]) =>
      dataOf<WatchlistItemRecord[]>(caller, { path: '/api/watchlist', query: { codes: codes.join(',') } }),
    addToWatchlist: (caller: CallerReading, code: string) =>
      dataOf<WatchlistItemRecord>(caller, { method: 'POST', path: '/api/watchlist', json: { code } }),
    removeFromWatchlist: (caller: CallerReading, code: string) =>
      remove(caller, `/api/watchlist/${encodeURIComponent(code)}`),
    continueWatching: (caller: CallerReading, after: string | null) =>
      pageOf<ProgressRecord>(caller, '/api/continue_watching', after),
    /** Reads the progress of some videos; never watched ones are left out. */
    progress: (caller: CallerReading, codes: readonly string[]) =>
      dataOf<ProgressRecord[]>(caller, { path: '/api/progress', query: { codes: codes.join(',') } }),
    saveProgress: (caller: CallerReading, report: ProgressReport) =>
      dataOf<ProgressRecord | null>(caller, { method: 'POST', path: '/api/progress', json: report }),
    mergeProgress: (caller: CallerReading, entries: readonly ProgressReport[]) =>
      dataOf<ProgressRecord[]>(caller, { method: 'POST', path: '/api/progress/merge', json: { entries } }),
    forgetProgress: (caller: CallerReading, code: string) =>
      remove(caller, `/api/progress/${encodeURIComponent(code)}`),
    clearHistory: (caller: CallerReading) => remove(caller, '/api/progress'),
    /** Counts the view for the viewer when signed in, otherwise for a visitor. */
    countView: async (caller: CallerReading, view: ViewReport): Promise<boolean> => {
      const request = { method: 'POST', path: '/api/views', json: view } as const;
      const ask = caller.bearer === null ? call : callAsViewer;
      return (await ask<Envelope<{ counted: boolean }>>(caller, request)).body.data.counted;
    },
    preferences: (caller: CallerReading) => dataOf<PreferencesRecord>(caller, { path: '/api/preferences' }),
    savePreferences: (caller: CallerReading, change: PreferencesChange) =>
      dataOf<PreferencesRecord>(caller, { method: 'POST', path: '/api/preferences', json: change }),
    reminders: (caller: CallerReading) => dataOf<ReminderRecord[]>(caller, { path: '/api/reminders' }),
    addReminder: (caller: CallerReading, scheduleId: string) =>
      dataOf<ReminderRecord>(caller, {
        method: 'POST',
        path: '/api/reminders',
        json: { schedule_id: scheduleId },
      }),
    removeReminder: (caller: CallerReading, scheduleId: string) =>
      remove(caller, `/api/reminders/${encodeURIComponent(scheduleId)}`),
  };
};
