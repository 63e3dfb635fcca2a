import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { viewerDetails } from '../../auth/viewer-state';
import { usePageLocale } from '../../i18n/locale-context';
import { loadMessage } from '../../messages/load-message';
import { useStore } from '../../store/use-store';
import { Button } from '../../ui/Button/Button';
import { Star } from '../../ui/Star/Star';
import type { UnsentComment } from '../state/comments-state';
import { CommentText } from '../text/CommentText';
import type { CommentedVideo } from '../text/CommentText';
import * as styles from './Comment.module.css';
import { CommentFrame } from './CommentFrame';

interface Props {
  video: CommentedVideo;
  unsent: UnsentComment;
  onSend: (comment: Omit<UnsentComment, 'failure'>) => void;
  onDiscard: (key: string) => void;
}

/** What every failure says; the reasons that help are said with it. */
const FAILED = 'COMMENT_FAILED';
const HELPFUL: readonly string[] = [
  'COMMENT_LENGTH',
  'RATE_LIMITED',
  'SUBSCRIPTION_REQUIRED',
  'SESSION_REQUIRED',
];

/** Own comment while it is sent. After a failure it stays, with the reason and a retry. */
export const UnsentItem = ({ video, unsent, onSend, onDiscard }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const name = useStore(viewerDetails, null)?.name ?? '';
  const { failure } = unsent;
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (failure === null) return;
    const codes = [FAILED, ...(HELPFUL.includes(failure) ? [failure] : [])];
    void Promise.all(codes.map((code) => loadMessage(code, locale))).then((texts) =>
      setMessage(texts.join(' ')),
    );
  }, [failure, locale]);
  return (
    <CommentFrame
      name={name}
      shownName={t('comments.you')}
      isReply={unsent.parentId !== null}
      look={failure === null ? 'sending' : 'failed'}
      note={
        failure === null && (
          <span className={styles.sendingNote}>
            <Star motion="turn" /> {t('comments.sending')}
          </span>
        )
      }
    >
      <CommentText video={video} text={unsent.text} />
      <div role="alert" className={styles.failure}>
        {failure !== null && message}
      </div>
      {failure !== null && (
        <div className={styles.actions}>
          <Button look="text" size="small" onClick={() => onSend(unsent)}>
            {t('state.retry')}
          </Button>
          <Button look="text" size="small" onClick={() => onDiscard(unsent.key)}>
            {t('comments.discard')}
          </Button>
        </div>
      )}
    </CommentFrame>
  );
};
