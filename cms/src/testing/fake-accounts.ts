import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import { DESK_AUDIENCE, DESK_TOKEN_SECONDS } from '@sahra/schemas/desk-access';
import { HEADERS } from '@sahra/schemas/headers';

import { DESK_SECRET } from './test-environment';

/** A call that the fake accounts received. */
export interface SeenCall {
  method: string;
  url: string;
  /** E-mail address in the token. */
  actor: string;
  scopes: string[];
  language: unknown;
  body: unknown;
}

/** Accounts at the edge of the network: checks tokens as accounts does, and responds what the test says. */
export interface FakeAccounts {
  url: string;
  seen: SeenCall[];
  reply: { status: number; body: unknown };
  stop(): Promise<unknown>;
}

const textOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

const decoded = (part: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;

/** Returns the claims of a valid token (RFC 7519, HS256); null for another one. */
const claimsOf = (token: string): Record<string, unknown> | null => {
  const [header = '', claims = '', signature = ''] = token.split('.');
  const expected = createHmac('sha256', DESK_SECRET).update(`${header}.${claims}`).digest('base64url');
  if (signature !== expected || decoded(header)['alg'] !== 'HS256') return null;
  const { aud, iat, exp } = decoded(claims);
  const now = Date.now() / 1000;
  const isCurrent = Number(iat) <= now && Number(exp) > now && now - Number(iat) < DESK_TOKEN_SECONDS;
  return aud === DESK_AUDIENCE && isCurrent ? decoded(claims) : null;
};

/** Starts the fake accounts on a free port. */
export const startFakeAccounts = async (): Promise<FakeAccounts> => {
  const seen: SeenCall[] = [];
  const fake = { seen, reply: { status: 200, body: { data: [] } as unknown } };
  const server = createServer((request, response) => {
    void textOf(request).then((text) => {
      const { method = '', url = '', headers } = request;
      const claims = claimsOf((headers.authorization ?? '').replace('Bearer ', ''));
      if (claims)
        seen.push({
          ...{ method, url, actor: String(claims['sub']), scopes: claims['scopes'] as string[] },
          ...{ language: headers[HEADERS.localization], body: text === '' ? undefined : JSON.parse(text) },
        });
      const { status, body } = claims ? fake.reply : { status: 401, body: { code: 'UNAUTHENTICATED' } };
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(status === 204 ? undefined : JSON.stringify(body));
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(fake, {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  });
};
