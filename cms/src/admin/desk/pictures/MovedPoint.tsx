import type { PictureDetail } from '../../../desk/pictures/library-picture';
import { MIDDLE } from '../fields/use-focal-point';
import { useDeskLanguage } from '../language/use-desk-language';
import forms from '../parts/forms.module.css';
import parts from '../parts/parts.module.css';
import styles from './picture-pane.module.css';

interface Props {
  /** The picture as another editor has left it. */
  now: PictureDetail;
  onChoose: (now: PictureDetail, isMine: boolean) => void;
}

/** Focal point that another editor has set in the meantime; one of the two is chosen. */
export const MovedPoint = ({ now, onChoose }: Props) => {
  const { text, number } = useDeskLanguage();
  const { x, y } = now.focalPoint ?? MIDDLE;
  const button = [parts['button'], parts['small']].join(' ');
  return (
    <div role="alert" className={styles['wrong']}>
      <p>
        {text('conflict.title', { name: text('conflict.nobody') })}{' '}
        <span className={parts['number']}>
          {number(x)}, {number(y)}
        </span>
      </p>
      <span className={forms['buttons']}>
        <button type="button" className={button} onClick={() => onChoose(now, true)}>
          {text('conflict.mine')}
        </button>
        <button type="button" className={button} onClick={() => onChoose(now, false)}>
          {text('conflict.theirs')}
        </button>
      </span>
    </div>
  );
};
