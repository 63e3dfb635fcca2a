import { cleanText } from '@sahra/schemas/clean-text';
import { COMMENT_LENGTH } from '@sahra/schemas/constants';
import { textFailure } from '@sahra/schemas/text-failure';
import type { FormEvent, KeyboardEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { newIdempotencyKey } from '../../graph/new-idempotency-key';
import { usePageLocale } from '../../i18n/locale-context';
import { loadMessage } from '../../messages/load-message';
import { Button } from '../../ui/Button/Button';
import { CommentField } from '../Composer/CommentField';
import * as styles from '../Composer/Composer.module.css';
import type { EditFailure } from '../graph/comment-calls';
import type { CommentItem, CommentThread } from '../state/comment-item';
import type { EditedWords } from '../state/use-comments';
import { editedSecondOf } from '../text/comment-text';
import { CommentText } from '../text/CommentText';
import type { CommentedVideo } from '../text/CommentText';

interface Props {
  video: CommentedVideo;
  item: CommentItem;
  /** Returns why the words were not saved, or null. */
  onSave: (words: EditedWords) => Promise<EditFailure | null>;
  onClose: () => void;
  /** Called at the close with the comment as it was changed elsewhere, when these words were not saved. */
  onTake: (present: CommentThread) => void;
}

const RULES = { ...COMMENT_LENGTH, required: 'COMMENT_REQUIRED', length: 'COMMENT_LENGTH' } as const;

/** Field with the text of an own comment. What is typed stays after a failure. */
export const EditForm = ({ video, item, onSave, onClose, onTake }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const field = useRef<HTMLTextAreaElement>(null);
  const sent = useRef({ words: '', key: '' });
  // A list that is read again may bring newer words meanwhile, which these did not begin with.
  const [begun] = useState(item);
  const [text, setText] = useState(item.text);
  const [present, setPresent] = useState<CommentThread | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => field.current?.focus(), []);

  const save = async (): Promise<void> => {
    const clean = cleanText(text);
    const former = present ?? begun;
    const { version } = former;
    // A retry has the same key: the first answer may only have been lost.
    const words = `${version} ${clean}`;
    if (sent.current.words !== words) sent.current = { words, key: newIdempotencyKey() };
    const second = video.hasTimes ? editedSecondOf(clean, former, video.lastSecond) : undefined;
    setBusy(true);
    const refused = textFailure(clean, RULES);
    const outcome =
      refused === undefined
        ? await onSave({ text: clean, second, version, key: sent.current.key })
        : { code: refused, present: null };
    if (outcome === null) {
      onClose();
      return;
    }
    setBusy(false);
    if (outcome.present) setPresent(outcome.present);
    const { code } = outcome;
    setFailure(await loadMessage(code === 'SOMETHING_WENT_WRONG' ? 'COMMENT_FAILED' : code, locale));
    field.current?.focus();
  };
  const cancel = (): void => {
    onClose();
    if (present) onTake(present);
  };
  const submit = (event: FormEvent | KeyboardEvent): void => {
    event.preventDefault();
    if (!busy) void save();
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
    if (event.key !== 'Escape') return;
    // It would also close the sheet of a short.
    event.preventDefault();
    cancel();
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
        onKeyDown={handleKey}
      />
      {present && (
        <div className={styles.present}>
          <p>{t('comments.present')}</p>
          <CommentText video={video} text={present.text} second={present.second} />
        </div>
      )}
      <div className={styles.actions}>
        <span className={styles.send}>
          <Button look="text" size="small" onClick={cancel}>
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
