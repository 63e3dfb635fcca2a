/** Missing or wrong setting; the message is one sentence that names the variable. */
export class ConfigError extends Error {
  constructor(variable: string, reason: string) {
    super(`accounts cannot start: ${variable} ${reason}.`);
    this.name = 'ConfigError';
  }
}
