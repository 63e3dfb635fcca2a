import { FORM_ERROR } from 'final-form';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { formatClock } from '../../../shared/i18n/format';
import { isolate } from '../../../shared/i18n/isolate';
import { useMessage } from '../../../shared/messages/use-message';
import { Button } from '../../../shared/ui/Button/Button';
import * as styles from './ResendCode.module.css';

const SECOND_MS = 1000;

const secondsUntil = (moment: number): number => Math.max(0, Math.ceil((moment - Date.now()) / SECOND_MS));

/**
 * Counts the whole seconds down to 0 until a moment (milliseconds since 1970). Returns null while the moment is
 * unknown (0).
 */
const useSecondsLeft = (moment: number): number | null => {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (moment === 0) return;
    setLeft(secondsUntil(moment));
    const timer = setInterval(() => {
      const seconds = secondsUntil(moment);
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [moment]);
  return left;
};

/** Longer waits show no countdown: the error message says to try again tomorrow. */
const COUNTED_SECONDS = 3600;

interface Props {
  /** Time from which another code can be requested, in milliseconds since 1970. */
  resendAt: number;
  busy: boolean;
  /** Requests another code. Returns an error code under `FORM_ERROR`. */
  onResend: () => Promise<Record<string, string> | undefined>;
}

/**
 * Button that requests another code. It appears after the wait that the server demands; until then a countdown
 * is shown.
 */
export const ResendCode = ({ resendAt, busy, onResend }: Props) => {
  const { t } = useTranslation();
  const message = useMessage();
  const left = useSecondsLeft(resendAt);
  const [refusal, setRefusal] = useState<string | null>(null);

  const resend = async (): Promise<void> => {
    setRefusal(null);
    const errors = await onResend();
    setRefusal(errors?.[FORM_ERROR] ?? null);
  };

  return (
    <div className={styles.resend}>
      <div role="alert">{refusal && <p className={styles.refused}>{message(refusal)}</p>}</div>
      {left === 0 && (
        <Button look="text" busy={busy} onClick={() => void resend()}>
          {t('recovery.resend')}
        </Button>
      )}
      {left !== null && left > 0 && left < COUNTED_SECONDS && (
        <p className={styles.wait}>{t('recovery.resendIn', { time: isolate(formatClock(left)) })}</p>
      )}
    </div>
  );
};
