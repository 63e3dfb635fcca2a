import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { NodeRecord } from '../domains/node/node-record';
import type { ChannelRecord, ShowRecord, VideoRecord, ChapterRecord, MetaTagsRecord, FaqEntryRecord, PictureRecord, PictureRenditionRecord, LandingPageRecord, HeroPictureRecord, HomePageRecord, RowRecord, SportRecord, ScheduleEntryRecord, SuggestionRecord, FaqPageRecord, PageRecord, ManifestoPageRecord, ManifestoSectionRecord, BusinessPageRecord, LegalPageRecord, ContactPageRecord, WhereToWatchPageRecord, PlatformGroupRecord, GenericPageRecord, SettingsRecord, MenuRecord, MenuItemRecord, SmartBannerRecord, ModalRecord, DeleteReasonRecord } from '../upstreams/cms/cms-records';
import type { SeasonOfShow } from '../domains/show/read-season';
import type { PlanRecord } from '../domains/plan/plan-record';
import type { ProgressRecord, PreferencesRecord, ReminderRecord, DeviceRecord, EntitlementRecord, CommentRecord, ViewerNewsletterRecord, SessionRecord, AuthProviderRecord, DataExportRecord, AccountRecoveryRecord, SubscriptionRecord, PlanChangeRecord, PaymentRecord, ReceiptRecord, ReferralCodeRecord, PromoQuoteRecord, VoucherGrantRecord } from '../upstreams/accounts/accounts-records';
import type { OwnViewer } from '../domains/viewer/own-viewer';
import type { ContentChangeRecord } from '../domains/live/content-changes';
import type { ViewerChangeRecord } from '../domains/live/viewer-changes';
import type { FormErrorRecord } from './form-errors';
import type { GraphContext } from './graph-context';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A day without a time, `full-date` of RFC 3339, e.g. `2026-11-21`. */
  Date: { input: string; output: string; }
  /** An instant as RFC 3339 writes it, with its zone: accepted with any offset, returned in UTC, e.g. `2026-11-21T18:00:00.000Z`. The form of calendars, `20261121T180000Z`, is accepted too. Days that do not exist and times without a zone are `BAD_USER_INPUT`. */
  DateTime: { input: string; output: string; }
};

/** An offer to recover a deleted account. */
export type AccountRecovery = {
  __typename?: 'AccountRecovery';
  /** E-mail address of the account, hidden before the @ except for its first character, e.g. `s•••@example.com`. */
  email: Scalars['String']['output'];
  /** Full name of the viewer whose account it is: shown before anything is confirmed. */
  name: Scalars['String']['output'];
  /** When recovery is over: the account and its data are erased then. */
  recoveryEndsAt: Scalars['DateTime']['output'];
  /** For `recoverAccount`: works once, within an hour, in the browser that was offered it. Only the newest can be used. */
  token: Scalars['String']['output'];
};

/** An expected failure of `activateReferralCode`. */
export type ActivateReferralCodeError = UserError & {
  __typename?: 'ActivateReferralCodeError';
  /** What went wrong. */
  code: ActivateReferralCodeErrorCode;
  /** Input field the failure belongs to, in camelCase; null when it concerns the whole form. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong in `activateReferralCode`. */
export type ActivateReferralCodeErrorCode =
  /** The viewer has named a friend's code before. */
  | 'ALREADY_USED'
  /** Nobody has this code. */
  | 'CODE_INVALID'
  /** The header `Idempotency-Key` was sent before with other data. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** It is the viewer's own code. */
  | 'OWN_CODE'
  /** Too many tries in a short time; wait a moment and try again. */
  | 'RATE_LIMITED'
  /** The owner of the code joined after the viewer. */
  | 'REFERRAL_LATER'
  /** `code` is empty. */
  | 'REFERRAL_REQUIRED'
  /** No bearer was sent, or it is no longer valid. */
  | 'SESSION_REQUIRED';

/** The code of a friend. */
export type ActivateReferralCodeInput = {
  /** As it was typed. */
  code: Scalars['String']['input'];
};

/** Answer of `activateReferralCode`. */
export type ActivateReferralCodePayload = {
  __typename?: 'ActivateReferralCodePayload';
  /** Whether it is remembered whose code brought the viewer. */
  activated: Scalars['Boolean']['output'];
  /** Expected failures; empty when it worked. */
  errors: Array<ActivateReferralCodeError>;
};

/** An expected failure of `activateVoucher`. */
export type ActivateVoucherError = UserError & {
  __typename?: 'ActivateVoucherError';
  /** What went wrong. */
  code: ActivateVoucherErrorCode;
  /** Input field the failure belongs to, in camelCase; null when it concerns the whole form. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong in `activateVoucher`. */
export type ActivateVoucherErrorCode =
  /** Another subscription runs; the voucher is not spent. */
  | 'ALREADY_SUBSCRIBED'
  /** No voucher that can be spent has this code. */
  | 'CODE_INVALID'
  /** `code` is empty. */
  | 'CODE_REQUIRED'
  /** The header `Idempotency-Key` was sent before with other data. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** Too many tries in a short time; wait a moment and try again. */
  | 'RATE_LIMITED'
  /** No bearer was sent, or it is no longer valid. */
  | 'SESSION_REQUIRED';

/** A voucher. */
export type ActivateVoucherInput = {
  /** As it was typed. */
  code: Scalars['String']['input'];
};

/** Answer of `activateVoucher`. */
export type ActivateVoucherPayload = {
  __typename?: 'ActivateVoucherPayload';
  /** Expected failures; empty when it worked. */
  errors: Array<ActivateVoucherError>;
  /** What the voucher gave; null when `errors` is not empty. */
  grant?: Maybe<VoucherGrant>;
};

/** What went wrong with `addComment`. */
export type AddCommentError = UserError & {
  __typename?: 'AddCommentError';
  /** What is wrong. */
  code: AddCommentErrorCode;
  /** Input field the failure belongs to; null when it concerns the whole input. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong with `addComment`. */
export type AddCommentErrorCode =
  /** `positionSeconds` is not a second of a video, or the request is malformed. */
  | 'BAD_USER_INPUT'
  /** The comment it replies to is not shown any more (`parentId`). */
  | 'COMMENT_FAILED'
  /** `text` is too long. */
  | 'COMMENT_LENGTH'
  /** `text` is empty. */
  | 'COMMENT_REQUIRED'
  /** The `Idempotency-Key` was sent before with another comment. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** There is no such video (`videoCode`). */
  | 'NOT_FOUND'
  /** Too many comments within a minute. */
  | 'RATE_LIMITED'
  /** The viewer is not signed in. */
  | 'SESSION_REQUIRED'
  /** The video is premium: only who may watch it may comment on it. */
  | 'SUBSCRIPTION_REQUIRED';

/** A comment to be published. */
export type AddCommentInput = {
  /** Global id of the comment it replies to; a reply to a reply joins the same thread. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** Second of the video it speaks about. */
  positionSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 1,000 characters after control characters and outer spaces are taken out. */
  text: Scalars['String']['input'];
  /** `code` of the video. */
  videoCode: Scalars['String']['input'];
};

/** Answer of `addComment`. */
export type AddCommentPayload = {
  __typename?: 'AddCommentPayload';
  /** The comment, PUBLISHED or PENDING; null when `errors` is not empty. */
  comment?: Maybe<Comment>;
  /** What went wrong; empty when nothing did. */
  errors: Array<AddCommentError>;
};

/** An expected failure of `addReminder`. */
export type AddReminderError = UserError & {
  __typename?: 'AddReminderError';
  /** What went wrong. */
  code: AddReminderErrorCode;
  /** Input field the failure belongs to, in camelCase; null when it concerns the whole form. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong in `addReminder`. */
export type AddReminderErrorCode =
  /** It has begun already. */
  | 'EVENT_STARTED'
  /** There is no such entry, or no such live event. */
  | 'NOT_FOUND'
  /** The viewer has as many reminders as are kept; remove one first. */
  | 'REMINDERS_FULL'
  /** No bearer was sent, or it is no longer valid. */
  | 'SESSION_REQUIRED';

/** What to be reminded of. */
export type AddReminderInput = {
  /** `id` of the entry of the schedule, or of the video of a live event that has none. */
  entryId: Scalars['ID']['input'];
};

/** Answer of `addReminder`. */
export type AddReminderPayload = {
  __typename?: 'AddReminderPayload';
  /** Expected failures; empty when it worked. */
  errors: Array<AddReminderError>;
  /** The reminder; null when there is none. */
  reminder?: Maybe<Reminder>;
};

/** An expected failure of `addShowToWatchlist`. */
export type AddShowToWatchlistError = UserError & {
  __typename?: 'AddShowToWatchlistError';
  /** What went wrong. */
  code: AddShowToWatchlistErrorCode;
  /** Input field the failure belongs to, in camelCase; null when it concerns the whole form. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong in `addShowToWatchlist`. */
export type AddShowToWatchlistErrorCode =
  /** The header `Idempotency-Key` was sent before with other data. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** No published show has this id. */
  | 'NOT_FOUND'
  /** No bearer was sent, or it is no longer valid. */
  | 'SESSION_REQUIRED'
  /** The list holds as many shows as are kept; remove one first. */
  | 'WATCHLIST_FULL';

/** A show to save. */
export type AddShowToWatchlistInput = {
  /** `id` of the show. */
  showId: Scalars['ID']['input'];
};

/** Answer of `addShowToWatchlist`. */
export type AddShowToWatchlistPayload = {
  __typename?: 'AddShowToWatchlistPayload';
  /** Expected failures; empty when it worked. */
  errors: Array<AddShowToWatchlistError>;
  /** The saved show; null when it could not be saved. */
  show?: Maybe<Show>;
};

/** An expected failure of `addToWatchlist`. */
export type AddToWatchlistError = UserError & {
  __typename?: 'AddToWatchlistError';
  /** What went wrong. */
  code: AddToWatchlistErrorCode;
  /** Input field the failure belongs to, in camelCase; null when it concerns the whole form. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong in `addToWatchlist`. */
export type AddToWatchlistErrorCode =
  /** The header `Idempotency-Key` was sent before with other data. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** No published video has this code. */
  | 'NOT_FOUND'
  /** No bearer was sent, or it is no longer valid. */
  | 'SESSION_REQUIRED'
  /** The list holds as many videos as are kept; remove one first. */
  | 'WATCHLIST_FULL';

/** A video to save. */
export type AddToWatchlistInput = {
  /** `code` of the video. */
  videoCode: Scalars['String']['input'];
};

/** Answer of `addToWatchlist`. */
export type AddToWatchlistPayload = {
  __typename?: 'AddToWatchlistPayload';
  /** Expected failures; empty when it worked. */
  errors: Array<AddToWatchlistError>;
  /** The saved video; null when it could not be saved. */
  video?: Maybe<Video>;
};

/** An area of the site. A show can belong to several; a video belongs to those of its show. */
export type Area =
  /** About founders, money and companies. */
  | 'BUSINESS'
  /** Made by us. */
  | 'ORIGINAL'
  /** Podcasts. */
  | 'PODCAST'
  /** About a sport. */
  | 'SPORT';

/** A way to sign in. */
export type AuthProvider = {
  __typename?: 'AuthProvider';
  /** Names the way in addresses, e.g. `credentials` or `google`. */
  key: Scalars['String']['output'];
  /** What the way is. */
  kind: AuthProviderKind;
  /** Name to show, e.g. `Google`. */
  name: Scalars['String']['output'];
};

/** What a way to sign in is. */
export type AuthProviderKind =
  /** A form with e-mail address and password: `signIn`. */
  | 'CREDENTIALS'
  /** Another service that knows the person (OpenID Connect): the browser is sent there and comes back signed in. */
  | 'OIDC';

/** The business area: shows about founders and money, and a part for advertisers. */
export type BusinessPage = Node & Page & {
  __typename?: 'BusinessPage';
  /** Words of the link to the manifesto. */
  advertisersLabel: Scalars['String']['output'];
  /** What advertisers find on the manifesto. */
  advertisersText: Scalars['String']['output'];
  /** Heading of the part for advertisers. */
  advertisersTitle: Scalars['String']['output'];
  /** Global id of the page: opaque, and the same in every language. */
  id: Scalars['ID']['output'];
  /** Language the copy is really in. */
  language: Locale;
  /** What the business area is, in a sentence or two. */
  lead: Scalars['String']['output'];
  /** Rows of the catalogue in the editors' order. */
  rows: Array<ContentRow>;
  /** Always `business`. */
  slug: Scalars['String']['output'];
  /** Heading of the page. */
  title: Scalars['String']['output'];
};

/** An expected failure of `cancelSubscription`. */
export type CancelSubscriptionError = UserError & {
  __typename?: 'CancelSubscriptionError';
  /** What went wrong. */
  code: CancelSubscriptionErrorCode;
  /** Input field the failure belongs to, in camelCase; null when it concerns the whole form. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong in `cancelSubscription`. */
export type CancelSubscriptionErrorCode =
  /** The viewer has no subscription that runs. */
  | 'NO_SUBSCRIPTION'
  /** No bearer was sent, or it is no longer valid. */
  | 'SESSION_REQUIRED';

/** Answer of `cancelSubscription`. */
export type CancelSubscriptionPayload = {
  __typename?: 'CancelSubscriptionPayload';
  /** Expected failures; empty when it worked. */
  errors: Array<CancelSubscriptionError>;
  /** The same in one sentence, in the language of the operation; else null. */
  storeMessage?: Maybe<Scalars['String']['output']>;
  /** The store in which it must be cancelled too; else null. */
  storeNotice?: Maybe<Store>;
  /** The subscription as it is now; null when `errors` is not empty. */
  subscription?: Maybe<ViewerSubscription>;
};

/** Captions in one language. */
export type CaptionTrack = {
  __typename?: 'CaptionTrack';
  /** Name of the language in that language, e.g. `العربية`. */
  label: Scalars['String']['output'];
  /** Language of the captions. */
  language: Locale;
  /** Address of the WebVTT file, signed like the stream. */
  url: Scalars['String']['output'];
};

/** Whether captions are switched on, and in which language. */
export type CaptionsChoice =
  /** On, in Arabic. */
  | 'AR'
  /** On, in English. */
  | 'EN'
  /** Off. */
  | 'OFF';

/** An expected failure of `changeEmail`. */
export type ChangeEmailError = UserError & {
  __typename?: 'ChangeEmailError';
  /** What went wrong. */
  code: ChangeEmailErrorCode;
  /** Input field the failure belongs to; null when it concerns the whole form. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong with `changeEmail`. */
export type ChangeEmailErrorCode =
  /** The code is too old, or was tried too often. Ask for a new one. */
  | 'CODE_EXPIRED'
  /** The code is empty. */
  | 'CODE_REQUIRED'
  /** The code is not the one of the mail: `triesLeft` says how many tries are left. */
  | 'CODE_WRONG'
  /** Another account took the address meanwhile. */
  | 'EMAIL_TAKEN'
  /** The header `Idempotency-Key` was sent before with other data. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** Nobody is signed in, or the bearer is no longer valid. */
  | 'SESSION_REQUIRED';

/** The code of the mail. */
export type ChangeEmailInput = {
  /** Four digits, in any kind of digits, with or without spaces. */
  code: Scalars['String']['input'];
};

/** What `changeEmail` returns. */
export type ChangeEmailPayload = {
  __typename?: 'ChangeEmailPayload';
  /** Expected failures; empty after a success. */
  errors: Array<ChangeEmailError>;
  /** With CODE_WRONG: how many tries are left; at 0 another code is needed. Otherwise null. */
  triesLeft?: Maybe<Scalars['Int']['output']>;
  /** The viewer with the new address; null when `errors` is not empty. Every other device is signed out then. */
  viewer?: Maybe<Viewer>;
};

/** An expected failure of `changePassword`. */
export type ChangePasswordError = UserError & {
  __typename?: 'ChangePasswordError';
  /** What went wrong. */
  code: ChangePasswordErrorCode;
  /** Input field the failure belongs to; null when it concerns the whole form. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong with `changePassword`. */
export type ChangePasswordErrorCode =
  /** The current password is wrong. */
  | 'CURRENT_WRONG'
  /** The header `Idempotency-Key` was sent before with other data. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** The new password is shorter than 8 or longer than 128 characters, one character repeated, or the e-mail address. */
  | 'PASSWORD_INVALID'
  /** The two new passwords are not the same. */
  | 'PASSWORD_MISMATCH'
  /** The viewer signs in with a provider and has no password: `forgotPassword` sets the first one. */
  | 'PASSWORD_NOT_SET'
  /** A password is empty. */
  | 'PASSWORD_REQUIRED'
  /** Too many tries in a short time. Try again later. */
  | 'RATE_LIMITED'
  /** Nobody is signed in, or the bearer is no longer valid. */
  | 'SESSION_REQUIRED';

/** A new password instead of the current one. */
export type ChangePasswordInput = {
  /** Current password, never trimmed. */
  currentPassword: Scalars['String']['input'];
  /** New password, 8 to 128 characters, never trimmed. */
  password: Scalars['String']['input'];
  /** The same password again. */
  passwordConfirmation: Scalars['String']['input'];
};

/** What `changePassword` returns. */
export type ChangePasswordPayload = {
  __typename?: 'ChangePasswordPayload';
  /** Whether the new password is set. Every other device is signed out then. */
  changed: Scalars['Boolean']['output'];
  /** Expected failures; empty after a success. */
  errors: Array<ChangePasswordError>;
};

/** An expected failure of `changePaymentMethod`. */
export type ChangePaymentMethodError = UserError & {
  __typename?: 'ChangePaymentMethodError';
  /** What went wrong. */
  code: ChangePaymentMethodErrorCode;
  /** Input field the failure belongs to, in camelCase; null when it concerns the whole form. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong in `changePaymentMethod`. */
export type ChangePaymentMethodErrorCode =
  /** The payment was not finished in time. */
  | 'ABANDONED'
  /** The payment was not confirmed with the bank. */
  | 'AUTHENTICATION_FAILED'
  /** The card has expired. */
  | 'CARD_EXPIRED'
  /** The bank declined the payment, or the payment token is no token. */
  | 'DECLINED'
  /** The header `Idempotency-Key` was sent before with other data. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** There is not enough money on the card. */
  | 'INSUFFICIENT_FUNDS'
  /** The viewer has no subscription that runs. */
  | 'NO_SUBSCRIPTION'
  /** `paymentMethod` cannot be used here. */
  | 'PAYMENT_METHOD_REQUIRED'
  /** Another payment of the viewer is being processed. */
  | 'PAYMENT_UNDER_WAY'
  /** Too many tries in a short time; wait a moment and try again. */
  | 'RATE_LIMITED'
  /** No bearer was sent, or it is no longer valid. */
  | 'SESSION_REQUIRED'
  /** The subscription is kept in an app store and can only be changed there. */
  | 'STORE_MANAGED'
  /** The plan comes from a voucher; nothing is paid. */
  | 'VOUCHER_MANAGED';

/** The payment method that replaces the present one. */
export type ChangePaymentMethodInput = {
  /** CARD or APPLE_PAY. */
  paymentMethod: SubscriptionPaymentMethod;
  /** One-time token of the payment provider's own field; without it the viewer goes on at the payment's `redirectUrl`. Never card data. */
  paymentToken?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `changePaymentMethod`. */
export type ChangePaymentMethodPayload = {
  __typename?: 'ChangePaymentMethodPayload';
  /** Expected failures; empty when it worked. A card that was refused at once is reported here, at `paymentToken`, and in `payment.failure`. */
  errors: Array<ChangePaymentMethodError>;
  /** The payment that validates the new method; null when nothing was begun. */
  payment?: Maybe<Payment>;
  /** The subscription as it is now; null when nothing was begun. The present payment method stays in force until the payment succeeds. */
  subscription?: Maybe<ViewerSubscription>;
};

/** An expected failure of `changePlan`. */
export type ChangePlanError = UserError & {
  __typename?: 'ChangePlanError';
  /** What went wrong. */
  code: ChangePlanErrorCode;
  /** Input field the failure belongs to, in camelCase; null when it concerns the whole form. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong in `changePlan`. */
export type ChangePlanErrorCode =
  /** The payment was not finished in time. */
  | 'ABANDONED'
  /** `amountDue` is no longer what would be charged; nothing happened. */
  | 'AMOUNT_CHANGED'
  /** The payment was not confirmed with the bank. */
  | 'AUTHENTICATION_FAILED'
  /** The card has expired. */
  | 'CARD_EXPIRED'
  /** Payments moved to another provider; the card has to be entered again first. */
  | 'CARD_NEEDED_AGAIN'
  /** The bank declined the payment, or the payment token is no token. */
  | 'DECLINED'
  /** The header `Idempotency-Key` was sent before with other data. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** There is not enough money on the card. */
  | 'INSUFFICIENT_FUNDS'
  /** The viewer has no subscription that runs. */
  | 'NO_SUBSCRIPTION'
  /** A bank disputes a payment; nothing is charged until it has decided. */
  | 'PAYMENT_DISPUTED'
  /** A renewal is not paid yet; it comes first. */
  | 'PAYMENT_DUE'
  /** Another payment of the viewer is being processed. */
  | 'PAYMENT_UNDER_WAY'
  /** `planId` is not a plan that can be paid for. */
  | 'PLAN_UNKNOWN'
  /** The subscription is cancelled; resume it first. */
  | 'RESUME_FIRST'
  /** No bearer was sent, or it is no longer valid. */
  | 'SESSION_REQUIRED'
  /** The subscription is kept in an app store and can only be changed there. */
  | 'STORE_MANAGED'
  /** The plan comes from a voucher; another one can be chosen when it ends. */
  | 'VOUCHER_MANAGED';

/** The plan that a viewer changes to. */
export type ChangePlanInput = {
  /** What the viewer agreed to pay now, in minor units; when it would be another amount, nothing happens. */
  amountDue?: InputMaybe<Scalars['Int']['input']>;
  /** `id` of the plan to change to; that of the running one takes back a change that was to come. */
  planId: Scalars['ID']['input'];
};

/** Answer of `changePlan`. */
export type ChangePlanPayload = {
  __typename?: 'ChangePlanPayload';
  /** What was changed; null when nothing was begun. */
  change?: Maybe<PlanChange>;
  /** Expected failures; empty when it worked. A charge that was refused is reported here and in `payment.failure`. */
  errors: Array<ChangePlanError>;
  /** The charge of the difference; null when nothing was to be charged. */
  payment?: Maybe<Payment>;
  /** The subscription as it is now; null when nothing was begun. */
  subscription?: Maybe<ViewerSubscription>;
};

/** A channel: a part of the catalogue with a page of its own at `/{slug}`. */
export type Channel = Node & {
  __typename?: 'Channel';
  /** One or two sentences about the channel; empty when editors wrote none. */
  description: Scalars['String']['output'];
  /** Picture, square: it is shown within a star. */
  icon?: Maybe<Picture>;
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Language that name and description are really in. It differs from the one asked for when a translation is missing. */
  language: Locale;
  /** Accent colour, `#rrggbb`: frame of its star; null when editors chose none. */
  light?: Maybe<Scalars['String']['output']>;
  /** Its live events that are on air at this moment. */
  liveNow?: Maybe<Array<Video>>;
  /** Name in the language of the operation. */
  name: Scalars['String']['output'];
  /** Its name in the other language, shown as an echo of the name; null when it has none. */
  nameEcho?: Maybe<Scalars['String']['output']>;
  /** What is on this channel between two instants, earliest first: everything that ends after `from` and begins before `to`. Example: `{ channel(slug: "padel") { schedule(from: "2026-11-21T12:00:00Z", to: "2026-11-22T12:00:00Z") { nodes { title startsAt } } } }` */
  schedule?: Maybe<ScheduleEntryConnection>;
  /** Its shows in the order that editors chose. */
  shows: ShowConnection;
  /** Key in addresses, the same in both languages, e.g. `padel`. */
  slug: Scalars['String']['output'];
  /** When it, or what is written about it in `language`, last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Its videos, newest first. */
  videos: VideoConnection;
};


/** A channel: a part of the catalogue with a page of its own at `/{slug}`. */
export type ChannelScheduleArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  from: Scalars['DateTime']['input'];
  to: Scalars['DateTime']['input'];
};


/** A channel: a part of the catalogue with a page of its own at `/{slug}`. */
export type ChannelShowsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** A channel: a part of the catalogue with a page of its own at `/{slug}`. */
export type ChannelVideosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** A page of channels. */
export type ChannelConnection = {
  __typename?: 'ChannelConnection';
  /** Channels with their cursors. */
  edges: Array<ChannelEdge>;
  /** The same channels without cursors. */
  nodes: Array<Channel>;
  /** Where this page stands in the list. */
  pageInfo: PageInfo;
  /** How many channels there are. */
  totalCount: Scalars['Int']['output'];
};

/** A channel in a list. */
export type ChannelEdge = {
  __typename?: 'ChannelEdge';
  /** Opaque; stable while the list does not change before it. */
  cursor: Scalars['String']['output'];
  /** The channel. */
  node: Channel;
};

/** A part of a video. It ends where the next one begins, the last one with the video. */
export type Chapter = {
  __typename?: 'Chapter';
  /** Second of the video at which it begins. */
  startSeconds: Scalars['Int']['output'];
  /** Title, in the language of the video's title. */
  title: Scalars['String']['output'];
};

/** An expected failure of `checkCode`. */
export type CheckCodeError = UserError & {
  __typename?: 'CheckCodeError';
  /** What went wrong. */
  code: CheckCodeErrorCode;
  /** Input field the failure belongs to; null when it concerns the whole form. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong with `checkCode`. */
export type CheckCodeErrorCode =
  /** The code is too old, or was tried too often. Ask for a new one. */
  | 'CODE_EXPIRED'
  /** The code is empty. */
  | 'CODE_REQUIRED'
  /** The code is not the one of the mail: `triesLeft` says how many tries are left. */
  | 'CODE_WRONG'
  /** The text cannot be an e-mail address. */
  | 'EMAIL_INVALID'
  /** The e-mail address is empty. */
  | 'EMAIL_REQUIRED'
  /** Too many tries in a short time. Try again later. */
  | 'RATE_LIMITED';

/** The code of the mail, and whose it is. */
export type CheckCodeInput = {
  /** Four digits, in any kind of digits, with or without spaces. */
  code: Scalars['String']['input'];
  /** Address that the code went to. */
  email: Scalars['String']['input'];
};

/** What `checkCode` returns. */
export type CheckCodePayload = {
  __typename?: 'CheckCodePayload';
  /** Expected failures; empty after a success. */
  errors: Array<CheckCodeError>;
  /** What `resetPassword` asks for, within 15 minutes; null when `errors` is not empty. */
  resetToken?: Maybe<Scalars['String']['output']>;
  /** With CODE_WRONG: how many tries are left; at 0 another code is needed. Otherwise null. */
  triesLeft?: Maybe<Scalars['Int']['output']>;
};

/** An expected failure of `checkPromoCode`. */
export type CheckPromoCodeError = UserError & {
  __typename?: 'CheckPromoCodeError';
  /** What went wrong. */
  code: CheckPromoCodeErrorCode;
  /** Input field the failure belongs to, in camelCase; null when it concerns the whole form. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong in `checkPromoCode`. */
export type CheckPromoCodeErrorCode =
  /** The promo code is unknown, over, used up or not for this plan; which of them is not told. */
  | 'COUPON_INVALID'
  /** `planId` is not a plan that can be paid for. */
  | 'PLAN_UNKNOWN'
  /** Too many tries in a short time; wait a moment and try again. */
  | 'RATE_LIMITED'
  /** No bearer was sent, or it is no longer valid. */
  | 'SESSION_REQUIRED';

/** A promo code and the plan it is meant for. */
export type CheckPromoCodeInput = {
  /** As it was typed: case, spaces, hyphens and the kind of digits do not matter. */
  code: Scalars['String']['input'];
  /** `id` of the plan that is to be paid. */
  planId: Scalars['ID']['input'];
};

/** Answer of `checkPromoCode`. */
export type CheckPromoCodePayload = {
  __typename?: 'CheckPromoCodePayload';
  /** Expected failures; empty when it worked. */
  errors: Array<CheckPromoCodeError>;
  /** What the code changes; null when `errors` is not empty. */
  quote?: Maybe<PromoQuote>;
};

/** An expected failure of `clearHistory`. */
export type ClearHistoryError = UserError & {
  __typename?: 'ClearHistoryError';
  /** What went wrong. */
  code: ClearHistoryErrorCode;
  /** Input field the failure belongs to, in camelCase; null when it concerns the whole form. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong in `clearHistory`. */
export type ClearHistoryErrorCode =
  /** No bearer was sent, or it is no longer valid. */
  | 'SESSION_REQUIRED';

/** What to forget. */
export type ClearHistoryInput = {
  /** `code` of the only video to forget; without it everything that was watched. */
  videoCode?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `clearHistory`. */
export type ClearHistoryPayload = {
  __typename?: 'ClearHistoryPayload';
  /** Whether it is forgotten now. */
  cleared: Scalars['Boolean']['output'];
  /** Expected failures; empty when it worked. */
  errors: Array<ClearHistoryError>;
};

/** What a viewer wrote under a video. */
export type Comment = Node & {
  __typename?: 'Comment';
  /** Who wrote it; null when the account was deleted. */
  author?: Maybe<CommentAuthor>;
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** When its author last changed the words; null when never. Show it as edited. */
  editedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Global id of the comment it replies to; null when it is no reply. Threads are one level deep. */
  parentId?: Maybe<Scalars['ID']['output']>;
  /** Second of the video it speaks about; null when it names none. */
  positionSeconds?: Maybe<Scalars['Int']['output']>;
  /** Replies, the oldest first. */
  replies: CommentConnection;
  /** Number of replies that are shown. */
  replyCount: Scalars['Int']['output'];
  /** Whether it is shown; PUBLISHED for everybody but its author. */
  status: CommentStatus;
  /** Plain text, up to 1,000 characters, at most two line ends in a row. */
  text: Scalars['String']['output'];
  /** Counts the edits, from 1 on; `editComment` names it. */
  version: Scalars['Int']['output'];
  /** The video it is about; null when that is no longer published. */
  video?: Maybe<Video>;
  /** Whether the viewer wrote it; null without a token. */
  viewerIsAuthor?: Maybe<Scalars['Boolean']['output']>;
};


/** What a viewer wrote under a video. */
export type CommentRepliesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** Who wrote a comment. */
export type CommentAuthor = {
  __typename?: 'CommentAuthor';
  /** Name, as the viewer writes it today. */
  name: Scalars['String']['output'];
};

/** A page of comments. */
export type CommentConnection = {
  __typename?: 'CommentConnection';
  /** Comments with their cursors. */
  edges: Array<CommentEdge>;
  /** The same comments without cursors. */
  nodes: Array<Comment>;
  /** Where this page stands in the list. */
  pageInfo: PageInfo;
};

/** A comment in a list. */
export type CommentEdge = {
  __typename?: 'CommentEdge';
  /** Opaque; stable while the list does not change before it. */
  cursor: Scalars['String']['output'];
  /** The comment. */
  node: Comment;
};

/** A second of a video that comments speak about. */
export type CommentMoment = {
  __typename?: 'CommentMoment';
  /** How many comments and replies speak about it, at least 1. */
  commentCount: Scalars['Int']['output'];
  /** Second of the video. */
  positionSeconds: Scalars['Int']['output'];
};

/** The order of the comments on a video. */
export type CommentOrder =
  /** The newest first. */
  | 'NEWEST'
  /** The oldest first. */
  | 'OLDEST'
  /** In the order of the seconds that they speak about; those that name none are left out. */
  | 'POSITION';

/** Whether a comment is shown. */
export type CommentStatus =
  /** Waits for a moderator; only its author sees it. */
  | 'PENDING'
  /** Shown to everybody. */
  | 'PUBLISHED'
  /** Refused by a moderator; only its author sees it. */
  | 'REJECTED'
  /** Taken away by a moderator; only its author sees it. */
  | 'REMOVED';

/** The contact page: words around the form, and other ways to reach us. */
export type ContactPage = Node & Page & {
  __typename?: 'ContactPage';
  /** Address for questions, the same in both languages. */
  email: Scalars['String']['output'];
  /** What helps us to answer. */
  formHint: Scalars['String']['output'];
  /** Heading over the form. */
  formTitle: Scalars['String']['output'];
  /** Global id of the page: opaque, and the same in every language. */
  id: Scalars['ID']['output'];
  /** Language the copy is really in. */
  language: Locale;
  /** Sentence or two under the heading. */
  lead: Scalars['String']['output'];
  /** Telephone numbers by country. */
  phones: Array<Phone>;
  /** Heading over the telephones. */
  phonesTitle: Scalars['String']['output'];
  /** Always `contact-us`. */
  slug: Scalars['String']['output'];
  /** Heading of the page. */
  title: Scalars['String']['output'];
};

/** State of the published content, and whether it is current. */
export type ContentChange = {
  __typename?: 'ContentChange';
  /** Number that grows with everything that is published. An answer of a lower number may be out of date. */
  contentVersion: Scalars['Int']['output'];
  /** Whether answers may be old at the moment, because what they are made from does not answer. */
  stale: Scalars['Boolean']['output'];
};

/** A row of the catalogue on a page. */
export type ContentRow = {
  __typename?: 'ContentRow';
  /** Cards in their order, at most 24. They follow from what editors chose the row to show. */
  items: Array<RowItem>;
  /** Stable key, the same in both languages; also the anchor on the page. */
  key: Scalars['String']['output'];
  /** Address of the whole list that the row shows a part of, without language, e.g. `/shows`; null when there is none. */
  path?: Maybe<Scalars['String']['output']>;
  /** What its cards look like. */
  shape: RowShape;
  /** Heading over the row. */
  title: Scalars['String']['output'];
};

/** A page of what the viewer can go on with. */
export type ContinueWatchingConnection = {
  __typename?: 'ContinueWatchingConnection';
  /** Videos with their cursors. */
  edges: Array<ContinueWatchingEdge>;
  /** The same videos without cursors. */
  nodes: Array<Video>;
  /** Where this page stands. */
  pageInfo: PageInfo;
};

/** A video that the viewer can go on with. */
export type ContinueWatchingEdge = {
  __typename?: 'ContinueWatchingEdge';
  /** Opaque; stable while the list does not change before it. */
  cursor: Scalars['String']['output'];
  /** The video. */
  node: Video;
  /** How far it was watched. */
  progress: Progress;
};

/** What went wrong with `countView`. */
export type CountViewError = UserError & {
  __typename?: 'CountViewError';
  /** What is wrong. */
  code: CountViewErrorCode;
  /** Input field the failure belongs to; null when it concerns the whole input. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong with `countView`. */
export type CountViewErrorCode =
  /** `visitor` is missing or malformed. */
  | 'BAD_USER_INPUT'
  /** There is no such video (`videoCode`). */
  | 'NOT_FOUND'
  /** The token of the viewer is not good any more. */
  | 'SESSION_REQUIRED';

/** A view to count. */
export type CountViewInput = {
  /** `code` of the video. */
  videoCode: Scalars['String']['input'];
  /** Random id of 16 to 64 letters that the client made for this visit and for nothing else, e.g. a UUID in session storage. Ignored for viewers who are signed in. */
  visitor?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `countView`. */
export type CountViewPayload = {
  __typename?: 'CountViewPayload';
  /** Whether the view was counted; false when it had been counted before. */
  counted: Scalars['Boolean']['output'];
  /** What went wrong; empty when nothing did. */
  errors: Array<CountViewError>;
};

/** Everything that is kept about the viewer, as a file to save. */
export type DataExport = {
  __typename?: 'DataExport';
  /** The document: indented JSON in UTF-8, by subject. It is for people to keep, so its subjects may grow. */
  content: Scalars['String']['output'];
  /** When everything stood so. */
  exportedAt: Scalars['DateTime']['output'];
  /** Name to save it under, e.g. `export-2026-11-21.json`. */
  fileName: Scalars['String']['output'];
};

/** An expected failure of `deleteAccount`. */
export type DeleteAccountError = UserError & {
  __typename?: 'DeleteAccountError';
  /** What went wrong. */
  code: DeleteAccountErrorCode;
  /** Input field the failure belongs to; null when it concerns the whole form. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong with `deleteAccount`. */
export type DeleteAccountErrorCode =
  /** The code is too old, or was tried too often. Ask for a new one. */
  | 'CODE_EXPIRED'
  /** The code is empty. */
  | 'CODE_REQUIRED'
  /** The code is not the one of the mail. */
  | 'CODE_WRONG'
  /** The password is wrong. */
  | 'DELETE_PASSWORD_WRONG'
  /** The header `Idempotency-Key` was sent before with other data. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** Too many tries in a short time. Try again later. */
  | 'RATE_LIMITED'
  /** `reasonKey` is empty or cannot be a key of `deleteReasons`. */
  | 'REASON_REQUIRED'
  /** Nobody is signed in, or the bearer is no longer valid. */
  | 'SESSION_REQUIRED';

/** How a viewer confirms that the account is to be deleted, and why. */
export type DeleteAccountInput = {
  /** For a viewer without a password: four digits of `requestDeleteCode`, in any kind of digits. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Password, never trimmed; null for a viewer who has none. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** `key` of one of `deleteReasons`. */
  reasonKey: Scalars['String']['input'];
};

/** What `deleteAccount` returns. */
export type DeleteAccountPayload = {
  __typename?: 'DeleteAccountPayload';
  /** Expected failures; empty after a success. */
  errors: Array<DeleteAccountError>;
  /** Until when the account can be recovered by signing in; null when `errors` is not empty. The session cookie is cleared with the response. */
  recoveryEndsAt?: Maybe<Scalars['DateTime']['output']>;
};

/** What went wrong with `deleteComment`. */
export type DeleteCommentError = UserError & {
  __typename?: 'DeleteCommentError';
  /** What is wrong. */
  code: DeleteCommentErrorCode;
  /** Input field the failure belongs to; null when it concerns the whole input. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong with `deleteComment`. */
export type DeleteCommentErrorCode =
  /** The viewer wrote no such comment (`commentId`). */
  | 'NOT_FOUND'
  /** The viewer is not signed in. */
  | 'SESSION_REQUIRED';

/** A comment to be deleted. */
export type DeleteCommentInput = {
  /** Global id of the comment. */
  commentId: Scalars['ID']['input'];
};

/** Answer of `deleteComment`. */
export type DeleteCommentPayload = {
  __typename?: 'DeleteCommentPayload';
  /** Whether the comment is gone; its replies are then not shown any more. */
  deleted: Scalars['Boolean']['output'];
  /** What went wrong; empty when nothing did. */
  errors: Array<DeleteCommentError>;
};

/** A reason to delete an account, written by editors. */
export type DeleteReason = {
  __typename?: 'DeleteReason';
  /** Names the reason in both languages: what `deleteAccount` takes as `reasonKey`. */
  key: Scalars['String']['output'];
  /** The reason as viewers read it, in the language of the operation or, untranslated, in the other one. */
  label: Scalars['String']['output'];
  /** Language the label is really in. */
  language: Locale;
};

/** A browser or app in which the viewer is signed in. */
export type Device = Node & {
  __typename?: 'Device';
  /** Whether it is the device that asks. */
  current: Scalars['Boolean']['output'];
  /** Identity of the device's session. */
  id: Scalars['ID']['output'];
  /** When its session was last renewed; a device in use renews every ten minutes. */
  lastSeenAt: Scalars['DateTime']['output'];
  /** Browser and system, e.g. `Chrome · Android`, or the name the device gave itself; null when it said neither. */
  name?: Maybe<Scalars['String']['output']>;
};

/** What went wrong with `editComment`. */
export type EditCommentError = UserError & {
  __typename?: 'EditCommentError';
  /** What is wrong. */
  code: EditCommentErrorCode;
  /** Input field the failure belongs to; null when it concerns the whole input. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong with `editComment`. */
export type EditCommentErrorCode =
  /** `positionSeconds` is not a second of a video, `version` is none, or the request is malformed. */
  | 'BAD_USER_INPUT'
  /** The comment has been changed since `version`; nothing was saved. */
  | 'COMMENT_CHANGED'
  /** The comment that it replies to is not shown any more. */
  | 'COMMENT_FAILED'
  /** `text` is too long. */
  | 'COMMENT_LENGTH'
  /** `text` is empty. */
  | 'COMMENT_REQUIRED'
  /** The `Idempotency-Key` was sent before with other words. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** The viewer has no such comment that is shown or waits, or its video is gone (`commentId`). */
  | 'NOT_FOUND'
  /** Too many comments within a minute; an edit is one. */
  | 'RATE_LIMITED'
  /** The viewer is not signed in. */
  | 'SESSION_REQUIRED'
  /** The video is premium: only who may watch it may edit a comment on it. */
  | 'SUBSCRIPTION_REQUIRED';

/** New words for a comment that is shown or waits for a moderator. */
export type EditCommentInput = {
  /** Global id of the comment. */
  commentId: Scalars['ID']['input'];
  /** Second of the video it speaks about, null for none; without it, it stays as it is. */
  positionSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 1,000 characters after control characters and outer spaces are taken out. */
  text: Scalars['String']['input'];
  /** `version` of the comment that the viewer had before them; 1 when it was never edited. */
  version?: Scalars['Int']['input'];
};

/** Answer of `editComment`. */
export type EditCommentPayload = {
  __typename?: 'EditCommentPayload';
  /** The comment: PUBLISHED, or PENDING until a moderator has read the new words. With COMMENT_CHANGED as it is now; null with other errors. */
  comment?: Maybe<Comment>;
  /** What went wrong; empty when nothing did. */
  errors: Array<EditCommentError>;
};

/** What a viewer may watch, and for how long. */
export type Entitlement = {
  __typename?: 'Entitlement';
  /** When the level ends; null when it does not end. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the viewer may watch. */
  level: EntitlementLevel;
};

/** What a viewer may watch. */
export type EntitlementLevel =
  /** Videos that are free; everybody who is registered. */
  | 'FREE'
  /** Premium videos too; by a paid plan, its trial included. */
  | 'PREMIUM';

/** One question and its answer. */
export type FaqEntry = {
  __typename?: 'FaqEntry';
  /** The answer: plain text, paragraphs divided by blank lines. */
  answer: Scalars['String']['output'];
  /** Names the entry in both languages; also the fragment of its address, e.g. `/faq#trial`. */
  key: Scalars['String']['output'];
  /** The question. */
  question: Scalars['String']['output'];
};

/** The page of questions and answers. */
export type FaqPage = Node & Page & {
  __typename?: 'FaqPage';
  /** Questions in the editors' order. An untranslated one is hidden. */
  entries: Array<FaqEntry>;
  /** Global id of the page: opaque, and the same in every language. */
  id: Scalars['ID']['output'];
  /** Language the copy is really in. */
  language: Locale;
  /** Sentence under the heading; null when editors wrote none. */
  lead?: Maybe<Scalars['String']['output']>;
  /** Always `faq`. */
  slug: Scalars['String']['output'];
  /** Heading of the page. */
  title: Scalars['String']['output'];
};

/** The film of a video: what is played, as far as it is there. */
export type Film = {
  __typename?: 'Film';
  /** Length of the film that plays, in seconds; null without one, and for demonstration films. */
  durationSeconds?: Maybe<Scalars['Float']['output']>;
  /** Why no film could be made; null unless `state` is `FAILED`. */
  failure?: Maybe<FilmFailure>;
  /** Whether a film plays now. True also while a new film is made and the former one plays, and as soon as the first quality of a first film is there. */
  playable: Scalars['Boolean']['output'];
  /** Part of the upload or of the processing that is done, from 0 to 1; 1 when ready. */
  progress: Scalars['Float']['output'];
  /** What is known of the newest file. */
  state: FilmState;
};

/** Why no film could be made of a file. */
export type FilmFailure =
  /** The file is damaged or not whole. */
  | 'BROKEN_FILE'
  /** The encoder failed, for a reason of its own. */
  | 'ENCODER_FAILED'
  /** The server has no encoder. */
  | 'ENCODER_MISSING'
  /** The file is neither a video nor a sound. */
  | 'NOT_A_VIDEO'
  /** The server has no room for the film. */
  | 'STORAGE_FULL';

/** How far the film of a video is. */
export type FilmState =
  /** No film could be made of the newest file. */
  | 'FAILED'
  /** Nobody has uploaded a film. */
  | 'NONE'
  /** A film is being made of an uploaded file. */
  | 'PROCESSING'
  /** The film is whole. */
  | 'READY'
  /** A file is being uploaded. */
  | 'UPLOADING';

/** An expected failure of `forgotPassword`. */
export type ForgotPasswordError = UserError & {
  __typename?: 'ForgotPasswordError';
  /** What went wrong. */
  code: ForgotPasswordErrorCode;
  /** Input field the failure belongs to; null when it concerns the whole form. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong with `forgotPassword`. */
export type ForgotPasswordErrorCode =
  /** As many codes as 24 hours allow were already mailed. */
  | 'CODES_SPENT'
  /** The text cannot be an e-mail address. */
  | 'EMAIL_INVALID'
  /** The e-mail address is empty. */
  | 'EMAIL_REQUIRED'
  /** No account has this e-mail address. */
  | 'EMAIL_UNKNOWN'
  /** The header `Idempotency-Key` was sent before with other data. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** Too soon after the last code, or too many tries: `resendInSeconds` says when to try again. */
  | 'RATE_LIMITED';

/** Whose password is forgotten. */
export type ForgotPasswordInput = {
  /** E-mail address; case and outer spaces do not matter. */
  email: Scalars['String']['input'];
};

/** What `forgotPassword` returns. */
export type ForgotPasswordPayload = {
  __typename?: 'ForgotPasswordPayload';
  /** Expected failures; empty after a success. */
  errors: Array<ForgotPasswordError>;
  /** How long the mailed code can be used, e.g. 600; null when `errors` is not empty. */
  expiresInSeconds?: Maybe<Scalars['Int']['output']>;
  /** How long until another code may be asked for, e.g. 60; also beside RATE_LIMITED and CODES_SPENT, when it is known. */
  resendInSeconds?: Maybe<Scalars['Int']['output']>;
};

/** A page of nothing but text that editors add, at `/{slug}`. */
export type GenericPage = Node & Page & {
  __typename?: 'GenericPage';
  /** The text in Markdown (CommonMark without HTML): headings from the second level on, lists, links. Addresses within the site are without language. */
  body: Scalars['String']['output'];
  /** Global id of the page: opaque, and the same in every language. */
  id: Scalars['ID']['output'];
  /** Language the text is really in. */
  language: Locale;
  /** Sentence or two under the heading; null when editors wrote none. */
  lead?: Maybe<Scalars['String']['output']>;
  /** Key in addresses, the same in both languages; no channel has it. */
  slug: Scalars['String']['output'];
  /** Heading of the page. */
  title: Scalars['String']['output'];
  /** When it, or what is written about it in `language`, last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** How far a guest has watched a video, on this device. */
export type GuestProgressInput = {
  /** Length of the video in whole seconds. */
  durationSeconds: Scalars['Int']['input'];
  /** How far it was watched, in whole seconds. */
  positionSeconds: Scalars['Int']['input'];
  /** `code` of the video. */
  videoCode: Scalars['String']['input'];
  /** When it was watched. */
  watchedAt: Scalars['DateTime']['input'];
};

/** One picture in two shapes, drawn for the reading direction of the language of the operation. */
export type HeroPicture = {
  __typename?: 'HeroPicture';
  /** 9:16, for narrower screens. */
  portrait: Picture;
  /** 16:9, for screens from 768 px wide. */
  thumbnail: Picture;
};

/** The home page of the catalogue. */
export type HomePage = Node & Page & {
  __typename?: 'HomePage';
  /** Shows at the top of the page, in the editors' order. */
  featured: Array<Show>;
  /** Global id of the page: opaque, and the same in every language. */
  id: Scalars['ID']['output'];
  /** Language the copy is really in. */
  language: Locale;
  /** Rows of the catalogue in the editors' order. */
  rows: Array<ContentRow>;
  /** Always `home`. */
  slug: Scalars['String']['output'];
  /** Heading of the page. */
  title: Scalars['String']['output'];
};

/** The landing page. */
export type LandingPage = Node & Page & {
  __typename?: 'LandingPage';
  /** What is said about the channels. */
  channelsText: Scalars['String']['output'];
  /** Heading over the channels. */
  channelsTitle: Scalars['String']['output'];
  /** The questions shown on the landing page. */
  faq: Array<FaqEntry>;
  /** Heading over the questions. */
  faqTitle: Scalars['String']['output'];
  /** Picture behind the hero; null when editors chose none. */
  hero?: Maybe<HeroPicture>;
  /** Global id of the page: opaque, and the same in every language. */
  id: Scalars['ID']['output'];
  /** Language the copy is really in. */
  language: Locale;
  /** Sentence or two under the heading. */
  lead: Scalars['String']['output'];
  /** What the newsletter brings. */
  newsletterText: Scalars['String']['output'];
  /** Heading over the newsletter. */
  newsletterTitle: Scalars['String']['output'];
  /** What the plans offer, in a sentence. */
  plansText: Scalars['String']['output'];
  /** Heading over the plans. */
  plansTitle: Scalars['String']['output'];
  /** Rows of the catalogue in the editors' order. */
  rows: Array<ContentRow>;
  /** Always `landing`. */
  slug: Scalars['String']['output'];
  /** Heading of the hero. */
  title: Scalars['String']['output'];
  /** The heading in the other language, to be shown small beside the first; null when the page is not translated. */
  titleEcho?: Maybe<Scalars['String']['output']>;
};

/** Terms and conditions, or the privacy policy. */
export type LegalPage = Node & Page & {
  __typename?: 'LegalPage';
  /** The text in Markdown (CommonMark without HTML): headings from the second level on, lists, links. Addresses within the site are without language. */
  body: Scalars['String']['output'];
  /** Day from which this text applies; each language has its own. */
  changedOn: Scalars['Date']['output'];
  /** Global id of the page: opaque, and the same in every language. */
  id: Scalars['ID']['output'];
  /** Language the text is really in. */
  language: Locale;
  /** `terms-and-conditions` or `privacy-policy`. */
  slug: Scalars['String']['output'];
  /** Heading of the page. */
  title: Scalars['String']['output'];
};

/** Where a live event stands at the moment of the question. */
export type LiveState =
  /** Over, and not yet available as a recording. */
  | 'ENDED'
  /** On air. */
  | 'LIVE'
  /** Not begun: nothing to play yet. */
  | 'UPCOMING';

/** A language of the product. */
export type Locale =
  /** Arabic, right to left. */
  | 'AR'
  /** English, left to right. */
  | 'EN';

/** The page for advertisers. Its last part leads to the contact page. */
export type ManifestoPage = Node & Page & {
  __typename?: 'ManifestoPage';
  /** Words of the button that leads to the contact page. */
  actionLabel: Scalars['String']['output'];
  /** Invites the reader to write. */
  closingText: Scalars['String']['output'];
  /** Heading of the last part. */
  closingTitle: Scalars['String']['output'];
  /** Global id of the page: opaque, and the same in every language. */
  id: Scalars['ID']['output'];
  /** Language the copy is really in. */
  language: Locale;
  /** Sentence or two under the heading. */
  lead: Scalars['String']['output'];
  /** Ways to advertise in the editors' order, each topic at most once. */
  sections: Array<ManifestoSection>;
  /** Always `manifesto`. */
  slug: Scalars['String']['output'];
  /** Heading of the page. */
  title: Scalars['String']['output'];
};

/** One way to advertise. */
export type ManifestoSection = {
  __typename?: 'ManifestoSection';
  /** What is included, a line each; may be empty. */
  points: Array<Scalars['String']['output']>;
  /** One paragraph: what an advertiser gets. */
  text: Scalars['String']['output'];
  /** Picture beside the text, 16:9; null when editors chose none. */
  thumbnail?: Maybe<Picture>;
  /** Heading of the section. */
  title: Scalars['String']['output'];
  /** What it is about. */
  topic: ManifestoTopic;
};

/** What can be booked. */
export type ManifestoTopic =
  /** Episodes made with a brand. */
  | 'BRANDED_CONTENT'
  /** Spots on televisions. */
  | 'CONNECTED_TV'
  /** Spots in videos. */
  | 'IN_STREAM'
  /** A place in the weekly letter. */
  | 'NEWSLETTER'
  /** Words of the host in a podcast. */
  | 'PODCASTS';

/** A menu of the site, written by editors. */
export type Menu = {
  __typename?: 'Menu';
  /** Its entries in the editors' order, for all audiences. */
  items: Array<MenuItem>;
  /** Language the heading is really in. */
  language: Locale;
  /** Where it stands. */
  name: MenuName;
  /** Heading of a column of the footer; null where the menu has none. */
  title?: Maybe<Scalars['String']['output']>;
};

/** Who sees an entry of a menu. */
export type MenuAudience =
  /** Everybody. */
  | 'EVERYONE'
  /** Who has signed in. */
  | 'MEMBERS'
  /** Who has no paid plan, signed in or not. */
  | 'UNSUBSCRIBED'
  /** Who has not signed in. */
  | 'VISITORS';

/** An icon of an entry of a menu. */
export type MenuIcon =
  /** An angle that points down. */
  | 'CHEVRON'
  /** Three lines: opens a menu. */
  | 'MENU'
  /** An angle that points in the reading direction. */
  | 'NEXT'
  /** A person: the account. */
  | 'PERSON'
  /** A triangle: play. */
  | 'PLAY'
  /** A plus sign: add. */
  | 'PLUS'
  /** A magnifying glass. */
  | 'SEARCH'
  /** An arrow out of a box: share. */
  | 'SHARE';

/** An entry of a menu. */
export type MenuItem = {
  __typename?: 'MenuItem';
  /** Who sees it. */
  audience: MenuAudience;
  /** Icon beside the title; null when it has none. */
  icon?: Maybe<MenuIcon>;
  /** Whether the viewer's badge stands beside the title. */
  isProfile: Scalars['Boolean']['output'];
  /** Names the entry in both languages. */
  key: Scalars['String']['output'];
  /** Language the title is really in. */
  language: Locale;
  /** Where it leads: a path of the site without language (`/schedule`), an `https:` address, or an action: `more` opens the channels, `language` the page in the other language, `sign-out` ends the session. */
  target: Scalars['String']['output'];
  /** What it is called, in the language of the operation or, untranslated, in the other one. */
  title: Scalars['String']['output'];
};

/** Where a menu stands. */
export type MenuName =
  /** Column of the footer about the product; its heading is the brand. */
  | 'FOOTER_BRAND'
  /** Column of the footer with help and terms. */
  | 'FOOTER_HELP'
  /** Column of the footer with what there is to watch. */
  | 'FOOTER_WATCH'
  /** Under the channels that “More” opens; the channels themselves are `channels`. */
  | 'MEGA'
  /** In the sheet of narrow screens. */
  | 'MOBILE'
  /** In the header. */
  | 'TOP';

/** An expected failure of `mergeProgress`. */
export type MergeProgressError = UserError & {
  __typename?: 'MergeProgressError';
  /** What went wrong. */
  code: MergeProgressErrorCode;
  /** Input field the failure belongs to, in camelCase; null when it concerns the whole form. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong in `mergeProgress`. */
export type MergeProgressErrorCode =
  /** There are more than 50 entries, or one of them is out of range. */
  | 'BAD_USER_INPUT'
  /** No bearer was sent, or it is no longer valid. */
  | 'SESSION_REQUIRED';

/** What a guest has watched. */
export type MergeProgressInput = {
  /** One entry for each video, at most 50. */
  entries: Array<GuestProgressInput>;
};

/** Answer of `mergeProgress`. */
export type MergeProgressPayload = {
  __typename?: 'MergeProgressPayload';
  /** Expected failures; empty when it worked. */
  errors: Array<MergeProgressError>;
  /** How many of the videos are kept now, from here or from another device. */
  kept: Scalars['Int']['output'];
};

/** What search engines and share cards say of a page. */
export type MetaTags = {
  __typename?: 'MetaTags';
  /** Description, about 150 characters. */
  metaDescription: Scalars['String']['output'];
  /** Picture for share cards; null means the site's default. */
  metaImage?: Maybe<Picture>;
  /** Title of the page. */
  title: Scalars['String']['output'];
};

/** An amount of money, to be formatted by the currency's own digits. */
export type Money = {
  __typename?: 'Money';
  /** In minor units: 1500 is 15.00 AED. */
  amount: Scalars['Int']['output'];
  /** ISO 4217, e.g. `AED`. */
  currency: Scalars['String']['output'];
};

/** Everything that can be changed. Expected failures are in the payload's `errors`: also a missing or refused bearer, SESSION_REQUIRED. A payload is null only after an unexpected failure, which stands in the top-level `errors`. Sent again with the same header `Idempotency-Key`, an operation is not done twice: the first answer comes again. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Names the friend's code that brought the viewer, once for ever. Example: `mutation { activateReferralCode(input: { code: "SALMA234" }) { activated errors { code message } } }` */
  activateReferralCode?: Maybe<ActivateReferralCodePayload>;
  /** Spends a voucher: its plan runs for its days, without any payment. Example: `mutation ($code: String!) { activateVoucher(input: { code: $code }) { grant { endsAt } errors { code message } } }` */
  activateVoucher?: Maybe<ActivateVoucherPayload>;
  /** Comments on a video, or replies to a comment. Example: `mutation { addComment(input: { videoCode: "h9mjgw3p", text: "Well played!" }) { comment { id status } errors { code message } } }` */
  addComment?: Maybe<AddCommentPayload>;
  /** Has the viewer told by mail ten minutes before something begins; asked twice it is once. Example: `mutation ($entryId: ID!) { addReminder(input: { entryId: $entryId }) { reminder { startsAt } errors { code message } } }` */
  addReminder?: Maybe<AddReminderPayload>;
  /** Saves a show; saved again, it stays where it is. Example: `mutation { addShowToWatchlist(input: { showId: "U2hvdzpyZXNwYXdu" }) { show { title } errors { code message } } }` */
  addShowToWatchlist?: Maybe<AddShowToWatchlistPayload>;
  /** Saves a video; saved again, it stays where it is. Example: `mutation { addToWatchlist(input: { videoCode: "h9mjgw3p" }) { video { title } errors { code message } } }` */
  addToWatchlist?: Maybe<AddToWatchlistPayload>;
  /** Cancels the subscription; it stays until its period ends. Example: `mutation { cancelSubscription { subscription { status endsAt } storeMessage errors { code message } } }` */
  cancelSubscription?: Maybe<CancelSubscriptionPayload>;
  /** Step 2 of 2: the address that the code was mailed to is the viewer's from now on; this device stays signed in, and the address before gets a mail. Example: `mutation { changeEmail(input: { code: "1234" }) { viewer { email } triesLeft errors { code field message } } }` */
  changeEmail?: Maybe<ChangeEmailPayload>;
  /** Changes the password of the viewer; this device stays signed in. Example: `mutation ($old: String!, $new: String!) { changePassword(input: { currentPassword: $old, password: $new, passwordConfirmation: $new }) { changed errors { code message } } }` */
  changePassword?: Maybe<ChangePasswordPayload>;
  /** Replaces the payment method of the running subscription. The new method is checked by a small charge that is given back at once; while a renewal is overdue, its fee is charged instead. Example: `mutation { changePaymentMethod(input: { paymentMethod: CARD }) { payment { code redirectUrl } errors { code message } } }` */
  changePaymentMethod?: Maybe<ChangePaymentMethodPayload>;
  /** Changes the plan; a difference is charged to the card that is kept. Example: `mutation ($amountDue: Int!) { changePlan(input: { planId: "UGxhbjp5ZWFyLXdpdGgtYWRz", amountDue: $amountDue }) { change { effectiveAt } errors { code message } } }` */
  changePlan?: Maybe<ChangePlanPayload>;
  /** Step 2 of 3: proves by the code that the address is theirs. Example: `mutation { checkCode(input: { email: "you@example.com", code: "1234" }) { resetToken triesLeft errors { code message } } }` */
  checkCode?: Maybe<CheckCodePayload>;
  /** Tells what a promo code would change; takes no use of it. Example: `mutation { checkPromoCode(input: { code: "EID2026", planId: "UGxhbjp5ZWFyLXdpdGgtYWRz" }) { quote { text } errors { code message } } }` */
  checkPromoCode?: Maybe<CheckPromoCodePayload>;
  /** Forgets how far a video was watched, or everything that was watched. Example: `mutation { clearHistory(input: { videoCode: "h9mjgw3p" }) { cleared errors { code message } } }` */
  clearHistory?: Maybe<ClearHistoryPayload>;
  /** Counts a view; call it once 10 seconds have played, or half of the video where that is less, for visitors too. Sent twice, it counts once. Example: `mutation ($visitor: String!) { countView(input: { videoCode: "h9mjgw3p", visitor: $visitor }) { counted errors { code message } } }` */
  countView?: Maybe<CountViewPayload>;
  /** Deletes the account of the viewer. Every session ends at once; for 30 days the account can be recovered by signing in. Example: `mutation ($password: String) { deleteAccount(input: { password: $password, reasonKey: "other" }) { recoveryEndsAt errors { code message } } }` */
  deleteAccount?: Maybe<DeleteAccountPayload>;
  /** Deletes the viewer's own comment. Example: `mutation ($commentId: ID!) { deleteComment(input: { commentId: $commentId }) { deleted errors { code message } } }` */
  deleteComment?: Maybe<DeleteCommentPayload>;
  /** Edits the viewer's own comment, which keeps its id and its place. Example: `mutation ($commentId: ID!) { editComment(input: { commentId: $commentId, version: 1, text: "Well played!" }) { comment { id status editedAt version } errors { code message } } }` */
  editComment?: Maybe<EditCommentPayload>;
  /** Step 1 of 3 to a new password: mails a code. Only the newest code can be used. Example: `mutation { forgotPassword(input: { email: "you@example.com" }) { expiresInSeconds resendInSeconds errors { code message } } }` */
  forgotPassword?: Maybe<ForgotPasswordPayload>;
  /** Brings along what was watched before the login: of what was watched here and there the later is kept, and what is no longer published is left out. Example: `mutation ($entries: [GuestProgressInput!]!) { mergeProgress(input: { entries: $entries }) { kept errors { code message } } }` */
  mergeProgress?: Maybe<MergeProgressPayload>;
  /** Tells what a change of the plan would cost; nothing is changed. Example: `mutation { previewPlanChange(input: { planId: "UGxhbjp5ZWFyLXdpdGgtYWRz" }) { change { amountDue { amount currency } } errors { code message } } }` */
  previewPlanChange?: Maybe<PreviewPlanChangePayload>;
  /** Recovers a deleted account and signs in; sets the session cookie. Example: `mutation ($token: String!) { recoverAccount(input: { recoveryToken: $token }) { session { token } errors { code message } } }` */
  recoverAccount?: Maybe<RecoverAccountPayload>;
  /** Registers a viewer on the free plan and signs in. Example: `mutation ($password: String!) { register(input: { name: "Salma", email: "you@example.com", password: $password, termsAccepted: true }) { session { token } errors { code message } } }` */
  register?: Maybe<RegisterPayload>;
  /** Removes a video from what is saved, also when it is not there. Example: `mutation { removeFromWatchlist(input: { videoCode: "h9mjgw3p" }) { video { title } errors { code message } } }` */
  removeFromWatchlist?: Maybe<RemoveFromWatchlistPayload>;
  /** Takes a reminder back, also when there is none; of an entry also that of the live event that it shows. Example: `mutation ($entryId: ID!) { removeReminder(input: { entryId: $entryId }) { removed errors { code message } } }` */
  removeReminder?: Maybe<RemoveReminderPayload>;
  /** Removes a show from what is saved, also when it is not there. Example: `mutation { removeShowFromWatchlist(input: { showId: "U2hvdzpyZXNwYXdu" }) { show { title } errors { code message } } }` */
  removeShowFromWatchlist?: Maybe<RemoveShowFromWatchlistPayload>;
  /** Reports somebody else's comment to the moderators. Example: `mutation ($commentId: ID!) { reportComment(input: { commentId: $commentId, reason: "Spam" }) { reported errors { code message } } }` */
  reportComment?: Maybe<ReportCommentPayload>;
  /** Reports a problem, signed in or not. Example: `mutation { reportProblem(input: { comment: "There is no sound.", videoCode: "h9mjgw3p" }) { sent errors { code message } } }` */
  reportProblem?: Maybe<ReportProblemPayload>;
  /** Mails the code by which a viewer without a password confirms the deletion. Example: `mutation { requestDeleteCode { expiresInSeconds errors { code message } } }` */
  requestDeleteCode?: Maybe<RequestDeleteCodePayload>;
  /** Step 1 of 2 to a new e-mail address: mails a code to it. Only the newest code can be used. Example: `mutation ($password: String!) { requestEmailCode(input: { email: "new@example.com", password: $password }) { expiresInSeconds resendInSeconds errors { code field message } } }` */
  requestEmailCode?: Maybe<RequestEmailCodePayload>;
  /** Mails the link that proves the viewer's address once more. Example: `mutation { resendVerification { sent errors { code message } } }` */
  resendVerification?: Maybe<ResendVerificationPayload>;
  /** Step 3 of 3: sets a new password. Example: `mutation ($token: String!, $new: String!) { resetPassword(input: { resetToken: $token, password: $new, passwordConfirmation: $new }) { changed errors { code message } } }` */
  resetPassword?: Maybe<ResetPasswordPayload>;
  /** Takes a cancellation back while the period runs. Example: `mutation { resumeSubscription { subscription { status nextPaymentAt } errors { code message } } }` */
  resumeSubscription?: Maybe<ResumeSubscriptionPayload>;
  /** Signs a device of the viewer out at once; the one that asks may be named too. Example: `mutation ($deviceId: ID!) { revokeDevice(input: { deviceId: $deviceId }) { revoked errors { code message } } }` */
  revokeDevice?: Maybe<RevokeDevicePayload>;
  /** Changes some choices. Example: `mutation { savePreferences(input: { autoplay: true, captions: AR }) { preferences { autoplay captions } errors { code message } } }` */
  savePreferences?: Maybe<SavePreferencesPayload>;
  /** Says how far a video was watched; players say it every few seconds and when they are left. Sent twice it is once. Example: `mutation { saveProgress(input: { videoCode: "wx4re557", positionSeconds: 90, durationSeconds: 240 }) { progress { state } errors { code message } } }` */
  saveProgress?: Maybe<SaveProgressPayload>;
  /** Writes to the people of the product, signed in or not. Example: `mutation { sendContactMessage(input: { name: "Salma", email: "you@example.com", content: "Good evening!" }) { sent errors { code message } } }` */
  sendContactMessage?: Maybe<SendContactMessagePayload>;
  /** Says what somebody thinks of the product, signed in or not. Example: `mutation { sendFeedback(input: { comment: "I like the new player." }) { sent errors { code message } } }` */
  sendFeedback?: Maybe<SendFeedbackPayload>;
  /** Signs in with e-mail and password. A deleted account is not signed in: `recovery` offers to recover it. Example: `mutation ($password: String!, $csrf: String!) { signIn(input: { email: "you@example.com", password: $password, csrfToken: $csrf }) { session { token } errors { code message } } }` */
  signIn?: Maybe<SignInPayload>;
  /** Ends the session of the browser's cookie. Example: `mutation ($csrf: String!) { signOut(input: { csrfToken: $csrf }) { signedOut errors { code message } } }` */
  signOut?: Maybe<SignOutPayload>;
  /** Signs every other device of the viewer out at once. Example: `mutation { signOutOtherDevices { signedOut errors { code message } } }` */
  signOutOtherDevices?: Maybe<SignOutOtherDevicesPayload>;
  /** Subscribes to a plan: a first subscription begins with a trial, for which the card is checked by a small charge that is given back at once. Example: `mutation { subscribe(input: { planId: "UGxhbjp5ZWFyLXdpdGgtYWRz", paymentMethod: CARD }) { payment { code redirectUrl } errors { code message } } }` */
  subscribe?: Maybe<SubscribePayload>;
  /** Subscribes an address to the newsletter; for one that is subscribed the categories are replaced. Example: `mutation { subscribeNewsletter(input: { email: "you@example.com", categories: [ALL] }) { subscribed errors { code message } } }` */
  subscribeNewsletter?: Maybe<SubscribeNewsletterPayload>;
  /** Ends the subscription that an unsubscribe link names. Example: `mutation ($token: String!) { unsubscribeNewsletter(input: { token: $token }) { unsubscribed errors { code message } } }` */
  unsubscribeNewsletter?: Maybe<UnsubscribeNewsletterPayload>;
  /** Chooses what the viewer's own address is subscribed to. Example: `mutation { updateNewsletter(input: { categories: [SPORTS] }) { newsletter { categories } errors { code message } } }` */
  updateNewsletter?: Maybe<UpdateNewsletterPayload>;
  /** Changes the profile of the viewer. Example: `mutation { updateProfile(input: { name: "Salma Haddad" }) { viewer { name } errors { code message } } }` */
  updateProfile?: Maybe<UpdateProfilePayload>;
  /** Proves by the link of the mail that the address is theirs. Nobody needs to be signed in. Example: `mutation ($token: String!) { verifyEmail(input: { token: $token }) { verified errors { code message } } }` */
  verifyEmail?: Maybe<VerifyEmailPayload>;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`: also a missing or refused bearer, SESSION_REQUIRED. A payload is null only after an unexpected failure, which stands in the top-level `errors`. Sent again with the same header `Idempotency-Key`, an operation is not done twice: the first answer comes again. */
export type MutationActivateReferralCodeArgs = {
  input: ActivateReferralCodeInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`: also a missing or refused bearer, SESSION_REQUIRED. A payload is null only after an unexpected failure, which stands in the top-level `errors`. Sent again with the same header `Idempotency-Key`, an operation is not done twice: the first answer comes again. */
export type MutationActivateVoucherArgs = {
  input: ActivateVoucherInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`: also a missing or refused bearer, SESSION_REQUIRED. A payload is null only after an unexpected failure, which stands in the top-level `errors`. Sent again with the same header `Idempotency-Key`, an operation is not done twice: the first answer comes again. */
export type MutationAddCommentArgs = {
  input: AddCommentInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`: also a missing or refused bearer, SESSION_REQUIRED. A payload is null only after an unexpected failure, which stands in the top-level `errors`. Sent again with the same header `Idempotency-Key`, an operation is not done twice: the first answer comes again. */
export type MutationAddReminderArgs = {
  input: AddReminderInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`: also a missing or refused bearer, SESSION_REQUIRED. A payload is null only after an unexpected failure, which stands in the top-level `errors`. Sent again with the same header `Idempotency-Key`, an operation is not done twice: the first answer comes again. */
export type MutationAddShowToWatchlistArgs = {
  input: AddShowToWatchlistInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`: also a missing or refused bearer, SESSION_REQUIRED. A payload is null only after an unexpected failure, which stands in the top-level `errors`. Sent again with the same header `Idempotency-Key`, an operation is not done twice: the first answer comes again. */
export type MutationAddToWatchlistArgs = {
  input: AddToWatchlistInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`: also a missing or refused bearer, SESSION_REQUIRED. A payload is null only after an unexpected failure, which stands in the top-level `errors`. Sent again with the same header `Idempotency-Key`, an operation is not done twice: the first answer comes again. */
export type MutationChangeEmailArgs = {
  input: ChangeEmailInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`: also a missing or refused bearer, SESSION_REQUIRED. A payload is null only after an unexpected failure, which stands in the top-level `errors`. Sent again with the same header `Idempotency-Key`, an operation is not done twice: the first answer comes again. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`: also a missing or refused bearer, SESSION_REQUIRED. A payload is null only after an unexpected failure, which stands in the top-level `errors`. Sent again with the same header `Idempotency-Key`, an operation is not done twice: the first answer comes again. */
export type MutationChangePaymentMethodArgs = {
  input: ChangePaymentMethodInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`: also a missing or refused bearer, SESSION_REQUIRED. A payload is null only after an unexpected failure, which stands in the top-level `errors`. Sent again with the same header `Idempotency-Key`, an operation is not done twice: the first answer comes again. */
export type MutationChangePlanArgs = {
  input: ChangePlanInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`: also a missing or refused bearer, SESSION_REQUIRED. A payload is null only after an unexpected failure, which stands in the top-level `errors`. Sent again with the same header `Idempotency-Key`, an operation is not done twice: the first answer comes again. */
export type MutationCheckCodeArgs = {
  input: CheckCodeInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`: also a missing or refused bearer, SESSION_REQUIRED. A payload is null only after an unexpected failure, which stands in the top-level `errors`. Sent again with the same header `Idempotency-Key`, an operation is not done twice: the first answer comes again. */
export type MutationCheckPromoCodeArgs = {
  input: CheckPromoCodeInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`: also a missing or refused bearer, SESSION_REQUIRED. A payload is null only after an unexpected failure, which stands in the top-level `errors`. Sent again with the same header `Idempotency-Key`, an operation is not done twice: the first answer comes again. */
export type MutationClearHistoryArgs = {
  input: ClearHistoryInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`: also a missing or refused bearer, SESSION_REQUIRED. A payload is null only after an unexpected failure, which stands in the top-level `errors`. Sent again with the same header `Idempotency-Key`, an operation is not done twice: the first answer comes again. */
export type MutationCountViewArgs = {
  input: CountViewInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`: also a missing or refused bearer, SESSION_REQUIRED. A payload is null only after an unexpected failure, which stands in the top-level `errors`. Sent again with the same header `Idempotency-Key`, an operation is not done twice: the first answer comes again. */
export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`: also a missing or refused bearer, SESSION_REQUIRED. A payload is null only after an unexpected failure, which stands in the top-level `errors`. Sent again with the same header `Idempotency-Key`, an operation is not done twice: the first answer comes again. */
export type MutationDeleteCommentArgs = {
  input: DeleteCommentInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`: also a missing or refused bearer, SESSION_REQUIRED. A payload is null only after an unexpected failure, which stands in the top-level `errors`. Sent again with the same header `Idempotency-Key`, an operation is not done twice: the first answer comes again. */
export type MutationEditCommentArgs = {
  input: EditCommentInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`: also a missing or refused bearer, SESSION_REQUIRED. A payload is null only after an unexpected failure, which stands in the top-level `errors`. Sent again with the same header `Idempotency-Key`, an operation is not done twice: the first answer comes again. */
export type MutationForgotPasswordArgs = {
  input: ForgotPasswordInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`: also a missing or refused bearer, SESSION_REQUIRED. A payload is null only after an unexpected failure, which stands in the top-level `errors`. Sent again with the same header `Idempotency-Key`, an operation is not done twice: the first answer comes again. */
export type MutationMergeProgressArgs = {
  input: MergeProgressInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`: also a missing or refused bearer, SESSION_REQUIRED. A payload is null only after an unexpected failure, which stands in the top-level `errors`. Sent again with the same header `Idempotency-Key`, an operation is not done twice: the first answer comes again. */
export type MutationPreviewPlanChangeArgs = {
  input: PreviewPlanChangeInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`: also a missing or refused bearer, SESSION_REQUIRED. A payload is null only after an unexpected failure, which stands in the top-level `errors`. Sent again with the same header `Idempotency-Key`, an operation is not done twice: the first answer comes again. */
export type MutationRecoverAccountArgs = {
  input: RecoverAccountInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`: also a missing or refused bearer, SESSION_REQUIRED. A payload is null only after an unexpected failure, which stands in the top-level `errors`. Sent again with the same header `Idempotency-Key`, an operation is not done twice: the first answer comes again. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`: also a missing or refused bearer, SESSION_REQUIRED. A payload is null only after an unexpected failure, which stands in the top-level `errors`. Sent again with the same header `Idempotency-Key`, an operation is not done twice: the first answer comes again. */
export type MutationRemoveFromWatchlistArgs = {
  input: RemoveFromWatchlistInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`: also a missing or refused bearer, SESSION_REQUIRED. A payload is null only after an unexpected failure, which stands in the top-level `errors`. Sent again with the same header `Idempotency-Key`, an operation is not done twice: the first answer comes again. */
export type MutationRemoveReminderArgs = {
  input: RemoveReminderInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`: also a missing or refused bearer, SESSION_REQUIRED. A payload is null only after an unexpected failure, which stands in the top-level `errors`. Sent again with the same header `Idempotency-Key`, an operation is not done twice: the first answer comes again. */
export type MutationRemoveShowFromWatchlistArgs = {
  input: RemoveShowFromWatchlistInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`: also a missing or refused bearer, SESSION_REQUIRED. A payload is null only after an unexpected failure, which stands in the top-level `errors`. Sent again with the same header `Idempotency-Key`, an operation is not done twice: the first answer comes again. */
export type MutationReportCommentArgs = {
  input: ReportCommentInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`: also a missing or refused bearer, SESSION_REQUIRED. A payload is null only after an unexpected failure, which stands in the top-level `errors`. Sent again with the same header `Idempotency-Key`, an operation is not done twice: the first answer comes again. */
export type MutationReportProblemArgs = {
  input: ReportProblemInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`: also a missing or refused bearer, SESSION_REQUIRED. A payload is null only after an unexpected failure, which stands in the top-level `errors`. Sent again with the same header `Idempotency-Key`, an operation is not done twice: the first answer comes again. */
export type MutationRequestEmailCodeArgs = {
  input: RequestEmailCodeInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`: also a missing or refused bearer, SESSION_REQUIRED. A payload is null only after an unexpected failure, which stands in the top-level `errors`. Sent again with the same header `Idempotency-Key`, an operation is not done twice: the first answer comes again. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`: also a missing or refused bearer, SESSION_REQUIRED. A payload is null only after an unexpected failure, which stands in the top-level `errors`. Sent again with the same header `Idempotency-Key`, an operation is not done twice: the first answer comes again. */
export type MutationRevokeDeviceArgs = {
  input: RevokeDeviceInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`: also a missing or refused bearer, SESSION_REQUIRED. A payload is null only after an unexpected failure, which stands in the top-level `errors`. Sent again with the same header `Idempotency-Key`, an operation is not done twice: the first answer comes again. */
export type MutationSavePreferencesArgs = {
  input: SavePreferencesInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`: also a missing or refused bearer, SESSION_REQUIRED. A payload is null only after an unexpected failure, which stands in the top-level `errors`. Sent again with the same header `Idempotency-Key`, an operation is not done twice: the first answer comes again. */
export type MutationSaveProgressArgs = {
  input: SaveProgressInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`: also a missing or refused bearer, SESSION_REQUIRED. A payload is null only after an unexpected failure, which stands in the top-level `errors`. Sent again with the same header `Idempotency-Key`, an operation is not done twice: the first answer comes again. */
export type MutationSendContactMessageArgs = {
  input: SendContactMessageInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`: also a missing or refused bearer, SESSION_REQUIRED. A payload is null only after an unexpected failure, which stands in the top-level `errors`. Sent again with the same header `Idempotency-Key`, an operation is not done twice: the first answer comes again. */
export type MutationSendFeedbackArgs = {
  input: SendFeedbackInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`: also a missing or refused bearer, SESSION_REQUIRED. A payload is null only after an unexpected failure, which stands in the top-level `errors`. Sent again with the same header `Idempotency-Key`, an operation is not done twice: the first answer comes again. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`: also a missing or refused bearer, SESSION_REQUIRED. A payload is null only after an unexpected failure, which stands in the top-level `errors`. Sent again with the same header `Idempotency-Key`, an operation is not done twice: the first answer comes again. */
export type MutationSignOutArgs = {
  input: SignOutInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`: also a missing or refused bearer, SESSION_REQUIRED. A payload is null only after an unexpected failure, which stands in the top-level `errors`. Sent again with the same header `Idempotency-Key`, an operation is not done twice: the first answer comes again. */
export type MutationSubscribeArgs = {
  input: SubscribeInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`: also a missing or refused bearer, SESSION_REQUIRED. A payload is null only after an unexpected failure, which stands in the top-level `errors`. Sent again with the same header `Idempotency-Key`, an operation is not done twice: the first answer comes again. */
export type MutationSubscribeNewsletterArgs = {
  input: SubscribeNewsletterInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`: also a missing or refused bearer, SESSION_REQUIRED. A payload is null only after an unexpected failure, which stands in the top-level `errors`. Sent again with the same header `Idempotency-Key`, an operation is not done twice: the first answer comes again. */
export type MutationUnsubscribeNewsletterArgs = {
  input: UnsubscribeNewsletterInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`: also a missing or refused bearer, SESSION_REQUIRED. A payload is null only after an unexpected failure, which stands in the top-level `errors`. Sent again with the same header `Idempotency-Key`, an operation is not done twice: the first answer comes again. */
export type MutationUpdateNewsletterArgs = {
  input: UpdateNewsletterInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`: also a missing or refused bearer, SESSION_REQUIRED. A payload is null only after an unexpected failure, which stands in the top-level `errors`. Sent again with the same header `Idempotency-Key`, an operation is not done twice: the first answer comes again. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`: also a missing or refused bearer, SESSION_REQUIRED. A payload is null only after an unexpected failure, which stands in the top-level `errors`. Sent again with the same header `Idempotency-Key`, an operation is not done twice: the first answer comes again. */
export type MutationVerifyEmailArgs = {
  input: VerifyEmailInput;
};

/** What a newsletter is about. */
export type NewsletterCategory =
  /** Everything. */
  | 'ALL'
  /** Business. */
  | 'BUSINESS'
  /** Sports. */
  | 'SPORTS';

/** The newsletter of the viewer's own address. */
export type NewsletterSubscription = {
  __typename?: 'NewsletterSubscription';
  /** What the address is subscribed to; empty when it is not subscribed. */
  categories: Array<NewsletterCategory>;
  /** The viewer's address. */
  email: Scalars['String']['output'];
  /** Whether the viewer has proven that the address is theirs; until then nothing of its subscription is shown or changed. */
  verified: Scalars['Boolean']['output'];
};

/** Whatever has a life of its own and can be found again by its id. */
export type Node = {
  /** Global and opaque: made by the graph, the same in every language. */
  id: Scalars['ID']['output'];
};

/** A page of the site, written by editors. `__typename` says which parts it has. */
export type Page = {
  /** Global id of the page: opaque, and the same in every language. */
  id: Scalars['ID']['output'];
  /** Language the copy is really in. */
  language: Locale;
  /** Key of the page in addresses, e.g. `faq`. */
  slug: Scalars['String']['output'];
  /** Heading of the page. */
  title: Scalars['String']['output'];
};

/** A page of the list of pages. */
export type PageConnection = {
  __typename?: 'PageConnection';
  /** Pages with their cursors. */
  edges: Array<PageEdge>;
  /** The same pages without cursors. */
  nodes: Array<Page>;
  /** Where this part of the list stands. */
  pageInfo: PageInfo;
};

/** A page in a list. */
export type PageEdge = {
  __typename?: 'PageEdge';
  /** Opaque; stable while the list does not change before it. */
  cursor: Scalars['String']['output'];
  /** The page. */
  node: Page;
};

/** Where a page of a connection stands in its list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the last node of this page, to be passed as `after`; null when it is empty. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether more follows after `endCursor`. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether something stands before `startCursor`: lists are read forwards, so this is what you have read already. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first node of this page; null when it is empty. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** A payment of the viewer: what it is for, where it stands, and where its viewer goes on. */
export type Payment = Node & {
  __typename?: 'Payment';
  /** What was to be charged. */
  amount: Money;
  /** Card that was charged; null until it was. */
  card?: Maybe<PaymentCard>;
  /** The same in addresses of the site and for `payment(code:)`. */
  code: Scalars['String']['output'];
  /** When it was begun. */
  createdAt: Scalars['DateTime']['output'];
  /** What became of a dispute about it; null without one. */
  dispute?: Maybe<PaymentDispute>;
  /** Why it failed; null when it did not. */
  failure?: Maybe<PaymentFailure>;
  /** Identity of the payment. */
  id: Scalars['ID']['output'];
  /** End of that period; null for none. */
  periodEndsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Beginning of the period that it pays for; null for none. */
  periodStartsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Plan that it is for; null when it is no longer sold. */
  plan?: Maybe<Plan>;
  /** What it is for. */
  purpose: PaymentPurpose;
  /** Number of its receipt, for `receipt(number:)`; null for none. */
  receiptNumber?: Maybe<Scalars['String']['output']>;
  /** Page of the payment provider on which the viewer goes on, absolute; null when nothing is to be done there. Known after `subscribe` and from `payment(code:)`; in the list `payments` it is always null. */
  redirectUrl?: Maybe<Scalars['String']['output']>;
  /** What was given back so far, in parts or as a whole; 0 when nothing was. */
  refundedAmount: Money;
  /** When all of it was given back; null when it was not. */
  refundedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where it stands. */
  status: PaymentStatus;
};

/** A card as it may be shown. */
export type PaymentCard = {
  __typename?: 'PaymentCard';
  /** Brand in lower case, e.g. `visa`; null when it is not known. */
  brand?: Maybe<Scalars['String']['output']>;
  /** Last four digits, e.g. `4242`; null when they are not known. */
  last4?: Maybe<Scalars['String']['output']>;
};

/** A page of payments. */
export type PaymentConnection = {
  __typename?: 'PaymentConnection';
  /** Payments with their cursors. */
  edges: Array<PaymentEdge>;
  /** The same payments without cursors. */
  nodes: Array<Payment>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many payments the viewer has in all. */
  totalCount: Scalars['Int']['output'];
};

/** What became of a dispute that the card holder's bank opened about a payment. */
export type PaymentDispute =
  /** Decided for the card holder: the money went back. */
  | 'LOST'
  /** Not decided yet; the bank holds the money meanwhile. */
  | 'OPEN'
  /** Decided for us: the payment stands. */
  | 'WON';

/** A payment in a list. */
export type PaymentEdge = {
  __typename?: 'PaymentEdge';
  /** Opaque; stable while the list does not change before it. */
  cursor: Scalars['String']['output'];
  /** The payment. */
  node: Payment;
};

/** Why a payment failed, for code and for people. */
export type PaymentFailure = {
  __typename?: 'PaymentFailure';
  /** The reason. */
  code: PaymentFailureCode;
  /** The reason in one sentence, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** Why a payment failed. */
export type PaymentFailureCode =
  /** It was not finished in time. */
  | 'ABANDONED'
  /** It was not confirmed with the bank. */
  | 'AUTHENTICATION_FAILED'
  /** The card has expired. */
  | 'CARD_EXPIRED'
  /** The bank declined it. */
  | 'DECLINED'
  /** There is not enough money on the card. */
  | 'INSUFFICIENT_FUNDS'
  /** The card has had its free trial before; what its check took is given back. */
  | 'TRIAL_USED';

/** What a payment is for. */
export type PaymentPurpose =
  /** Checks a card before a trial; given back at once. */
  | 'CARD_CHECK'
  /** Difference to a dearer plan. */
  | 'CHANGE'
  /** First fee of a subscription. */
  | 'FIRST'
  /** Checks the new payment method of a running subscription; given back at once. */
  | 'METHOD_CHANGE'
  /** Fee of a further period. */
  | 'RENEWAL';

/** State of a payment. */
export type PaymentStatus =
  /** Nothing was taken. */
  | 'FAILED'
  /** Not decided yet. */
  | 'PENDING'
  /** The money was taken. */
  | 'SUCCEEDED';

/** A telephone number. */
export type Phone = {
  __typename?: 'Phone';
  /** Country in the language of the operation. */
  country: Scalars['String']['output'];
  /** Number in international form, e.g. `+971 4 000 0000`; always shown left to right. */
  number: Scalars['String']['output'];
};

/** A picture that editors chose, with its description. The name of the field tells its shape: `poster` is 2:3, `thumbnail` 16:9, `portrait` 9:16, `icon` square. */
export type Picture = {
  __typename?: 'Picture';
  /** What the picture shows, in the language of the record. Empty when it is only decoration. */
  alt: Scalars['String']['output'];
  /** The point that stays visible when the picture is cropped; null when editors set none: use the middle. */
  focus?: Maybe<PictureFocus>;
  /** Height in pixels; null for vector pictures. */
  height?: Maybe<Scalars['Int']['output']>;
  /** The same picture as AVIF and WebP files in several widths, smallest first; empty for vector pictures. */
  renditions: Array<PictureRendition>;
  /** Colour to paint until the picture is loaded, `#rrggbb`: its average colour; null when unknown. */
  tint?: Maybe<Scalars['String']['output']>;
  /** Address on the site's origin, as an absolute path, e.g. `/uploads/dunes_1280.webp`. Of a picture with renditions it is the largest WebP file. */
  url: Scalars['String']['output'];
  /** Width in pixels; null for vector pictures. */
  width?: Maybe<Scalars['Int']['output']>;
};

/** A point in a picture. It is the same for both directions of writing. */
export type PictureFocus = {
  __typename?: 'PictureFocus';
  /** Percent of the width, from the left. */
  x: Scalars['Float']['output'];
  /** Percent of the height, from the top. */
  y: Scalars['Float']['output'];
};

/** One file of a picture: a `<source>` of `<picture>`. */
export type PictureRendition = {
  __typename?: 'PictureRendition';
  /** Height in pixels. */
  height: Scalars['Int']['output'];
  /** Format of the file: `image/avif` or `image/webp`. */
  mimeType: Scalars['String']['output'];
  /** Address on the site's origin, as an absolute path. */
  url: Scalars['String']['output'];
  /** Width in pixels. */
  width: Scalars['Int']['output'];
};

/** A plan that a viewer can have: its price, and the words that editors wrote for it. */
export type Plan = Node & {
  __typename?: 'Plan';
  /** The same in addresses of the site, e.g. `year-with-ads`; `free` for the free plan. */
  code: Scalars['String']['output'];
  /** What the plan costs less than as many months of the monthly plan of its kind, in whole percent; 0 when it costs no less. */
  discountPercent: Scalars['Int']['output'];
  /** Identity of the plan. */
  id: Scalars['ID']['output'];
  /** Language that the texts are really in. It differs from the one asked for when a translation is missing. */
  language: Locale;
  /** Price of one month: of a yearly plan a twelfth, rounded to the minor unit. */
  monthlyPrice: Money;
  /** Name in the language of the operation, e.g. `Yearly, with ads`; the code while editors have written nothing yet. */
  name: Scalars['String']['output'];
  /** One line under the price; empty when there is none. */
  note: Scalars['String']['output'];
  /** Whether the landing page shows it. */
  onLanding: Scalars['Boolean']['output'];
  /** How often it is paid; null for the free plan, which is never paid. */
  period?: Maybe<PlanPeriod>;
  /** What the plan offers, point by point. */
  points: Array<Scalars['String']['output']>;
  /** Price of one period; 0 for the free plan. */
  price: Money;
  /** Whether the plan is to stand out among the others. */
  recommended: Scalars['Boolean']['output'];
  /** Short label, e.g. of a trial; null when there is none. */
  tag?: Maybe<Scalars['String']['output']>;
  /** Days that are free at the beginning; 0 without a trial. */
  trialDays: Scalars['Int']['output'];
  /** Whether advertising is shown. */
  withAds: Scalars['Boolean']['output'];
};

/** What a change of the plan costs, and when. */
export type PlanChange = {
  __typename?: 'PlanChange';
  /** What is charged now, to the minor unit; the same all day. */
  amountDue: Money;
  /** Unused days of the running period, which the first payment is less by. */
  credit: Money;
  /** When the plan begins. */
  effectiveAt: Scalars['DateTime']['output'];
  /** What is taken then. */
  nextPayment: Money;
  /** When money is taken the time after. */
  nextPaymentAt: Scalars['DateTime']['output'];
  /** Plan that was asked for; null when it is no longer sold. */
  plan?: Maybe<Plan>;
  /** What one period costs from then on. */
  price: Money;
  /** A dearer plan begins now, a cheaper one when the running period is over; on trial every change is now. */
  takesEffect: PlanChangeMoment;
};

/** When a change of the plan takes effect. */
export type PlanChangeMoment =
  /** When the running period is over. */
  | 'AT_PERIOD_END'
  /** At once. */
  | 'NOW';

/** How often a plan is paid. */
export type PlanPeriod =
  /** Every month. */
  | 'MONTH'
  /** Every year. */
  | 'YEAR';

/** A device or an app. */
export type Platform = {
  __typename?: 'Platform';
  /** Name as its maker writes it, e.g. `Apple TV`. */
  name: Scalars['String']['output'];
  /** One line, e.g. from which model on; null when editors wrote none. */
  note?: Maybe<Scalars['String']['output']>;
  /** Its address, `https://…`; null when it has no link. */
  url?: Maybe<Scalars['String']['output']>;
};

/** Platforms of one kind. */
export type PlatformGroup = {
  __typename?: 'PlatformGroup';
  /** What the platforms of the group are. */
  kind: PlatformKind;
  /** Platforms in the editors' order. */
  platforms: Array<Platform>;
  /** Sentence or two under the heading. */
  text: Scalars['String']['output'];
  /** Heading of the group. */
  title: Scalars['String']['output'];
};

/** What a platform is. */
export type PlatformKind =
  /** Phones and tablets. */
  | 'MOBILE'
  /** Apps for podcasts. */
  | 'PODCAST'
  /** Televisions and boxes beside them. */
  | 'SMART_TV';

/** Whether this viewer may play a video now, and from where. */
export type Playback = {
  __typename?: 'Playback';
  /** Why it cannot be played; empty when it can. */
  errors: Array<PlaybackError>;
  /** The stream; null when this viewer may not play the video now: `errors` says why. */
  stream?: Maybe<Stream>;
};

/** Why a video cannot be played. */
export type PlaybackError = UserError & {
  __typename?: 'PlaybackError';
  /** What is wrong. */
  code: PlaybackErrorCode;
  /** Always null: no input is wrong. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can keep a viewer from playing a video. */
export type PlaybackErrorCode =
  /** The live event is over, and there is no recording yet. */
  | 'EVENT_ENDED'
  /** The live event has not begun. */
  | 'EVENT_NOT_STARTED'
  /** The film of the video has not been uploaded, or is still being made. */
  | 'FILM_NOT_READY'
  /** Live events need an account: the viewer is not signed in. */
  | 'SIGNUP_REQUIRED'
  /** The video is premium, and the viewer has no paid subscription. */
  | 'SUBSCRIPTION_REQUIRED';

/** What the viewer has chosen. */
export type Preferences = {
  __typename?: 'Preferences';
  /** Whether the next video begins by itself. */
  autoplay: Scalars['Boolean']['output'];
  /** Captions; null: not chosen, then the player decides. */
  captions?: Maybe<CaptionsChoice>;
  /** Channels that the home page shows first, in that order; empty: no choice. What is no longer published is left out. */
  channels: Array<Channel>;
  /** While true nothing that is watched is remembered. */
  historyPaused: Scalars['Boolean']['output'];
  /** Shows that the viewer follows, the one followed last first. What is no longer published is left out. */
  shows: Array<Show>;
};

/** An expected failure of `previewPlanChange`. */
export type PreviewPlanChangeError = UserError & {
  __typename?: 'PreviewPlanChangeError';
  /** What went wrong. */
  code: PreviewPlanChangeErrorCode;
  /** Input field the failure belongs to, in camelCase; null when it concerns the whole form. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong in `previewPlanChange`. */
export type PreviewPlanChangeErrorCode =
  /** Payments moved to another provider; the card has to be entered again first. */
  | 'CARD_NEEDED_AGAIN'
  /** The viewer has no subscription that runs. */
  | 'NO_SUBSCRIPTION'
  /** A bank disputes a payment; nothing is charged until it has decided. */
  | 'PAYMENT_DISPUTED'
  /** A renewal is not paid yet; it comes first. */
  | 'PAYMENT_DUE'
  /** `planId` is not a plan that can be paid for. */
  | 'PLAN_UNKNOWN'
  /** The subscription is cancelled; resume it first. */
  | 'RESUME_FIRST'
  /** No bearer was sent, or it is no longer valid. */
  | 'SESSION_REQUIRED'
  /** The subscription is kept in an app store and can only be changed there. */
  | 'STORE_MANAGED'
  /** The plan comes from a voucher; another one can be chosen when it ends. */
  | 'VOUCHER_MANAGED';

/** The plan that a viewer might change to. */
export type PreviewPlanChangeInput = {
  /** `id` of the plan. */
  planId: Scalars['ID']['input'];
};

/** Answer of `previewPlanChange`. */
export type PreviewPlanChangePayload = {
  __typename?: 'PreviewPlanChangePayload';
  /** What the change would be; null when `errors` is not empty. */
  change?: Maybe<PlanChange>;
  /** Expected failures; empty when it worked. */
  errors: Array<PreviewPlanChangeError>;
};

/** How far the viewer has watched a video. */
export type Progress = {
  __typename?: 'Progress';
  /** Length of the video, as the player knew it. */
  durationSeconds: Scalars['Int']['output'];
  /** How far it was watched, in whole seconds. */
  positionSeconds: Scalars['Int']['output'];
  /** Where it begins when it is opened again: `positionSeconds` when it was begun and not finished, else 0. */
  resumeSeconds: Scalars['Int']['output'];
  /** What that means. */
  state: ProgressState;
  /** When it was watched last, on whichever device. */
  watchedAt: Scalars['DateTime']['output'];
};

/** What it means how far a video was watched. */
export type ProgressState =
  /** More than 95 % of it: it starts again, or the next one does. */
  | 'FINISHED'
  /** Less than 15 seconds: it begins at the beginning. */
  | 'NEW'
  /** Begun and not finished: it goes on where it was left. */
  | 'STARTED';

/** What a promo code changes. */
export type PromoQuote = {
  __typename?: 'PromoQuote';
  /** The code as it is kept. */
  code: Scalars['String']['output'];
  /** How many first periods cost `priceAfter`. */
  periods: Scalars['Int']['output'];
  /** Price of one period with the code. */
  priceAfter: Money;
  /** Price of one period without the code. */
  priceBefore: Money;
  /** The same in one sentence, in the language of the operation. */
  text: Scalars['String']['output'];
};

/** A promotion that opens over a page, written by editors. */
export type Promotion = {
  __typename?: 'Promotion';
  /** Which promotion it is. */
  code: PromotionCode;
  /** Until when it is shown; null when no end is known. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Language the words are really in. */
  language: Locale;
  /** From when it is shown; null when it always was. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** The button to subscribe; null when it has none. */
  subscribe?: Maybe<PromotionAction>;
  /** What it offers: plain text. */
  text: Scalars['String']['output'];
  /** Its picture, 16:9; null when editors chose none. */
  thumbnail?: Maybe<Picture>;
  /** Heading. */
  title: Scalars['String']['output'];
  /** The button to watch; null when it has none. */
  watch?: Maybe<PromotionAction>;
};

/** A button of a promotion. */
export type PromotionAction = {
  __typename?: 'PromotionAction';
  /** Words of the button, e.g. `Watch Now`. */
  label: Scalars['String']['output'];
  /** Path of the site without language, e.g. `/watch/k7m2x9qd`. */
  path: Scalars['String']['output'];
};

/** Which promotion it is. */
export type PromotionCode =
  /** Invites to subscribe for a championship. */
  | 'CHAMPIONSHIP'
  /** Invites to watch now, or to subscribe. */
  | 'WATCH';

/** Everything that can be read. A look-up that finds nothing is null, without an error. Times are accepted with any offset and returned in UTC; addresses that begin with `/` are on the site's origin. An operation may be 10 levels deep and cost 5,000: one for each object that it may read at most, `first` times what stands below a list. What it cost is in `extensions.cost`. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `DOCUMENT_MISSING`, `GRAPHQL_PARSE_FAILED`, `OPERATION_NOT_FOUND`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED`, `PREFLIGHT_REQUIRED`, `METHOD_NOT_ALLOWED`, `NOT_ACCEPTABLE`, `UNSUPPORTED_MEDIA_TYPE` and `INTERNAL`, and `extensions.requestId`. */
export type Query = {
  __typename?: 'Query';
  /** Ways to sign in that are configured. Example: `{ authProviders { key name kind } }` */
  authProviders?: Maybe<Array<AuthProvider>>;
  /** One channel by the key in its address; null when there is none. Example: `{ channel(slug: "padel") { name description liveNow { code title } } }` */
  channel?: Maybe<Channel>;
  /** Channels, in the order that editors chose. Example: `{ channels(first: 5) { nodes { slug name } pageInfo { hasNextPage endCursor } } }` */
  channels?: Maybe<ChannelConnection>;
  /** Number that grows with everything that is published. Compare it with the one you read before to know whether anything changed. Example: `{ contentVersion }` */
  contentVersion?: Maybe<Scalars['Int']['output']>;
  /** Token that `signIn` and `signOut` ask for. Sets its cookie, so it is answered on POST only. Example: `{ csrfToken }` */
  csrfToken?: Maybe<Scalars['String']['output']>;
  /** What a viewer may choose from when deleting the account, in the editors' order. A reason that is not translated comes in the other language. Example: `{ deleteReasons { key label } }` */
  deleteReasons?: Maybe<Array<DeleteReason>>;
  /** All menus: header, mobile sheet, mega-menu and the columns of the footer, always in this order. An entry that is not translated comes in the other language. Example: `{ menus { name items { title target } } }` */
  menus?: Maybe<Array<Menu>>;
  /** What editors wrote about a page for search engines and share cards; null when they wrote nothing: then use the page's own title and description. Example: `{ metaTags(code: "faq") { title metaDescription } }` */
  metaTags?: Maybe<MetaTags>;
  /** Anything with an id, read by that id; null when the id is unknown or the viewer may not see it. Example: `{ node(id: "VmlkZW86aDltamd3M3A") { id ... on Video { title } } }` */
  node?: Maybe<Node>;
  /** Several things by their ids, in the order of the ids: null in the place of one that is unknown. Example: `{ nodes(ids: ["U2hvdzpyZXNwYXdu", "Q2hhbm5lbDpwYWRlbA"]) { id ... on Show { title } ... on Channel { name } } }` */
  nodes?: Maybe<Array<Maybe<Node>>>;
  /** One page by its slug: `landing`, `home`, `faq`, `manifesto`, `business`, `terms-and-conditions`, `privacy-policy`, `contact-us`, `where-to-watch`, or one of `pages`. Null when there is none. A page that is not translated comes in the other language, and `language` says so. Example: `{ page(slug: "faq") { title language ... on FaqPage { entries { question answer } } } }` */
  page?: Maybe<Page>;
  /** Pages of nothing but text that editors add, each at `/{slug}`, in the order of their slugs. Pages with parts of their own are not listed: ask `page`. Example: `{ pages(first: 10) { nodes { slug title } } }` */
  pages?: Maybe<PageConnection>;
  /** All plans in the editors' order, the free plan included; those without words yet come last. An untranslated one falls back to the other language. Example: `{ plans { id name period price { amount currency } trialDays } }` */
  plans?: Maybe<Array<Plan>>;
  /** Promotions that are shown at this moment. One that is not translated comes in the other language. Example: `{ promotions { code title text endsAt } }` */
  promotions?: Maybe<Array<Promotion>>;
  /** The recovery that this browser was offered at sign-in; null without one. Ask it when a sign-in through a provider returns with DELETED_RECOVERABLE. POST only. Example: `{ recoveryOffer { name email recoveryEndsAt token } }` */
  recoveryOffer?: Maybe<AccountRecovery>;
  /** What is on between two instants, earliest first: everything that ends after `from` and begins before `to`. Example: `{ schedule(from: "2026-11-21T12:00:00Z", to: "2026-11-22T12:00:00Z") { nodes { code title startsAt } } }` */
  schedule?: Maybe<ScheduleEntryConnection>;
  /** One entry of the schedule by the code in its address; null when there is none. Example: `query ($code: String!) { scheduleEntry(code: $code) { title startsAt endsAt } }` */
  scheduleEntry?: Maybe<ScheduleEntry>;
  /** Finds shows, videos and channels by titles, people and descriptions in both languages, the best match first. What is written in one language only is found too, and says so in `language`. Tolerates spelling mistakes, the wrong keyboard layout and Arabic in Latin letters; everyday words of a genre or kind find what belongs to it. Example: `{ search(query: "padel", first: 5) { totalCount nodes { ... on Channel { name } ... on Show { title } ... on Video { title } } } }` */
  search?: Maybe<SearchConnection>;
  /** The session of the browser's cookie with a fresh bearer; null when nobody is signed in. POST only. Example: `{ session { token expiresAt viewer { name } } }` */
  session?: Maybe<Session>;
  /** Shorts, newest first: upright videos of under a minute. Example: `{ shorts(first: 5) { nodes { code title } } }` */
  shorts?: Maybe<VideoConnection>;
  /** One show by the key in its address; null when there is none. Example: `{ show(slug: "respawn") { title description videos(first: 3) { nodes { code title } } } }` */
  show?: Maybe<Show>;
  /** Shows, in the order that editors chose or in another. Example: `{ shows(filter: { area: ORIGINAL }, orderBy: NEWEST, first: 5) { nodes { slug title } } }` */
  shows?: Maybe<ShowConnection>;
  /** Brand and contact data. Example: `{ siteSettings { brand tagline contactEmail } }` */
  siteSettings?: Maybe<SiteSettings>;
  /** Invitation to install the app; null when editors wrote none. When it is not translated, it comes in the other language. Example: `{ smartBanner { title text actionLabel appStoreUrl googlePlayUrl } }` */
  smartBanner?: Maybe<SmartBanner>;
  /** One sport by the key in its address; null when there is none. Example: `{ sport(slug: "padel") { name shows(first: 3) { nodes { slug title } } } }` */
  sport?: Maybe<Sport>;
  /** Sports, in the order that editors chose. Example: `{ sports(first: 5) { nodes { slug name } } }` */
  sports?: Maybe<SportConnection>;
  /** Titles for what has been typed so far, the best match first, each once. Meant for a search field: ask after every pause in typing. Example: `{ suggestions(query: "pad", first: 5) { text kind key } }` */
  suggestions?: Maybe<Array<Suggestion>>;
  /** One video by the code in its address; null when there is none. Example: `{ video(code: "h9mjgw3p") { title description durationSeconds show { title } } }` */
  video?: Maybe<Video>;
  /** Videos, the newest first unless `orderBy` says otherwise. Example: `{ videos(filter: { channel: "padel", kind: EPISODE }, first: 5) { nodes { code title } } }` */
  videos?: Maybe<VideoConnection>;
  /** The viewer who sends the bearer token; null without one. A bearer that is refused is one `UNAUTHENTICATED` error for the whole operation. Example: `{ viewer { name hasSubscription entitlement { level endsAt } } }` */
  viewer?: Maybe<Viewer>;
};


/** Everything that can be read. A look-up that finds nothing is null, without an error. Times are accepted with any offset and returned in UTC; addresses that begin with `/` are on the site's origin. An operation may be 10 levels deep and cost 5,000: one for each object that it may read at most, `first` times what stands below a list. What it cost is in `extensions.cost`. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `DOCUMENT_MISSING`, `GRAPHQL_PARSE_FAILED`, `OPERATION_NOT_FOUND`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED`, `PREFLIGHT_REQUIRED`, `METHOD_NOT_ALLOWED`, `NOT_ACCEPTABLE`, `UNSUPPORTED_MEDIA_TYPE` and `INTERNAL`, and `extensions.requestId`. */
export type QueryChannelArgs = {
  slug: Scalars['String']['input'];
};


/** Everything that can be read. A look-up that finds nothing is null, without an error. Times are accepted with any offset and returned in UTC; addresses that begin with `/` are on the site's origin. An operation may be 10 levels deep and cost 5,000: one for each object that it may read at most, `first` times what stands below a list. What it cost is in `extensions.cost`. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `DOCUMENT_MISSING`, `GRAPHQL_PARSE_FAILED`, `OPERATION_NOT_FOUND`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED`, `PREFLIGHT_REQUIRED`, `METHOD_NOT_ALLOWED`, `NOT_ACCEPTABLE`, `UNSUPPORTED_MEDIA_TYPE` and `INTERNAL`, and `extensions.requestId`. */
export type QueryChannelsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Everything that can be read. A look-up that finds nothing is null, without an error. Times are accepted with any offset and returned in UTC; addresses that begin with `/` are on the site's origin. An operation may be 10 levels deep and cost 5,000: one for each object that it may read at most, `first` times what stands below a list. What it cost is in `extensions.cost`. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `DOCUMENT_MISSING`, `GRAPHQL_PARSE_FAILED`, `OPERATION_NOT_FOUND`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED`, `PREFLIGHT_REQUIRED`, `METHOD_NOT_ALLOWED`, `NOT_ACCEPTABLE`, `UNSUPPORTED_MEDIA_TYPE` and `INTERNAL`, and `extensions.requestId`. */
export type QueryMetaTagsArgs = {
  code: Scalars['String']['input'];
};


/** Everything that can be read. A look-up that finds nothing is null, without an error. Times are accepted with any offset and returned in UTC; addresses that begin with `/` are on the site's origin. An operation may be 10 levels deep and cost 5,000: one for each object that it may read at most, `first` times what stands below a list. What it cost is in `extensions.cost`. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `DOCUMENT_MISSING`, `GRAPHQL_PARSE_FAILED`, `OPERATION_NOT_FOUND`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED`, `PREFLIGHT_REQUIRED`, `METHOD_NOT_ALLOWED`, `NOT_ACCEPTABLE`, `UNSUPPORTED_MEDIA_TYPE` and `INTERNAL`, and `extensions.requestId`. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. A look-up that finds nothing is null, without an error. Times are accepted with any offset and returned in UTC; addresses that begin with `/` are on the site's origin. An operation may be 10 levels deep and cost 5,000: one for each object that it may read at most, `first` times what stands below a list. What it cost is in `extensions.cost`. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `DOCUMENT_MISSING`, `GRAPHQL_PARSE_FAILED`, `OPERATION_NOT_FOUND`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED`, `PREFLIGHT_REQUIRED`, `METHOD_NOT_ALLOWED`, `NOT_ACCEPTABLE`, `UNSUPPORTED_MEDIA_TYPE` and `INTERNAL`, and `extensions.requestId`. */
export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be read. A look-up that finds nothing is null, without an error. Times are accepted with any offset and returned in UTC; addresses that begin with `/` are on the site's origin. An operation may be 10 levels deep and cost 5,000: one for each object that it may read at most, `first` times what stands below a list. What it cost is in `extensions.cost`. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `DOCUMENT_MISSING`, `GRAPHQL_PARSE_FAILED`, `OPERATION_NOT_FOUND`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED`, `PREFLIGHT_REQUIRED`, `METHOD_NOT_ALLOWED`, `NOT_ACCEPTABLE`, `UNSUPPORTED_MEDIA_TYPE` and `INTERNAL`, and `extensions.requestId`. */
export type QueryPageArgs = {
  slug: Scalars['String']['input'];
};


/** Everything that can be read. A look-up that finds nothing is null, without an error. Times are accepted with any offset and returned in UTC; addresses that begin with `/` are on the site's origin. An operation may be 10 levels deep and cost 5,000: one for each object that it may read at most, `first` times what stands below a list. What it cost is in `extensions.cost`. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `DOCUMENT_MISSING`, `GRAPHQL_PARSE_FAILED`, `OPERATION_NOT_FOUND`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED`, `PREFLIGHT_REQUIRED`, `METHOD_NOT_ALLOWED`, `NOT_ACCEPTABLE`, `UNSUPPORTED_MEDIA_TYPE` and `INTERNAL`, and `extensions.requestId`. */
export type QueryPagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Everything that can be read. A look-up that finds nothing is null, without an error. Times are accepted with any offset and returned in UTC; addresses that begin with `/` are on the site's origin. An operation may be 10 levels deep and cost 5,000: one for each object that it may read at most, `first` times what stands below a list. What it cost is in `extensions.cost`. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `DOCUMENT_MISSING`, `GRAPHQL_PARSE_FAILED`, `OPERATION_NOT_FOUND`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED`, `PREFLIGHT_REQUIRED`, `METHOD_NOT_ALLOWED`, `NOT_ACCEPTABLE`, `UNSUPPORTED_MEDIA_TYPE` and `INTERNAL`, and `extensions.requestId`. */
export type QueryScheduleArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  channel?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  from: Scalars['DateTime']['input'];
  to: Scalars['DateTime']['input'];
};


/** Everything that can be read. A look-up that finds nothing is null, without an error. Times are accepted with any offset and returned in UTC; addresses that begin with `/` are on the site's origin. An operation may be 10 levels deep and cost 5,000: one for each object that it may read at most, `first` times what stands below a list. What it cost is in `extensions.cost`. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `DOCUMENT_MISSING`, `GRAPHQL_PARSE_FAILED`, `OPERATION_NOT_FOUND`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED`, `PREFLIGHT_REQUIRED`, `METHOD_NOT_ALLOWED`, `NOT_ACCEPTABLE`, `UNSUPPORTED_MEDIA_TYPE` and `INTERNAL`, and `extensions.requestId`. */
export type QueryScheduleEntryArgs = {
  code: Scalars['String']['input'];
};


/** Everything that can be read. A look-up that finds nothing is null, without an error. Times are accepted with any offset and returned in UTC; addresses that begin with `/` are on the site's origin. An operation may be 10 levels deep and cost 5,000: one for each object that it may read at most, `first` times what stands below a list. What it cost is in `extensions.cost`. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `DOCUMENT_MISSING`, `GRAPHQL_PARSE_FAILED`, `OPERATION_NOT_FOUND`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED`, `PREFLIGHT_REQUIRED`, `METHOD_NOT_ALLOWED`, `NOT_ACCEPTABLE`, `UNSUPPORTED_MEDIA_TYPE` and `INTERNAL`, and `extensions.requestId`. */
export type QuerySearchArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SearchFilter>;
  first?: Scalars['Int']['input'];
  query: Scalars['String']['input'];
};


/** Everything that can be read. A look-up that finds nothing is null, without an error. Times are accepted with any offset and returned in UTC; addresses that begin with `/` are on the site's origin. An operation may be 10 levels deep and cost 5,000: one for each object that it may read at most, `first` times what stands below a list. What it cost is in `extensions.cost`. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `DOCUMENT_MISSING`, `GRAPHQL_PARSE_FAILED`, `OPERATION_NOT_FOUND`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED`, `PREFLIGHT_REQUIRED`, `METHOD_NOT_ALLOWED`, `NOT_ACCEPTABLE`, `UNSUPPORTED_MEDIA_TYPE` and `INTERNAL`, and `extensions.requestId`. */
export type QueryShortsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Everything that can be read. A look-up that finds nothing is null, without an error. Times are accepted with any offset and returned in UTC; addresses that begin with `/` are on the site's origin. An operation may be 10 levels deep and cost 5,000: one for each object that it may read at most, `first` times what stands below a list. What it cost is in `extensions.cost`. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `DOCUMENT_MISSING`, `GRAPHQL_PARSE_FAILED`, `OPERATION_NOT_FOUND`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED`, `PREFLIGHT_REQUIRED`, `METHOD_NOT_ALLOWED`, `NOT_ACCEPTABLE`, `UNSUPPORTED_MEDIA_TYPE` and `INTERNAL`, and `extensions.requestId`. */
export type QueryShowArgs = {
  area?: InputMaybe<Area>;
  slug: Scalars['String']['input'];
};


/** Everything that can be read. A look-up that finds nothing is null, without an error. Times are accepted with any offset and returned in UTC; addresses that begin with `/` are on the site's origin. An operation may be 10 levels deep and cost 5,000: one for each object that it may read at most, `first` times what stands below a list. What it cost is in `extensions.cost`. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `DOCUMENT_MISSING`, `GRAPHQL_PARSE_FAILED`, `OPERATION_NOT_FOUND`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED`, `PREFLIGHT_REQUIRED`, `METHOD_NOT_ALLOWED`, `NOT_ACCEPTABLE`, `UNSUPPORTED_MEDIA_TYPE` and `INTERNAL`, and `extensions.requestId`. */
export type QueryShowsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ShowFilter>;
  first?: Scalars['Int']['input'];
  orderBy?: ShowOrder;
};


/** Everything that can be read. A look-up that finds nothing is null, without an error. Times are accepted with any offset and returned in UTC; addresses that begin with `/` are on the site's origin. An operation may be 10 levels deep and cost 5,000: one for each object that it may read at most, `first` times what stands below a list. What it cost is in `extensions.cost`. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `DOCUMENT_MISSING`, `GRAPHQL_PARSE_FAILED`, `OPERATION_NOT_FOUND`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED`, `PREFLIGHT_REQUIRED`, `METHOD_NOT_ALLOWED`, `NOT_ACCEPTABLE`, `UNSUPPORTED_MEDIA_TYPE` and `INTERNAL`, and `extensions.requestId`. */
export type QuerySportArgs = {
  slug: Scalars['String']['input'];
};


/** Everything that can be read. A look-up that finds nothing is null, without an error. Times are accepted with any offset and returned in UTC; addresses that begin with `/` are on the site's origin. An operation may be 10 levels deep and cost 5,000: one for each object that it may read at most, `first` times what stands below a list. What it cost is in `extensions.cost`. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `DOCUMENT_MISSING`, `GRAPHQL_PARSE_FAILED`, `OPERATION_NOT_FOUND`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED`, `PREFLIGHT_REQUIRED`, `METHOD_NOT_ALLOWED`, `NOT_ACCEPTABLE`, `UNSUPPORTED_MEDIA_TYPE` and `INTERNAL`, and `extensions.requestId`. */
export type QuerySportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Everything that can be read. A look-up that finds nothing is null, without an error. Times are accepted with any offset and returned in UTC; addresses that begin with `/` are on the site's origin. An operation may be 10 levels deep and cost 5,000: one for each object that it may read at most, `first` times what stands below a list. What it cost is in `extensions.cost`. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `DOCUMENT_MISSING`, `GRAPHQL_PARSE_FAILED`, `OPERATION_NOT_FOUND`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED`, `PREFLIGHT_REQUIRED`, `METHOD_NOT_ALLOWED`, `NOT_ACCEPTABLE`, `UNSUPPORTED_MEDIA_TYPE` and `INTERNAL`, and `extensions.requestId`. */
export type QuerySuggestionsArgs = {
  first?: Scalars['Int']['input'];
  query: Scalars['String']['input'];
};


/** Everything that can be read. A look-up that finds nothing is null, without an error. Times are accepted with any offset and returned in UTC; addresses that begin with `/` are on the site's origin. An operation may be 10 levels deep and cost 5,000: one for each object that it may read at most, `first` times what stands below a list. What it cost is in `extensions.cost`. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `DOCUMENT_MISSING`, `GRAPHQL_PARSE_FAILED`, `OPERATION_NOT_FOUND`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED`, `PREFLIGHT_REQUIRED`, `METHOD_NOT_ALLOWED`, `NOT_ACCEPTABLE`, `UNSUPPORTED_MEDIA_TYPE` and `INTERNAL`, and `extensions.requestId`. */
export type QueryVideoArgs = {
  code: Scalars['String']['input'];
};


/** Everything that can be read. A look-up that finds nothing is null, without an error. Times are accepted with any offset and returned in UTC; addresses that begin with `/` are on the site's origin. An operation may be 10 levels deep and cost 5,000: one for each object that it may read at most, `first` times what stands below a list. What it cost is in `extensions.cost`. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `DOCUMENT_MISSING`, `GRAPHQL_PARSE_FAILED`, `OPERATION_NOT_FOUND`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED`, `PREFLIGHT_REQUIRED`, `METHOD_NOT_ALLOWED`, `NOT_ACCEPTABLE`, `UNSUPPORTED_MEDIA_TYPE` and `INTERNAL`, and `extensions.requestId`. */
export type QueryVideosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<VideoFilter>;
  first?: Scalars['Int']['input'];
  orderBy?: InputMaybe<VideoOrder>;
};

/** A receipt, as data of a page that is printed. */
export type Receipt = Node & {
  __typename?: 'Receipt';
  /** What was paid: price less discount and credit. */
  amount: Money;
  /** Card that was charged; null when the provider did not say. */
  card?: Maybe<PaymentCard>;
  /** Unused days of the plan before; 0 without them. */
  credit: Money;
  /** What a promo code took off; 0 without one. */
  discount: Money;
  /** What became of a dispute about it; null without one. */
  dispute?: Maybe<PaymentDispute>;
  /** E-mail address of the viewer. */
  email: Scalars['String']['output'];
  /** Identity of the receipt. */
  id: Scalars['ID']['output'];
  /** When it was issued. */
  issuedAt: Scalars['DateTime']['output'];
  /** Full name of the viewer. */
  name: Scalars['String']['output'];
  /** Without gaps over all receipts, e.g. `000042`. */
  number: Scalars['String']['output'];
  /** End of the period. */
  periodEndsAt: Scalars['DateTime']['output'];
  /** Beginning of the period. */
  periodStartsAt: Scalars['DateTime']['output'];
  /** Name of the plan when it was paid, in the language of the operation. A receipt keeps it, whatever becomes of the plan. */
  planName: Scalars['String']['output'];
  /** Price of the period. */
  price: Money;
  /** What was given back so far, in parts or as a whole; 0 when nothing was. */
  refundedAmount: Money;
  /** When all of it was given back; null when it was not. */
  refundedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A page of receipts. */
export type ReceiptConnection = {
  __typename?: 'ReceiptConnection';
  /** Receipts with their cursors. */
  edges: Array<ReceiptEdge>;
  /** The same receipts without cursors. */
  nodes: Array<Receipt>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many receipts the viewer has in all. */
  totalCount: Scalars['Int']['output'];
};

/** A receipt in a list. */
export type ReceiptEdge = {
  __typename?: 'ReceiptEdge';
  /** Opaque; stable while the list does not change before it. */
  cursor: Scalars['String']['output'];
  /** The receipt. */
  node: Receipt;
};

/** Shows for a viewer, and the reason for them. */
export type Recommendation = {
  __typename?: 'Recommendation';
  /** What the viewer did last: watched or saved. */
  reason: RecommendationReason;
  /** Shows near `source`, nearest first, 12 at most: they share its channel, sport, people or area. Never `source`, never a show that the viewer has saved or watched a video of. Not empty. */
  shows: Array<Show>;
  /** The show that they watched or saved. */
  source: Show;
};

/** What recommendations begin with. */
export type RecommendationReason =
  /** The viewer saved `source`, or a video of it. */
  | 'SAVED'
  /** The viewer watched a video of `source`. */
  | 'WATCHED';

/** An expected failure of `recoverAccount`. */
export type RecoverAccountError = UserError & {
  __typename?: 'RecoverAccountError';
  /** What went wrong. */
  code: RecoverAccountErrorCode;
  /** Input field the failure belongs to; null when it concerns the whole form. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong with `recoverAccount`. */
export type RecoverAccountErrorCode =
  /** Too many tries in a short time. Try again later. */
  | 'RATE_LIMITED'
  /** The token is too old, was used, or was offered to another browser. */
  | 'RECOVERY_INVALID';

/** A deleted account to be recovered. */
export type RecoverAccountInput = {
  /** `token` from `signIn` or `recoveryOffer`, in the same browser. */
  recoveryToken: Scalars['String']['input'];
};

/** What `recoverAccount` returns. */
export type RecoverAccountPayload = {
  __typename?: 'RecoverAccountPayload';
  /** Expected failures; empty after a success. */
  errors: Array<RecoverAccountError>;
  /** The new session; null when `errors` is not empty. Its cookie is set with the response. */
  session?: Maybe<Session>;
};

/** A viewer's own referral code, the same for ever. */
export type ReferralCode = {
  __typename?: 'ReferralCode';
  /** Eight letters and digits, e.g. `SALMA234`. */
  code: Scalars['String']['output'];
  /** Code of the friend whom the viewer named with `activateReferralCode` or at registration; null until then. */
  friendCode?: Maybe<Scalars['String']['output']>;
  /** Address at which a friend registers with it. */
  url: Scalars['String']['output'];
  /** How many viewers named it. */
  useCount: Scalars['Int']['output'];
};

/** An expected failure of `register`. */
export type RegisterError = UserError & {
  __typename?: 'RegisterError';
  /** What went wrong. */
  code: RegisterErrorCode;
  /** Input field the failure belongs to; null when it concerns the whole form. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong with `register`. */
export type RegisterErrorCode =
  /** The text cannot be an e-mail address. */
  | 'EMAIL_INVALID'
  /** The e-mail address is empty. */
  | 'EMAIL_REQUIRED'
  /** An account has this e-mail address. */
  | 'EMAIL_TAKEN'
  /** The header `Idempotency-Key` was sent before with other data. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** The name carries a link, an e-mail address or a phone number. */
  | 'NAME_LINK'
  /** The name has no visible character. */
  | 'NAME_REQUIRED'
  /** The name is longer than 100 characters. */
  | 'NAME_TOO_LONG'
  /** The new password is shorter than 8 or longer than 128 characters, one character repeated, or the e-mail address. */
  | 'PASSWORD_INVALID'
  /** A password is empty. */
  | 'PASSWORD_REQUIRED'
  /** Too many tries in a short time. Try again later. */
  | 'RATE_LIMITED'
  /** No viewer has this referral code. */
  | 'REFERRAL_INVALID'
  /** The terms are not agreed to. */
  | 'TERMS_REQUIRED';

/** Data of a new viewer. */
export type RegisterInput = {
  /** E-mail address. */
  email: Scalars['String']['input'];
  /** Full name, up to 100 characters. */
  name: Scalars['String']['input'];
  /** Password, 8 to 128 characters. */
  password: Scalars['String']['input'];
  /** Referral code of a friend; optional. */
  referralCode?: InputMaybe<Scalars['String']['input']>;
  /** Whether the terms are agreed to. */
  termsAccepted: Scalars['Boolean']['input'];
};

/** What `register` returns. */
export type RegisterPayload = {
  __typename?: 'RegisterPayload';
  /** Expected failures; empty after a success. */
  errors: Array<RegisterError>;
  /** The new session; null when `errors` is not empty. Its cookie is set with the response. */
  session?: Maybe<Session>;
};

/** A mail that goes out ten minutes before something begins, in the language in which it was asked for. It follows what editors change. */
export type Reminder = {
  __typename?: 'Reminder';
  /** What the viewer is reminded of; null when it is no longer published, then no mail goes out. Null also for a live event without an entry: `node` finds its video by `entryId`. */
  entry?: Maybe<ScheduleEntry>;
  /** `id` of the entry of the schedule, or of the video of a live event that has none, for `removeReminder`; known also when it is no longer published. */
  entryId: Scalars['ID']['output'];
  /** When it begins. */
  startsAt: Scalars['DateTime']['output'];
};

/** An expected failure of `removeFromWatchlist`. */
export type RemoveFromWatchlistError = UserError & {
  __typename?: 'RemoveFromWatchlistError';
  /** What went wrong. */
  code: RemoveFromWatchlistErrorCode;
  /** Input field the failure belongs to, in camelCase; null when it concerns the whole form. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong in `removeFromWatchlist`. */
export type RemoveFromWatchlistErrorCode =
  /** No bearer was sent, or it is no longer valid. */
  | 'SESSION_REQUIRED';

/** A video not to keep any more. */
export type RemoveFromWatchlistInput = {
  /** `code` of the video. */
  videoCode: Scalars['String']['input'];
};

/** Answer of `removeFromWatchlist`. */
export type RemoveFromWatchlistPayload = {
  __typename?: 'RemoveFromWatchlistPayload';
  /** Expected failures; empty when it worked. */
  errors: Array<RemoveFromWatchlistError>;
  /** The video, which is not saved now; null when it is no longer published, and when it could not be removed. */
  video?: Maybe<Video>;
};

/** An expected failure of `removeReminder`. */
export type RemoveReminderError = UserError & {
  __typename?: 'RemoveReminderError';
  /** What went wrong. */
  code: RemoveReminderErrorCode;
  /** Input field the failure belongs to, in camelCase; null when it concerns the whole form. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong in `removeReminder`. */
export type RemoveReminderErrorCode =
  /** No bearer was sent, or it is no longer valid. */
  | 'SESSION_REQUIRED';

/** What not to be reminded of any more. */
export type RemoveReminderInput = {
  /** `id` of the entry of the schedule, or of the video of a live event that has none. */
  entryId: Scalars['ID']['input'];
};

/** Answer of `removeReminder`. */
export type RemoveReminderPayload = {
  __typename?: 'RemoveReminderPayload';
  /** Expected failures; empty when it worked. */
  errors: Array<RemoveReminderError>;
  /** Whether no mail goes out now. */
  removed: Scalars['Boolean']['output'];
};

/** An expected failure of `removeShowFromWatchlist`. */
export type RemoveShowFromWatchlistError = UserError & {
  __typename?: 'RemoveShowFromWatchlistError';
  /** What went wrong. */
  code: RemoveShowFromWatchlistErrorCode;
  /** Input field the failure belongs to, in camelCase; null when it concerns the whole form. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong in `removeShowFromWatchlist`. */
export type RemoveShowFromWatchlistErrorCode =
  /** No bearer was sent, or it is no longer valid. */
  | 'SESSION_REQUIRED';

/** A show not to keep any more. */
export type RemoveShowFromWatchlistInput = {
  /** `id` of the show. */
  showId: Scalars['ID']['input'];
};

/** Answer of `removeShowFromWatchlist`. */
export type RemoveShowFromWatchlistPayload = {
  __typename?: 'RemoveShowFromWatchlistPayload';
  /** Expected failures; empty when it worked. */
  errors: Array<RemoveShowFromWatchlistError>;
  /** The show, which is not saved now; null when it is no longer published, and when it could not be removed. */
  show?: Maybe<Show>;
};

/** Why nothing is charged for a subscription for now. */
export type RenewalHold =
  /** A bank disputes a payment and has not decided. */
  | 'DISPUTE'
  /** Payments moved to another provider; the card has to be entered again. */
  | 'PROVIDER';

/** What went wrong with `reportComment`. */
export type ReportCommentError = UserError & {
  __typename?: 'ReportCommentError';
  /** What is wrong. */
  code: ReportCommentErrorCode;
  /** Input field the failure belongs to; null when it concerns the whole input. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong with `reportComment`. */
export type ReportCommentErrorCode =
  /** The request is malformed. */
  | 'BAD_USER_INPUT'
  /** The comment is the viewer's own (`commentId`). */
  | 'FORBIDDEN'
  /** The `Idempotency-Key` was sent before with another report. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** No such comment is shown (`commentId`). */
  | 'NOT_FOUND'
  /** Too many reports within an hour. */
  | 'RATE_LIMITED'
  /** `reason` is too long. */
  | 'REASON_TOO_LONG'
  /** The viewer is not signed in. */
  | 'SESSION_REQUIRED';

/** A comment to be reported. */
export type ReportCommentInput = {
  /** Global id of the comment. */
  commentId: Scalars['ID']['input'];
  /** Why, in the viewer's words; up to 300 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `reportComment`. */
export type ReportCommentPayload = {
  __typename?: 'ReportCommentPayload';
  /** What went wrong; empty when nothing did. */
  errors: Array<ReportCommentError>;
  /** Whether the report is kept; several of one viewer count once. */
  reported: Scalars['Boolean']['output'];
};

/** An expected failure of `reportProblem`. */
export type ReportProblemError = UserError & {
  __typename?: 'ReportProblemError';
  /** What went wrong. */
  code: ReportProblemErrorCode;
  /** Input field the failure belongs to; null when it concerns the whole form. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong with `reportProblem`. */
export type ReportProblemErrorCode =
  /** The text is longer than 1,000 characters. */
  | 'COMMENT_LENGTH'
  /** The text cannot be an e-mail address. */
  | 'EMAIL_INVALID'
  /** The header `Idempotency-Key` was sent before with other data. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** The text is empty. */
  | 'MESSAGE_REQUIRED'
  /** `videoCode` cannot be the code of a video. */
  | 'NOT_FOUND'
  /** Too many tries in a short time. Try again later. */
  | 'RATE_LIMITED'
  /** A bearer was sent that is no longer valid. */
  | 'SESSION_REQUIRED';

/** A problem with the product or with one of its videos. */
export type ReportProblemInput = {
  /** 1 to 1,000 characters. */
  comment: Scalars['String']['input'];
  /** Where an answer goes; without one there is none. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Code of the video that the problem is with. */
  videoCode?: InputMaybe<Scalars['String']['input']>;
};

/** What `reportProblem` returns. */
export type ReportProblemPayload = {
  __typename?: 'ReportProblemPayload';
  /** Expected failures; empty after a success. */
  errors: Array<ReportProblemError>;
  /** Text to show when it has, in the language of the operation; null when `errors` is not empty. */
  message?: Maybe<Scalars['String']['output']>;
  /** Whether the message has arrived. */
  sent: Scalars['Boolean']['output'];
};

/** An expected failure of `requestDeleteCode`. */
export type RequestDeleteCodeError = UserError & {
  __typename?: 'RequestDeleteCodeError';
  /** What went wrong. */
  code: RequestDeleteCodeErrorCode;
  /** Input field the failure belongs to; null when it concerns the whole form. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong with `requestDeleteCode`. */
export type RequestDeleteCodeErrorCode =
  /** As many codes as 24 hours allow were already mailed. */
  | 'CODES_SPENT'
  /** The viewer has a password, which confirms the deletion. */
  | 'CONFIRM_WITH_PASSWORD'
  /** Too soon after the last code. */
  | 'RATE_LIMITED'
  /** Nobody is signed in, or the bearer is no longer valid. */
  | 'SESSION_REQUIRED';

/** What `requestDeleteCode` returns. */
export type RequestDeleteCodePayload = {
  __typename?: 'RequestDeleteCodePayload';
  /** Expected failures; empty after a success. */
  errors: Array<RequestDeleteCodeError>;
  /** How long the code can be used, e.g. 600; null when `errors` is not empty. */
  expiresInSeconds?: Maybe<Scalars['Int']['output']>;
  /** How long until another one may be asked for, e.g. 60; null when `errors` is not empty. */
  resendInSeconds?: Maybe<Scalars['Int']['output']>;
};

/** An expected failure of `requestEmailCode`. */
export type RequestEmailCodeError = UserError & {
  __typename?: 'RequestEmailCodeError';
  /** What went wrong. */
  code: RequestEmailCodeErrorCode;
  /** Input field the failure belongs to; null when it concerns the whole form. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong with `requestEmailCode`. */
export type RequestEmailCodeErrorCode =
  /** As many codes as 24 hours allow were already mailed. */
  | 'CODES_SPENT'
  /** The current password is wrong. */
  | 'CURRENT_WRONG'
  /** The text cannot be an e-mail address. */
  | 'EMAIL_INVALID'
  /** The e-mail address is empty. */
  | 'EMAIL_REQUIRED'
  /** Another account has this e-mail address. */
  | 'EMAIL_TAKEN'
  /** It is the viewer's address already. */
  | 'EMAIL_UNCHANGED'
  /** The header `Idempotency-Key` was sent before with other data. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** The viewer signs in with a provider and has no password: `forgotPassword` sets the first one. */
  | 'PASSWORD_NOT_SET'
  /** The password is empty. */
  | 'PASSWORD_REQUIRED'
  /** Too soon after the last code, or too many tries: `resendInSeconds` says when to try again. */
  | 'RATE_LIMITED'
  /** Nobody is signed in, or the bearer is no longer valid. */
  | 'SESSION_REQUIRED';

/** A new e-mail address, and the proof that the viewer asks. */
export type RequestEmailCodeInput = {
  /** New address; case and outer spaces do not matter. The code is mailed to it. */
  email: Scalars['String']['input'];
  /** Current password, never trimmed. */
  password: Scalars['String']['input'];
};

/** What `requestEmailCode` returns. */
export type RequestEmailCodePayload = {
  __typename?: 'RequestEmailCodePayload';
  /** Expected failures; empty after a success. */
  errors: Array<RequestEmailCodeError>;
  /** How long the mailed code can be used, e.g. 600; null when `errors` is not empty. */
  expiresInSeconds?: Maybe<Scalars['Int']['output']>;
  /** How long until another code may be asked for, e.g. 60; also beside RATE_LIMITED and CODES_SPENT, when it is known. */
  resendInSeconds?: Maybe<Scalars['Int']['output']>;
};

/** An expected failure of `resendVerification`. */
export type ResendVerificationError = UserError & {
  __typename?: 'ResendVerificationError';
  /** What went wrong. */
  code: ResendVerificationErrorCode;
  /** Input field the failure belongs to; null when it concerns the whole form. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong with `resendVerification`. */
export type ResendVerificationErrorCode =
  /** Too many tries in a short time. Try again later. */
  | 'RATE_LIMITED'
  /** Nobody is signed in, or the bearer is no longer valid. */
  | 'SESSION_REQUIRED';

/** What `resendVerification` returns. */
export type ResendVerificationPayload = {
  __typename?: 'ResendVerificationPayload';
  /** Expected failures; empty after a success. */
  errors: Array<ResendVerificationError>;
  /** Whether the mail is on its way, or nothing is left to prove. */
  sent: Scalars['Boolean']['output'];
};

/** An expected failure of `resetPassword`. */
export type ResetPasswordError = UserError & {
  __typename?: 'ResetPasswordError';
  /** What went wrong. */
  code: ResetPasswordErrorCode;
  /** Input field the failure belongs to; null when it concerns the whole form. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong with `resetPassword`. */
export type ResetPasswordErrorCode =
  /** `resetToken` is too old or was used. Begin again with `forgotPassword`. */
  | 'CODE_EXPIRED'
  /** The header `Idempotency-Key` was sent before with other data. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** The new password is shorter than 8 or longer than 128 characters, one character repeated, or the e-mail address. */
  | 'PASSWORD_INVALID'
  /** The two new passwords are not the same. */
  | 'PASSWORD_MISMATCH'
  /** A password is empty. */
  | 'PASSWORD_REQUIRED';

/** A new password instead of a forgotten one. */
export type ResetPasswordInput = {
  /** New password, 8 to 128 characters, never trimmed. */
  password: Scalars['String']['input'];
  /** The same password again. */
  passwordConfirmation: Scalars['String']['input'];
  /** From `checkCode`. */
  resetToken: Scalars['String']['input'];
};

/** What `resetPassword` returns. */
export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /** Whether the new password is set. Every session of the viewer is ended then: they sign in next. */
  changed: Scalars['Boolean']['output'];
  /** Expected failures; empty after a success. */
  errors: Array<ResetPasswordError>;
};

/** An expected failure of `resumeSubscription`. */
export type ResumeSubscriptionError = UserError & {
  __typename?: 'ResumeSubscriptionError';
  /** What went wrong. */
  code: ResumeSubscriptionErrorCode;
  /** Input field the failure belongs to, in camelCase; null when it concerns the whole form. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong in `resumeSubscription`. */
export type ResumeSubscriptionErrorCode =
  /** The viewer has no subscription that runs. */
  | 'NO_SUBSCRIPTION'
  /** Too many tries in a short time; wait a moment and try again. */
  | 'RATE_LIMITED'
  /** No bearer was sent, or it is no longer valid. */
  | 'SESSION_REQUIRED'
  /** The subscription is kept in an app store and can only be changed there. */
  | 'STORE_MANAGED';

/** Answer of `resumeSubscription`. */
export type ResumeSubscriptionPayload = {
  __typename?: 'ResumeSubscriptionPayload';
  /** Expected failures; empty when it worked. */
  errors: Array<ResumeSubscriptionError>;
  /** The subscription as it is now; null when `errors` is not empty. */
  subscription?: Maybe<ViewerSubscription>;
};

/** An expected failure of `revokeDevice`. */
export type RevokeDeviceError = UserError & {
  __typename?: 'RevokeDeviceError';
  /** What went wrong. */
  code: RevokeDeviceErrorCode;
  /** Input field the failure belongs to, in camelCase; null when it concerns the whole form. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong in `revokeDevice`. */
export type RevokeDeviceErrorCode =
  /** The viewer has no such device. */
  | 'NOT_FOUND'
  /** No bearer was sent, or it is no longer valid. */
  | 'SESSION_REQUIRED';

/** A device to sign out. */
export type RevokeDeviceInput = {
  /** `id` of the device. */
  deviceId: Scalars['ID']['input'];
};

/** Answer of `revokeDevice`. */
export type RevokeDevicePayload = {
  __typename?: 'RevokeDevicePayload';
  /** Expected failures; empty when it worked. */
  errors: Array<RevokeDeviceError>;
  /** Whether the device is signed out, with its bearer. */
  revoked: Scalars['Boolean']['output'];
};

/** A card of a row. */
export type RowItem = Channel | Show | Video;

/** What the cards of a row look like, and with that what they show. */
export type RowShape =
  /** Channels by their icons. */
  | 'ICON'
  /** Shorts by their portraits, 9:16. */
  | 'PORTRAIT'
  /** Shows by their posters, 2:3. */
  | 'POSTER'
  /** Videos by their thumbnails, 16:9. */
  | 'THUMBNAIL'
  /** What is on tonight. It has no items: read them from `schedule`. */
  | 'TONIGHT';

/** An expected failure of `savePreferences`. */
export type SavePreferencesError = UserError & {
  __typename?: 'SavePreferencesError';
  /** What went wrong. */
  code: SavePreferencesErrorCode;
  /** Input field the failure belongs to, in camelCase; null when it concerns the whole form. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong in `savePreferences`. */
export type SavePreferencesErrorCode =
  /** There are too many slugs. */
  | 'BAD_USER_INPUT'
  /** No channel or show has one of the slugs. */
  | 'NOT_FOUND'
  /** No bearer was sent, or it is no longer valid. */
  | 'SESSION_REQUIRED';

/** Choices to change; those that are left out stay. */
export type SavePreferencesInput = {
  /** Whether the next video begins by itself. */
  autoplay?: InputMaybe<Scalars['Boolean']['input']>;
  /** Captions; null takes the choice back. */
  captions?: InputMaybe<CaptionsChoice>;
  /** Slugs of channels, at most 50; empty takes the choice back. */
  channelSlugs?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether nothing that is watched is remembered. */
  historyPaused?: InputMaybe<Scalars['Boolean']['input']>;
  /** Slugs of shows that the viewer follows, at most 200; empty: none any more. */
  showSlugs?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Answer of `savePreferences`. */
export type SavePreferencesPayload = {
  __typename?: 'SavePreferencesPayload';
  /** Expected failures; empty when it worked. */
  errors: Array<SavePreferencesError>;
  /** All choices as they are now; null when nothing was changed. */
  preferences?: Maybe<Preferences>;
};

/** An expected failure of `saveProgress`. */
export type SaveProgressError = UserError & {
  __typename?: 'SaveProgressError';
  /** What went wrong. */
  code: SaveProgressErrorCode;
  /** Input field the failure belongs to, in camelCase; null when it concerns the whole form. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong in `saveProgress`. */
export type SaveProgressErrorCode =
  /** A number of seconds or a time is out of range. */
  | 'BAD_USER_INPUT'
  /** No published video has this code. */
  | 'NOT_FOUND'
  /** No bearer was sent, or it is no longer valid. */
  | 'SESSION_REQUIRED';

/** How far a video was watched on one device. */
export type SaveProgressInput = {
  /** Length of the video in whole seconds, at most a day. */
  durationSeconds: Scalars['Int']['input'];
  /** Where the viewer is, in whole seconds; beyond the end counts as the end. */
  positionSeconds: Scalars['Int']['input'];
  /** `code` of the video. */
  videoCode: Scalars['String']['input'];
  /** When that was, by the clock of the device; without it now. Of two devices the later wins, in whatever order their reports arrive. */
  watchedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Answer of `saveProgress`. */
export type SaveProgressPayload = {
  __typename?: 'SaveProgressPayload';
  /** Expected failures; empty when it worked. */
  errors: Array<SaveProgressError>;
  /** What is kept of the video now, which another device may have reported later; null when nothing is: the history is paused, or the video is live. */
  progress?: Maybe<Progress>;
};

/** Something that is on at a time: a programme of a channel or a live event. */
export type ScheduleEntry = Node & {
  __typename?: 'ScheduleEntry';
  /** Channel it is on; null when it is on none. */
  channel?: Maybe<Channel>;
  /** Key in addresses, the same in both languages; never changes. */
  code: Scalars['String']['output'];
  /** When it ends. */
  endsAt: Scalars['DateTime']['output'];
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Language that the title is really in. It differs from the one asked for when a translation is missing. */
  language: Locale;
  /** Whether it happens while it is shown; false when it is shown again. */
  live: Scalars['Boolean']['output'];
  /** When it begins. */
  startsAt: Scalars['DateTime']['output'];
  /** Picture, 16:9; null when there is none. */
  thumbnail?: Maybe<Picture>;
  /** Title in the language of the operation. */
  title: Scalars['String']['output'];
  /** When it, or what is written about it in `language`, last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Video to watch it by; null when there is none. */
  video?: Maybe<Video>;
  /** Whether the viewer will be reminded of it, by a reminder of its own or by that of the live event that it shows; null for visitors, and while it cannot be found out. */
  viewerHasReminder?: Maybe<Scalars['Boolean']['output']>;
};

/** A page of the schedule. */
export type ScheduleEntryConnection = {
  __typename?: 'ScheduleEntryConnection';
  /** Entries with their cursors. */
  edges: Array<ScheduleEntryEdge>;
  /** The same entries without cursors. */
  nodes: Array<ScheduleEntry>;
  /** Where this page stands in the list. */
  pageInfo: PageInfo;
};

/** An entry in the schedule. */
export type ScheduleEntryEdge = {
  __typename?: 'ScheduleEntryEdge';
  /** Opaque; stable while the list does not change before it. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: ScheduleEntry;
};

/** A page of what was found. */
export type SearchConnection = {
  __typename?: 'SearchConnection';
  /** The query that was used instead of the one given, when that had a typing mistake or was typed with the other keyboard layout; null when it was used as it is. */
  correctedQuery?: Maybe<Scalars['String']['output']>;
  /** How much was found of each kind. */
  counts: SearchCounts;
  /** What was found, with cursors. */
  edges: Array<SearchEdge>;
  /** The same without cursors. */
  nodes: Array<SearchHit>;
  /** Words of the query that were left out, as they were typed, because nothing was found with all of them; empty when every word was found. */
  omittedWords: Array<Scalars['String']['output']>;
  /** Where this page stands in the list. */
  pageInfo: PageInfo;
  /** How much was found; at most 1,000 is counted. */
  totalCount: Scalars['Int']['output'];
};

/** How much was found of each kind, before one is chosen: at most 1,000 is counted. */
export type SearchCounts = {
  __typename?: 'SearchCounts';
  /** Channels. */
  channels: Scalars['Int']['output'];
  /** Shows. */
  shows: Scalars['Int']['output'];
  /** Videos. */
  videos: Scalars['Int']['output'];
};

/** Something that was found, in its list. */
export type SearchEdge = {
  __typename?: 'SearchEdge';
  /** Opaque; stable while nothing is published that is found before it. */
  cursor: Scalars['String']['output'];
  /** What was found. */
  node: SearchHit;
};

/** What to search in. A hit must match every field that is given. */
export type SearchFilter = {
  /** Only what belongs to this channel (slug), and the channel itself. */
  channel?: InputMaybe<Scalars['String']['input']>;
  /** Only hits of this kind. */
  kind?: InputMaybe<SearchKind>;
  /** Only live events (true) or none of them (false). */
  live?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only videos of this many seconds or less, no fewer than `minSeconds`. */
  maxSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** Only videos of this many seconds or more: no shows, no channels, and no live events, which have no length yet. */
  minSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** Only what needs a subscription (true) or only what anybody may watch (false). */
  premium?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Something that was found. */
export type SearchHit = Channel | Show | Video;

/** What can be found. */
export type SearchKind =
  /** Channels. */
  | 'CHANNEL'
  /** Shows. */
  | 'SHOW'
  /** Videos of every kind. */
  | 'VIDEO';

/** A season of a show with something to watch in it. A show whose videos have no season numbers has no seasons. */
export type Season = Node & {
  __typename?: 'Season';
  /** How many of its episodes can be watched. */
  episodeCount: Scalars['Int']['output'];
  /** Its episodes by number. */
  episodes: VideoConnection;
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Language that the name is really in; null when it has none. */
  language?: Maybe<Locale>;
  /** Number that its videos have as `seasonNumber`. Unique within the show. */
  number: Scalars['Int']['output'];
  /** The show it is a season of. */
  show?: Maybe<Show>;
  /** Its name; null when it is called by its number. */
  title?: Maybe<Scalars['String']['output']>;
  /** Year in which it came out; null when editors wrote none. */
  year?: Maybe<Scalars['Int']['output']>;
};


/** A season of a show with something to watch in it. A show whose videos have no season numbers has no seasons. */
export type SeasonEpisodesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** An expected failure of `sendContactMessage`. */
export type SendContactMessageError = UserError & {
  __typename?: 'SendContactMessageError';
  /** What went wrong. */
  code: SendContactMessageErrorCode;
  /** Input field the failure belongs to; null when it concerns the whole form. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong with `sendContactMessage`. */
export type SendContactMessageErrorCode =
  /** The text cannot be an e-mail address. */
  | 'EMAIL_INVALID'
  /** The e-mail address is empty. */
  | 'EMAIL_REQUIRED'
  /** The header `Idempotency-Key` was sent before with other data. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** The text is shorter than 10 or longer than 300 characters. */
  | 'MESSAGE_LENGTH'
  /** The text is empty. */
  | 'MESSAGE_REQUIRED'
  /** The name has other characters than letters, spaces, apostrophes, hyphens and full stops. */
  | 'NAME_CHARACTERS'
  /** The name is shorter than 3 or longer than 50 characters. */
  | 'NAME_LENGTH'
  /** The name is empty. */
  | 'NAME_REQUIRED'
  /** Too many tries in a short time. Try again later. */
  | 'RATE_LIMITED'
  /** A bearer was sent that is no longer valid. */
  | 'SESSION_REQUIRED';

/** A message to the people of the product. */
export type SendContactMessageInput = {
  /** 10 to 300 characters. */
  content: Scalars['String']['input'];
  /** Where the answer goes. */
  email: Scalars['String']['input'];
  /** 3 to 50 letters, spaces, apostrophes, hyphens and full stops. */
  name: Scalars['String']['input'];
};

/** What `sendContactMessage` returns. */
export type SendContactMessagePayload = {
  __typename?: 'SendContactMessagePayload';
  /** Expected failures; empty after a success. */
  errors: Array<SendContactMessageError>;
  /** Text to show when it has, in the language of the operation; null when `errors` is not empty. */
  message?: Maybe<Scalars['String']['output']>;
  /** Whether the message has arrived. */
  sent: Scalars['Boolean']['output'];
};

/** An expected failure of `sendFeedback`. */
export type SendFeedbackError = UserError & {
  __typename?: 'SendFeedbackError';
  /** What went wrong. */
  code: SendFeedbackErrorCode;
  /** Input field the failure belongs to; null when it concerns the whole form. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong with `sendFeedback`. */
export type SendFeedbackErrorCode =
  /** The text is longer than 1,000 characters. */
  | 'COMMENT_LENGTH'
  /** The text cannot be an e-mail address. */
  | 'EMAIL_INVALID'
  /** The header `Idempotency-Key` was sent before with other data. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** The text is empty. */
  | 'MESSAGE_REQUIRED'
  /** Too many tries in a short time. Try again later. */
  | 'RATE_LIMITED'
  /** A bearer was sent that is no longer valid. */
  | 'SESSION_REQUIRED';

/** What somebody thinks of the product. */
export type SendFeedbackInput = {
  /** 1 to 1,000 characters. */
  comment: Scalars['String']['input'];
  /** Where an answer goes; without one there is none. */
  email?: InputMaybe<Scalars['String']['input']>;
};

/** What `sendFeedback` returns. */
export type SendFeedbackPayload = {
  __typename?: 'SendFeedbackPayload';
  /** Expected failures; empty after a success. */
  errors: Array<SendFeedbackError>;
  /** Text to show when it has, in the language of the operation; null when `errors` is not empty. */
  message?: Maybe<Scalars['String']['output']>;
  /** Whether the message has arrived. */
  sent: Scalars['Boolean']['output'];
};

/** A signed-in browser. */
export type Session = {
  __typename?: 'Session';
  /** When the bearer ends. Ask `session` again before then. */
  expiresAt: Scalars['DateTime']['output'];
  /** Bearer for the header `Authorization`; a JWT that lives ten minutes. */
  token: Scalars['String']['output'];
  /** Who is signed in. */
  viewer: Viewer;
};

/** A show: a series of videos with a page of its own at `/shows/{slug}`. */
export type Show = Node & {
  __typename?: 'Show';
  /** For whom it is, e.g. `PG` or `12+`; null when editors chose none. */
  ageRating?: Maybe<Scalars['String']['output']>;
  /** The areas of the site that it belongs to; empty when it belongs to none. */
  areas: Array<Area>;
  /** Channel that it belongs to; null when it has none. */
  channel?: Maybe<Channel>;
  /** What the show is about. */
  description: Scalars['String']['output'];
  /** How many of its episodes can be watched. */
  episodeCount: Scalars['Int']['output'];
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Whether it is watched or listened to. */
  kind: ShowKind;
  /** Language that title and description are really in. It differs from the one asked for when a translation is missing. */
  language: Locale;
  /** Who is seen or heard in it, spelled as in `language`; empty when editors named nobody. */
  people: Array<Scalars['String']['output']>;
  /** Picture, 9:16, without title. */
  portrait?: Maybe<Picture>;
  /** Picture, 2:3, with the title in the language of the operation. */
  poster?: Maybe<Picture>;
  /** Whether more than half of its episodes and matches need a paid subscription. */
  premium: Scalars['Boolean']['output'];
  /** Shows for the same taste: first those of its channel, then by the sport, people, areas and kind that they share; where two are equally near, the one that is seen more comes first. Never the show itself. */
  related?: Maybe<ShowConnection>;
  /** Seasons in their order; empty when its videos have no season numbers. Example: `{ show(slug: "couch-co-op") { seasons { number episodes(first: 3) { nodes { code title } } } } }` */
  seasons: Array<Season>;
  /** Key in addresses, the same in both languages, e.g. `respawn`. */
  slug: Scalars['String']['output'];
  /** Sport that it is about; null when it is about none. */
  sport?: Maybe<Sport>;
  /** Picture, 16:9, without title. */
  thumbnail?: Maybe<Picture>;
  /** Title in the language of the operation. */
  title: Scalars['String']['output'];
  /** The title in the other language, to be shown small beside the first; null when it is not translated. */
  titleEcho?: Maybe<Scalars['String']['output']>;
  /** When it, or what is written about it in `language`, last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Its videos: of one kind, or of all. Episodes are in the order of season and number, all others newest first. */
  videos: VideoConnection;
  /** Whether the viewer has saved it; null without a bearer, and without an error while it cannot be found out. */
  viewerHasSaved?: Maybe<Scalars['Boolean']['output']>;
  /** Year it began; null when editors wrote none. */
  year?: Maybe<Scalars['Int']['output']>;
};


/** A show: a series of videos with a page of its own at `/shows/{slug}`. */
export type ShowRelatedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** A show: a series of videos with a page of its own at `/shows/{slug}`. */
export type ShowVideosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  kind?: InputMaybe<VideoKind>;
};

/** A page of shows. */
export type ShowConnection = {
  __typename?: 'ShowConnection';
  /** Shows with their cursors. */
  edges: Array<ShowEdge>;
  /** The same shows without cursors. */
  nodes: Array<Show>;
  /** Where this page stands in the list. */
  pageInfo: PageInfo;
};

/** A show in a list. */
export type ShowEdge = {
  __typename?: 'ShowEdge';
  /** Opaque; stable while the list does not change before it. */
  cursor: Scalars['String']['output'];
  /** The show. */
  node: Show;
};

/** Which shows to list. A show must match every field that is given. */
export type ShowFilter = {
  /** Only shows of this area. */
  area?: InputMaybe<Area>;
  /** Only shows of this channel (slug). */
  channel?: InputMaybe<Scalars['String']['input']>;
  /** Only shows about this sport (slug). */
  sport?: InputMaybe<Scalars['String']['input']>;
};

/** Whether a show is watched or listened to. Both have episodes. */
export type ShowKind =
  /** Listened to. Its episodes are videos of kind `EPISODE` like any other. */
  | 'PODCAST'
  /** Watched. */
  | 'SERIES';

/** The order of a list of shows. */
export type ShowOrder =
  /** The order that editors chose. */
  | 'CURATED'
  /** The newest on the site first. */
  | 'NEWEST'
  /** By title, in the language of the operation. */
  | 'TITLE';

/** An expected failure of `signIn`. */
export type SignInError = UserError & {
  __typename?: 'SignInError';
  /** What went wrong. */
  code: SignInErrorCode;
  /** Input field the failure belongs to; null when it concerns the whole form. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong with `signIn`. */
export type SignInErrorCode =
  /** `csrfToken` does not belong to this browser. Ask `csrfToken` again. */
  | 'CSRF_INVALID'
  /** The account was deleted and can be recovered: `recovery` says how. */
  | 'DELETED_RECOVERABLE'
  /** No account has this e-mail address with this password. */
  | 'INCORRECT_CREDENTIALS'
  /** Too many tries in a short time. Try again later. */
  | 'RATE_LIMITED'
  /** Too many wrong passwords were tried for this account. `forgotPassword` opens it again at once. */
  | 'SIGN_IN_BY_MAIL';

/** E-mail and password of a viewer. */
export type SignInInput = {
  /** From `csrfToken`, asked by the same browser. */
  csrfToken: Scalars['String']['input'];
  /** E-mail address; case and outer spaces do not matter. */
  email: Scalars['String']['input'];
  /** Password, never trimmed. */
  password: Scalars['String']['input'];
};

/** What `signIn` returns. */
export type SignInPayload = {
  __typename?: 'SignInPayload';
  /** Expected failures; empty after a success. */
  errors: Array<SignInError>;
  /** With DELETED_RECOVERABLE: what recovers the account. Otherwise null. */
  recovery?: Maybe<AccountRecovery>;
  /** The new session; null when `errors` is not empty. Its cookie is set with the response. */
  session?: Maybe<Session>;
};

/** An expected failure of `signOut`. */
export type SignOutError = UserError & {
  __typename?: 'SignOutError';
  /** What went wrong. */
  code: SignOutErrorCode;
  /** Input field the failure belongs to; null when it concerns the whole form. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong with `signOut`. */
export type SignOutErrorCode =
  /** `csrfToken` does not belong to this browser. Ask `csrfToken` again. */
  | 'CSRF_INVALID'
  /** `csrfToken` is null or empty. */
  | 'CSRF_MISSING_SIGN_OUT';

/** The browser that signs out. */
export type SignOutInput = {
  /** From `csrfToken`, asked by the same browser; null or empty is answered CSRF_MISSING_SIGN_OUT. */
  csrfToken?: InputMaybe<Scalars['String']['input']>;
};

/** An expected failure of `signOutOtherDevices`. */
export type SignOutOtherDevicesError = UserError & {
  __typename?: 'SignOutOtherDevicesError';
  /** What went wrong. */
  code: SignOutOtherDevicesErrorCode;
  /** Input field the failure belongs to, in camelCase; null when it concerns the whole form. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong in `signOutOtherDevices`. */
export type SignOutOtherDevicesErrorCode =
  /** No bearer was sent, or it is no longer valid. */
  | 'SESSION_REQUIRED';

/** Answer of `signOutOtherDevices`. */
export type SignOutOtherDevicesPayload = {
  __typename?: 'SignOutOtherDevicesPayload';
  /** Expected failures; empty when it worked. */
  errors: Array<SignOutOtherDevicesError>;
  /** Whether this device is the only one that is signed in. */
  signedOut: Scalars['Boolean']['output'];
};

/** What `signOut` returns. */
export type SignOutPayload = {
  __typename?: 'SignOutPayload';
  /** Expected failures; empty after a success. */
  errors: Array<SignOutError>;
  /** Whether the session, its cookie and its bearer are ended. */
  signedOut: Scalars['Boolean']['output'];
};

/** Brand and contact data, written by editors. */
export type SiteSettings = {
  __typename?: 'SiteSettings';
  /** Name of the product in the language of the operation. */
  brand: Scalars['String']['output'];
  /** The brand's name in the other language. */
  brandEcho: Scalars['String']['output'];
  /** Address for questions. */
  contactEmail: Scalars['String']['output'];
  /** Last line of the footer, e.g. where the product is made; null when editors wrote none. */
  madeIn?: Maybe<Scalars['String']['output']>;
  /** Ways to pay, by the names on their badges, e.g. `VISA`. */
  paymentBadges: Array<Scalars['String']['output']>;
  /** Telephone numbers by country. */
  phones: Array<Phone>;
  /** One line under the brand; the default description of pages. */
  tagline: Scalars['String']['output'];
};

/** Invitation to install the app, for viewers with a phone, written by editors. */
export type SmartBanner = {
  __typename?: 'SmartBanner';
  /** Words of the button. */
  actionLabel: Scalars['String']['output'];
  /** Address of the app in Apple's App Store, for iOS; null when it is not there. */
  appStoreUrl?: Maybe<Scalars['String']['output']>;
  /** Address of the app in Google Play, for every other phone; null when it is not there. */
  googlePlayUrl?: Maybe<Scalars['String']['output']>;
  /** Language the words are really in. */
  language: Locale;
  /** One line: why the app is worth it. */
  text: Scalars['String']['output'];
  /** Name of the app, or a few words. */
  title: Scalars['String']['output'];
};

/** One of several sounds of a film. */
export type Sound = {
  __typename?: 'Sound';
  /** Address of the HLS playlist of this sound alone, signed like the stream. */
  audio: Scalars['String']['output'];
  /** What it is. */
  kind: SoundKind;
  /** Language as BCP 47 writes it, e.g. `ar`; null when it is not known. */
  language?: Maybe<Scalars['String']['output']>;
  /** Name unlike that of all other sounds of the film: the `NAME` in the playlist. */
  name: Scalars['String']['output'];
  /** Number of the sound in its film. */
  number: Scalars['Int']['output'];
  /** Name that an editor gave it; null when language and kind say it all. */
  title?: Maybe<Scalars['String']['output']>;
};

/** What a sound of a film is. */
export type SoundKind =
  /** The programme with louder dialogue, for people who hear less. */
  | 'CLEAR_SPEECH'
  /** People who talk about the film over it, such as its director. */
  | 'COMMENTARY'
  /** The programme with a voice that says what is seen, for people who do not see it. */
  | 'DESCRIPTION'
  /** The programme itself. */
  | 'PROGRAMME';

/** A sport, with a page of its own at `/sports/{slug}`. A video has the sport of its show. */
export type Sport = Node & {
  __typename?: 'Sport';
  /** One or two sentences about the sport; empty when editors wrote none. */
  description: Scalars['String']['output'];
  /** Picture, square; null when editors chose none. */
  icon?: Maybe<Picture>;
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Language that name and description are really in. It differs from the one asked for when a translation is missing. */
  language: Locale;
  /** Accent colour, `#rrggbb`; null when editors chose none. */
  light?: Maybe<Scalars['String']['output']>;
  /** Name in the language of the operation. */
  name: Scalars['String']['output'];
  /** Shows about it, in the order that editors chose. */
  shows: ShowConnection;
  /** Key in addresses, the same in both languages, e.g. `football`. */
  slug: Scalars['String']['output'];
  /** When it, or what is written about it in `language`, last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Videos of its shows, newest first: of one kind, or of all. */
  videos: VideoConnection;
};


/** A sport, with a page of its own at `/sports/{slug}`. A video has the sport of its show. */
export type SportShowsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** A sport, with a page of its own at `/sports/{slug}`. A video has the sport of its show. */
export type SportVideosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  kind?: InputMaybe<VideoKind>;
};

/** A page of sports. */
export type SportConnection = {
  __typename?: 'SportConnection';
  /** Sports with their cursors. */
  edges: Array<SportEdge>;
  /** The same sports without cursors. */
  nodes: Array<Sport>;
  /** Where this page stands in the list. */
  pageInfo: PageInfo;
  /** How many sports there are. */
  totalCount: Scalars['Int']['output'];
};

/** A sport in a list. */
export type SportEdge = {
  __typename?: 'SportEdge';
  /** Opaque; stable while the list does not change before it. */
  cursor: Scalars['String']['output'];
  /** The sport. */
  node: Sport;
};

/** A store in which a subscription is kept. */
export type Store =
  /** Apple's App Store. */
  | 'APPLE'
  /** Google Play. */
  | 'GOOGLE';

/** A stream that this viewer may play now. */
export type Stream = {
  __typename?: 'Stream';
  /** Address of the HLS playlist of the sound alone, signed like the stream, for viewers who save data: a fraction of the bytes of the smallest picture. Null for a live stream, for a film that has none (without sound, or made before there was this), and while media does not say. */
  audio?: Maybe<Scalars['String']['output']>;
  /** When the address stops working. Ask for `playback` again before then. */
  expiresAt: Scalars['DateTime']['output'];
  /** Whether the stream is live now. */
  live: Scalars['Boolean']['output'];
  /** Sounds to choose from, in their order: other languages, and special ones such as an audio description. The first programme is heard when nobody chooses. Empty for a film with one sound, for a live stream, and while media does not say. */
  sounds: Array<Sound>;
  /** Address of small pictures of the whole film for a preview while seeking, signed like the stream: a WebVTT file that says for each stretch of time which part (`#xywh=`) of which picture shows it. Null for a live stream. A film that is still being made answers 404 there. */
  storyboard?: Maybe<Scalars['String']['output']>;
  /** Captions; empty for a live stream. */
  tracks: Array<CaptionTrack>;
  /** Address of the HLS playlist on the site's origin. Its path carries expiry and signature, so relative addresses in it work as they are. Asked with a browser key (`pk_`), it also carries the page's origin, and pages of that origin may read the playlist and everything that it names. */
  url: Scalars['String']['output'];
};

/** An expected failure of `subscribe`. */
export type SubscribeError = UserError & {
  __typename?: 'SubscribeError';
  /** What went wrong. */
  code: SubscribeErrorCode;
  /** Input field the failure belongs to, in camelCase; null when it concerns the whole form. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong in `subscribe`. */
export type SubscribeErrorCode =
  /** The payment was not finished in time. */
  | 'ABANDONED'
  /** A subscription runs already. */
  | 'ALREADY_SUBSCRIBED'
  /** The viewer has named a friend's code before. */
  | 'ALREADY_USED'
  /** The payment was not confirmed with the bank. */
  | 'AUTHENTICATION_FAILED'
  /** The card has expired. */
  | 'CARD_EXPIRED'
  /** Nobody has the `referralCode`. */
  | 'CODE_INVALID'
  /** The promo code is unknown, over, used up or not for this plan; which of them is not told. */
  | 'COUPON_INVALID'
  /** The bank declined the payment, or the payment token is no token. */
  | 'DECLINED'
  /** The header `Idempotency-Key` was sent before with other data. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** There is not enough money on the card. */
  | 'INSUFFICIENT_FUNDS'
  /** It is the viewer's own code. */
  | 'OWN_CODE'
  /** `paymentMethod` cannot be used here. */
  | 'PAYMENT_METHOD_REQUIRED'
  /** Another payment of the viewer is being processed. */
  | 'PAYMENT_UNDER_WAY'
  /** `planId` is empty. */
  | 'PLAN_REQUIRED'
  /** `planId` is not a plan that can be paid for. */
  | 'PLAN_UNKNOWN'
  /** Too many tries in a short time; wait a moment and try again. */
  | 'RATE_LIMITED'
  /** The owner of the code joined after the viewer. */
  | 'REFERRAL_LATER'
  /** No bearer was sent, or it is no longer valid. */
  | 'SESSION_REQUIRED'
  /** The card has had its free trial before; what its check took is given back, and the next order pays the price. */
  | 'TRIAL_USED';

/** What a viewer subscribes to, and how it is paid. */
export type SubscribeInput = {
  /** CARD or APPLE_PAY. */
  paymentMethod: SubscriptionPaymentMethod;
  /** One-time token of the payment provider's own field; without it the viewer goes on at the payment's `redirectUrl`. Never card data. */
  paymentToken?: InputMaybe<Scalars['String']['input']>;
  /** `id` of the plan to subscribe to. */
  planId: Scalars['ID']['input'];
  /** Promo code as it was typed, e.g. `EID2026`. */
  promoCode?: InputMaybe<Scalars['String']['input']>;
  /** Code of the friend who brought the viewer, as it was typed. */
  referralCode?: InputMaybe<Scalars['String']['input']>;
};

/** An expected failure of `subscribeNewsletter`. */
export type SubscribeNewsletterError = UserError & {
  __typename?: 'SubscribeNewsletterError';
  /** What went wrong. */
  code: SubscribeNewsletterErrorCode;
  /** Input field the failure belongs to; null when it concerns the whole form. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong with `subscribeNewsletter`. */
export type SubscribeNewsletterErrorCode =
  /** No category is chosen. */
  | 'CATEGORY_REQUIRED'
  /** The text cannot be an e-mail address. */
  | 'EMAIL_INVALID'
  /** The e-mail address is empty. */
  | 'EMAIL_REQUIRED'
  /** The header `Idempotency-Key` was sent before with other data. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** Too many tries in a short time. Try again later. */
  | 'RATE_LIMITED';

/** A subscription to the newsletter. */
export type SubscribeNewsletterInput = {
  /** Subjects to get mails about; at least one. */
  categories: Array<NewsletterCategory>;
  /** E-mail address; case and outer spaces do not matter. */
  email: Scalars['String']['input'];
};

/** What `subscribeNewsletter` returns. */
export type SubscribeNewsletterPayload = {
  __typename?: 'SubscribeNewsletterPayload';
  /** Expected failures; empty after a success. */
  errors: Array<SubscribeNewsletterError>;
  /** Whether the address is subscribed now. The response is the same for a new address and for one that was subscribed before, so nobody learns who is. */
  subscribed: Scalars['Boolean']['output'];
};

/** Answer of `subscribe`. */
export type SubscribePayload = {
  __typename?: 'SubscribePayload';
  /** Expected failures; empty when it worked. A payment that was refused at once is reported here and in `payment.failure`. */
  errors: Array<SubscribeError>;
  /** The payment by which it happens; null when nothing was begun. The subscription begins when it succeeds. */
  payment?: Maybe<Payment>;
};

/** Events as they happen, over server-sent events: send the operation by POST or GET to `/graphql` with `Accept: text/event-stream` (protocol of `graphql-sse`, distinct connections). A query is answered there too, as one event. A subscription has one field. A comment line comes every 12 seconds; a stream without one for 30 seconds is dead. Reconnect after a random pause: events of the meantime are not repeated, so read again what you show. */
export type Subscription = {
  __typename?: 'Subscription';
  /** Each new public comment under a video, as it appears, replies too: those have a `parentId`. NOT_FOUND when there is no such video. Example: `subscription { commentAdded(videoCode: "h9mjgw3p") { parentId author { name } text createdAt } }` */
  commentAdded?: Maybe<Comment>;
  /** The state of the published content: at once, and whenever something is published or answers become old or current. Compare `contentVersion` with the one you have, and read again when it has grown. Example: `subscription { contentChanged { contentVersion stale } }` */
  contentChanged?: Maybe<ContentChange>;
  /** A video: at once, and whenever its `liveState` changes or the video is edited. NOT_FOUND when there is no such video, null once it is taken away. Example: `subscription { liveState(videoCode: "5qpsq9yu") { title liveState } }` */
  liveState?: Maybe<Video>;
  /** What happens to the viewer whose access token opens the stream. Without a valid one it is UNAUTHENTICATED. The stream goes on when the token expires, as long as the session lasts, and completes after an hour: open it again with the current token. Example: `subscription { viewerChanged { kind viewer { hasSubscription } } }` */
  viewerChanged?: Maybe<ViewerChange>;
};


/** Events as they happen, over server-sent events: send the operation by POST or GET to `/graphql` with `Accept: text/event-stream` (protocol of `graphql-sse`, distinct connections). A query is answered there too, as one event. A subscription has one field. A comment line comes every 12 seconds; a stream without one for 30 seconds is dead. Reconnect after a random pause: events of the meantime are not repeated, so read again what you show. */
export type SubscriptionCommentAddedArgs = {
  videoCode: Scalars['String']['input'];
};


/** Events as they happen, over server-sent events: send the operation by POST or GET to `/graphql` with `Accept: text/event-stream` (protocol of `graphql-sse`, distinct connections). A query is answered there too, as one event. A subscription has one field. A comment line comes every 12 seconds; a stream without one for 30 seconds is dead. Reconnect after a random pause: events of the meantime are not repeated, so read again what you show. */
export type SubscriptionLiveStateArgs = {
  videoCode: Scalars['String']['input'];
};

/** How a subscription is paid. */
export type SubscriptionPaymentMethod =
  /** By Apple's store, which takes the money itself. */
  | 'APPLE'
  /** By Apple Pay. */
  | 'APPLE_PAY'
  /** By card. */
  | 'CARD'
  /** By Google's store, which takes the money itself. */
  | 'GOOGLE'
  /** By a voucher; it ends by itself. */
  | 'VOUCHER';

/** What a subscription is doing. */
export type SubscriptionStatus =
  /** Paid, and renews by itself. */
  | 'ACTIVE'
  /** Runs until `endsAt`, then the free plan. */
  | 'CANCELLED'
  /** Nothing runs: the free plan. */
  | 'FREE'
  /** The renewal could not be charged yet; watching goes on until `endsAt`. */
  | 'PAST_DUE'
  /** The first days, free; the fee follows unless it is cancelled. */
  | 'TRIAL';

/** A title for what has been typed so far. */
export type Suggestion = {
  __typename?: 'Suggestion';
  /** Key in addresses: the slug of a show or channel, the code of a video. */
  key: Scalars['String']['output'];
  /** What it is the title of. */
  kind: SearchKind;
  /** The show, video or channel itself, for its picture and its names; null when it was unpublished a moment ago. */
  record?: Maybe<SearchHit>;
  /** Title in the language of the operation. */
  text: Scalars['String']['output'];
};

/** An expected failure of `unsubscribeNewsletter`. */
export type UnsubscribeNewsletterError = UserError & {
  __typename?: 'UnsubscribeNewsletterError';
  /** What went wrong. */
  code: UnsubscribeNewsletterErrorCode;
  /** Input field the failure belongs to; null when it concerns the whole form. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong with `unsubscribeNewsletter`. */
export type UnsubscribeNewsletterErrorCode =
  /** Too many tries in a short time. Try again later. */
  | 'RATE_LIMITED'
  /** The link is not complete, or is not one of ours. */
  | 'UNSUBSCRIBE_INVALID';

/** A link that ends a subscription. */
export type UnsubscribeNewsletterInput = {
  /** The parameter `token` of the link. */
  token: Scalars['String']['input'];
};

/** What `unsubscribeNewsletter` returns. */
export type UnsubscribeNewsletterPayload = {
  __typename?: 'UnsubscribeNewsletterPayload';
  /** Expected failures; empty after a success. */
  errors: Array<UnsubscribeNewsletterError>;
  /** Whether the address of the link gets no newsletter from now on; true however often the link is used. */
  unsubscribed: Scalars['Boolean']['output'];
};

/** An expected failure of `updateNewsletter`. */
export type UpdateNewsletterError = UserError & {
  __typename?: 'UpdateNewsletterError';
  /** What went wrong. */
  code: UpdateNewsletterErrorCode;
  /** Input field the failure belongs to, in camelCase; null when it concerns the whole form. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong in `updateNewsletter`. */
export type UpdateNewsletterErrorCode =
  /** The viewer has not proven yet that the address is theirs. */
  | 'EMAIL_UNVERIFIED'
  /** Too many tries in a short time; wait a moment and try again. */
  | 'RATE_LIMITED'
  /** No bearer was sent, or it is no longer valid. */
  | 'SESSION_REQUIRED';

/** What the viewer's own address is to be subscribed to. */
export type UpdateNewsletterInput = {
  /** What to be told about; empty to unsubscribe. */
  categories: Array<NewsletterCategory>;
};

/** Answer of `updateNewsletter`. */
export type UpdateNewsletterPayload = {
  __typename?: 'UpdateNewsletterPayload';
  /** Expected failures; empty when it worked. */
  errors: Array<UpdateNewsletterError>;
  /** As it is now; null when `errors` is not empty. */
  newsletter?: Maybe<NewsletterSubscription>;
};

/** An expected failure of `updateProfile`. */
export type UpdateProfileError = UserError & {
  __typename?: 'UpdateProfileError';
  /** What went wrong. */
  code: UpdateProfileErrorCode;
  /** Input field the failure belongs to; null when it concerns the whole form. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong with `updateProfile`. */
export type UpdateProfileErrorCode =
  /** The header `Idempotency-Key` was sent before with other data. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** The name carries a link, an e-mail address or a phone number. */
  | 'NAME_LINK'
  /** The name has no visible character. */
  | 'NAME_REQUIRED'
  /** The name is longer than 100 characters. */
  | 'NAME_TOO_LONG'
  /** Nobody is signed in, or the bearer is no longer valid. */
  | 'SESSION_REQUIRED';

/** What viewers can change about themselves. */
export type UpdateProfileInput = {
  /** Full name, up to 100 characters. */
  name: Scalars['String']['input'];
};

/** What `updateProfile` returns. */
export type UpdateProfilePayload = {
  __typename?: 'UpdateProfilePayload';
  /** Expected failures; empty after a success. */
  errors: Array<UpdateProfileError>;
  /** The viewer as they are now; null when `errors` is not empty. */
  viewer?: Maybe<Viewer>;
};

/** What every expected failure of a mutation has. Each mutation has a type of its own that adds `code`, from the closed list of what can go wrong there. */
export type UserError = {
  /** Input field the failure belongs to, in camelCase; null when it concerns the whole form. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** An expected failure of `verifyEmail`. */
export type VerifyEmailError = UserError & {
  __typename?: 'VerifyEmailError';
  /** What went wrong. */
  code: VerifyEmailErrorCode;
  /** Input field the failure belongs to; null when it concerns the whole form. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** What can go wrong with `verifyEmail`. */
export type VerifyEmailErrorCode =
  /** The link is too old, or is not one of ours. `resendVerification` mails a new one. */
  | 'LINK_EXPIRED';

/** A link that proves an e-mail address. */
export type VerifyEmailInput = {
  /** The parameter `token` of the link. */
  token: Scalars['String']['input'];
};

/** What `verifyEmail` returns. */
export type VerifyEmailPayload = {
  __typename?: 'VerifyEmailPayload';
  /** Expected failures; empty after a success. */
  errors: Array<VerifyEmailError>;
  /** Whether the address is proven now; also true for a link that was opened before. */
  verified: Scalars['Boolean']['output'];
};

/** A video of the catalogue, watched at `/watch/{code}`. */
export type Video = Node & {
  __typename?: 'Video';
  /** Channel it belongs to; null when it has none. */
  channel?: Maybe<Channel>;
  /** Its chapters in order, 50 at most; empty when there are none. The first one may begin after second 0. Example: `{ video(code: "wx4re557") { chapters { startSeconds title } } }` */
  chapters: Array<Chapter>;
  /** Key in addresses, e.g. `h9mjgw3p`; never changes. */
  code: Scalars['String']['output'];
  /** How many comments and replies everybody can read; null while it cannot be found out. */
  commentCount?: Maybe<Scalars['Int']['output']>;
  /** Seconds that comments and replies speak about, in the order of the video; of more than 200 those with the most comments. Null while they cannot be found out. Example: `{ video(code: "h9mjgw3p") { commentMoments { positionSeconds commentCount } } }` */
  commentMoments?: Maybe<Array<CommentMoment>>;
  /** Comments that everybody can read, without replies: those are below each comment. Null, with an error, while they cannot be read. */
  comments?: Maybe<CommentConnection>;
  /** What happens in it. */
  description: Scalars['String']['output'];
  /** Length in seconds; null for live events. */
  durationSeconds?: Maybe<Scalars['Int']['output']>;
  /** When the live event ends; null when `live` is false or the end is open. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of the episode; null when it is not one. */
  episodeNumber?: Maybe<Scalars['Int']['output']>;
  /** State of its film, at most 2 seconds old. Null while it cannot be found out. Example: `{ video(code: "h9mjgw3p") { film { state progress playable } } }` */
  film?: Maybe<Film>;
  /** Global id. */
  id: Scalars['ID']['output'];
  /** What it is to its show. */
  kind: VideoKind;
  /** Language that title and description are really in. It differs from the one asked for when a translation is missing. */
  language: Locale;
  /** Channel whose schedule a live video plays, as a linear channel: what is on now is in its `schedule`. Null for everything else. Example: `{ video(code: "q2dcnfdt") { linearChannel { slug } } }` */
  linearChannel?: Maybe<Channel>;
  /** Whether it is a live event (and not yet a recording). */
  live: Scalars['Boolean']['output'];
  /** Where the live event stands; null when `live` is false. */
  liveState?: Maybe<LiveState>;
  /** What plays after it: the next episode of its show, by season and number; after the last episode, the newest recording of its channel that is no episode of that show; after everything else, the newest recording of its channel. Null when nothing follows. */
  next?: Maybe<Video>;
  /** Episode that follows it in its show; null when it is not an episode, and for the last one. */
  nextEpisode?: Maybe<Video>;
  /** Who is seen or heard in it, spelled as in `language`; empty when editors named nobody. */
  people: Array<Scalars['String']['output']>;
  /** Address to play it from, for this viewer: the only source of stream addresses. On POST only, never cached. Null, with an error, while it cannot be found out. Example: `{ video(code: "h9mjgw3p") { playback { stream { url expiresAt } errors { code message } } } }` */
  playback?: Maybe<Playback>;
  /** Picture, 9:16, with the title; null except for shorts. */
  portrait?: Maybe<Picture>;
  /** Whether a paid subscription is needed. */
  premium: Scalars['Boolean']['output'];
  /** When it was first published. */
  publishedAt: Scalars['DateTime']['output'];
  /** Whether it is a recording, of an event or of anything else. */
  recorded: Scalars['Boolean']['output'];
  /** What to watch beside it, 50 at most: videos of its show, then of its sport, then of its channel, each newest first. Never the video itself, nothing unreleased and no event that is over. Example: `{ video(code: "h9mjgw3p") { related(first: 5) { nodes { code title } } } }` */
  related?: Maybe<VideoConnection>;
  /** Episodes of its season in their order, itself among them; those of its show when that has no seasons. 30 at most: of more, those around it. Empty when it is not an episode. Example: `{ video(code: "h9mjgw3p") { seasonEpisodes { code title episodeNumber } } }` */
  seasonEpisodes: Array<Video>;
  /** Number of its season; null when it belongs to none. */
  seasonNumber?: Maybe<Scalars['Int']['output']>;
  /** Show it belongs to; null when it stands alone. */
  show?: Maybe<Show>;
  /** Sport of its show; null when it has none. */
  sport?: Maybe<Sport>;
  /** When the live event begins; null when `live` is false. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Picture, 16:9, without title. */
  thumbnail?: Maybe<Picture>;
  /** Title in the language of the operation. */
  title: Scalars['String']['output'];
  /** When it, or what is written about it in `language`, last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** The viewer's own comments that nobody else sees, newest first, 50 at most: they wait for a moderator, were refused or taken away. Null without a token. */
  viewerComments?: Maybe<Array<Comment>>;
  /** Whether the viewer has saved it; null without a bearer, and without an error while it cannot be found out. */
  viewerHasSaved?: Maybe<Scalars['Boolean']['output']>;
  /** How far the viewer has watched it; null when never, without a bearer, and without an error while it cannot be found out. */
  viewerProgress?: Maybe<Progress>;
  /** How often it was seen: counted once for each session and day, after 10 seconds played, or half of the video where that is less. At most a minute and a hundredth behind; null while it cannot be found out. */
  views?: Maybe<Scalars['Int']['output']>;
};


/** A video of the catalogue, watched at `/watch/{code}`. */
export type VideoCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  fromSecond?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: CommentOrder;
};


/** A video of the catalogue, watched at `/watch/{code}`. */
export type VideoRelatedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** A page of videos. */
export type VideoConnection = {
  __typename?: 'VideoConnection';
  /** Videos with their cursors. */
  edges: Array<VideoEdge>;
  /** The same videos without cursors. */
  nodes: Array<Video>;
  /** Where this page stands in the list. */
  pageInfo: PageInfo;
};

/** A video in a list. */
export type VideoEdge = {
  __typename?: 'VideoEdge';
  /** Opaque; stable while the list does not change before it. */
  cursor: Scalars['String']['output'];
  /** The video. */
  node: Video;
};

/** Which videos to list. A video must match every field that is given. */
export type VideoFilter = {
  /** Only videos of shows of this area. */
  area?: InputMaybe<Area>;
  /** Only videos of this channel (slug). */
  channel?: InputMaybe<Scalars['String']['input']>;
  /** Only videos of this kind. */
  kind?: InputMaybe<VideoKind>;
  /** Only live events (true) or only recordings (false). */
  live?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only videos that need a subscription (true) or only free ones (false). */
  premium?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only videos of the season of this number. */
  season?: InputMaybe<Scalars['Int']['input']>;
  /** Only videos of this show (slug). */
  show?: InputMaybe<Scalars['String']['input']>;
  /** Only videos of shows about this sport (slug). */
  sport?: InputMaybe<Scalars['String']['input']>;
};

/** What a video is to its show. */
export type VideoKind =
  /** A short cut of something longer. */
  | 'CLIP'
  /** A numbered part of a show. */
  | 'EPISODE'
  /** The best moments of a match. */
  | 'HIGHLIGHT'
  /** A whole match or event. */
  | 'MATCH'
  /** An upright video of under a minute. */
  | 'SHORT';

/** The order of a list of videos. */
export type VideoOrder =
  /** The newest first. */
  | 'NEWEST'
  /** The oldest first. */
  | 'OLDEST';

/** The person who is signed in. Everything that is theirs hangs here; each of these fields is null when it cannot be read just now, and the others are still answered. */
export type Viewer = Node & {
  __typename?: 'Viewer';
  /** What the viewer has begun and not finished, watched last first. What is no longer published is left out. */
  continueWatching?: Maybe<ContinueWatchingConnection>;
  /** Everything that is kept about the viewer, as one file. Ten times an hour, then `RATE_LIMITED`. */
  dataExport?: Maybe<DataExport>;
  /** Where the viewer is signed in, last seen first, 100 at most. */
  devices?: Maybe<Array<Device>>;
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** Whether it is proven that the address is theirs. */
  emailVerified: Scalars['Boolean']['output'];
  /** What the viewer may watch. */
  entitlement: Entitlement;
  /** Shorts of the channels that the viewer chose, newest first: the newest 50 of each. Empty without a choice. Example: `{ viewer { followedShorts(first: 5) { nodes { code title } } } }` */
  followedShorts?: Maybe<VideoConnection>;
  /** Recordings of the shows that the viewer follows and of the chosen channels, newest first: of each show its newest one, among the newest 50 of each. No shorts. Empty when nothing is followed. Example: `{ viewer { followedVideos(first: 12) { nodes { code title } } } }` */
  followedVideos?: Maybe<VideoConnection>;
  /** False for a viewer who only signs in with a provider: then `forgotPassword` sets the first password, and `requestDeleteCode` stands in for it. */
  hasPassword: Scalars['Boolean']['output'];
  /** Whether a paid subscription is active, its trial included. What it is and how it is paid is in `subscription`. */
  hasSubscription: Scalars['Boolean']['output'];
  /** Identity of the viewer. */
  id: Scalars['ID']['output'];
  /** Full name, as the viewer wrote it. */
  name: Scalars['String']['output'];
  /** The newsletter of the viewer's own address. */
  newsletter?: Maybe<NewsletterSubscription>;
  /** One payment, as it stands now: while it is pending the payment provider is asked. Null for a payment that is not the viewer's. */
  payment?: Maybe<Payment>;
  /** All payments, the newest first, card checks with their refunds included. */
  payments?: Maybe<PaymentConnection>;
  /** What the viewer has chosen for the player and the home page. */
  preferences?: Maybe<Preferences>;
  /** One receipt; null for a receipt that is not the viewer's. */
  receipt?: Maybe<Receipt>;
  /** All receipts, the newest first. */
  receipts?: Maybe<ReceiptConnection>;
  /** Shows like the one that the viewer watched or saved last. Nothing else about the viewer counts; while the history is paused, only what was saved. Null when nothing was watched or saved, and when nothing is near. Example: `{ viewer { recommendation { reason source { title } shows { slug title } } } }` */
  recommendation?: Maybe<Recommendation>;
  /** The viewer's own referral code, to be given to friends. */
  referralCode?: Maybe<ReferralCode>;
  /** What the viewer will be reminded of, earliest first, at most 100. */
  reminders?: Maybe<Array<Reminder>>;
  /** The subscription, the free plan included. */
  subscription?: Maybe<ViewerSubscription>;
  /** What the viewer has watched, finished or not, watched last first; each video once. What is no longer published is left out. */
  watchHistory?: Maybe<WatchHistoryConnection>;
  /** What the viewer has saved, newest first. What is no longer published is left out. */
  watchlist?: Maybe<WatchlistConnection>;
  /** The shows that the viewer has saved, newest first. What is no longer published is left out; videos are in `watchlist`. */
  watchlistShows?: Maybe<WatchlistShowConnection>;
};


/** The person who is signed in. Everything that is theirs hangs here; each of these fields is null when it cannot be read just now, and the others are still answered. */
export type ViewerContinueWatchingArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** The person who is signed in. Everything that is theirs hangs here; each of these fields is null when it cannot be read just now, and the others are still answered. */
export type ViewerFollowedShortsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** The person who is signed in. Everything that is theirs hangs here; each of these fields is null when it cannot be read just now, and the others are still answered. */
export type ViewerFollowedVideosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** The person who is signed in. Everything that is theirs hangs here; each of these fields is null when it cannot be read just now, and the others are still answered. */
export type ViewerPaymentArgs = {
  code: Scalars['String']['input'];
};


/** The person who is signed in. Everything that is theirs hangs here; each of these fields is null when it cannot be read just now, and the others are still answered. */
export type ViewerPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** The person who is signed in. Everything that is theirs hangs here; each of these fields is null when it cannot be read just now, and the others are still answered. */
export type ViewerReceiptArgs = {
  number: Scalars['String']['input'];
};


/** The person who is signed in. Everything that is theirs hangs here; each of these fields is null when it cannot be read just now, and the others are still answered. */
export type ViewerReceiptsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** The person who is signed in. Everything that is theirs hangs here; each of these fields is null when it cannot be read just now, and the others are still answered. */
export type ViewerWatchHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** The person who is signed in. Everything that is theirs hangs here; each of these fields is null when it cannot be read just now, and the others are still answered. */
export type ViewerWatchlistArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** The person who is signed in. Everything that is theirs hangs here; each of these fields is null when it cannot be read just now, and the others are still answered. */
export type ViewerWatchlistShowsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** A change of the viewer, made anywhere. */
export type ViewerChange = {
  __typename?: 'ViewerChange';
  /** What happened. */
  kind: ViewerChangeKind;
  /** The viewer after it; null when the session has ended, or when the access token that opened the stream has expired: read `viewer` with a new one. */
  viewer?: Maybe<Viewer>;
};

/** What happened to the viewer. */
export type ViewerChangeKind =
  /** The session of the access token has ended: signed out, revoked on another device, or ended by a new password. The stream completes after it. */
  | 'SESSION_ENDED'
  /** The viewer's subscription began, ended or changed. */
  | 'SUBSCRIPTION_CHANGED';

/** What the viewer has subscribed to, and how it is paid. A viewer without a paid plan has one too, with the status `FREE`. */
export type ViewerSubscription = {
  __typename?: 'ViewerSubscription';
  /** Card that is charged; null when a store or nobody is. */
  card?: Maybe<PaymentCard>;
  /** Last month in which that card is valid, e.g. `2029-08`; null when it is not known. */
  cardExpires?: Maybe<Scalars['String']['output']>;
  /** When watching ends unless something is paid; null while it renews, and on the free plan. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** When a period costs `price` again, after the periods that a promo code makes cheaper; null when the next payment does already. */
  fullPriceAt?: Maybe<Scalars['DateTime']['output']>;
  /** What is taken then, promo code included; null with `nextPaymentAt`. */
  nextPayment?: Maybe<Money>;
  /** When money is taken next; null when none will be, or when a store takes it. */
  nextPaymentAt?: Maybe<Scalars['DateTime']['output']>;
  /** Plan from the next period on, when it is another one; else null. */
  nextPlan?: Maybe<Plan>;
  /** How it is paid; null on the free plan. */
  paymentMethod?: Maybe<SubscriptionPaymentMethod>;
  /** Plan that runs; null on the free plan, and when the plan is no longer sold. */
  plan?: Maybe<Plan>;
  /** What one period costs this viewer until the plan is changed; null on the free plan. */
  price?: Maybe<Money>;
  /** When the viewer registered. */
  registeredAt: Scalars['DateTime']['output'];
  /** Why nothing is charged for now; watching goes on until `endsAt`. Null when it renews as usual. */
  renewalHold?: Maybe<RenewalHold>;
  /** When it began; null on the free plan. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it is doing. */
  status: SubscriptionStatus;
  /** Whether subscribing now would begin with the free days of a trial; false while something runs. */
  trialAvailable: Scalars['Boolean']['output'];
  /** When the first fee falls due; null unless on trial. */
  trialEndsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether advertising is shown. */
  withAds: Scalars['Boolean']['output'];
};

/** What a voucher gave. */
export type VoucherGrant = {
  __typename?: 'VoucherGrant';
  /** When it ends by itself. */
  endsAt: Scalars['DateTime']['output'];
  /** Plan that runs now; null when it is no longer sold. */
  plan?: Maybe<Plan>;
};

/** A page of what the viewer has watched. */
export type WatchHistoryConnection = {
  __typename?: 'WatchHistoryConnection';
  /** Videos with their cursors. */
  edges: Array<WatchHistoryEdge>;
  /** The same videos without cursors. */
  nodes: Array<Video>;
  /** Where this page stands. */
  pageInfo: PageInfo;
};

/** A video that the viewer has watched. */
export type WatchHistoryEdge = {
  __typename?: 'WatchHistoryEdge';
  /** Opaque; stable while the list does not change before it. */
  cursor: Scalars['String']['output'];
  /** The video. */
  node: Video;
  /** How far it was watched, and when. */
  progress: Progress;
};

/** A page of the videos that the viewer has saved. */
export type WatchlistConnection = {
  __typename?: 'WatchlistConnection';
  /** Videos with their cursors. */
  edges: Array<WatchlistEdge>;
  /** The same videos without cursors. */
  nodes: Array<Video>;
  /** Where this page stands. */
  pageInfo: PageInfo;
};

/** A video that the viewer has saved. */
export type WatchlistEdge = {
  __typename?: 'WatchlistEdge';
  /** When it was saved. */
  addedAt: Scalars['DateTime']['output'];
  /** Opaque; stable while the list does not change before it. */
  cursor: Scalars['String']['output'];
  /** The video. */
  node: Video;
};

/** A page of the shows that the viewer has saved. */
export type WatchlistShowConnection = {
  __typename?: 'WatchlistShowConnection';
  /** Shows with their cursors. */
  edges: Array<WatchlistShowEdge>;
  /** The same shows without cursors. */
  nodes: Array<Show>;
  /** Where this page stands. */
  pageInfo: PageInfo;
};

/** A show that the viewer has saved. */
export type WatchlistShowEdge = {
  __typename?: 'WatchlistShowEdge';
  /** When it was saved. */
  addedAt: Scalars['DateTime']['output'];
  /** Opaque; stable while the list does not change before it. */
  cursor: Scalars['String']['output'];
  /** The show. */
  node: Show;
};

/** The devices and apps on which Sahra can be watched or heard. */
export type WhereToWatchPage = Node & Page & {
  __typename?: 'WhereToWatchPage';
  /** Groups in the editors' order, each kind at most once. */
  groups: Array<PlatformGroup>;
  /** Global id of the page: opaque, and the same in every language. */
  id: Scalars['ID']['output'];
  /** Language the copy is really in. */
  language: Locale;
  /** Sentence or two under the heading. */
  lead: Scalars['String']['output'];
  /** Always `where-to-watch`. */
  slug: Scalars['String']['output'];
  /** Heading of the page. */
  title: Scalars['String']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  RowItem:
    | ( ChannelRecord )
    | ( ShowRecord )
    | ( VideoRecord )
  ;
  SearchHit:
    | ( ChannelRecord )
    | ( ShowRecord )
    | ( VideoRecord )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Node:
    | ( BusinessPageRecord )
    | ( ChannelRecord )
    | ( CommentRecord )
    | ( ContactPageRecord )
    | ( DeviceRecord )
    | ( FaqPageRecord )
    | ( GenericPageRecord )
    | ( HomePageRecord )
    | ( LandingPageRecord )
    | ( LegalPageRecord )
    | ( ManifestoPageRecord )
    | ( PaymentRecord )
    | ( PlanRecord )
    | ( ReceiptRecord )
    | ( ScheduleEntryRecord )
    | ( SeasonOfShow )
    | ( ShowRecord )
    | ( SportRecord )
    | ( VideoRecord )
    | ( OwnViewer )
    | ( WhereToWatchPageRecord )
  ;
  Page:
    | ( BusinessPageRecord )
    | ( ContactPageRecord )
    | ( FaqPageRecord )
    | ( GenericPageRecord )
    | ( HomePageRecord )
    | ( LandingPageRecord )
    | ( LegalPageRecord )
    | ( ManifestoPageRecord )
    | ( WhereToWatchPageRecord )
  ;
  UserError:
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
    | ( FormErrorRecord )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountRecovery: ResolverTypeWrapper<AccountRecoveryRecord>;
  ActivateReferralCodeError: ResolverTypeWrapper<FormErrorRecord>;
  ActivateReferralCodeErrorCode: ActivateReferralCodeErrorCode;
  ActivateReferralCodeInput: ActivateReferralCodeInput;
  ActivateReferralCodePayload: ResolverTypeWrapper<Omit<ActivateReferralCodePayload, 'errors'> & { errors: Array<ResolversTypes['ActivateReferralCodeError']> }>;
  ActivateVoucherError: ResolverTypeWrapper<FormErrorRecord>;
  ActivateVoucherErrorCode: ActivateVoucherErrorCode;
  ActivateVoucherInput: ActivateVoucherInput;
  ActivateVoucherPayload: ResolverTypeWrapper<Omit<ActivateVoucherPayload, 'errors' | 'grant'> & { errors: Array<ResolversTypes['ActivateVoucherError']>, grant?: Maybe<ResolversTypes['VoucherGrant']> }>;
  AddCommentError: ResolverTypeWrapper<FormErrorRecord>;
  AddCommentErrorCode: AddCommentErrorCode;
  AddCommentInput: AddCommentInput;
  AddCommentPayload: ResolverTypeWrapper<Omit<AddCommentPayload, 'comment' | 'errors'> & { comment?: Maybe<ResolversTypes['Comment']>, errors: Array<ResolversTypes['AddCommentError']> }>;
  AddReminderError: ResolverTypeWrapper<FormErrorRecord>;
  AddReminderErrorCode: AddReminderErrorCode;
  AddReminderInput: AddReminderInput;
  AddReminderPayload: ResolverTypeWrapper<Omit<AddReminderPayload, 'errors' | 'reminder'> & { errors: Array<ResolversTypes['AddReminderError']>, reminder?: Maybe<ResolversTypes['Reminder']> }>;
  AddShowToWatchlistError: ResolverTypeWrapper<FormErrorRecord>;
  AddShowToWatchlistErrorCode: AddShowToWatchlistErrorCode;
  AddShowToWatchlistInput: AddShowToWatchlistInput;
  AddShowToWatchlistPayload: ResolverTypeWrapper<Omit<AddShowToWatchlistPayload, 'errors' | 'show'> & { errors: Array<ResolversTypes['AddShowToWatchlistError']>, show?: Maybe<ResolversTypes['Show']> }>;
  AddToWatchlistError: ResolverTypeWrapper<FormErrorRecord>;
  AddToWatchlistErrorCode: AddToWatchlistErrorCode;
  AddToWatchlistInput: AddToWatchlistInput;
  AddToWatchlistPayload: ResolverTypeWrapper<Omit<AddToWatchlistPayload, 'errors' | 'video'> & { errors: Array<ResolversTypes['AddToWatchlistError']>, video?: Maybe<ResolversTypes['Video']> }>;
  Area: Area;
  AuthProvider: ResolverTypeWrapper<AuthProviderRecord>;
  AuthProviderKind: AuthProviderKind;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BusinessPage: ResolverTypeWrapper<BusinessPageRecord>;
  CancelSubscriptionError: ResolverTypeWrapper<FormErrorRecord>;
  CancelSubscriptionErrorCode: CancelSubscriptionErrorCode;
  CancelSubscriptionPayload: ResolverTypeWrapper<Omit<CancelSubscriptionPayload, 'errors' | 'subscription'> & { errors: Array<ResolversTypes['CancelSubscriptionError']>, subscription?: Maybe<ResolversTypes['ViewerSubscription']> }>;
  CaptionTrack: ResolverTypeWrapper<CaptionTrack>;
  CaptionsChoice: CaptionsChoice;
  ChangeEmailError: ResolverTypeWrapper<FormErrorRecord>;
  ChangeEmailErrorCode: ChangeEmailErrorCode;
  ChangeEmailInput: ChangeEmailInput;
  ChangeEmailPayload: ResolverTypeWrapper<Omit<ChangeEmailPayload, 'errors' | 'viewer'> & { errors: Array<ResolversTypes['ChangeEmailError']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  ChangePasswordError: ResolverTypeWrapper<FormErrorRecord>;
  ChangePasswordErrorCode: ChangePasswordErrorCode;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<Omit<ChangePasswordPayload, 'errors'> & { errors: Array<ResolversTypes['ChangePasswordError']> }>;
  ChangePaymentMethodError: ResolverTypeWrapper<FormErrorRecord>;
  ChangePaymentMethodErrorCode: ChangePaymentMethodErrorCode;
  ChangePaymentMethodInput: ChangePaymentMethodInput;
  ChangePaymentMethodPayload: ResolverTypeWrapper<Omit<ChangePaymentMethodPayload, 'errors' | 'payment' | 'subscription'> & { errors: Array<ResolversTypes['ChangePaymentMethodError']>, payment?: Maybe<ResolversTypes['Payment']>, subscription?: Maybe<ResolversTypes['ViewerSubscription']> }>;
  ChangePlanError: ResolverTypeWrapper<FormErrorRecord>;
  ChangePlanErrorCode: ChangePlanErrorCode;
  ChangePlanInput: ChangePlanInput;
  ChangePlanPayload: ResolverTypeWrapper<Omit<ChangePlanPayload, 'change' | 'errors' | 'payment' | 'subscription'> & { change?: Maybe<ResolversTypes['PlanChange']>, errors: Array<ResolversTypes['ChangePlanError']>, payment?: Maybe<ResolversTypes['Payment']>, subscription?: Maybe<ResolversTypes['ViewerSubscription']> }>;
  Channel: ResolverTypeWrapper<ChannelRecord>;
  ChannelConnection: ResolverTypeWrapper<Omit<ChannelConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ChannelEdge']>, nodes: Array<ResolversTypes['Channel']> }>;
  ChannelEdge: ResolverTypeWrapper<Omit<ChannelEdge, 'node'> & { node: ResolversTypes['Channel'] }>;
  Chapter: ResolverTypeWrapper<ChapterRecord>;
  CheckCodeError: ResolverTypeWrapper<FormErrorRecord>;
  CheckCodeErrorCode: CheckCodeErrorCode;
  CheckCodeInput: CheckCodeInput;
  CheckCodePayload: ResolverTypeWrapper<Omit<CheckCodePayload, 'errors'> & { errors: Array<ResolversTypes['CheckCodeError']> }>;
  CheckPromoCodeError: ResolverTypeWrapper<FormErrorRecord>;
  CheckPromoCodeErrorCode: CheckPromoCodeErrorCode;
  CheckPromoCodeInput: CheckPromoCodeInput;
  CheckPromoCodePayload: ResolverTypeWrapper<Omit<CheckPromoCodePayload, 'errors' | 'quote'> & { errors: Array<ResolversTypes['CheckPromoCodeError']>, quote?: Maybe<ResolversTypes['PromoQuote']> }>;
  ClearHistoryError: ResolverTypeWrapper<FormErrorRecord>;
  ClearHistoryErrorCode: ClearHistoryErrorCode;
  ClearHistoryInput: ClearHistoryInput;
  ClearHistoryPayload: ResolverTypeWrapper<Omit<ClearHistoryPayload, 'errors'> & { errors: Array<ResolversTypes['ClearHistoryError']> }>;
  Comment: ResolverTypeWrapper<CommentRecord>;
  CommentAuthor: ResolverTypeWrapper<CommentAuthor>;
  CommentConnection: ResolverTypeWrapper<Omit<CommentConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['CommentEdge']>, nodes: Array<ResolversTypes['Comment']> }>;
  CommentEdge: ResolverTypeWrapper<Omit<CommentEdge, 'node'> & { node: ResolversTypes['Comment'] }>;
  CommentMoment: ResolverTypeWrapper<CommentMoment>;
  CommentOrder: CommentOrder;
  CommentStatus: CommentStatus;
  ContactPage: ResolverTypeWrapper<ContactPageRecord>;
  ContentChange: ResolverTypeWrapper<ContentChangeRecord>;
  ContentRow: ResolverTypeWrapper<RowRecord>;
  ContinueWatchingConnection: ResolverTypeWrapper<Omit<ContinueWatchingConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ContinueWatchingEdge']>, nodes: Array<ResolversTypes['Video']> }>;
  ContinueWatchingEdge: ResolverTypeWrapper<Omit<ContinueWatchingEdge, 'node' | 'progress'> & { node: ResolversTypes['Video'], progress: ResolversTypes['Progress'] }>;
  CountViewError: ResolverTypeWrapper<FormErrorRecord>;
  CountViewErrorCode: CountViewErrorCode;
  CountViewInput: CountViewInput;
  CountViewPayload: ResolverTypeWrapper<Omit<CountViewPayload, 'errors'> & { errors: Array<ResolversTypes['CountViewError']> }>;
  DataExport: ResolverTypeWrapper<DataExportRecord>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeleteAccountError: ResolverTypeWrapper<FormErrorRecord>;
  DeleteAccountErrorCode: DeleteAccountErrorCode;
  DeleteAccountInput: DeleteAccountInput;
  DeleteAccountPayload: ResolverTypeWrapper<Omit<DeleteAccountPayload, 'errors'> & { errors: Array<ResolversTypes['DeleteAccountError']> }>;
  DeleteCommentError: ResolverTypeWrapper<FormErrorRecord>;
  DeleteCommentErrorCode: DeleteCommentErrorCode;
  DeleteCommentInput: DeleteCommentInput;
  DeleteCommentPayload: ResolverTypeWrapper<Omit<DeleteCommentPayload, 'errors'> & { errors: Array<ResolversTypes['DeleteCommentError']> }>;
  DeleteReason: ResolverTypeWrapper<DeleteReasonRecord>;
  Device: ResolverTypeWrapper<DeviceRecord>;
  EditCommentError: ResolverTypeWrapper<FormErrorRecord>;
  EditCommentErrorCode: EditCommentErrorCode;
  EditCommentInput: EditCommentInput;
  EditCommentPayload: ResolverTypeWrapper<Omit<EditCommentPayload, 'comment' | 'errors'> & { comment?: Maybe<ResolversTypes['Comment']>, errors: Array<ResolversTypes['EditCommentError']> }>;
  Entitlement: ResolverTypeWrapper<EntitlementRecord>;
  EntitlementLevel: EntitlementLevel;
  FaqEntry: ResolverTypeWrapper<FaqEntryRecord>;
  FaqPage: ResolverTypeWrapper<FaqPageRecord>;
  Film: ResolverTypeWrapper<Film>;
  FilmFailure: FilmFailure;
  FilmState: FilmState;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ForgotPasswordError: ResolverTypeWrapper<FormErrorRecord>;
  ForgotPasswordErrorCode: ForgotPasswordErrorCode;
  ForgotPasswordInput: ForgotPasswordInput;
  ForgotPasswordPayload: ResolverTypeWrapper<Omit<ForgotPasswordPayload, 'errors'> & { errors: Array<ResolversTypes['ForgotPasswordError']> }>;
  GenericPage: ResolverTypeWrapper<GenericPageRecord>;
  GuestProgressInput: GuestProgressInput;
  HeroPicture: ResolverTypeWrapper<HeroPictureRecord>;
  HomePage: ResolverTypeWrapper<HomePageRecord>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  LandingPage: ResolverTypeWrapper<LandingPageRecord>;
  LegalPage: ResolverTypeWrapper<LegalPageRecord>;
  LiveState: LiveState;
  Locale: Locale;
  ManifestoPage: ResolverTypeWrapper<ManifestoPageRecord>;
  ManifestoSection: ResolverTypeWrapper<ManifestoSectionRecord>;
  ManifestoTopic: ManifestoTopic;
  Menu: ResolverTypeWrapper<MenuRecord>;
  MenuAudience: MenuAudience;
  MenuIcon: MenuIcon;
  MenuItem: ResolverTypeWrapper<MenuItemRecord>;
  MenuName: MenuName;
  MergeProgressError: ResolverTypeWrapper<FormErrorRecord>;
  MergeProgressErrorCode: MergeProgressErrorCode;
  MergeProgressInput: MergeProgressInput;
  MergeProgressPayload: ResolverTypeWrapper<Omit<MergeProgressPayload, 'errors'> & { errors: Array<ResolversTypes['MergeProgressError']> }>;
  MetaTags: ResolverTypeWrapper<MetaTagsRecord>;
  Money: ResolverTypeWrapper<Money>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NewsletterCategory: NewsletterCategory;
  NewsletterSubscription: ResolverTypeWrapper<ViewerNewsletterRecord>;
  Node: ResolverTypeWrapper<NodeRecord>;
  Page: ResolverTypeWrapper<PageRecord>;
  PageConnection: ResolverTypeWrapper<Omit<PageConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['PageEdge']>, nodes: Array<ResolversTypes['Page']> }>;
  PageEdge: ResolverTypeWrapper<Omit<PageEdge, 'node'> & { node: ResolversTypes['Page'] }>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Payment: ResolverTypeWrapper<PaymentRecord>;
  PaymentCard: ResolverTypeWrapper<PaymentCard>;
  PaymentConnection: ResolverTypeWrapper<Omit<PaymentConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['PaymentEdge']>, nodes: Array<ResolversTypes['Payment']> }>;
  PaymentDispute: PaymentDispute;
  PaymentEdge: ResolverTypeWrapper<Omit<PaymentEdge, 'node'> & { node: ResolversTypes['Payment'] }>;
  PaymentFailure: ResolverTypeWrapper<PaymentFailure>;
  PaymentFailureCode: PaymentFailureCode;
  PaymentPurpose: PaymentPurpose;
  PaymentStatus: PaymentStatus;
  Phone: ResolverTypeWrapper<Phone>;
  Picture: ResolverTypeWrapper<PictureRecord>;
  PictureFocus: ResolverTypeWrapper<PictureFocus>;
  PictureRendition: ResolverTypeWrapper<PictureRenditionRecord>;
  Plan: ResolverTypeWrapper<PlanRecord>;
  PlanChange: ResolverTypeWrapper<PlanChangeRecord>;
  PlanChangeMoment: PlanChangeMoment;
  PlanPeriod: PlanPeriod;
  Platform: ResolverTypeWrapper<Platform>;
  PlatformGroup: ResolverTypeWrapper<PlatformGroupRecord>;
  PlatformKind: PlatformKind;
  Playback: ResolverTypeWrapper<Omit<Playback, 'errors'> & { errors: Array<ResolversTypes['PlaybackError']> }>;
  PlaybackError: ResolverTypeWrapper<FormErrorRecord>;
  PlaybackErrorCode: PlaybackErrorCode;
  Preferences: ResolverTypeWrapper<PreferencesRecord>;
  PreviewPlanChangeError: ResolverTypeWrapper<FormErrorRecord>;
  PreviewPlanChangeErrorCode: PreviewPlanChangeErrorCode;
  PreviewPlanChangeInput: PreviewPlanChangeInput;
  PreviewPlanChangePayload: ResolverTypeWrapper<Omit<PreviewPlanChangePayload, 'change' | 'errors'> & { change?: Maybe<ResolversTypes['PlanChange']>, errors: Array<ResolversTypes['PreviewPlanChangeError']> }>;
  Progress: ResolverTypeWrapper<ProgressRecord>;
  ProgressState: ProgressState;
  PromoQuote: ResolverTypeWrapper<PromoQuoteRecord>;
  Promotion: ResolverTypeWrapper<ModalRecord>;
  PromotionAction: ResolverTypeWrapper<PromotionAction>;
  PromotionCode: PromotionCode;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Receipt: ResolverTypeWrapper<ReceiptRecord>;
  ReceiptConnection: ResolverTypeWrapper<Omit<ReceiptConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ReceiptEdge']>, nodes: Array<ResolversTypes['Receipt']> }>;
  ReceiptEdge: ResolverTypeWrapper<Omit<ReceiptEdge, 'node'> & { node: ResolversTypes['Receipt'] }>;
  Recommendation: ResolverTypeWrapper<Omit<Recommendation, 'shows' | 'source'> & { shows: Array<ResolversTypes['Show']>, source: ResolversTypes['Show'] }>;
  RecommendationReason: RecommendationReason;
  RecoverAccountError: ResolverTypeWrapper<FormErrorRecord>;
  RecoverAccountErrorCode: RecoverAccountErrorCode;
  RecoverAccountInput: RecoverAccountInput;
  RecoverAccountPayload: ResolverTypeWrapper<Omit<RecoverAccountPayload, 'errors' | 'session'> & { errors: Array<ResolversTypes['RecoverAccountError']>, session?: Maybe<ResolversTypes['Session']> }>;
  ReferralCode: ResolverTypeWrapper<ReferralCodeRecord>;
  RegisterError: ResolverTypeWrapper<FormErrorRecord>;
  RegisterErrorCode: RegisterErrorCode;
  RegisterInput: RegisterInput;
  RegisterPayload: ResolverTypeWrapper<Omit<RegisterPayload, 'errors' | 'session'> & { errors: Array<ResolversTypes['RegisterError']>, session?: Maybe<ResolversTypes['Session']> }>;
  Reminder: ResolverTypeWrapper<ReminderRecord>;
  RemoveFromWatchlistError: ResolverTypeWrapper<FormErrorRecord>;
  RemoveFromWatchlistErrorCode: RemoveFromWatchlistErrorCode;
  RemoveFromWatchlistInput: RemoveFromWatchlistInput;
  RemoveFromWatchlistPayload: ResolverTypeWrapper<Omit<RemoveFromWatchlistPayload, 'errors' | 'video'> & { errors: Array<ResolversTypes['RemoveFromWatchlistError']>, video?: Maybe<ResolversTypes['Video']> }>;
  RemoveReminderError: ResolverTypeWrapper<FormErrorRecord>;
  RemoveReminderErrorCode: RemoveReminderErrorCode;
  RemoveReminderInput: RemoveReminderInput;
  RemoveReminderPayload: ResolverTypeWrapper<Omit<RemoveReminderPayload, 'errors'> & { errors: Array<ResolversTypes['RemoveReminderError']> }>;
  RemoveShowFromWatchlistError: ResolverTypeWrapper<FormErrorRecord>;
  RemoveShowFromWatchlistErrorCode: RemoveShowFromWatchlistErrorCode;
  RemoveShowFromWatchlistInput: RemoveShowFromWatchlistInput;
  RemoveShowFromWatchlistPayload: ResolverTypeWrapper<Omit<RemoveShowFromWatchlistPayload, 'errors' | 'show'> & { errors: Array<ResolversTypes['RemoveShowFromWatchlistError']>, show?: Maybe<ResolversTypes['Show']> }>;
  RenewalHold: RenewalHold;
  ReportCommentError: ResolverTypeWrapper<FormErrorRecord>;
  ReportCommentErrorCode: ReportCommentErrorCode;
  ReportCommentInput: ReportCommentInput;
  ReportCommentPayload: ResolverTypeWrapper<Omit<ReportCommentPayload, 'errors'> & { errors: Array<ResolversTypes['ReportCommentError']> }>;
  ReportProblemError: ResolverTypeWrapper<FormErrorRecord>;
  ReportProblemErrorCode: ReportProblemErrorCode;
  ReportProblemInput: ReportProblemInput;
  ReportProblemPayload: ResolverTypeWrapper<Omit<ReportProblemPayload, 'errors'> & { errors: Array<ResolversTypes['ReportProblemError']> }>;
  RequestDeleteCodeError: ResolverTypeWrapper<FormErrorRecord>;
  RequestDeleteCodeErrorCode: RequestDeleteCodeErrorCode;
  RequestDeleteCodePayload: ResolverTypeWrapper<Omit<RequestDeleteCodePayload, 'errors'> & { errors: Array<ResolversTypes['RequestDeleteCodeError']> }>;
  RequestEmailCodeError: ResolverTypeWrapper<FormErrorRecord>;
  RequestEmailCodeErrorCode: RequestEmailCodeErrorCode;
  RequestEmailCodeInput: RequestEmailCodeInput;
  RequestEmailCodePayload: ResolverTypeWrapper<Omit<RequestEmailCodePayload, 'errors'> & { errors: Array<ResolversTypes['RequestEmailCodeError']> }>;
  ResendVerificationError: ResolverTypeWrapper<FormErrorRecord>;
  ResendVerificationErrorCode: ResendVerificationErrorCode;
  ResendVerificationPayload: ResolverTypeWrapper<Omit<ResendVerificationPayload, 'errors'> & { errors: Array<ResolversTypes['ResendVerificationError']> }>;
  ResetPasswordError: ResolverTypeWrapper<FormErrorRecord>;
  ResetPasswordErrorCode: ResetPasswordErrorCode;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<Omit<ResetPasswordPayload, 'errors'> & { errors: Array<ResolversTypes['ResetPasswordError']> }>;
  ResumeSubscriptionError: ResolverTypeWrapper<FormErrorRecord>;
  ResumeSubscriptionErrorCode: ResumeSubscriptionErrorCode;
  ResumeSubscriptionPayload: ResolverTypeWrapper<Omit<ResumeSubscriptionPayload, 'errors' | 'subscription'> & { errors: Array<ResolversTypes['ResumeSubscriptionError']>, subscription?: Maybe<ResolversTypes['ViewerSubscription']> }>;
  RevokeDeviceError: ResolverTypeWrapper<FormErrorRecord>;
  RevokeDeviceErrorCode: RevokeDeviceErrorCode;
  RevokeDeviceInput: RevokeDeviceInput;
  RevokeDevicePayload: ResolverTypeWrapper<Omit<RevokeDevicePayload, 'errors'> & { errors: Array<ResolversTypes['RevokeDeviceError']> }>;
  RowItem: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RowItem']>;
  RowShape: RowShape;
  SavePreferencesError: ResolverTypeWrapper<FormErrorRecord>;
  SavePreferencesErrorCode: SavePreferencesErrorCode;
  SavePreferencesInput: SavePreferencesInput;
  SavePreferencesPayload: ResolverTypeWrapper<Omit<SavePreferencesPayload, 'errors' | 'preferences'> & { errors: Array<ResolversTypes['SavePreferencesError']>, preferences?: Maybe<ResolversTypes['Preferences']> }>;
  SaveProgressError: ResolverTypeWrapper<FormErrorRecord>;
  SaveProgressErrorCode: SaveProgressErrorCode;
  SaveProgressInput: SaveProgressInput;
  SaveProgressPayload: ResolverTypeWrapper<Omit<SaveProgressPayload, 'errors' | 'progress'> & { errors: Array<ResolversTypes['SaveProgressError']>, progress?: Maybe<ResolversTypes['Progress']> }>;
  ScheduleEntry: ResolverTypeWrapper<ScheduleEntryRecord>;
  ScheduleEntryConnection: ResolverTypeWrapper<Omit<ScheduleEntryConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ScheduleEntryEdge']>, nodes: Array<ResolversTypes['ScheduleEntry']> }>;
  ScheduleEntryEdge: ResolverTypeWrapper<Omit<ScheduleEntryEdge, 'node'> & { node: ResolversTypes['ScheduleEntry'] }>;
  SearchConnection: ResolverTypeWrapper<Omit<SearchConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['SearchEdge']>, nodes: Array<ResolversTypes['SearchHit']> }>;
  SearchCounts: ResolverTypeWrapper<SearchCounts>;
  SearchEdge: ResolverTypeWrapper<Omit<SearchEdge, 'node'> & { node: ResolversTypes['SearchHit'] }>;
  SearchFilter: SearchFilter;
  SearchHit: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SearchHit']>;
  SearchKind: SearchKind;
  Season: ResolverTypeWrapper<SeasonOfShow>;
  SendContactMessageError: ResolverTypeWrapper<FormErrorRecord>;
  SendContactMessageErrorCode: SendContactMessageErrorCode;
  SendContactMessageInput: SendContactMessageInput;
  SendContactMessagePayload: ResolverTypeWrapper<Omit<SendContactMessagePayload, 'errors'> & { errors: Array<ResolversTypes['SendContactMessageError']> }>;
  SendFeedbackError: ResolverTypeWrapper<FormErrorRecord>;
  SendFeedbackErrorCode: SendFeedbackErrorCode;
  SendFeedbackInput: SendFeedbackInput;
  SendFeedbackPayload: ResolverTypeWrapper<Omit<SendFeedbackPayload, 'errors'> & { errors: Array<ResolversTypes['SendFeedbackError']> }>;
  Session: ResolverTypeWrapper<SessionRecord>;
  Show: ResolverTypeWrapper<ShowRecord>;
  ShowConnection: ResolverTypeWrapper<Omit<ShowConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ShowEdge']>, nodes: Array<ResolversTypes['Show']> }>;
  ShowEdge: ResolverTypeWrapper<Omit<ShowEdge, 'node'> & { node: ResolversTypes['Show'] }>;
  ShowFilter: ShowFilter;
  ShowKind: ShowKind;
  ShowOrder: ShowOrder;
  SignInError: ResolverTypeWrapper<FormErrorRecord>;
  SignInErrorCode: SignInErrorCode;
  SignInInput: SignInInput;
  SignInPayload: ResolverTypeWrapper<Omit<SignInPayload, 'errors' | 'recovery' | 'session'> & { errors: Array<ResolversTypes['SignInError']>, recovery?: Maybe<ResolversTypes['AccountRecovery']>, session?: Maybe<ResolversTypes['Session']> }>;
  SignOutError: ResolverTypeWrapper<FormErrorRecord>;
  SignOutErrorCode: SignOutErrorCode;
  SignOutInput: SignOutInput;
  SignOutOtherDevicesError: ResolverTypeWrapper<FormErrorRecord>;
  SignOutOtherDevicesErrorCode: SignOutOtherDevicesErrorCode;
  SignOutOtherDevicesPayload: ResolverTypeWrapper<Omit<SignOutOtherDevicesPayload, 'errors'> & { errors: Array<ResolversTypes['SignOutOtherDevicesError']> }>;
  SignOutPayload: ResolverTypeWrapper<Omit<SignOutPayload, 'errors'> & { errors: Array<ResolversTypes['SignOutError']> }>;
  SiteSettings: ResolverTypeWrapper<SettingsRecord>;
  SmartBanner: ResolverTypeWrapper<SmartBannerRecord>;
  Sound: ResolverTypeWrapper<Sound>;
  SoundKind: SoundKind;
  Sport: ResolverTypeWrapper<SportRecord>;
  SportConnection: ResolverTypeWrapper<Omit<SportConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['SportEdge']>, nodes: Array<ResolversTypes['Sport']> }>;
  SportEdge: ResolverTypeWrapper<Omit<SportEdge, 'node'> & { node: ResolversTypes['Sport'] }>;
  Store: Store;
  Stream: ResolverTypeWrapper<Stream>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubscribeError: ResolverTypeWrapper<FormErrorRecord>;
  SubscribeErrorCode: SubscribeErrorCode;
  SubscribeInput: SubscribeInput;
  SubscribeNewsletterError: ResolverTypeWrapper<FormErrorRecord>;
  SubscribeNewsletterErrorCode: SubscribeNewsletterErrorCode;
  SubscribeNewsletterInput: SubscribeNewsletterInput;
  SubscribeNewsletterPayload: ResolverTypeWrapper<Omit<SubscribeNewsletterPayload, 'errors'> & { errors: Array<ResolversTypes['SubscribeNewsletterError']> }>;
  SubscribePayload: ResolverTypeWrapper<Omit<SubscribePayload, 'errors' | 'payment'> & { errors: Array<ResolversTypes['SubscribeError']>, payment?: Maybe<ResolversTypes['Payment']> }>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SubscriptionPaymentMethod: SubscriptionPaymentMethod;
  SubscriptionStatus: SubscriptionStatus;
  Suggestion: ResolverTypeWrapper<SuggestionRecord>;
  UnsubscribeNewsletterError: ResolverTypeWrapper<FormErrorRecord>;
  UnsubscribeNewsletterErrorCode: UnsubscribeNewsletterErrorCode;
  UnsubscribeNewsletterInput: UnsubscribeNewsletterInput;
  UnsubscribeNewsletterPayload: ResolverTypeWrapper<Omit<UnsubscribeNewsletterPayload, 'errors'> & { errors: Array<ResolversTypes['UnsubscribeNewsletterError']> }>;
  UpdateNewsletterError: ResolverTypeWrapper<FormErrorRecord>;
  UpdateNewsletterErrorCode: UpdateNewsletterErrorCode;
  UpdateNewsletterInput: UpdateNewsletterInput;
  UpdateNewsletterPayload: ResolverTypeWrapper<Omit<UpdateNewsletterPayload, 'errors' | 'newsletter'> & { errors: Array<ResolversTypes['UpdateNewsletterError']>, newsletter?: Maybe<ResolversTypes['NewsletterSubscription']> }>;
  UpdateProfileError: ResolverTypeWrapper<FormErrorRecord>;
  UpdateProfileErrorCode: UpdateProfileErrorCode;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: ResolverTypeWrapper<Omit<UpdateProfilePayload, 'errors' | 'viewer'> & { errors: Array<ResolversTypes['UpdateProfileError']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  VerifyEmailError: ResolverTypeWrapper<FormErrorRecord>;
  VerifyEmailErrorCode: VerifyEmailErrorCode;
  VerifyEmailInput: VerifyEmailInput;
  VerifyEmailPayload: ResolverTypeWrapper<Omit<VerifyEmailPayload, 'errors'> & { errors: Array<ResolversTypes['VerifyEmailError']> }>;
  Video: ResolverTypeWrapper<VideoRecord>;
  VideoConnection: ResolverTypeWrapper<Omit<VideoConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['VideoEdge']>, nodes: Array<ResolversTypes['Video']> }>;
  VideoEdge: ResolverTypeWrapper<Omit<VideoEdge, 'node'> & { node: ResolversTypes['Video'] }>;
  VideoFilter: VideoFilter;
  VideoKind: VideoKind;
  VideoOrder: VideoOrder;
  Viewer: ResolverTypeWrapper<OwnViewer>;
  ViewerChange: ResolverTypeWrapper<ViewerChangeRecord>;
  ViewerChangeKind: ViewerChangeKind;
  ViewerSubscription: ResolverTypeWrapper<SubscriptionRecord>;
  VoucherGrant: ResolverTypeWrapper<VoucherGrantRecord>;
  WatchHistoryConnection: ResolverTypeWrapper<Omit<WatchHistoryConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['WatchHistoryEdge']>, nodes: Array<ResolversTypes['Video']> }>;
  WatchHistoryEdge: ResolverTypeWrapper<Omit<WatchHistoryEdge, 'node' | 'progress'> & { node: ResolversTypes['Video'], progress: ResolversTypes['Progress'] }>;
  WatchlistConnection: ResolverTypeWrapper<Omit<WatchlistConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['WatchlistEdge']>, nodes: Array<ResolversTypes['Video']> }>;
  WatchlistEdge: ResolverTypeWrapper<Omit<WatchlistEdge, 'node'> & { node: ResolversTypes['Video'] }>;
  WatchlistShowConnection: ResolverTypeWrapper<Omit<WatchlistShowConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['WatchlistShowEdge']>, nodes: Array<ResolversTypes['Show']> }>;
  WatchlistShowEdge: ResolverTypeWrapper<Omit<WatchlistShowEdge, 'node'> & { node: ResolversTypes['Show'] }>;
  WhereToWatchPage: ResolverTypeWrapper<WhereToWatchPageRecord>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountRecovery: AccountRecoveryRecord;
  ActivateReferralCodeError: FormErrorRecord;
  ActivateReferralCodeInput: ActivateReferralCodeInput;
  ActivateReferralCodePayload: Omit<ActivateReferralCodePayload, 'errors'> & { errors: Array<ResolversParentTypes['ActivateReferralCodeError']> };
  ActivateVoucherError: FormErrorRecord;
  ActivateVoucherInput: ActivateVoucherInput;
  ActivateVoucherPayload: Omit<ActivateVoucherPayload, 'errors' | 'grant'> & { errors: Array<ResolversParentTypes['ActivateVoucherError']>, grant?: Maybe<ResolversParentTypes['VoucherGrant']> };
  AddCommentError: FormErrorRecord;
  AddCommentInput: AddCommentInput;
  AddCommentPayload: Omit<AddCommentPayload, 'comment' | 'errors'> & { comment?: Maybe<ResolversParentTypes['Comment']>, errors: Array<ResolversParentTypes['AddCommentError']> };
  AddReminderError: FormErrorRecord;
  AddReminderInput: AddReminderInput;
  AddReminderPayload: Omit<AddReminderPayload, 'errors' | 'reminder'> & { errors: Array<ResolversParentTypes['AddReminderError']>, reminder?: Maybe<ResolversParentTypes['Reminder']> };
  AddShowToWatchlistError: FormErrorRecord;
  AddShowToWatchlistInput: AddShowToWatchlistInput;
  AddShowToWatchlistPayload: Omit<AddShowToWatchlistPayload, 'errors' | 'show'> & { errors: Array<ResolversParentTypes['AddShowToWatchlistError']>, show?: Maybe<ResolversParentTypes['Show']> };
  AddToWatchlistError: FormErrorRecord;
  AddToWatchlistInput: AddToWatchlistInput;
  AddToWatchlistPayload: Omit<AddToWatchlistPayload, 'errors' | 'video'> & { errors: Array<ResolversParentTypes['AddToWatchlistError']>, video?: Maybe<ResolversParentTypes['Video']> };
  AuthProvider: AuthProviderRecord;
  Boolean: Scalars['Boolean']['output'];
  BusinessPage: BusinessPageRecord;
  CancelSubscriptionError: FormErrorRecord;
  CancelSubscriptionPayload: Omit<CancelSubscriptionPayload, 'errors' | 'subscription'> & { errors: Array<ResolversParentTypes['CancelSubscriptionError']>, subscription?: Maybe<ResolversParentTypes['ViewerSubscription']> };
  CaptionTrack: CaptionTrack;
  ChangeEmailError: FormErrorRecord;
  ChangeEmailInput: ChangeEmailInput;
  ChangeEmailPayload: Omit<ChangeEmailPayload, 'errors' | 'viewer'> & { errors: Array<ResolversParentTypes['ChangeEmailError']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  ChangePasswordError: FormErrorRecord;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: Omit<ChangePasswordPayload, 'errors'> & { errors: Array<ResolversParentTypes['ChangePasswordError']> };
  ChangePaymentMethodError: FormErrorRecord;
  ChangePaymentMethodInput: ChangePaymentMethodInput;
  ChangePaymentMethodPayload: Omit<ChangePaymentMethodPayload, 'errors' | 'payment' | 'subscription'> & { errors: Array<ResolversParentTypes['ChangePaymentMethodError']>, payment?: Maybe<ResolversParentTypes['Payment']>, subscription?: Maybe<ResolversParentTypes['ViewerSubscription']> };
  ChangePlanError: FormErrorRecord;
  ChangePlanInput: ChangePlanInput;
  ChangePlanPayload: Omit<ChangePlanPayload, 'change' | 'errors' | 'payment' | 'subscription'> & { change?: Maybe<ResolversParentTypes['PlanChange']>, errors: Array<ResolversParentTypes['ChangePlanError']>, payment?: Maybe<ResolversParentTypes['Payment']>, subscription?: Maybe<ResolversParentTypes['ViewerSubscription']> };
  Channel: ChannelRecord;
  ChannelConnection: Omit<ChannelConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ChannelEdge']>, nodes: Array<ResolversParentTypes['Channel']> };
  ChannelEdge: Omit<ChannelEdge, 'node'> & { node: ResolversParentTypes['Channel'] };
  Chapter: ChapterRecord;
  CheckCodeError: FormErrorRecord;
  CheckCodeInput: CheckCodeInput;
  CheckCodePayload: Omit<CheckCodePayload, 'errors'> & { errors: Array<ResolversParentTypes['CheckCodeError']> };
  CheckPromoCodeError: FormErrorRecord;
  CheckPromoCodeInput: CheckPromoCodeInput;
  CheckPromoCodePayload: Omit<CheckPromoCodePayload, 'errors' | 'quote'> & { errors: Array<ResolversParentTypes['CheckPromoCodeError']>, quote?: Maybe<ResolversParentTypes['PromoQuote']> };
  ClearHistoryError: FormErrorRecord;
  ClearHistoryInput: ClearHistoryInput;
  ClearHistoryPayload: Omit<ClearHistoryPayload, 'errors'> & { errors: Array<ResolversParentTypes['ClearHistoryError']> };
  Comment: CommentRecord;
  CommentAuthor: CommentAuthor;
  CommentConnection: Omit<CommentConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['CommentEdge']>, nodes: Array<ResolversParentTypes['Comment']> };
  CommentEdge: Omit<CommentEdge, 'node'> & { node: ResolversParentTypes['Comment'] };
  CommentMoment: CommentMoment;
  ContactPage: ContactPageRecord;
  ContentChange: ContentChangeRecord;
  ContentRow: RowRecord;
  ContinueWatchingConnection: Omit<ContinueWatchingConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ContinueWatchingEdge']>, nodes: Array<ResolversParentTypes['Video']> };
  ContinueWatchingEdge: Omit<ContinueWatchingEdge, 'node' | 'progress'> & { node: ResolversParentTypes['Video'], progress: ResolversParentTypes['Progress'] };
  CountViewError: FormErrorRecord;
  CountViewInput: CountViewInput;
  CountViewPayload: Omit<CountViewPayload, 'errors'> & { errors: Array<ResolversParentTypes['CountViewError']> };
  DataExport: DataExportRecord;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DeleteAccountError: FormErrorRecord;
  DeleteAccountInput: DeleteAccountInput;
  DeleteAccountPayload: Omit<DeleteAccountPayload, 'errors'> & { errors: Array<ResolversParentTypes['DeleteAccountError']> };
  DeleteCommentError: FormErrorRecord;
  DeleteCommentInput: DeleteCommentInput;
  DeleteCommentPayload: Omit<DeleteCommentPayload, 'errors'> & { errors: Array<ResolversParentTypes['DeleteCommentError']> };
  DeleteReason: DeleteReasonRecord;
  Device: DeviceRecord;
  EditCommentError: FormErrorRecord;
  EditCommentInput: EditCommentInput;
  EditCommentPayload: Omit<EditCommentPayload, 'comment' | 'errors'> & { comment?: Maybe<ResolversParentTypes['Comment']>, errors: Array<ResolversParentTypes['EditCommentError']> };
  Entitlement: EntitlementRecord;
  FaqEntry: FaqEntryRecord;
  FaqPage: FaqPageRecord;
  Film: Film;
  Float: Scalars['Float']['output'];
  ForgotPasswordError: FormErrorRecord;
  ForgotPasswordInput: ForgotPasswordInput;
  ForgotPasswordPayload: Omit<ForgotPasswordPayload, 'errors'> & { errors: Array<ResolversParentTypes['ForgotPasswordError']> };
  GenericPage: GenericPageRecord;
  GuestProgressInput: GuestProgressInput;
  HeroPicture: HeroPictureRecord;
  HomePage: HomePageRecord;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  LandingPage: LandingPageRecord;
  LegalPage: LegalPageRecord;
  ManifestoPage: ManifestoPageRecord;
  ManifestoSection: ManifestoSectionRecord;
  Menu: MenuRecord;
  MenuItem: MenuItemRecord;
  MergeProgressError: FormErrorRecord;
  MergeProgressInput: MergeProgressInput;
  MergeProgressPayload: Omit<MergeProgressPayload, 'errors'> & { errors: Array<ResolversParentTypes['MergeProgressError']> };
  MetaTags: MetaTagsRecord;
  Money: Money;
  Mutation: Record<PropertyKey, never>;
  NewsletterSubscription: ViewerNewsletterRecord;
  Node: NodeRecord;
  Page: PageRecord;
  PageConnection: Omit<PageConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['PageEdge']>, nodes: Array<ResolversParentTypes['Page']> };
  PageEdge: Omit<PageEdge, 'node'> & { node: ResolversParentTypes['Page'] };
  PageInfo: PageInfo;
  Payment: PaymentRecord;
  PaymentCard: PaymentCard;
  PaymentConnection: Omit<PaymentConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['PaymentEdge']>, nodes: Array<ResolversParentTypes['Payment']> };
  PaymentEdge: Omit<PaymentEdge, 'node'> & { node: ResolversParentTypes['Payment'] };
  PaymentFailure: PaymentFailure;
  Phone: Phone;
  Picture: PictureRecord;
  PictureFocus: PictureFocus;
  PictureRendition: PictureRenditionRecord;
  Plan: PlanRecord;
  PlanChange: PlanChangeRecord;
  Platform: Platform;
  PlatformGroup: PlatformGroupRecord;
  Playback: Omit<Playback, 'errors'> & { errors: Array<ResolversParentTypes['PlaybackError']> };
  PlaybackError: FormErrorRecord;
  Preferences: PreferencesRecord;
  PreviewPlanChangeError: FormErrorRecord;
  PreviewPlanChangeInput: PreviewPlanChangeInput;
  PreviewPlanChangePayload: Omit<PreviewPlanChangePayload, 'change' | 'errors'> & { change?: Maybe<ResolversParentTypes['PlanChange']>, errors: Array<ResolversParentTypes['PreviewPlanChangeError']> };
  Progress: ProgressRecord;
  PromoQuote: PromoQuoteRecord;
  Promotion: ModalRecord;
  PromotionAction: PromotionAction;
  Query: Record<PropertyKey, never>;
  Receipt: ReceiptRecord;
  ReceiptConnection: Omit<ReceiptConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ReceiptEdge']>, nodes: Array<ResolversParentTypes['Receipt']> };
  ReceiptEdge: Omit<ReceiptEdge, 'node'> & { node: ResolversParentTypes['Receipt'] };
  Recommendation: Omit<Recommendation, 'shows' | 'source'> & { shows: Array<ResolversParentTypes['Show']>, source: ResolversParentTypes['Show'] };
  RecoverAccountError: FormErrorRecord;
  RecoverAccountInput: RecoverAccountInput;
  RecoverAccountPayload: Omit<RecoverAccountPayload, 'errors' | 'session'> & { errors: Array<ResolversParentTypes['RecoverAccountError']>, session?: Maybe<ResolversParentTypes['Session']> };
  ReferralCode: ReferralCodeRecord;
  RegisterError: FormErrorRecord;
  RegisterInput: RegisterInput;
  RegisterPayload: Omit<RegisterPayload, 'errors' | 'session'> & { errors: Array<ResolversParentTypes['RegisterError']>, session?: Maybe<ResolversParentTypes['Session']> };
  Reminder: ReminderRecord;
  RemoveFromWatchlistError: FormErrorRecord;
  RemoveFromWatchlistInput: RemoveFromWatchlistInput;
  RemoveFromWatchlistPayload: Omit<RemoveFromWatchlistPayload, 'errors' | 'video'> & { errors: Array<ResolversParentTypes['RemoveFromWatchlistError']>, video?: Maybe<ResolversParentTypes['Video']> };
  RemoveReminderError: FormErrorRecord;
  RemoveReminderInput: RemoveReminderInput;
  RemoveReminderPayload: Omit<RemoveReminderPayload, 'errors'> & { errors: Array<ResolversParentTypes['RemoveReminderError']> };
  RemoveShowFromWatchlistError: FormErrorRecord;
  RemoveShowFromWatchlistInput: RemoveShowFromWatchlistInput;
  RemoveShowFromWatchlistPayload: Omit<RemoveShowFromWatchlistPayload, 'errors' | 'show'> & { errors: Array<ResolversParentTypes['RemoveShowFromWatchlistError']>, show?: Maybe<ResolversParentTypes['Show']> };
  ReportCommentError: FormErrorRecord;
  ReportCommentInput: ReportCommentInput;
  ReportCommentPayload: Omit<ReportCommentPayload, 'errors'> & { errors: Array<ResolversParentTypes['ReportCommentError']> };
  ReportProblemError: FormErrorRecord;
  ReportProblemInput: ReportProblemInput;
  ReportProblemPayload: Omit<ReportProblemPayload, 'errors'> & { errors: Array<ResolversParentTypes['ReportProblemError']> };
  RequestDeleteCodeError: FormErrorRecord;
  RequestDeleteCodePayload: Omit<RequestDeleteCodePayload, 'errors'> & { errors: Array<ResolversParentTypes['RequestDeleteCodeError']> };
  RequestEmailCodeError: FormErrorRecord;
  RequestEmailCodeInput: RequestEmailCodeInput;
  RequestEmailCodePayload: Omit<RequestEmailCodePayload, 'errors'> & { errors: Array<ResolversParentTypes['RequestEmailCodeError']> };
  ResendVerificationError: FormErrorRecord;
  ResendVerificationPayload: Omit<ResendVerificationPayload, 'errors'> & { errors: Array<ResolversParentTypes['ResendVerificationError']> };
  ResetPasswordError: FormErrorRecord;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: Omit<ResetPasswordPayload, 'errors'> & { errors: Array<ResolversParentTypes['ResetPasswordError']> };
  ResumeSubscriptionError: FormErrorRecord;
  ResumeSubscriptionPayload: Omit<ResumeSubscriptionPayload, 'errors' | 'subscription'> & { errors: Array<ResolversParentTypes['ResumeSubscriptionError']>, subscription?: Maybe<ResolversParentTypes['ViewerSubscription']> };
  RevokeDeviceError: FormErrorRecord;
  RevokeDeviceInput: RevokeDeviceInput;
  RevokeDevicePayload: Omit<RevokeDevicePayload, 'errors'> & { errors: Array<ResolversParentTypes['RevokeDeviceError']> };
  RowItem: ResolversUnionTypes<ResolversParentTypes>['RowItem'];
  SavePreferencesError: FormErrorRecord;
  SavePreferencesInput: SavePreferencesInput;
  SavePreferencesPayload: Omit<SavePreferencesPayload, 'errors' | 'preferences'> & { errors: Array<ResolversParentTypes['SavePreferencesError']>, preferences?: Maybe<ResolversParentTypes['Preferences']> };
  SaveProgressError: FormErrorRecord;
  SaveProgressInput: SaveProgressInput;
  SaveProgressPayload: Omit<SaveProgressPayload, 'errors' | 'progress'> & { errors: Array<ResolversParentTypes['SaveProgressError']>, progress?: Maybe<ResolversParentTypes['Progress']> };
  ScheduleEntry: ScheduleEntryRecord;
  ScheduleEntryConnection: Omit<ScheduleEntryConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ScheduleEntryEdge']>, nodes: Array<ResolversParentTypes['ScheduleEntry']> };
  ScheduleEntryEdge: Omit<ScheduleEntryEdge, 'node'> & { node: ResolversParentTypes['ScheduleEntry'] };
  SearchConnection: Omit<SearchConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['SearchEdge']>, nodes: Array<ResolversParentTypes['SearchHit']> };
  SearchCounts: SearchCounts;
  SearchEdge: Omit<SearchEdge, 'node'> & { node: ResolversParentTypes['SearchHit'] };
  SearchFilter: SearchFilter;
  SearchHit: ResolversUnionTypes<ResolversParentTypes>['SearchHit'];
  Season: SeasonOfShow;
  SendContactMessageError: FormErrorRecord;
  SendContactMessageInput: SendContactMessageInput;
  SendContactMessagePayload: Omit<SendContactMessagePayload, 'errors'> & { errors: Array<ResolversParentTypes['SendContactMessageError']> };
  SendFeedbackError: FormErrorRecord;
  SendFeedbackInput: SendFeedbackInput;
  SendFeedbackPayload: Omit<SendFeedbackPayload, 'errors'> & { errors: Array<ResolversParentTypes['SendFeedbackError']> };
  Session: SessionRecord;
  Show: ShowRecord;
  ShowConnection: Omit<ShowConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ShowEdge']>, nodes: Array<ResolversParentTypes['Show']> };
  ShowEdge: Omit<ShowEdge, 'node'> & { node: ResolversParentTypes['Show'] };
  ShowFilter: ShowFilter;
  SignInError: FormErrorRecord;
  SignInInput: SignInInput;
  SignInPayload: Omit<SignInPayload, 'errors' | 'recovery' | 'session'> & { errors: Array<ResolversParentTypes['SignInError']>, recovery?: Maybe<ResolversParentTypes['AccountRecovery']>, session?: Maybe<ResolversParentTypes['Session']> };
  SignOutError: FormErrorRecord;
  SignOutInput: SignOutInput;
  SignOutOtherDevicesError: FormErrorRecord;
  SignOutOtherDevicesPayload: Omit<SignOutOtherDevicesPayload, 'errors'> & { errors: Array<ResolversParentTypes['SignOutOtherDevicesError']> };
  SignOutPayload: Omit<SignOutPayload, 'errors'> & { errors: Array<ResolversParentTypes['SignOutError']> };
  SiteSettings: SettingsRecord;
  SmartBanner: SmartBannerRecord;
  Sound: Sound;
  Sport: SportRecord;
  SportConnection: Omit<SportConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['SportEdge']>, nodes: Array<ResolversParentTypes['Sport']> };
  SportEdge: Omit<SportEdge, 'node'> & { node: ResolversParentTypes['Sport'] };
  Stream: Stream;
  String: Scalars['String']['output'];
  SubscribeError: FormErrorRecord;
  SubscribeInput: SubscribeInput;
  SubscribeNewsletterError: FormErrorRecord;
  SubscribeNewsletterInput: SubscribeNewsletterInput;
  SubscribeNewsletterPayload: Omit<SubscribeNewsletterPayload, 'errors'> & { errors: Array<ResolversParentTypes['SubscribeNewsletterError']> };
  SubscribePayload: Omit<SubscribePayload, 'errors' | 'payment'> & { errors: Array<ResolversParentTypes['SubscribeError']>, payment?: Maybe<ResolversParentTypes['Payment']> };
  Subscription: Record<PropertyKey, never>;
  Suggestion: SuggestionRecord;
  UnsubscribeNewsletterError: FormErrorRecord;
  UnsubscribeNewsletterInput: UnsubscribeNewsletterInput;
  UnsubscribeNewsletterPayload: Omit<UnsubscribeNewsletterPayload, 'errors'> & { errors: Array<ResolversParentTypes['UnsubscribeNewsletterError']> };
  UpdateNewsletterError: FormErrorRecord;
  UpdateNewsletterInput: UpdateNewsletterInput;
  UpdateNewsletterPayload: Omit<UpdateNewsletterPayload, 'errors' | 'newsletter'> & { errors: Array<ResolversParentTypes['UpdateNewsletterError']>, newsletter?: Maybe<ResolversParentTypes['NewsletterSubscription']> };
  UpdateProfileError: FormErrorRecord;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: Omit<UpdateProfilePayload, 'errors' | 'viewer'> & { errors: Array<ResolversParentTypes['UpdateProfileError']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  VerifyEmailError: FormErrorRecord;
  VerifyEmailInput: VerifyEmailInput;
  VerifyEmailPayload: Omit<VerifyEmailPayload, 'errors'> & { errors: Array<ResolversParentTypes['VerifyEmailError']> };
  Video: VideoRecord;
  VideoConnection: Omit<VideoConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['VideoEdge']>, nodes: Array<ResolversParentTypes['Video']> };
  VideoEdge: Omit<VideoEdge, 'node'> & { node: ResolversParentTypes['Video'] };
  VideoFilter: VideoFilter;
  Viewer: OwnViewer;
  ViewerChange: ViewerChangeRecord;
  ViewerSubscription: SubscriptionRecord;
  VoucherGrant: VoucherGrantRecord;
  WatchHistoryConnection: Omit<WatchHistoryConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['WatchHistoryEdge']>, nodes: Array<ResolversParentTypes['Video']> };
  WatchHistoryEdge: Omit<WatchHistoryEdge, 'node' | 'progress'> & { node: ResolversParentTypes['Video'], progress: ResolversParentTypes['Progress'] };
  WatchlistConnection: Omit<WatchlistConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['WatchlistEdge']>, nodes: Array<ResolversParentTypes['Video']> };
  WatchlistEdge: Omit<WatchlistEdge, 'node'> & { node: ResolversParentTypes['Video'] };
  WatchlistShowConnection: Omit<WatchlistShowConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['WatchlistShowEdge']>, nodes: Array<ResolversParentTypes['Show']> };
  WatchlistShowEdge: Omit<WatchlistShowEdge, 'node'> & { node: ResolversParentTypes['Show'] };
  WhereToWatchPage: WhereToWatchPageRecord;
};

export type BearerDirectiveArgs = { };

export type BearerDirectiveResolver<Result, Parent, ContextType = GraphContext, Args = BearerDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CredentialDirectiveArgs = { };

export type CredentialDirectiveResolver<Result, Parent, ContextType = GraphContext, Args = CredentialDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type FirstPartyDirectiveArgs = { };

export type FirstPartyDirectiveResolver<Result, Parent, ContextType = GraphContext, Args = FirstPartyDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type InContextDirectiveArgs = {
  locale: Locale;
};

export type InContextDirectiveResolver<Result, Parent, ContextType = GraphContext, Args = InContextDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListSizeDirectiveArgs = {
  assumedSize?: Maybe<Scalars['Int']['input']>;
  sizedBy?: Maybe<Scalars['String']['input']>;
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = GraphContext, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type NodeAccessDirectiveArgs = { };

export type NodeAccessDirectiveResolver<Result, Parent, ContextType = GraphContext, Args = NodeAccessDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ScopeDirectiveArgs = {
  is: Scalars['String']['input'];
};

export type ScopeDirectiveResolver<Result, Parent, ContextType = GraphContext, Args = ScopeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type UpstreamDirectiveArgs = {
  call: Scalars['String']['input'];
};

export type UpstreamDirectiveResolver<Result, Parent, ContextType = GraphContext, Args = UpstreamDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccountRecoveryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AccountRecovery'] = ResolversParentTypes['AccountRecovery']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recoveryEndsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ActivateReferralCodeErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ActivateReferralCodeError'] = ResolversParentTypes['ActivateReferralCodeError']> = {
  code?: Resolver<ResolversTypes['ActivateReferralCodeErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ActivateReferralCodePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ActivateReferralCodePayload'] = ResolversParentTypes['ActivateReferralCodePayload']> = {
  activated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['ActivateReferralCodeError']>, ParentType, ContextType>;
};

export type ActivateVoucherErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ActivateVoucherError'] = ResolversParentTypes['ActivateVoucherError']> = {
  code?: Resolver<ResolversTypes['ActivateVoucherErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ActivateVoucherPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ActivateVoucherPayload'] = ResolversParentTypes['ActivateVoucherPayload']> = {
  errors?: Resolver<Array<ResolversTypes['ActivateVoucherError']>, ParentType, ContextType>;
  grant?: Resolver<Maybe<ResolversTypes['VoucherGrant']>, ParentType, ContextType>;
};

export type AddCommentErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AddCommentError'] = ResolversParentTypes['AddCommentError']> = {
  code?: Resolver<ResolversTypes['AddCommentErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddCommentPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AddCommentPayload'] = ResolversParentTypes['AddCommentPayload']> = {
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['AddCommentError']>, ParentType, ContextType>;
};

export type AddReminderErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AddReminderError'] = ResolversParentTypes['AddReminderError']> = {
  code?: Resolver<ResolversTypes['AddReminderErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddReminderPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AddReminderPayload'] = ResolversParentTypes['AddReminderPayload']> = {
  errors?: Resolver<Array<ResolversTypes['AddReminderError']>, ParentType, ContextType>;
  reminder?: Resolver<Maybe<ResolversTypes['Reminder']>, ParentType, ContextType>;
};

export type AddShowToWatchlistErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AddShowToWatchlistError'] = ResolversParentTypes['AddShowToWatchlistError']> = {
  code?: Resolver<ResolversTypes['AddShowToWatchlistErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddShowToWatchlistPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AddShowToWatchlistPayload'] = ResolversParentTypes['AddShowToWatchlistPayload']> = {
  errors?: Resolver<Array<ResolversTypes['AddShowToWatchlistError']>, ParentType, ContextType>;
  show?: Resolver<Maybe<ResolversTypes['Show']>, ParentType, ContextType>;
};

export type AddToWatchlistErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AddToWatchlistError'] = ResolversParentTypes['AddToWatchlistError']> = {
  code?: Resolver<ResolversTypes['AddToWatchlistErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddToWatchlistPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AddToWatchlistPayload'] = ResolversParentTypes['AddToWatchlistPayload']> = {
  errors?: Resolver<Array<ResolversTypes['AddToWatchlistError']>, ParentType, ContextType>;
  video?: Resolver<Maybe<ResolversTypes['Video']>, ParentType, ContextType>;
};

export type AuthProviderResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AuthProvider'] = ResolversParentTypes['AuthProvider']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AuthProviderKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BusinessPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BusinessPage'] = ResolversParentTypes['BusinessPage']> = {
  advertisersLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  advertisersText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  advertisersTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  lead?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ContentRow']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancelSubscriptionErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CancelSubscriptionError'] = ResolversParentTypes['CancelSubscriptionError']> = {
  code?: Resolver<ResolversTypes['CancelSubscriptionErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancelSubscriptionPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CancelSubscriptionPayload'] = ResolversParentTypes['CancelSubscriptionPayload']> = {
  errors?: Resolver<Array<ResolversTypes['CancelSubscriptionError']>, ParentType, ContextType>;
  storeMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  storeNotice?: Resolver<Maybe<ResolversTypes['Store']>, ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['ViewerSubscription']>, ParentType, ContextType>;
};

export type CaptionTrackResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CaptionTrack'] = ResolversParentTypes['CaptionTrack']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangeEmailErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChangeEmailError'] = ResolversParentTypes['ChangeEmailError']> = {
  code?: Resolver<ResolversTypes['ChangeEmailErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeEmailPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChangeEmailPayload'] = ResolversParentTypes['ChangeEmailPayload']> = {
  errors?: Resolver<Array<ResolversTypes['ChangeEmailError']>, ParentType, ContextType>;
  triesLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type ChangePasswordErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChangePasswordError'] = ResolversParentTypes['ChangePasswordError']> = {
  code?: Resolver<ResolversTypes['ChangePasswordErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  changed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['ChangePasswordError']>, ParentType, ContextType>;
};

export type ChangePaymentMethodErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChangePaymentMethodError'] = ResolversParentTypes['ChangePaymentMethodError']> = {
  code?: Resolver<ResolversTypes['ChangePaymentMethodErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangePaymentMethodPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChangePaymentMethodPayload'] = ResolversParentTypes['ChangePaymentMethodPayload']> = {
  errors?: Resolver<Array<ResolversTypes['ChangePaymentMethodError']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['ViewerSubscription']>, ParentType, ContextType>;
};

export type ChangePlanErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChangePlanError'] = ResolversParentTypes['ChangePlanError']> = {
  code?: Resolver<ResolversTypes['ChangePlanErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangePlanPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChangePlanPayload'] = ResolversParentTypes['ChangePlanPayload']> = {
  change?: Resolver<Maybe<ResolversTypes['PlanChange']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['ChangePlanError']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['ViewerSubscription']>, ParentType, ContextType>;
};

export type ChannelResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Channel'] = ResolversParentTypes['Channel']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  light?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  liveNow?: Resolver<Maybe<Array<ResolversTypes['Video']>>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameEcho?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  schedule?: Resolver<Maybe<ResolversTypes['ScheduleEntryConnection']>, ParentType, ContextType, RequireFields<ChannelScheduleArgs, 'first' | 'from' | 'to'>>;
  shows?: Resolver<ResolversTypes['ShowConnection'], ParentType, ContextType, RequireFields<ChannelShowsArgs, 'first'>>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  videos?: Resolver<ResolversTypes['VideoConnection'], ParentType, ContextType, RequireFields<ChannelVideosArgs, 'first'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChannelConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChannelConnection'] = ResolversParentTypes['ChannelConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ChannelEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Channel']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChannelEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChannelEdge'] = ResolversParentTypes['ChannelEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Channel'], ParentType, ContextType>;
};

export type ChapterResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Chapter'] = ResolversParentTypes['Chapter']> = {
  startSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CheckCodeErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CheckCodeError'] = ResolversParentTypes['CheckCodeError']> = {
  code?: Resolver<ResolversTypes['CheckCodeErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckCodePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CheckCodePayload'] = ResolversParentTypes['CheckCodePayload']> = {
  errors?: Resolver<Array<ResolversTypes['CheckCodeError']>, ParentType, ContextType>;
  resetToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  triesLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CheckPromoCodeErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CheckPromoCodeError'] = ResolversParentTypes['CheckPromoCodeError']> = {
  code?: Resolver<ResolversTypes['CheckPromoCodeErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckPromoCodePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CheckPromoCodePayload'] = ResolversParentTypes['CheckPromoCodePayload']> = {
  errors?: Resolver<Array<ResolversTypes['CheckPromoCodeError']>, ParentType, ContextType>;
  quote?: Resolver<Maybe<ResolversTypes['PromoQuote']>, ParentType, ContextType>;
};

export type ClearHistoryErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ClearHistoryError'] = ResolversParentTypes['ClearHistoryError']> = {
  code?: Resolver<ResolversTypes['ClearHistoryErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClearHistoryPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ClearHistoryPayload'] = ResolversParentTypes['ClearHistoryPayload']> = {
  cleared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['ClearHistoryError']>, ParentType, ContextType>;
};

export type CommentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Comment'] = ResolversParentTypes['Comment']> = {
  author?: Resolver<Maybe<ResolversTypes['CommentAuthor']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  editedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  positionSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  replies?: Resolver<ResolversTypes['CommentConnection'], ParentType, ContextType, RequireFields<CommentRepliesArgs, 'first'>>;
  replyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CommentStatus'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  video?: Resolver<Maybe<ResolversTypes['Video']>, ParentType, ContextType>;
  viewerIsAuthor?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentAuthorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CommentAuthor'] = ResolversParentTypes['CommentAuthor']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CommentConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CommentConnection'] = ResolversParentTypes['CommentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CommentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CommentEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CommentEdge'] = ResolversParentTypes['CommentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
};

export type CommentMomentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CommentMoment'] = ResolversParentTypes['CommentMoment']> = {
  commentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  positionSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContactPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ContactPage'] = ResolversParentTypes['ContactPage']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formHint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  lead?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phones?: Resolver<Array<ResolversTypes['Phone']>, ParentType, ContextType>;
  phonesTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContentChangeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ContentChange'] = ResolversParentTypes['ContentChange']> = {
  contentVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ContentRowResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ContentRow'] = ResolversParentTypes['ContentRow']> = {
  items?: Resolver<Array<ResolversTypes['RowItem']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shape?: Resolver<ResolversTypes['RowShape'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContinueWatchingConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ContinueWatchingConnection'] = ResolversParentTypes['ContinueWatchingConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ContinueWatchingEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Video']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ContinueWatchingEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ContinueWatchingEdge'] = ResolversParentTypes['ContinueWatchingEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Video'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Progress'], ParentType, ContextType>;
};

export type CountViewErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CountViewError'] = ResolversParentTypes['CountViewError']> = {
  code?: Resolver<ResolversTypes['CountViewErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CountViewPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CountViewPayload'] = ResolversParentTypes['CountViewPayload']> = {
  counted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['CountViewError']>, ParentType, ContextType>;
};

export type DataExportResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DataExport'] = ResolversParentTypes['DataExport']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exportedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteAccountErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteAccountError'] = ResolversParentTypes['DeleteAccountError']> = {
  code?: Resolver<ResolversTypes['DeleteAccountErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteAccountPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteAccountPayload'] = ResolversParentTypes['DeleteAccountPayload']> = {
  errors?: Resolver<Array<ResolversTypes['DeleteAccountError']>, ParentType, ContextType>;
  recoveryEndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type DeleteCommentErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteCommentError'] = ResolversParentTypes['DeleteCommentError']> = {
  code?: Resolver<ResolversTypes['DeleteCommentErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteCommentPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteCommentPayload'] = ResolversParentTypes['DeleteCommentPayload']> = {
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['DeleteCommentError']>, ParentType, ContextType>;
};

export type DeleteReasonResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteReason'] = ResolversParentTypes['DeleteReason']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
};

export type DeviceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Device'] = ResolversParentTypes['Device']> = {
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EditCommentErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EditCommentError'] = ResolversParentTypes['EditCommentError']> = {
  code?: Resolver<ResolversTypes['EditCommentErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EditCommentPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EditCommentPayload'] = ResolversParentTypes['EditCommentPayload']> = {
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['EditCommentError']>, ParentType, ContextType>;
};

export type EntitlementResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Entitlement'] = ResolversParentTypes['Entitlement']> = {
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['EntitlementLevel'], ParentType, ContextType>;
};

export type FaqEntryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FaqEntry'] = ResolversParentTypes['FaqEntry']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FaqPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FaqPage'] = ResolversParentTypes['FaqPage']> = {
  entries?: Resolver<Array<ResolversTypes['FaqEntry']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  lead?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FilmResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Film'] = ResolversParentTypes['Film']> = {
  durationSeconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['FilmFailure']>, ParentType, ContextType>;
  playable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['FilmState'], ParentType, ContextType>;
};

export type ForgotPasswordErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ForgotPasswordError'] = ResolversParentTypes['ForgotPasswordError']> = {
  code?: Resolver<ResolversTypes['ForgotPasswordErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ForgotPasswordPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ForgotPasswordPayload'] = ResolversParentTypes['ForgotPasswordPayload']> = {
  errors?: Resolver<Array<ResolversTypes['ForgotPasswordError']>, ParentType, ContextType>;
  expiresInSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  resendInSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type GenericPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GenericPage'] = ResolversParentTypes['GenericPage']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  lead?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HeroPictureResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HeroPicture'] = ResolversParentTypes['HeroPicture']> = {
  portrait?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  thumbnail?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
};

export type HomePageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HomePage'] = ResolversParentTypes['HomePage']> = {
  featured?: Resolver<Array<ResolversTypes['Show']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ContentRow']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LandingPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LandingPage'] = ResolversParentTypes['LandingPage']> = {
  channelsText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channelsTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  faq?: Resolver<Array<ResolversTypes['FaqEntry']>, ParentType, ContextType>;
  faqTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hero?: Resolver<Maybe<ResolversTypes['HeroPicture']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  lead?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newsletterText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newsletterTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  plansText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  plansTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ContentRow']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleEcho?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LegalPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LegalPage'] = ResolversParentTypes['LegalPage']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ManifestoPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ManifestoPage'] = ResolversParentTypes['ManifestoPage']> = {
  actionLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  closingText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  closingTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  lead?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['ManifestoSection']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ManifestoSectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ManifestoSection'] = ResolversParentTypes['ManifestoSection']> = {
  points?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['ManifestoTopic'], ParentType, ContextType>;
};

export type MenuResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Menu'] = ResolversParentTypes['Menu']> = {
  items?: Resolver<Array<ResolversTypes['MenuItem']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['MenuName'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MenuItemResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MenuItem'] = ResolversParentTypes['MenuItem']> = {
  audience?: Resolver<ResolversTypes['MenuAudience'], ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['MenuIcon']>, ParentType, ContextType>;
  isProfile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MergeProgressErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MergeProgressError'] = ResolversParentTypes['MergeProgressError']> = {
  code?: Resolver<ResolversTypes['MergeProgressErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MergeProgressPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MergeProgressPayload'] = ResolversParentTypes['MergeProgressPayload']> = {
  errors?: Resolver<Array<ResolversTypes['MergeProgressError']>, ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MetaTagsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MetaTags'] = ResolversParentTypes['MetaTags']> = {
  metaDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metaImage?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  activateReferralCode?: Resolver<Maybe<ResolversTypes['ActivateReferralCodePayload']>, ParentType, ContextType, RequireFields<MutationActivateReferralCodeArgs, 'input'>>;
  activateVoucher?: Resolver<Maybe<ResolversTypes['ActivateVoucherPayload']>, ParentType, ContextType, RequireFields<MutationActivateVoucherArgs, 'input'>>;
  addComment?: Resolver<Maybe<ResolversTypes['AddCommentPayload']>, ParentType, ContextType, RequireFields<MutationAddCommentArgs, 'input'>>;
  addReminder?: Resolver<Maybe<ResolversTypes['AddReminderPayload']>, ParentType, ContextType, RequireFields<MutationAddReminderArgs, 'input'>>;
  addShowToWatchlist?: Resolver<Maybe<ResolversTypes['AddShowToWatchlistPayload']>, ParentType, ContextType, RequireFields<MutationAddShowToWatchlistArgs, 'input'>>;
  addToWatchlist?: Resolver<Maybe<ResolversTypes['AddToWatchlistPayload']>, ParentType, ContextType, RequireFields<MutationAddToWatchlistArgs, 'input'>>;
  cancelSubscription?: Resolver<Maybe<ResolversTypes['CancelSubscriptionPayload']>, ParentType, ContextType>;
  changeEmail?: Resolver<Maybe<ResolversTypes['ChangeEmailPayload']>, ParentType, ContextType, RequireFields<MutationChangeEmailArgs, 'input'>>;
  changePassword?: Resolver<Maybe<ResolversTypes['ChangePasswordPayload']>, ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  changePaymentMethod?: Resolver<Maybe<ResolversTypes['ChangePaymentMethodPayload']>, ParentType, ContextType, RequireFields<MutationChangePaymentMethodArgs, 'input'>>;
  changePlan?: Resolver<Maybe<ResolversTypes['ChangePlanPayload']>, ParentType, ContextType, RequireFields<MutationChangePlanArgs, 'input'>>;
  checkCode?: Resolver<Maybe<ResolversTypes['CheckCodePayload']>, ParentType, ContextType, RequireFields<MutationCheckCodeArgs, 'input'>>;
  checkPromoCode?: Resolver<Maybe<ResolversTypes['CheckPromoCodePayload']>, ParentType, ContextType, RequireFields<MutationCheckPromoCodeArgs, 'input'>>;
  clearHistory?: Resolver<Maybe<ResolversTypes['ClearHistoryPayload']>, ParentType, ContextType, RequireFields<MutationClearHistoryArgs, 'input'>>;
  countView?: Resolver<Maybe<ResolversTypes['CountViewPayload']>, ParentType, ContextType, RequireFields<MutationCountViewArgs, 'input'>>;
  deleteAccount?: Resolver<Maybe<ResolversTypes['DeleteAccountPayload']>, ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'input'>>;
  deleteComment?: Resolver<Maybe<ResolversTypes['DeleteCommentPayload']>, ParentType, ContextType, RequireFields<MutationDeleteCommentArgs, 'input'>>;
  editComment?: Resolver<Maybe<ResolversTypes['EditCommentPayload']>, ParentType, ContextType, RequireFields<MutationEditCommentArgs, 'input'>>;
  forgotPassword?: Resolver<Maybe<ResolversTypes['ForgotPasswordPayload']>, ParentType, ContextType, RequireFields<MutationForgotPasswordArgs, 'input'>>;
  mergeProgress?: Resolver<Maybe<ResolversTypes['MergeProgressPayload']>, ParentType, ContextType, RequireFields<MutationMergeProgressArgs, 'input'>>;
  previewPlanChange?: Resolver<Maybe<ResolversTypes['PreviewPlanChangePayload']>, ParentType, ContextType, RequireFields<MutationPreviewPlanChangeArgs, 'input'>>;
  recoverAccount?: Resolver<Maybe<ResolversTypes['RecoverAccountPayload']>, ParentType, ContextType, RequireFields<MutationRecoverAccountArgs, 'input'>>;
  register?: Resolver<Maybe<ResolversTypes['RegisterPayload']>, ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  removeFromWatchlist?: Resolver<Maybe<ResolversTypes['RemoveFromWatchlistPayload']>, ParentType, ContextType, RequireFields<MutationRemoveFromWatchlistArgs, 'input'>>;
  removeReminder?: Resolver<Maybe<ResolversTypes['RemoveReminderPayload']>, ParentType, ContextType, RequireFields<MutationRemoveReminderArgs, 'input'>>;
  removeShowFromWatchlist?: Resolver<Maybe<ResolversTypes['RemoveShowFromWatchlistPayload']>, ParentType, ContextType, RequireFields<MutationRemoveShowFromWatchlistArgs, 'input'>>;
  reportComment?: Resolver<Maybe<ResolversTypes['ReportCommentPayload']>, ParentType, ContextType, RequireFields<MutationReportCommentArgs, 'input'>>;
  reportProblem?: Resolver<Maybe<ResolversTypes['ReportProblemPayload']>, ParentType, ContextType, RequireFields<MutationReportProblemArgs, 'input'>>;
  requestDeleteCode?: Resolver<Maybe<ResolversTypes['RequestDeleteCodePayload']>, ParentType, ContextType>;
  requestEmailCode?: Resolver<Maybe<ResolversTypes['RequestEmailCodePayload']>, ParentType, ContextType, RequireFields<MutationRequestEmailCodeArgs, 'input'>>;
  resendVerification?: Resolver<Maybe<ResolversTypes['ResendVerificationPayload']>, ParentType, ContextType>;
  resetPassword?: Resolver<Maybe<ResolversTypes['ResetPasswordPayload']>, ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  resumeSubscription?: Resolver<Maybe<ResolversTypes['ResumeSubscriptionPayload']>, ParentType, ContextType>;
  revokeDevice?: Resolver<Maybe<ResolversTypes['RevokeDevicePayload']>, ParentType, ContextType, RequireFields<MutationRevokeDeviceArgs, 'input'>>;
  savePreferences?: Resolver<Maybe<ResolversTypes['SavePreferencesPayload']>, ParentType, ContextType, RequireFields<MutationSavePreferencesArgs, 'input'>>;
  saveProgress?: Resolver<Maybe<ResolversTypes['SaveProgressPayload']>, ParentType, ContextType, RequireFields<MutationSaveProgressArgs, 'input'>>;
  sendContactMessage?: Resolver<Maybe<ResolversTypes['SendContactMessagePayload']>, ParentType, ContextType, RequireFields<MutationSendContactMessageArgs, 'input'>>;
  sendFeedback?: Resolver<Maybe<ResolversTypes['SendFeedbackPayload']>, ParentType, ContextType, RequireFields<MutationSendFeedbackArgs, 'input'>>;
  signIn?: Resolver<Maybe<ResolversTypes['SignInPayload']>, ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<Maybe<ResolversTypes['SignOutPayload']>, ParentType, ContextType, RequireFields<MutationSignOutArgs, 'input'>>;
  signOutOtherDevices?: Resolver<Maybe<ResolversTypes['SignOutOtherDevicesPayload']>, ParentType, ContextType>;
  subscribe?: Resolver<Maybe<ResolversTypes['SubscribePayload']>, ParentType, ContextType, RequireFields<MutationSubscribeArgs, 'input'>>;
  subscribeNewsletter?: Resolver<Maybe<ResolversTypes['SubscribeNewsletterPayload']>, ParentType, ContextType, RequireFields<MutationSubscribeNewsletterArgs, 'input'>>;
  unsubscribeNewsletter?: Resolver<Maybe<ResolversTypes['UnsubscribeNewsletterPayload']>, ParentType, ContextType, RequireFields<MutationUnsubscribeNewsletterArgs, 'input'>>;
  updateNewsletter?: Resolver<Maybe<ResolversTypes['UpdateNewsletterPayload']>, ParentType, ContextType, RequireFields<MutationUpdateNewsletterArgs, 'input'>>;
  updateProfile?: Resolver<Maybe<ResolversTypes['UpdateProfilePayload']>, ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  verifyEmail?: Resolver<Maybe<ResolversTypes['VerifyEmailPayload']>, ParentType, ContextType, RequireFields<MutationVerifyEmailArgs, 'input'>>;
};

export type NewsletterSubscriptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['NewsletterSubscription'] = ResolversParentTypes['NewsletterSubscription']> = {
  categories?: Resolver<Array<ResolversTypes['NewsletterCategory']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NodeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType?: TypeResolveFn<'BusinessPage' | 'Channel' | 'Comment' | 'ContactPage' | 'Device' | 'FaqPage' | 'GenericPage' | 'HomePage' | 'LandingPage' | 'LegalPage' | 'ManifestoPage' | 'Payment' | 'Plan' | 'Receipt' | 'ScheduleEntry' | 'Season' | 'Show' | 'Sport' | 'Video' | 'Viewer' | 'WhereToWatchPage', ParentType, ContextType>;
};

export type PageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Page'] = ResolversParentTypes['Page']> = {
  __resolveType?: TypeResolveFn<'BusinessPage' | 'ContactPage' | 'FaqPage' | 'GenericPage' | 'HomePage' | 'LandingPage' | 'LegalPage' | 'ManifestoPage' | 'WhereToWatchPage', ParentType, ContextType>;
};

export type PageConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PageConnection'] = ResolversParentTypes['PageConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PageEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Page']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type PageEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PageEdge'] = ResolversParentTypes['PageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Page'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  card?: Resolver<Maybe<ResolversTypes['PaymentCard']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dispute?: Resolver<Maybe<ResolversTypes['PaymentDispute']>, ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['PaymentFailure']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  periodEndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  periodStartsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['Plan']>, ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['PaymentPurpose'], ParentType, ContextType>;
  receiptNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirectUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refundedAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refundedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentCardResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PaymentCard'] = ResolversParentTypes['PaymentCard']> = {
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  last4?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PaymentConnection'] = ResolversParentTypes['PaymentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PaymentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Payment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PaymentEdge'] = ResolversParentTypes['PaymentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Payment'], ParentType, ContextType>;
};

export type PaymentFailureResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PaymentFailure'] = ResolversParentTypes['PaymentFailure']> = {
  code?: Resolver<ResolversTypes['PaymentFailureCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PhoneResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Phone'] = ResolversParentTypes['Phone']> = {
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PictureResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Picture'] = ResolversParentTypes['Picture']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  focus?: Resolver<Maybe<ResolversTypes['PictureFocus']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  renditions?: Resolver<Array<ResolversTypes['PictureRendition']>, ParentType, ContextType>;
  tint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PictureFocusResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PictureFocus'] = ResolversParentTypes['PictureFocus']> = {
  x?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PictureRenditionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PictureRendition'] = ResolversParentTypes['PictureRendition']> = {
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mimeType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlanResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Plan'] = ResolversParentTypes['Plan']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discountPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  monthlyPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onLanding?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  period?: Resolver<Maybe<ResolversTypes['PlanPeriod']>, ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  recommended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tag?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trialDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withAds?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlanChangeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlanChange'] = ResolversParentTypes['PlanChange']> = {
  amountDue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  effectiveAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  nextPayment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  nextPaymentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['Plan']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  takesEffect?: Resolver<ResolversTypes['PlanChangeMoment'], ParentType, ContextType>;
};

export type PlatformResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Platform'] = ResolversParentTypes['Platform']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlatformGroupResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlatformGroup'] = ResolversParentTypes['PlatformGroup']> = {
  kind?: Resolver<ResolversTypes['PlatformKind'], ParentType, ContextType>;
  platforms?: Resolver<Array<ResolversTypes['Platform']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlaybackResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Playback'] = ResolversParentTypes['Playback']> = {
  errors?: Resolver<Array<ResolversTypes['PlaybackError']>, ParentType, ContextType>;
  stream?: Resolver<Maybe<ResolversTypes['Stream']>, ParentType, ContextType>;
};

export type PlaybackErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlaybackError'] = ResolversParentTypes['PlaybackError']> = {
  code?: Resolver<ResolversTypes['PlaybackErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PreferencesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Preferences'] = ResolversParentTypes['Preferences']> = {
  autoplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  captions?: Resolver<Maybe<ResolversTypes['CaptionsChoice']>, ParentType, ContextType>;
  channels?: Resolver<Array<ResolversTypes['Channel']>, ParentType, ContextType>;
  historyPaused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shows?: Resolver<Array<ResolversTypes['Show']>, ParentType, ContextType>;
};

export type PreviewPlanChangeErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PreviewPlanChangeError'] = ResolversParentTypes['PreviewPlanChangeError']> = {
  code?: Resolver<ResolversTypes['PreviewPlanChangeErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PreviewPlanChangePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PreviewPlanChangePayload'] = ResolversParentTypes['PreviewPlanChangePayload']> = {
  change?: Resolver<Maybe<ResolversTypes['PlanChange']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['PreviewPlanChangeError']>, ParentType, ContextType>;
};

export type ProgressResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Progress'] = ResolversParentTypes['Progress']> = {
  durationSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  positionSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resumeSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ProgressState'], ParentType, ContextType>;
  watchedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PromoQuoteResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PromoQuote'] = ResolversParentTypes['PromoQuote']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  periods?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priceAfter?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  priceBefore?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PromotionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Promotion'] = ResolversParentTypes['Promotion']> = {
  code?: Resolver<ResolversTypes['PromotionCode'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  subscribe?: Resolver<Maybe<ResolversTypes['PromotionAction']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  watch?: Resolver<Maybe<ResolversTypes['PromotionAction']>, ParentType, ContextType>;
};

export type PromotionActionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PromotionAction'] = ResolversParentTypes['PromotionAction']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  authProviders?: Resolver<Maybe<Array<ResolversTypes['AuthProvider']>>, ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType, RequireFields<QueryChannelArgs, 'slug'>>;
  channels?: Resolver<Maybe<ResolversTypes['ChannelConnection']>, ParentType, ContextType, RequireFields<QueryChannelsArgs, 'first'>>;
  contentVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  csrfToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deleteReasons?: Resolver<Maybe<Array<ResolversTypes['DeleteReason']>>, ParentType, ContextType>;
  menus?: Resolver<Maybe<Array<ResolversTypes['Menu']>>, ParentType, ContextType>;
  metaTags?: Resolver<Maybe<ResolversTypes['MetaTags']>, ParentType, ContextType, RequireFields<QueryMetaTagsArgs, 'code'>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Maybe<Array<Maybe<ResolversTypes['Node']>>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  page?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType, RequireFields<QueryPageArgs, 'slug'>>;
  pages?: Resolver<Maybe<ResolversTypes['PageConnection']>, ParentType, ContextType, RequireFields<QueryPagesArgs, 'first'>>;
  plans?: Resolver<Maybe<Array<ResolversTypes['Plan']>>, ParentType, ContextType>;
  promotions?: Resolver<Maybe<Array<ResolversTypes['Promotion']>>, ParentType, ContextType>;
  recoveryOffer?: Resolver<Maybe<ResolversTypes['AccountRecovery']>, ParentType, ContextType>;
  schedule?: Resolver<Maybe<ResolversTypes['ScheduleEntryConnection']>, ParentType, ContextType, RequireFields<QueryScheduleArgs, 'first' | 'from' | 'to'>>;
  scheduleEntry?: Resolver<Maybe<ResolversTypes['ScheduleEntry']>, ParentType, ContextType, RequireFields<QueryScheduleEntryArgs, 'code'>>;
  search?: Resolver<Maybe<ResolversTypes['SearchConnection']>, ParentType, ContextType, RequireFields<QuerySearchArgs, 'first' | 'query'>>;
  session?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
  shorts?: Resolver<Maybe<ResolversTypes['VideoConnection']>, ParentType, ContextType, RequireFields<QueryShortsArgs, 'first'>>;
  show?: Resolver<Maybe<ResolversTypes['Show']>, ParentType, ContextType, RequireFields<QueryShowArgs, 'slug'>>;
  shows?: Resolver<Maybe<ResolversTypes['ShowConnection']>, ParentType, ContextType, RequireFields<QueryShowsArgs, 'first' | 'orderBy'>>;
  siteSettings?: Resolver<Maybe<ResolversTypes['SiteSettings']>, ParentType, ContextType>;
  smartBanner?: Resolver<Maybe<ResolversTypes['SmartBanner']>, ParentType, ContextType>;
  sport?: Resolver<Maybe<ResolversTypes['Sport']>, ParentType, ContextType, RequireFields<QuerySportArgs, 'slug'>>;
  sports?: Resolver<Maybe<ResolversTypes['SportConnection']>, ParentType, ContextType, RequireFields<QuerySportsArgs, 'first'>>;
  suggestions?: Resolver<Maybe<Array<ResolversTypes['Suggestion']>>, ParentType, ContextType, RequireFields<QuerySuggestionsArgs, 'first' | 'query'>>;
  video?: Resolver<Maybe<ResolversTypes['Video']>, ParentType, ContextType, RequireFields<QueryVideoArgs, 'code'>>;
  videos?: Resolver<Maybe<ResolversTypes['VideoConnection']>, ParentType, ContextType, RequireFields<QueryVideosArgs, 'first'>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type ReceiptResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Receipt'] = ResolversParentTypes['Receipt']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  card?: Resolver<Maybe<ResolversTypes['PaymentCard']>, ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  dispute?: Resolver<Maybe<ResolversTypes['PaymentDispute']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  periodEndsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  periodStartsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  planName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refundedAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refundedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReceiptConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReceiptConnection'] = ResolversParentTypes['ReceiptConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ReceiptEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Receipt']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReceiptEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReceiptEdge'] = ResolversParentTypes['ReceiptEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Receipt'], ParentType, ContextType>;
};

export type RecommendationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Recommendation'] = ResolversParentTypes['Recommendation']> = {
  reason?: Resolver<ResolversTypes['RecommendationReason'], ParentType, ContextType>;
  shows?: Resolver<Array<ResolversTypes['Show']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['Show'], ParentType, ContextType>;
};

export type RecoverAccountErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RecoverAccountError'] = ResolversParentTypes['RecoverAccountError']> = {
  code?: Resolver<ResolversTypes['RecoverAccountErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecoverAccountPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RecoverAccountPayload'] = ResolversParentTypes['RecoverAccountPayload']> = {
  errors?: Resolver<Array<ResolversTypes['RecoverAccountError']>, ParentType, ContextType>;
  session?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
};

export type ReferralCodeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReferralCode'] = ResolversParentTypes['ReferralCode']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  friendCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  useCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RegisterErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RegisterError'] = ResolversParentTypes['RegisterError']> = {
  code?: Resolver<ResolversTypes['RegisterErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RegisterPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RegisterPayload'] = ResolversParentTypes['RegisterPayload']> = {
  errors?: Resolver<Array<ResolversTypes['RegisterError']>, ParentType, ContextType>;
  session?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
};

export type ReminderResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Reminder'] = ResolversParentTypes['Reminder']> = {
  entry?: Resolver<Maybe<ResolversTypes['ScheduleEntry']>, ParentType, ContextType>;
  entryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RemoveFromWatchlistErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RemoveFromWatchlistError'] = ResolversParentTypes['RemoveFromWatchlistError']> = {
  code?: Resolver<ResolversTypes['RemoveFromWatchlistErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoveFromWatchlistPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RemoveFromWatchlistPayload'] = ResolversParentTypes['RemoveFromWatchlistPayload']> = {
  errors?: Resolver<Array<ResolversTypes['RemoveFromWatchlistError']>, ParentType, ContextType>;
  video?: Resolver<Maybe<ResolversTypes['Video']>, ParentType, ContextType>;
};

export type RemoveReminderErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RemoveReminderError'] = ResolversParentTypes['RemoveReminderError']> = {
  code?: Resolver<ResolversTypes['RemoveReminderErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoveReminderPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RemoveReminderPayload'] = ResolversParentTypes['RemoveReminderPayload']> = {
  errors?: Resolver<Array<ResolversTypes['RemoveReminderError']>, ParentType, ContextType>;
  removed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RemoveShowFromWatchlistErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RemoveShowFromWatchlistError'] = ResolversParentTypes['RemoveShowFromWatchlistError']> = {
  code?: Resolver<ResolversTypes['RemoveShowFromWatchlistErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoveShowFromWatchlistPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RemoveShowFromWatchlistPayload'] = ResolversParentTypes['RemoveShowFromWatchlistPayload']> = {
  errors?: Resolver<Array<ResolversTypes['RemoveShowFromWatchlistError']>, ParentType, ContextType>;
  show?: Resolver<Maybe<ResolversTypes['Show']>, ParentType, ContextType>;
};

export type ReportCommentErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReportCommentError'] = ResolversParentTypes['ReportCommentError']> = {
  code?: Resolver<ResolversTypes['ReportCommentErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportCommentPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReportCommentPayload'] = ResolversParentTypes['ReportCommentPayload']> = {
  errors?: Resolver<Array<ResolversTypes['ReportCommentError']>, ParentType, ContextType>;
  reported?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReportProblemErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReportProblemError'] = ResolversParentTypes['ReportProblemError']> = {
  code?: Resolver<ResolversTypes['ReportProblemErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportProblemPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReportProblemPayload'] = ResolversParentTypes['ReportProblemPayload']> = {
  errors?: Resolver<Array<ResolversTypes['ReportProblemError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RequestDeleteCodeErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RequestDeleteCodeError'] = ResolversParentTypes['RequestDeleteCodeError']> = {
  code?: Resolver<ResolversTypes['RequestDeleteCodeErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestDeleteCodePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RequestDeleteCodePayload'] = ResolversParentTypes['RequestDeleteCodePayload']> = {
  errors?: Resolver<Array<ResolversTypes['RequestDeleteCodeError']>, ParentType, ContextType>;
  expiresInSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  resendInSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RequestEmailCodeErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RequestEmailCodeError'] = ResolversParentTypes['RequestEmailCodeError']> = {
  code?: Resolver<ResolversTypes['RequestEmailCodeErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestEmailCodePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RequestEmailCodePayload'] = ResolversParentTypes['RequestEmailCodePayload']> = {
  errors?: Resolver<Array<ResolversTypes['RequestEmailCodeError']>, ParentType, ContextType>;
  expiresInSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  resendInSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ResendVerificationErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ResendVerificationError'] = ResolversParentTypes['ResendVerificationError']> = {
  code?: Resolver<ResolversTypes['ResendVerificationErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResendVerificationPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ResendVerificationPayload'] = ResolversParentTypes['ResendVerificationPayload']> = {
  errors?: Resolver<Array<ResolversTypes['ResendVerificationError']>, ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ResetPasswordErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ResetPasswordError'] = ResolversParentTypes['ResetPasswordError']> = {
  code?: Resolver<ResolversTypes['ResetPasswordErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload']> = {
  changed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['ResetPasswordError']>, ParentType, ContextType>;
};

export type ResumeSubscriptionErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ResumeSubscriptionError'] = ResolversParentTypes['ResumeSubscriptionError']> = {
  code?: Resolver<ResolversTypes['ResumeSubscriptionErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResumeSubscriptionPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ResumeSubscriptionPayload'] = ResolversParentTypes['ResumeSubscriptionPayload']> = {
  errors?: Resolver<Array<ResolversTypes['ResumeSubscriptionError']>, ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['ViewerSubscription']>, ParentType, ContextType>;
};

export type RevokeDeviceErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RevokeDeviceError'] = ResolversParentTypes['RevokeDeviceError']> = {
  code?: Resolver<ResolversTypes['RevokeDeviceErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevokeDevicePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RevokeDevicePayload'] = ResolversParentTypes['RevokeDevicePayload']> = {
  errors?: Resolver<Array<ResolversTypes['RevokeDeviceError']>, ParentType, ContextType>;
  revoked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RowItemResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RowItem'] = ResolversParentTypes['RowItem']> = {
  __resolveType?: TypeResolveFn<'Channel' | 'Show' | 'Video', ParentType, ContextType>;
};

export type SavePreferencesErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SavePreferencesError'] = ResolversParentTypes['SavePreferencesError']> = {
  code?: Resolver<ResolversTypes['SavePreferencesErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SavePreferencesPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SavePreferencesPayload'] = ResolversParentTypes['SavePreferencesPayload']> = {
  errors?: Resolver<Array<ResolversTypes['SavePreferencesError']>, ParentType, ContextType>;
  preferences?: Resolver<Maybe<ResolversTypes['Preferences']>, ParentType, ContextType>;
};

export type SaveProgressErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SaveProgressError'] = ResolversParentTypes['SaveProgressError']> = {
  code?: Resolver<ResolversTypes['SaveProgressErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SaveProgressPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SaveProgressPayload'] = ResolversParentTypes['SaveProgressPayload']> = {
  errors?: Resolver<Array<ResolversTypes['SaveProgressError']>, ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['Progress']>, ParentType, ContextType>;
};

export type ScheduleEntryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ScheduleEntry'] = ResolversParentTypes['ScheduleEntry']> = {
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  live?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  video?: Resolver<Maybe<ResolversTypes['Video']>, ParentType, ContextType>;
  viewerHasReminder?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ScheduleEntryConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ScheduleEntryConnection'] = ResolversParentTypes['ScheduleEntryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ScheduleEntryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ScheduleEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ScheduleEntryEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ScheduleEntryEdge'] = ResolversParentTypes['ScheduleEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ScheduleEntry'], ParentType, ContextType>;
};

export type SearchConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SearchConnection'] = ResolversParentTypes['SearchConnection']> = {
  correctedQuery?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['SearchCounts'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['SearchEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['SearchHit']>, ParentType, ContextType>;
  omittedWords?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchCountsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SearchCounts'] = ResolversParentTypes['SearchCounts']> = {
  channels?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  videos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SearchEdge'] = ResolversParentTypes['SearchEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SearchHit'], ParentType, ContextType>;
};

export type SearchHitResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SearchHit'] = ResolversParentTypes['SearchHit']> = {
  __resolveType?: TypeResolveFn<'Channel' | 'Show' | 'Video', ParentType, ContextType>;
};

export type SeasonResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Season'] = ResolversParentTypes['Season']> = {
  episodeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  episodes?: Resolver<ResolversTypes['VideoConnection'], ParentType, ContextType, RequireFields<SeasonEpisodesArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['Locale']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  show?: Resolver<Maybe<ResolversTypes['Show']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SendContactMessageErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SendContactMessageError'] = ResolversParentTypes['SendContactMessageError']> = {
  code?: Resolver<ResolversTypes['SendContactMessageErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SendContactMessagePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SendContactMessagePayload'] = ResolversParentTypes['SendContactMessagePayload']> = {
  errors?: Resolver<Array<ResolversTypes['SendContactMessageError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SendFeedbackErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SendFeedbackError'] = ResolversParentTypes['SendFeedbackError']> = {
  code?: Resolver<ResolversTypes['SendFeedbackErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SendFeedbackPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SendFeedbackPayload'] = ResolversParentTypes['SendFeedbackPayload']> = {
  errors?: Resolver<Array<ResolversTypes['SendFeedbackError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type ShowResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Show'] = ResolversParentTypes['Show']> = {
  ageRating?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  areas?: Resolver<Array<ResolversTypes['Area']>, ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  episodeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ShowKind'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  portrait?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  poster?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  premium?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  related?: Resolver<Maybe<ResolversTypes['ShowConnection']>, ParentType, ContextType, RequireFields<ShowRelatedArgs, 'first'>>;
  seasons?: Resolver<Array<ResolversTypes['Season']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sport?: Resolver<Maybe<ResolversTypes['Sport']>, ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleEcho?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  videos?: Resolver<ResolversTypes['VideoConnection'], ParentType, ContextType, RequireFields<ShowVideosArgs, 'first'>>;
  viewerHasSaved?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShowConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ShowConnection'] = ResolversParentTypes['ShowConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ShowEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Show']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ShowEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ShowEdge'] = ResolversParentTypes['ShowEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Show'], ParentType, ContextType>;
};

export type SignInErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SignInError'] = ResolversParentTypes['SignInError']> = {
  code?: Resolver<ResolversTypes['SignInErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignInPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SignInPayload'] = ResolversParentTypes['SignInPayload']> = {
  errors?: Resolver<Array<ResolversTypes['SignInError']>, ParentType, ContextType>;
  recovery?: Resolver<Maybe<ResolversTypes['AccountRecovery']>, ParentType, ContextType>;
  session?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
};

export type SignOutErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SignOutError'] = ResolversParentTypes['SignOutError']> = {
  code?: Resolver<ResolversTypes['SignOutErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignOutOtherDevicesErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SignOutOtherDevicesError'] = ResolversParentTypes['SignOutOtherDevicesError']> = {
  code?: Resolver<ResolversTypes['SignOutOtherDevicesErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignOutOtherDevicesPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SignOutOtherDevicesPayload'] = ResolversParentTypes['SignOutOtherDevicesPayload']> = {
  errors?: Resolver<Array<ResolversTypes['SignOutOtherDevicesError']>, ParentType, ContextType>;
  signedOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SignOutPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SignOutPayload'] = ResolversParentTypes['SignOutPayload']> = {
  errors?: Resolver<Array<ResolversTypes['SignOutError']>, ParentType, ContextType>;
  signedOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SiteSettingsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SiteSettings'] = ResolversParentTypes['SiteSettings']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brandEcho?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contactEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  madeIn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentBadges?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  phones?: Resolver<Array<ResolversTypes['Phone']>, ParentType, ContextType>;
  tagline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SmartBannerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SmartBanner'] = ResolversParentTypes['SmartBanner']> = {
  actionLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  appStoreUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  googlePlayUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SoundResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Sound'] = ResolversParentTypes['Sound']> = {
  audio?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SoundKind'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SportResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Sport'] = ResolversParentTypes['Sport']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  light?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shows?: Resolver<ResolversTypes['ShowConnection'], ParentType, ContextType, RequireFields<SportShowsArgs, 'first'>>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  videos?: Resolver<ResolversTypes['VideoConnection'], ParentType, ContextType, RequireFields<SportVideosArgs, 'first'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SportConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SportConnection'] = ResolversParentTypes['SportConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SportEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Sport']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SportEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SportEdge'] = ResolversParentTypes['SportEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Sport'], ParentType, ContextType>;
};

export type StreamResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Stream'] = ResolversParentTypes['Stream']> = {
  audio?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  live?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sounds?: Resolver<Array<ResolversTypes['Sound']>, ParentType, ContextType>;
  storyboard?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tracks?: Resolver<Array<ResolversTypes['CaptionTrack']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscribeErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SubscribeError'] = ResolversParentTypes['SubscribeError']> = {
  code?: Resolver<ResolversTypes['SubscribeErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubscribeNewsletterErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SubscribeNewsletterError'] = ResolversParentTypes['SubscribeNewsletterError']> = {
  code?: Resolver<ResolversTypes['SubscribeNewsletterErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubscribeNewsletterPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SubscribeNewsletterPayload'] = ResolversParentTypes['SubscribeNewsletterPayload']> = {
  errors?: Resolver<Array<ResolversTypes['SubscribeNewsletterError']>, ParentType, ContextType>;
  subscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SubscribePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SubscribePayload'] = ResolversParentTypes['SubscribePayload']> = {
  errors?: Resolver<Array<ResolversTypes['SubscribeError']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  commentAdded?: SubscriptionResolver<Maybe<ResolversTypes['Comment']>, "commentAdded", ParentType, ContextType, RequireFields<SubscriptionCommentAddedArgs, 'videoCode'>>;
  contentChanged?: SubscriptionResolver<Maybe<ResolversTypes['ContentChange']>, "contentChanged", ParentType, ContextType>;
  liveState?: SubscriptionResolver<Maybe<ResolversTypes['Video']>, "liveState", ParentType, ContextType, RequireFields<SubscriptionLiveStateArgs, 'videoCode'>>;
  viewerChanged?: SubscriptionResolver<Maybe<ResolversTypes['ViewerChange']>, "viewerChanged", ParentType, ContextType>;
};

export type SuggestionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Suggestion'] = ResolversParentTypes['Suggestion']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SearchKind'], ParentType, ContextType>;
  record?: Resolver<Maybe<ResolversTypes['SearchHit']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UnsubscribeNewsletterErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UnsubscribeNewsletterError'] = ResolversParentTypes['UnsubscribeNewsletterError']> = {
  code?: Resolver<ResolversTypes['UnsubscribeNewsletterErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UnsubscribeNewsletterPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UnsubscribeNewsletterPayload'] = ResolversParentTypes['UnsubscribeNewsletterPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UnsubscribeNewsletterError']>, ParentType, ContextType>;
  unsubscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UpdateNewsletterErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateNewsletterError'] = ResolversParentTypes['UpdateNewsletterError']> = {
  code?: Resolver<ResolversTypes['UpdateNewsletterErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateNewsletterPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateNewsletterPayload'] = ResolversParentTypes['UpdateNewsletterPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UpdateNewsletterError']>, ParentType, ContextType>;
  newsletter?: Resolver<Maybe<ResolversTypes['NewsletterSubscription']>, ParentType, ContextType>;
};

export type UpdateProfileErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateProfileError'] = ResolversParentTypes['UpdateProfileError']> = {
  code?: Resolver<ResolversTypes['UpdateProfileErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateProfilePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateProfilePayload'] = ResolversParentTypes['UpdateProfilePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UpdateProfileError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  __resolveType?: TypeResolveFn<'ActivateReferralCodeError' | 'ActivateVoucherError' | 'AddCommentError' | 'AddReminderError' | 'AddShowToWatchlistError' | 'AddToWatchlistError' | 'CancelSubscriptionError' | 'ChangeEmailError' | 'ChangePasswordError' | 'ChangePaymentMethodError' | 'ChangePlanError' | 'CheckCodeError' | 'CheckPromoCodeError' | 'ClearHistoryError' | 'CountViewError' | 'DeleteAccountError' | 'DeleteCommentError' | 'EditCommentError' | 'ForgotPasswordError' | 'MergeProgressError' | 'PlaybackError' | 'PreviewPlanChangeError' | 'RecoverAccountError' | 'RegisterError' | 'RemoveFromWatchlistError' | 'RemoveReminderError' | 'RemoveShowFromWatchlistError' | 'ReportCommentError' | 'ReportProblemError' | 'RequestDeleteCodeError' | 'RequestEmailCodeError' | 'ResendVerificationError' | 'ResetPasswordError' | 'ResumeSubscriptionError' | 'RevokeDeviceError' | 'SavePreferencesError' | 'SaveProgressError' | 'SendContactMessageError' | 'SendFeedbackError' | 'SignInError' | 'SignOutError' | 'SignOutOtherDevicesError' | 'SubscribeError' | 'SubscribeNewsletterError' | 'UnsubscribeNewsletterError' | 'UpdateNewsletterError' | 'UpdateProfileError' | 'VerifyEmailError', ParentType, ContextType>;
};

export type VerifyEmailErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['VerifyEmailError'] = ResolversParentTypes['VerifyEmailError']> = {
  code?: Resolver<ResolversTypes['VerifyEmailErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VerifyEmailPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['VerifyEmailPayload'] = ResolversParentTypes['VerifyEmailPayload']> = {
  errors?: Resolver<Array<ResolversTypes['VerifyEmailError']>, ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type VideoResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Video'] = ResolversParentTypes['Video']> = {
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  chapters?: Resolver<Array<ResolversTypes['Chapter']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  commentCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  commentMoments?: Resolver<Maybe<Array<ResolversTypes['CommentMoment']>>, ParentType, ContextType>;
  comments?: Resolver<Maybe<ResolversTypes['CommentConnection']>, ParentType, ContextType, RequireFields<VideoCommentsArgs, 'first' | 'orderBy'>>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  durationSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  episodeNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  film?: Resolver<Maybe<ResolversTypes['Film']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['VideoKind'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  linearChannel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  live?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  liveState?: Resolver<Maybe<ResolversTypes['LiveState']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['Video']>, ParentType, ContextType>;
  nextEpisode?: Resolver<Maybe<ResolversTypes['Video']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  playback?: Resolver<Maybe<ResolversTypes['Playback']>, ParentType, ContextType>;
  portrait?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  premium?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  recorded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  related?: Resolver<Maybe<ResolversTypes['VideoConnection']>, ParentType, ContextType, RequireFields<VideoRelatedArgs, 'first'>>;
  seasonEpisodes?: Resolver<Array<ResolversTypes['Video']>, ParentType, ContextType>;
  seasonNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  show?: Resolver<Maybe<ResolversTypes['Show']>, ParentType, ContextType>;
  sport?: Resolver<Maybe<ResolversTypes['Sport']>, ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  viewerComments?: Resolver<Maybe<Array<ResolversTypes['Comment']>>, ParentType, ContextType>;
  viewerHasSaved?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewerProgress?: Resolver<Maybe<ResolversTypes['Progress']>, ParentType, ContextType>;
  views?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VideoConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['VideoConnection'] = ResolversParentTypes['VideoConnection']> = {
  edges?: Resolver<Array<ResolversTypes['VideoEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Video']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type VideoEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['VideoEdge'] = ResolversParentTypes['VideoEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Video'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  continueWatching?: Resolver<Maybe<ResolversTypes['ContinueWatchingConnection']>, ParentType, ContextType, RequireFields<ViewerContinueWatchingArgs, 'first'>>;
  dataExport?: Resolver<Maybe<ResolversTypes['DataExport']>, ParentType, ContextType>;
  devices?: Resolver<Maybe<Array<ResolversTypes['Device']>>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  entitlement?: Resolver<ResolversTypes['Entitlement'], ParentType, ContextType>;
  followedShorts?: Resolver<Maybe<ResolversTypes['VideoConnection']>, ParentType, ContextType, RequireFields<ViewerFollowedShortsArgs, 'first'>>;
  followedVideos?: Resolver<Maybe<ResolversTypes['VideoConnection']>, ParentType, ContextType, RequireFields<ViewerFollowedVideosArgs, 'first'>>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasSubscription?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newsletter?: Resolver<Maybe<ResolversTypes['NewsletterSubscription']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType, RequireFields<ViewerPaymentArgs, 'code'>>;
  payments?: Resolver<Maybe<ResolversTypes['PaymentConnection']>, ParentType, ContextType, RequireFields<ViewerPaymentsArgs, 'first'>>;
  preferences?: Resolver<Maybe<ResolversTypes['Preferences']>, ParentType, ContextType>;
  receipt?: Resolver<Maybe<ResolversTypes['Receipt']>, ParentType, ContextType, RequireFields<ViewerReceiptArgs, 'number'>>;
  receipts?: Resolver<Maybe<ResolversTypes['ReceiptConnection']>, ParentType, ContextType, RequireFields<ViewerReceiptsArgs, 'first'>>;
  recommendation?: Resolver<Maybe<ResolversTypes['Recommendation']>, ParentType, ContextType>;
  referralCode?: Resolver<Maybe<ResolversTypes['ReferralCode']>, ParentType, ContextType>;
  reminders?: Resolver<Maybe<Array<ResolversTypes['Reminder']>>, ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['ViewerSubscription']>, ParentType, ContextType>;
  watchHistory?: Resolver<Maybe<ResolversTypes['WatchHistoryConnection']>, ParentType, ContextType, RequireFields<ViewerWatchHistoryArgs, 'first'>>;
  watchlist?: Resolver<Maybe<ResolversTypes['WatchlistConnection']>, ParentType, ContextType, RequireFields<ViewerWatchlistArgs, 'first'>>;
  watchlistShows?: Resolver<Maybe<ResolversTypes['WatchlistShowConnection']>, ParentType, ContextType, RequireFields<ViewerWatchlistShowsArgs, 'first'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ViewerChangeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ViewerChange'] = ResolversParentTypes['ViewerChange']> = {
  kind?: Resolver<ResolversTypes['ViewerChangeKind'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type ViewerSubscriptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ViewerSubscription'] = ResolversParentTypes['ViewerSubscription']> = {
  card?: Resolver<Maybe<ResolversTypes['PaymentCard']>, ParentType, ContextType>;
  cardExpires?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fullPriceAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextPayment?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  nextPaymentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextPlan?: Resolver<Maybe<ResolversTypes['Plan']>, ParentType, ContextType>;
  paymentMethod?: Resolver<Maybe<ResolversTypes['SubscriptionPaymentMethod']>, ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['Plan']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  registeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  renewalHold?: Resolver<Maybe<ResolversTypes['RenewalHold']>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SubscriptionStatus'], ParentType, ContextType>;
  trialAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  trialEndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  withAds?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type VoucherGrantResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['VoucherGrant'] = ResolversParentTypes['VoucherGrant']> = {
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['Plan']>, ParentType, ContextType>;
};

export type WatchHistoryConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WatchHistoryConnection'] = ResolversParentTypes['WatchHistoryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WatchHistoryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Video']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type WatchHistoryEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WatchHistoryEdge'] = ResolversParentTypes['WatchHistoryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Video'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Progress'], ParentType, ContextType>;
};

export type WatchlistConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WatchlistConnection'] = ResolversParentTypes['WatchlistConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WatchlistEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Video']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type WatchlistEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WatchlistEdge'] = ResolversParentTypes['WatchlistEdge']> = {
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Video'], ParentType, ContextType>;
};

export type WatchlistShowConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WatchlistShowConnection'] = ResolversParentTypes['WatchlistShowConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WatchlistShowEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Show']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type WatchlistShowEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WatchlistShowEdge'] = ResolversParentTypes['WatchlistShowEdge']> = {
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Show'], ParentType, ContextType>;
};

export type WhereToWatchPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WhereToWatchPage'] = ResolversParentTypes['WhereToWatchPage']> = {
  groups?: Resolver<Array<ResolversTypes['PlatformGroup']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  lead?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphContext> = {
  AccountRecovery?: AccountRecoveryResolvers<ContextType>;
  ActivateReferralCodeError?: ActivateReferralCodeErrorResolvers<ContextType>;
  ActivateReferralCodePayload?: ActivateReferralCodePayloadResolvers<ContextType>;
  ActivateVoucherError?: ActivateVoucherErrorResolvers<ContextType>;
  ActivateVoucherPayload?: ActivateVoucherPayloadResolvers<ContextType>;
  AddCommentError?: AddCommentErrorResolvers<ContextType>;
  AddCommentPayload?: AddCommentPayloadResolvers<ContextType>;
  AddReminderError?: AddReminderErrorResolvers<ContextType>;
  AddReminderPayload?: AddReminderPayloadResolvers<ContextType>;
  AddShowToWatchlistError?: AddShowToWatchlistErrorResolvers<ContextType>;
  AddShowToWatchlistPayload?: AddShowToWatchlistPayloadResolvers<ContextType>;
  AddToWatchlistError?: AddToWatchlistErrorResolvers<ContextType>;
  AddToWatchlistPayload?: AddToWatchlistPayloadResolvers<ContextType>;
  AuthProvider?: AuthProviderResolvers<ContextType>;
  BusinessPage?: BusinessPageResolvers<ContextType>;
  CancelSubscriptionError?: CancelSubscriptionErrorResolvers<ContextType>;
  CancelSubscriptionPayload?: CancelSubscriptionPayloadResolvers<ContextType>;
  CaptionTrack?: CaptionTrackResolvers<ContextType>;
  ChangeEmailError?: ChangeEmailErrorResolvers<ContextType>;
  ChangeEmailPayload?: ChangeEmailPayloadResolvers<ContextType>;
  ChangePasswordError?: ChangePasswordErrorResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  ChangePaymentMethodError?: ChangePaymentMethodErrorResolvers<ContextType>;
  ChangePaymentMethodPayload?: ChangePaymentMethodPayloadResolvers<ContextType>;
  ChangePlanError?: ChangePlanErrorResolvers<ContextType>;
  ChangePlanPayload?: ChangePlanPayloadResolvers<ContextType>;
  Channel?: ChannelResolvers<ContextType>;
  ChannelConnection?: ChannelConnectionResolvers<ContextType>;
  ChannelEdge?: ChannelEdgeResolvers<ContextType>;
  Chapter?: ChapterResolvers<ContextType>;
  CheckCodeError?: CheckCodeErrorResolvers<ContextType>;
  CheckCodePayload?: CheckCodePayloadResolvers<ContextType>;
  CheckPromoCodeError?: CheckPromoCodeErrorResolvers<ContextType>;
  CheckPromoCodePayload?: CheckPromoCodePayloadResolvers<ContextType>;
  ClearHistoryError?: ClearHistoryErrorResolvers<ContextType>;
  ClearHistoryPayload?: ClearHistoryPayloadResolvers<ContextType>;
  Comment?: CommentResolvers<ContextType>;
  CommentAuthor?: CommentAuthorResolvers<ContextType>;
  CommentConnection?: CommentConnectionResolvers<ContextType>;
  CommentEdge?: CommentEdgeResolvers<ContextType>;
  CommentMoment?: CommentMomentResolvers<ContextType>;
  ContactPage?: ContactPageResolvers<ContextType>;
  ContentChange?: ContentChangeResolvers<ContextType>;
  ContentRow?: ContentRowResolvers<ContextType>;
  ContinueWatchingConnection?: ContinueWatchingConnectionResolvers<ContextType>;
  ContinueWatchingEdge?: ContinueWatchingEdgeResolvers<ContextType>;
  CountViewError?: CountViewErrorResolvers<ContextType>;
  CountViewPayload?: CountViewPayloadResolvers<ContextType>;
  DataExport?: DataExportResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DeleteAccountError?: DeleteAccountErrorResolvers<ContextType>;
  DeleteAccountPayload?: DeleteAccountPayloadResolvers<ContextType>;
  DeleteCommentError?: DeleteCommentErrorResolvers<ContextType>;
  DeleteCommentPayload?: DeleteCommentPayloadResolvers<ContextType>;
  DeleteReason?: DeleteReasonResolvers<ContextType>;
  Device?: DeviceResolvers<ContextType>;
  EditCommentError?: EditCommentErrorResolvers<ContextType>;
  EditCommentPayload?: EditCommentPayloadResolvers<ContextType>;
  Entitlement?: EntitlementResolvers<ContextType>;
  FaqEntry?: FaqEntryResolvers<ContextType>;
  FaqPage?: FaqPageResolvers<ContextType>;
  Film?: FilmResolvers<ContextType>;
  ForgotPasswordError?: ForgotPasswordErrorResolvers<ContextType>;
  ForgotPasswordPayload?: ForgotPasswordPayloadResolvers<ContextType>;
  GenericPage?: GenericPageResolvers<ContextType>;
  HeroPicture?: HeroPictureResolvers<ContextType>;
  HomePage?: HomePageResolvers<ContextType>;
  LandingPage?: LandingPageResolvers<ContextType>;
  LegalPage?: LegalPageResolvers<ContextType>;
  ManifestoPage?: ManifestoPageResolvers<ContextType>;
  ManifestoSection?: ManifestoSectionResolvers<ContextType>;
  Menu?: MenuResolvers<ContextType>;
  MenuItem?: MenuItemResolvers<ContextType>;
  MergeProgressError?: MergeProgressErrorResolvers<ContextType>;
  MergeProgressPayload?: MergeProgressPayloadResolvers<ContextType>;
  MetaTags?: MetaTagsResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NewsletterSubscription?: NewsletterSubscriptionResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  Page?: PageResolvers<ContextType>;
  PageConnection?: PageConnectionResolvers<ContextType>;
  PageEdge?: PageEdgeResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PaymentCard?: PaymentCardResolvers<ContextType>;
  PaymentConnection?: PaymentConnectionResolvers<ContextType>;
  PaymentEdge?: PaymentEdgeResolvers<ContextType>;
  PaymentFailure?: PaymentFailureResolvers<ContextType>;
  Phone?: PhoneResolvers<ContextType>;
  Picture?: PictureResolvers<ContextType>;
  PictureFocus?: PictureFocusResolvers<ContextType>;
  PictureRendition?: PictureRenditionResolvers<ContextType>;
  Plan?: PlanResolvers<ContextType>;
  PlanChange?: PlanChangeResolvers<ContextType>;
  Platform?: PlatformResolvers<ContextType>;
  PlatformGroup?: PlatformGroupResolvers<ContextType>;
  Playback?: PlaybackResolvers<ContextType>;
  PlaybackError?: PlaybackErrorResolvers<ContextType>;
  Preferences?: PreferencesResolvers<ContextType>;
  PreviewPlanChangeError?: PreviewPlanChangeErrorResolvers<ContextType>;
  PreviewPlanChangePayload?: PreviewPlanChangePayloadResolvers<ContextType>;
  Progress?: ProgressResolvers<ContextType>;
  PromoQuote?: PromoQuoteResolvers<ContextType>;
  Promotion?: PromotionResolvers<ContextType>;
  PromotionAction?: PromotionActionResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Receipt?: ReceiptResolvers<ContextType>;
  ReceiptConnection?: ReceiptConnectionResolvers<ContextType>;
  ReceiptEdge?: ReceiptEdgeResolvers<ContextType>;
  Recommendation?: RecommendationResolvers<ContextType>;
  RecoverAccountError?: RecoverAccountErrorResolvers<ContextType>;
  RecoverAccountPayload?: RecoverAccountPayloadResolvers<ContextType>;
  ReferralCode?: ReferralCodeResolvers<ContextType>;
  RegisterError?: RegisterErrorResolvers<ContextType>;
  RegisterPayload?: RegisterPayloadResolvers<ContextType>;
  Reminder?: ReminderResolvers<ContextType>;
  RemoveFromWatchlistError?: RemoveFromWatchlistErrorResolvers<ContextType>;
  RemoveFromWatchlistPayload?: RemoveFromWatchlistPayloadResolvers<ContextType>;
  RemoveReminderError?: RemoveReminderErrorResolvers<ContextType>;
  RemoveReminderPayload?: RemoveReminderPayloadResolvers<ContextType>;
  RemoveShowFromWatchlistError?: RemoveShowFromWatchlistErrorResolvers<ContextType>;
  RemoveShowFromWatchlistPayload?: RemoveShowFromWatchlistPayloadResolvers<ContextType>;
  ReportCommentError?: ReportCommentErrorResolvers<ContextType>;
  ReportCommentPayload?: ReportCommentPayloadResolvers<ContextType>;
  ReportProblemError?: ReportProblemErrorResolvers<ContextType>;
  ReportProblemPayload?: ReportProblemPayloadResolvers<ContextType>;
  RequestDeleteCodeError?: RequestDeleteCodeErrorResolvers<ContextType>;
  RequestDeleteCodePayload?: RequestDeleteCodePayloadResolvers<ContextType>;
  RequestEmailCodeError?: RequestEmailCodeErrorResolvers<ContextType>;
  RequestEmailCodePayload?: RequestEmailCodePayloadResolvers<ContextType>;
  ResendVerificationError?: ResendVerificationErrorResolvers<ContextType>;
  ResendVerificationPayload?: ResendVerificationPayloadResolvers<ContextType>;
  ResetPasswordError?: ResetPasswordErrorResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  ResumeSubscriptionError?: ResumeSubscriptionErrorResolvers<ContextType>;
  ResumeSubscriptionPayload?: ResumeSubscriptionPayloadResolvers<ContextType>;
  RevokeDeviceError?: RevokeDeviceErrorResolvers<ContextType>;
  RevokeDevicePayload?: RevokeDevicePayloadResolvers<ContextType>;
  RowItem?: RowItemResolvers<ContextType>;
  SavePreferencesError?: SavePreferencesErrorResolvers<ContextType>;
  SavePreferencesPayload?: SavePreferencesPayloadResolvers<ContextType>;
  SaveProgressError?: SaveProgressErrorResolvers<ContextType>;
  SaveProgressPayload?: SaveProgressPayloadResolvers<ContextType>;
  ScheduleEntry?: ScheduleEntryResolvers<ContextType>;
  ScheduleEntryConnection?: ScheduleEntryConnectionResolvers<ContextType>;
  ScheduleEntryEdge?: ScheduleEntryEdgeResolvers<ContextType>;
  SearchConnection?: SearchConnectionResolvers<ContextType>;
  SearchCounts?: SearchCountsResolvers<ContextType>;
  SearchEdge?: SearchEdgeResolvers<ContextType>;
  SearchHit?: SearchHitResolvers<ContextType>;
  Season?: SeasonResolvers<ContextType>;
  SendContactMessageError?: SendContactMessageErrorResolvers<ContextType>;
  SendContactMessagePayload?: SendContactMessagePayloadResolvers<ContextType>;
  SendFeedbackError?: SendFeedbackErrorResolvers<ContextType>;
  SendFeedbackPayload?: SendFeedbackPayloadResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  Show?: ShowResolvers<ContextType>;
  ShowConnection?: ShowConnectionResolvers<ContextType>;
  ShowEdge?: ShowEdgeResolvers<ContextType>;
  SignInError?: SignInErrorResolvers<ContextType>;
  SignInPayload?: SignInPayloadResolvers<ContextType>;
  SignOutError?: SignOutErrorResolvers<ContextType>;
  SignOutOtherDevicesError?: SignOutOtherDevicesErrorResolvers<ContextType>;
  SignOutOtherDevicesPayload?: SignOutOtherDevicesPayloadResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  SiteSettings?: SiteSettingsResolvers<ContextType>;
  SmartBanner?: SmartBannerResolvers<ContextType>;
  Sound?: SoundResolvers<ContextType>;
  Sport?: SportResolvers<ContextType>;
  SportConnection?: SportConnectionResolvers<ContextType>;
  SportEdge?: SportEdgeResolvers<ContextType>;
  Stream?: StreamResolvers<ContextType>;
  SubscribeError?: SubscribeErrorResolvers<ContextType>;
  SubscribeNewsletterError?: SubscribeNewsletterErrorResolvers<ContextType>;
  SubscribeNewsletterPayload?: SubscribeNewsletterPayloadResolvers<ContextType>;
  SubscribePayload?: SubscribePayloadResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Suggestion?: SuggestionResolvers<ContextType>;
  UnsubscribeNewsletterError?: UnsubscribeNewsletterErrorResolvers<ContextType>;
  UnsubscribeNewsletterPayload?: UnsubscribeNewsletterPayloadResolvers<ContextType>;
  UpdateNewsletterError?: UpdateNewsletterErrorResolvers<ContextType>;
  UpdateNewsletterPayload?: UpdateNewsletterPayloadResolvers<ContextType>;
  UpdateProfileError?: UpdateProfileErrorResolvers<ContextType>;
  UpdateProfilePayload?: UpdateProfilePayloadResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  VerifyEmailError?: VerifyEmailErrorResolvers<ContextType>;
  VerifyEmailPayload?: VerifyEmailPayloadResolvers<ContextType>;
  Video?: VideoResolvers<ContextType>;
  VideoConnection?: VideoConnectionResolvers<ContextType>;
  VideoEdge?: VideoEdgeResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  ViewerChange?: ViewerChangeResolvers<ContextType>;
  ViewerSubscription?: ViewerSubscriptionResolvers<ContextType>;
  VoucherGrant?: VoucherGrantResolvers<ContextType>;
  WatchHistoryConnection?: WatchHistoryConnectionResolvers<ContextType>;
  WatchHistoryEdge?: WatchHistoryEdgeResolvers<ContextType>;
  WatchlistConnection?: WatchlistConnectionResolvers<ContextType>;
  WatchlistEdge?: WatchlistEdgeResolvers<ContextType>;
  WatchlistShowConnection?: WatchlistShowConnectionResolvers<ContextType>;
  WatchlistShowEdge?: WatchlistShowEdgeResolvers<ContextType>;
  WhereToWatchPage?: WhereToWatchPageResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GraphContext> = {
  bearer?: BearerDirectiveResolver<any, any, ContextType>;
  credential?: CredentialDirectiveResolver<any, any, ContextType>;
  firstParty?: FirstPartyDirectiveResolver<any, any, ContextType>;
  inContext?: InContextDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  nodeAccess?: NodeAccessDirectiveResolver<any, any, ContextType>;
  scope?: ScopeDirectiveResolver<any, any, ContextType>;
  upstream?: UpstreamDirectiveResolver<any, any, ContextType>;
};
