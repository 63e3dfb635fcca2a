import { render, screen } from '@testing-library/react';

import ar from '../../locale/ar.json';
import pageStrings from './page-strings';
import { I18nextProvider, useTranslation } from './use-page-strings';

const read = new Set<unknown>();

const Counted = ({ ns }: { ns?: string }) => {
  const { t, i18n, ready } = useTranslation(ns);
  read.add(t);
  return (
    <p>
      {ready && t('shows.count', { count: 3 })} {i18n.exists('CODE', { ns: 'messages' }) && t('CODE')}
    </p>
  );
};

const strings = pageStrings.createInstance();
strings.init({
  lng: 'ar',
  defaultNS: 'interface',
  resources: { ar: { interface: ar, messages: { CODE: 'رمز' } } },
});

test('components read the strings of their page, and keep their reader while the page is drawn again', () => {
  const page = (
    <I18nextProvider i18n={strings}>
      <Counted />
      <Counted ns="messages" />
    </I18nextProvider>
  );
  const { rerender } = render(page);
  rerender(page);
  expect(screen.getAllByText(`${ar['shows.count_few'].replace('{{count}}', '3')} رمز`)).toHaveLength(2);
  expect(read.size).toBe(2);
});

test('a component outside a page gets an error that says so', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Counted />)).toThrow('The strings of the page are missing');
});
