import { authState } from '../auth/auth-state';
import { adClient } from './ad-client';
import { consent } from './consent';
import { loadThirdParty } from './load-third-party';
import { VENDORS } from './vendors';
import type { ThirdParty, VendorName } from './vendors';

const loaded = new Set<VendorName>();

const isAllowed = ({ name }: ThirdParty): boolean => {
  if (!consent.get()?.includes(VENDORS[name].purpose)) return false;
  // Viewers who pay for no ads get none (docs/product/rules.md); everybody else sees them.
  return name !== 'ads' || authState.get()?.with_ads !== false;
};

/**
 * Loads the configured third parties that the viewer agreed to, now and after each new choice. A script cannot be
 * unloaded: when a loaded one is no longer allowed, the page is loaded again without it.
 */
export const runThirdParties = (
  parties: readonly ThirdParty[],
  reload: () => void = () => window.location.reload(),
): void => {
  const follow = (): void => {
    if (parties.some((party) => loaded.has(party.name) && !isAllowed(party))) {
      reload();
      return;
    }
    for (const party of parties) {
      if (loaded.has(party.name) || !isAllowed(party)) continue;
      loaded.add(party.name);
      loadThirdParty(party);
      if (party.name === 'ads') adClient.set(party.id);
    }
  };
  consent.subscribe(follow);
  authState.subscribe(follow);
  follow();
};
