import { Suspense, useEffect, useState } from 'react';

import { onIdle } from '../../page/on-idle';
import type { PageContext } from '../../page/page-context';
import { isWanted } from '../notification-preference';
import { hasPlace } from '../promotion-places';
import { lazyPart } from '../../page/lazy-part';

type Props = { context: Pick<PageContext<unknown>, 'page' | 'access' | 'chrome'> };

/** Loaded after the page: it must never compete with what the viewer came for. */
const Promotions = lazyPart(
  async () => (await import('../Promotions/Promotions')).Promotions,
  () => null,
);

/** App banner and promotions of a page, loaded late, and only when one of them may be shown. */
export const PromotionsLoader = ({ context }: Props) => {
  const { page, access } = context;
  const [due, setDue] = useState(false);
  useEffect(() => {
    const mayShow = (['smartBanner', 'mainPopup'] as const).some(
      (notification) => hasPlace(notification, { page, access }) && isWanted(notification),
    );
    return mayShow ? onIdle(() => setDue(true)) : undefined;
  }, [page, access]);
  if (!due) return null;
  return (
    <Suspense fallback={null}>
      <Promotions context={context} />
    </Suspense>
  );
};
