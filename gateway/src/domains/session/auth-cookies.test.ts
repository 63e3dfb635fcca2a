import { authCookiesOf, authSetCookiesOf, applySetCookies } from './auth-cookies';

describe('cookies between browser and accounts', () => {
  it('passes the auth cookies and no other', () => {
    const header =
      'i18n_redirected=ar; sahra.session=s1; logged=true; __Host-sahra.csrf=c1; xsahra.session=evil; sahra.device=d1; __Host-sahra.recovery=r1; sahra.state=s';
    expect(authCookiesOf(header)).toBe(
      'sahra.session=s1; __Host-sahra.csrf=c1; sahra.device=d1; __Host-sahra.recovery=r1',
    );
  });

  it('passes nothing when there is none', () => {
    expect(authCookiesOf('logged=true')).toBeUndefined();
    expect(authCookiesOf(undefined)).toBeUndefined();
  });

  it('lets accounts set its own cookies only', () => {
    const session = 'sahra.session=s2; Path=/; HttpOnly; SameSite=Lax';
    expect(authSetCookiesOf([session, 'tracking=1; Path=/'])).toEqual([session]);
  });

  it('knows what a browser sends next', () => {
    const next = applySetCookies('sahra.csrf=c1; sahra.session=old; a=b', [
      'sahra.session=new; Path=/; HttpOnly',
    ]);
    expect(next).toBe('sahra.csrf=c1; sahra.session=new');
  });

  it.each([
    'sahra.session=; Path=/; Max-Age=0',
    'sahra.session=gone; Max-Age=-1; Expires=Fri, 01 Jan 2100 00:00:00 GMT',
    'sahra.session=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
  ])('knows that a browser no longer sends what was removed: %s', (removal) => {
    expect(applySetCookies('sahra.csrf=c1; sahra.session=old', [removal])).toBe('sahra.csrf=c1');
    expect(applySetCookies('sahra.session=old', [removal])).toBeUndefined();
    expect(applySetCookies('sahra.session=old', [removal, 'sahra.session=new'])).toBe('sahra.session=new');
  });

  it.each([
    'sahra.session=new; Max-Age=60; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
    'sahra.session=new; Expires=Fri, 01 Jan 2100 00:00:00 GMT',
    'sahra.session=new; Max-Age=soon; Expires=never',
  ])('knows that a browser sends on what ends later: %s', (setCookie) => {
    expect(applySetCookies('sahra.session=old', [setCookie])).toBe('sahra.session=new');
  });

  it('passes values byte for byte', () => {
    const header = 'sahra.csrf=a%7Cb%zz; sahra.session="q=1, 2"';
    expect(authCookiesOf(header)).toBe(header);
    expect(applySetCookies(undefined, ['sahra.csrf=a%7Cb==; Path=/'])).toBe('sahra.csrf=a%7Cb==');
  });

  it('passes the first of two cookies of one name, and no name without a value', () => {
    expect(authCookiesOf('sahra.session=first; sahra.sessionX; sahra.session=second')).toBe(
      'sahra.session=first',
    );
    expect(authSetCookiesOf(['sahra.sessionX; Path=/'])).toEqual([]);
  });
});
