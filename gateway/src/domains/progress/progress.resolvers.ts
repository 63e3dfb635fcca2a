import { connectionWithEdgeFields } from '../../graph/connection';
import type { ConnectionArgs } from '../../graph/connection';
import { formErrorsOf } from '../../graph/form-errors';
import type { GraphContext } from '../../graph/graph-context';
import { renameErrorFields } from '../../graph/rename-error-fields';
import { requireViewer } from '../../graph/require-viewer';
import type { ProgressState, Resolvers, SaveProgressInput } from '../../graph/resolver-types.generated';
import type { ProgressRecord } from '../../upstreams/accounts/accounts-records';
import type { RecordPage } from '../../upstreams/cms/cms-records';
import { UpstreamFailure } from '../../upstreams/http/upstream-failure';
import { connectionOfViewerVideos } from '../video/connection-of-viewer-videos';
import { requireVideo } from '../video/require-video';

/** Names of the upstream's fields in the graph. */
const FIELDS: ReadonlyMap<string, string> = new Map([
  ['code', 'videoCode'],
  ['position', 'positionSeconds'],
  ['duration', 'durationSeconds'],
  ['at', 'watchedAt'],
]);

/** Converts the input into the report for accounts; without a time it counts as watched now. */
const reportOf = ({ videoCode, positionSeconds, durationSeconds, watchedAt }: SaveProgressInput) => ({
  code: videoCode,
  position: positionSeconds,
  duration: durationSeconds,
  ...(watchedAt && { at: watchedAt }),
});

/** Maximum number of entries per call to accounts. */
const MERGE_MAX = 50;

/**
 * Keeps the entries whose video is a published recording. Throws BAD_USER_INPUT for more than
 * MERGE_MAX entries, before any video is read.
 */
const publishedOnly = async <Entry extends { code: string }>(
  { public: { video } }: GraphContext,
  entries: readonly Entry[],
): Promise<Entry[]> => {
  if (entries.length > MERGE_MAX)
    throw new UpstreamFailure('accounts', 422, 'BAD_USER_INPUT', { entries: ['BAD_USER_INPUT'] });
  const videos = await Promise.all(entries.map(({ code }) => video.load(code)));
  return entries.filter((_entry, index) => videos[index]?.live === false);
};

const STATES = { new: 'NEW', started: 'STARTED', finished: 'FINISHED' } as const satisfies Record<
  ProgressRecord['state'],
  ProgressState
>;

/** Builds a connection over videos with the viewer's progress. */
const connectionOfWatched = async (
  context: GraphContext,
  args: ConnectionArgs,
  fetchPage: (after: string | null) => Promise<RecordPage<ProgressRecord>>,
) =>
  connectionWithEdgeFields(
    await connectionOfViewerVideos(context, args, fetchPage),
    ({ video }) => video,
    ({ kept }) => ({ progress: kept }),
  );

export const progressResolvers: Resolvers = {
  Viewer: {
    continueWatching: ({ own }, args, context) => connectionOfWatched(context, args, own.continueWatching),
    watchHistory: ({ own }, args, context) => connectionOfWatched(context, args, own.watchHistory),
  },
  Mutation: {
    saveProgress: async (_root, { input }, context) => {
      const report = reportOf(input);
      try {
        const { progress } = requireViewer(context);
        const { live } = await requireVideo(context, report.code);
        // A live event has no position to resume from: its recording starts at another time.
        if (live) return { progress: null, errors: [] };
        const kept = await context.services.accounts.saveProgress(context.caller, report);
        progress.clear(report.code);
        return { progress: kept, errors: [] };
      } catch (error) {
        return { progress: null, errors: renameErrorFields(formErrorsOf(error, context.locale), FIELDS) };
      }
    },
    mergeProgress: async (_root, { input: { entries } }, context) => {
      try {
        requireViewer(context);
        const published = await publishedOnly(context, entries.map(reportOf));
        const { length } = await context.services.accounts.mergeProgress(context.caller, published);
        return { kept: length, errors: [] };
      } catch (error) {
        return { kept: 0, errors: formErrorsOf(error, context.locale) };
      }
    },
    clearHistory: async (_root, { input: { videoCode: code } }, context) => {
      const { accounts } = context.services;
      try {
        requireViewer(context);
        if (code === null || code === undefined) await accounts.clearHistory(context.caller);
        else await accounts.forgetProgress(context.caller, code);
        return { cleared: true, errors: [] };
      } catch (error) {
        return { cleared: false, errors: formErrorsOf(error, context.locale) };
      }
    },
  },
  Progress: {
    state: ({ state }) => STATES[state],
    positionSeconds: ({ position }) => position,
    durationSeconds: ({ duration }) => duration,
    resumeSeconds: ({ state, position }) => (state === 'started' ? position : 0),
    watchedAt: ({ watched_at }) => watched_at,
  },
};
