import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { PanelRow } from '../../../shared/settings/PanelRow/PanelRow';
import { SettingsIcon } from '../../../shared/settings/SettingsIcon/SettingsIcon';
import { Button } from '../../../shared/ui/Button/Button';
import { EmailChangeDialog } from './EmailChangeDialog';

interface Props {
  email: string;
  hasPassword: boolean;
  builtPaths: readonly string[];
}

/** Row of the viewer's address, with the button that changes it. */
export const EmailRow = ({ email, hasPassword, builtPaths }: Props) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <PanelRow
        icon={<SettingsIcon name="mail" />}
        title={t('field.email')}
        text={<bdi dir="ltr">{email}</bdi>}
        action={
          <Button
            look="ghost"
            size="small"
            aria-label={t('account.emailTitle')}
            onClick={() => setOpen(true)}
          >
            {t('settings-profile.change')}
          </Button>
        }
      />
      {open && (
        <EmailChangeDialog
          email={email}
          hasPassword={hasPassword}
          builtPaths={builtPaths}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
