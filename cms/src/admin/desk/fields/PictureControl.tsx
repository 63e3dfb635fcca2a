import { useState, type ReactNode } from 'react';

import type { PictureValue } from '../../../desk/record/record-detail';
import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import { ConflictChoice } from '../record/ConflictChoice';
import type { ControlProps } from './control-props';
import { FocalPoint } from './FocalPoint';
import { fits, ratioText } from './picture-ratio';
import { PictureDialog } from './PictureDialog';
import styles from './picture.module.css';
import { useFocalPoint } from './use-focal-point';

const FocalNumbers = ({ picture }: { picture: PictureValue }) => {
  const { text, number } = useDeskLanguage();
  const { point, conflict } = useFocalPoint(picture);
  if (conflict) return <ConflictChoice conflict={conflict} />;
  return (
    <p className={styles['numbers']}>
      {text('pic.focal')}{' '}
      <span className={parts['number']}>
        {number(point.x)}, {number(point.y)}
      </span>
    </p>
  );
};

const FocalPointOfRecord = ({
  picture,
  label,
  disabled,
}: {
  picture: PictureValue;
  label: string;
  disabled: boolean;
}) => {
  const { point, set } = useFocalPoint(picture);
  return <FocalPoint picture={picture} label={label} point={point} onMove={disabled ? null : set} />;
};

interface Props extends ControlProps {
  /** Alt texts, beside the picture. */
  children?: ReactNode;
}

/** A picture with its focal point; a wrong ratio is told here. */
export const PictureControl = ({ id, field, value, onChange, disabled, children }: Props) => {
  const { text } = useDeskLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const picture = (value ?? null) as PictureValue | null;
  const { ratio } = field;
  const isWrong = picture !== null && ratio !== null && !fits(picture.width, picture.height, ratio);
  return (
    <div className={styles['box']} role="group" aria-labelledby={`${id}-label`}>
      {picture ? (
        <FocalPointOfRecord key={picture.id} picture={picture} label={field.label} disabled={disabled} />
      ) : (
        <span className={styles['bare']}>{text('pic.none')}</span>
      )}
      <div className={styles['beside']}>
        {children}
        {picture && <FocalNumbers picture={picture} />}
        {isWrong && (
          <p className={styles['wrong']}>
            {text('pic.ratio', {
              is: ratioText(picture.width / picture.height),
              should: ratioText(ratio),
            })}
          </p>
        )}
        {!disabled && (
          <span className={styles['acts']}>
            <button
              type="button"
              id={id}
              aria-describedby={`${id}-label`}
              className={parts['link']}
              onClick={() => setIsOpen(true)}
            >
              {text(picture ? 'pic.change' : 'pic.choose')}
            </button>
            {picture && !field.required && (
              <button
                type="button"
                aria-describedby={`${id}-label`}
                className={parts['link']}
                onClick={() => onChange(null)}
              >
                {text('pic.remove')}
              </button>
            )}
          </span>
        )}
      </div>
      {isOpen && <PictureDialog onChoose={onChange} onClose={() => setIsOpen(false)} />}
    </div>
  );
};
