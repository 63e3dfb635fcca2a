import { LOCALES } from '@sahra/schemas/constants';

/** What an entry can do besides leading somewhere, and the menu that can do it. */
const MENU_OF_ACTION: Readonly<Record<string, string>> = {
  more: 'top',
  language: 'mobile',
  'sign-out': 'mobile',
};

/** `//host` is an address elsewhere in disguise. */
const PATH = /^\/(?!\/)\S*$/;

const isElsewhere = (target: string): boolean =>
  URL.canParse(target) && new URL(target).protocol === 'https:';

const hasLanguage = (path: string): boolean =>
  LOCALES.some((locale) => path === `/${locale}` || path.startsWith(`/${locale}/`));

/** Why a menu entry may not be saved, as a sentence for the editor; null when it may. */
export const menuItemProblem = ({
  menu,
  target,
  isProfile,
}: Readonly<Record<string, unknown>>): string | null => {
  const leadsTo = typeof target === 'string' ? target : '';
  const actsIn = MENU_OF_ACTION[leadsTo];
  if (actsIn !== undefined && actsIn !== menu)
    return `“${leadsTo}” works in the menu “${actsIn}” only. Choose that menu, or an address.`;
  if (isProfile === true && menu !== 'mobile')
    return 'Only an entry of the mobile menu shows the viewer. Switch “Shows the viewer” off.';
  if (PATH.test(leadsTo) && hasLanguage(leadsTo))
    return `Leave the language out of “${leadsTo}”: the site puts it in by itself.`;
  return actsIn !== undefined || PATH.test(leadsTo) || isElsewhere(leadsTo)
    ? null
    : `“${leadsTo}” leads nowhere. Use an address of the site, e.g. “/schedule”, one elsewhere beginning with “https://”, or “more”, “language” or “sign-out”.`;
};
