import { randomBytes, randomInt } from 'node:crypto';

const REGISTER = `mutation ($input: RegisterInput!) {
  register(input: $input) { session { viewer { email } } errors { code field } }
}`;

interface Answer {
  data?: {
    register: { session: { viewer: { email: string } } | null; errors: { code: string; field: string }[] };
  };
  errors?: { message: string }[];
}

export type Registration = 'acknowledged' | 'taken' | { refused: string };

const LIMIT_MS = 10_000;

/** A new visitor address for each call, because drills do not test the rate limits per address. */
const someAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

export const someEmail = (): string => `drill-${randomBytes(8).toString('hex')}@sahra.example`;

/** Registers a viewer through the public origin, as the form of the site does. */
export const registerViewer = async (publicUrl: string, email: string): Promise<Registration> => {
  const input = {
    name: 'Drill Viewer',
    email,
    password: randomBytes(12).toString('hex'),
    termsAccepted: true,
  };
  const response = await fetch(`${publicUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: publicUrl, 'x-forwarded-for': someAddress() },
    body: JSON.stringify({ query: REGISTER, variables: { input } }),
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  const { data, errors } = (await response.json()) as Answer;
  if (data?.register.session?.viewer.email === email) return 'acknowledged';
  if (data?.register.errors.some(({ code }) => code === 'EMAIL_TAKEN')) return 'taken';
  return { refused: JSON.stringify(errors ?? data?.register.errors) };
};
