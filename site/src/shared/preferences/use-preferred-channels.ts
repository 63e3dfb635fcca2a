import { useEffect } from 'react';

import { authState } from '../auth/auth-state';
import { usePageLocale } from '../i18n/locale-context';
import { useStore } from '../store/use-store';
import { preferredChannels } from './preferred-channels';

const NONE: readonly string[] = [];

/**
 * Returns the slugs of the channels that the viewer chose, in that order. Empty for visitors, in served HTML, and
 * until the choice is loaded. It is loaded at each use, because a channel page changes it too.
 */
export const usePreferredChannels = (): readonly string[] => {
  const { locale } = usePageLocale();
  const id = useStore(authState, null)?.id;
  const known = useStore(preferredChannels, null);
  useEffect(() => {
    if (id === undefined) return;
    import('./load-preferred-channels')
      .then(({ loadPreferredChannels }) => loadPreferredChannels(locale))
      .catch(() => {
        // The channels keep the editors' order; the next page retries.
      });
  }, [id, locale]);
  return known && known.viewer === id ? known.slugs : NONE;
};
