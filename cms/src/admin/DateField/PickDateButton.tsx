import { IconButton } from '@strapi/design-system';
import { Calendar } from '@strapi/icons';
import { useRef } from 'react';
import { styled } from 'styled-components';

import { FIRST_DAY, LAST_DAY } from './date-text';

interface PickDateButtonProps {
  label: string;
  /** Day on which the calendar opens, as `YYYY-MM-DD`; empty for today. */
  date: string;
  disabled: boolean;
  onPick: (date: string) => void;
}

const Place = styled.span`
  position: relative;
  display: inline-flex;
`;

/** Never seen: only the place at which the browser opens its calendar. */
const NativeDate = styled.input`
  position: absolute;
  inset: 0;
  opacity: 0;
  pointer-events: none;
`;

/** Opens the browser's own calendar, whose weekdays, direction and keys fit its reader. */
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
