import { useState } from 'react';

import { PICTURE_NAME_MAX, type PictureDetail } from '../../../desk/pictures/library-picture';
import { FocalPoint } from '../fields/FocalPoint';
import { MIDDLE, type Point } from '../fields/use-focal-point';
import { useDeskLanguage } from '../language/use-desk-language';
import { Field } from '../parts/Field';
import parts from '../parts/parts.module.css';
import { MovedPoint } from './MovedPoint';
import { freshAddress } from './picture-text';
import styles from './picture-pane.module.css';
import { usePictureChange } from './use-picture-change';

interface Props {
  picture: PictureDetail;
  onSaved: (picture: PictureDetail) => void;
}

/** Focal point and name of a picture; both are saved by themselves. */
export const PictureForm = ({ picture, onSaved }: Props) => {
  const { text, number } = useDeskLanguage();
  const { state, change, settle } = usePictureChange(picture, onSaved);
  const [point, setPoint] = useState<Point>(picture.focalPoint ?? MIDDLE);
  const [name, setName] = useState(picture.name);
  const mayChange = picture.may.change;
  const move = (next: Point): void => {
    setPoint(next);
    change({ focalPoint: next });
  };
  const choose = (now: PictureDetail, isMine: boolean): void => {
    settle();
    onSaved(now);
    if (!isMine) setPoint(now.focalPoint ?? MIDDLE);
    else change({ focalPoint: point });
  };
  const rename = (): void => {
    const wanted = name.trim();
    if (wanted === picture.name) return;
    if (wanted === '') setName(picture.name);
    else change({ name: wanted });
  };
  return (
    <>
      <div
        className={styles['whole']}
        style={{ '--ratio': picture.width / Math.max(1, picture.height) } as object}
      >
        <FocalPoint
          picture={{ small: freshAddress(picture.small, picture.version) }}
          label={picture.name}
          point={point}
          onMove={mayChange ? move : null}
        />
      </div>
      <p className={styles['focal']}>
        <span>
          {text('pic.focal')}{' '}
          <span className={parts['number']}>
            {number(point.x)}, {number(point.y)}
          </span>
        </span>
        <span role="status">
          {state.kind === 'saving' && text('pictures.saving')}
          {state.kind === 'saved' && text('pictures.saved')}
        </span>
      </p>
      {state.kind === 'moved' && <MovedPoint now={state.now} onChoose={choose} />}
      {state.kind === 'refused' && (
        <p role="alert" className={styles['wrong']}>
          {state.sentence || text('pictures.notSaved')}
        </p>
      )}
      {mayChange && (
        <Field label={text('pictures.name')} hint={text('pictures.nameHint')}>
          {(control) => (
            <input
              {...control}
              dir="auto"
              autoComplete="off"
              maxLength={PICTURE_NAME_MAX}
              value={name}
              onChange={({ target }) => setName(target.value)}
              onBlur={rename}
              onKeyDown={(event) => {
                if (event.key === 'Enter') rename();
                if (event.key !== 'Escape') return;
                event.preventDefault();
                setName(picture.name);
                event.currentTarget.blur();
              }}
            />
          )}
        </Field>
      )}
    </>
  );
};
