import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../ui/Button/Button';
import { Icon } from '../ui/Icon/Icon';

const SharePopup = lazy(async () => ({ default: (await import('./SharePopup')).SharePopup }));

/** Button that opens the share popup. The popup loads on the first press. */
export const ShareButton = ({ title }: { title: string }) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <Button
        look="ghost"
        size="small"
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <Icon name="share" />
        {t('watch.share')}
      </Button>
      {wanted && (
        <Suspense fallback={null}>
          <SharePopup title={title} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
