import { IconButton } from '@strapi/design-system';
import { Calendar } from '@strapi/icons';
import { useRef } from 'react';
import { styled } from 'styled-components';

import { FIRST_DAY, LAST_DAY } from './date-text';

interface PickDateButtonProps {
  label: string;
  /** Day on which the calendar opens, as `YYYY-MM-DD`; empty: today. */
  date: string;
  disabled: boolean;
  onPick: (date: string) => void;
}

const Place = styled.span`
  position: relative;
  display: inline-flex;
`;

/** Invisible input; the browser opens its calendar at this position. */
const NativeDate = styled.input`
  position: absolute;
  inset: 0;
  opacity: 0;
  pointer-events: none;
`;

/** Button that opens the browser's calendar, which uses the reader's weekdays, direction and keyboard. */
export const PickDateButton = ({ label, date, disabled, onPick }: PickDateButtonProps) => {
  const native = useRef<HTMLInputElement>(null);
  return (
    <Place>
      <NativeDate
        ref={native}
        type="date"
        tabIndex={-1}
        aria-hidden
        min={FIRST_DAY}
        max={LAST_DAY}
        value={date}
        disabled={disabled}
        onChange={({ target }) => {
          if (target.value !== '') onPick(target.value);
        }}
      />
      <IconButton
        label={label}
        variant="ghost"
        size="XS"
        disabled={disabled}
        onClick={() => native.current?.showPicker()}
      >
        <Calendar />
      </IconButton>
    </Place>
  );
};
