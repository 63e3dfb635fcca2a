import { useTranslation } from 'react-i18next';

import { useMessage } from '../../messages/use-message';
import { Banner } from '../../ui/Banner/Banner';
import { buttonClass } from '../../ui/Button/button-class';
import type { SubscriptionFactsFragment } from '../subscription-facts.fragment.generated';

/** Pages on which each store lists the viewer's subscriptions. */
const STORES = {
  GOOGLE: { notice: 'STORE_NOTICE_GOOGLE', url: 'https://play.google.com/store/account/subscriptions' },
  APPLE: { notice: 'STORE_NOTICE_APPLE', url: 'https://apps.apple.com/account/subscriptions' },
} as const;

interface Props {
  paymentMethod: SubscriptionFactsFragment['paymentMethod'];
  /** True when the subscription is cancelled here, or is about to be: the store must know too. */
  cancelled: boolean;
}

/**
 * Says where a subscription is changed that is not paid here: in its store, which is named and linked to, or nowhere
 * while a voucher runs. Nothing for a subscription that is paid here.
 */
export const ManagedElsewhere = ({ paymentMethod, cancelled }: Props) => {
  const { t } = useTranslation();
  const message = useMessage();
  if (paymentMethod === 'VOUCHER') return <Banner kind="notice">{message('VOUCHER_MANAGED')}</Banner>;
  if (paymentMethod !== 'GOOGLE' && paymentMethod !== 'APPLE') return null;
  const { notice, url } = STORES[paymentMethod];
  return (
    <Banner
      kind="notice"
      action={
        <a href={url} className={buttonClass('ghost', 'small')} rel="noopener noreferrer">
          {t(`store.open.${paymentMethod}`)}
        </a>
      }
    >
      {cancelled ? message(notice) : t(`store.managed.${paymentMethod}`)}
    </Banner>
  );
};
