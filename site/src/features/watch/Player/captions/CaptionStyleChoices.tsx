import { useTranslation } from 'react-i18next';

import { useStore } from '../../../../shared/store/use-store';
import { MenuChoice } from '../menu/MenuChoice';
import { CAPTION_SIZES, playerPreferences, updatePlayerPreferences } from '../preferences/player-preferences';

const SIZE_NAMES = {
  small: 'player.captionSmall',
  normal: 'player.captionNormal',
  large: 'player.captionLarge',
} as const;

/** Menu groups of how captions look. The menu stays open, so that the captions show each choice. */
export const CaptionStyleChoices = () => {
  const { t } = useTranslation();
  const { captionSize, captionGround } = useStore(playerPreferences, playerPreferences.get());
  return (
    <>
      <MenuChoice
        title={t('player.captionSize')}
        options={CAPTION_SIZES.map((size) => ({ value: size, label: t(SIZE_NAMES[size]) }))}
        chosen={captionSize}
        onChoose={(size) => updatePlayerPreferences({ captionSize: size })}
      />
      <MenuChoice
        title={t('player.captionGround')}
        options={[
          { value: 'shade' as const, label: t('player.captionShade') },
          { value: 'outline' as const, label: t('player.captionOutline') },
        ]}
        chosen={captionGround}
        onChoose={(ground) => updatePlayerPreferences({ captionGround: ground })}
      />
    </>
  );
};
