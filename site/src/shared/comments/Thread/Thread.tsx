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
  mayWrite: boolean;
  isGuest: boolean;
  onGuest: () => void;
}

const NO_IDS: ReadonlySet<string> = new Set();

/** A comment with its replies and the field for one more. */
export const Thread = ({ video, thread, comments, mayWrite, isGuest, onGuest }: Props) => {
  const { t } = useTranslation();
  const { state, send, discard, remove, edit, loadReplies } = comments;
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
  const rest = Math.max(1, thread.replyCount - thread.replies.length);
  const showMore = async (): Promise<void> => {
    const next = thread.replies.length;
    setLoading(true);
    await loadReplies(thread.id, thread.repliesEnd);
    setLoading(false);
    // The pressed button is gone, or counts what is left.
    requestAnimationFrame(() => box.current?.querySelectorAll('li')[next]?.focus());
  };
  const shared = {
    video,
    isGuest,
    onGuest,
    onDelete: remove,
    onEdit: edit,
    onReply: isGuest ? onGuest : mayWrite ? () => setReplying(true) : null,
  };

  return (
    <div ref={box} className={styles.thread}>
      <Comment {...shared} item={thread} />
      {!isReported && (replies.length > 0 || unsent.length > 0 || replying) && (
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
