import type { FastifyRequest } from 'fastify';

/** What a request asks for, as far as it can be told before it is checked. */
export interface AskedDocument {
  document: string | undefined;
  /** Hash by which it names a persisted document. */
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

/** The document or the hash of a request, which Apollo Server checks later. */
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
