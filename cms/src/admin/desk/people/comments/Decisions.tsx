import { useDeskLanguage } from '../../language/use-desk-language';
import parts from '../../parts/parts.module.css';
import styles from './comments.module.css';
import type { Moderation } from './use-moderation';

/** What a moderator can decide on the selected comment. */
export const Decisions = ({ moderation }: { moderation: Moderation }) => {
  const { text } = useDeskLanguage();
  const { canAllow, canHide, allow, hide, later } = moderation;
  const acts = [
    ...(canAllow ? [['allow', 'A', allow] as const] : []),
    ...(canHide ? [['hide', 'H', hide] as const] : []),
    ...((moderation.list.rows ?? []).length > 1 ? [['later', 'L', later] as const] : []),
  ];
  return (
    <div className={styles['acts']}>
      {acts.map(([name, key, act]) => (
        <button
          key={name}
          type="button"
          className={[parts['button'], name === 'hide' ? styles['ink'] : ''].join(' ')}
          aria-keyshortcuts={key}
          onClick={({ detail }) => {
            // The second press of a double click would decide on the comment that comes next.
            if (detail < 2) act();
          }}
        >
          {text(`comments.${name}`)}
          <kbd className={parts['key']} aria-hidden="true">
            {key}
          </kbd>
        </button>
      ))}
    </div>
  );
};
