import * as styles from './FaqList.module.css';

interface Entry {
  id: string;
  question: string;
  answer: string;
}

/** Questions that open on their answers; works without scripts. An answer's paragraphs are divided by blank lines. */
export const FaqList = ({ entries }: { entries: readonly Entry[] }) => (
  <div className={styles.list}>
    {entries.map(({ id, question, answer }) => (
      <details key={id} id={id} className={styles.entry}>
        <summary className={styles.question}>{question}</summary>
        <div className={styles.answer}>
          {answer.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </details>
    ))}
  </div>
);
