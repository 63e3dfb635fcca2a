import { isValues } from '../checks/record-parts';

/** Part of a JSON schema that says where texts stand. */
interface Shape {
  type?: unknown;
  properties?: Readonly<Record<string, unknown>>;
  items?: unknown;
  anyOf?: readonly unknown[];
}

/**
 * Returns a draft's record with an empty text wherever its schema wants one and nobody has written it yet. Published
 * records have all of theirs, so that only a preview needs it: without it the page of an unfinished draft would fail.
 */
export const fillEmptyTexts = (shape: unknown, value: unknown): unknown => {
  if (!isValues(shape)) return value;
  const { type, properties = {}, items, anyOf }: Shape = shape;
  if (value === null) return type === 'string' && !('format' in shape) ? '' : null;
  if (Array.isArray(value)) return value.map((each) => fillEmptyTexts(items, each));
  if (!isValues(value)) return value;
  const filled = (anyOf ?? []).reduce<unknown>((found, each) => fillEmptyTexts(each, found), value);
  const shapes = new Map(Object.entries(properties));
  return isValues(filled)
    ? Object.fromEntries(
        Object.entries(filled).map(([key, each]) => [key, fillEmptyTexts(shapes.get(key), each)]),
      )
    : filled;
};
