import { FACT_TYPES, type FactType } from './fact-types';

/** Returns the type of facts with the name `change` in the change feed. */
export const factTypeOf = (change: FactType['change']): FactType => {
  const type = FACT_TYPES.find((candidate) => candidate.change === change);
  if (!type) throw new Error(`No facts are called ${change}.`);
  return type;
};
