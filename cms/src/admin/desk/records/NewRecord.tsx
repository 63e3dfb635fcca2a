import { Link } from 'react-router-dom';

import type { DeskType } from '../../../desk/desk-types';
import frame from '../frame/frame.module.css';
import { newRecordPath } from '../frame/record-address';
import { useEditor } from '../frame/use-editor';
import { useDeskLanguage } from '../language/use-desk-language';
import { Icon } from '../parts/Icon';
import parts from '../parts/parts.module.css';

/** More ways to begin would hide the list; a chosen kind leaves one. */
const WAYS_MAX = 2;

/** Ways to a new record of these types, for roles that may create it. */
export const NewRecord = ({ types, onOpen }: { types: readonly DeskType[]; onOpen: () => void }) => {
  const { newName } = useDeskLanguage();
  const { mayCreate } = useEditor();
  const created = types.filter(mayCreate);
  if (created.length === 0 || created.length > WAYS_MAX) return null;
  return (
    <span className={frame['end']}>
      {created.map((type, place) => (
        <Link
          key={type.type}
          className={[parts['button'], place === 0 ? parts['primary'] : ''].join(' ')}
          to={newRecordPath(type.type)}
          onClick={onOpen}
        >
          <Icon name="add" />
          {newName(type.type)}
        </Link>
      ))}
    </span>
  );
};
