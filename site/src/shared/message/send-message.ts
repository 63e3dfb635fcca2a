import type { Locale } from '@sahra/schemas/constants';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';

import { readAccessToken } from '../auth/read-access-token';
import { readFreshAccessToken } from '../auth/read-fresh-access-token';
import { refreshSession } from '../auth/refresh-session';
import { postOperation } from '../graph/post-operation';

interface Failure {
  code: string;
  field: string | null;
}

/** Mutation that sends a message; its field has the alias `answer`. */
export type MessageOperation<Input> = PersistedOperation<
  { answer: { sent: boolean; errors: readonly Failure[] } | null },
  { input: Input }
>;

/** Codes of a refused operation that have a text of their own. */
const TOLD = ['RATE_LIMITED', 'TEXT_UNREADABLE'];

const codeOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'string' && TOLD.includes(code) ? code : 'UPSTREAM_UNAVAILABLE';
};

/**
 * Sends a message, as the viewer when somebody is signed in. A session that has ended does not keep it from being
 * sent. Returns what went wrong; empty after a success.
 */
export const sendMessage = async <Input>(
  operation: MessageOperation<Input>,
  input: Input,
  locale: Locale,
  key: string,
): Promise<readonly Failure[]> => {
  const send = async (token: string | null): Promise<readonly Failure[]> => {
    const { answer } = await postOperation(operation, { input }, locale, token, key);
    if (answer?.sent) return [];
    return answer?.errors.length ? answer.errors : [{ code: 'SOMETHING_WENT_WRONG', field: null }];
  };
  try {
    const failures = await send(await readFreshAccessToken(locale));
    if (!failures.some(({ code }) => code === 'SESSION_REQUIRED')) return failures;
    await refreshSession(locale);
    return await send(readAccessToken());
  } catch (error) {
    return [{ code: codeOf(error), field: null }];
  }
};
