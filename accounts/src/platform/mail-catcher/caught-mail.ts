/** A mail as the development catcher keeps it; the answer of its API too. */
export interface CaughtMail {
  /** Follows from the Message-ID, so that a mail sent twice is one. */
  id: string;
  message_id: string;
  from: string;
  to: string[];
  subject: string;
  /** Content-Language, e.g. `ar`; empty when the mail names none. */
  language: string;
  /** ISO 8601, when it came first. */
  received_at: string;
  text: string;
  /** Empty for a mail of plain text. */
  html: string;
  /** Every header line as it came, in order. */
  headers: string[];
}
