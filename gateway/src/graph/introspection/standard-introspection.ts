import { execute, getIntrospectionQuery, parse, stripIgnoredCharacters } from 'graphql';
import type { GraphQLSchema, IntrospectionOptions } from 'graphql';
import { LRUCache } from 'lru-cache';

/** Longest document that is checked, in characters. The longest standard query has about 1,900. */
const LENGTH_MAX = 4_000;
const TEXTS_MAX = 100;

/** Detects the options of a standard query by the text that only each option adds. */
const optionsOf = (document: string): IntrospectionOptions => ({
  descriptions: document.includes('name description'),
  specifiedByUrl: document.includes('specifiedByURL'),
  directiveIsRepeatable: document.includes('isRepeatable'),
  schemaDescription: document.includes('__schema{description'),
  inputValueDeprecation: document.includes('args(includeDeprecated'),
  oneOf: document.includes('isOneOf'),
});

const isStandard = (document: string): boolean =>
  document === stripIgnoredCharacters(getIntrospectionQuery(optionsOf(document)));

/**
 * Serves the standard introspection query, which every tool sends when it opens, from memory. The schema
 * of a running gateway never changes.
 */
export class StandardIntrospection {
  readonly #answers = new Map<string, Promise<Buffer>>();
  /** Cache from the text of a document to the same text without white space; null when it is not a standard query. */
  readonly #texts = new LRUCache<string, { document: string | null }>({ max: TEXTS_MAX });

  constructor(private readonly schema: GraphQLSchema) {}

  /** Returns the response's `data` as JSON; undefined for every other document. */
  answer(text: string): Promise<Buffer> | undefined {
    if (text.length > LENGTH_MAX || !text.includes('__schema')) return undefined;
    const document = this.#documentOf(text);
    if (document === null) return undefined;
    const kept = this.#answers.get(document);
    if (kept) return kept;
    const answer = this.#execute(document);
    this.#answers.set(document, answer);
    return answer;
  }

  #documentOf(text: string): string | null {
    const known = this.#texts.get(text);
    if (known) return known.document;
    let document: string | null = null;
    try {
      const candidate = stripIgnoredCharacters(text);
      if (isStandard(candidate)) document = candidate;
    } catch {
      // Invalid documents are reported by the parser that runs next.
    }
    this.#texts.set(text, { document });
    return document;
  }

  async #execute(document: string): Promise<Buffer> {
    const { data } = await execute({ schema: this.schema, document: parse(document) });
    return Buffer.from(JSON.stringify(data));
  }
}
