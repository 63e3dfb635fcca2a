/** Masks an e-mail address so that its owner still recognizes it: `s•••@viewers.example`. */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  const [first = ''] = Array.from(email.slice(0, at));
  return `${first}•••${email.slice(at)}`;
};
