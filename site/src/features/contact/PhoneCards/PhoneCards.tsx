import { Words } from '../../../shared/direction/Words';
import { Star } from '../../../shared/ui/Star/Star';
import * as styles from './PhoneCards.module.css';

interface Props {
  phones: readonly { country: string; number: string }[];
}

/** Telephones by country, each a card in a light of the evening. Numbers run from left to right on all pages. */
export const PhoneCards = ({ phones }: Props) => (
  <ul className={styles.cards}>
    {phones.map(({ country, number }) => (
      <li key={number} className={styles.card}>
        <h3 className={styles.country}>
          <Words>{country}</Words>
        </h3>
        <a className={styles.phone} href={`tel:${number.replace(/[^+\d]/g, '')}`}>
          <Star className={styles.star} />
          <bdi dir="ltr">{number}</bdi>
        </a>
      </li>
    ))}
  </ul>
);
