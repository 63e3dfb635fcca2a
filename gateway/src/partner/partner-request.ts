import type { PartnerKeyRecord } from '../upstreams/accounts/accounts-records';

/** Partner app that sent the request. */
export interface PartnerRequest {
  /** Key as it was sent; never log it or return it. */
  readonly sent: string;
  /** Record of the key; null until accounts has confirmed it, and a request without it has no access. */
  key: PartnerKeyRecord | null;
}
