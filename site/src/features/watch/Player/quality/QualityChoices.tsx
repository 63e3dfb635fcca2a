import { useTranslation } from 'react-i18next';

import { MenuChoice } from '../menu/MenuChoice';
import { updatePlayerPreferences } from '../preferences/player-preferences';
import { selectHeight } from './select-height';
import type { Quality } from './use-quality';

interface Props {
  quality: Quality;
  onChosen: () => void;
}

/** Menu group of the video's quality levels, and of automatic quality. */
export const QualityChoices = ({ quality: { heights, choice, playing }, onChosen }: Props) => {
  const { t } = useTranslation();
  const chosen = selectHeight(choice, heights);
  const note = chosen === 'auto' && playing !== null ? `${playing}p` : undefined;
  return (
    <MenuChoice
      title={t('player.quality')}
      options={[
        { value: 'auto' as const, label: t('player.auto'), note },
        ...heights.map((height) => ({ value: height, label: `${height}p` })),
      ]}
      chosen={chosen}
      onChoose={(value) => {
        updatePlayerPreferences({ quality: value });
        onChosen();
      }}
    />
  );
};
