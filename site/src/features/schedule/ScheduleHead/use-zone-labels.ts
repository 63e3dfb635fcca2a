import { zoneName } from '@sahra/schemas/zone-name';
import { startTransition, useEffect, useState } from 'react';

import { usePageLocale } from '../../../shared/i18n/locale-context';
import { onIdle } from '../../../shared/page/on-idle';

interface ZoneLabels {
  options: { value: string; label: string }[];
  /** Names the zones that have no name yet. */
  complete: () => void;
}

/**
 * Returns the time zones to choose from, with their names. A phone takes milliseconds to name a zone, so only the one
 * that is shown has its name at once; the others get theirs one by one while the page is idle.
 */
export const useZoneLabels = (zones: readonly string[], shown: string, moment: number | null): ZoneLabels => {
  const { locale } = usePageLocale();
  const [named, setNamed] = useState(0);
  const isComplete = moment === null || named >= zones.length;
  useEffect(
    () => (isComplete ? undefined : onIdle(() => startTransition(() => setNamed((count) => count + 1)))),
    [isComplete, named],
  );
  return {
    options: zones.map((zone, index) => ({
      value: zone,
      label: moment !== null && (zone === shown || index < named) ? zoneName(zone, locale, moment) : '',
    })),
    complete: () => setNamed(zones.length),
  };
};
