import type { SampleViewer } from './playground-data';
import { sendOperation } from './send-operation';

const CSRF = '{ csrfToken }';
const SIGN_IN = `mutation SignIn($input: SignInInput!) {
  signIn(input: $input) { session { token } errors { message } }
}`;

interface SignedIn {
  csrfToken?: string | null;
  signIn?: { session?: { token: string } | null; errors: { message: string }[] } | null;
}

/** Signs in with a sample viewer and returns the bearer, which lives ten minutes; null when it was refused. */
export const signIn = async ({ email, password }: SampleViewer): Promise<string | null> => {
  const { csrfToken } = ((await sendOperation({ query: CSRF }, {})).data ?? {}) as SignedIn;
  const input = { email, password, csrfToken };
  const { data } = await sendOperation({ query: SIGN_IN, variables: { input } }, {});
  return ((data ?? {}) as SignedIn).signIn?.session?.token ?? null;
};
