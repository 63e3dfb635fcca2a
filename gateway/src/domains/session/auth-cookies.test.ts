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
});
