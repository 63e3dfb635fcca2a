import type { TObject } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';

import { findUnstorableText } from '../requests/unstorable-text';
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
  const named = Object.keys(schema.properties).flatMap((name) => {
    const value = search.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return Object.fromEntries(named);
};

const refuseUnstorable = (values: Record<string, string>): void => {
  const field = findUnstorableText(values)?.path[0];
  if (field !== undefined) throw new Refusal(400, 'BAD_USER_INPUT', undefined, [field]);
};

/**
 * Parses the input of `route` into the types of its schema and drops unknown parameters. An impossible path
 * is 404, an invalid parameter 400.
 */
export const checkedInput = (
  route: Route,
  params: Record<string, string>,
  search: URLSearchParams,
): { params: Input; query: Input } => {
  const { params: paramsCheck, query: queryCheck } = checks(route);
  const asked = picked(search, route.schema.query);
  refuseUnstorable({ ...asked, ...params });
  if (!paramsCheck.Check(params)) throw new Refusal(404, 'NOT_FOUND');
  const query = queryCheck.Convert(asked) as Input;
  if (!queryCheck.Check(query)) throw new Refusal(400, 'BAD_USER_INPUT');
  return { params, query };
};
