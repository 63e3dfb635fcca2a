import { directionRuns } from '@sahra/schemas/direction-runs';
import { textDirection } from '@sahra/schemas/text-direction';

/**
 * What a viewer typed, in its own direction, with the runs isolated that are read in the other one: a telephone number
 * in an Arabic message is dialled as it is shown.
 */
export const TypedWords = ({ children: text }: { children: string }) => (
  <bdi>
    {directionRuns(text, textDirection(text) === 'rtl' ? 'ar' : 'en').map(
      ({ text: words, dir, isOverridden }, place) => {
        if (dir === undefined) return words;
        const Isolate = isOverridden ? 'bdo' : 'bdi';
        return (
          <Isolate key={place} dir={dir}>
            {words}
          </Isolate>
        );
      },
    )}
  </bdi>
);
