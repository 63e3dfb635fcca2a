/** Characters of a name; the specification sets no limit, this one only keeps abuse out. */
export const NAME_MAX = 100;
/** Longest address that SMTP can carry (RFC 5321 §4.5.3.1.3, less the angle brackets). */
export const EMAIL_MAX = 254;
export const DEVICE_NAME_MAX = 100;
export const IDEMPOTENCY_KEY_MAX = 255;
