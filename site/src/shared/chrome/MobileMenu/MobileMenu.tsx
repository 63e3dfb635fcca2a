import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { PageContext } from '../../page/page-context';
import { Icon } from '../../ui/Icon/Icon';
import { MENU_ENTER } from '../menu-enter';
import { MobileSheet } from './MobileSheet/MobileSheet';
import * as styles from './MobileMenu.module.css';

type Props = { context: Pick<PageContext<unknown>, 'address' | 'page' | 'chrome'> };

/**
 * Menu of narrow screens: a modal dialog that traps focus and returns it to its button. Choosing any entry closes
 * it.
 */
export const MobileMenu = ({ context }: Props) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = (): void => setOpen(false);

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  return (
    <div className={styles.root}>
      <button
        type="button"
        className={styles.opener}
        aria-label={t('nav.openMenu')}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" directed />
      </button>
      <dialog
        ref={dialog}
        className={styles.sheet}
        style={MENU_ENTER}
        aria-label={t('nav.mobile')}
        onClose={close}
      >
        {open && <MobileSheet context={context} onChoose={close} />}
      </dialog>
    </div>
  );
};
