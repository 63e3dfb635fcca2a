import { cleanText } from '@sahra/schemas/clean-text';
import { COMMENT_LENGTH } from '@sahra/schemas/constants';
import { lengthOf } from '@sahra/schemas/length-of';
import { textFailure } from '@sahra/schemas/text-failure';
import type { FormEvent, KeyboardEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { formatClock } from '../../i18n/format';
import { isolate } from '../../i18n/isolate';
import { usePageLocale } from '../../i18n/locale-context';
import { loadMessage } from '../../messages/load-message';
import { Button } from '../../ui/Button/Button';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden';
import type { UnsentComment } from '../state/comments-state';
import { firstSecondOf } from '../text/comment-text';
import type { CommentedVideo } from '../text/CommentText';
import { CommentField } from './CommentField';
import * as styles from './Composer.module.css';
import type { CommentDraft } from './use-comment-draft';
import { usePresentSecond } from './use-present-second';

/** The rest is counted from here on. */
const COUNTED_FROM = COMMENT_LENGTH.max - 100;
const RULES = { ...COMMENT_LENGTH, required: 'COMMENT_REQUIRED', length: 'COMMENT_LENGTH' } as const;

interface Props {
  video: CommentedVideo;
  /** The comment that is replied to; null for a comment on the video. */
  parentId: string | null;
  label: string;
  placeholder: string;
  draft: CommentDraft;
  onSend: (comment: Omit<UnsentComment, 'failure'>) => void;
  /** Closes the field of a reply. */
  onCancel?: () => void;
}

/** Field for a comment or a reply, with a button that inserts the present time of the video. */
export const Composer = ({ video, parentId, label, placeholder, draft, onSend, onCancel }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, setText, keyOf } = draft;
  const [failure, setFailure] = useState<string | null>(null);
  const present = usePresentSecond(video.code);
  const isReply = onCancel !== undefined;
  useEffect(() => {
    if (isReply) field.current?.focus();
  }, [isReply]);

  const left = COMMENT_LENGTH.max - lengthOf(cleanText(text));

  const send = (): void => {
    const clean = cleanText(text);
    const code = textFailure(clean, RULES);
    if (code !== undefined) {
      void loadMessage(code, locale).then(setFailure);
      field.current?.focus();
      return;
    }
    const second = video.hasTimes ? firstSecondOf(clean, video.lastSecond) : null;
    onSend({ key: keyOf(JSON.stringify([video.code, parentId, clean])), text: clean, parentId, second });
    setText('');
    if (isReply) onCancel();
    else field.current?.focus();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send();
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      send();
    } else if (event.key === 'Escape' && isReply) onCancel();
  };
  const insertTime = (time: string): void => {
    const element = field.current;
    if (!element) return;
    const { selectionStart: from, selectionEnd: to } = element;
    const before = text.slice(0, from);
    const inserted = `${before === '' || /\s$/.test(before) ? '' : ' '}${time} `;
    setText(before + inserted + text.slice(to));
    element.focus();
    // React puts the new text in before the next frame.
    const caret = from + inserted.length;
    requestAnimationFrame(() => element.setSelectionRange(caret, caret));
  };

  return (
    <form className={styles.composer} noValidate onSubmit={submit}>
      <CommentField
        field={field}
        label={label}
        placeholder={placeholder}
        text={text}
        failure={failure}
        onText={(typed) => {
          setText(typed);
          setFailure(null);
        }}
        onKeyDown={handleKey}
      />
      <div className={styles.actions}>
        {video.hasTimes && present !== null && (
          <Button look="ghost" size="small" onClick={() => insertTime(formatClock(present))}>
            <VisuallyHidden>{t('comments.insert')} </VisuallyHidden>
            {t('comments.at', { time: isolate(formatClock(present)) })}
          </Button>
        )}
        {lengthOf(text) > COUNTED_FROM && (
          <span className={left < 0 ? styles.over : styles.left} role="status">
            {left < 0 ? t('comments.over', { count: -left }) : t('comments.left', { count: left })}
          </span>
        )}
        <span className={styles.send}>
          {isReply && (
            <Button look="text" size="small" onClick={onCancel}>
              {t('comments.cancel')}
            </Button>
          )}
          <Button type="submit" look={text.trim() === '' ? 'ghost' : 'primary'} size="small">
            {t('comments.send')}
          </Button>
        </span>
      </div>
    </form>
  );
};
