import { useTranslation } from 'react-i18next';

import type { BuiltAddresses } from '../../../shared/catalogue/linkable';
import { isLinkable } from '../../../shared/catalogue/linkable';
import { ManagedElsewhere } from '../../../shared/checkout/ManagedElsewhere/ManagedElsewhere';
import { isPayable, PayDue } from '../../../shared/checkout/PayDue/PayDue';
import { MANAGE_SUBSCRIPTION } from '../../../shared/checkout/payment-address';
import type { SubscriptionFactsFragment } from '../../../shared/checkout/subscription-facts.fragment.generated';
import { SubscriptionTicket } from '../../../shared/checkout/SubscriptionTicket/SubscriptionTicket';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { Banner } from '../../../shared/ui/Banner/Banner';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import * as styles from './MySubscription.module.css';

interface Props {
  subscription: SubscriptionFactsFragment;
  /** Name of the current plan. */
  name: string | null;
  chrome: BuiltAddresses;
}

/** Subscription of the viewer with a link to change it. An overdue fee is paid here. */
export const MySubscription = ({ subscription, name, chrome }: Props) => {
  const { t } = useTranslation();
  const { status, paymentMethod } = subscription;
  const payable = isPayable(subscription);
  return (
    <div className={styles.have}>
      <h2>{t('subscribe.mine')}</h2>
      <SubscriptionTicket name={name} subscription={subscription} />
      <ManagedElsewhere paymentMethod={paymentMethod} cancelled={status === 'CANCELLED'} />
      {payable && <Banner kind="failed">{t('subscribe.overdue')}</Banner>}
      <div className={styles.ways}>
        <PayDue subscription={subscription} />
        <LocaleLink to="/home" className={buttonClass(payable ? 'ghost' : 'primary')}>
          {t('subscribe.watch')}
        </LocaleLink>
        {isLinkable(MANAGE_SUBSCRIPTION, chrome) && (
          <LocaleLink to={MANAGE_SUBSCRIPTION} className={buttonClass('ghost')}>
            {t('subscribe.manage')}
          </LocaleLink>
        )}
      </div>
    </div>
  );
};
