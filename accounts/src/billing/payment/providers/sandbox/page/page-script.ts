/**
 * Script of the card page: groups the digits as they are typed, keeps the caret at its digit, and names the card's
 * brand. Without it the form works as well: the server reads digits in any grouping.
 */
export const PAGE_SCRIPT = `
(() => {
  const BRANDS = [
    ['American Express', /^3[47]/, [4, 6, 5]],
    ['Visa', /^4/, [4, 4, 4, 4]],
    ['Mastercard', /^(5[1-5]|2[2-7])/, [4, 4, 4, 4]],
  ];
  const digitsOf = (text) =>
    text
      .replace(/[\\u0660-\\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
      .replace(/[\\u06F0-\\u06F9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
      .replace(/\\D/g, '');
  const brandOf = (digits) => BRANDS.find(([, beginning]) => beginning.test(digits));
  const grouped = (digits) => {
    const groups = (brandOf(digits) || [0, 0, [4, 4, 4, 4, 3]])[2];
    const parts = [];
    let from = 0;
    for (const size of groups) {
      if (from < digits.length) parts.push(digits.slice(from, from + size));
      from += size;
    }
    return parts.join(' ');
  };
  const expiry = (digits) => {
    const whole = /^[2-9]/.test(digits) ? '0' + digits : digits;
    return whole.length > 2 ? whole.slice(0, 2) + ' / ' + whole.slice(2, 4) : whole;
  };
  const placeAfter = (text, count) => {
    let place = 0;
    for (let seen = 0; seen < count && place < text.length; place += 1) if (/\\d/.test(text[place])) seen += 1;
    return place;
  };
  const shape = (field, format) => {
    if (!field) return;
    const write = () => {
      const caret = field.selectionStart === null ? field.value.length : field.selectionStart;
      const before = digitsOf(field.value.slice(0, caret)).length;
      const typed = digitsOf(field.value);
      const text = format(typed);
      const added = digitsOf(text).length > typed.length ? 1 : 0;
      if (text === field.value) return;
      field.value = text;
      const place = placeAfter(text, before + added);
      field.setSelectionRange(place, place);
    };
    field.addEventListener('input', write);
    write();
  };
  const number = document.getElementById('number');
  const brand = document.getElementById('brand');
  const tell = () => {
    const known = brandOf(digitsOf(number.value));
    const name = known ? known[0] : '';
    if (brand.textContent !== name) brand.textContent = name;
  };
  shape(number, grouped);
  shape(document.getElementById('expiry'), expiry);
  if (number && brand) {
    number.addEventListener('input', tell);
    tell();
  }
})();
`;
