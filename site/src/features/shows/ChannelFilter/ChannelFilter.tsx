import { useTranslation } from 'react-i18next';

import { languageProps } from '../../../shared/i18n/language-props';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { Chips } from '../Chips/Chips';

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
    <Chips
      label={t('shows.filter')}
      chips={[
        { id: ALL_CHANNELS, label: t('shows.everyChannel') },
        ...channels.map(({ slug, name, language, count }) => ({
          id: slug,
          label: <bdi {...languageProps(language, locale)}>{name}</bdi>,
          count,
        })),
      ]}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
};
