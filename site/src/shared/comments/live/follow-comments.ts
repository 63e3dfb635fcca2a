import { DEFAULT_LOCALE } from '@sahra/schemas/constants';

import { queryGraph } from '../../graph/query-graph';
import { followOrAsk } from '../../live/follow-or-ask';
import { joinTabs } from '../../live/join-tabs';
import { readEvents } from '../../live/read-events';
import type { StreamCall } from '../../live/read-events';
import { CommentAddedOperation } from '../graph/comment-added.subscription.generated';
import { NewestCommentsOperation } from '../graph/newest-comments.query.generated';

/** Comment or reply that appeared under a video. */
export interface NewComment {
  id: string;
  /** Comment that it replies to; null when it is no reply. A tab that was opened before there were replies sends none. */
  parentId?: string | null;
  createdAt: string;
}

/** What a tab that comes later gets. */
const REMEMBERED = 50;

/**
 * Follows the comments and replies that appear under a video. The tabs that show it share one stream; where its
 * events do not pass, one of them asks once a minute, for comments without replies.
 * @returns A function that stops.
 */
export const followComments = (
  code: string,
  hear: (comments: readonly NewComment[]) => void,
): (() => void) => {
  let openings = 0;
  return joinTabs<readonly NewComment[]>({
    name: `sahra.comments.${code}`,
    lead: (tell) => {
      let present: readonly NewComment[] = [];
      let stopped = false;
      const announce = (comments: readonly NewComment[]): void => {
        if (stopped) return;
        present = [...present, ...comments].slice(-REMEMBERED);
        tell(comments);
      };
      const ask = async (): Promise<void> => {
        const answer = await queryGraph(NewestCommentsOperation, { code }, DEFAULT_LOCALE).catch(() => null);
        announce(answer?.data.video?.comments?.nodes ?? []);
      };
      const stop = followOrAsk({
        hasFirstEvent: false,
        open: (call: Omit<StreamCall, 'token'>) => {
          // What came while no stream was open is not told afterwards.
          if (openings > 0) void ask();
          openings += 1;
          return readEvents(CommentAddedOperation, { code }, { ...call, token: null });
        },
        onEvent: ({ commentAdded }) => {
          if (commentAdded) announce([commentAdded]);
        },
        ask,
      });
      return {
        present: () => (present.length > 0 ? present : null),
        stop: () => {
          stopped = true;
          stop();
        },
      };
    },
    hear,
  });
};
