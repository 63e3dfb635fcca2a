import { renderToString } from 'react-dom/server';
import { Form } from 'react-final-form';

import { wrapInPage } from '../../../../testing/page';
import ar from '../../../locale/ar.json';
import en from '../../../locale/en.json';
import { Newsletter } from '../../newsletter/Newsletter/Newsletter';
import { NewsletterForm } from '../../newsletter/NewsletterForm/NewsletterForm';
import { FormFrame } from '../FormFrame/FormFrame';

const ANY_FORM = (
  <Form onSubmit={() => undefined}>
    {({ handleSubmit }) => (
      <FormFrame handleSubmit={handleSubmit} submitLabel="Send">
        <input />
      </FormFrame>
    )}
  </Form>
);

test.each([
  ['the frame of forms', ANY_FORM],
  ['the form of the letter', <NewsletterForm key="form" />],
  ['the letter, whose form comes by a script', <Newsletter key="letter" title="One letter" text="" />],
])('%s says without scripts, in both languages, that it needs them', (_what, form) => {
  const served = (locale: 'en' | 'ar'): string =>
    /<noscript>(.*?)<\/noscript>/.exec(renderToString(wrapInPage(form, locale)))?.[1] ?? '';
  expect(served('en')).toContain(en['form.scripts']);
  expect(served('ar')).toContain(ar['form.scripts']);
});
