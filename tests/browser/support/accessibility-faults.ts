import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on a page or in a part of it, contrast and the size of targets included: rule and markup, one line each. */
export const accessibilityFaults = async (page: Page, part?: string): Promise<string[]> => {
  const axe = new AxeBuilder({ page })
    // Reads no frames of other origins, of which no page has one, and needs no second page to do it.
    .setLegacyMode(true)
    // Elements that pass are not listed: half of the time went into them.
    .options({ resultTypes: ['violations'], preload: false, rules: { 'target-size': { enabled: true } } });
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
};
