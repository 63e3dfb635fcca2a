import { COMMENT_LENGTH, REPORT_REASON_MAX } from '@sahra/schemas/constants';
import { messageOf } from '@sahra/schemas/messages';
import { sql } from 'kysely';

import { CARD_ATTEMPTS_MAX } from '../billing/payment/providers/sandbox/decline-card';
import { CODE_ATTEMPTS_MAX, CODES_PER_DAY } from '../identity/code/code-rules';
import { NAME_MAX } from '@sahra/schemas/constants';
import { startAccounts, type RunningAccounts } from '../testing/start-accounts';

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());

// A constant that moves without a migration would let the database refuse what the routes accept.
test.each([
  ['comments', 'comment', COMMENT_LENGTH.max],
  ['comment_reports', 'reason', REPORT_REASON_MAX],
  ['mailed_codes', 'tries', CODE_ATTEMPTS_MAX],
  ['sandbox_payments', 'tries', CARD_ATTEMPTS_MAX],
])('the database check of %s.%s has the limit of its constant, %d', async (table, column, limit) => {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'c' and conrelid = ${table}::regclass`.execute(accounts.database.queries);
  const limits = rows
    .filter(({ definition }) => definition.includes(column) && definition.includes('<='))
    .map(({ definition }) => Number(/<= (\d+)/.exec(definition)?.[1]));
  expect(limits).toEqual([limit]);
});

test.each([
  ['REASON_TOO_LONG', REPORT_REASON_MAX],
  ['NAME_TOO_LONG', NAME_MAX],
  ['CODES_SPENT', CODES_PER_DAY],
])('the message %s states the limit of its constant, %d', (code, limit) => {
  expect(messageOf(code, 'en').match(/\d+/g)).toEqual([String(limit)]);
});
