import { Suspense } from 'react';

import { useStore } from '../store/use-store';
import { consent } from './consent';
import { choicesOpen, offeredParties } from './offered-parties';
import { lazyPart } from '../page/lazy-part';
import { PartFailedToast } from '../page/PartFailed/PartFailedToast';

const ConsentBar = lazyPart(
  async () => (await import('./ConsentBar/ConsentBar')).ConsentBar,
  PartFailedToast,
);

/** Asks for consent once third parties are configured, and again when the viewer wants to change the choice. */
export const ConsentArea = () => {
  const parties = useStore(offeredParties, []);
  const agreed = useStore(consent, null);
  const open = useStore(choicesOpen, false);
  if (parties.length === 0 || (agreed !== null && !open)) return null;
  return (
    <Suspense>
      <ConsentBar key={String(open)} parties={parties} agreed={agreed} />
    </Suspense>
  );
};
