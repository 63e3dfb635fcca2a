import { useTranslation } from 'react-i18next';

import type { BuiltAddresses } from '../../../shared/catalogue/linkable';
import { isLinkable } from '../../../shared/catalogue/linkable';
import { Checkout } from '../../../shared/checkout/Checkout/Checkout';
import type { SubscriptionFactsFragment } from '../../../shared/checkout/subscription-facts.fragment.generated';
import { SubscriptionTicket } from '../../../shared/checkout/SubscriptionTicket/SubscriptionTicket';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { useMessage } from '../../../shared/messages/use-message';
import type { PaidPlan } from '../../../shared/plans/plan-tickets';
import { Banner } from '../../../shared/ui/Banner/Banner';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import * as styles from './MySubscription.module.css';

interface Props {
  subscription: SubscriptionFactsFragment;
  /** Name of the current plan. */
  name: string | null;
  /** Plan to pay when the last payment failed. */
  overdue: PaidPlan | undefined;
  chrome: BuiltAddresses;
}

const MANAGE = '/settings/subscription';
/** Codes of the reasons why a subscription cannot be changed here. */
const ELSEWHERE: Partial<Record<NonNullable<SubscriptionFactsFragment['paymentMethod']>, string>> = {
  GOOGLE: 'STORE_MANAGED',
  APPLE: 'STORE_MANAGED',
  VOUCHER: 'VOUCHER_MANAGED',
};

/** Subscription of the viewer with a link to change it. An overdue payment can be made with another card. */
export const MySubscription = ({ subscription, name, overdue, chrome }: Props) => {
  const { t } = useTranslation();
  const message = useMessage();
  const { status, paymentMethod } = subscription;
  const elsewhere = paymentMethod && ELSEWHERE[paymentMethod];
  const payable = status === 'PAST_DUE' && !elsewhere && overdue;
  return (
    <div className={styles.mine}>
      <div className={styles.have}>
        <h2>{t('subscribe.mine')}</h2>
        <SubscriptionTicket name={name} subscription={subscription} />
        {elsewhere && <Banner kind="notice">{message(elsewhere)}</Banner>}
        {status === 'PAST_DUE' && <Banner kind="failed">{t('subscribe.overdue')}</Banner>}
        <div className={styles.ways}>
          <LocaleLink to="/home" className={buttonClass(payable ? 'ghost' : 'primary')}>
            {t('subscribe.watch')}
          </LocaleLink>
          {isLinkable(MANAGE, chrome) && (
            <LocaleLink to={MANAGE} className={buttonClass('ghost')}>
              {t('subscribe.manage')}
            </LocaleLink>
          )}
        </div>
      </div>
      {payable && <Checkout plan={payable} promoCode={null} begins="overdue" />}
    </div>
  );
};
