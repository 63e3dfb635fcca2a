import { hasLure } from '@sahra/schemas/name-failure';
import { stripControls } from '@sahra/schemas/strip-controls';

export const DEVICE_NAME_MAX = 100;

/** The first match wins, because browsers also name the browsers they derive from. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/\S+ .*Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstMatch = (table: typeof BROWSERS, agent: string): string | undefined =>
  table.find(([pattern]) => pattern.test(agent))?.[1];

/**
 * Returns the name of a device for the list of devices, e.g. `Chrome · Android`. A name that the device sends
 * itself has priority, unless it carries an address; null when nothing is known.
 */
export const deviceNameOf = (userAgent: string | undefined, ownName?: string): string | null => {
  const own = stripControls(ownName ?? '').slice(0, DEVICE_NAME_MAX);
  if (own && !hasLure(own)) return own;
  const agent = userAgent ?? '';
  const parts = [firstMatch(BROWSERS, agent), firstMatch(SYSTEMS, agent)].filter(
    (part) => part !== undefined,
  );
  return parts.length > 0 ? parts.join(' · ') : null;
};
