import * as styles from './BrandLockup.module.css';

/** Brand words that are drawn, mark and letters in one; any other word that editors choose is set in the typeface. */
const DRAWN: ReadonlyMap<string, { src: string; width: number }> = new Map(
  Object.entries<{ src: string; width: number }>({
    Sahra: { src: '/images/lockup-en.svg', width: 135 },
    سهرة: { src: '/images/lockup-ar.svg', width: 134 },
  }),
);

/** Mark and brand word. The mark stands at the start of the word: left of it in English, right of it in Arabic. */
export const BrandLockup = ({ brand }: { brand: string }) => {
  const drawn = DRAWN.get(brand);
  if (drawn)
    return <img className={styles.drawn} src={drawn.src} alt={brand} width={drawn.width} height="40" />;
  return (
    <span className={styles.set}>
      <img src="/images/mark.svg" alt="" width="40" height="40" />
      <bdi>{brand}</bdi>
    </span>
  );
};
