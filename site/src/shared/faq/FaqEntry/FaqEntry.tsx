import { Accordion } from '../../ui/Accordion/Accordion';

interface Props {
  entry: { id: string; question: string; answer: string };
  /** Answered from the start. */
  open?: boolean;
}

/** A question that opens on its answer. An answer's paragraphs are divided by blank lines. */
export const FaqEntry = ({ entry: { id, question, answer }, open = false }: Props) => (
  <Accordion id={id} title={question} open={open}>
    {answer.split(/\n\s*\n/).map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </Accordion>
);
