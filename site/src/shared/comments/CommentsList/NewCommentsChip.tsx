import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../ui/Button/Button';
import * as styles from './CommentsList.module.css';

interface Props {
  count: number;
  onShow: () => Promise<void>;
}

/** Tells of new comments over the list, so that nothing that is read moves; pressed, it shows them. */
export const NewCommentsChip = ({ count, onShow }: Props) => {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const show = async (): Promise<void> => {
    setBusy(true);
    await onShow();
    setBusy(false);
  };
  return (
    <div className={styles.news} role="status">
      {count > 0 && (
        <Button size="small" className={styles.chip} busy={busy} onClick={() => void show()}>
          {t('comments.new', { count })}
        </Button>
      )}
    </div>
  );
};
