/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PlanCopyFragment = { __typename: 'PlanCopy', planId: string, name: string, note: string, points: Array<string>, tag: string | null, recommended: boolean, onLanding: boolean };
