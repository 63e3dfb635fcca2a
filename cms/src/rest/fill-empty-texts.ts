import { isValues } from '../checks/record-parts';

/** Part of a JSON schema that says where texts stand. */
interface Shape {
  properties?: Readonly<Record<string, unknown>>;
  anyOf?: readonly unknown[];
}

const isText = (shape: unknown): boolean =>
  isValues(shape) && shape['type'] === 'string' && !('format' in shape);

/** Returns what each form of a record says of a field. */
const shapesOf = ({ properties, anyOf = [] }: Shape, name: string): unknown[] =>
  [{ properties }, ...anyOf.filter(isValues)].flatMap((form: Shape) => {
    const own = new Map(Object.entries(form.properties ?? {})).get(name);
    return own === undefined ? [] : [own];
  });

/**
 * Returns a draft's record with an empty text wherever its schema wants one and nobody has written it yet. Published
 * records have all of theirs, so that only a preview needs it: without it the page of an unfinished draft would fail.
 * Where a record has several forms, a field is filled that is a text in each form with it.
 */
export const fillEmptyTexts = (shape: unknown, value: unknown): unknown => {
  if (!isValues(shape)) return value;
  if (value === null) return isText(shape) ? '' : null;
  if (Array.isArray(value)) return value.map((each) => fillEmptyTexts(shape['items'], each));
  if (!isValues(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      const shapes = shapesOf(shape, name);
      if (each === null) return [name, shapes.length > 0 && shapes.every(isText) ? '' : null];
      return [name, shapes.reduce<unknown>((filled, own) => fillEmptyTexts(own, filled), each)];
    }),
  );
};
