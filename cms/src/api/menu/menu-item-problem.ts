import { LOCALES } from '@sahra/schemas/constants';

import type { FactProblem } from '../../facts/fact-problem';

/** Actions that an entry can have instead of an address, each with the only menu that supports it. */
const MENU_OF_ACTION: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    more: 'top',
    language: 'mobile',
    'sign-out': 'mobile',
  }),
);

/** A path, but not `//host` or `/\host`: browsers read these as external addresses. */
const PATH = /^\/(?![/\\])\S*$/;

const isElsewhere = (target: string): boolean =>
  URL.canParse(target) && new URL(target).protocol === 'https:';

const hasLanguage = (path: string): boolean =>
  LOCALES.some((locale) => path === `/${locale}` || path.startsWith(`/${locale}/`));

/** Returns why a menu entry cannot be saved, or null. */
export const menuItemProblem = ({
  menu,
  target,
  isProfile,
}: Readonly<Record<string, unknown>>): FactProblem | null => {
  const leadsTo = typeof target === 'string' ? target : '';
  const actsIn = MENU_OF_ACTION.get(leadsTo);
  if (actsIn !== undefined && actsIn !== menu)
    return {
      field: 'target',
      sentence: {
        en: `“${leadsTo}” works in the menu “${actsIn}” only. Choose that menu, or an address.`,
        ar: `لا يعمل «${leadsTo}» إلا في القائمة «${actsIn}». اختر تلك القائمة أو اكتب عنوانًا.`,
      },
    };
  if (isProfile === true && menu !== 'mobile')
    return {
      field: 'isProfile',
      sentence: {
        en: 'Only an entry of the mobile menu shows the viewer. Switch “Shows the viewer” off.',
        ar: 'لا يعرض اسم المشاهد وصورته إلا بند في قائمة الهاتف. أوقف «يعرض اسم المشاهد وصورته».',
      },
    };
  if (PATH.test(leadsTo) && hasLanguage(leadsTo))
    return {
      field: 'target',
      sentence: {
        en: `Leave the language out of “${leadsTo}”: the site puts it in by itself.`,
        ar: `احذف اللغة من «${leadsTo}»: يضيفها الموقع من تلقاء نفسه.`,
      },
    };
  return actsIn !== undefined || PATH.test(leadsTo) || isElsewhere(leadsTo)
    ? null
    : {
        field: 'target',
        sentence: {
          en: `“${leadsTo}” leads nowhere. Use an address of the site, e.g. “/schedule”, one elsewhere beginning with “https://”, or “more”, “language” or “sign-out”.`,
          ar: `لا يؤدي «${leadsTo}» إلى صفحة. اكتب عنوانًا في الموقع مثل «/schedule»، أو رابطًا خارجيًا يبدأ بـ «https://»، أو «more» أو «language» أو «sign-out».`,
        },
      };
};
