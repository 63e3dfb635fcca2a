import type { InitOptions } from 'i18next';
import { pluralRules } from '@sahra/schemas/intl-formats';

const PLACEHOLDER = /\{\{(.+?)\}\}/g;

const entriesOf = (values: unknown): Map<string, unknown> =>
  new Map(typeof values === 'object' && values !== null ? Object.entries(values) : []);

type Namespaces = ReadonlyMap<string, ReadonlyMap<string, unknown>>;

/** Returns the text of the first key that a namespace has: the wanted namespace first, then the others of the page. */
const findText = (namespaces: Namespaces, keys: readonly string[], ns: unknown): string | undefined => {
  const wanted = typeof ns === 'string' ? namespaces.get(ns) : undefined;
  const others = [...namespaces.values()];
  for (const namespace of wanted ? [wanted, ...others] : others)
    for (const key of keys) {
      const text = namespace.get(key);
      if (typeof text === 'string') return text;
    }
  return undefined;
};

/**
 * The strings of one page: keys, namespaces, plural forms and placeholders, which is
 * what the site uses of i18next. Browsers load it in place of i18next (decision 0135); the build and the tests have
 * i18next itself.
 */
export class PageStrings {
  language = '';
  options: InitOptions = {};
  private namespaces: Namespaces = new Map();

  init(options: InitOptions): void {
    const { lng = '', resources } = options;
    this.language = lng;
    this.options = options;
    const strings = entriesOf(entriesOf(resources).get(lng));
    this.namespaces = new Map([...strings].map(([ns, texts]) => [ns, entriesOf(texts)]));
  }

  exists(key: string, { ns }: { ns?: unknown } = {}): boolean {
    return findText(this.namespaces, [key], ns) !== undefined;
  }

  /** Returns the function that components call `t`; a missing key is its own text. */
  getFixedT(_language: unknown, ns: unknown): (key: string, values?: object) => string {
    return (key, values) => {
      const given = entriesOf(values);
      const count = given.get('count');
      // Arabic and English have a form for zero where a text needs one, whatever the rule of the language says.
      const forms =
        typeof count === 'number'
          ? [...(count === 0 ? [`${key}_zero`] : []), `${key}_${pluralRules(this.language).select(count)}`]
          : [];
      const text = findText(this.namespaces, [...forms, key], ns) ?? key;
      return text.replace(PLACEHOLDER, (_, name: string) => {
        const value = given.get(name.trim());
        return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
      });
    };
  }
}

const i18next = { createInstance: (): PageStrings => new PageStrings() };

// oxlint-disable-next-line import/no-default-export -- the plugin reads the default export of i18next
export default i18next;
