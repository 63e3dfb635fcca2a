import { useTranslation } from 'react-i18next';

import { SettingsHead } from '../../../shared/settings/SettingsHead/SettingsHead';
import { ViewerScope } from '../../../shared/settings/ViewerScope/ViewerScope';
import { SavedList } from '../SavedList/SavedList';
import { SavedSkeleton } from '../SavedSkeleton/SavedSkeleton';

/** Page of the viewer's watchlist. */
export const SavedPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <SettingsHead title={t('saved.title')} lead={t('saved.lead')} />
      <ViewerScope awaiting={<SavedSkeleton />}>
        <SavedList />
      </ViewerScope>
    </>
  );
};
