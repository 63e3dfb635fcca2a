import { useTranslation } from 'react-i18next';

import { useRefundText } from '../../../shared/checkout/use-refund-text';
import { Words } from '../../../shared/direction/Words';
import { formatDate } from '../../../shared/i18n/format';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { useMoney } from '../../../shared/i18n/use-money';
import { PanelRow } from '../../../shared/settings/PanelRow/PanelRow';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import * as unseen from '../../../shared/ui/VisuallyHidden/VisuallyHidden.module.css';
import type { PaymentsQuery } from './payments.query.generated';
import * as styles from './PaymentHistory.module.css';

type Viewer = NonNullable<PaymentsQuery['viewer']>;
type Payment = NonNullable<Viewer['payments']>['nodes'][number];

interface Props {
  payment: Payment;
  /** Name of the paid plan. */
  plan: string;
}

/** Row of one payment: plan, amount, date, status, and a link to the receipt if there is one. */
export const PaymentRow = ({ payment, plan }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const money = useMoney();
  const { purpose, status, failure, amount, createdAt, receiptNumber, dispute } = payment;
  const refund = useRefundText()(payment);
  const outcome =
    status === 'FAILED'
      ? (failure?.message ?? t('billing.failed'))
      : status === 'PENDING'
        ? t('billing.pending')
        : refund;
  return (
    <PanelRow
      title={<Words>{t('billing.paymentTitle', { purpose: t(`billing.purpose.${purpose}`), plan })}</Words>}
      text={
        <>
          <span className={styles.facts}>
            <span className={styles.amount}>{money(amount).text}</span>
            <time dateTime={createdAt}>{formatDate(createdAt, locale)}</time>
          </span>
          {dispute && <p>{t(`refund.dispute.${dispute}`)}</p>}
          {outcome && <p className={status === 'FAILED' ? styles.failed : undefined}>{outcome}</p>}
        </>
      }
      action={
        receiptNumber && (
          <LocaleLink
            to={`/settings/subscription/receipts/${receiptNumber}`}
            className={buttonClass('ghost', 'small')}
          >
            {t('billing.receipt')} <bdi className={unseen.unseen}>{receiptNumber}</bdi>
          </LocaleLink>
        )
      }
    />
  );
};
