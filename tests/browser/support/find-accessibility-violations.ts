import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Returns the axe violations of a page or a part of it, contrast and target size included: rule and markup, one
 * line each. Text that fades in has too little contrast for a moment: what is found is looked for again.
 */
export const findAccessibilityViolations = async (page: Page, part?: string): Promise<string[]> => {
  const axe = new AxeBuilder({ page })
    // Reads no frames of other origins, of which no page has one, and needs no second page to do it.
    .setLegacyMode(true)
    // Elements that pass are not listed: half of the time went into them.
    .options({ resultTypes: ['violations'], preload: false, rules: { 'target-size': { enabled: true } } });
  if (part !== undefined) axe.include(part);
  const find = async (): Promise<string[]> => {
    const { violations } = await axe.analyze();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  };
  const found = await find();
  return found.length === 0 ? found : find();
};
