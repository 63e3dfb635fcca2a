import { DEFAULT_LOCALE } from '@sahra/schemas/constants';
import { formatList } from '@sahra/schemas/format-list';

import { fillPlaceholders } from '../placeholders/fill-placeholders';
import { PLACEHOLDERS } from '../placeholders/placeholders';
import type { LocalizedMessage } from './localized-message';

/** What looks like a placeholder: from double braces on, or up to them. */
const BRACES = /\{{2,}[^{}\n]{0,40}\}*|[^\s{}]{0,40}\}{2,}/u;

const NAMES = Object.keys(PLACEHOLDERS).map((name) => `{{${name}}}`);

/** Finds double braces that are not one of the placeholders; viewers would see them as they are. */
export const unknownPlaceholder = (text: string): LocalizedMessage | null => {
  const [found] = BRACES.exec(fillPlaceholders(text, DEFAULT_LOCALE)) ?? [];
  if (found === undefined) return null;
  return {
    en: `“${found}” is not a placeholder. The placeholders are ${formatList(NAMES, 'en')}.`,
    ar: `«${found}» ليس من الرموز المعروفة. الرموز المتاحة: ${formatList(NAMES, 'ar')}.`,
  };
};
