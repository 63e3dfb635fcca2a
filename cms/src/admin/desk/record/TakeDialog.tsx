import { OTHER_LOCALE, type Locale } from '@sahra/schemas/constants';

import type { DeskKey } from '../language/desk-messages.en';
import { useDeskLanguage } from '../language/use-desk-language';
import { DependentsDialog } from './DependentsDialog';
import { useOpenRecord } from './record-context';

/** Types of which the site shows nothing in a language without its own text. */
const WITHOUT_FALLBACK = new Set(['question', 'meta-tags']);

/** Asks before a language is taken off the site, and tells what leads to it. */
export const TakeDialog = ({ locale, onClose }: { locale: Locale; onClose: () => void }) => {
  const { text } = useDeskLanguage();
  const { state, publisher } = useOpenRecord();
  const other = OTHER_LOCALE[locale];
  const { record, words } = state.detail;
  const outcome = (): DeskKey => {
    if (WITHOUT_FALLBACK.has(record.type)) return 'take.hidden';
    return words?.[other].publishedAt ? `take.other.${other}` : 'take.last';
  };
  return (
    <DependentsDialog
      title={text(`take.title.${locale}`)}
      lead={text('take.used')}
      act={text('take.do')}
      onAct={() => {
        onClose();
        void publisher.unpublish(locale);
      }}
      onClose={onClose}
    >
      <p>{text(outcome())}</p>
      <p>{text('take.kept')}</p>
    </DependentsDialog>
  );
};
