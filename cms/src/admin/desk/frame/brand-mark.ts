const UPRIGHT =
  'M32 1.5L39.63 10.09L32 20.5L24.37 10.09ZM62.5 32L53.91 39.63L43.5 32L53.91 24.37ZM32 62.5L24.37 53.91L32 43.5L39.63 53.91ZM1.5 32L10.09 24.37L20.5 32L10.09 39.63Z';
const SLANTED =
  'M53.57 10.43L52.89 21.9L40.13 23.87L42.1 11.11ZM53.57 53.57L42.1 52.89L40.13 40.13L52.89 42.1ZM10.43 53.57L11.11 42.1L23.87 40.13L21.9 52.89ZM10.43 10.43L21.9 11.11L23.87 23.87L11.11 21.9Z';

/** Address of the product's mark in these colours. */
const markOf = (upright: string, slanted: string, middle: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="${upright}" d="${UPRIGHT}"/><path fill="${slanted}" d="${SLANTED}"/><circle cx="32" cy="32" r="7.2" fill="${middle}"/></svg>`,
  )}`;

/** The mark on paper, for Strapi's sign-in and its menu. */
export const BRAND_MARK = markOf('#c77c06', '#c93f26', '#0a1218');

/** The mark on ink, for the menu of the desk; the colours of the site's. */
export const BRAND_MARK_ON_INK = markOf('#fbb93c', '#ff7359', '#fdf3e1');
