import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { LocaleLink } from '../../i18n/LocaleLink/LocaleLink';
import { lazyPart } from '../../page/lazy-part';
import { onIdle } from '../../page/on-idle';
import type { PageContext } from '../../page/page-context';
import { Icon } from '../../ui/Icon/Icon';
import { BrandLockup } from '../BrandLockup/BrandLockup';
import { MENU_ENTER } from '../menu-enter';
import * as styles from './MobileMenu.module.css';

const load = () => import('./MobileSheet/MobileSheet');
const MobileSheet = lazyPart(async () => (await load()).MobileSheet);

/** Without it the press loads the sheet, and says so if that fails too. */
const loadAhead = (): void => void load().catch(() => undefined);

type Props = { context: Pick<PageContext<unknown>, 'address' | 'page' | 'chrome'> };

/**
 * Menu of narrow screens: a modal dialog that traps focus and returns it to its button. Choosing any entry closes
 * it. The script of its entries loads in idle time; the bar above them, with the close button, needs none.
 */
export const MobileMenu = ({ context }: Props) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = (): void => setOpen(false);
  const { brand } = context.chrome.settings;

  useEffect(() => onIdle(loadAhead), []);
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
        {open && (
          <>
            <div className={styles.top}>
              <LocaleLink
                to="/"
                className={styles.brand}
                aria-label={t('nav.brandHome', { brand })}
                onClick={close}
              >
                <BrandLockup brand={brand} />
              </LocaleLink>
              <button type="button" className={styles.closer} aria-label={t('nav.closeMenu')} onClick={close}>
                <Icon name="close" />
              </button>
            </div>
            <Suspense>
              <MobileSheet context={context} onChoose={close} />
            </Suspense>
          </>
        )}
      </dialog>
    </div>
  );
};
