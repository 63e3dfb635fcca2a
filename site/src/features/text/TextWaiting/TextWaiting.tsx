import { Loading } from '../../../shared/ui/Loading/Loading';
import * as skeleton from '../../../shared/ui/Skeleton/Skeleton.module.css';
import { TextFrame } from '../../../shared/text/TextFrame/TextFrame';
import type { TextPageFragment } from '../TextPage/text-page.fragment.generated';
import * as styles from './TextWaiting.module.css';

const PARAGRAPHS = [1, 2, 3];
const LINES = [1, 2, 3, 4];

/** Page of text whose scripts are still loading: title, lead, and lines in place of the text. */
export const TextWaiting = ({ page }: { page: TextPageFragment }) => (
  <TextFrame title={page.title} lead={page.lead} language={page.language}>
    <div className={styles.lines}>
      <Loading>
        {PARAGRAPHS.map((paragraph) => (
          <div key={paragraph} aria-hidden="true">
            {LINES.map((line) => (
              <div key={line} className={skeleton.line} />
            ))}
          </div>
        ))}
      </Loading>
    </div>
  </TextFrame>
);
