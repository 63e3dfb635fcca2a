import { CURRENCY } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';

import { nullIfUnavailable } from '../../content/null-if-unavailable';
import type { GraphContext } from '../../graph/graph-context';
import type { PlanRecord as PlanOnSale } from '../../upstreams/accounts/accounts-records';
import type { PlanCopyRecord } from '../../upstreams/cms/cms-records';
import type { PlanRecord } from './plan-record';

/** Code of the plan of everybody who is registered. Accounts does not sell it, so its facts are here. */
const FREE_CODE = 'free';

type Texts = Pick<PlanRecord, 'locale' | 'name' | 'note' | 'points' | 'tag' | 'recommended' | 'onLanding'>;
type Facts = Omit<PlanRecord, keyof Texts>;

const FREE: Facts = {
  code: FREE_CODE,
  period: null,
  price: 0,
  currency: CURRENCY,
  discountPercent: 0,
  trialDays: 0,
  withAds: true,
};

const factsOf = (plan: PlanOnSale): Facts => ({
  code: plan.id,
  period: plan.period,
  price: plan.price,
  currency: plan.currency,
  discountPercent: plan.discount_percent,
  trialDays: plan.trial_days,
  withAds: plan.with_ads,
});

/** Texts of a plan for which editors have written nothing yet. */
const fallbackTexts = (code: string, locale: Locale): Texts => ({
  locale,
  name: code,
  note: '',
  points: [],
  tag: null,
  recommended: false,
  onLanding: false,
});

const textsOf = ({ locale, name, note, points, tag, recommended, on_landing }: PlanCopyRecord): Texts => ({
  locale,
  name,
  note,
  points,
  tag,
  recommended,
  onLanding: on_landing,
});

/**
 * Reads all plans in the editors' order, those without texts last. Without any answer of the cms,
 * the plans have their codes as names, and the response is marked stale.
 */
export const readPlans = async (context: GraphContext): Promise<PlanRecord[]> => {
  const { plans, planTexts } = context.public;
  const [sold, texts] = await Promise.all([plans.load('all'), nullIfUnavailable(planTexts.load('all'))]);
  if (texts === null) context.stale = true;
  const written = texts ?? [];
  const factsByCode = new Map([FREE, ...sold.map(factsOf)].map((facts) => [facts.code, facts]));
  const inOrder = written.flatMap((text) => {
    const facts = factsByCode.get(text.plan_id);
    return facts ? [{ ...facts, ...textsOf(text) }] : [];
  });
  const unwritten = [...factsByCode.values()].filter(({ code }) =>
    written.every(({ plan_id }) => plan_id !== code),
  );
  return [
    ...inOrder,
    ...unwritten.map((facts) => ({ ...facts, ...fallbackTexts(facts.code, context.locale) })),
  ];
};

/** Returns the plan with this code; null when there is none. */
export const planByCode = async (context: GraphContext, code: string | null): Promise<PlanRecord | null> =>
  code === null ? null : ((await readPlans(context)).find((plan) => plan.code === code) ?? null);
