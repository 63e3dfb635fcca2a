const GALLERY = 'gallery.';

/**
 * Interface strings by namespace: those of the gallery, a third of all, are read by its page only.
 * Code asks for both alike; i18next looks into `gallery` for what it does not find.
 */
export const stringNamespaces = (
  strings: Record<string, string>,
): Record<'interface' | 'gallery', Record<string, string>> => {
  const entries = Object.entries(strings);
  const own = ([key]: [string, string]): boolean => key.startsWith(GALLERY);
  return {
    interface: Object.fromEntries(entries.filter((entry) => !own(entry))),
    gallery: Object.fromEntries(entries.filter(own)),
  };
};
