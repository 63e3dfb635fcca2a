import type { BodyLimits } from '../limit-request-body';
import { REQUEST_LIMITS } from '../transfer-limits';
import { lastJson, RawClient, unfinishedPost } from './raw-client';

/** A service under test, which must limit request bodies. */
export interface BodyLimitedService {
  start: (bodies: BodyLimits) => Promise<{ url: string; close: () => Promise<void> }>;
  /** A path that accepts JSON by POST. */
  path: string;
  codeOf: (body: unknown) => unknown;
}

const LONG_MS = 60_000;
/** Well below the limit for requests that reach no hook. */
const SOON_MS = 10_000;
const CHUNKED = 'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';

/**
 * Defines the tests shared by every HTTP service: it rejects slow, large and too many unfinished bodies and closes
 * the connection.
 */
export const describeRequestBodyLimits = ({ start, path, codeOf }: BodyLimitedService): void => {
  describe('the body of a request', () => {
    let close: () => Promise<void>;
    const open = async (wholeMs: number, perAddress: number = REQUEST_LIMITS.unfinishedPerAddress) => {
      const service = await start({ pace: { wholeMs }, unfinished: { perAddress, inAll: 1_000 } });
      close = service.close;
      return () => RawClient.open(service.url);
    };
    const expectRefusal = (text: string, status: number, code: string): void => {
      expect(text).toMatch(new RegExp(`HTTP/1\\.1 ${status} `));
      expect(text).toMatch(/connection: close/i);
      expect(codeOf(lastJson(text))).toBe(code);
    };
    afterEach(() => close());

    it('is refused with 408 when it is slow, with and without a length', async () => {
      const connect = await open(40);
      const begun = Date.now();
      for (const head of [
        unfinishedPost(path, 100, '{'),
        `POST ${path} HTTP/1.1\r\nHost: x\r\n${CHUNKED}1\r\n{\r\n`,
      ]) {
        const client = await connect();
        client.write(head);
        expectRefusal(await client.closed(), 408, 'REQUEST_TIMEOUT');
      }
      expect(Date.now() - begun).toBeLessThan(SOON_MS);
    });

    it('is refused with 413 when it is large, with and without a length', async () => {
      const connect = await open(LONG_MS);
      const declared = await connect();
      declared.write(unfinishedPost(path, 2_000_000));
      expectRefusal(await declared.closed(), 413, 'CONTENT_TOO_LARGE');
      const chunked = await connect();
      chunked.write(`POST ${path} HTTP/1.1\r\nHost: x\r\n${CHUNKED}`);
      const sending = setInterval(() => chunked.write(`8000\r\n${' '.repeat(0x8000)}\r\n`), 1);
      const text = await chunked.closed();
      clearInterval(sending);
      expectRefusal(text, 413, 'CONTENT_TOO_LARGE');
    });

    it('is refused with 429 when it is the oldest of too many that are unfinished', async () => {
      const connect = await open(LONG_MS, 1);
      const [oldest, newest] = [await connect(), await connect()];
      for (const client of [oldest, newest]) {
        client.write(unfinishedPost(path, 100, '', ['Expect: 100-continue']));
        await client.until((text) => text.includes('100 Continue'));
      }
      const text = await oldest.closed();
      expectRefusal(text, 429, 'RATE_LIMITED');
      const seconds = /retry-after: (\d+)/i.exec(text)?.[1];
      expect(text).toContain(`Try again in ${seconds} seconds.`);
      expect(newest.socket.destroyed).toBe(false);
      newest.socket.destroy();
    });

    it('keeps its place behind an Upgrade header', async () => {
      const connect = await open(LONG_MS);
      const client = await connect();
      const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n';
      client.write(
        `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}`,
      );
      await client.until((text) => text.includes('HTTP/1.1 '));
      client.write('GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
      const text = await client.closed();
      expect(text.match(/HTTP\/1\.1 \d{3}/g)).toHaveLength(2);
    });
  });
};
