import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { showToast } from '../../../shared/messages/toasts';
import { useMessage } from '../../../shared/messages/use-message';
import { QueryContent } from '../../../shared/settings/QueryContent/QueryContent';
import { Panel } from '../../../shared/settings/Panel/Panel';
import { PanelSkeleton } from '../../../shared/settings/PanelSkeleton/PanelSkeleton';
import { Button } from '../../../shared/ui/Button/Button';
import * as styles from './PaymentHistory.module.css';
import { PaymentRow } from './PaymentRow';
import { usePaymentsQuery } from './payments.query.generated';
import type { PaymentsQuery } from './payments.query.generated';

/** Nearly a year of a monthly plan. */
const PAGE = 10;

const joined = (before: PaymentsQuery, next: PaymentsQuery): PaymentsQuery =>
  before.payments && next.payments
    ? { payments: { ...next.payments, nodes: [...before.payments.nodes, ...next.payments.nodes] } }
    : before;

/** Loads the viewer's payments, newest first, page by page. */
const usePayments = () => {
  const result = usePaymentsQuery({
    variables: { first: PAGE },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const after = result.data?.payments?.pageInfo.endCursor ?? null;
  /** Returns true when the next page is loaded. */
  const loadMore = async (): Promise<boolean> => {
    try {
      await result.fetchMore({
        variables: { first: PAGE, after },
        updateQuery: (before, { fetchMoreResult }) => joined(before, fetchMoreResult),
      });
      return true;
    } catch {
      return false;
    }
  };
  return { result, loadMore };
};

interface Props {
  nameOf: (planId: string | undefined) => string;
}

/** List of all payments, card checks and their refunds included, with the receipts. */
export const PaymentHistory = ({ nameOf }: Props) => {
  const { t } = useTranslation();
  const message = useMessage();
  const { result, loadMore } = usePayments();
  const [loading, setLoading] = useState(false);

  const showMore = async (): Promise<void> => {
    setLoading(true);
    if (!(await loadMore())) showToast('failed', message('SOMETHING_WENT_WRONG'));
    setLoading(false);
  };

  return (
    <QueryContent result={result} awaiting={<PanelSkeleton rows={2} titled />}>
      {({ payments }) =>
        payments && (
          <Panel title={t('billing.payments')}>
            {payments.nodes.length === 0 ? (
              <p className={styles.empty}>{t('billing.noPayments')}</p>
            ) : (
              <ul>
                {payments.nodes.map((payment) => (
                  <li key={payment.id}>
                    <PaymentRow payment={payment} plan={nameOf(payment.plan?.id)} />
                  </li>
                ))}
              </ul>
            )}
            {payments.pageInfo.hasNextPage && (
              <div className={styles.more}>
                <Button look="ghost" size="small" busy={loading} onClick={() => void showMore()}>
                  {t('saved.more')}
                </Button>
              </div>
            )}
          </Panel>
        )
      }
    </QueryContent>
  );
};
