import { useTranslation } from 'react-i18next';

import { LocaleLink } from '../../i18n/LocaleLink/LocaleLink';
import { buttonClass } from '../../ui/Button/button-class';
import { Icon } from '../../ui/Icon/Icon';
import type { ShowHeroFragment } from '../show-hero.fragment.generated';

/** Primary action that plays the first episode. Renders nothing when there is none. */
export const PlayFirst = ({ show: { first } }: { show: ShowHeroFragment }) => {
  const { t } = useTranslation();
  const [episode] = first.nodes;
  if (!episode) return null;
  const { code, episodeNumber } = episode;
  return (
    <LocaleLink to={`/watch/${code}`} plays className={buttonClass('primary')}>
      <Icon name="play" />
      {episodeNumber === null ? t('watch.play') : t('show.playEpisode', { number: episodeNumber })}
    </LocaleLink>
  );
};
