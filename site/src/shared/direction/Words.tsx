import type { Locale } from '@sahra/schemas/constants';
import { directionRuns } from '@sahra/schemas/direction-runs';
import { textDirection } from '@sahra/schemas/text-direction';

import { usePageLocale } from '../i18n/locale-context';

interface Props {
  /**
   * Language of the words, where it may be another than that of the page. `auto` for words in an element with
   * `dir="auto"`, such as those of viewers.
   */
  language?: 'EN' | 'AR' | Locale | 'auto' | null;
  children: string | null | undefined;
}

const AUTO = { ltr: 'en', rtl: 'ar' } as const;

/**
 * Words of an editor or a viewer, with the runs isolated that are read in the other direction. Usually there are none,
 * and the words are the text alone.
 */
export const Words = ({ language, children: text }: Props) => {
  const page = usePageLocale().locale;
  if (!text) return null;
  const locale = language === 'auto' ? AUTO[textDirection(text)] : (language ?? page);
  const runs = directionRuns(text, locale.toLowerCase() === 'ar' ? 'ar' : 'en');
  return (
    <>
      {runs.map(({ text: words, dir, isOverridden }, place) => {
        if (dir === undefined) return words;
        const Isolate = isOverridden ? 'bdo' : 'bdi';
        return (
          <Isolate key={place} dir={dir} lang={dir === 'rtl' ? 'ar' : undefined}>
            {words}
          </Isolate>
        );
      })}
    </>
  );
};
