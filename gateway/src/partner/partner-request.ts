import type { PartnerKeyRecord } from '../upstreams/accounts/accounts-records';

/** The partner app that a request speaks for. */
export interface PartnerRequest {
  /** The key as it was sent: never logged, never answered. */
  readonly sent: string;
  /** What the key may do; null until accounts has said so: then it opens nothing. */
  key: PartnerKeyRecord | null;
}
