import { useStore } from '../../../../shared/store/use-store';
import { playerPreferences } from '../preferences/player-preferences';
import * as styles from './Captions.module.css';
import { CueWords } from './CueWords';
import type { ShownCue } from './use-cues';

interface Props {
  cues: readonly ShownCue[];
  /** True while the controls are visible: the captions are shown above them. */
  lifted: boolean;
}

const PLACES = [
  ['top', true],
  ['bottom', false],
] as const;

/**
 * Captions over the lower part of the picture, or the upper one where the file says so. Each line takes its direction
 * from its own text; the second language is below and lighter.
 */
export const Captions = ({ cues, lifted }: Props) => {
  const { captionSize, captionGround } = useStore(playerPreferences, playerPreferences.get());
  const first = cues[0]?.language;
  return PLACES.map(([place, isTop]) => (
    <div
      key={place}
      className={styles.captions}
      data-place={place}
      data-lifted={lifted}
      data-size={captionSize}
      data-ground={captionGround}
    >
      {cues
        .filter((cue) => (cue.isTop ?? false) === isTop)
        .map(({ language, lines }) =>
          lines.map((line, index) => (
            <p
              key={`${language}${index}`}
              className={language === first ? styles.first : styles.second}
              lang={language}
              dir="auto"
            >
              <span className={styles.words}>
                <CueWords>{line}</CueWords>
              </span>
            </p>
          )),
        )}
    </div>
  ));
};
