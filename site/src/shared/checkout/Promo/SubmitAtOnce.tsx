import { useEffect, useRef } from 'react';
import { useForm } from 'react-final-form';

/** Submits the surrounding form once on mount, because its value was entered elsewhere. */
export const SubmitAtOnce = () => {
  const { submit } = useForm();
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    void submit();
  }, [submit]);
  return null;
};
