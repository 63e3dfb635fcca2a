import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { cardText } from '@sahra/schemas/card-text';
import { Words } from '../../../shared/direction/Words';
import { formatDate } from '../../../shared/i18n/format';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { useMoney } from '../../../shared/i18n/use-money';
import { Panel } from '../../../shared/settings/Panel/Panel';
import { Button } from '../../../shared/ui/Button/Button';
import { MethodChangeOutcome } from '../ChangeMethod/MethodChangeOutcome';
import { PAYMENT_METHOD_NAMES } from '../payment-texts';
import type { SubscriptionStateFragment } from '../subscription-state.fragment.generated';
import * as styles from './SubscriptionFacts.module.css';

interface Props {
  subscription: SubscriptionStateFragment;
  name: string;
  /** Features of the free plan, written by editors. */
  freePoints: readonly string[];
  /** Opens the dialog that replaces the payment method; null when that is not possible here. */
  onChangeMethod: (() => void) | null;
}

const MONTH_LENGTH = 'YYYY-MM'.length;

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt className={styles.name}>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** All facts about the subscription that docs/product/rules.md R29 names, the free plan included. */
export const SubscriptionFacts = ({ subscription, name, freePoints, onChangeMethod }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const money = useMoney();
  const {
    cardExpires,
    plan,
    price,
    withAds,
    registeredAt,
    nextPaymentAt,
    nextPayment,
    fullPriceAt,
    paymentMethod,
  } = subscription;
  const card = cardText(subscription.card);
  const cost = price && money(price);
  return (
    <Panel title={t('billing.details')}>
      <dl className={styles.facts}>
        <Fact name={t('billing.currentPlan')}>
          <Words>{name}</Words>
        </Fact>
        {plan?.period && cost && (
          <Fact name={t('billing.price')}>
            <bdi dir="ltr">{cost.digits}</bdi>&nbsp;{t(`plans.${plan.period}`, { currency: cost.unit })}
          </Fact>
        )}
        <Fact name={t('billing.ads')}>{t(withAds ? 'billing.withAds' : 'billing.withoutAds')}</Fact>
        <Fact name={t('billing.nextPayment')}>
          {nextPaymentAt && nextPayment
            ? t('billing.amountOn', {
                amount: money(nextPayment).text,
                date: formatDate(nextPaymentAt, locale),
              })
            : t('billing.none')}
          {fullPriceAt && plan?.period && cost && (
            <>
              {' '}
              {t(`billing.fullPrice.${plan.period}`, {
                price: cost.text,
                date: formatDate(fullPriceAt, locale),
              })}
            </>
          )}
        </Fact>
        <Fact name={t('billing.method')}>
          {!(paymentMethod === 'CARD' && card) &&
            t(paymentMethod ? PAYMENT_METHOD_NAMES[paymentMethod] : 'billing.none')}{' '}
          {card && (
            <bdi dir="ltr" className={styles.card}>
              {card}
            </bdi>
          )}
          {cardExpires && nextPaymentAt && cardExpires < nextPaymentAt.slice(0, MONTH_LENGTH) && (
            <span className={styles.expires}>{t('billing.cardExpires')}</span>
          )}
          <MethodChangeOutcome />
          {onChangeMethod && (
            <Button
              look="text"
              size="small"
              aria-haspopup="dialog"
              className={styles.change}
              onClick={onChangeMethod}
            >
              {t('billing.changeMethod')}
            </Button>
          )}
        </Fact>
        <Fact name={t('billing.memberSince')}>
          <time dateTime={registeredAt}>{formatDate(registeredAt, locale)}</time>
        </Fact>
        {freePoints.length > 0 && (
          <Fact name={t('billing.freePlan')}>
            <ul>
              {freePoints.map((point) => (
                <li key={point}>
                  <Words>{point}</Words>
                </li>
              ))}
            </ul>
          </Fact>
        )}
      </dl>
    </Panel>
  );
};
