import { useEffect } from 'react';

import { authState } from '../../auth/auth-state';
import type { PageContext } from '../../page/page-context';
import { useStore } from '../../store/use-store';
import * as styles from './AccountArea.module.css';
import { SIGNED_IN_MARK } from './early-mark';
import { GuestArea } from './GuestArea/GuestArea';
import { ViewerMenu } from './ViewerMenu/ViewerMenu';

type Props = { context: Pick<PageContext<unknown>, 'address' | 'page' | 'chrome'> };

/**
 * The end of the header: how to get in, or who is in.
 * Pages are served as for a guest; the early mark hides the guest's buttons from a viewer until React is there.
 */
export const AccountArea = ({ context }: Props) => {
  const signedIn = useStore(authState, null) !== null;
  useEffect(() => {
    document.documentElement.toggleAttribute(SIGNED_IN_MARK, authState.get() !== null);
  }, [signedIn]);
  return (
    <div className={styles.area}>
      {signedIn ? <ViewerMenu context={context} /> : <GuestArea context={context} />}
    </div>
  );
};
