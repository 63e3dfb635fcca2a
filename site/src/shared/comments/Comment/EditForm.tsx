import { cleanText } from '@sahra/schemas/clean-text';
import { COMMENT_LENGTH } from '@sahra/schemas/constants';
import { textFailure } from '@sahra/schemas/text-failure';
import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { newIdempotencyKey } from '../../graph/new-idempotency-key';
import { usePageLocale } from '../../i18n/locale-context';
import { loadMessage } from '../../messages/load-message';
import { Button } from '../../ui/Button/Button';
import { CommentField } from '../Composer/CommentField';
import * as styles from '../Composer/Composer.module.css';
import type { CommentItem } from '../state/comment-item';
import type { EditedWords } from '../state/use-comments';
import { firstSecondOf } from '../text/comment-text';
import type { CommentedVideo } from '../text/CommentText';

interface Props {
  video: CommentedVideo;
  item: CommentItem;
  /** Returns the error code, or null. */
  onSave: (words: EditedWords) => Promise<string | null>;
  onClose: () => void;
}

const RULES = { ...COMMENT_LENGTH, required: 'COMMENT_REQUIRED', length: 'COMMENT_LENGTH' } as const;

/** Field with the text of an own pending comment. What is typed stays after a failure. */
export const EditForm = ({ video, item, onSave, onClose }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const field = useRef<HTMLTextAreaElement>(null);
  const sent = useRef({ text: '', key: '' });
  const [text, setText] = useState(item.text);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => field.current?.focus(), []);

  const save = async (): Promise<void> => {
    const clean = cleanText(text);
    // A retry has the same key: the first answer may only have been lost.
    if (sent.current.text !== clean) sent.current = { text: clean, key: newIdempotencyKey() };
    const second = video.hasTimes ? firstSecondOf(clean, video.lastSecond) : null;
    setBusy(true);
    const refused = textFailure(clean, RULES);
    const code = refused ?? (await onSave({ text: clean, second, key: sent.current.key }));
    if (code === null) {
      onClose();
      return;
    }
    setBusy(false);
    setFailure(await loadMessage(code === 'SOMETHING_WENT_WRONG' ? 'COMMENT_FAILED' : code, locale));
    field.current?.focus();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy) void save();
  };

  return (
    <form className={styles.composer} noValidate onSubmit={submit}>
      <CommentField
        field={field}
        label={t('comments.label')}
        text={text}
        failure={failure}
        onText={(typed) => {
          setText(typed);
          setFailure(null);
        }}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      />
      <div className={styles.actions}>
        <span className={styles.send}>
          <Button look="text" size="small" onClick={onClose}>
            {t('comments.cancel')}
          </Button>
          <Button type="submit" size="small" busy={busy}>
            {t('comments.save')}
          </Button>
        </span>
      </div>
    </form>
  );
};
