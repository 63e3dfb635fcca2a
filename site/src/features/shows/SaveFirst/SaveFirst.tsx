import { useTranslation } from 'react-i18next';

import type { ShowHeroFragment } from '../../../shared/catalogue/show-hero.fragment.generated';
import { SaveButton } from '../../../shared/watchlist/SaveButton/SaveButton';

/**
 * Button that saves the first episode of a show, the one that the play button beside it starts. The watchlist
 * holds videos, not shows.
 */
export const SaveFirst = ({ show: { first } }: { show: ShowHeroFragment }) => {
  const { t } = useTranslation();
  const [episode] = first.nodes;
  if (!episode) return null;
  const { code, episodeNumber } = episode;
  return (
    <SaveButton
      code={code}
      {...(episodeNumber === null ? {} : { of: t('show.episode', { number: episodeNumber }) })}
    />
  );
};
