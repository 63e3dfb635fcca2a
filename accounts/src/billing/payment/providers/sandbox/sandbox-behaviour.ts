/** What a card of the sandbox does; the ones after `challenge` succeed and differ in what follows. */
export type SandboxBehaviour =
  | 'succeeds'
  | 'declined'
  | 'insufficient_funds'
  | 'expired'
  /** Asks its holder on a second page. */
  | 'challenge'
  /** Decided 30 seconds after it was asked; its webhook comes then. */
  | 'late'
  /** Its webhook comes twice. */
  | 'twice'
  /** A webhook that was made earlier comes later. */
  | 'out_of_order'
  /** No webhook comes. */
  | 'never'
  /** Pays while the viewer is there and is declined ever after. */
  | 'declined_later';
