import { useTranslation } from 'react-i18next';

import { useSignOut } from '../../../shared/auth/use-sign-out';
import { isolate } from '../../../shared/i18n/isolate';
import { Button } from '../../../shared/ui/Button/Button';

/** Where a password that is not known is chosen, by a code from a mail. It is for visitors. */
const FORGOT_PASSWORD = '/auth/forgot-password';

interface Props {
  email: string;
  builtPaths: readonly string[];
}

/** For a viewer who signs in with a provider: the first password is chosen like a forgotten one, signed out. */
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
