import { formatClock } from '../../i18n/format';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden';
import { useDurationText } from './use-duration-text';

/** Running time: visible as a clock time, read in words by a screen reader. */
export const Duration = ({ seconds }: { seconds: number }) => {
  const durationText = useDurationText();
  return (
    <>
      <bdi dir="ltr" aria-hidden="true">
        {formatClock(seconds)}
      </bdi>
      <VisuallyHidden>{durationText(seconds)}</VisuallyHidden>
    </>
  );
};
