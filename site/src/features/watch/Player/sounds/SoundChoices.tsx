import { languageTitle } from '@sahra/schemas/language-name';
import { useTranslation } from 'react-i18next';

import { usePageLocale } from '../../../../shared/i18n/locale-context';
import { MenuChoice } from '../menu/MenuChoice';
import type { Sound } from './pick-sound';
import type { Sounds } from './use-sounds';

interface Props {
  sounds: Sounds;
  /** Called after a choice, to close the menu. */
  onChosen: () => void;
}

const KIND_TEXTS = {
  DESCRIPTION: 'player.soundDescription',
  COMMENTARY: 'player.soundCommentary',
  CLEAR_SPEECH: 'player.soundClearSpeech',
} as const;

/** Menu group of the sounds of a film: languages in the language of the page, and special sounds as what they are. */
export const SoundChoices = ({ sounds: { options, chosen, choose }, onChosen }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const textOf = ({ language, kind, title }: Sound, index: number): string => {
    if (title !== null) return title;
    const name =
      language === null ? t('player.soundNumber', { number: index + 1 }) : languageTitle(language, locale);
    return kind === 'PROGRAMME' ? name : t(KIND_TEXTS[kind], { name });
  };
  const texts = options.map(textOf);
  const isAlone = (text: string): boolean => texts.indexOf(text) === texts.lastIndexOf(text);
  return (
    <MenuChoice
      title={t('player.sound')}
      options={options.map(({ number, name }, index) => {
        const text = texts[index] ?? name;
        return { value: number, label: isAlone(text) ? text : name };
      })}
      chosen={chosen?.number ?? 0}
      onChoose={(number) => {
        choose(number);
        onChosen();
      }}
    />
  );
};
