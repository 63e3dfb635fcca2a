import type { Services } from '../../identity/identity.module';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { localeOf } from '../../platform/http/errors/locale-of';
import { invalidFields } from '../../platform/http/errors/refusal';
import { uncheckedBody } from '../../platform/http/errors/unchecked-body';
import { idempotencyKeyOf } from '../../platform/idempotency/idempotency-key-of';
import { idempotentRequestOf } from '../../platform/idempotency/stored-responses';
import { textOf } from '../../platform/text/text-of';
import { readPayment } from '../payment/read-payments';
import type { PlansTable } from '../plan/plan.tables';
import { readSubscription } from '../subscription/read-subscription';
import { changePlan } from './change-plan';
import { changeableSubscription } from './changeable-subscription';
import { CHANGE_PLAN_SCHEMA } from './plan-change.schema';
import type { PlanChangeRecord } from './plan-change.schema';
import { quotePlanChange } from './quote-plan-change';
import type { PlanChange } from './quote-plan-change';

/** Maps a plan change to its response. */
const planChangeRecordOf = (change: PlanChange): PlanChangeRecord => ({
  plan_id: change.plan.id,
  takes_effect: change.takesEffect,
  effective_at: change.effectiveAt.toISOString(),
  price: change.priceMinor,
  credit: change.creditMinor,
  amount_due: change.amountDueMinor,
  currency: change.plan.currency,
  next_payment_date: change.nextPaymentAt.toISOString(),
  next_payment_amount: change.nextPaymentMinor,
});

export const changePlanRoute = (app: AccountsApp, services: Services): void => {
  const { authenticate, clock, payments } = services;
  const { queries } = services.database;

  const planOf = async (planId: unknown): Promise<PlansTable> => {
    const plan = await queries
      .selectFrom('plans')
      .selectAll()
      .where('id', '=', textOf(planId).trim())
      .executeTakeFirst();
    if (!plan) throw invalidFields([{ field: 'plan_id', code: 'PLAN_UNKNOWN' }]);
    return plan;
  };

  app.post(
    '/api/change_plan',
    { schema: CHANGE_PLAN_SCHEMA, onRequest: authenticate.hook, validatorCompiler: uncheckedBody },
    async (request) => {
      const { id: viewerId, locale } = authenticate.viewer(request);
      const body: Readonly<Record<string, unknown>> = request.body;
      const plan = await planOf(body['plan_id']);
      const now = clock();
      if (body['preview'] === true) {
        const subscription = await changeableSubscription(queries, viewerId, {
          configured: payments.name,
          now,
        });
        const change = quotePlanChange(subscription, plan, now);
        const data = await readSubscription(queries, viewerId, { configured: payments.name, now });
        return { data, change: planChangeRecordOf(change), payment: null };
      }
      const key = idempotencyKeyOf(request);
      const { change, payment } = await changePlan(services, {
        viewerId,
        plan,
        amountDue: typeof body['amount_due'] === 'number' ? body['amount_due'] : null,
        provider: payments.name,
        submit: key === undefined ? null : idempotentRequestOf(request, viewerId, key),
        locale,
        now,
      });
      return {
        data: await readSubscription(queries, viewerId, { configured: payments.name, now }),
        change: planChangeRecordOf(change),
        payment:
          payment &&
          (await readPayment(queries, { viewerId, paymentId: payment.id }, null, localeOf(request))),
      };
    },
  );
};
