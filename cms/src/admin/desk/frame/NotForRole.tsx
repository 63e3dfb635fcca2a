import { useDeskLanguage } from '../language/use-desk-language';
import { Say } from '../records/ListState';
import { DeskPage } from './DeskPage';

/** What stands in place of a screen that the editor's role does not include: one sentence, and nothing else. */
export const NotForRole = ({ name }: { name: string }) => {
  const { text } = useDeskLanguage();
  return (
    <DeskPage name={name} keys={[]}>
      <Say>
        <p>{text('notForRole')}</p>
      </Say>
    </DeskPage>
  );
};
