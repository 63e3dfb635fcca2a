/** Returns the address that all mails come from: the configured one, or `noreply` at the public host. */
export const mailSender = (configured: string | undefined, publicUrl: string): string =>
  configured ?? `noreply@${new URL(publicUrl).hostname}`;
