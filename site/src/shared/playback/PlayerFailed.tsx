import { useTranslation } from 'react-i18next';

import type { PartFailure } from '../page/PartFailed/PartFailed';
import { Button } from '../ui/Button/Button';
import { Sheet } from './Sheet';

/** Stands over the poster where the code of a player did not load. */
export const PlayerFailed = ({ retry }: PartFailure) => {
  const { t } = useTranslation();
  return (
    <Sheet urgent title={t('watch.failed')}>
      <Button look="ghost" size="small" onClick={retry}>
        {t('watch.retry')}
      </Button>
    </Sheet>
  );
};
