import type { IncomingHttpHeaders } from 'node:http';

import { HEADERS } from '@sahra/schemas/headers';
import { verifyPreviewToken } from '@sahra/schemas/preview-token';

import type { GraphServices } from './graph-context';
import { GraphFailure } from './graph-failure';

/** Returns the refusal of a preview token that has expired or that the cms has not signed; null for other requests. */
export const refuseInvalidPreview = (
  headers: IncomingHttpHeaders,
  { previewSecret, now }: Pick<GraphServices, 'previewSecret' | 'now'>,
): GraphFailure | null => {
  const token = headers[HEADERS.previewToken];
  if (token === undefined || verifyPreviewToken(previewSecret, String(token), now())) return null;
  return new GraphFailure('UNAUTHENTICATED', 'The preview has expired.', { status: 401 });
};
