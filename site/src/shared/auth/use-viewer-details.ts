import type { Locale } from '@sahra/schemas/constants';
import { useEffect } from 'react';

import { useStore } from '../store/use-store';
import { authState } from './auth-state';
import { viewerDetails } from './viewer-state';

/**
 * Loads the viewer's details when there is an access token and they are not loaded yet. A failure is only logged.
 */
export const useViewerDetails = (locale: Locale): void => {
  const id = useStore(authState, null)?.id;
  useEffect(() => {
    if (!id || viewerDetails.get()?.id === id) return;
    import('./load-viewer')
      .then(({ loadViewer }) => loadViewer(locale))
      .catch((error: unknown) => {
        // oxlint-disable-next-line no-console -- docs/product/rules.md R16: a failure of the details call is logged and nothing else.
        console.info('The details of the viewer could not be read.', error);
      });
  }, [id, locale]);
};
