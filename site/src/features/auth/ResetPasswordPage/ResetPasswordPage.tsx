import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';

import { FormFrame } from '../../../shared/form/FormFrame/FormFrame';
import { PasswordField } from '../../../shared/form/PasswordField/PasswordField';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { AuthScreen } from '../AuthScreen/AuthScreen';
import { validatePassword } from '../../../shared/form/validate-password';
import { PASSWORD_RESET_STEPS } from '../recovery/password-reset-steps';
import { usePasswordReset } from '../recovery/use-password-reset';
import { StepMarks } from '../StepMarks/StepMarks';

interface Values {
  password?: string;
  passwordConfirmation?: string;
}

const FIELDS = ['password', 'passwordConfirmation'];

const confirmationFailure = ({ password, passwordConfirmation }: Values): string | undefined => {
  if (!passwordConfirmation) return 'PASSWORD_REQUIRED';
  return passwordConfirmation === password ? undefined : 'PASSWORD_MISMATCH';
};

/** Last step of the password reset: a new password. It ends all sessions of the viewer, so login follows. */
export const ResetPasswordPage = () => {
  const { t } = useTranslation();
  const { context, settle } = usePasswordReset('password');
  return (
    <AuthScreen
      step={<StepMarks step={3} steps={PASSWORD_RESET_STEPS} />}
      title={t('reset-password.title')}
      lead={t('recovery.resetLead')}
      other={
        <>
          {t('recovery.remembered')} <LocaleLink to="/auth/login">{t('auth.login')}</LocaleLink>
        </>
      }
    >
      <Form<Values>
        onSubmit={({ password = '', passwordConfirmation = '' }) =>
          settle({ type: 'SAVE', password, passwordConfirmation }, FIELDS)
        }
        validate={(values) => ({
          password: validatePassword(values.password, context.email),
          passwordConfirmation: confirmationFailure(values),
        })}
      >
        {({ handleSubmit }) => (
          <FormFrame handleSubmit={handleSubmit} submitLabel={t('recovery.save')}>
            {/* Tells password managers which account the password belongs to. */}
            <input type="email" autoComplete="username" value={context.email} readOnly hidden />
            <PasswordField
              name="password"
              label={t('recovery.newPassword')}
              hint={t('register.passwordHint')}
              strength
              autoComplete="new-password"
            />
            <PasswordField
              name="passwordConfirmation"
              label={t('recovery.confirmation')}
              autoComplete="new-password"
            />
          </FormFrame>
        )}
      </Form>
    </AuthScreen>
  );
};
