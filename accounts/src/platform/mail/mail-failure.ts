/** A mail that was not sent. Its message names no address: it is logged, and kept beside the job. */
export class MailFailure extends Error {
  constructor(
    reason: string,
    /** Whether the receiver's server refused it for good, so that trying again only does harm. */
    readonly final: boolean,
  ) {
    super(reason);
    this.name = 'MailFailure';
  }
}
