import { SCOPES } from '@sahra/schemas/scopes';

const scopes = Object.entries(SCOPES).map(([name, opens]) => `  ${name.padEnd(16)} ${opens}`);

const USAGE = `npm run partner-key -- create --name "TV app" --scopes catalogue:read,search:read
                              [--kind pk --origins https://app.example,https://www.app.example]
npm run partner-key -- list
npm run partner-key -- rotate --id <id> [--overlap-hours 24]
npm run partner-key -- revoke --id <id>

A key for servers (sk, the default) has no origins, one for browsers (pk) needs some. Scopes:
${scopes.join('\n')}`;

/** Error for a command that cannot be parsed; its message contains the usage text. */
export class UsageError extends Error {
  constructor(problem: string) {
    super(`${problem}\n\n${USAGE}`);
    this.name = 'UsageError';
  }
}
