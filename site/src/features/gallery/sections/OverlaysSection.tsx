import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { showToast } from '../../../shared/messages/toasts';
import { Button } from '../../../shared/ui/Button/Button';
import { Dialog } from '../../../shared/ui/Dialog/Dialog';
import { Picture } from '../../../shared/ui/Picture/Picture';
import { ToastMessage } from '../../../shared/ui/Toasts/ToastMessage/ToastMessage';
import { Tooltip } from '../../../shared/ui/Tooltip/Tooltip';
import { GalleryRecords } from '../gallery-records';
import { Sample } from '../Sample/Sample';
import { SampleRow } from '../SampleRow/SampleRow';

/** Ids that no real toast has. */
const FAILED = -2;
const KEPT = -1;

/** Overlays: content that is shown over the page. */
export const OverlaysSection = () => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { posters } = useContext(GalleryRecords);
  const art = posters.find(({ thumbnail }) => thumbnail)?.thumbnail;
  const undo = { label: t('gallery.undo'), run: () => showToast('done', t('gallery.restored')) };
  return (
    <>
      <SampleRow>
        <Button look="ghost" onClick={() => setOpen(true)}>
          {t('gallery.openDialog')}
        </Button>
        <Button look="ghost" onClick={() => showToast('done', t('gallery.removed'), undo)}>
          {t('gallery.toastDone')}
        </Button>
        <Button look="ghost" onClick={() => showToast('failed', t('gallery.errorTitle'))}>
          {t('gallery.toastFailed')}
        </Button>
        <Tooltip text={t('gallery.tip')}>
          {(describedBy) => (
            <Button look="ghost" aria-describedby={describedBy}>
              {t('gallery.watchlist')}
            </Button>
          )}
        </Tooltip>
      </SampleRow>
      <SampleRow>
        <Sample caption={t('gallery.rest')}>
          <ToastMessage toast={{ id: FAILED, kind: 'failed', text: t('gallery.errorTitle') }} />
          <ToastMessage toast={{ id: KEPT, kind: 'done', text: t('gallery.removed'), action: undo }} />
        </Sample>
      </SampleRow>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('gallery.dialogTitle')}
        art={art && <Picture picture={art} sizes="27rem" decorative />}
      >
        <p>{t('gallery.dialogText')}</p>
        <Button wide onClick={() => setOpen(false)}>
          {t('gallery.dialogYes')}
        </Button>
        <Button look="text" wide onClick={() => setOpen(false)}>
          {t('gallery.dialogNo')}
        </Button>
      </Dialog>
    </>
  );
};
