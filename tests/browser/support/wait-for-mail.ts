import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';

const MAIL_URL = process.env['MAIL_URL'] ?? 'http://127.0.0.1:8025';

/** Waits for a mail to `address` that matches `pattern`; returns the captured text. */
export const waitForMail = async (
  request: APIRequestContext,
  address: string,
  pattern: RegExp,
): Promise<string> => {
  let found = '';
  await expect
    .poll(async () => {
      const answer = await request.get(`${MAIL_URL}/api/messages`, { params: { to: address } });
      const { data } = (await answer.json()) as { data: { text: string }[] };
      found = data.map(({ text }) => pattern.exec(text)?.[1]).find(Boolean) ?? '';
      return found;
    })
    .not.toBe('');
  return found;
};
