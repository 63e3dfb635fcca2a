import { useEffect } from 'react';
import { useForm } from 'react-final-form';

const PARAMETER = 'referral';

/**
 * Writes the referral code of a friend's link into the form, where the viewer can see and remove it. Runs in the
 * browser, because the served HTML has no query string.
 */
export const ReferralCodePrefill = ({ field }: { field: string }) => {
  const { change } = useForm();
  useEffect(() => {
    const code = new URLSearchParams(window.location.search).get(PARAMETER)?.trim();
    if (code) change(field, code);
  }, [change, field]);
  return null;
};
