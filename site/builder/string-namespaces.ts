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
} as const;

type Namespace = keyof typeof OWN | 'interface';

/** Namespaces in which i18next looks for what `interface` does not have: code asks for all strings alike. */
export const FALLBACK_NAMESPACES: readonly string[] = Object.keys(OWN);

/** Interface strings by namespace: those of the gallery and of the settings are read by their pages only. */
export const stringNamespaces = (
  strings: Record<string, string>,
): Record<Namespace, Record<string, string>> => {
  const split: Record<Namespace, Record<string, string>> = { interface: {}, gallery: {}, settings: {} };
  const begins = (key: string, name: keyof typeof OWN): boolean =>
    OWN[name].some((beginning) => key.startsWith(beginning));
  for (const [key, text] of Object.entries(strings)) {
    const name = begins(key, 'gallery') ? 'gallery' : begins(key, 'settings') ? 'settings' : 'interface';
    split[name][key] = text;
  }
  return split;
};
