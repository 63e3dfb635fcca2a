/** Lists of the catalogue that `/view-all` shows whole, in the order of its contents. */
export const SECTIONS = [
  'live',
  'newest',
  'shows',
  'originals',
  'podcasts',
  'business',
  'episodes',
  'matches',
  'highlights',
  'clips',
  'shorts',
] as const;

export type Section = (typeof SECTIONS)[number];

export const isSection = (name: string | null | undefined): name is Section =>
  SECTIONS.some((section) => section === name);

/** Returns the unprefixed URL of the whole list of a section, of one channel if a slug is given. */
export const viewAllPath = (section: Section, channel?: string): string =>
  `/view-all?${new URLSearchParams({ section, ...(channel ? { channel } : {}) })}`;

/** Returns the section that an editors' row is the beginning of: `home-live` shows `live`. */
export const sectionOfRow = (key: string): Section | null => {
  const source = key.slice(key.indexOf('-') + 1);
  return isSection(source) ? source : null;
};
