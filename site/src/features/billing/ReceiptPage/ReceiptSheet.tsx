import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { cardText } from '@sahra/schemas/card-text';
import { Words } from '../../../shared/direction/Words';
import { formatDate } from '../../../shared/i18n/format';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { useMoney } from '../../../shared/i18n/use-money';
import type { ReceiptQuery } from './receipt.query.generated';
import * as styles from './ReceiptSheet.module.css';

interface Props {
  receipt: NonNullable<NonNullable<ReceiptQuery['viewer']>['receipt']>;
  /** Recipient of the payment. */
  seller: { brand: string; contactEmail: string };
}

const Line = ({ name, className, children }: { name: string; className?: string; children: ReactNode }) => (
  <div className={className ? `${styles.line} ${className}` : styles.line}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Receipt in its printed form. */
export const ReceiptSheet = ({ receipt, seller }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const money = useMoney();
  const { number, issuedAt, price, discount, credit, amount, refundedAt, refundedAmount, dispute } = receipt;
  const day = (iso: string): string => formatDate(iso, locale);
  const card = cardText(receipt.card);
  return (
    <article className={styles.sheet} data-surface="paper" aria-labelledby="receipt-number">
      <header className={styles.head}>
        <div>
          <p className={styles.brand}>{seller.brand}</p>
          <bdi dir="ltr" className={styles.small}>
            {seller.contactEmail}
          </bdi>
        </div>
        <p id="receipt-number" className={styles.number}>
          {t('billing.receiptOf')} <bdi dir="ltr">{number}</bdi>
        </p>
      </header>
      <dl className={styles.facts}>
        <Line name={t('billing.paidBy')}>
          <bdi>{receipt.name}</bdi>
          <bdi dir="ltr" className={styles.small}>
            {receipt.email}
          </bdi>
        </Line>
        <Line name={t('billing.issued')}>{day(issuedAt)}</Line>
        <Line name={t('billing.for')}>
          <Words>{receipt.planName}</Words>
        </Line>
        <Line name={t('billing.period')}>
          {t('billing.fromTo', { from: day(receipt.periodStartsAt), to: day(receipt.periodEndsAt) })}
        </Line>
        {card && (
          <Line name={t('billing.method')}>
            <bdi dir="ltr">{card}</bdi>
          </Line>
        )}
      </dl>
      <dl className={styles.amounts}>
        <Line name={t('billing.price')}>{money(price).text}</Line>
        {discount.amount > 0 && (
          <Line name={t('billing.discount')}>{t('billing.less', { amount: money(discount).text })}</Line>
        )}
        {credit.amount > 0 && (
          <Line name={t('billing.creditOf')}>{t('billing.less', { amount: money(credit).text })}</Line>
        )}
        <Line name={t('billing.paid')} className={styles.total}>
          {money(amount).text}
        </Line>
      </dl>
      <p className={styles.small}>{t('billing.taxes')}</p>
      {dispute && <p className={styles.refunded}>{t(`refund.dispute.${dispute}`)}</p>}
      {refundedAt ? (
        <p className={styles.refunded}>{t('billing.refunded', { date: day(refundedAt) })}</p>
      ) : (
        refundedAmount.amount > 0 && (
          <p className={styles.refunded}>
            {t('billing.refundedPart', { amount: money(refundedAmount).text })}
          </p>
        )
      )}
    </article>
  );
};
