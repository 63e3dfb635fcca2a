import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useNow } from '../../clock/use-now';
import { useMomentFormat } from '../../clock/use-moment-format';
import { formatAgo } from '../../i18n/format';
import { isolateText } from '../../i18n/isolate-text';
import { usePageLocale } from '../../i18n/locale-context';
import { useStore } from '../../store/use-store';
import { Button } from '../../ui/Button/Button';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden';
import type { CommentItem } from '../state/comment-item';
import type { Comments } from '../state/use-comments';
import { reportedComments } from '../state/reported-comments';
import { CommentText } from '../text/CommentText';
import type { CommentedVideo } from '../text/CommentText';
import * as styles from './Comment.module.css';
import { CommentFrame } from './CommentFrame';
import { DeleteDialog } from './DeleteDialog';
import { EditForm } from './EditForm';
import { neighbourOf } from './neighbour-of';
import { HeldNote } from './HeldNote';
import { ReportDialog } from './ReportDialog';

interface Props {
  video: CommentedVideo;
  item: CommentItem;
  /** Null for those who may not write. */
  onReply: (() => void) | null;
  onDelete: (item: CommentItem) => Promise<boolean>;
  onEdit: Comments['edit'];
  onTake: Comments['take'];
  /** Whether the viewer may write under the video, and so change what they wrote. */
  mayEdit: boolean;
  /** Leads a guest who reports to the login. */
  onGuest: () => void;
  isGuest: boolean;
}

const NO_IDS: ReadonlySet<string> = new Set();
/** What a moderator hid stays as it was judged. */
const EDITABLE: readonly CommentItem['status'][] = ['PUBLISHED', 'PENDING'];

const Edited = ({ at }: { at: string }) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const formatMoment = useMomentFormat();
  const full = t('comments.editedAt', { time: formatMoment(at, locale) });
  return (
    <time dateTime={at} title={full} className={styles.time}>
      <span aria-hidden="true">{t('comments.edited')}</span>
      <VisuallyHidden>{full}</VisuallyHidden>
    </time>
  );
};

/** A comment or reply with its actions. What the viewer reported is hidden for them. */
export const Comment = ({
  video,
  item,
  onReply,
  onDelete,
  onEdit,
  onTake,
  mayEdit,
  onGuest,
  isGuest,
}: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const now = useNow();
  const formatMoment = useMomentFormat();
  const [asked, setAsked] = useState<'delete' | 'edit' | 'report' | null>(null);
  const isReported = useStore(reportedComments, NO_IDS).has(item.id);
  const wasShown = useRef(!isReported);
  const hidden = useRef<HTMLParagraphElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  const wasEdited = useRef(false);
  /** Moves the focus when this comment is deleted, or leaves its place because it is published or waits. */
  const leave = useRef<(() => void) | null>(null);
  useEffect(() => () => leave.current?.(), []);
  useEffect(() => {
    if (asked === null && wasEdited.current) {
      leave.current = null;
      // The field had the focus, and is gone; a viewer who went on keeps theirs.
      if (document.activeElement === document.body)
        actions.current?.querySelector<HTMLElement>('[data-edit]')?.focus();
    }
    wasEdited.current = asked === 'edit';
  }, [asked]);
  const leaving = async <Outcome,>(act: Promise<Outcome>, isDone: (outcome: Outcome) => boolean) => {
    leave.current = neighbourOf(actions.current);
    const outcome = await act;
    if (!isDone(outcome)) leave.current = null;
    return outcome;
  };
  // The button that was pressed is gone with the text.
  useEffect(() => {
    if (isReported && wasShown.current) hidden.current?.focus();
  }, [isReported]);

  if (isReported)
    return (
      <p ref={hidden} tabIndex={-1} className={styles.hidden}>
        {t('comments.hidden')}
      </p>
    );
  const name = item.author ?? t('comments.unknown');
  const isHeld = item.status !== 'PUBLISHED';
  const of = { name: isolateText(name) };
  return (
    <CommentFrame
      name={item.author ?? ''}
      shownName={item.own ? t('comments.you') : name}
      isReply={item.parentId !== null}
      look={isHeld ? 'held' : undefined}
      note={
        isHeld ? (
          <HeldNote status={item.status} />
        ) : (
          <>
            <time
              dateTime={item.createdAt}
              title={formatMoment(item.createdAt, locale)}
              className={styles.time}
            >
              {formatAgo(item.createdAt, now ?? Date.parse(item.createdAt), locale)}
            </time>
            {item.editedAt !== null && <Edited at={item.editedAt} />}
          </>
        )
      }
    >
      {asked === 'edit' ? (
        <EditForm
          video={video}
          item={item}
          onSave={(words) => leaving(onEdit(item, words), (failure) => failure === null)}
          onClose={() => setAsked(null)}
          onTake={(present) => onTake(item, present)}
        />
      ) : (
        <CommentText video={video} text={item.text} second={item.second} />
      )}
      <div ref={actions} className={styles.actions}>
        {onReply && !isHeld && (
          <Button look="text" size="small" aria-label={t('comments.replyTo', of)} onClick={onReply}>
            {t('comments.reply')}
          </Button>
        )}
        {item.own && mayEdit && EDITABLE.includes(item.status) && asked !== 'edit' && (
          <Button look="text" size="small" data-edit onClick={() => setAsked('edit')}>
            {t('comments.edit')}
          </Button>
        )}
        {item.own ? (
          <Button look="text" size="small" onClick={() => setAsked('delete')}>
            {t('comments.delete')}
          </Button>
        ) : (
          <Button
            look="text"
            size="small"
            aria-label={t('comments.reportOf', of)}
            onClick={() => (isGuest ? onGuest() : setAsked('report'))}
          >
            {t('comments.report')}
          </Button>
        )}
      </div>
      {asked === 'delete' && (
        <DeleteDialog
          onDelete={() => leaving(onDelete(item), (isDone) => isDone)}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'report' && <ReportDialog id={item.id} onClose={() => setAsked(null)} />}
    </CommentFrame>
  );
};
