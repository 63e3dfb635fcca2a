import type { DeskScope } from '@sahra/schemas/desk-access';

import { deskToken } from './desk-token';
import type { RunningAccounts } from './start-accounts';

/** Sends a request as a person in the cms desk, with all scopes unless the test names some. */
export const asDesk =
  (accounts: Pick<RunningAccounts, 'url' | 'clock'>, scopes?: readonly DeskScope[]) =>
  async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<Response> =>
    fetch(new URL(path, accounts.url), {
      method,
      headers: {
        authorization: `Bearer ${await deskToken(accounts, scopes && { scopes })}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
