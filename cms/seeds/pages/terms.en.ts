import type { LegalSeed } from './legal-seed';

export const TERMS_EN: LegalSeed = {
  title: 'Terms and conditions',
  changedOn: '2026-11-01',
  body: `These are the rules between you and Sahra. We wrote them to be read: short sentences, no small print. By creating an account you agree to them. You can watch what is free without an account; the rules about watching hold for you all the same.

## Your account

You need an account for live events, for comments, for your watchlist and for a paid plan. It is free and needs no card.

- Give a name and an e-mail address that are yours, and keep your password to yourself. What happens on your account is taken to be done by you until you tell us otherwise.
- An account belongs to one person or one household. You see every device that is signed in under Settings, Connected devices, and can sign any of them out.
- If you are not of age where you live, ask a parent or guardian to open the account and to agree to these terms for you.

## What you may watch

- Most recorded videos are free for everyone.
- Live events need an account.
- Videos marked as premium need a paid plan.

What you watch is for you and the people you watch with at home. Please do not record it, copy it, sell it, show it in public or get around the protection of the streams. We may close accounts that do, after telling you why.

Our catalogue changes. A show may leave it, and an event may be moved or called off by those who organise it. The recording of a live event appears when it is ready; until then its page says so.

## Plans and prices

You may pay by the month or by the year, with or without ads. All prices are in UAE dirhams (AED) and include the taxes that apply. You see the exact amount before you confirm, and the next payment date at any time under Settings, Subscription.

## The free trial

- Every paid plan begins with {{trialDays}} free.
- To check that your card works we charge {{cardCheck}} and refund it at once. Your bank may take a few days to show the refund.
- **If you do not cancel the trial before it ends, it becomes a paid subscription by itself** and the first fee is charged.
- One trial per person. A trial that you cancel costs nothing.

## Renewal

A subscription renews by itself at the end of each month or year, and the fee is charged to the same payment method until you cancel. If a price changes, we write to you at least 30 days before it applies to you, so that you can cancel first.

## Cancelling

Open Settings, then Subscription, and choose Cancel. It takes effect at once for future payments: you keep everything you paid for until the end of the current period, and then your account moves to the free plan. As you go on watching until that day, a period that has begun is not refunded, unless the law where you live says otherwise.

## Subscriptions from Google Play or the App Store

If you subscribed in a store, that store charges you. **You have to cancel in the store itself.** Cancelling on our site, or deleting your account, does not stop the store from charging you.

## Ads

Plans with ads, and free videos, show ads before or during a video. Plans without ads show none of them. Scenes that a sponsor paid for are marked as such in every plan.

## Promo and referral codes

A promo code is entered when you choose a plan; it says what it gives and until when. Your own referral code is in Settings: share it with a friend, who may enter it once. Codes cannot be sold or paid out, and you cannot use your own.

## What you write

Comments and feedback stay yours. You allow us to show your comments beside the video they belong to, under your name. Keep them kind: no threats, no hatred, no insults, no advertising, nothing that belongs to somebody else. We remove comments that break this, and may stop an account from commenting.

## Deleting your account

You can delete your account in Settings at any time. You are signed out everywhere at once. Within {{recoveryDays}} you can log in and recover it with everything in it. After that it is deleted for good, and nobody can bring it back. Deleting your account does not cancel a subscription from a store.

## What we answer for

We work to keep Sahra running, every evening. If we fail through our own fault and you lose time of a paid plan, write to us and we will make up for it with time or money. We do not answer for what we cannot influence: your connection, your device, or an organiser who calls off an event. Nothing in these terms takes away rights that the law gives you as a consumer.

## When these terms change

The date above says since when this wording applies. Before a change that matters to you takes effect, we write to you at least 30 days ahead and say what is new. If you do not agree, you can cancel and delete your account.

## Law and language

The law of the United Arab Emirates as applied in Dubai governs these terms. If you live elsewhere, the rules that protect consumers there still protect you. The terms exist in Arabic and in English and say the same; if they ever differ, the Arabic wording counts.

## Questions

Write to us or call us: you find the form and the numbers for the Emirates, Egypt and Saudi Arabia on the [contact page](/contact-us).`,
};
