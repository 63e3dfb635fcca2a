import { RESET_CODE_DIGITS } from '@sahra/schemas/constants';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';

import { CodeField } from '../../../shared/form/CodeField/CodeField';
import { FormFrame } from '../../../shared/form/FormFrame/FormFrame';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { showToast } from '../../../shared/messages/toasts';
import { AuthScreen } from '../AuthScreen/AuthScreen';
import { PASSWORD_RESET_STEPS } from '../recovery/password-reset-steps';
import { usePasswordReset } from '../recovery/use-password-reset';
import { ResendCode } from '../ResendCode/ResendCode';
import { StepMarks } from '../StepMarks/StepMarks';
import * as styles from './VerifyCodePage.module.css';

interface Values {
  code?: string;
}

const validate = ({ code = '' }: Values): Record<string, string | undefined> => {
  if (!code) return { code: 'CODE_REQUIRED' };
  return { code: code.length < RESET_CODE_DIGITS ? 'CODE_INCOMPLETE' : undefined };
};

/** Second step of the password reset: the code from the mail. */
export const VerifyCodePage = () => {
  const { t } = useTranslation();
  const { context, resending, settle } = usePasswordReset('code');
  const { email, resendAt, triesLeft } = context;
  const [codesSent, setCodesSent] = useState(0);

  const resend = async (): Promise<Record<string, string> | undefined> => {
    const errors = await settle({ type: 'RESEND' }, []);
    if (errors) return errors;
    // What was typed, and what was said of it, belongs to the code before.
    setCodesSent((count) => count + 1);
    showToast('done', t('recovery.resent'));
    return undefined;
  };

  return (
    <AuthScreen
      step={<StepMarks step={2} steps={PASSWORD_RESET_STEPS} />}
      title={t('verify-code.title')}
      lead={
        <>
          {t('recovery.sentTo')}
          <bdi className={styles.email}>{email}</bdi>
        </>
      }
      other={
        <>
          {t('recovery.wrongEmail')}{' '}
          <LocaleLink to="/auth/forgot-password">{t('recovery.otherEmail')}</LocaleLink>
        </>
      }
    >
      <Form<Values>
        key={codesSent}
        onSubmit={({ code = '' }) => settle({ type: 'CHECK', code }, ['code'])}
        validate={validate}
      >
        {({ handleSubmit }) => (
          <FormFrame handleSubmit={handleSubmit} submitLabel={t('recovery.continue')}>
            <div>
              <CodeField name="code" label={t('recovery.code')} hint={t('recovery.codeHint')} />
              <p className={styles.tries} role="status">
                {triesLeft !== null && t('recovery.triesLeft', { count: triesLeft })}
              </p>
            </div>
          </FormFrame>
        )}
      </Form>
      <ResendCode resendAt={resendAt} busy={resending} onResend={resend} />
    </AuthScreen>
  );
};
