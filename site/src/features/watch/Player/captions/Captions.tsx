import * as styles from './Captions.module.css';
import type { ShownCue } from './use-cues';

interface Props {
  cues: readonly ShownCue[];
  /** Controls are shown: the words stand above them. */
  lifted: boolean;
}

/** The words under the picture. Every line takes its direction from its own letters; the second language stands below, lighter. */
export const Captions = ({ cues, lifted }: Props) => (
  <div className={styles.captions} data-lifted={lifted}>
    {cues.map(({ language, lines }, place) =>
      lines.map((line, index) => (
        <p
          key={`${language}${index}`}
          className={place === 0 ? styles.first : styles.second}
          lang={language}
          dir="auto"
        >
          <span className={styles.words}>{line}</span>
        </p>
      )),
    )}
  </div>
);
