import { useTranslation } from 'react-i18next';

import { useStore } from '../store/use-store';
import { choicesOpen, offeredParties } from './offered-parties';

/** Button that opens the choices again; there is none while nothing is configured. */
export const ConsentLink = ({ className }: { className?: string | undefined }) => {
  const { t } = useTranslation();
  if (useStore(offeredParties, []).length === 0) return null;
  return (
    <button type="button" className={className} onClick={() => choicesOpen.set(true)}>
      {t('consent.open')}
    </button>
  );
};
