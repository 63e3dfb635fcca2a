import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Dialog } from '../../../shared/ui/Dialog/Dialog';
import { Comments } from '../../../shared/comments/Comments';

interface Props {
  code: string;
  premium: boolean;
  knownCount: number;
  hasPlans: boolean;
  onClose: () => void;
}

/** Comments on a short in a sheet; the film goes on above it. */
export const ShortComments = ({ code, premium, knownCount, hasPlans, onClose }: Props) => {
  const { t } = useTranslation();
  const [count, setCount] = useState(knownCount);
  return (
    <Dialog
      open
      look="sheet"
      title={count > 0 ? t('comments.count', { count }) : t('comments.title')}
      onClose={onClose}
    >
      <Comments
        // A short begins again by itself: no player takes a second.
        video={{ code, premium, lastSecond: null, hasTimes: false }}
        knownCount={knownCount}
        hasPlans={hasPlans}
        onCount={setCount}
      />
    </Dialog>
  );
};
