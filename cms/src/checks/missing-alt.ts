import { ownValue } from '@sahra/schemas/own-value';

import type { Problem } from './problem';
import type { RecordPart } from './record-parts';
import type { LocalizedMessage } from './localized-message';

type Values = Readonly<Record<string, unknown>>;

/**
 * Name of an alt text, which comes from its pictures: `posterAlt` of `poster`, `heroAlt` of `heroWide` and
 * `heroTall`.
 */
const ALT = /^(?:(.+)A|a)lt$/;

const NO_ALT: LocalizedMessage = {
  en: 'Say in a few words what the picture shows: it is read to viewers who cannot see it.',
  ar: 'صِف الصورة بكلمات قليلة: تُقرأ لمن لا يستطيع رؤيتها.',
};

const isEmpty = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';

/** Returns the picture fields among `names` that the alt text `alt` describes. */
export const picturesOf = (alt: string, names: readonly string[]): string[] => {
  const match = ALT.exec(alt);
  return match ? names.filter((name) => name.startsWith(match[1] ?? '')) : [];
};

/** Returns the names of the alt texts in `attributes`. */
export const altsAmong = (attributes: Values): string[] =>
  Object.keys(attributes).filter((name) => ALT.test(name));

const mediaAmong = (attributes: Readonly<Record<string, { type: string }>>): string[] =>
  Object.entries(attributes).flatMap(([name, { type }]) => (type === 'media' ? [name] : []));

/** Finds pictures without alt text, in `part` itself or in its facts. */
export const missingAlt = ({ model, path, values }: RecordPart, facts: Values): Problem[] => {
  const own = mediaAmong(model.attributes);
  const pictures = path.length === 0 ? [...own, ...Object.keys(facts)] : own;
  return altsAmong(model.attributes)
    .filter((alt) => isEmpty(ownValue(values, alt)))
    .filter((alt) =>
      picturesOf(alt, pictures).some((name) => Boolean(ownValue(values, name) ?? ownValue(facts, name))),
    )
    .map((alt) => ({ path: [...path, alt], sentence: NO_ALT }));
};
