import en from '@sahra/schemas/messages/en.json';
import { fireEvent, screen } from '@testing-library/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Form } from 'react-final-form';

import { wrapInPage } from '../../../../testing/page';
import { Island } from '../../page/Island/Island';
import { TextField } from '../TextField/TextField';
import { FormFrame } from './FormFrame';

/** React's scheduler with a clock of the test, so that a press falls between two of its tasks. */
jest.mock('scheduler', () => jest.requireActual<object>('scheduler/unstable_mock'));
const scheduler = jest.requireMock<{
  unstable_flushUntilNextPaint(): void;
  unstable_flushAllWithoutAsserting(): void;
}>('scheduler');

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

// `act` would run all tasks as one.
beforeEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = false;
});
afterEach(() => {
  scheduler.unstable_flushAllWithoutAsserting();
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});

const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'));

/** Serves the page and types into it, then lets React hydrate it up to the task that draws the form. */
const drawServedForm = (onSubmit: (values: object) => void, typed: string): HTMLElement => {
  const page = wrapInPage(
    <Island>
      <Form<{ email?: string }>
        onSubmit={onSubmit}
        validate={({ email }) => ({ email: email?.includes('@') ? undefined : 'EMAIL_INVALID' })}
      >
        {({ handleSubmit }) => (
          <FormFrame handleSubmit={handleSubmit} submitLabel="Send">
            <TextField name="email" type="email" label="Email" />
          </FormFrame>
        )}
      </Form>
    </Island>,
  );
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(page);
  screen.getByLabelText<HTMLInputElement>('Email').value = typed;
  startTransition(() => void hydrateRoot(root, page));
  const send = screen.getByRole('button', { name: 'Send' });
  // The frame of the page, then the form in its island.
  scheduler.unstable_flushUntilNextPaint();
  scheduler.unstable_flushUntilNextPaint();
  expect(isHydrated(send)).toBe(true);
  return send;
};

test('what was typed before hydration is sent by a press right after it', () => {
  const onSubmit = jest.fn<undefined, [object]>();
  fireEvent.click(drawServedForm(onSubmit, 'nour@sahra.example'));
  expect(onSubmit.mock.calls.map(([values]) => values)).toEqual([{ email: 'nour@sahra.example' }]);
});

test('a press right after hydration says at the field what the form refuses', () => {
  const onSubmit = jest.fn<undefined, [object]>();
  fireEvent.click(drawServedForm(onSubmit, 'nour'));
  scheduler.unstable_flushAllWithoutAsserting();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(en.EMAIL_INVALID);
});
