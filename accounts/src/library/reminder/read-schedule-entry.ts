import type { components } from '@sahra/schemas/cms.generated';
import { LOCALES, type Locale } from '@sahra/schemas/constants';
import { HEADERS } from '@sahra/schemas/headers';

import type { AccountsConfig } from '../../platform/config/accounts.config';
import { Refusal } from '../../platform/http/errors/refusal';

type ScheduleEntry = components['schemas']['ScheduleEntry'];

/** Timeout of the request, in milliseconds: longer than the cms takes on its worst day, while a viewer waits. */
const LIMIT_MS = 3_000;
const NOT_FOUND = 404;

/**
 * Reads a schedule entry in `locale`, with the other language as fallback; null when it is not published. Throws a
 * Refusal (503) while the cms does not respond.
 */
export const readScheduleEntry = async (
  { url, readToken }: AccountsConfig['cms'],
  id: string,
  locale: Locale,
): Promise<ScheduleEntry | null> => {
  const address = new URL(`/api/schedule/${id}`, url);
  address.searchParams.set('fallback', LOCALES.find((other) => other !== locale) ?? locale);
  const headers = { authorization: `Bearer ${readToken}`, [HEADERS.localization]: locale };
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(LIMIT_MS) }).catch(() => null);
  if (response?.status === NOT_FOUND) return null;
  if (!response?.ok) throw new Refusal(503, 'UPSTREAM_UNAVAILABLE');
  const { data } = (await response.json()) as { data: ScheduleEntry };
  return data;
};
