import { deskToken } from './desk-token';
import type { SignedIn } from './signed-in';
import { TEST_CONFIG } from './start-accounts';
import type { RunningAccounts } from './start-accounts';

interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}
interface Operation {
  security?: Record<string, string[]>[];
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** Described route with a sample request. */
export interface SampledRoute {
  name: string;
  pathParameters: string[];
  queryParameters: string[];
  isForm: boolean;
  /** Body that its schema accepts; undefined when the route reads none. */
  body: Record<string, unknown> | undefined;
  send(changes: {
    path?: Record<string, string>;
    query?: Record<string, string>;
    body?: unknown;
  }): Promise<{ route: string; status: number; text: string }>;
}

const FORM = 'application/x-www-form-urlencoded';
const SAMPLES = new Map<string, unknown>([
  ['email', 'nobody@viewers.example'],
  ['code', '1234'],
  ['password', 'a quiet evening'],
  ['provider', 'credentials'],
]);

/**
 * Returns all routes of the API, each with a sample request of an authorized caller, so that a test can change one
 * part.
 */
export const sampledRoutes = async (accounts: RunningAccounts, viewer: SignedIn): Promise<SampledRoute[]> => {
  const document = accounts.app.swagger() as unknown as Document;
  const desk = await deskToken(accounts);

  const whole = (schema: Schema): Schema =>
    schema.$ref === undefined
      ? schema
      : (document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  const objectOf = (schema: Schema): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(whole(schema).properties ?? {}).map(([name, inner]) => [name, sampleOf(inner, name)]),
    );
  const sampleOf = (given: Schema, name = ''): unknown => {
    const schema = whole(given);
    if (SAMPLES.has(name)) return SAMPLES.get(name);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return schema.enum[0];
    if (schema.anyOf) return sampleOf(schema.anyOf[0] ?? {}, name);
    if (schema.format === 'uuid') return viewer.id;
    if (schema.format === 'date-time') return '2026-11-21T18:00:00.000Z';
    switch ([schema.type].flat()[0]) {
      case 'object':
        return objectOf(schema);
      case 'array':
        return [sampleOf(schema.items ?? {})];
      case 'integer':
      case 'number':
        return schema.minimum ?? 1;
      case 'boolean':
        return true;
      default:
        return 'some words';
    }
  };
  const bearerOf = ({ security = [] }: Operation): string => {
    if (security.some((scheme) => 'desk' in scheme)) return desk;
    return security.some((scheme) => 'gateway' in scheme) ? TEST_CONFIG.gatewayToken : viewer.token;
  };

  const sampled = (method: string, path: string, operation: Operation): SampledRoute => {
    const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
    const parameters = (place: string) =>
      (operation.parameters ?? []).filter((parameter) => parameter.in === place);
    const samples = new Map(
      parameters('path').map(({ name, schema }) => [name, String(sampleOf(schema, name))]),
    );
    const route = `${method} ${path}`;
    const written = (body: unknown) =>
      type === FORM ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body);
    return {
      name: route,
      pathParameters: parameters('path').map(({ name }) => name),
      queryParameters: parameters('query').map(({ name }) => name),
      isForm: type === FORM,
      body: content && objectOf(content.schema),
      send: async (changes) => {
        const place = path.replace(/\{(\w+)\}/gu, (_all, name: string) =>
          encodeURIComponent(changes.path?.[name] ?? samples.get(name) ?? ''),
        );
        const url = new URL(place, accounts.url);
        url.search = new URLSearchParams(changes.query).toString();
        const sent = 'body' in changes;
        const response = await fetch(url, {
          method,
          redirect: 'manual',
          headers: {
            authorization: `Bearer ${bearerOf(operation)}`,
            ...(sent && { 'content-type': type ?? 'application/json' }),
          },
          ...(sent && { body: written(changes.body) }),
        });
        return { route, status: response.status, text: await response.text() };
      },
    };
  };

  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => sampled(method.toUpperCase(), path, operation)),
  );
};
