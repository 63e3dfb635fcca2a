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

const joined = ({ viewer }: PaymentsQuery, next: PaymentsQuery): PaymentsQuery => {
  const more = next.viewer?.payments;
  if (!viewer?.payments || !more) return { viewer };
  return { viewer: { ...viewer, payments: { ...more, nodes: [...viewer.payments.nodes, ...more.nodes] } } };
};

/** Loads the viewer's payments, newest first, page by page. */
const usePayments = () => {
  const result = usePaymentsQuery({
    variables: { first: PAGE },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const after = result.data?.viewer?.payments?.pageInfo.endCursor ?? null;
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

/** List of all payments, card checks and their refunds included, with the receipts. */
export const PaymentHistory = () => {
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
      {({ viewer }) =>
        viewer?.payments && (
          <Panel title={t('billing.payments')}>
            {viewer.payments.nodes.length === 0 ? (
              <p className={styles.empty}>{t('billing.noPayments')}</p>
            ) : (
              <ul>
                {viewer.payments.nodes.map((payment) => (
                  <li key={payment.id}>
                    <PaymentRow payment={payment} plan={payment.plan?.name ?? t('billing.plan')} />
                  </li>
                ))}
              </ul>
            )}
            {viewer.payments.pageInfo.hasNextPage && (
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
