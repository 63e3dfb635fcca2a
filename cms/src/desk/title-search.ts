import { fold, foldedWords } from '@sahra/schemas/fold';

import type { Database } from '../rest/database';
import { stripArabicPrefix } from '../search/strip-arabic-prefix';
import type { DeskType } from './desk-types';
import { searchedTextsSql } from './record-source.sql';

interface Row {
  type: string;
  document: string;
  slot: string;
  text: string | null;
}

/** A write that was not committed when the texts were read last is read the next time. */
const OVERLAP_MS = 60_000;

/** Texts of one type: by record, folded texts by slot (a language or the key). */
interface Texts {
  readAt: number;
  records: Map<string, Map<string, string>>;
}

/**
 * Finds records by their titles in both languages, drafts included, and by their keys. The product's own folding is
 * code, so the folded texts are kept in memory and each search reads only what was written since the last one.
 */
export class TitleSearch {
  readonly #texts = new Map<string, Texts>();

  constructor(readonly database: Database) {}

  /** Returns the ids of the records of which one text has every word of `query`; a deleted record may be among them. */
  async find(types: readonly DeskType[], query: string): Promise<string[]> {
    const words = foldedWords(query).map((word) => [word, stripArabicPrefix(word)]);
    const found: string[] = [];
    if (words.length === 0) return found;
    for (const type of types) {
      const { records } = await this.#read(type);
      for (const [documentId, texts] of records)
        for (const text of texts.values())
          if (words.every((forms) => forms.some((form) => text.includes(form)))) {
            found.push(documentId);
            break;
          }
    }
    return found;
  }

  async #read(type: DeskType): Promise<Texts> {
    const known = this.#texts.get(type.type) ?? {
      readAt: 0,
      records: new Map<string, Map<string, string>>(),
    };
    const sql = searchedTextsSql(type);
    if (sql === '') return known;
    const readAt = Date.now();
    const since = new Date(Math.max(0, known.readAt - OVERLAP_MS)).toISOString();
    for (const { document, slot, text } of await this.database.rows<Row>(sql, [since])) {
      const texts = known.records.get(document) ?? new Map<string, string>();
      texts.set(slot, fold(text ?? ''));
      known.records.set(document, texts);
    }
    known.readAt = readAt;
    this.#texts.set(type.type, known);
    return known;
  }
}
