import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { forgetFarewell } from '../../../shared/auth/farewell';
import type { Farewell } from '../../../shared/auth/farewell';
import { formatDate } from '../../../shared/i18n/format';
import { isolate } from '../../../shared/i18n/isolate';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { Button } from '../../../shared/ui/Button/Button';
import { Dialog } from '../../../shared/ui/Dialog/Dialog';

interface Props {
  account: Farewell;
  onClose: () => void;
}

/**
 * Confirms a deleted account: until when and how it can be recovered. Where the answer of the deletion was lost, it
 * says what is known.
 */
export const FarewellDialog = ({ account: { email, recoveryEndsAt }, onClose }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  useEffect(forgetFarewell, []);
  return (
    <Dialog open onClose={onClose} title={t(recoveryEndsAt ? 'farewell.title' : 'farewell.lostTitle')}>
      <p>
        {recoveryEndsAt
          ? t('farewell.text', { day: formatDate(recoveryEndsAt, locale), email: isolate(email) })
          : t('farewell.lostText', { email: isolate(email) })}
      </p>
      <Button onClick={onClose}>{t('farewell.close')}</Button>
    </Dialog>
  );
};
