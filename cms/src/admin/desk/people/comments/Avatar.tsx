import styles from './avatar.module.css';

const COLOURS = ['sand', 'nile', 'coral', 'saffron'] as const;

/** First letter of a name in the eight-fold star; the name stands beside it. */
export const Avatar = ({ name }: { name: string | null }) => {
  const [first = '–'] = name ?? '';
  const colour = COLOURS[(first.codePointAt(0) ?? 0) % COLOURS.length] ?? 'sand';
  return (
    <span className={[styles['avatar'], styles[colour]].join(' ')} aria-hidden="true">
      {first}
    </span>
  );
};
