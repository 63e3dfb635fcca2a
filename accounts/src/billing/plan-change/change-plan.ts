import type { Dependencies } from '../../platform/dependencies';
import { describePayment } from '../payment/payment';
import { reconcilePendingPayments, settlePaymentNow } from '../settlement/reconcile-payments';
import { startPlanChange } from './start-plan-change';
import type { StartedPlanChange, ChangeOrder } from './start-plan-change';

type Needs = Pick<Dependencies, 'database' | 'payments' | 'clock'>;

/** Changes the plan of a viewer. A difference is charged to the stored card, outside every transaction. */
export const changePlan = async (needs: Needs, order: ChangeOrder): Promise<StartedPlanChange> => {
  const { queries } = needs.database;
  await reconcilePendingPayments(needs, order.viewerId);
  const begun = await queries.transaction().execute((trx) => startPlanChange(trx, order));
  const { payment } = begun;
  if (payment?.status !== 'pending' || payment.provider !== needs.payments.name) return begun;
  const outcome = await needs.payments.charge({
    paymentId: payment.id,
    amountMinor: payment.amount_minor,
    currency: payment.currency,
    methodRef: payment.method_ref ?? '',
    description: await describePayment(queries, payment),
  });
  await settlePaymentNow(needs, payment.id, outcome);
  const settled = await queries
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', payment.id)
    .executeTakeFirstOrThrow();
  return { ...begun, payment: settled };
};
