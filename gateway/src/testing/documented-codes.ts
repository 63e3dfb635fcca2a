import { isMessageCode } from '@sahra/schemas/messages';

import { readSchemaFile } from '../graph/read-schema-file';

interface Schema {
  $ref?: string;
  description?: string;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  items?: Schema;
}

interface Operation {
  description?: string;
  parameters?: { name: string; description?: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string }>;
}

interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const { paths, components } = JSON.parse(readSchemaFile('accounts.openapi.json')) as OpenApi;

/** Statuses whose codes a mutation answers as data; see form-errors.ts. */
const STATUSES = ['400', '401', '403', '404', '409', '422', '429'];

const codesIn = (text = ''): string[] => (text.match(/\b[A-Z][A-Z_]+\b/g) ?? []).filter(isMessageCode);

const resolved = ({ $ref, ...schema }: Schema): Schema =>
  $ref === undefined ? schema : (components.schemas[$ref.split('/').at(-1) ?? ''] ?? {});

const codesOfSchema = (schema: Schema): string[] => {
  const { description, properties = {}, anyOf = [], items } = resolved(schema);
  const parts = [...Object.values(properties), ...anyOf, ...(items ? [items] : [])];
  return [...codesIn(description), ...parts.flatMap(codesOfSchema)];
};

const operationOf = (call: string): Operation => {
  const [method = '', path = ''] = call.split(' ');
  const operation = paths[`/${path}`]?.[method.toLowerCase()];
  if (!operation) throw new Error(`accounts documents no ${call}`);
  return operation;
};

const bodiesOf = ({ requestBody }: Operation): Schema[] =>
  Object.values(requestBody?.content ?? {}).map(({ schema }) => schema);

/**
 * Codes of messages that the OpenAPI document of accounts names for a call, e.g. `POST api/register`: in its
 * description, its body and its refusals. A malformed request (400) is no code of a form.
 */
export const documentedCodes = (call: string): string[] => {
  const operation = operationOf(call);
  const refusals = Object.entries(operation.responses)
    .filter(([status]) => STATUSES.includes(status))
    .flatMap(([status, { description }]) =>
      codesIn(description).filter((code) => status !== '400' || code !== 'BAD_USER_INPUT'),
    );
  const body = bodiesOf(operation).flatMap(codesOfSchema);
  return [...new Set([...codesIn(operation.description), ...body, ...refusals])];
};

/**
 * Whether the key of a submit may come again with another body: the call is a POST, to which alone the gateway
 * passes keys, and has a body.
 */
export const takesReusableKey = (call: string): boolean => {
  if (!call.startsWith('POST ')) return false;
  const operation = operationOf(call);
  const hasKey = operation.parameters?.some(({ name }) => name.toLowerCase() === 'idempotency-key') ?? false;
  return (
    hasKey && bodiesOf(operation).some((body) => Object.keys(resolved(body).properties ?? {}).length > 0)
  );
};
