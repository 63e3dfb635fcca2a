import { useState } from 'react';
import { useForm } from 'react-final-form';
import { useTranslation } from 'react-i18next';

import { CodeField } from '../../../shared/form/CodeField/CodeField';
import { isolate } from '../../../shared/i18n/isolate';
import { showToast } from '../../../shared/messages/toasts';
import { useMessage } from '../../../shared/messages/use-message';
import { Button } from '../../../shared/ui/Button/Button';
import { ToggleLabel } from '../../../shared/ui/ToggleLabel/ToggleLabel';
import { failureCode } from '../failure-code';
import { useRequestDeleteCodeMutation } from '../request-delete-code.mutation.generated';
import * as styles from './MailedCode.module.css';

const MINUTE_S = 60;

/** Viewers without a password confirm with a code of four digits, which they request here by mail. */
export const MailedCode = ({ email }: { email: string }) => {
  const { t } = useTranslation();
  const message = useMessage();
  const form = useForm();
  const [request, { loading }] = useRequestDeleteCodeMutation();
  const [minutes, setMinutes] = useState<number | null>(null);

  const send = async (): Promise<void> => {
    try {
      const { data } = await request();
      const refusal = data?.requestDeleteCode?.errors[0]?.code;
      const seconds = data?.requestDeleteCode?.expiresInSeconds;
      if (refusal || !seconds) showToast('failed', message(refusal ?? 'SOMETHING_WENT_WRONG'));
      else {
        // What was typed, and what was said of it, belongs to the code before.
        form.change('code', '');
        form.resetFieldState('code');
        setMinutes(Math.round(seconds / MINUTE_S));
      }
    } catch (error) {
      showToast('failed', message(failureCode(error)));
    }
  };

  return (
    <div className={styles.code}>
      <CodeField name="code" label={t('delete-account.code')} />
      <p role="status" className={styles.note}>
        {minutes === null
          ? t('delete-account.codeNeeded', { email: isolate(email) })
          : t('delete-account.codeSent', { email: isolate(email), count: minutes })}
      </p>
      <div>
        <Button look="ghost" size="small" busy={loading} onClick={() => void send()}>
          <ToggleLabel
            pressed={minutes !== null}
            on={t('delete-account.sendAgain')}
            off={t('delete-account.sendCode')}
          />
        </Button>
      </div>
    </div>
  );
};
