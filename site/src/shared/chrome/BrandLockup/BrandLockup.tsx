import * as styles from './BrandLockup.module.css';

/** Brand names with a drawn logo; any other brand name that editors enter is rendered as text. */
const DRAWN: ReadonlyMap<string, { src: string; width: number }> = new Map(
  Object.entries<{ src: string; width: number }>({
    Sahra: { src: '/images/lockup-en.svg', width: 135 },
    سهرة: { src: '/images/lockup-ar.svg', width: 134 },
  }),
);

/** Logo with brand name. The logo is at the start of the name: left in English, right in Arabic. */
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
