import { cleanText } from '@sahra/schemas/clean-text';
import { REPORT_REASON_MAX } from '@sahra/schemas/constants';
import { lengthOf } from '@sahra/schemas/length-of';
import type { FormEvent } from 'react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { authState } from '../../auth/auth-state';
import { FieldFrame } from '../../form/FieldFrame/FieldFrame';
import { noteId } from '../../form/note-id';
import * as well from '../../form/Well.module.css';
import { usePageLocale } from '../../i18n/locale-context';
import { loadMessage } from '../../messages/load-message';
import { showToast } from '../../messages/toasts';
import { Button } from '../../ui/Button/Button';
import { Dialog } from '../../ui/Dialog/Dialog';
import { reportComment } from '../graph/comment-calls';
import { rememberReported } from '../state/reported-comments';
import * as styles from './Comment.module.css';

interface Props {
  id: string;
  onClose: () => void;
}

/** Form with which a viewer reports a comment, with a reason in their own words. */
export const ReportDialog = ({ id, onClose }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const field = useId();
  const element = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const send = async (): Promise<void> => {
    const clean = cleanText(reason);
    setBusy(true);
    const failure =
      lengthOf(clean) > REPORT_REASON_MAX ? 'REASON_TOO_LONG' : await reportComment(id, clean, locale);
    setBusy(false);
    const viewerId = authState.get()?.id;
    if (failure === null && viewerId !== undefined) {
      showToast('done', t('comments.reported'));
      onClose();
      rememberReported(viewerId, id);
    } else {
      setError(await loadMessage(failure ?? 'SESSION_REQUIRED', locale));
      element.current?.focus();
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy) void send();
  };

  return (
    <Dialog open onClose={() => !busy && onClose()} title={t('comments.reportTitle')}>
      <p>{t('comments.reportText')}</p>
      <form className={styles.report} noValidate onSubmit={submit}>
        <FieldFrame id={field} label={t('comments.reason')} optional error={error}>
          <textarea
            ref={element}
            id={field}
            className={`${well.well} ${styles.reason}`}
            rows={3}
            dir="auto"
            // The space lets CSS detect an empty field (`:placeholder-shown`).
            placeholder=" "
            value={reason}
            aria-invalid={error !== null || undefined}
            aria-describedby={error === null ? undefined : noteId(field)}
            onChange={({ target }) => {
              setReason(target.value);
              setError(null);
            }}
          />
        </FieldFrame>
        <Button type="submit" busy={busy}>
          {t('comments.reportSend')}
        </Button>
      </form>
    </Dialog>
  );
};
