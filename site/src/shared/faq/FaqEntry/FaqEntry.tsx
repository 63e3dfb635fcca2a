import { Accordion } from '../../ui/Accordion/Accordion';

interface Props {
  entry: { id: string; question: string; answer: string };
  /** Shows the answer initially. */
  open?: boolean;
}

/** Question that expands to show its answer. Blank lines separate the answer's paragraphs. */
export const FaqEntry = ({ entry: { id, question, answer }, open = false }: Props) => (
  <Accordion id={id} title={question} open={open}>
    {answer.split(/\n\s*\n/).map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </Accordion>
);
