import type { UpstreamClient } from '../http/upstream-client';
import { UpstreamFailure } from '../http/upstream-failure';
import type { PartnerKeyRecord } from './accounts-records';

/** Asks accounts what the key of a hash may do, as the gateway itself; null when no such key counts. */
export const createPartnerKeyCall =
  (client: UpstreamClient, gatewayToken: string) =>
  async (hash: string, requestId: string): Promise<PartnerKeyRecord | null> => {
    try {
      const answer = await client.call<{ data: PartnerKeyRecord }>({
        method: 'POST',
        path: '/api/partner_keys/resolve',
        json: { key_hash: hash },
        headers: { authorization: `Bearer ${gatewayToken}` },
        requestId,
      });
      return answer.body.data;
    } catch (error) {
      if (error instanceof UpstreamFailure && error.code === 'PARTNER_KEY_INVALID') return null;
      throw error;
    }
  };
