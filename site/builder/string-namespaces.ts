/** Beginnings of the keys that only some pages read; what no list names is in `interface`, which every page carries. */
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

/** Namespaces in which i18next looks for what `interface` does not have: code asks for all strings alike. */
export const FALLBACK_NAMESPACES: readonly string[] = NAMES;

/** Interface strings by namespace: those of the gallery, of the settings and of subscribing are read by their pages only. */
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
