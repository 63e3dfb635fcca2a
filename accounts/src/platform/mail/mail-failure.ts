/**
 * Error of a mail that was not sent. Its message contains no address, because it is logged and stored with
 * the job.
 */
export class MailFailure extends Error {
  constructor(
    reason: string,
    /** Whether the receiver's server rejected the mail for good, so that a retry would only do harm. */
    readonly final: boolean,
  ) {
    super(reason);
    this.name = 'MailFailure';
  }
}
