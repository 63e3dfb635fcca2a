import type { UpstreamClient } from '../http/upstream-client';
import { UpstreamFailure } from '../http/upstream-failure';
import type { PartnerKeyRecord, PartnerKeyUseRecord } from './accounts-records';

/**
 * Creates the call that reads a partner key by its hash, authenticated as the
 * gateway; null when the key is invalid.
 */
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

/** Creates the call that adds counts of the use of keys, authenticated as the gateway. */
export const createPartnerKeyUsesCall =
  (client: UpstreamClient, gatewayToken: string) =>
  async (uses: readonly PartnerKeyUseRecord[]): Promise<void> => {
    await client.call({
      method: 'POST',
      path: '/api/partner_keys/uses',
      json: { uses },
      headers: { authorization: `Bearer ${gatewayToken}` },
    });
  };
