/**
 * Key prefixes of strings that only some pages use. All other strings are in `interface`, which every page loads.
 */
const OWN = {
  gallery: ['gallery.'],
  settings: [
    'settings.',
    'settings-',
    'account.',
    'edit-profile.',
    'change-password.',
    'select-reasons.',
    'delete-account.',
    'billing.',
    'referral.',
    'referral-',
  ],
  subscribe: [
    'subscribe.',
    'subscribtion.',
    'payment.',
    'payment-',
    'voucher.',
    'auth-plans.',
    'auth-success.',
    'auth-fail.',
  ],
} as const;

type Own = keyof typeof OWN;
type Namespace = Own | 'interface';

const NAMES: readonly Own[] = ['gallery', 'settings', 'subscribe'];

/**
 * Namespaces in which i18next looks for keys that `interface` does not have: the code reads all strings the same
 * way.
 */
export const FALLBACK_NAMESPACES: readonly string[] = NAMES;

/**
 * Splits interface strings into namespaces: strings of the gallery, the settings and subscribing are loaded by
 * their pages only.
 */
export const stringNamespaces = (
  strings: Record<string, string>,
): Record<Namespace, Record<string, string>> => {
  const split: Record<Namespace, Record<string, string>> = {
    interface: {},
    gallery: {},
    settings: {},
    subscribe: {},
  };
  for (const [key, text] of Object.entries(strings)) {
    const name = NAMES.find((own) => OWN[own].some((beginning) => key.startsWith(beginning)));
    split[name ?? 'interface'][key] = text;
  }
  return split;
};
