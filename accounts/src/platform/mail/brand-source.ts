import type { Locale } from '@sahra/schemas/constants';
import { HEADERS } from '@sahra/schemas/headers';

import { textOf } from '../text/text-of';
import { MINUTE_MS } from '../time/durations';
import { FALLBACK_BRAND } from './brand';
import type { Brand } from './brand';

const KEPT_MS = 10 * MINUTE_MS;
/** Pause after a failed request to the cms, so that queued mails do not all wait for it. */
const RETRY_MS = 30_000;
const LIMIT_MS = 3_000;

interface Cms {
  url: string;
  readToken: string;
}

interface SettingsAnswer {
  data?: { brand?: unknown; brand_echo?: unknown };
}

const askCms = async ({ url, readToken }: Cms, locale: Locale): Promise<Brand | undefined> => {
  try {
    const response = await fetch(new URL('/api/settings', url), {
      headers: { authorization: `Bearer ${readToken}`, [HEADERS.localization]: locale },
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (!response.ok) return undefined;
    const { data } = (await response.json()) as SettingsAnswer;
    const name = textOf(data?.brand).trim();
    return name === '' ? undefined : { name, echo: textOf(data?.brand_echo).trim() };
  } catch {
    return undefined;
  }
};

/**
 * Creates a cached reader of the brand from the cms, kept for ten minutes. While the cms is down it returns the last
 * known brand, or before the first response the name that the product was built with: a mail never waits for the brand.
 */
export const createBrandSource = (cms: Cms, clock: () => Date): ((locale: Locale) => Promise<Brand>) => {
  const known = new Map<Locale, { brand: Brand; until: number }>();
  return async (locale) => {
    const now = clock().getTime();
    const before = known.get(locale);
    if (before && now < before.until) return before.brand;
    const found = await askCms(cms, locale);
    const brand = found ?? before?.brand ?? FALLBACK_BRAND[locale];
    known.set(locale, { brand, until: now + (found ? KEPT_MS : RETRY_MS) });
    return brand;
  };
};
