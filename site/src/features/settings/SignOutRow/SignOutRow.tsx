import { useTranslation } from 'react-i18next';

import { useSignOut } from '../../../shared/auth/use-sign-out';
import { PanelRow } from '../../../shared/settings/PanelRow/PanelRow';
import { SettingsIcon } from '../../../shared/settings/SettingsIcon/SettingsIcon';
import { Button } from '../../../shared/ui/Button/Button';

/** Row that signs the viewer out on this device. */
export const SignOutRow = () => {
  const { t } = useTranslation();
  const { signingOut, signOut } = useSignOut();
  return (
    <PanelRow
      icon={<SettingsIcon name="leave" directed />}
      title={t('auth.signOut')}
      text={t('account.signOutText')}
      action={
        <Button look="ghost" size="small" busy={signingOut} onClick={() => void signOut()}>
          {t('auth.signOut')}
        </Button>
      }
    />
  );
};
