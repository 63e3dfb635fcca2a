import { useTranslation } from 'react-i18next';

import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { AuthScreen } from '../AuthScreen/AuthScreen';
import { RegisterForm } from '../RegisterForm/RegisterForm';
import { StepMarks } from '../StepMarks/StepMarks';

const STEPS = 2;

/** Registration page. */
export const RegisterPage = () => {
  const { t } = useTranslation();
  return (
    <AuthScreen
      step={<StepMarks step={1} steps={STEPS} />}
      title={t('register.title')}
      lead={t('register.lead')}
      other={
        <>
          {t('register.haveAccount')} <LocaleLink to="/auth/login">{t('auth.login')}</LocaleLink>
        </>
      }
    >
      <RegisterForm />
    </AuthScreen>
  );
};
