import { ownValue } from '@sahra/schemas/own-value';

import type { Problem } from './problem';
import type { RecordPart } from './record-parts';
import type { Sentence } from './sentence';

type Values = Readonly<Record<string, unknown>>;

/** An alternative text is named after its pictures: `posterAlt` of `poster`, `heroAlt` of `heroWide` and `heroTall`. */
const ALT = /^(?:(.+)A|a)lt$/;

const NO_ALT: Sentence = {
  en: 'Say in a few words what the picture shows: it is read to viewers who cannot see it.',
  ar: 'صِف الصورة بكلمات قليلة: تُقرأ لمن لا يستطيع رؤيتها.',
};

const isEmpty = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';

/** Fields for pictures among `names` that the alternative text `alt` is of. */
export const picturesOf = (alt: string, names: readonly string[]): string[] => {
  const match = ALT.exec(alt);
  return match ? names.filter((name) => name.startsWith(match[1] ?? '')) : [];
};

/** Names of the alternative texts that `attributes` declare. */
export const altsAmong = (attributes: Values): string[] =>
  Object.keys(attributes).filter((name) => ALT.test(name));

const mediaAmong = (attributes: Readonly<Record<string, { type: string }>>): string[] =>
  Object.entries(attributes).flatMap(([name, { type }]) => (type === 'media' ? [name] : []));

/** A picture that is set, in `part` itself or in the facts beside it, while nothing says what it shows. */
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
