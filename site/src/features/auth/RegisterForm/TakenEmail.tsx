import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';

import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { typedEmail } from '../fields/typed-email';

/** Returns the login's address, which leads on to where the registration would have led. */
const loginAddress = (): string => {
  const callbackUrl = new URLSearchParams(window.location.search).get('callbackUrl');
  return callbackUrl === null ? '/auth/login' : `/auth/login?${new URLSearchParams({ callbackUrl })}`;
};

/** Link to the login while the e-mail address is refused as taken; the login then has the address filled in. */
export const TakenEmail = () => {
  const { t } = useTranslation();
  const { input, meta } = useField<string>('email', {
    subscription: { value: true, submitError: true, dirtySinceLastSubmit: true },
  });
  if (meta.submitError !== 'EMAIL_TAKEN' || meta.dirtySinceLastSubmit) return null;
  return (
    <p>
      <LocaleLink
        to={loginAddress()}
        className={buttonClass('text', 'small')}
        onClick={() => typedEmail.set(input.value)}
      >
        {t('register.logInInstead')}
      </LocaleLink>
    </p>
  );
};
