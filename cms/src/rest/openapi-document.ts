import { HEADERS } from '@sahra/schemas/headers';

import type { Route } from './define-route';
import { LocaleSchema, RestErrorSchema } from './shared.schema';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = Record<string, Json>;

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const plain = (schema: object): JsonObject => JSON.parse(JSON.stringify(schema)) as JsonObject;

/** Moves every part of `schema` with an `$id` into `components` and replaces it with a reference. */
const named = (schema: Json, components: JsonObject): Json => {
  if (Array.isArray(schema)) return schema.map((part) => named(part, components));
  if (!isObject(schema)) return schema;
  const { $id, ...own } = schema;
  const parts = Object.fromEntries(Object.entries(own).map(([key, part]) => [key, named(part, components)]));
  if (typeof $id !== 'string') return parts;
  Object.assign(components, { [$id]: parts });
  return { $ref: `#/components/schemas/${$id}` };
};

const parametersIn = (place: 'path' | 'query', schema: JsonObject, components: JsonObject): Json[] => {
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  return Object.entries(properties).map(([name, property]) => {
    const { description = '', ...own } = isObject(property) ? property : {};
    return {
      name,
      in: place,
      required: required.includes(name),
      description,
      schema: named(own, components),
    };
  });
};

const answerOf = (description: string, schema: object, components: JsonObject): JsonObject => ({
  description,
  content: { 'application/json': { schema: named(plain(schema), components) } },
});

const REFUSALS_OF_ALL = {
  400: 'BAD_USER_INPUT: a parameter is missing, unknown in form or out of range.',
  401: 'UNAUTHENTICATED: the bearer token is missing or wrong.',
  503: 'UPSTREAM_UNAVAILABLE: the database cannot be reached.',
};

const operationOf = ({ schema }: Route, components: JsonObject): JsonObject => {
  const refusals: Record<string, string> = { ...REFUSALS_OF_ALL, ...schema.refusals };
  const localeParameters: Json[] = [
    { $ref: '#/components/parameters/localization' },
    { $ref: '#/components/parameters/fallback' },
  ];
  return {
    operationId: schema.operationId,
    summary: schema.summary,
    description: schema.description,
    parameters: [
      ...parametersIn('path', plain(schema.params), components),
      ...parametersIn('query', plain(schema.query), components),
      ...(schema.localized ? localeParameters : []),
    ],
    responses: {
      200: answerOf('The answer.', schema.answer, components),
      ...Object.fromEntries(
        Object.entries(refusals).map(([status, reason]) => [
          status,
          answerOf(reason, RestErrorSchema, components),
        ]),
      ),
    },
  };
};

/** Builds the OpenAPI document of `routes` from the same schemas that validate requests. */
export const openapiDocument = (routes: readonly Route[]): JsonObject => {
  const schemas: JsonObject = {};
  const locale = named(plain(LocaleSchema), schemas);
  const paths = Object.fromEntries(
    routes.map((route) => [route.schema.path, { get: operationOf(route, schemas) }]),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sahra cms',
      version: '1.0.0',
      description:
        'Page copy and the catalogue in both languages. Answers are `{data, meta?}` in snake_case, times are ISO 8601 in UTC. A record that is not published in the language asked for is left out, or 404, unless `fallback` names a language to stand in.',
    },
    security: [{ readToken: [] }],
    paths,
    components: {
      securitySchemes: {
        readToken: { type: 'http', scheme: 'bearer', description: 'Static token of the reading service.' },
      },
      parameters: {
        localization: {
          name: HEADERS.localization,
          in: 'header',
          required: false,
          description: 'Language asked for; English when absent or unknown.',
          schema: locale,
        },
        fallback: {
          name: 'fallback',
          in: 'query',
          required: false,
          description: "Language whose words stand in; the record's `locale` says so.",
          schema: locale,
        },
      },
      schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => a.localeCompare(b))),
    },
  };
};
