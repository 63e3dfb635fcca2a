import { useTranslation } from 'react-i18next';

import { Chip, Chips } from '../../../shared/ui/Chips/Chips';
import { KIND_CHOICES, LENGTH_CHOICES } from '../search-address';
import type { SearchAddress } from '../search-address';
import * as styles from './SearchFilters.module.css';

interface Props {
  address: SearchAddress;
  onChange: (changes: Partial<SearchAddress>) => void;
}

/** Chips that narrow a search by kind, price, live state and length. */
export const SearchFilters = ({ address, onChange }: Props) => {
  const { t } = useTranslation();
  const { kind, free, live, length } = address;
  return (
    <div className={styles.filters}>
      <Chips label={t('search.kind')}>
        <Chip pressed={kind === null} onPress={() => onChange({ kind: null })}>
          {t('search.everything')}
        </Chip>
        {KIND_CHOICES.map((choice) => (
          <Chip key={choice} pressed={kind === choice} onPress={() => onChange({ kind: choice })}>
            {t(`search.${choice}`)}
          </Chip>
        ))}
      </Chips>
      <Chips label={t('search.filters')}>
        <Chip pressed={free} onPress={() => onChange({ free: !free })}>
          {t('search.free')}
        </Chip>
        <Chip pressed={live} onPress={() => onChange({ live: !live, length: null })}>
          {t('search.live')}
        </Chip>
        {LENGTH_CHOICES.map((choice) => (
          <Chip
            key={choice}
            pressed={length === choice}
            // Live events have no length yet.
            onPress={() => onChange({ length: length === choice ? null : choice, live: false })}
          >
            {t(`search.length.${choice}`)}
          </Chip>
        ))}
      </Chips>
    </div>
  );
};
