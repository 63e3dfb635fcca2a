import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { formatClock } from '../../i18n/format';
import { isolate } from '../../i18n/isolate';
import { Button } from '../../ui/Button/Button';
import { Chip, Chips } from '../../ui/Chips/Chips';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import { ErrorState } from '../../ui/ErrorState/ErrorState';
import { Comment } from '../Comment/Comment';
import { UnsentItem } from '../Comment/UnsentItem';
import { useNewComments } from '../live/use-new-comments';
import type { Comments } from '../state/use-comments';
import type { CommentedVideo } from '../text/CommentText';
import { Thread } from '../Thread/Thread';
import * as styles from './CommentsList.module.css';
import { CommentsSkeleton } from './CommentsSkeleton';
import { NewCommentsChip } from './NewCommentsChip';

interface Props {
  video: CommentedVideo;
  comments: Comments;
  /** Number of comments that the page told before the list is loaded. */
  knownCount: number;
  mayWrite: boolean;
  isGuest: boolean;
  onGuest: () => void;
}

const NONE: readonly string[] = [];

/** List of the comments on a video, with its orders and what came since it was loaded. */
export const CommentsList = ({ video, comments, knownCount, mayWrite, isGuest, onGuest }: Props) => {
  const { t } = useTranslation();
  const { state, failed, order, sortBy, from, retry, refresh, loadMore, send, discard, remove, edit, take } =
    comments;
  const { threads, held, unsent } = state;
  const heard = useNewComments(video.code, threads && state.newestAt);
  const [loading, setLoading] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  /** Place of the comment that gets the focus once it is shown. */
  const [focus, setFocus] = useState<number | null>(null);
  useEffect(() => {
    const item = focus === null ? undefined : list.current?.children[focus];
    if (!(item instanceof HTMLElement)) return;
    item.focus();
    setFocus(null);
  }, [focus, threads]);

  if (failed)
    return <ErrorState title={t('comments.unloaded')} text={t('record.failedText')} onRetry={retry} />;
  if (!threads) return <CommentsSkeleton count={knownCount} />;

  const ids = new Set(threads.map(({ id }) => id));
  const ofVideo = unsent.filter(({ parentId }) => parentId === null);
  const heldShown = held.filter(({ parentId }) => parentId === null || !ids.has(parentId));
  // The stream may tell of an own comment before its own answer comes.
  const underWay = ofVideo.filter(({ failure }) => failure === null).length;
  const news = [...heard.ids].filter((id) => !ids.has(id)).length - underWay;
  const shared = { video, isGuest, onGuest };

  const showNews = async (): Promise<void> => {
    const read = await refresh();
    if (read === null) return;
    // One that was removed since is not in the list, and would be told of for ever.
    heard.forget(heard.ids);
    if (read > 0) setFocus(0);
  };
  const removeItem: Comments['remove'] = async (item) => {
    const isDone = await remove(item);
    if (isDone) heard.forget([item.id]);
    return isDone;
  };
  const editItem: Comments['edit'] = async (item, words) => {
    const failure = await edit(item, words);
    // One that waits now has left the list, and would be told of as new.
    if (failure === null) heard.forget([item.id]);
    return failure;
  };
  const showMore = async (): Promise<void> => {
    setLoading(true);
    if (await loadMore()) setFocus(threads.length);
    setLoading(false);
  };

  return (
    <div className={styles.comments} data-comments>
      {(threads.length > 1 || order === 'POSITION') && (
        <Chips label={t('comments.order')}>
          <Chip pressed={order === 'NEWEST'} onPress={() => sortBy('NEWEST')}>
            {t('comments.newest')}
          </Chip>
          <Chip pressed={order === 'OLDEST'} onPress={() => sortBy('OLDEST')}>
            {t('comments.oldest')}
          </Chip>
          {video.hasTimes && (
            <Chip pressed={order === 'POSITION'} onPress={() => sortBy('POSITION')}>
              {t('comments.byMinute')}
            </Chip>
          )}
        </Chips>
      )}
      {order === 'POSITION' && (
        <p className={styles.minute} role="status">
          {threads.length === 0
            ? t('comments.noMinute')
            : from > 0 && t('comments.from', { time: isolate(formatClock(from)) })}
        </p>
      )}
      <NewCommentsChip count={Math.max(0, news)} onShow={showNews} />
      {ofVideo.map((one) => (
        <UnsentItem key={one.key} video={video} unsent={one} onSend={send} onDiscard={discard} />
      ))}
      {heldShown.map((item) => (
        <Comment
          key={item.id}
          {...shared}
          item={item}
          onReply={null}
          onDelete={removeItem}
          onEdit={editItem}
          onTake={take}
          mayEdit={mayWrite}
        />
      ))}
      {threads.length === 0 && order !== 'POSITION' && ofVideo.length === 0 && heldShown.length === 0 && (
        <EmptyState title={t('comments.emptyTitle')} text={t('comments.emptyText')} />
      )}
      {threads.length > 0 && (
        <ul ref={list} className={styles.list}>
          {threads.map((thread) => (
            <li key={thread.id} tabIndex={-1} className={styles.item}>
              <Thread
                {...shared}
                thread={thread}
                heard={heard.replies.get(thread.id) ?? NONE}
                onHeard={heard.forget}
                comments={{ ...comments, remove: removeItem, edit: editItem }}
                mayWrite={mayWrite}
              />
            </li>
          ))}
        </ul>
      )}
      {state.end !== null && (
        <Button look="ghost" className={styles.more} busy={loading} onClick={() => void showMore()}>
          {t('comments.more')}
        </Button>
      )}
    </div>
  );
};
