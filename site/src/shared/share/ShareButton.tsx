import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { buttonClass } from '../ui/Button/button-class';
import { Icon } from '../ui/Icon/Icon';

const SharePopup = lazy(async () => ({ default: (await import('./SharePopup')).SharePopup }));

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
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className ?? buttonClass('ghost', 'small')}
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true);
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
      {wanted && (
        <Suspense fallback={null}>
          <SharePopup title={title} address={address} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
