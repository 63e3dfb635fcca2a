import { useTranslation } from 'react-i18next';

import type { ShowHeroFragment } from '../../../shared/catalogue/show-hero.fragment.generated';
import { SaveButton } from '../../../shared/watchlist/SaveButton/SaveButton';

/** Keeps for later what the button beside it plays: the list holds videos, and a show is begun at its first. */
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
