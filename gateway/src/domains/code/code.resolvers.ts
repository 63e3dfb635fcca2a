import { formErrorsOf } from '../../graph/form-errors';
import { requireViewer } from '../../graph/require-viewer';
import type { Resolvers } from '../../graph/resolver-types.generated';
import { planByCode } from '../plan/plans';
import { requirePlanCode } from '../plan/require-plan-code';

export const codeResolvers: Resolvers = {
  Viewer: {
    referralCode: ({ own }) => own.referralCode.load(),
  },
  Mutation: {
    checkPromoCode: async (_root, { input: { code, planId } }, context) => {
      const { services, caller, locale } = context;
      try {
        requireViewer(context);
        const question = { code, plan_id: requirePlanCode(planId) };
        const quote = await services.accounts.checkPromoCode(caller, question);
        return { quote, errors: [] };
      } catch (error) {
        return { quote: null, errors: formErrorsOf(error, locale) };
      }
    },
    activateVoucher: async (_root, { input: { code } }, { services, caller, locale }) => {
      try {
        return { grant: await services.accounts.activateVoucher(caller, code), errors: [] };
      } catch (error) {
        return { grant: null, errors: formErrorsOf(error, locale) };
      }
    },
    activateReferralCode: async (_root, { input: { code } }, { services, caller, locale }) => {
      try {
        await services.accounts.activateReferralCode(caller, code);
        return { activated: true, errors: [] };
      } catch (error) {
        return { activated: false, errors: formErrorsOf(error, locale) };
      }
    },
  },
  ReferralCode: {
    useCount: ({ used }) => used,
    friendCode: ({ friend_code: friendCode }) => friendCode,
  },
  VoucherGrant: {
    plan: ({ plan_id }, _args, context) => planByCode(context, plan_id),
    endsAt: ({ ends_at }) => ends_at,
  },
  PromoQuote: {
    priceBefore: ({ price_before, currency }) => ({ amount: price_before, currency }),
    priceAfter: ({ price_after, currency }) => ({ amount: price_after, currency }),
  },
};
