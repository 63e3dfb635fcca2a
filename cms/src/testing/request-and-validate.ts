import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

import { routeMatcher } from '../rest/match-route';
import { ROUTES } from '../rest/routes';
import { RestErrorSchema } from '../rest/shared.schema';
import type { TestCms, TestRequestOptions, TestResponse } from './test-cms';

const matchRoute = routeMatcher(ROUTES);
const isError = Compile(RestErrorSchema);

const problemsOf = (schema: TSchema, body: unknown): unknown[] => {
  const check = Compile(schema);
  return check.Check(body) ? [] : check.Errors(body);
};

/** Sends a request to the cms and validates the response against the schema of its OpenAPI document. */
export const requestAndValidate = async (
  cms: TestCms,
  path: string,
  asking?: TestRequestOptions,
): Promise<TestResponse> => {
  const answer = await cms.get(path, asking);
  const route = matchRoute(path.split('?')[0] ?? '')?.route;
  if (!route) throw new Error(`No route is declared for ${path}`);
  const problems =
    answer.status === 200 ? problemsOf(route.schema.answer, answer.body) : isError.Errors(answer.body);
  if (problems.length > 0)
    throw new Error(`${path} answered against its schema: ${JSON.stringify(problems.slice(0, 3))}`);
  return answer;
};
