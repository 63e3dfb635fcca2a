import { isValues } from '../checks/record-parts';

/** Part of a JSON schema that says where texts stand. */
interface Shape {
  properties?: Readonly<Record<string, unknown>>;
  anyOf?: readonly unknown[];
}

const isText = (shape: unknown): boolean =>
  isValues(shape) && shape['type'] === 'string' && !('format' in shape);

/** Returns the fields of each form that a record may have, which are those with all of its fields. */
const formsOf = ({ properties, anyOf = [] }: Shape, record: object): Map<string, unknown>[] =>
  [{ properties }, ...anyOf.filter(isValues)]
    .map((form: Shape) => new Map(Object.entries(form.properties ?? {})))
    .filter((form) => Object.keys(record).every((name) => form.has(name)));

/**
 * Returns a draft's record with an empty text wherever its schema wants one and nobody has written it yet. Published
 * records have all of theirs, so that only a preview needs it: without it the page of an unfinished draft would fail.
 * Where a record may have several forms, a field is filled that is a text in each of them.
 */
export const fillEmptyTexts = (shape: unknown, value: unknown): unknown => {
  if (!isValues(shape)) return value;
  if (value === null) return isText(shape) ? '' : null;
  if (Array.isArray(value)) return value.map((each) => fillEmptyTexts(shape['items'], each));
  if (!isValues(value)) return value;
  const forms = formsOf(shape, value);
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      const shapes = forms.map((form) => form.get(name));
      if (each === null) return [name, shapes.length > 0 && shapes.every(isText) ? '' : null];
      return [name, shapes.reduce<unknown>((filled, own) => fillEmptyTexts(own, filled), each)];
    }),
  );
};
