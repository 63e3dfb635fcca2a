import type { FastifyRequest } from 'fastify';

/** Parts of a request that are known before it is validated. */
interface AskedDocument {
  document: string | undefined;
  /** Hash of a persisted document. */
  hash: string | undefined;
  operationName: unknown;
}

const partOf = (
  value: unknown,
  name: 'query' | 'extensions' | 'operationName' | 'persistedQuery' | 'sha256Hash',
): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Partial<Record<typeof name, unknown>>)[name]
    : undefined;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const parsed = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
};

/** Reads the document or the hash of a request; Apollo Server validates them later. */
export const askedDocument = ({
  method,
  body,
  query,
}: Pick<FastifyRequest, 'method' | 'body' | 'query'>): AskedDocument => {
  const sent = method === 'POST' ? body : query;
  const persisted = partOf(parsed(partOf(sent, 'extensions')), 'persistedQuery');
  return {
    document: textOf(partOf(sent, 'query')),
    hash: textOf(partOf(persisted, 'sha256Hash')),
    operationName: partOf(sent, 'operationName'),
  };
};
