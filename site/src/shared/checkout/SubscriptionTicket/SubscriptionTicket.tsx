import { useTranslation } from 'react-i18next';

import { Words } from '../../direction/Words';
import { formatDate } from '../../i18n/format';
import { usePageLocale } from '../../i18n/locale-context';
import { useMoney } from '../../i18n/use-money';
import { PaperTicket } from '../../ui/PaperTicket/PaperTicket';
import { Star } from '../../ui/Star/Star';
import type { SubscriptionFactsFragment } from '../subscription-facts.fragment.generated';
import { cardText } from '@sahra/schemas/card-text';
import * as styles from './SubscriptionTicket.module.css';

interface Props {
  /** Plan name from the editors; null when there is none. */
  name: string | null;
  subscription: SubscriptionFactsFragment;
}

/** Names of the stores, the same in both locales. */
const STORES: Partial<Record<string, string>> = { GOOGLE: 'Google Play', APPLE: 'App Store' };

interface Fact {
  label: string;
  value: string;
  /** Text that is always Latin, in both locales. */
  latin?: boolean;
}

/** The viewer's subscription as a ticket. It shows only facts that apply. */
export const SubscriptionTicket = ({ name, subscription }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const money = useMoney();
  const { status, plan, price, trialEndsAt, nextPayment, nextPaymentAt, endsAt, card, paymentMethod } =
    subscription;
  const day = (iso: string): string => formatDate(iso, locale);
  const cardNumber = cardText(card);
  const store = STORES[paymentMethod ?? ''];
  const facts: (Fact | null)[] = [
    trialEndsAt && status === 'TRIAL' ? { label: t('subscribe.freeUntil'), value: day(trialEndsAt) } : null,
    nextPaymentAt && nextPayment
      ? {
          label: t('subscribe.nextPayment'),
          value: t('subscribe.amountOn', { price: money(nextPayment).text, date: day(nextPaymentAt) }),
        }
      : null,
    endsAt ? { label: t('subscribe.endsOn'), value: day(endsAt) } : null,
    cardNumber
      ? {
          label: t(paymentMethod === 'APPLE_PAY' ? 'subscribe.method.APPLE_PAY' : 'subscribe.card'),
          value: cardNumber,
          latin: true,
        }
      : null,
    store ? { label: t('subscribe.paidThrough'), value: store, latin: true } : null,
  ];
  return (
    <div className={styles.ticket}>
      <PaperTicket
        name={{ text: t('subscribe.ticket') }}
        stub={
          <>
            <p className={status === 'PAST_DUE' ? `${styles.status} ${styles.due}` : styles.status}>
              <Star /> {t(`subscribe.status.${status}`)}
            </p>
            <p className={styles.name}>
              <Words>{name ?? t('subscribe.plan')}</Words>
            </p>
            {plan?.period && price && (
              <p className={styles.price}>
                <bdi dir="ltr">{money(price).digits}</bdi>&nbsp;
                {t(`plans.${plan.period}`, { currency: money(price).unit })}
              </p>
            )}
          </>
        }
      >
        <dl className={styles.facts}>
          {facts.map(
            (fact) =>
              fact && (
                <div key={fact.label} className={styles.fact}>
                  <dt>{fact.label}</dt>
                  <dd>{fact.latin ? <bdi dir="ltr">{fact.value}</bdi> : fact.value}</dd>
                </div>
              ),
          )}
        </dl>
      </PaperTicket>
    </div>
  );
};
