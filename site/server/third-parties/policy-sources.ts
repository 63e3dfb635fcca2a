import { VENDORS } from '../../src/shared/third-parties/vendors';
import type { PolicyDirective, ThirdParty } from '../../src/shared/third-parties/vendors';

/** Returns the CSP sources of the configured third parties for one directive. */
export const policySources = (parties: readonly ThirdParty[], directive: PolicyDirective): string[] => {
  const sources = parties.flatMap(({ name }): readonly string[] => {
    const policy: Partial<Record<PolicyDirective, readonly string[]>> = VENDORS[name].policy;
    return policy[directive] ?? [];
  });
  return [...new Set(sources)];
};
