/** @jest-environment node */
import { LOCALES } from '@sahra/schemas/constants';
import messagesAr from '@sahra/schemas/messages/ar.json';
import messagesEn from '@sahra/schemas/messages/en.json';
import type { InitOptions } from 'i18next';
import i18next from 'i18next';

import ar from '../../locale/ar.json';
import en from '../../locale/en.json';
import pageStrings from './page-strings';

const RESOURCES = {
  en: { interface: en, messages: messagesEn },
  ar: { interface: ar, messages: messagesAr },
};
const COUNTS = [0, 1, 2, 3, 10, 11, 99, 100, 101, 102, 103, 1.5];

const readers = (locale: 'en' | 'ar') => {
  const options: InitOptions = {
    lng: locale,
    fallbackLng: 'en',
    resources: { [locale]: RESOURCES[locale] },
    defaultNS: 'interface',
    ns: ['interface', 'messages'],
    fallbackNS: ['messages'],
    keySeparator: false,
    interpolation: { escapeValue: false },
    initImmediate: false,
  };
  const theirs = i18next.createInstance();
  void theirs.init(options);
  const ours = pageStrings.createInstance();
  ours.init(options);
  return { ours, theirs };
};

/** Values for the placeholders of all texts: a plural form may have one that another form has not. */
const valuesOf = (...texts: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    texts
      .flatMap((text) => [...text.matchAll(/\{\{(.+?)\}\}/g)])
      .map(([, name = '']) => [name.trim(), `⟨$&${name}⟩`]),
  );

test.each(LOCALES)('every string of %s reads as i18next reads it, with each count', (locale) => {
  const { ours, theirs } = readers(locale);
  for (const ns of ['interface', 'messages'] as const) {
    const strings: Record<string, string> = RESOURCES[locale][ns];
    const t = ours.getFixedT(null, ns);
    const expected = theirs.getFixedT(locale, ns) as unknown as typeof t;
    const formsOf = (plural: string): string[] =>
      Object.entries(strings).flatMap(([key, text]) => (key.startsWith(`${plural}_`) ? [text] : []));
    const asked = Object.entries(strings).flatMap(([key, text]) => {
      const plural = /^(.+)_(?:zero|one|two|few|many|other)$/.exec(key)?.[1];
      const counts = plural
        ? COUNTS.map((count) => ({ key: plural, values: { ...valuesOf(...formsOf(plural)), count } }))
        : [];
      return [{ key, values: valuesOf(text) }, ...counts];
    });
    expect(asked.map(({ key, values }) => t(key, values))).toEqual(
      asked.map(({ key, values }) => expected(key, values)),
    );
  }
});

test('a key that is not there, and a value that was not given', () => {
  const { ours, theirs } = readers('en');
  const t = ours.getFixedT(null, 'interface');
  const expected = theirs.getFixedT('en', 'interface') as unknown as typeof t;
  expect(t('no.such.key')).toBe(expected('no.such.key'));
  expect(t('no.such.key', { count: 2 })).toBe('no.such.key');
  expect(t('nav.brandHome', {})).toBe(expected('nav.brandHome', { brand: '' }));
  expect(t('nav.brandHome', { brand: null })).toBe(expected('nav.brandHome', { brand: null }));
});

test('a text of the other namespace is found too, and whether there is one', () => {
  const { ours, theirs } = readers('ar');
  expect(ours.getFixedT(null, 'messages')('nav.openMenu')).toBe(ar['nav.openMenu']);
  for (const key of ['SOMETHING_WENT_WRONG', 'NO_SUCH_CODE'])
    expect(ours.exists(key, { ns: 'messages' })).toBe(theirs.exists(key, { ns: 'messages' }));
});

test('what a viewer wrote is not read as a placeholder', () => {
  const { ours } = readers('en');
  expect(
    ours.getFixedT(null, 'interface')('nav.brandHome', { brand: '{{brand}} $t(nav.openMenu)' }),
  ).toContain('{{brand}} $t(nav.openMenu)');
});
