export type SandboxEventType = 'succeeded' | 'failed' | 'processing';

/** What a webhook of the sandbox tells, and what its job has to know. */
export type SandboxWebhookPayload = {
  /** The same when it is sent again. */
  id: string;
  type: SandboxEventType;
  /** When it happened, ISO 8601. */
  created: string;
  paymentId: string;
};
