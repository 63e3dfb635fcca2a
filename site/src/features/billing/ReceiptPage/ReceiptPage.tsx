import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { recordKey } from '../../../shared/record/record-key';
import { SettingsHead } from '../../../shared/settings/SettingsHead/SettingsHead';
import { ViewerScope } from '../../../shared/settings/ViewerScope/ViewerScope';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { Icon } from '../../../shared/ui/Icon/Icon';
import { Loading } from '../../../shared/ui/Loading/Loading';
import { OwnReceipt } from './OwnReceipt';
import * as styles from './ReceiptPage.module.css';
import { ReceiptSkeleton } from './ReceiptSkeleton';

interface Props {
  pathname: string;
  /** Recipient of the payment. */
  seller: { brand: string; contactEmail: string };
}

/**
 * Page of one receipt, linked from mails. The served HTML is the same for every number; the browser loads the
 * viewer's receipt.
 */
export const ReceiptPage = ({ pathname, seller }: Props) => {
  const { t } = useTranslation();
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => setShown(pathname), [pathname]);
  return (
    <>
      <p className={styles.back} data-unprinted="">
        <LocaleLink to="/settings/subscription" className={buttonClass('text', 'small')}>
          <Icon name="back" directed /> {t('settings-subscription.title')}
        </LocaleLink>
      </p>
      <div data-unprinted="">
        <SettingsHead title={t('settings-receipt.title')} />
      </div>
      {shown === null ? (
        <Loading>
          <ReceiptSkeleton />
        </Loading>
      ) : (
        <ViewerScope awaiting={<ReceiptSkeleton />}>
          <OwnReceipt key={shown} number={recordKey(shown)} pathname={shown} seller={seller} />
        </ViewerScope>
      )}
    </>
  );
};
