/** Returns whether the number passes the Luhn check (ISO/IEC 7812). */
export const hasCheckDigit = (number: string): boolean => {
  const sum = Array.from(number)
    .reverse()
    .reduce((total, digit, index) => {
      const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
};
