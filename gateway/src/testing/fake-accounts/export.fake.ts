import { viewerOfCall, errorResponse } from './responses';
import type { FakeAccountsPart } from './parts';

/** Returns a short export of the signed-in viewer's data. */
export const exportFake: FakeAccountsPart = () => (call) => {
  if (call.path !== '/api/export') return undefined;
  const viewer = viewerOfCall(call);
  if (!viewer) return errorResponse(401, 'SESSION_REQUIRED');
  const profile = { id: viewer.id, name: viewer.name };
  const exported_at = '2026-11-21T18:00:00.000Z';
  return { body: { data: { exported_at, profile, watchlist: [{ code: 'ep01n1x' }] } } };
};
