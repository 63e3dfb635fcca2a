import { useTranslation } from 'react-i18next';

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

/** Confirms a deleted account: until when and how it can be recovered. */
export const FarewellDialog = ({ account: { email, recoveryEndsAt }, onClose }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const day = formatDate(recoveryEndsAt, locale);
  return (
    <Dialog open onClose={onClose} title={t('farewell.title')}>
      <p>{t('farewell.text', { day, email: isolate(email) })}</p>
      <Button onClick={onClose}>{t('farewell.close')}</Button>
    </Dialog>
  );
};
