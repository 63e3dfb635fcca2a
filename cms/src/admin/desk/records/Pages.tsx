import { Link } from 'react-router-dom';

import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import styles from './records.module.css';
import type { ListAddress } from './use-list-address';

interface Props {
  address: ListAddress;
  total: number;
  size: number;
}

/** Which part of the list is shown, and the way to the next one. */
export const Pages = ({ address, total, size }: Props) => {
  const { text, number } = useDeskLanguage();
  const page = Math.max(1, Number(address.filter.page ?? 1) || 1);
  if (total <= size && page === 1) return null;
  const from = (page - 1) * size + 1;
  const to = Math.min(page * size, total);
  return (
    <nav className={styles['pages']} aria-label={text('later')}>
      {from <= to && (
        <span>{text('place', { from: number(from), to: number(to), total: number(total) })}</span>
      )}
      {page > 1 && (
        <Link
          className={[parts['button'], parts['small']].join(' ')}
          to={address.with({ page: String(page - 1) })}
        >
          {text('earlier')}
        </Link>
      )}
      {to < total && (
        <Link
          className={[parts['button'], parts['small']].join(' ')}
          to={address.with({ page: String(page + 1) })}
        >
          {text('later')}
        </Link>
      )}
    </nav>
  );
};
