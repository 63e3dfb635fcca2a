import type { RunningAccounts } from './start-accounts';

/** Runs the jobs and returns the code in the newest mail to an address. */
export const mailedCode = async (
  accounts: Pick<RunningAccounts, 'runJobs' | 'mails'>,
  to: string,
): Promise<string> => {
  await accounts.runJobs();
  const mail = accounts.mails().findLast((sent) => sent.mail === 'reset-code' && sent.to === to);
  if (mail?.mail !== 'reset-code') throw new Error(`No code was mailed to ${to}.`);
  return mail.data.code;
};
