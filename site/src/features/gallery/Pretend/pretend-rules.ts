export type PretendState = 'hover' | 'focus' | 'active';

/** Pseudo-classes that are replaced by simulated states. A focused control is not hovered; a pressed one is. */
const PSEUDO = /:(hover|focus-visible|active)(?![\w-])/g;

const STATES: ReadonlyMap<string, readonly PretendState[]> = new Map(
  Object.entries<readonly PretendState[]>({
    hover: ['hover', 'active'],
    'focus-visible': ['focus'],
    active: ['active'],
  }),
);

const pretended = (selector: string): string =>
  selector.replace(PSEUDO, (_, name: string) => {
    const choices = (STATES.get(name) ?? []).map((state) => `[data-pretend='${state}']`);
    return `:is(${choices.join(', ')})`;
  });

/**
 * Returns copies of the rules for hover, focus and active that match elements with `data-pretend`. The samples
 * use the styles of the product, without a second copy in the source.
 */
export const pretendRules = (rules: CSSRuleList): string[] =>
  Array.from(rules).flatMap((rule) => {
    if (rule instanceof CSSMediaRule)
      return pretendRules(rule.cssRules).map((text) => `@media ${rule.conditionText} { ${text} }`);
    if (!(rule instanceof CSSStyleRule) || rule.selectorText.search(PSEUDO) === -1) return [];
    return [`${pretended(rule.selectorText)} { ${rule.style.cssText} }`];
  });
