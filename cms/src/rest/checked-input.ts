import type { TObject } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';

import { Refusal } from './refusal';
import type { Route } from './define-route';

type Input = Record<string, unknown>;

interface Checks {
  params: Validator;
  query: Validator;
}

const checksOf = new WeakMap<Route, Checks>();

const checks = (route: Route): Checks => {
  const known = checksOf.get(route);
  if (known) return known;
  const made = { params: Compile(route.schema.params), query: Compile(route.schema.query) };
  checksOf.set(route, made);
  return made;
};

const picked = (search: URLSearchParams, schema: TObject): Record<string, string> => {
  const values: Record<string, string> = {};
  for (const name of Object.keys(schema.properties)) {
    const value = search.get(name);
    if (value !== null) values[name] = value;
  }
  return values;
};

/**
 * Input of `route` in the types of its schema. What the schema does not name is dropped;
 * a path that cannot exist is 404, a wrong parameter 400.
 */
export const checkedInput = (
  route: Route,
  params: Record<string, string>,
  search: URLSearchParams,
): { params: Input; query: Input } => {
  const { params: paramsCheck, query: queryCheck } = checks(route);
  if (!paramsCheck.Check(params)) throw new Refusal(404, 'NOT_FOUND');
  const query = queryCheck.Convert(picked(search, route.schema.query)) as Input;
  if (!queryCheck.Check(query)) throw new Refusal(400, 'BAD_USER_INPUT');
  return { params, query };
};
