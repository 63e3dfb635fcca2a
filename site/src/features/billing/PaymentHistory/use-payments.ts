import { usePaymentsQuery } from './payments.query.generated';
import type { PaymentsQuery } from './payments.query.generated';

/** Nearly a year of a monthly plan. */
const PAGE = 10;

const joined = (before: PaymentsQuery, next: PaymentsQuery): PaymentsQuery =>
  before.payments && next.payments
    ? { payments: { ...next.payments, nodes: [...before.payments.nodes, ...next.payments.nodes] } }
    : before;

/** The viewer's payments, newest first, page after page. */
export const usePayments = () => {
  const result = usePaymentsQuery({
    variables: { first: PAGE },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const after = result.data?.payments?.pageInfo.endCursor ?? null;
  /** Answers whether the next page is there. */
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
