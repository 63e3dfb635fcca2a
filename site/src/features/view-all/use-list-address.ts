import { useEffect, useState } from 'react';

import { isSection, sectionOfRow } from '../../shared/catalogue/sections/sections';
import type { Section } from '../../shared/catalogue/sections/sections';

/** What the address asks for. */
export interface ListAddress {
  /** Null for the contents: all sections. */
  section: Section | null;
  /** Slug of a channel; null for all. */
  channel: string | null;
  /** Cursor after which the list begins. */
  after: string | null;
}

const readAddress = (search: string): ListAddress => {
  const query = new URLSearchParams(search);
  const name = query.get('section') ?? '';
  return {
    section: isSection(name) ? name : sectionOfRow(name),
    channel: query.get('channel'),
    after: query.get('after'),
  };
};

/** Reads the query string; null in served HTML, which is the same for all of them. */
export const useListAddress = (search: string): ListAddress | null => {
  const [asked, setAsked] = useState<ListAddress | null>(null);
  useEffect(() => setAsked(readAddress(search)), [search]);
  return asked;
};
