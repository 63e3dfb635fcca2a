import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { buttonClass } from '../ui/Button/button-class';
import { Icon } from '../ui/Icon/Icon';
import { lazyPart } from '../page/lazy-part';
import { PartFailedToast } from '../page/PartFailed/PartFailedToast';

const SharePopup = lazyPart(async () => (await import('./SharePopup')).SharePopup, PartFailedToast);

interface Props {
  title: string;
  /** Unprefixed address to share; the page's own without it. */
  address?: string;
  /** Classes of a button of another look, with its own content. */
  className?: string | undefined;
  children?: ReactNode;
}

/** Button that opens the share popup. The popup loads on the first press. */
export const ShareButton = ({ title, address, className, children }: Props) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [presses, setPresses] = useState(0);
  return (
    <>
      <button
        type="button"
        className={className ?? buttonClass('ghost', 'small')}
        aria-haspopup="dialog"
        onClick={() => {
          setPresses(presses + 1);
          setOpen(true);
        }}
      >
        {children ?? (
          <>
            <Icon name="share" />
            {t('watch.share')}
          </>
        )}
      </button>
      {presses > 0 && (
        <Suspense fallback={null}>
          <SharePopup
            key={presses}
            title={title}
            address={address}
            open={open}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
};
