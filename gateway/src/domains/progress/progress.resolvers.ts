import { formErrorsOf } from '../../graph/form-errors';
import type { GraphContext } from '../../graph/graph-context';
import { requireViewer } from '../../graph/require-viewer';
import type { ProgressState, Resolvers } from '../../graph/resolver-types.generated';
import type { ProgressRecord } from '../../upstreams/accounts/accounts-records';
import { UpstreamFailure } from '../../upstreams/http/upstream-failure';
import { connectionOfViewerVideos } from '../video/connection-of-viewer-videos';
import { requireVideo } from '../video/require-video';

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

export const progressResolvers: Resolvers = {
  Query: {
    continueWatching: async (_root, args, context) => {
      if (!context.viewer) return null;
      const { services, caller } = context;
      const { edges, pageInfo } = await connectionOfViewerVideos(context, args, (after) =>
        services.accounts.continueWatching(caller, after),
      );
      return {
        edges: edges.map(({ cursor, node: { kept, video } }) => ({ cursor, progress: kept, node: video })),
        nodes: edges.map(({ node }) => node.video),
        pageInfo,
      };
    },
  },
  Mutation: {
    saveProgress: async (_root, { input: { at, ...report } }, context) => {
      try {
        const { progress } = requireViewer(context);
        const { live } = await requireVideo(context, report.code);
        // A live event has no position to resume from: its recording starts at another time.
        if (live) return { progress: null, errors: [] };
        const sent = at ? { ...report, at } : report;
        const kept = await context.services.accounts.saveProgress(context.caller, sent);
        progress.clear(report.code);
        return { progress: kept, errors: [] };
      } catch (error) {
        return { progress: null, errors: formErrorsOf(error, context.locale) };
      }
    },
    mergeProgress: async (_root, { entries }, context) => {
      try {
        requireViewer(context);
        const published = await publishedOnly(context, entries);
        const { length } = await context.services.accounts.mergeProgress(context.caller, published);
        return { kept: length, errors: [] };
      } catch (error) {
        return { kept: 0, errors: formErrorsOf(error, context.locale) };
      }
    },
    clearHistory: async (_root, { code }, context) => {
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
    resumeAt: ({ state, position }) => (state === 'started' ? position : 0),
    watchedAt: ({ watched_at }) => watched_at,
  },
};
