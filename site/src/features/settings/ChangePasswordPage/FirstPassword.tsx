import { useTranslation } from 'react-i18next';

import { useSignOut } from '../../../shared/auth/use-sign-out';
import { isolate } from '../../../shared/i18n/isolate';
import { Button } from '../../../shared/ui/Button/Button';

/** Address of the password reset, which sends a code by mail. It is for visitors only. */
const FORGOT_PASSWORD = '/auth/forgot-password';

interface Props {
  email: string;
  builtPaths: readonly string[];
}

/**
 * Notice for viewers who sign in with a provider and have no password. They sign out and set the first password
 * through the password reset.
 */
export const FirstPassword = ({ email, builtPaths }: Props) => {
  const { t } = useTranslation();
  const { signingOut, signOut } = useSignOut(FORGOT_PASSWORD);
  return (
    <>
      <p>{t('change-password.none', { email: isolate(email) })}</p>
      {builtPaths.includes(FORGOT_PASSWORD) && (
        <div>
          <Button busy={signingOut} onClick={() => void signOut()}>
            {t('change-password.first')}
          </Button>
        </div>
      )}
    </>
  );
};
