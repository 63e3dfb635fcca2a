import type { Locale } from '@sahra/schemas/constants';

import { askGraph } from './graph';

interface Answer {
  menus: { items: { title: string; target: string }[] }[];
}

const QUERY = '{ menus { items { title target } } }';

const read = async (lang: Locale): Promise<ReadonlyMap<string, string>> => {
  const { data } = await askGraph<Answer>(QUERY, {}, { 'x-localization': lang });
  return new Map(data.menus.flatMap(({ items }) => items.map(({ target, title }) => [target, title])));
};

const titles = new Map<Locale, ReturnType<typeof read>>();

/** Returns the editors' title of the menu entry that leads to `target`: a path, or an action such as `more`. */
export const menuTitle = async (lang: Locale, target: string): Promise<string> => {
  const known = titles.get(lang) ?? read(lang);
  titles.set(lang, known);
  const title = (await known).get(target);
  if (title === undefined) throw new Error(`no menu leads to ${target}`);
  return title;
};
