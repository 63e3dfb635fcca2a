import { Words } from '../../../shared/direction/Words';
import { useFresh } from '../../../shared/content/use-fresh';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { languageProps } from '../../../shared/i18n/language-props';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { ManifestoHero } from '../ManifestoHero/ManifestoHero';
import { ManifestoNames } from '../ManifestoNames/ManifestoNames';
import { ManifestoWay } from '../ManifestoWay/ManifestoWay';
import { ManifestoPageOperation } from './manifesto-page.query.generated';
import type { ManifestoPageQuery } from './manifesto-page.query.generated';
import * as styles from './ManifestoPage.module.css';

/** Posters of the wall; those after them stand beside the sections, so that none is seen twice. */
const WALL = 16;
const POSTERS_PER_SECTION = 3;

/** Page for advertisers: a poster first, then five ways to be part of an evening, then whom to write to. */
export const ManifestoPage = ({ built }: { built: ManifestoPageQuery }) => {
  const { locale } = usePageLocale();
  const { page, shows } = useFresh(built, ManifestoPageOperation, {}, locale);
  if (page?.__typename !== 'ManifestoPage') return null;
  const words = languageProps(page.language, locale);
  const posters = shows?.nodes ?? [];
  const postersOf = (index: number) =>
    posters.slice(WALL + index * POSTERS_PER_SECTION, WALL + (index + 1) * POSTERS_PER_SECTION);
  return (
    <>
      <ManifestoHero page={page} shows={posters.slice(0, WALL)} hasWays={page.sections.length > 0} />
      <ManifestoNames sections={page.sections} words={words} />
      {page.sections.length > 0 && (
        <div className={styles.ways} {...words}>
          {page.sections.map((section, index) => (
            <ManifestoWay key={section.topic} section={section} posters={postersOf(index)} />
          ))}
        </div>
      )}
      <section className={styles.closing} aria-labelledby="closing" {...words}>
        <h2 id="closing" className={styles.title}>
          {page.closingTitle}
        </h2>
        <p className={styles.text}>{page.closingText}</p>
        <LocaleLink to="/contact-us" className={buttonClass('primary')}>
          <Words language={page.language}>{page.actionLabel}</Words>
        </LocaleLink>
      </section>
    </>
  );
};
