/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** How often a plan is paid. */
export type PlanPeriod =
  /** Every month. */
  | 'MONTH'
  /** Every year. */
  | 'YEAR';

export type PlanFragment = { __typename: 'Plan', id: string, code: string, name: string, note: string, points: Array<string>, tag: string | null, recommended: boolean, onLanding: boolean, period: PlanPeriod | null, withAds: boolean, trialDays: number, discountPercent: number, price: { __typename: 'Money', amount: number, currency: string }, monthlyPrice: { __typename: 'Money', amount: number, currency: string } };
