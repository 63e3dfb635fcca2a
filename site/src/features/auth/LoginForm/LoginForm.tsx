import { cleanEmail } from '@sahra/schemas/clean-email';
import { FORM_ERROR } from 'final-form';
import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';

import { startSession } from '../../../shared/auth/start-session';
import { useCsrfTokenLazyQuery } from '../../../shared/auth/csrf-token.query.generated';
import { submitErrors } from '../../../shared/form/submit-errors';
import type { Failure } from '../../../shared/form/submit-errors';
import { FormFrame } from '../../../shared/form/FormFrame/FormFrame';
import { PasswordField } from '../../../shared/form/PasswordField/PasswordField';
import { TextField } from '../../../shared/form/TextField/TextField';
import { validateEmail } from '../../../shared/form/validate-email';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { isRefusingCookies } from '../../../shared/store/cookies';
import { showToast } from '../../../shared/messages/toasts';
import { useMessage } from '../../../shared/messages/use-message';
import { Prefill } from '../../../shared/form/Prefill/Prefill';
import { typedEmail } from '../fields/typed-email';
import type { RecoveryOffer } from '../RecoverAccount/recovery-offer';
import * as styles from './LoginForm.module.css';
import { useSignInMutation } from './sign-in.mutation.generated';

interface Values {
  email?: string;
  password?: string;
}

const validate = ({ email, password }: Values): Record<string, string | undefined> => ({
  email: validateEmail(email),
  password: password ? undefined : 'PASSWORD_REQUIRED',
});

/** The token was asked for just now: whoever is refused with it has lost the cookie that belongs to it. */
const namingLostCookie = ({ code, field }: Failure): Failure => ({
  code: code === 'CSRF_INVALID' ? 'COOKIES_NEEDED' : code,
  field,
});

interface Props {
  /** Called when e-mail and password are correct but the account is soft-deleted and can be recovered. */
  onRecoverable: (offer: RecoveryOffer) => void;
}

/**
 * Login form with e-mail and password; keeps the typed values after a failure. After login, the guard of the
 * page redirects the viewer.
 */
export const LoginForm = ({ onRecoverable }: Props) => {
  const { t } = useTranslation();
  const message = useMessage();
  const [askToken] = useCsrfTokenLazyQuery({ fetchPolicy: 'network-only' });
  const [signIn] = useSignInMutation();

  const submit = async ({
    email = '',
    password = '',
  }: Values): Promise<Record<string, string> | undefined> => {
    if (isRefusingCookies()) return { [FORM_ERROR]: 'COOKIES_NEEDED' };
    try {
      const { data: token } = await askToken();
      const { data } = await signIn({
        variables: { input: { email: cleanEmail(email), password, csrfToken: token?.csrfToken ?? '' } },
      });
      const answer = data?.signIn;
      if (!answer?.session) {
        if (answer?.recovery) onRecoverable(answer.recovery);
        const failures = answer?.errors ?? [{ code: 'SOMETHING_WENT_WRONG', field: null }];
        return submitErrors(failures.map(namingLostCookie), ['email', 'password']);
      }
      startSession(answer.session);
      showToast('done', message('LOGIN_SUCCESS'));
      return undefined;
    } catch {
      return submitErrors([{ code: 'UPSTREAM_UNAVAILABLE', field: null }], []);
    }
  };

  return (
    <Form<Values> onSubmit={submit} validate={validate}>
      {({ handleSubmit, values }) => (
        <FormFrame handleSubmit={handleSubmit} submitLabel={t('auth.login')}>
          <TextField
            name="email"
            type="email"
            label={t('field.email')}
            autoComplete="email"
            inputMode="email"
          />
          <Prefill name="email" value={typedEmail.get()} />
          <div>
            <PasswordField name="password" label={t('field.password')} autoComplete="current-password" />
            <p className={styles.forgot}>
              <LocaleLink to="/auth/forgot-password" onClick={() => typedEmail.set(values.email ?? '')}>
                {t('login.forgot')}
              </LocaleLink>
            </p>
          </div>
        </FormFrame>
      )}
    </Form>
  );
};
