import type { GraphContext } from '../../graph/graph-context';
import type { Resolvers } from '../../graph/resolver-types.generated';
import type { CommentRecord } from '../../upstreams/accounts/accounts-records';
import { isUnavailable, UpstreamFailure } from '../../upstreams/http/upstream-failure';
import { requireVideo } from '../video/require-video';
import type { OwnViewer } from '../viewer/own-viewer';
import { contentChanges } from './content-changes';
import type { ContentChangeRecord } from './content-changes';
import { newComments } from './new-comments';
import { videoChanges } from './video-changes';
import { viewerChanges } from './viewer-changes';
import type { ViewerChangeRecord } from './viewer-changes';

/** Returns the viewer; null when the token has expired since the stream was opened. */
const currentViewer = async ({ viewer: own }: GraphContext): Promise<OwnViewer | null> => {
  try {
    return own && { ...(await own.details.load()), own };
  } catch (error) {
    if (error instanceof UpstreamFailure && error.graphCode === 'UNAUTHENTICATED') return null;
    throw error;
  }
};

/** Refuses a subscription to a video that does not exist. While nobody knows, it begins, and hears of the next change. */
const refuseUnknownVideo = async (context: GraphContext, code: string): Promise<void> => {
  try {
    await requireVideo(context, code);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
  }
};

export const liveResolvers: Resolvers = {
  Subscription: {
    contentChanged: {
      subscribe: (_root, _args, { services }) => contentChanges(services.feeds),
      resolve: (state: ContentChangeRecord) => state,
    },
    liveState: {
      subscribe: async (_root, { videoCode }, context) => {
        await refuseUnknownVideo(context, videoCode);
        return videoChanges(context, videoCode);
      },
      resolve: (code: string, _args: object, context: GraphContext) => context.public.video.load(code),
    },
    commentAdded: {
      subscribe: async (_root, { videoCode }, context) => {
        await refuseUnknownVideo(context, videoCode);
        return newComments(context, videoCode);
      },
      resolve: (comment: CommentRecord) => comment,
    },
    viewerChanged: {
      subscribe: (_root, _args, context) => viewerChanges(context),
      resolve: (change: ViewerChangeRecord) => change,
    },
  },
  ViewerChange: {
    viewer: ({ kind }, _args, context) => (kind === 'SESSION_ENDED' ? null : currentViewer(context)),
  },
};
