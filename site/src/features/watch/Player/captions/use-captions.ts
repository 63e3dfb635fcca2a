import type { Locale } from '@sahra/schemas/constants';

import { usePageLocale } from '../../../../shared/i18n/locale-context';
import { useStore } from '../../../../shared/store/use-store';
import type { CaptionChoice } from '../preferences/player-preferences';
import { playerPreferences, updatePlayerPreferences } from '../preferences/player-preferences';
import type { Playback } from '../../../../shared/playback/use-playback';
import { captionLanguages, captionChoiceOf } from './caption-languages';
import { localeOfTrack } from './locale-of-track';

export interface CaptionState {
  /** Languages that the video has. */
  languages: readonly Locale[];
  /** Languages shown at once, first line first. */
  shown: readonly Locale[];
  /** Option that the menu marks as chosen. */
  chosen: 'off' | 'both' | Locale;
  choose: (choice: 'off' | 'both' | Locale) => void;
  toggle: () => void;
}

/** Captions of the video, chosen by this device's preferences. */
export const useCaptions = (tracks: Playback['tracks']): CaptionState => {
  const { locale } = usePageLocale();
  const { captions, captionsWhenOn } = useStore(playerPreferences, playerPreferences.get());
  const languages = tracks.map(localeOfTrack);
  const shown = captionLanguages(captions, locale, languages);
  const keep = (choice: CaptionChoice): void =>
    updatePlayerPreferences({ captions: choice, ...(choice === 'off' ? {} : { captionsWhenOn: choice }) });
  return {
    languages,
    shown,
    chosen: captions === 'both' && shown.length > 1 ? 'both' : (shown[0] ?? 'off'),
    choose: (choice) =>
      keep(choice === 'off' || choice === 'both' ? choice : captionChoiceOf(choice, locale)),
    toggle: () => keep(captions === 'off' ? captionsWhenOn : 'off'),
  };
};
