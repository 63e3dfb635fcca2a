import { isRecord } from '@sahra/schemas/is-record';
import type { FastifyRequest } from 'fastify';

import { GraphFailure } from '../graph/graph-failure';

/** GraphQL request, as GraphQL over HTTP defines it. */
export interface StreamParameters {
  query?: string;
  operationName?: string;
  variables?: Record<string, unknown>;
  extensions?: Record<string, unknown>;
}

const malformed = (name: string): GraphFailure =>
  new GraphFailure('BAD_USER_INPUT', `\`${name}\` is malformed.`, { status: 400 });

const textOf = (name: string, value: unknown): string | undefined => {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string') throw malformed(name);
  return value;
};

const recordOf = (name: string, value: unknown): Record<string, unknown> | undefined => {
  if (value === undefined || value === null || value === '') return undefined;
  let read: unknown = value;
  try {
    // A GET carries it as JSON.
    if (typeof value === 'string') read = JSON.parse(value);
  } catch {
    throw malformed(name);
  }
  if (!isRecord(read)) throw malformed(name);
  return read;
};

/** Reads the operation of a request for an event stream. Throws BAD_USER_INPUT when its shape is wrong. */
export const streamParametersOf = ({ method, body, query }: FastifyRequest): StreamParameters => {
  const sent: unknown = method === 'POST' ? body : query;
  if (!isRecord(sent)) throw malformed('body');
  const document = textOf('query', sent['query']);
  const operationName = textOf('operationName', sent['operationName']);
  const variables = recordOf('variables', sent['variables']);
  const extensions = recordOf('extensions', sent['extensions']);
  return {
    ...(document !== undefined && { query: document }),
    ...(operationName !== undefined && { operationName }),
    ...(variables && { variables }),
    ...(extensions && { extensions }),
  };
};

/**
 * Whether a request wants an event stream: it names that type first. Clients that prefer one response may list it
 * after JSON.
 */
export const wantsEventStream = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers.accept?.split(/[,;]/, 1)[0]?.trim().toLowerCase() === 'text/event-stream';
