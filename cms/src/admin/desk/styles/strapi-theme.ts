const COLORS = {
  neutral0: 'var(--sheet)',
  neutral100: 'var(--ground)',
  neutral150: 'var(--line)',
  neutral200: 'var(--edge)',
  neutral300: 'var(--edge)',
  neutral400: 'var(--edge)',
  neutral500: 'var(--tx3)',
  neutral600: 'var(--tx3)',
  neutral700: 'var(--tx2)',
  neutral800: 'var(--tx)',
  neutral900: 'var(--tx)',
  neutral1000: 'var(--ink-900)',
  // Saffron is too light for a text or the edge of a control on paper.
  primary100: 'var(--chosen)',
  primary200: 'var(--saffron-300)',
  primary500: 'var(--saffron-600)',
  primary600: 'var(--link)',
  primary700: 'var(--link)',
  buttonNeutral0: 'var(--on-brand)',
  buttonPrimary500: 'var(--saffron-300)',
  buttonPrimary600: 'var(--saffron)',
  danger100: 'var(--pr-g)',
  danger200: 'var(--pr-g)',
  danger500: 'var(--pr-l)',
  danger600: 'var(--pr-t)',
  danger700: 'var(--pr-t)',
  success100: 'var(--ok-g)',
  success200: 'var(--ok-g)',
  success500: 'var(--ok-l)',
  success600: 'var(--ok-t)',
  success700: 'var(--ok-t)',
  warning100: 'var(--wa-g)',
  warning200: 'var(--wa-g)',
  warning500: 'var(--wa-l)',
  warning600: 'var(--wa-t)',
  warning700: 'var(--wa-t)',
  secondary100: 'var(--in-g)',
  secondary200: 'var(--in-g)',
  secondary500: 'var(--in-t)',
  secondary600: 'var(--in-t)',
  secondary700: 'var(--in-t)',
  alternative100: 'var(--in-g)',
  alternative200: 'var(--in-g)',
  alternative500: 'var(--in-t)',
  alternative600: 'var(--in-t)',
  alternative700: 'var(--in-t)',
} as const;

const PAPER = { colorScheme: 'light', colors: COLORS } as const;

/**
 * Colours of Strapi's own screens, its sign-in among them: the values of the desk. The desk has no dark screens, so a
 * browser that prefers them gets paper too.
 */
export const STRAPI_THEME = { light: PAPER, dark: PAPER } as const;
