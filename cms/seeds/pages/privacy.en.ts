import type { LegalSeed } from './legal-seed';

export const PRIVACY_EN: LegalSeed = {
  title: 'Privacy policy',
  changedOn: '2026-11-01',
  body: `In short: we store what Sahra needs to work for you, we do not sell it, and nobody tracks you here unless you say yes. The rest of this page says exactly what that means.

## What you give us

- **Account:** your name, your e-mail address and your password. The password is stored only as a hash that cannot be turned back into it. If you sign in with Google or another provider, we receive your name and e-mail address from it, and no password.
- **Subscription:** your plan, its payments and the kind of payment method. Card numbers go straight to the payment provider; we never see or store the whole number.
- **What you write:** comments, feedback, reports, and messages from the contact form with the name and e-mail address you put there.
- **Newsletter:** your e-mail address and the topics you chose.

## What arises while you watch

- **Your list and your place:** your watchlist, and how far you watched each video, so that you can go on from there. Stored with your account.
- **Devices:** the name of each signed-in device and when it was last seen, so that you can sign it out.
- **Views:** that a video was played for at least {{viewSeconds}} (or half of it, if it is short), once per visit. Without an account we do not know by whom.
- **Safety:** our servers see the network address of each request. They use it to slow down attacks, such as somebody trying passwords, and do not build a profile from it.

## Cookies and storage in your browser

These are needed for the site to work, so they do not ask for your agreement:

- \`i18n_redirected\`: your language, for {{languageCookieDays}}.
- \`logged\`: that you are signed in, so that pages show the right menu.
- \`showSmartBanner\`: that you closed the invitation to install the app.
- \`showMainPopup\`: that you closed a promotion.
- The cookie of your session: keeps you signed in. Scripts in the page cannot read it. There is also a cookie that protects forms against forgery.
- Storage of the browser: whether you are subscribed and with which kind of plan, a short-lived key for our own services, and your settings of the player such as volume and subtitles.

## No tracking without your consent

Tools that measure audiences, show personalised ads or count where our apps were installed from are switched off until you agree. If you do not agree, nothing is loaded from them, and everything on Sahra works the same. You can change your mind at any time.

## Ads

Plans with ads, and free videos, show ads. Without your consent they are chosen by what you watch at that moment, not by who you are. We do not give advertisers your name, your e-mail address or your watch history.

## Who else sees your data

- **Providers who work for us** and only on our instructions: hosting, sending e-mail, payments.
- **Google Play or the App Store,** if you subscribe there: their own policies apply to that purchase.
- **Authorities,** when a law obliges us, and then only what it obliges us to.

Nobody else. We do not sell personal data.

## How long we keep it

- **Your account:** until you delete it. After that it can be recovered for {{recoveryDays}}, then it is deleted for good, with your watchlist, your progress, your comments and your devices.
- **Payments:** as long as tax law wants invoices to be kept.
- **Messages to us:** until your matter is settled, and for 12 months after that in case you come back to it.
- **Newsletter:** until you unsubscribe. Every letter has the link.

## Your rights

You can see and change your data in Settings. You can ask us for a copy of all of it, have mistakes corrected, have it deleted, or object to a use of it. Write to us, and we answer within 30 days. If you are not content with the answer, you can turn to the data protection authority of your country.

## Children

Accounts are for adults, or for younger viewers whose parents opened them. If you find that a child gave us data without that, tell us and we will delete it.

## Changes

The date above says since when this wording applies. If we want to use data for something new, we say so first, and ask for your consent where it is needed.

## Questions about privacy

Write to us through the [contact page](/contact-us). You find the telephone numbers for the Emirates, Egypt and Saudi Arabia there too.`,
};
