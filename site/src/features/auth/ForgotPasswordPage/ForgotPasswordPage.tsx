import { cleanEmail } from '@sahra/schemas/clean-email';
import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';

import { FormFrame } from '../../../shared/form/FormFrame/FormFrame';
import { TextField } from '../../../shared/form/TextField/TextField';
import { validateEmail } from '../../../shared/form/validate-email';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { AuthScreen } from '../AuthScreen/AuthScreen';
import { Prefill } from '../../../shared/form/Prefill/Prefill';
import { typedEmail } from '../fields/typed-email';
import { PASSWORD_RESET_STEPS } from '../recovery/password-reset-steps';
import { usePasswordReset } from '../recovery/use-password-reset';
import { StepMarks } from '../StepMarks/StepMarks';

interface Values {
  email?: string;
}

const validate = ({ email }: Values): Record<string, string | undefined> => ({ email: validateEmail(email) });

/** First step of the password reset: asks for the e-mail address of the account. */
export const ForgotPasswordPage = () => {
  const { t } = useTranslation();
  const { context, settle } = usePasswordReset('email');
  return (
    <AuthScreen
      step={<StepMarks step={1} steps={PASSWORD_RESET_STEPS} />}
      title={t('forgot-password.title')}
      lead={t('recovery.lead')}
      other={
        <>
          {t('recovery.remembered')} <LocaleLink to="/auth/login">{t('auth.login')}</LocaleLink>
        </>
      }
    >
      <Form<Values>
        onSubmit={({ email = '' }) => settle({ type: 'ASK', email: cleanEmail(email) }, ['email'])}
        validate={validate}
      >
        {({ handleSubmit }) => (
          <FormFrame handleSubmit={handleSubmit} submitLabel={t('recovery.sendCode')}>
            <TextField
              name="email"
              type="email"
              label={t('field.email')}
              autoComplete="email"
              inputMode="email"
            />
            <Prefill name="email" value={context.email || typedEmail.get()} />
          </FormFrame>
        )}
      </Form>
    </AuthScreen>
  );
};
