import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { fakeGraph, createAccessToken, session } from '../../../../testing/graph';
import { wrapInPage } from '../../../../testing/page';
import { LoginForm } from '../../../features/auth/LoginForm/LoginForm';
import { clearSession } from '../../auth/clear-session';
import { ApolloScope } from '../../graph/ApolloScope/ApolloScope';

afterEach(() => act(clearSession));

test('what was typed before the page ran is sent', async () => {
  const log = fakeGraph({
    CsrfToken: { csrfToken: 'c1' },
    SignIn: {
      signIn: { __typename: 'SignInPayload', session: session(createAccessToken(600)), errors: [] },
    },
  });
  const page = () =>
    wrapInPage(
      <ApolloScope>
        <LoginForm onRecoverable={() => undefined} />
      </ApolloScope>,
    );
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page());

  screen.getByLabelText<HTMLInputElement>('Email').value = 'early@sahra.example';
  screen.getByLabelText<HTMLInputElement>('Password').value = 'evening-2026';

  await act(async () => hydrateRoot(root, page()));
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(log.find(({ name }) => name === 'SignIn')?.variables).toMatchObject({
    input: { email: 'early@sahra.example', password: 'evening-2026' },
  });
});
