import { useTranslation } from 'react-i18next';

import { Words } from '../../direction/Words';
import { languageProps } from '../../i18n/language-props';
import { usePageLocale } from '../../i18n/locale-context';
import { Card } from '../Card/Card';
import { PremiumText } from '../PremiumText/PremiumText';
import type { PictureLoading } from '../../ui/Picture/Picture';
import type { ShowCardFragment } from '../show-card.fragment.generated';

interface Props {
  show: ShowCardFragment;
  /** When its poster is loaded; without it when it comes near the window. */
  loading?: PictureLoading;
}

/** Card of a show: its poster (which contains the title), name, channel, and number of episodes. */
export const ShowCard = ({ show, loading }: Props) => {
  const { slug, title, language, poster, premium, episodeCount, channel } = show;
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  return (
    <Card
      to={`/shows/${slug}`}
      shape="poster"
      picture={poster}
      loading={loading}
      name={title}
      language={language}
      // Not on the poster, where it would cover the title.
      meta={[
        ...(premium ? [<PremiumText key="premium" />] : []),
        ...(channel
          ? [
              <bdi key="channel" {...languageProps(channel.language, locale)}>
                <Words language={channel.language}>{channel.name}</Words>
              </bdi>,
            ]
          : []),
        ...(episodeCount > 0 ? [t('show.episodeCount', { count: episodeCount })] : []),
      ]}
    />
  );
};
