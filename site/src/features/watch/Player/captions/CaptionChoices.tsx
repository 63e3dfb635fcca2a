import { languageTitle } from '@sahra/schemas/language-name';
import { useTranslation } from 'react-i18next';

import { usePageLocale } from '../../../../shared/i18n/locale-context';
import { MenuChoice } from '../menu/MenuChoice';
import type { Option } from '../menu/MenuChoice';
import { CaptionStyleChoices } from './CaptionStyleChoices';
import type { CaptionState } from './use-captions';

interface Props {
  captions: CaptionState;
  /** Called after a choice, to close the menu. */
  onChosen: () => void;
}

/** Menu groups of the captions: off, one language in the words of the page, or both at once, and how they look. */
export const CaptionChoices = ({ captions: { languages, chosen, choose }, onChosen }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const options: Option<CaptionState['chosen']>[] = [
    { value: 'off', label: t('player.captionsOff') },
    ...languages.map((language) => ({ value: language, label: languageTitle(language, locale) })),
    ...(languages.length > 1 ? [{ value: 'both' as const, label: t('player.captionsBoth') }] : []),
  ];
  return (
    <>
      <MenuChoice
        title={t('watch.captions')}
        options={options}
        chosen={chosen}
        onChoose={(choice) => {
          choose(choice);
          onChosen();
        }}
      />
      {chosen !== 'off' && <CaptionStyleChoices />}
    </>
  );
};
