/** A setting that is missing or wrong; its message is one sentence that names the variable. */
export class ConfigError extends Error {
  constructor(variable: string, reason: string) {
    super(`accounts cannot start: ${variable} ${reason}.`);
    this.name = 'ConfigError';
  }
}
