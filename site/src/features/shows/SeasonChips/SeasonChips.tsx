import { useTranslation } from 'react-i18next';

import { Words } from '../../../shared/direction/Words';
import { languageProps } from '../../../shared/i18n/language-props';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { Chip, Chips } from '../../../shared/ui/Chips/Chips';
import type { ShowDetailsFragment } from '../ShowPage/show-details.fragment.generated';

interface Props {
  seasons: ShowDetailsFragment['seasons'];
  /** Number of the chosen season. */
  chosen: number;
  onChoose: (number: number) => void;
}

/** Choice of a season, by its name or else by its number. */
export const SeasonChips = ({ seasons, chosen, onChoose }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  return (
    <Chips label={t('details.seasons')}>
      {seasons.map(({ number, title, language }) => (
        <Chip key={number} pressed={number === chosen} onPress={() => onChoose(number)}>
          {title ? (
            <span>
              {`${number}. `}
              <bdi {...(language ? languageProps(language, locale) : {})}>
                <Words language={language}>{title}</Words>
              </bdi>
            </span>
          ) : (
            t('details.season', { number })
          )}
        </Chip>
      ))}
    </Chips>
  );
};
