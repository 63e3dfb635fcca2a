import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useStore } from '../../store/use-store';
import { Button } from '../../ui/Button/Button';
import { Comment } from '../Comment/Comment';
import { UnsentItem } from '../Comment/UnsentItem';
import { Composer } from '../Composer/Composer';
import { useCommentDraft } from '../Composer/use-comment-draft';
import type { CommentItem, CommentThread } from '../state/comment-item';
import { reportedComments } from '../state/reported-comments';
import type { Comments } from '../state/use-comments';
import type { CommentedVideo } from '../text/CommentText';
import * as styles from './Thread.module.css';

interface Props {
  video: CommentedVideo;
  thread: CommentThread;
  comments: Comments;
  /** Ids of the replies that came since the list was loaded. */
  heard: readonly string[];
  /** Called with those that were read. */
  onHeard: (ids: readonly string[]) => void;
  mayWrite: boolean;
  isGuest: boolean;
  onGuest: () => void;
}

const NO_IDS: ReadonlySet<string> = new Set();

/** A comment with its replies and the field for one more. */
export const Thread = ({ video, thread, comments, heard, onHeard, mayWrite, isGuest, onGuest }: Props) => {
  const { t } = useTranslation();
  const { state, send, discard, remove, edit, take, loadReplies, refreshReplies } = comments;
  const unsent = state.unsent.filter(({ parentId }) => parentId === thread.id);
  const draft = useCommentDraft(`comment.${thread.id}`, unsent, comments.typed);
  const [replying, setReplying] = useState(draft.text !== '');
  const [loading, setLoading] = useState(false);
  const isReported = useStore(reportedComments, NO_IDS).has(thread.id);
  const box = useRef<HTMLDivElement>(null);

  const replies: readonly CommentItem[] = [
    ...thread.replies,
    ...state.held.filter(({ parentId }) => parentId === thread.id),
  ];
  const known = new Set(thread.replies.map(({ id }) => id));
  // The stream may tell of an own reply before its own answer comes.
  const underWay = unsent.filter(({ failure }) => failure === null).length;
  // While there are more to load, they are at their end.
  const news = thread.repliesEnd === null ? heard.filter((id) => !known.has(id)).length - underWay : 0;
  const rest = Math.max(1, thread.replyCount - thread.replies.length);
  const repliesShown = () => [...(box.current?.querySelectorAll('li') ?? [])];
  const show = async (load: () => Promise<boolean>): Promise<void> => {
    const before = new Set(repliesShown());
    setLoading(true);
    await load();
    setLoading(false);
    // The pressed button is gone, or counts what is left.
    requestAnimationFrame(() =>
      repliesShown()
        .find((reply) => !before.has(reply))
        ?.focus(),
    );
  };
  const showMore = () => show(() => loadReplies(thread.id, thread.repliesEnd));
  const showNews = () =>
    show(async () => {
      const isRead = await refreshReplies(thread.id);
      // One that was removed since is not among them, and would be told of for ever.
      if (isRead) onHeard(heard);
      return isRead;
    });
  const shared = {
    video,
    isGuest,
    onGuest,
    onDelete: remove,
    onEdit: edit,
    onTake: take,
    mayEdit: mayWrite,
    onReply: isGuest ? onGuest : mayWrite ? () => setReplying(true) : null,
  };

  return (
    <div ref={box} className={styles.thread}>
      <Comment {...shared} item={thread} />
      {!isReported && (replies.length > 0 || unsent.length > 0 || replying || news > 0) && (
        <div className={styles.replies}>
          <ul className={styles.list} aria-label={t('comments.replies')}>
            {replies.map((reply) => (
              <li key={reply.id} tabIndex={-1}>
                <Comment {...shared} item={reply} />
              </li>
            ))}
          </ul>
          {thread.repliesEnd !== null && (
            <Button look="text" size="small" busy={loading} onClick={() => void showMore()}>
              {t('comments.moreReplies', { count: rest })}
            </Button>
          )}
          {news > 0 && (
            <Button look="text" size="small" busy={loading} onClick={() => void showNews()}>
              {t('comments.newReplies', { count: news })}
            </Button>
          )}
          {unsent.map((one) => (
            <UnsentItem key={one.key} video={video} unsent={one} onSend={send} onDiscard={discard} />
          ))}
          {replying && mayWrite && (
            <Composer
              video={video}
              parentId={thread.id}
              label={t('comments.replyLabel')}
              placeholder={t('comments.replyPlaceholder')}
              draft={draft}
              onSend={send}
              onCancel={() => {
                setReplying(false);
                box.current?.querySelector('button')?.focus();
              }}
            />
          )}
        </div>
      )}
    </div>
  );
};
