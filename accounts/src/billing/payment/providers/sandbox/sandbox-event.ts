export type SandboxEventType =
  | 'payment.succeeded'
  | 'payment.failed'
  | 'payment.processing'
  | 'refund.created'
  | 'refund.failed'
  | 'dispute.opened'
  | 'dispute.won'
  | 'dispute.lost'
  | 'fraud_warning.created'
  | 'card.updated';

/** What an event is about: a payment of the shop, a payment by the sandbox's own reference, or a stored card. */
export type SandboxSubject = { payment_id: string } | { payment_ref: string } | { method_ref: string };

/** Payload of the job that sends a sandbox webhook. */
export type SandboxWebhookPayload = {
  /** Event id; the same when the event is sent again. */
  id: string;
  type: SandboxEventType;
  /** Time of the event, ISO 8601. */
  created: string;
  data: SandboxSubject;
};
