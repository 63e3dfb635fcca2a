import type { GraphContext } from '../graph/graph-context';
import type { HeldEntitlement } from './playback-decision';

/** The right to watch of whoever asks; null for a visitor. Makes the answer personal. */
export const heldEntitlementOf = async ({ viewer }: GraphContext): Promise<HeldEntitlement | null> => {
  const entitlement = await viewer?.entitlement.load();
  if (!entitlement) return null;
  return { level: entitlement.level, until: entitlement.until === null ? null : new Date(entitlement.until) };
};
