/** Creates a function that ends the process with one sentence naming each invalid variable. */
export const reporterFor =
  (subject: string) =>
  ({ errors }: { errors: Partial<Record<string, Error>> }): void => {
    const wrong = Object.entries(errors).map(([name, error]) => `${name} (${error?.message ?? 'missing'})`);
    if (wrong.length === 0) return;
    process.stderr.write(`${subject} cannot start: check ${wrong.join(', ')}.\n`);
    process.exit(1);
  };
