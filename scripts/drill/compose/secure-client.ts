import { Agent, request } from 'node:https';

export interface SecureResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

export interface SecureRequest {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/** Requests a path of the origin. Does not follow redirects. */
export type SecureClient = (path: string, question?: SecureRequest) => Promise<SecureResponse>;

const LIMIT_MS = 30_000;

/** Creates a client for one https origin that trusts Caddy's local certificate authority. */
export const secureClient = (origin: string, authority: string): SecureClient => {
  const agent = new Agent({ ca: authority, keepAlive: true });
  return (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const sent = request(new URL(path, origin), { agent, method, headers, timeout: LIMIT_MS }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(parts).toString('utf8'),
          }),
        );
      });
      sent.on('timeout', () => sent.destroy(new Error(`no answer in ${LIMIT_MS / 1000} s`)));
      sent.on('error', reject);
      sent.end(body);
    });
};
