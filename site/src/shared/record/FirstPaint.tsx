import { useLayoutEffect, useState } from 'react';

import { FIRST_PAINT_ID } from '../head/first-paint';
import { rememberFirstPaintUse } from './first-paint-use';
import * as styles from './FirstPaint.module.css';
import { RecordSkeleton } from './RecordSkeleton/RecordSkeleton';

interface Props {
  template: string;
  /** The page opens with a hero, which begins under the header. */
  hero: boolean;
}

/** What a shell shows before its record is known. The site server fills the marks; the browser takes the block as it stands in the document, so hydration finds what was served. On client navigation there is none: skeletons stand there instead. */
export const FirstPaint = ({ template, hero }: Props) => {
  const [html] = useState(() =>
    typeof document === 'undefined' ? template : (document.getElementById(FIRST_PAINT_ID)?.innerHTML ?? ''),
  );
  // Its end runs while the block still stands in the document.
  useLayoutEffect(() => rememberFirstPaintUse, []);
  if (html === '') return <RecordSkeleton hero={hero} />;
  return (
    <div
      id={FIRST_PAINT_ID}
      className={styles.first}
      {...(hero ? { 'data-hero': '' } : {})}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
};
