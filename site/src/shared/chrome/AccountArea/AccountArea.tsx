import { useEffect } from 'react';

import { authState } from '../../auth/auth-state';
import type { PageContext } from '../../page/page-context';
import { useStore } from '../../store/use-store';
import * as styles from './AccountArea.module.css';
import { SIGNED_IN_ATTRIBUTE } from './signed-in-script';
import { GuestArea } from './GuestArea/GuestArea';
import { ViewerMenu } from './ViewerMenu/ViewerMenu';

type Props = { context: Pick<PageContext<unknown>, 'address' | 'page' | 'chrome'> };

/**
 * Account area of the header: login links for guests, the menu for viewers.
 * Pages are served as for a guest; the early script hides the guest's buttons from a signed-in viewer until React
 * hydrates.
 */
export const AccountArea = ({ context }: Props) => {
  const signedIn = useStore(authState, null) !== null;
  useEffect(() => {
    document.documentElement.toggleAttribute(SIGNED_IN_ATTRIBUTE, authState.get() !== null);
  }, [signedIn]);
  return (
    <div className={styles.area}>
      {signedIn ? <ViewerMenu context={context} /> : <GuestArea context={context} />}
    </div>
  );
};
