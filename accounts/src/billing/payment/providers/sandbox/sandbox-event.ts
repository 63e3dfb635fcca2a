export type SandboxEventType = 'succeeded' | 'failed' | 'processing';

/** Payload of the job that sends a sandbox webhook. */
export type SandboxWebhookPayload = {
  /** Event id; the same when the event is sent again. */
  id: string;
  type: SandboxEventType;
  /** Time of the event, ISO 8601. */
  created: string;
  paymentId: string;
};
