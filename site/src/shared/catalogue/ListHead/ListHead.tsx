import * as styles from './ListHead.module.css';

interface Props {
  title: string;
  /** Number of items, as text. */
  count?: string | null;
}

/** Heading of a page that lists all items of one kind. */
export const ListHead = ({ title, count }: Props) => (
  <div className={styles.head}>
    <h1>{title}</h1>
    {count && (
      <p className={styles.count} role="status">
        {count}
      </p>
    )}
  </div>
);
