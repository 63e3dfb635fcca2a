/** Behaviour of a sandbox card. The ones after `challenge` succeed and differ in what follows. */
export type SandboxBehaviour =
  | 'succeeds'
  | 'declined'
  | 'insufficient_funds'
  | 'expired'
  /** Asks the card holder to confirm on a second page. */
  | 'challenge'
  /** Decided 30 seconds after the request; the webhook is sent then. */
  | 'late'
  /** Sends its webhook twice. */
  | 'twice'
  /** An older webhook arrives after a newer one. */
  | 'out_of_order'
  /** Sends no webhook. */
  | 'never'
  /** Succeeds while the viewer is present; every later charge is declined. */
  | 'declined_later';
