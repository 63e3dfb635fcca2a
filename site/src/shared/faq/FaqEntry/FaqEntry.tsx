import { Words } from '../../direction/Words';
import { Accordion } from '../../ui/Accordion/Accordion';
import * as styles from './FaqEntry.module.css';

interface Props {
  entry: { key: string; question: string; answer: string };
  /** Shows the answer initially. */
  open?: boolean;
}

/** Question that expands to show its answer. Blank lines separate the answer's paragraphs, and lines stay lines. */
export const FaqEntry = ({ entry: { key, question, answer }, open = false }: Props) => (
  <Accordion id={key} title={<Words>{question}</Words>} open={open}>
    {answer.split(/\n\s*\n/).map((paragraph) => (
      <p key={paragraph} className={styles.answer}>
        <Words>{paragraph}</Words>
      </p>
    ))}
  </Accordion>
);
