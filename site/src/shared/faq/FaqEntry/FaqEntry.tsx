import { Accordion } from '../../ui/Accordion/Accordion';

interface Props {
  entry: { key: string; question: string; answer: string };
  /** Shows the answer initially. */
  open?: boolean;
}

/** Question that expands to show its answer. Blank lines separate the answer's paragraphs. */
export const FaqEntry = ({ entry: { key, question, answer }, open = false }: Props) => (
  <Accordion id={key} title={question} open={open}>
    {answer.split(/\n\s*\n/).map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </Accordion>
);
