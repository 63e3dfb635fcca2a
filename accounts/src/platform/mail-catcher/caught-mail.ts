/** Mail as the development catcher stores it and as its API returns it. */
export interface CaughtMail {
  /** Derived from the Message-ID, so that a mail sent twice is stored once. */
  id: string;
  message_id: string;
  from: string;
  to: string[];
  subject: string;
  /** Content-Language, e.g. `ar`; empty when the mail names none. */
  language: string;
  /** Time of the first arrival, ISO 8601. */
  received_at: string;
  text: string;
  /** Empty for a plain-text mail. */
  html: string;
  /** Every header line as received, in order. */
  headers: string[];
}
