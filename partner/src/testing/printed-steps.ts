/** A code block of a README: a command line to run, or a file to write. */
export type PrintedStep = { command: string } | { file: string; text: string };

const BLOCK = /^```(\w+)\n([^]*?)^```$/gm;
/** The first line of a file block contains the file name. */
const NAMED = /^(?:\/\/|<!--) (\S+\.\w+)(?: -->)?\n/;

const stepsOf = (language: string, code: string): PrintedStep[] => {
  if (language === 'sh')
    return code
      .trim()
      .split('\n')
      .map((command) => ({ command }));
  const file = NAMED.exec(code)?.[1];
  if (file === undefined) throw new Error(`A block of the README does not name its file:\n${code}`);
  return [{ file, text: code }];
};

/** Returns the steps of a README in order. */
export const printedSteps = (readme: string): PrintedStep[] =>
  [...readme.matchAll(BLOCK)].flatMap(([, language = '', code = '']) => stepsOf(language, code));
