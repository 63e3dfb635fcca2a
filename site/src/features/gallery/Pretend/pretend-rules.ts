export type PretendState = 'hover' | 'focus' | 'active';

/** What a pretended state matches of a style sheet. A focused control is not pointed at, a pressed one is. */
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

/** Copies of the rules for hover, focus and pressing that hold for elements with `data-pretend`: what they show is the product's own style, never a second one. */
export const pretendRules = (rules: CSSRuleList): string[] =>
  Array.from(rules).flatMap((rule) => {
    if (rule instanceof CSSMediaRule)
      return pretendRules(rule.cssRules).map((text) => `@media ${rule.conditionText} { ${text} }`);
    if (!(rule instanceof CSSStyleRule) || rule.selectorText.search(PSEUDO) === -1) return [];
    return [`${pretended(rule.selectorText)} { ${rule.style.cssText} }`];
  });
