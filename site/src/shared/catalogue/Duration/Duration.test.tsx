import { renderInPage } from '../../../../testing/page';
import { Duration } from './Duration';

test.each([
  ['en', 29, '0:2929 seconds'],
  ['en', 1, '0:011 second'],
  ['en', 60, '1:001 minute'],
  ['en', 2470, '41:1041 minutes'],
  ['ar', 1, '0:01ثانية واحدة'],
  ['ar', 2, '0:02ثانيتان'],
  ['ar', 5, '0:055 ثوانٍ'],
  ['ar', 29, '0:2929 ثانية'],
  ['ar', 60, '1:00دقيقة واحدة'],
] as const)('in %s, %d seconds are read as %s', (locale, seconds, text) => {
  const { container } = renderInPage(<Duration seconds={seconds} />, locale);
  expect(container).toHaveTextContent(text, { normalizeWhitespace: true });
});
