import { request } from 'node:http';

export interface MediaResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Sends a request as it is, byte for byte; fetch would normalize `..` and add headers to conditions. */
export const sendRequest = (
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<MediaResponse> =>
  new Promise((settle, fail) => {
    const call = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        settle({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    call.on('error', fail);
    call.end();
  });
