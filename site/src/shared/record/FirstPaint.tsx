import { useLayoutEffect, useState } from 'react';

import { FIRST_PAINT_ID } from '../head/first-paint';
import { rememberFirstPaintUse } from './first-paint-use';
import * as styles from './FirstPaint.module.css';
import { RecordSkeleton } from './RecordSkeleton/RecordSkeleton';

interface Props {
  template: string;
  /** Whether the skeleton begins with a hero, which starts under the header. */
  hero: boolean;
}

/**
 * Server-rendered content of a shell until its record is loaded. The site server fills the placeholders; the
 * browser copies the block from the document, so hydration matches the served HTML. On client navigation there is
 * no block, and skeletons are shown instead.
 */
export const FirstPaint = ({ template, hero }: Props) => {
  const [html] = useState(() =>
    typeof document === 'undefined' ? template : (document.getElementById(FIRST_PAINT_ID)?.innerHTML ?? ''),
  );
  // The cleanup runs while the block is still in the document.
  useLayoutEffect(() => rememberFirstPaintUse, []);
  if (html === '') return <RecordSkeleton hero={hero} />;
  return (
    <div
      id={FIRST_PAINT_ID}
      className={styles.first}
      data-bleed=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
};
