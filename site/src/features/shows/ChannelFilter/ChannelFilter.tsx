import { useTranslation } from 'react-i18next';

import { Words } from '../../../shared/direction/Words';
import { languageProps } from '../../../shared/i18n/language-props';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { Chip, Chips } from '../../../shared/ui/Chips/Chips';

export interface FilterChannel {
  slug: string;
  name: string;
  language: 'EN' | 'AR';
  /** Number of its shows. */
  count: number;
}

interface Props {
  channels: readonly FilterChannel[];
  /** Slug of the chosen channel; `all` for every channel. */
  chosen: string;
  onChoose: (slug: string) => void;
}

export const ALL_CHANNELS = 'all';

/** Filter that narrows a list of shows to one channel. */
export const ChannelFilter = ({ channels, chosen, onChoose }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  return (
    <Chips label={t('shows.filter')}>
      <Chip pressed={chosen === ALL_CHANNELS} onPress={() => onChoose(ALL_CHANNELS)}>
        {t('shows.everyChannel')}
      </Chip>
      {channels.map(({ slug, name, language, count }) => (
        <Chip key={slug} pressed={chosen === slug} onPress={() => onChoose(slug)} count={count}>
          <bdi {...languageProps(language, locale)}>
            <Words language={language}>{name}</Words>
          </bdi>
        </Chip>
      ))}
    </Chips>
  );
};
