import { useTranslation } from 'react-i18next';

import { languageProps } from '../../i18n/language-props';
import { usePageLocale } from '../../i18n/locale-context';
import { Card } from '../Card/Card';
import { PremiumText } from '../PremiumText/PremiumText';
import type { ShowCardFragment } from '../show-card.fragment.generated';

/** Card of a show: its poster (which contains the title), name, channel, and number of episodes. */
export const ShowCard = ({ show }: { show: ShowCardFragment }) => {
  const { slug, title, language, poster, premium, episodeCount, channel } = show;
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  return (
    <Card
      to={`/shows/${slug}`}
      shape="poster"
      picture={poster}
      name={title}
      language={language}
      // Not on the poster, where it would cover the title.
      meta={[
        ...(premium ? [<PremiumText key="premium" />] : []),
        ...(channel
          ? [
              <bdi key="channel" {...languageProps(channel.language, locale)}>
                {channel.name}
              </bdi>,
            ]
          : []),
        ...(episodeCount > 0 ? [t('show.episodeCount', { count: episodeCount })] : []),
      ]}
    />
  );
};
