import { useEffect } from 'react';
import { useForm } from 'react-final-form';

const PARAMETER = 'referral';

/** Writes the code of a friend's link into the form, where it is seen and can be taken out. Served HTML does not know the address. */
export const ReferralOfLink = ({ field }: { field: string }) => {
  const { change } = useForm();
  useEffect(() => {
    const code = new URLSearchParams(window.location.search).get(PARAMETER)?.trim();
    if (code) change(field, code);
  }, [change, field]);
  return null;
};
