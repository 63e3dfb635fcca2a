import { messageOf } from '@sahra/schemas/messages';

import { connectionOfAll } from '../../graph/connection';
import { nodeId } from '../../graph/node-id';
import type {
  PaymentDispute,
  PaymentPurpose,
  PaymentStatus,
  Resolvers,
} from '../../graph/resolver-types.generated';
import type { PaymentRecord } from '../../upstreams/accounts/accounts-records';
import { planByCode } from '../plan/plans';

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
  method_change: 'METHOD_CHANGE',
} as const satisfies Record<PaymentRecord['purpose'], PaymentPurpose>;

const DISPUTES = {
  open: 'OPEN',
  won: 'WON',
  lost: 'LOST',
} as const satisfies Record<NonNullable<PaymentRecord['dispute']>, PaymentDispute>;

export const paymentResolvers: Resolvers = {
  Viewer: {
    payment: ({ own }, { code }) => own.payment(code),
    payments: async ({ own }, args) => connectionOfAll(args, await own.payments.load()),
    receipt: ({ own }, { number }) => own.receipt(number),
    receipts: async ({ own }, args) => connectionOfAll(args, await own.receipts.load()),
  },
  Payment: {
    id: ({ id }) => nodeId('Payment', id),
    code: ({ id }) => id,
    purpose: ({ purpose }) => PURPOSES[purpose],
    status: ({ status }) => STATUSES[status],
    failure: ({ reason }, _args, { locale }) =>
      reason && { code: reason, message: messageOf(reason, locale) },
    redirectUrl: ({ redirect_url }) => redirect_url,
    amount: ({ amount, currency }) => ({ amount, currency }),
    plan: ({ plan_id }, _args, context) => planByCode(context, plan_id),
    periodStartsAt: ({ period_starts_at }) => period_starts_at,
    periodEndsAt: ({ period_ends_at }) => period_ends_at,
    createdAt: ({ created_at }) => created_at,
    refundedAt: ({ refunded_at }) => refunded_at,
    refundedAmount: ({ refunded_amount, currency }) => ({ amount: refunded_amount, currency }),
    dispute: ({ dispute }) => dispute && DISPUTES[dispute],
    receiptNumber: ({ receipt_number }) => receipt_number,
  },
  Receipt: {
    id: ({ number }) => nodeId('Receipt', number),
    issuedAt: ({ issued_at }) => issued_at,
    planName: ({ plan_name }) => plan_name,
    periodStartsAt: ({ period_starts_at }) => period_starts_at,
    periodEndsAt: ({ period_ends_at }) => period_ends_at,
    price: ({ price, currency }) => ({ amount: price, currency }),
    discount: ({ discount, currency }) => ({ amount: discount, currency }),
    credit: ({ credit, currency }) => ({ amount: credit, currency }),
    amount: ({ amount, currency }) => ({ amount, currency }),
    refundedAt: ({ refunded_at }) => refunded_at,
    refundedAmount: ({ refunded_amount, currency }) => ({ amount: refunded_amount, currency }),
    dispute: ({ dispute }) => dispute && DISPUTES[dispute],
  },
};
