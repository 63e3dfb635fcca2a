import { connectionOfAll } from '../../graph/connection';
import type { PaymentPurpose, PaymentStatus, Resolvers } from '../../graph/resolver-types.generated';
import type { PaymentRecord } from '../../upstreams/accounts/accounts-records';
import { planById } from '../plan/plan-by-id';

const STATUSES = {
  pending: 'PENDING',
  succeeded: 'SUCCEEDED',
  failed: 'FAILED',
} as const satisfies Record<PaymentRecord['status'], PaymentStatus>;

const PURPOSES = {
  card_check: 'CARD_CHECK',
  first: 'FIRST',
  renewal: 'RENEWAL',
  change: 'CHANGE',
} as const satisfies Record<PaymentRecord['purpose'], PaymentPurpose>;

export const paymentResolvers: Resolvers = {
  Query: {
    paymentStatus: (_root, { id }, { viewer, services, caller }) =>
      viewer ? services.accounts.paymentStatus(caller, id) : null,
    payments: async (_root, args, { viewer }) =>
      viewer ? connectionOfAll(args, await viewer.payments.load()) : null,
    receipts: async (_root, args, { viewer }) =>
      viewer ? connectionOfAll(args, await viewer.receipts.load()) : null,
    receipt: (_root, { number }, { viewer, services, caller }) =>
      viewer ? services.accounts.receipt(caller, number) : null,
  },
  PaymentState: {
    id: ({ payment_id }) => payment_id,
    status: ({ status }) => STATUSES[status],
    redirectUrl: ({ redirect_url }) => redirect_url,
  },
  Payment: {
    purpose: ({ purpose }) => PURPOSES[purpose],
    status: ({ status }) => STATUSES[status],
    amount: ({ amount, currency }) => ({ amount, currency }),
    plan: ({ plan_id }, _args, context) => planById(context, plan_id),
    periodStartsAt: ({ period_starts_at }) => period_starts_at,
    periodEndsAt: ({ period_ends_at }) => period_ends_at,
    createdAt: ({ created_at }) => created_at,
    refundedAt: ({ refunded_at }) => refunded_at,
    receiptNumber: ({ receipt_number }) => receipt_number,
  },
  Receipt: {
    issuedAt: ({ issued_at }) => issued_at,
    planName: ({ plan_name }) => plan_name,
    periodStartsAt: ({ period_starts_at }) => period_starts_at,
    periodEndsAt: ({ period_ends_at }) => period_ends_at,
    price: ({ price, currency }) => ({ amount: price, currency }),
    discount: ({ discount, currency }) => ({ amount: discount, currency }),
    credit: ({ credit, currency }) => ({ amount: credit, currency }),
    amount: ({ amount, currency }) => ({ amount, currency }),
    refundedAt: ({ refunded_at }) => refunded_at,
  },
};
