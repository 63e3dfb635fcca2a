import { expect, type APIRequestContext } from '@playwright/test';

/** Viewers in the development seeds, one for each role. */
export const SEEDED_VIEWERS = {
  free: 'free@sahra.example',
  withAds: 'with-ads@sahra.example',
  withoutAds: 'without-ads@sahra.example',
} as const;
export const SEEDED_PASSWORD = 'sahra-2026';

const SIGN_IN = /* GraphQL */ `
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      session {
        token
      }
      errors {
        code
      }
    }
  }
`;

/** Signs in through the public graph as a browser does: CSRF token, cookie, form. Returns the access token. */
export const signIn = async (
  request: APIRequestContext,
  email: string,
  password = SEEDED_PASSWORD,
): Promise<string> => {
  const csrf = await request.post('/graphql', { data: { query: '{ csrfToken }' } });
  const csrfToken = ((await csrf.json()) as { data: { csrfToken: string } }).data.csrfToken;
  const answer = await request.post('/graphql', {
    data: { query: SIGN_IN, variables: { input: { email, password, csrfToken } } },
  });
  const { data } = (await answer.json()) as {
    data: { signIn: { session: { token: string } | null; errors: { code: string }[] } };
  };
  expect(data.signIn.errors).toEqual([]);
  return data.signIn.session?.token ?? '';
};

interface PlayAnswer {
  data: {
    video: { playback: { stream: { url: string } | null; errors: { code: string }[] } | null } | null;
  };
}

/** Requests playback of `code`; `bearer` null means a visitor. */
export const play = async (
  request: APIRequestContext,
  code: string,
  bearer: string | null,
): Promise<PlayAnswer> => {
  const response = await request.post('/graphql', {
    data: {
      query:
        'query Playback($code: String!) { video(code: $code) { playback { stream { url } errors { code } } } }',
      variables: { code },
    },
    headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
  });
  return (await response.json()) as PlayAnswer;
};
