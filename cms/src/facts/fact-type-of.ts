import { FACT_TYPES, type FactType } from './fact-types';

/** The type of facts that the change feed calls `change`. */
export const factTypeOf = (change: FactType['change']): FactType => {
  const type = FACT_TYPES.find((candidate) => candidate.change === change);
  if (!type) throw new Error(`No facts are called ${change}.`);
  return type;
};
