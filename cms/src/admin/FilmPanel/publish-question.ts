/** Asks the editor, and settles with whether to publish. */
type Question = () => Promise<boolean>;

let shown: Question | null = null;

/** Has `question` asked before the record of this page is published. Returns a function that ends that. */
export const registerPublishQuestion = (question: Question): (() => void) => {
  shown = question;
  return () => {
    if (shown === question) shown = null;
  };
};

/** Returns the question of the page; null when there is nothing to ask. */
export const publishQuestion = (): Question | null => shown;
