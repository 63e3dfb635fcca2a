import { EnvMissingError } from 'envalid';

import { ConfigError } from './config-error';

/** Reporter for envalid: throws at the first wrong setting. */
export const reportWrongSetting = ({ errors }: { errors: Partial<Record<string, Error>> }): void => {
  for (const [variable, error] of Object.entries(errors)) {
    if (error)
      throw new ConfigError(variable, error instanceof EnvMissingError ? 'is missing' : error.message);
  }
};
