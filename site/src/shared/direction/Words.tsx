import type { Locale } from '@sahra/schemas/constants';

import { usePageLocale } from '../i18n/locale-context';
import { directionRuns } from './direction-runs';

interface Props {
  /** Language of the words, where it may be another than that of the page. */
  language?: 'EN' | 'AR' | Locale | null;
  children: string | null | undefined;
}

/**
 * Words of an editor, with the runs isolated that are read in the other direction. Usually there are none, and the words
 * are the text alone.
 */
export const Words = ({ language, children: text }: Props) => {
  const { locale } = usePageLocale();
  if (!text) return null;
  const runs = directionRuns(text, (language ?? locale).toLowerCase() === 'ar' ? 'ar' : 'en');
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
