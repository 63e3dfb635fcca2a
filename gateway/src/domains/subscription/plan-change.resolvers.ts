import { formErrorsOf } from '../../graph/form-errors';
import { requireViewer } from '../../graph/require-viewer';
import type { PlanChangeMoment, Resolvers } from '../../graph/resolver-types.generated';
import type { PlanChangeRecord } from '../../upstreams/accounts/accounts-records';
import { paymentErrors } from '../payment/payment-errors';
import { planByCode } from '../plan/plans';
import { requirePlanCode } from '../plan/require-plan-code';

const MOMENTS = { now: 'NOW', at_period_end: 'AT_PERIOD_END' } as const satisfies Record<
  PlanChangeRecord['takes_effect'],
  PlanChangeMoment
>;

export const planChangeResolvers: Resolvers = {
  Mutation: {
    changePlan: async (_root, { input }, context) => {
      const { services, caller, locale } = context;
      const { planId, amountDue } = input;
      const agreed = amountDue === null || amountDue === undefined ? {} : { amount_due: amountDue };
      try {
        requireViewer(context);
        const order = { plan_id: requirePlanCode(planId), ...agreed };
        const { data, change, payment } = await services.accounts.changePlan(caller, order);
        return { subscription: data, change, payment, errors: paymentErrors(payment, locale) };
      } catch (error) {
        return { subscription: null, change: null, payment: null, errors: formErrorsOf(error, locale) };
      }
    },
    previewPlanChange: async (_root, { input: { planId } }, context) => {
      const { services, caller, locale } = context;
      try {
        requireViewer(context);
        const order = { plan_id: requirePlanCode(planId), preview: true };
        const { change } = await services.accounts.changePlan(caller, order);
        return { change, errors: [] };
      } catch (error) {
        return { change: null, errors: formErrorsOf(error, locale) };
      }
    },
  },
  PlanChange: {
    plan: ({ plan_id }, _args, context) => planByCode(context, plan_id),
    takesEffect: ({ takes_effect }) => MOMENTS[takes_effect],
    effectiveAt: ({ effective_at }) => effective_at,
    price: ({ price, currency }) => ({ amount: price, currency }),
    credit: ({ credit, currency }) => ({ amount: credit, currency }),
    amountDue: ({ amount_due, currency }) => ({ amount: amount_due, currency }),
    nextPaymentAt: ({ next_payment_date }) => next_payment_date,
    nextPayment: ({ next_payment_amount, currency }) => ({ amount: next_payment_amount, currency }),
  },
};
