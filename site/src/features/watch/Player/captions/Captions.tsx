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

/**
 * Captions over the lower part of the picture. Each line takes its direction from its own text; the second
 * language is below and lighter.
 */
export const Captions = ({ cues, lifted }: Props) => {
  const { captionSize, captionGround } = useStore(playerPreferences, playerPreferences.get());
  return (
    <div className={styles.captions} data-lifted={lifted} data-size={captionSize} data-ground={captionGround}>
      {cues.map(({ language, lines }, place) =>
        lines.map((line, index) => (
          <p
            key={`${language}${index}`}
            className={place === 0 ? styles.first : styles.second}
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
  );
};
