import { useTranslation } from 'react-i18next';

import type { ShowHeroFragment } from '../../../shared/catalogue/show-hero.fragment.generated';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { Icon } from '../../../shared/ui/Icon/Icon';
import type { NextEpisode } from '../show-viewer/next-episode';
import * as styles from './PlayShow.module.css';

interface Props {
  show: Pick<ShowHeroFragment, 'first'>;
  /** Whether a number alone does not name an episode. */
  hasSeasons: boolean;
  /** Where the viewer was; null for visitors. */
  next: NextEpisode | null;
}

const labelKeyOf = ({ reason, episodeNumber, seasonNumber }: NextEpisode, hasSeasons: boolean) => {
  if (reason === 'again') return 'details.again';
  const isContinued = reason === 'continue';
  if (episodeNumber === null) return isContinued ? 'details.continue' : 'watch.play';
  if (hasSeasons && seasonNumber !== null)
    return isContinued ? 'details.continueSeason' : 'details.playSeason';
  return isContinued ? 'details.continueEpisode' : 'show.playEpisode';
};

/**
 * Primary action of a show: the episode where the viewer was, the first one for everybody else. Renders nothing when
 * there is no episode.
 */
export const PlayShow = ({ show: { first }, hasSeasons, next }: Props) => {
  const { t } = useTranslation();
  const [opening] = first.nodes;
  const target: NextEpisode | null =
    next ?? (opening ? { ...opening, seasonNumber: null, reason: 'next' } : null);
  if (!target) return null;
  return (
    <LocaleLink
      to={`/watch/${target.code}`}
      plays
      className={`${buttonClass('primary')} ${hasSeasons ? styles.wide : styles.play}`}
    >
      <Icon name="play" />
      {t(labelKeyOf(target, hasSeasons), { season: target.seasonNumber, number: target.episodeNumber })}
    </LocaleLink>
  );
};
