import { useEffect, useRef } from 'react';
import { useForm } from 'react-final-form';

/** Sends the form around it once, without a press: its value was given elsewhere. */
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
