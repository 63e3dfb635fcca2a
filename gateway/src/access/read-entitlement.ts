import type { GraphContext } from '../graph/graph-context';
import type { ViewerEntitlement } from './playback-decision';

/** Reads the entitlement of the requesting viewer; null for a visitor. Marks the response as personal. */
export const readEntitlement = async ({ viewer }: GraphContext): Promise<ViewerEntitlement | null> => {
  const entitlement = await viewer?.entitlement.load();
  if (!entitlement) return null;
  return { level: entitlement.level, until: entitlement.until === null ? null : new Date(entitlement.until) };
};
