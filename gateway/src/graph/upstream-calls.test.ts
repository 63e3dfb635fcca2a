import { isInterfaceType, isObjectType } from 'graphql';

import { upstreamCallsOf } from '../testing/upstream-calls-of';
import { readSchemaFile } from './read-schema-file';
import { createGraphSchema } from './schema';

type Paths = Record<string, Record<string, unknown>>;

const schema = createGraphSchema();

/** Calls that the OpenAPI documents describe, e.g. `GET api/faq`. */
const documented = (['cms.openapi.json', 'accounts.openapi.json'] as const).flatMap((file) => {
  const { paths } = JSON.parse(readSchemaFile(file)) as { paths: Paths };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.slice(1)}`),
  );
});

/** Calls that fields name, with the field. */
const named = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type) || isInterfaceType(type))
  .flatMap((type) =>
    Object.values(type.getFields()).flatMap((field) =>
      upstreamCallsOf(schema, field).map((call) => ({ field: `${type.name}.${field.name}`, call })),
    ),
  );

test('every call that a field names is one that cms or accounts describes', () => {
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ call }) => !documented.includes(call))).toEqual([]);
});
