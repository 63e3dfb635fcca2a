import { useRef } from 'react';

import { useOpenBelow } from '../../page/use-open-below';
import { useStore } from '../../store/use-store';
import { adClient } from '../ad-client';
import * as styles from './AdSlot.module.css';
import { AdUnit } from './AdUnit';

/**
 * Place of an advertisement: empty without an advertising account, without the viewer's consent, and for viewers who
 * pay for no ads. It opens only while it is below the window.
 */
export const AdSlot = () => {
  const client = useStore(adClient, null);
  const place = useRef<HTMLDivElement>(null);
  const isOpen = useOpenBelow(place, client !== null);
  return (
    <>
      <div ref={place} className={styles.place} />
      {client !== null && isOpen && <AdUnit client={client} />}
    </>
  );
};
