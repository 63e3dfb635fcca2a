import { DIRECTION } from '@sahra/schemas/constants';

import type { SaveConflict } from '../../../desk/record/record-detail';
import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import { MIDDLE, type Point } from '../fields/use-focal-point';
import { useOpenRecord } from './record-context';
import styles from './record.module.css';

/** Both texts of a field that two editors changed, one of which is chosen. */
export const ConflictChoice = ({ conflict }: { conflict: SaveConflict }) => {
  const { text, number } = useDeskLanguage();
  const { dispatch } = useOpenRecord();
  const { theirs, by, language } = conflict;
  const point = conflict.isFocalPoint ? ((theirs as Point | null) ?? MIDDLE) : null;
  const isText = typeof theirs === 'string' || typeof theirs === 'number';
  const choose = (mine: boolean) => (): void => dispatch({ type: 'choose', conflict, mine });
  const button = [parts['button'], parts['small']].join(' ');
  return (
    <div className={[styles['note'], styles['problem']].join(' ')} role="alert">
      <b>{text('conflict.title', { name: by ?? text('conflict.nobody') })}</b>
      <p lang={language ?? undefined} dir={isText && language ? DIRECTION[language] : undefined}>
        {point
          ? `${text('pic.focal')} ${number(point.x)}, ${number(point.y)}`
          : isText
            ? theirs
            : text(theirs === null ? 'conflict.empty' : 'conflict.value')}
      </p>
      <span className={styles['acts']}>
        <button type="button" className={button} onClick={choose(true)}>
          {text('conflict.mine')}
        </button>
        <button type="button" className={button} onClick={choose(false)}>
          {text('conflict.theirs')}
        </button>
      </span>
    </div>
  );
};
