/**
 * Key prefixes of strings that only some pages use. All other strings are in `interface`, which every page loads.
 */
const OWN = {
  follow: ['follow.'],
  home: ['greeting.', 'because.', 'followed.'],
  gallery: ['gallery.'],
  browse: [
    'sport.',
    'sports.',
    'personalize-categories.',
    'business.',
    'channel-page.',
    'more.',
    'view-all.',
    'programme.',
    'shorts.',
  ],
  comments: ['comments.'],
  contact: [
    'contact-us.',
    'feedback.',
    'manifesto.',
    'privacy-policy.',
    'terms-and-conditions.',
    'where-to-watch.',
  ],
  // The build writes them into documents, which ship no strings: the page that the service worker shows, and the notice
  // on pages whose scripts do not come.
  offline: ['offline-page.', 'unfinished.'],
  details: ['details.'],
  player: ['player.'],
  refund: ['refund.'],
  schedule: ['schedule.', 'schedule-entry.'],
  search: ['search.'],
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
  store: ['store.'],
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

const NAMES = Object.keys(OWN) as readonly Own[];

/**
 * Namespaces in which i18next looks for keys that `interface` does not have: the code reads all strings the same
 * way.
 */
export const FALLBACK_NAMESPACES: readonly string[] = NAMES;

/** Returns the namespace of a key, or of the beginning of one. */
export const namespaceOf = (key: string): Namespace =>
  NAMES.find((own) => OWN[own].some((beginning) => key.startsWith(beginning))) ?? 'interface';

/**
 * Splits interface strings into namespaces: those of the prefixes above are loaded by their pages only.
 */
export const stringNamespaces = (
  strings: Record<string, string>,
): Record<Namespace, Record<string, string>> => {
  const split = Object.fromEntries(
    ['interface', ...NAMES].map((name): [string, Record<string, string>] => [name, {}]),
  ) as Record<Namespace, Record<string, string>>;
  for (const [key, text] of Object.entries(strings)) split[namespaceOf(key)][key] = text;
  return split;
};
