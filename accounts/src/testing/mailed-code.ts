import type { RunningAccounts } from './start-accounts';

/** Runs the jobs and returns the code in the newest mail of a kind to an address. */
export const mailedCode = async (
  accounts: Pick<RunningAccounts, 'runJobs' | 'mails'>,
  to: string,
  kind: 'reset-code' | 'email-code' = 'reset-code',
): Promise<string> => {
  await accounts.runJobs();
  const mail = accounts.mails().findLast((sent) => sent.mail === kind && sent.to === to);
  if (mail?.mail !== kind) throw new Error(`No code was mailed to ${to}.`);
  return mail.data.code;
};
