import { fold, foldedWords } from '@sahra/schemas/fold';

import type { Database } from '../../rest/database';
import { stripArabicPrefix } from '../../search/strip-arabic-prefix';
import type { DeskType } from '../desk-types';
import type { TitleSearch } from '../title-search';

const NAMES = 'SELECT id, file_name AS name FROM content.pictures';
const USED_IN = 'SELECT DISTINCT picture_id AS id FROM content.picture_uses WHERE document = ANY($1::text[])';

/** Finds pictures by their own names, and by the titles of the records that show them. */
export class PictureSearch {
  /** Folded names by name: folding is code, and names are many. */
  #folded = new Map<string, string>();

  constructor(
    readonly database: Database,
    readonly titles: TitleSearch,
  ) {}

  /** Returns the ids of the pictures that every word of `query` is found in. */
  async find(types: readonly DeskType[], query: string): Promise<number[]> {
    const words = foldedWords(query).map((word) => [word, stripArabicPrefix(word)]);
    if (words.length === 0) return [];
    const documents = await this.titles.find(types, query);
    const used = documents.length === 0 ? [] : await this.database.rows<{ id: number }>(USED_IN, [documents]);
    const named = (await this.#readNames()).filter(({ folded }) =>
      words.every((forms) => forms.some((form) => folded.includes(form))),
    );
    return [...new Set([...used, ...named].map(({ id }) => id))];
  }

  async #readNames(): Promise<{ id: number; folded: string }[]> {
    const pictures = await this.database.rows<{ id: number; name: string }>(NAMES, []);
    const folded = new Map<string, string>();
    for (const { name } of pictures) folded.set(name, this.#folded.get(name) ?? fold(name));
    this.#folded = folded;
    return pictures.map(({ id, name }) => ({ id, folded: folded.get(name) ?? '' }));
  }
}
