import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ChannelRecord, ShowRecord, VideoRecord, MetaTagsRecord, FaqEntryRecord, PictureRecord, LandingPageRecord, HomePageRecord, RowRecord, SportRecord, SeasonRecord, ScheduleEntryRecord, SuggestionRecord, FaqPageRecord, PageRecord, ManifestoPageRecord, ManifestoSectionRecord, BusinessPageRecord, LegalPageRecord, ContactPageRecord, WhereToWatchPageRecord, PlatformGroupRecord, GenericPageRecord, SettingsRecord, MenuRecord, MenuItemRecord, SmartBannerRecord, ModalRecord, DeleteReasonRecord } from '../upstreams/cms/cms-records';
import type { PlanRecord } from '../domains/plan/plan-record';
import type { ProgressRecord, PreferencesRecord, ReminderRecord, DeviceRecord, EntitlementRecord, CommentRecord, ViewerNewsletterRecord, SessionRecord, DataExportRecord, AccountRecoveryRecord, SubscriptionRecord, PlanChangeRecord, PaymentRecord, ReceiptRecord, ReferralCodeRecord, PromoQuoteRecord, VoucherGrantRecord } from '../upstreams/accounts/accounts-records';
import type { OwnViewer } from '../domains/viewer/own-viewer';
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
  /** A day without a time, ISO 8601, e.g. `2026-11-21`. */
  Date: { input: string; output: string; }
  /** An instant in UTC, ISO 8601, e.g. `2026-11-21T18:00:00.000Z`. */
  DateTime: { input: string; output: string; }
};

/** What has a deleted account back. */
export type AccountRecovery = {
  __typename?: 'AccountRecovery';
  /** E-mail address of the account, hidden before the @ but for its first character. */
  email: Scalars['String']['output'];
  /** Full name of the viewer whose account it is: shown before anything is confirmed. */
  name: Scalars['String']['output'];
  /** Until when the account can be recovered; then it is purged. */
  recoverUntil: Scalars['DateTime']['output'];
  /** For `recoverAccount`: works once, within an hour, in the browser that was offered it; the newest alone counts. */
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

/** A comment as it is sent. */
export type AddCommentInput = {
  /** Second of the video it speaks about. */
  at?: InputMaybe<Scalars['Int']['input']>;
  /** Code of the video. */
  code: Scalars['String']['input'];
  /** The comment it replies to; a reply to a reply joins the same thread. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 1,000 characters after control characters and outer spaces are taken out. */
  text: Scalars['String']['input'];
};

/** Answer of `addComment`. */
export type AddCommentPayload = {
  __typename?: 'AddCommentPayload';
  /** The comment, PUBLISHED or PENDING; null when `errors` is not empty. */
  comment?: Maybe<Comment>;
  /** Expected failures: COMMENT_REQUIRED, COMMENT_LENGTH, COMMENT_FAILED (what it replies to is gone), NOT_FOUND (no such video), SUBSCRIPTION_REQUIRED (only who may watch a premium video may comment on it), SESSION_REQUIRED, RATE_LIMITED. */
  errors: Array<FormError>;
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
  /** The schedule has no such entry. */
  | 'NOT_FOUND'
  /** The viewer has as many reminders as are kept; remove one first. */
  | 'REMINDERS_FULL'
  /** No bearer was sent, or it is no longer valid. */
  | 'SESSION_REQUIRED';

/** What to be reminded of. */
export type AddReminderInput = {
  /** `id` of the entry of the schedule. */
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
  code: Scalars['String']['input'];
};

/** Answer of `addToWatchlist`. */
export type AddToWatchlistPayload = {
  __typename?: 'AddToWatchlistPayload';
  /** Expected failures; empty when it worked. */
  errors: Array<AddToWatchlistError>;
  /** The saved video; null when it could not be saved. */
  video?: Maybe<Video>;
};

/** A way to sign in. */
export type AuthProvider = {
  __typename?: 'AuthProvider';
  /** Key, e.g. `credentials`, `google`. */
  id: Scalars['String']['output'];
  /** Name to show. */
  name: Scalars['String']['output'];
  /** `credentials` or `oidc`. */
  type: Scalars['String']['output'];
};

/** The business area: shows about founders and money, and a part for advertisers. */
export type BusinessPage = Page & {
  __typename?: 'BusinessPage';
  /** Words of the link to the manifesto. */
  advertisersLabel: Scalars['String']['output'];
  /** What advertisers find on the manifesto. */
  advertisersText: Scalars['String']['output'];
  /** Heading of the part for advertisers. */
  advertisersTitle: Scalars['String']['output'];
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
  /** Name in that language. */
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

/** A password in place of one that is known. */
export type ChangePasswordInput = {
  /** Password so far, never trimmed. */
  currentPassword: Scalars['String']['input'];
  /** New password, 8 to 128 characters, never trimmed. */
  password: Scalars['String']['input'];
  /** The same password again. */
  passwordConfirmation: Scalars['String']['input'];
};

/** Answer of `changePassword`. */
export type ChangePasswordPayload = {
  __typename?: 'ChangePasswordPayload';
  /** Whether the new password is in force. Every other device is signed out then. */
  changed: Scalars['Boolean']['output'];
  /** Expected failures: PASSWORD_REQUIRED, CURRENT_WRONG, PASSWORD_NOT_SET (signs in with a provider: `forgotPassword` sets the first one) on `currentPassword`; PASSWORD_REQUIRED, PASSWORD_INVALID on `password`; PASSWORD_REQUIRED, PASSWORD_MISMATCH on `passwordConfirmation`; RATE_LIMITED, SESSION_REQUIRED. */
  errors: Array<FormError>;
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
  /** The bank declined the payment, or the payment token is no token. */
  | 'DECLINED'
  /** The header `Idempotency-Key` was sent before with other data. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** There is not enough money on the card. */
  | 'INSUFFICIENT_FUNDS'
  /** The viewer has no subscription that runs. */
  | 'NO_SUBSCRIPTION'
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
  /** Expected failures; empty when it worked. A charge that was refused is told here and in `payment.failure`. */
  errors: Array<ChangePlanError>;
  /** The charge of the difference; null when nothing was to be charged. */
  payment?: Maybe<Payment>;
  /** The subscription as it is now; null when nothing was begun. */
  subscription?: Maybe<ViewerSubscription>;
};

/** A channel: a category of the catalogue with a page of its own at `/{slug}`. */
export type Channel = {
  __typename?: 'Channel';
  /** One or two sentences about the channel; null when editors wrote none. */
  description?: Maybe<Scalars['String']['output']>;
  /** Picture of the channel. */
  image?: Maybe<Picture>;
  /** Language that name and description are really in: differs from the one asked for when a translation is missing. */
  language: Locale;
  /** Colour of the channel's light, `#rrggbb`: frame of its star; null when editors chose none. */
  light?: Maybe<Scalars['String']['output']>;
  /** Name in the language of the operation. */
  name: Scalars['String']['output'];
  /** Shows of the channel in the editors' order. */
  shows: ShowConnection;
  /** Key in addresses, the same in both languages. */
  slug: Scalars['String']['output'];
  /** Newest videos of the channel first. */
  videos: VideoConnection;
};


/** A channel: a category of the catalogue with a page of its own at `/{slug}`. */
export type ChannelShowsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** A channel: a category of the catalogue with a page of its own at `/{slug}`. */
export type ChannelVideosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};

/** A page of channels. */
export type ChannelConnection = {
  __typename?: 'ChannelConnection';
  /** Channels with their cursors. */
  edges: Array<ChannelEdge>;
  /** The same channels without cursors. */
  nodes: Array<Channel>;
  /** Where this page stands. */
  pageInfo: PageInfo;
};

/** A channel in a list. */
export type ChannelEdge = {
  __typename?: 'ChannelEdge';
  /** Opaque; stable while the list does not change before it. */
  cursor: Scalars['String']['output'];
  /** The channel. */
  node: Channel;
};

/** The code of the mail, and whose it is. */
export type CheckCodeInput = {
  /** Four digits, in any kind of digits, with or without spaces. */
  code: Scalars['String']['input'];
  /** Address that the code went to. */
  email: Scalars['String']['input'];
};

/** Answer of `checkCode`. */
export type CheckCodePayload = {
  __typename?: 'CheckCodePayload';
  /** Expected failures: EMAIL_REQUIRED, EMAIL_INVALID on `email`; CODE_REQUIRED, CODE_WRONG, CODE_EXPIRED (too old, or tried too often) on `code`; RATE_LIMITED. */
  errors: Array<FormError>;
  /** What `resetPassword` asks for, within 15 minutes; null when `errors` is not empty. */
  resetToken?: Maybe<Scalars['String']['output']>;
  /** Beside CODE_WRONG: wrong tries that the code still stands; at 0 another code is needed. */
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
  code?: InputMaybe<Scalars['String']['input']>;
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
export type Comment = {
  __typename?: 'Comment';
  /** Second of the video it speaks about; null when it names none. */
  at?: Maybe<Scalars['Int']['output']>;
  /** Name of the author today; null when the account was deleted. */
  author?: Maybe<Scalars['String']['output']>;
  /** Code of the video it is about. */
  code: Scalars['String']['output'];
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Identity of the comment. */
  id: Scalars['ID']['output'];
  /** Whether the viewer wrote it; null without a token. */
  mine?: Maybe<Scalars['Boolean']['output']>;
  /** The comment it replies to; null when it is no reply. Threads are one level deep. */
  parentId?: Maybe<Scalars['ID']['output']>;
  /** Replies, the oldest first; those of a page of comments are read together. Source: GET api/comment_replies. */
  replies: CommentConnection;
  /** Number of replies that are shown. */
  replyCount: Scalars['Int']['output'];
  /** What became of it; PUBLISHED for whoever is not its author. */
  status: CommentStatus;
  /** Plain text, up to 1,000 characters, at most two line ends in a row. */
  text: Scalars['String']['output'];
};


/** What a viewer wrote under a video. */
export type CommentRepliesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};

/** A page of comments. */
export type CommentConnection = {
  __typename?: 'CommentConnection';
  /** Comments with their cursors. */
  edges: Array<CommentEdge>;
  /** The same comments without cursors. */
  nodes: Array<Comment>;
  /** Where this page stands. */
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

/** What became of a comment. */
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
export type ContactPage = Page & {
  __typename?: 'ContactPage';
  /** Address for questions, the same in both languages. */
  email: Scalars['String']['output'];
  /** What helps us to answer. */
  formHint: Scalars['String']['output'];
  /** Heading over the form. */
  formTitle: Scalars['String']['output'];
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

/** A row of the catalogue on a page. */
export type ContentRow = {
  __typename?: 'ContentRow';
  /** Stable id, the same in both languages; also the anchor on the page. */
  id: Scalars['ID']['output'];
  /** Cards in their order, at most 24. They follow from what editors chose the row to show. */
  items: Array<RowItem>;
  /** Address of everything the row shows a part of, without language, e.g. `/shows`; null when there is none. */
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

/** Answer of `countView`. */
export type CountViewPayload = {
  __typename?: 'CountViewPayload';
  /** Whether this was a view more; false when it was counted before. */
  counted: Scalars['Boolean']['output'];
  /** Expected failures: NOT_FOUND (code), BAD_USER_INPUT (visitor), SESSION_REQUIRED (a refused token). */
  errors: Array<FormError>;
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

/** How a viewer confirms that the account is to be deleted, and why. */
export type DeleteAccountInput = {
  /** For a viewer without a password: four digits of `requestDeleteCode`, in any kind of digits. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Password, never trimmed; null for a viewer who has none. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Key of one of `deleteReasons`. */
  reasonId: Scalars['ID']['input'];
};

/** Answer of `deleteAccount`. */
export type DeleteAccountPayload = {
  __typename?: 'DeleteAccountPayload';
  /** Expected failures: DELETE_PASSWORD_WRONG on `password`; CODE_REQUIRED, CODE_WRONG, CODE_EXPIRED on `code`; REASON_REQUIRED on `reasonId`; RATE_LIMITED, SESSION_REQUIRED. */
  errors: Array<FormError>;
  /** Until when the account can be recovered by signing in; null when `errors` is not empty. The session cookie is cleared on the answer. */
  recoverUntil?: Maybe<Scalars['DateTime']['output']>;
};

/** Answer of `deleteComment`. */
export type DeleteCommentPayload = {
  __typename?: 'DeleteCommentPayload';
  /** Whether the comment is gone, and its replies are shown no more. */
  deleted: Scalars['Boolean']['output'];
  /** Expected failures: NOT_FOUND (the viewer wrote no such comment), SESSION_REQUIRED. */
  errors: Array<FormError>;
};

/** A reason to delete an account, written by editors. */
export type DeleteReason = {
  __typename?: 'DeleteReason';
  /** Identity of the reason: what a request to delete the account names. */
  key: Scalars['ID']['output'];
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
  /** Stable id, the same in both languages; also the anchor on the page. */
  id: Scalars['ID']['output'];
  /** The question. */
  question: Scalars['String']['output'];
};

/** The page of questions and answers. */
export type FaqPage = Page & {
  __typename?: 'FaqPage';
  /** Questions in the editors' order. An untranslated one is hidden. */
  entries: Array<FaqEntry>;
  /** Language the copy is really in. */
  language: Locale;
  /** Sentence under the heading; null when editors wrote none. */
  lead?: Maybe<Scalars['String']['output']>;
  /** Always `faq`. */
  slug: Scalars['String']['output'];
  /** Heading of the page. */
  title: Scalars['String']['output'];
};

/** Whose password is forgotten. */
export type ForgotPasswordInput = {
  /** E-mail address; case and outer spaces do not matter. */
  email: Scalars['String']['input'];
};

/** Answer of `forgotPassword`. */
export type ForgotPasswordPayload = {
  __typename?: 'ForgotPasswordPayload';
  /** Expected failures: EMAIL_REQUIRED, EMAIL_INVALID, EMAIL_UNKNOWN on `email`; RATE_LIMITED (too soon), CODES_SPENT (too many in 24 hours). */
  errors: Array<FormError>;
  /** Seconds the mailed code is good for; null when `errors` is not empty. */
  expiresIn?: Maybe<Scalars['Int']['output']>;
  /** Seconds until another code may be asked for; also beside RATE_LIMITED and CODES_SPENT, when it is known. */
  resendIn?: Maybe<Scalars['Int']['output']>;
};

/** An expected failure of a mutation or of `play`, in the language of the operation. */
export type FormError = {
  __typename?: 'FormError';
  /** Stable code in SCREAMING_CASE: a key of schemas/messages. */
  code: Scalars['String']['output'];
  /** Input field the failure belongs to, in camelCase; null when it concerns the whole form. */
  field?: Maybe<Scalars['String']['output']>;
  /** Text to show, in the language of the operation. */
  message: Scalars['String']['output'];
};

/** A page of nothing but text, at `/{slug}`, beside the channels. */
export type GenericPage = Page & {
  __typename?: 'GenericPage';
  /** The text in Markdown (CommonMark without HTML): headings from the second level on, lists, links. Addresses within the site are without language. */
  body: Scalars['String']['output'];
  /** Language the text is really in. */
  language: Locale;
  /** Sentence or two under the heading; null when editors wrote none. */
  lead?: Maybe<Scalars['String']['output']>;
  /** Key in addresses, the same in both languages; no channel has it. */
  slug: Scalars['String']['output'];
  /** Heading of the page. */
  title: Scalars['String']['output'];
};

/** A page of generic pages. */
export type GenericPageConnection = {
  __typename?: 'GenericPageConnection';
  /** Pages with their cursors. */
  edges: Array<GenericPageEdge>;
  /** The same pages without cursors. */
  nodes: Array<GenericPage>;
  /** Where this page of the list stands. */
  pageInfo: PageInfo;
};

/** A generic page in a list. */
export type GenericPageEdge = {
  __typename?: 'GenericPageEdge';
  /** Opaque; stable while the list does not change before it. */
  cursor: Scalars['String']['output'];
  /** The page. */
  node: GenericPage;
};

/** How far a guest has watched a video, on this device. */
export type GuestProgressInput = {
  /** `code` of the video. */
  code: Scalars['String']['input'];
  /** Length of the video in whole seconds. */
  durationSeconds: Scalars['Int']['input'];
  /** How far it was watched, in whole seconds. */
  positionSeconds: Scalars['Int']['input'];
  /** When it was watched. */
  watchedAt: Scalars['DateTime']['input'];
};

/** One picture in two forms, drawn for the direction of the language of the operation. */
export type HeroPicture = {
  __typename?: 'HeroPicture';
  /** 9:16, below 768 px. */
  tall: Picture;
  /** 16:9, from 768 px up. */
  wide: Picture;
};

/** The home page of the catalogue. */
export type HomePage = Page & {
  __typename?: 'HomePage';
  /** Shows of the hero, in the editors' order. */
  featured: Array<Show>;
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
export type LandingPage = Page & {
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
  /** Language the copy is really in. */
  language: Locale;
  /** Sentence or two under the heading. */
  lead: Scalars['String']['output'];
  /** What the newsletter brings. */
  newsletterText: Scalars['String']['output'];
  /** Heading over the newsletter. */
  newsletterTitle: Scalars['String']['output'];
  /** What the plans offer: the trial in Arabic, the yearly discount in English, each as the editors wrote it. */
  plansText: Scalars['String']['output'];
  /** Heading over the plans. */
  plansTitle: Scalars['String']['output'];
  /** Rows of the catalogue in the editors' order. */
  rows: Array<ContentRow>;
  /** Always `landing`. */
  slug: Scalars['String']['output'];
  /** Heading of the hero. */
  title: Scalars['String']['output'];
  /** The heading in the other language, to be shown small beside the first; null when it is not translated. */
  titleEcho?: Maybe<Scalars['String']['output']>;
};

/** Terms and conditions, or the privacy policy. */
export type LegalPage = Page & {
  __typename?: 'LegalPage';
  /** The text in Markdown (CommonMark without HTML): headings from the second level on, lists, links. Addresses within the site are without language. */
  body: Scalars['String']['output'];
  /** Day from which this wording applies, `YYYY-MM-DD`; each language has its own. */
  changedOn: Scalars['String']['output'];
  /** Language the text is really in. */
  language: Locale;
  /** `terms-and-conditions` or `privacy-policy`. */
  slug: Scalars['String']['output'];
  /** Heading of the page. */
  title: Scalars['String']['output'];
};

/** Where a live event stands, computed from its times. */
export type LiveState =
  /** Over, and no recording yet. */
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
export type ManifestoPage = Page & {
  __typename?: 'ManifestoPage';
  /** Words of the button that leads to the contact page. */
  actionLabel: Scalars['String']['output'];
  /** Invites the reader to write. */
  closingText: Scalars['String']['output'];
  /** Heading of the last part. */
  closingTitle: Scalars['String']['output'];
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
  /** Picture beside the text, 16:9; null when editors chose none. */
  picture?: Maybe<Picture>;
  /** What is included, a line each; may be empty. */
  points: Array<Scalars['String']['output']>;
  /** One paragraph: what an advertiser gets. */
  text: Scalars['String']['output'];
  /** Heading of the section. */
  title: Scalars['String']['output'];
  /** What it is about; also its anchor on the page. */
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

/** An entry of a menu. */
export type MenuItem = {
  __typename?: 'MenuItem';
  /** Who sees it. */
  audience: MenuAudience;
  /** Name of one of the site's icons; null when it has none. */
  icon?: Maybe<Scalars['String']['output']>;
  /** Identity of the entry, the same in both languages. */
  id: Scalars['ID']['output'];
  /** Whether the viewer's badge stands beside the title. */
  isProfile: Scalars['Boolean']['output'];
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

/** Answer of `sendContactMessage`, `sendFeedback` and `reportProblem`. */
export type MessagePayload = {
  __typename?: 'MessagePayload';
  /** Expected failures: NAME_REQUIRED, NAME_LENGTH, NAME_CHARACTERS, EMAIL_REQUIRED, EMAIL_INVALID, MESSAGE_REQUIRED, MESSAGE_LENGTH, COMMENT_LENGTH, NOT_FOUND (what cannot be the code of a video), SESSION_REQUIRED (the token is not good any more), RATE_LIMITED. */
  errors: Array<FormError>;
  /** Text to show when it has, in the language of the operation; null when `errors` is not empty. */
  message?: Maybe<Scalars['String']['output']>;
  /** Whether the message has arrived. */
  sent: Scalars['Boolean']['output'];
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

/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Names the friend's code that brought the viewer, once for ever. */
  activateReferralCode?: Maybe<ActivateReferralCodePayload>;
  /** Spends a voucher: its plan runs for its days, without any payment. */
  activateVoucher?: Maybe<ActivateVoucherPayload>;
  /** Comments on a video, or replies to a comment. Source: POST api/comments. */
  addComment: AddCommentPayload;
  /** Has the viewer told by mail ten minutes before something begins; asked twice it is once. */
  addReminder?: Maybe<AddReminderPayload>;
  /** Saves a video; saved again, it stays where it is. */
  addToWatchlist?: Maybe<AddToWatchlistPayload>;
  /** Cancels the subscription; it stays until its period ends. */
  cancelSubscription?: Maybe<CancelSubscriptionPayload>;
  /** Changes the password of the viewer; this device stays signed in. Source: POST api/change_password. */
  changePassword: ChangePasswordPayload;
  /** Changes the plan; a difference is charged to the card that is kept. */
  changePlan?: Maybe<ChangePlanPayload>;
  /** Step 2 of 3: proves by the code that the address is theirs. Source: POST api/check_code. */
  checkCode: CheckCodePayload;
  /** Tells what a promo code would change; takes no use of it. */
  checkPromoCode?: Maybe<CheckPromoCodePayload>;
  /** Forgets how far a video was watched, or everything that was watched. */
  clearHistory?: Maybe<ClearHistoryPayload>;
  /** Counts a view, once 10 seconds have played; for visitors too. Sent twice it is once. Source: POST api/views. */
  countView: CountViewPayload;
  /** Deletes the account of the viewer: every session ends at once; for 30 days it can be recovered by signing in. Source: POST api/delete_account. */
  deleteAccount: DeleteAccountPayload;
  /** Deletes the viewer's own comment. Source: DELETE api/comments/{id}. */
  deleteComment: DeleteCommentPayload;
  /** Step 1 of 3: mails a code to choose a new password with; the newest code alone counts. Source: POST api/forgot_password. */
  forgotPassword: ForgotPasswordPayload;
  /** Brings along what was watched before the login: of what was watched here and there the later is kept, and what is no longer published is left out. */
  mergeProgress?: Maybe<MergeProgressPayload>;
  /** Tells what a change of the plan would cost; nothing is changed. */
  previewPlanChange?: Maybe<PreviewPlanChangePayload>;
  /** Has a deleted account back and signs in; sets the session cookie. Source: POST api/recover_account. */
  recoverAccount: SessionPayload;
  /** Registers a viewer on the free plan and signs in. Source: POST api/register. */
  register: SessionPayload;
  /** Removes a video from what is saved, also when it is not there. */
  removeFromWatchlist?: Maybe<RemoveFromWatchlistPayload>;
  /** Takes a reminder back, also when there is none. */
  removeReminder?: Maybe<RemoveReminderPayload>;
  /** Reports somebody else's comment to the moderators. Source: POST api/comments/{id}/report. */
  reportComment: ReportCommentPayload;
  /** Reports a problem, signed in or not. Source: POST api/report. */
  reportProblem: MessagePayload;
  /** Mails the code by which a viewer without a password confirms the deletion. Source: POST api/delete_account/code. */
  requestDeleteCode: RequestDeleteCodePayload;
  /** Mails the link that proves the viewer's address once more. Source: POST api/resend_verification. */
  resendVerification: ResendVerificationPayload;
  /** Step 3 of 3: chooses a new password. Source: POST api/reset_password. */
  resetPassword: ResetPasswordPayload;
  /** Takes a cancellation back while the period runs. */
  resumeSubscription?: Maybe<ResumeSubscriptionPayload>;
  /** Signs a device of the viewer out at once; the one that asks may be named too. */
  revokeDevice?: Maybe<RevokeDevicePayload>;
  /** Changes some choices. */
  savePreferences?: Maybe<SavePreferencesPayload>;
  /** Says how far a video was watched; players say it every few seconds and when they are left. Sent twice it is once. */
  saveProgress?: Maybe<SaveProgressPayload>;
  /** Writes to the people of the product, signed in or not. Source: POST api/contact. */
  sendContactMessage: MessagePayload;
  /** Says what one thinks of the product, signed in or not. Source: POST api/feedback. */
  sendFeedback: MessagePayload;
  /** Signs in with e-mail and password. Source: POST api/auth/callback/credentials. */
  signIn: SessionPayload;
  /** Ends the session of the browser's cookie. Source: POST api/auth/signout. */
  signOut: SignOutPayload;
  /** Signs every other device of the viewer out at once. */
  signOutOtherDevices?: Maybe<SignOutOtherDevicesPayload>;
  /** Subscribes to a plan: a first subscription begins with a trial, for which the card is checked by a small charge that is given back at once. */
  subscribe?: Maybe<SubscribePayload>;
  /** Subscribes an address to the newsletter; for one that is subscribed the categories are replaced. Source: POST api/newsletter. */
  subscribeNewsletter: SubscribeNewsletterPayload;
  /** Ends the subscription that an unsubscribe link names. Source: DELETE api/newsletter. */
  unsubscribeNewsletter: UnsubscribeNewsletterPayload;
  /** Chooses what the viewer's own address is subscribed to. */
  updateNewsletter?: Maybe<UpdateNewsletterPayload>;
  /** Changes the profile of the viewer. Source: POST api/update_profile. */
  updateProfile: UpdateProfilePayload;
  /** Proves by the link of the mail that the address is theirs; wants no session. Source: POST api/verify_email. */
  verifyEmail: VerifyEmailPayload;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationActivateReferralCodeArgs = {
  input: ActivateReferralCodeInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationActivateVoucherArgs = {
  input: ActivateVoucherInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationAddCommentArgs = {
  input: AddCommentInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationAddReminderArgs = {
  input: AddReminderInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationAddToWatchlistArgs = {
  input: AddToWatchlistInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationChangePlanArgs = {
  input: ChangePlanInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationCheckCodeArgs = {
  input: CheckCodeInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationCheckPromoCodeArgs = {
  input: CheckPromoCodeInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationClearHistoryArgs = {
  input: ClearHistoryInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationCountViewArgs = {
  code: Scalars['String']['input'];
  visitor?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationDeleteCommentArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationForgotPasswordArgs = {
  input: ForgotPasswordInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationMergeProgressArgs = {
  input: MergeProgressInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationPreviewPlanChangeArgs = {
  input: PreviewPlanChangeInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationRecoverAccountArgs = {
  recoveryToken: Scalars['String']['input'];
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationRemoveFromWatchlistArgs = {
  input: RemoveFromWatchlistInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationRemoveReminderArgs = {
  input: RemoveReminderInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationReportCommentArgs = {
  id: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationReportProblemArgs = {
  input: ReportProblemInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationRevokeDeviceArgs = {
  input: RevokeDeviceInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationSavePreferencesArgs = {
  input: SavePreferencesInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationSaveProgressArgs = {
  input: SaveProgressInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationSendContactMessageArgs = {
  input: SendContactMessageInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationSendFeedbackArgs = {
  input: SendFeedbackInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationSignOutArgs = {
  csrfToken?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationSubscribeArgs = {
  input: SubscribeInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationSubscribeNewsletterArgs = {
  input: SubscribeNewsletterInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationUnsubscribeNewsletterArgs = {
  token: Scalars['String']['input'];
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationUpdateNewsletterArgs = {
  input: UpdateNewsletterInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationVerifyEmailArgs = {
  token: Scalars['String']['input'];
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
  /** Whether the viewer has proven that the address is theirs; until then nothing of its subscription is told or changed. */
  verified: Scalars['Boolean']['output'];
};

/** Something with an id of its own. `node` and `nodes` read it by that id. */
export type Node = {
  /** Global id: opaque, never changes, and unique across all types. */
  id: Scalars['ID']['output'];
};

/** Copy of one page, written by editors. */
export type Page = {
  /** Language the copy is really in. */
  language: Locale;
  /** Key of the page, e.g. `faq`. */
  slug: Scalars['String']['output'];
  /** Heading of the page. */
  title: Scalars['String']['output'];
};

/** Where a page of a connection stands in its list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the last node of this page, to be passed as `after`; null when it is empty. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether more follows after `endCursor`. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether something stands before `startCursor`. */
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
  | 'INSUFFICIENT_FUNDS';

/** What a payment is for. */
export type PaymentPurpose =
  /** Checks a card before a trial; given back at once. */
  | 'CARD_CHECK'
  /** Difference to a dearer plan. */
  | 'CHANGE'
  /** First fee of a subscription. */
  | 'FIRST'
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

/** A picture that editors chose, with its description. */
export type Picture = {
  __typename?: 'Picture';
  /** What the picture shows, in the language of the record. Empty when it is only decoration. */
  alt: Scalars['String']['output'];
  /** The place in the picture that stays in sight when it is cut; null when editors set none: its middle. */
  focus?: Maybe<PictureFocus>;
  /** Pixels; null for vector pictures. */
  height?: Maybe<Scalars['Int']['output']>;
  /** The same picture as AVIF and WebP in several widths, smallest first; empty for vector pictures. */
  renditions: Array<PictureRendition>;
  /** Colour to paint until the picture is there, `#rrggbb`: the picture's own mean; null when unknown. */
  tint?: Maybe<Scalars['String']['output']>;
  /** Address on the site's origin, absolute path, e.g. `/uploads/dunes_1280.webp`. Of a picture with renditions it is the largest WebP. */
  url: Scalars['String']['output'];
  /** Pixels; null for vector pictures. */
  width?: Maybe<Scalars['Int']['output']>;
};

/** A place in a picture, physical: the same in both languages. */
export type PictureFocus = {
  __typename?: 'PictureFocus';
  /** Percent of the width, from the left. */
  x: Scalars['Float']['output'];
  /** Percent of the height, from the top. */
  y: Scalars['Float']['output'];
};

/** One file of a picture: a source of `<picture>`. */
export type PictureRendition = {
  __typename?: 'PictureRendition';
  /** Pixels. */
  height: Scalars['Int']['output'];
  /** `image/avif` or `image/webp`. */
  type: Scalars['String']['output'];
  /** Address on the site's origin, absolute path. */
  url: Scalars['String']['output'];
  /** Pixels. */
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
  /** As it is written by those who make it, in Latin or Arabic letters. */
  name: Scalars['String']['output'];
  /** One line, e.g. from which model on; null when editors wrote none. */
  note?: Maybe<Scalars['String']['output']>;
  /** Where it is, `https://…`; null: no link. */
  url?: Maybe<Scalars['String']['output']>;
};

/** Platforms of one kind. */
export type PlatformGroup = {
  __typename?: 'PlatformGroup';
  /** Which kind. */
  kind: PlatformKind;
  /** Platforms in the editors' order. */
  platforms: Array<Platform>;
  /** Sentence or two under the heading. */
  text: Scalars['String']['output'];
  /** Heading of the group. */
  title: Scalars['String']['output'];
};

/** Where one watches or listens. */
export type PlatformKind =
  /** Phones and tablets. */
  | 'MOBILE'
  /** Apps for podcasts. */
  | 'PODCAST'
  /** Televisions and boxes beside them. */
  | 'SMART_TV';

/** Answer of `play`. */
export type PlayPayload = {
  __typename?: 'PlayPayload';
  /** SIGNUP_REQUIRED, SUBSCRIPTION_REQUIRED, EVENT_NOT_STARTED or EVENT_ENDED. */
  errors: Array<FormError>;
  /** Null when this viewer may not play the video now; `errors` says why. */
  playback?: Maybe<Playback>;
};

/** Where a video can be played from, for this viewer. */
export type Playback = {
  __typename?: 'Playback';
  /** When the address stops working. Ask `play` again before then. */
  expiresAt: Scalars['DateTime']['output'];
  /** Whether the stream is live now. */
  live: Scalars['Boolean']['output'];
  /** Captions; empty for a live stream. */
  tracks: Array<CaptionTrack>;
  /** Address of the HLS playlist on the site's origin. Its path carries expiry and signature: relative addresses below it work without more. */
  url: Scalars['String']['output'];
};

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
  /** The viewer has no subscription that runs. */
  | 'NO_SUBSCRIPTION'
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
  /** More than 95 % of it: it begins anew, or the next one does. */
  | 'FINISHED'
  /** Less than 15 seconds: it begins at the beginning. */
  | 'NEW'
  /** Begun and not finished: it goes on where it was left. */
  | 'STARTED';

/** A button of a promotion. */
export type PromoAction = {
  __typename?: 'PromoAction';
  /** Words of the button, e.g. `Watch Now`. */
  label: Scalars['String']['output'];
  /** Path of the site without language, e.g. `/watch/k7m2x9qd`. */
  path: Scalars['String']['output'];
};

/** A promotion that opens over a page, written by editors. */
export type PromoModal = {
  __typename?: 'PromoModal';
  /** Which promotion it is. */
  code: PromoModalCode;
  /** Until when it is shown; null when no end is known. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Language the words are really in. */
  language: Locale;
  /** Its picture; null when editors chose none. */
  picture?: Maybe<Picture>;
  /** From when it is shown; null when it always was. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** The button to subscribe; null when it has none. */
  subscribe?: Maybe<PromoAction>;
  /** What it offers: plain text. */
  text: Scalars['String']['output'];
  /** Heading. */
  title: Scalars['String']['output'];
  /** The button to watch; null when it has none. */
  watch?: Maybe<PromoAction>;
};

/** Which promotion it is. */
export type PromoModalCode =
  /** Invites to subscribe for a championship. */
  | 'CHAMPIONSHIP'
  /** Invites to watch now, or to subscribe. */
  | 'WATCH';

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

/** Everything that can be read. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED` and `INTERNAL`, and `extensions.requestId`. */
export type Query = {
  __typename?: 'Query';
  /** Ways to sign in that are configured. Source: GET api/auth/providers. */
  authProviders: Array<AuthProvider>;
  /** One channel, or null when the slug is unknown. */
  channel?: Maybe<Channel>;
  /** Channels in the editors' order. Source: GET api/categories?type=channels. */
  channels: ChannelConnection;
  /** Comments on a video, the newest first; replies are below them. Source: GET api/comments. */
  comments: CommentConnection;
  /** Number that grows with everything that is published. Pages compare it with the one they were built from. Source: change feeds of cms and accounts. */
  contentVersion: Scalars['Int']['output'];
  /** Token that `signIn` and `signOut` ask for; sets its cookie, so it is answered on POST only. Source: GET api/auth/csrf. */
  csrfToken: Scalars['String']['output'];
  /** What a viewer may choose from when deleting the account, in the editors' order. An untranslated reason falls back to the other language. Source: GET api/delete_reasons. */
  deleteReasons: Array<DeleteReason>;
  /** Generic pages by their slug. Source: GET api/pages. */
  genericPages: GenericPageConnection;
  /** The home page; null when it is published in no language. Source: GET api/pages/home. */
  home?: Maybe<HomePage>;
  /** All menus: header, mobile sheet, mega-menu and the columns of the footer, always in this order. An untranslated entry falls back to the other language. Source: GET api/menu. */
  menus: Array<Menu>;
  /** Metadata of a page by its key (`home`, `faq`, a slug); null when editors wrote none, and the site's defaults hold. Source: GET api/meta_tags/{code}. */
  metaTags?: Maybe<MetaTags>;
  /** Promotions that are on at this moment. An untranslated one falls back to the other language. Source: GET api/modals. */
  modals: Array<PromoModal>;
  /** What plays after a video: the next episode of its show, by season and number; after the last, and after everything else, the newest recording of its channel. Null when nothing follows or the code is unknown. Source: GET api/next. */
  next?: Maybe<Video>;
  /** The viewer's own comments on a video that the others do not see, the newest first, 50 at most; null without a token. A refused token is an UNAUTHENTICATED error. Source: GET api/comments/own. */
  ownComments?: Maybe<Array<Comment>>;
  /** Copy of a page by its slug (`landing`, `home`, `faq`, `manifesto`, `business`, `terms-and-conditions`, `privacy-policy`, `contact-us`, `where-to-watch`, or that of a generic page), or null when there is none. A page that is not translated answers in the other language and says so. Source: GET api/pages/{slug}, GET api/faq. */
  page?: Maybe<Page>;
  /** All plans in the editors' order, the free plan included; those without words yet come last. An untranslated one falls back to the other language. */
  plans?: Maybe<Array<Plan>>;
  /** Asks to play a video; null when the code is unknown. The only source of stream addresses. POST only, never cached. */
  play?: Maybe<PlayPayload>;
  /** The recovery that this browser was offered at sign-in, or null: a provider's sign-in to a deleted account ends without an answer of its own. POST only. Source: GET api/recover_account. */
  recoveryOffer?: Maybe<AccountRecovery>;
  /** What to go on with beside a video: at most 50 of its show, then of its sport, then of its channel, each newest first; never the video itself, nothing unreleased and no event that is over. Empty when the code is unknown. Source: GET api/related. */
  related: VideoConnection;
  /** What is on between two instants, earliest first: everything that ends after `from` and begins before `to`. Source: GET api/schedule. */
  schedule: ScheduleEntryConnection;
  /** One entry of the schedule, or null when the id is unknown. Source: GET api/schedule/{id}. */
  scheduleEntry?: Maybe<ScheduleEntry>;
  /** Shows, videos and channels by titles, people and descriptions in both languages, the likeliest first: what is written in one language only is found too, and says so in `language`. Forgives spelling, slips of the finger and the wrong keyboard. Source: GET api/search. */
  search: SearchConnection;
  /** The session of the browser's cookie with a fresh bearer, or null. POST only. Source: GET api/auth/session. */
  session?: Maybe<Session>;
  /** Shorts, newest first. Source: GET api/videos?type=short. */
  shorts: VideoConnection;
  /** One show, or null when the slug is unknown. Source: GET api/shows/{slug}. */
  show?: Maybe<Show>;
  /** Shows in the editors' order. Source: GET api/shows. */
  shows: ShowConnection;
  /** Brand and contact data. Source: GET api/settings. */
  siteSettings: SiteSettings;
  /** What invites to install the app; null when editors wrote nothing. Untranslated, it falls back to the other language. Source: GET api/smart_banner. */
  smartBanner?: Maybe<SmartBanner>;
  /** One sport, or null when the slug is unknown. Source: GET api/sports/{slug}. */
  sport?: Maybe<Sport>;
  /** Sports in the editors' order. Source: GET api/sports. */
  sports: SportConnection;
  /** Titles for what has been typed so far, the likeliest first, each once. Source: GET api/suggest. */
  suggestions: Array<Suggestion>;
  /** One video, or null when the code is unknown. Source: GET api/getVideoByCode. */
  video?: Maybe<Video>;
  /** Videos, newest first; episodes of one show by season and number. Source: GET api/videos. */
  videos: VideoConnection;
  /** The viewer who sends the bearer token; null without one. A bearer that is refused is one `UNAUTHENTICATED` error for the whole operation. */
  viewer?: Maybe<Viewer>;
};


/** Everything that can be read. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED` and `INTERNAL`, and `extensions.requestId`. */
export type QueryChannelArgs = {
  slug: Scalars['String']['input'];
};


/** Everything that can be read. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED` and `INTERNAL`, and `extensions.requestId`. */
export type QueryChannelsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** Everything that can be read. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED` and `INTERNAL`, and `extensions.requestId`. */
export type QueryCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  code: Scalars['String']['input'];
  first: Scalars['Int']['input'];
};


/** Everything that can be read. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED` and `INTERNAL`, and `extensions.requestId`. */
export type QueryGenericPagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** Everything that can be read. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED` and `INTERNAL`, and `extensions.requestId`. */
export type QueryMetaTagsArgs = {
  code: Scalars['String']['input'];
};


/** Everything that can be read. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED` and `INTERNAL`, and `extensions.requestId`. */
export type QueryNextArgs = {
  code: Scalars['String']['input'];
};


/** Everything that can be read. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED` and `INTERNAL`, and `extensions.requestId`. */
export type QueryOwnCommentsArgs = {
  code: Scalars['String']['input'];
};


/** Everything that can be read. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED` and `INTERNAL`, and `extensions.requestId`. */
export type QueryPageArgs = {
  slug: Scalars['String']['input'];
};


/** Everything that can be read. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED` and `INTERNAL`, and `extensions.requestId`. */
export type QueryPlayArgs = {
  code: Scalars['String']['input'];
};


/** Everything that can be read. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED` and `INTERNAL`, and `extensions.requestId`. */
export type QueryRelatedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  code: Scalars['String']['input'];
  first: Scalars['Int']['input'];
};


/** Everything that can be read. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED` and `INTERNAL`, and `extensions.requestId`. */
export type QueryScheduleArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  channel?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  from: Scalars['DateTime']['input'];
  to: Scalars['DateTime']['input'];
};


/** Everything that can be read. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED` and `INTERNAL`, and `extensions.requestId`. */
export type QueryScheduleEntryArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED` and `INTERNAL`, and `extensions.requestId`. */
export type QuerySearchArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SearchFilter>;
  first: Scalars['Int']['input'];
  q: Scalars['String']['input'];
};


/** Everything that can be read. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED` and `INTERNAL`, and `extensions.requestId`. */
export type QueryShortsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** Everything that can be read. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED` and `INTERNAL`, and `extensions.requestId`. */
export type QueryShowArgs = {
  slug: Scalars['String']['input'];
};


/** Everything that can be read. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED` and `INTERNAL`, and `extensions.requestId`. */
export type QueryShowsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ShowFilter>;
  first: Scalars['Int']['input'];
};


/** Everything that can be read. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED` and `INTERNAL`, and `extensions.requestId`. */
export type QuerySportArgs = {
  slug: Scalars['String']['input'];
};


/** Everything that can be read. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED` and `INTERNAL`, and `extensions.requestId`. */
export type QuerySportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** Everything that can be read. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED` and `INTERNAL`, and `extensions.requestId`. */
export type QuerySuggestionsArgs = {
  first: Scalars['Int']['input'];
  q: Scalars['String']['input'];
};


/** Everything that can be read. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED` and `INTERNAL`, and `extensions.requestId`. */
export type QueryVideoArgs = {
  code: Scalars['String']['input'];
};


/** Everything that can be read. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED` and `INTERNAL`, and `extensions.requestId`. */
export type QueryVideosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<VideoFilter>;
  first: Scalars['Int']['input'];
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

/** A viewer's own referral code, the same for ever. */
export type ReferralCode = {
  __typename?: 'ReferralCode';
  /** Eight letters and digits, e.g. `SALMA234`. */
  code: Scalars['String']['output'];
  /** Address at which a friend registers with it. */
  url: Scalars['String']['output'];
  /** How many viewers named it. */
  useCount: Scalars['Int']['output'];
};

/** Data of a new viewer. */
export type RegisterInput = {
  /** E-mail address. */
  email: Scalars['String']['input'];
  /** Full name. */
  name: Scalars['String']['input'];
  /** Password, 8 to 128 characters. */
  password: Scalars['String']['input'];
  /** Code of a friend; optional. */
  referralCode?: InputMaybe<Scalars['String']['input']>;
  /** Whether the terms are agreed to. */
  termsAccepted: Scalars['Boolean']['input'];
};

/** A mail that goes out ten minutes before something begins, in the language in which it was asked for. It follows the schedule. */
export type Reminder = {
  __typename?: 'Reminder';
  /** What the viewer is reminded of; null when it is no longer published, then no mail goes out. */
  entry?: Maybe<ScheduleEntry>;
  /** `id` of the entry of the schedule, for `removeReminder`; known also when the entry is no longer published. */
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
  code: Scalars['String']['input'];
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
  /** `id` of the entry of the schedule. */
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

/** Answer of `reportComment`. */
export type ReportCommentPayload = {
  __typename?: 'ReportCommentPayload';
  /** Expected failures: NOT_FOUND, FORBIDDEN (it is the viewer's own), REASON_TOO_LONG, SESSION_REQUIRED, RATE_LIMITED. */
  errors: Array<FormError>;
  /** Whether the report is kept; one viewer's counts once. */
  reported: Scalars['Boolean']['output'];
};

/** A problem with the product or with one of its videos. */
export type ReportProblemInput = {
  /** 1 to 1,000 characters. */
  comment: Scalars['String']['input'];
  /** Where an answer goes; without one there is none. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Code of the video that the problem is with. */
  videoCode?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `requestDeleteCode`. */
export type RequestDeleteCodePayload = {
  __typename?: 'RequestDeleteCodePayload';
  /** Expected failures: CONFIRM_WITH_PASSWORD (the viewer has a password), RATE_LIMITED (too soon), CODES_SPENT (too many in 24 hours), SESSION_REQUIRED. */
  errors: Array<FormError>;
  /** Seconds the code is good for; null when `errors` is not empty. */
  expiresIn?: Maybe<Scalars['Int']['output']>;
  /** Seconds until another one may be asked for; null when `errors` is not empty. */
  resendIn?: Maybe<Scalars['Int']['output']>;
};

/** Answer of `resendVerification`. */
export type ResendVerificationPayload = {
  __typename?: 'ResendVerificationPayload';
  /** Expected failures: RATE_LIMITED, SESSION_REQUIRED. */
  errors: Array<FormError>;
  /** Whether the mail is on its way, or nothing is left to prove. */
  sent: Scalars['Boolean']['output'];
};

/** A password in place of a forgotten one. */
export type ResetPasswordInput = {
  /** New password, 8 to 128 characters, never trimmed. */
  password: Scalars['String']['input'];
  /** The same password again. */
  passwordConfirmation: Scalars['String']['input'];
  /** From `checkCode`. */
  resetToken: Scalars['String']['input'];
};

/** Answer of `resetPassword`. */
export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /** Whether the new password is in force. Every session of the viewer is ended then: they sign in next. */
  changed: Scalars['Boolean']['output'];
  /** Expected failures: CODE_EXPIRED on `resetToken` (begin again with `forgotPassword`); PASSWORD_REQUIRED, PASSWORD_INVALID on `password`; PASSWORD_REQUIRED, PASSWORD_MISMATCH on `passwordConfirmation`. */
  errors: Array<FormError>;
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

/** What the cards of a row look like, and with that what they are of. */
export type RowShape =
  /** Shows by their posters, 2:3. */
  | 'POSTER'
  /** Channels by their stars. */
  | 'STAR'
  /** What is on tonight: has no items, ask `schedule`. */
  | 'TONIGHT'
  /** Shorts by their upright posters, 9:16. */
  | 'UPRIGHT'
  /** Videos by their posters, 16:9. */
  | 'WIDE';

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
  /** There are more than 50 slugs. */
  | 'BAD_USER_INPUT'
  /** No channel has one of the slugs. */
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
  /** `code` of the video. */
  code: Scalars['String']['input'];
  /** Length of the video in whole seconds, at most a day. */
  durationSeconds: Scalars['Int']['input'];
  /** Where the viewer is, in whole seconds; beyond the end counts as the end. */
  positionSeconds: Scalars['Int']['input'];
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
export type ScheduleEntry = {
  __typename?: 'ScheduleEntry';
  /** Channel it is on; null when it is on none. */
  channel?: Maybe<Channel>;
  /** When it ends. */
  endsAt: Scalars['DateTime']['output'];
  /** Stable id, the same in both languages. */
  id: Scalars['ID']['output'];
  /** Language that the title is really in: differs from the one asked for when a translation is missing. */
  language: Locale;
  /** Whether it happens while it is shown, as opposed to being shown again. */
  live: Scalars['Boolean']['output'];
  /** Picture, 16:9; null when there is none. */
  picture?: Maybe<Picture>;
  /** Whether the viewer will be reminded of it; null for visitors, and while accounts cannot be reached. Source: GET api/reminders. */
  reminded?: Maybe<Scalars['Boolean']['output']>;
  /** When it begins. */
  startsAt: Scalars['DateTime']['output'];
  /** Title in the language of the operation. */
  title: Scalars['String']['output'];
  /** Video to watch it by; null when there is none. */
  video?: Maybe<Video>;
};

/** A page of the schedule. */
export type ScheduleEntryConnection = {
  __typename?: 'ScheduleEntryConnection';
  /** Entries with their cursors. */
  edges: Array<ScheduleEntryEdge>;
  /** The same entries without cursors. */
  nodes: Array<ScheduleEntry>;
  /** Where this page stands. */
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
  /** What was looked for instead of a query with a slip, or one typed on the other keyboard; null when the query was taken as it is. */
  correctedQuery?: Maybe<Scalars['String']['output']>;
  /** How much was found of each type. */
  counts: SearchCounts;
  /** What was found, with cursors. */
  edges: Array<SearchEdge>;
  /** The same without cursors. */
  nodes: Array<SearchHit>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How much was found; at most 1,000 is counted. */
  totalCount: Scalars['Int']['output'];
};

/** How much was found of each type, before one is chosen: at most 1,000 is counted. */
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

/** What a search leaves out; fields that are left out do not narrow. */
export type SearchFilter = {
  /** Only what belongs to this channel (slug), and the channel itself. */
  channel?: InputMaybe<Scalars['String']['input']>;
  /** Only what anybody may watch (true) or only what is for subscribers (false). */
  free?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only live events (true) or none of them (false). */
  live?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only videos of this many seconds or less, no fewer than `minSeconds`. */
  maxSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** Only videos of this many seconds or more; live events have no length yet. */
  minSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** Only what is of this type. */
  type?: InputMaybe<SearchType>;
};

/** Something that was found. */
export type SearchHit = Channel | Show | Video;

/** What can be found. */
export type SearchType =
  /** Channels. */
  | 'CHANNEL'
  /** Shows. */
  | 'SHOW'
  /** Videos of every kind. */
  | 'VIDEO';

/** A season of a show with something to watch in it. */
export type Season = {
  __typename?: 'Season';
  /** How many of its episodes can be read. */
  episodeCount: Scalars['Int']['output'];
  /** Language that the name is really in; null when it has none. */
  language?: Maybe<Locale>;
  /** Number that its videos have as `seasonNumber`. */
  number: Scalars['Int']['output'];
  /** Its name; null when it is called by its number. */
  title?: Maybe<Scalars['String']['output']>;
  /** Year in which it came out; null when editors wrote none. */
  year?: Maybe<Scalars['Int']['output']>;
};

/** A message to the people of the product. */
export type SendContactMessageInput = {
  /** 10 to 300 characters. */
  content: Scalars['String']['input'];
  /** Where the answer goes. */
  email: Scalars['String']['input'];
  /** 3 to 50 letters, spaces, apostrophes, hyphens and full stops. */
  name: Scalars['String']['input'];
};

/** What somebody thinks of the product. */
export type SendFeedbackInput = {
  /** 1 to 1,000 characters. */
  comment: Scalars['String']['input'];
  /** Where an answer goes; without one there is none. */
  email?: InputMaybe<Scalars['String']['input']>;
};

/** A signed-in browser. */
export type Session = {
  __typename?: 'Session';
  /** When the bearer ends. Ask `session` again before then. */
  expiresAt: Scalars['DateTime']['output'];
  /** Bearer for `Authorization`; a JWT that lives ten minutes. */
  token: Scalars['String']['output'];
  /** Who is signed in. */
  viewer: Viewer;
};

/** Answer of `signIn`, `register` and `recoverAccount`. */
export type SessionPayload = {
  __typename?: 'SessionPayload';
  /** Expected failures: INCORRECT_CREDENTIALS, DELETED_RECOVERABLE, EMAIL_TAKEN, RECOVERY_INVALID and the field rules. */
  errors: Array<FormError>;
  /** With DELETED_RECOVERABLE: what has the account back. Else null. */
  recovery?: Maybe<AccountRecovery>;
  /** The new session; null when `errors` is not empty. Its cookie is set on the answer. */
  session?: Maybe<Session>;
};

/** A show: a series of videos with a page of its own at `/shows/{slug}`. */
export type Show = {
  __typename?: 'Show';
  /** For whom it is, e.g. `PG` or `12+`; null when editors chose none. */
  ageRating?: Maybe<Scalars['String']['output']>;
  /** Whether it belongs to the business area. */
  business: Scalars['Boolean']['output'];
  /** Channel that the show belongs to; null when it has none. */
  channel?: Maybe<Channel>;
  /** What the show is about. */
  description: Scalars['String']['output'];
  /** How many of its episodes can be read. */
  episodeCount: Scalars['Int']['output'];
  /** Whether it is watched or listened to. */
  format: ShowFormat;
  /** Language that title and description are really in: differs from the one asked for when a translation is missing. */
  language: Locale;
  /** Whether we made it. */
  original: Scalars['Boolean']['output'];
  /** Who is seen or heard in it, spelled as in `language`; empty when editors named nobody. */
  people: Array<Scalars['String']['output']>;
  /** Poster, 2:3; carries the title in the language of the operation. */
  poster?: Maybe<Picture>;
  /** Whether more than half of its episodes and matches need a paid subscription. */
  premium: Scalars['Boolean']['output'];
  /** Seasons in their order; empty when there is only one and it has no name. */
  seasons: Array<Season>;
  /** Key in addresses, the same in both languages. */
  slug: Scalars['String']['output'];
  /** Sport that it is about; null when it is about none. */
  sport?: Maybe<Sport>;
  /** Title in the language of the operation. */
  title: Scalars['String']['output'];
  /** The title in the other language, to be shown small beside the first; null when it is not translated. */
  titleEcho?: Maybe<Scalars['String']['output']>;
  /** Upright picture, 9:16, without title. */
  upright?: Maybe<Picture>;
  /** Videos of one kind, or of all; episodes by season and number, others newest first. */
  videos: VideoConnection;
  /** Wide picture, 16:9, without title. */
  wide?: Maybe<Picture>;
  /** Year it began; null when editors wrote none. */
  year?: Maybe<Scalars['Int']['output']>;
};


/** A show: a series of videos with a page of its own at `/shows/{slug}`. */
export type ShowVideosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  kind?: InputMaybe<VideoKind>;
};

/** A page of shows. */
export type ShowConnection = {
  __typename?: 'ShowConnection';
  /** Shows with their cursors. */
  edges: Array<ShowEdge>;
  /** The same shows without cursors. */
  nodes: Array<Show>;
  /** Where this page stands. */
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

/** Which shows to list; fields that are left out do not narrow. */
export type ShowFilter = {
  /** Only shows of this channel (slug). */
  channel?: InputMaybe<Scalars['String']['input']>;
  /** Only shows about this sport (slug). */
  sport?: InputMaybe<Scalars['String']['input']>;
  /** Only shows of this area. */
  type?: InputMaybe<ShowType>;
};

/** Whether a show is watched or listened to. Both have episodes. */
export type ShowFormat =
  /** Listened to: its episodes are videos of kind `EPISODE` like any other. */
  | 'PODCAST'
  /** Watched. */
  | 'SERIES';

/** An area of the site that shows belong to. */
export type ShowType =
  /** About business. */
  | 'BUSINESS'
  /** Made by us. */
  | 'ORIGINAL'
  /** Podcasts. */
  | 'PODCAST'
  /** About a sport. */
  | 'SPORT';

/** E-mail and password of a viewer. */
export type SignInInput = {
  /** From `csrfToken`, asked by the same browser. */
  csrfToken: Scalars['String']['input'];
  /** E-mail address; case and outer spaces do not matter. */
  email: Scalars['String']['input'];
  /** Password, never trimmed. */
  password: Scalars['String']['input'];
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

/** Answer of `signOut`. */
export type SignOutPayload = {
  __typename?: 'SignOutPayload';
  /** Expected failures: CSRF_MISSING_SIGN_OUT. */
  errors: Array<FormError>;
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

/** A sport, with a page of its own at `/sports/{slug}`. A video has the sport of its show. */
export type Sport = {
  __typename?: 'Sport';
  /** One or two sentences about the sport; null when editors wrote none. */
  description?: Maybe<Scalars['String']['output']>;
  /** Language that name and description are really in: differs from the one asked for when a translation is missing. */
  language: Locale;
  /** Colour of its light, `#rrggbb`; null when editors chose none. */
  light?: Maybe<Scalars['String']['output']>;
  /** Name in the language of the operation. */
  name: Scalars['String']['output'];
  /** Picture of the sport, square; null when editors chose none. */
  picture?: Maybe<Picture>;
  /** Shows about the sport in the editors' order. */
  shows: ShowConnection;
  /** Key in addresses, the same in both languages. */
  slug: Scalars['String']['output'];
  /** Newest videos of its shows first: of one kind, or of all. */
  videos: VideoConnection;
};


/** A sport, with a page of its own at `/sports/{slug}`. A video has the sport of its show. */
export type SportShowsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** A sport, with a page of its own at `/sports/{slug}`. A video has the sport of its show. */
export type SportVideosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  kind?: InputMaybe<VideoKind>;
};

/** A page of sports. */
export type SportConnection = {
  __typename?: 'SportConnection';
  /** Sports with their cursors. */
  edges: Array<SportEdge>;
  /** The same sports without cursors. */
  nodes: Array<Sport>;
  /** Where this page stands. */
  pageInfo: PageInfo;
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
  | 'SESSION_REQUIRED';

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

/** A subscription to the newsletter. */
export type SubscribeNewsletterInput = {
  /** What to be told about; at least one. */
  categories: Array<NewsletterCategory>;
  /** E-mail address; case and outer spaces do not matter. */
  email: Scalars['String']['input'];
};

/** Answer of `subscribeNewsletter`. */
export type SubscribeNewsletterPayload = {
  __typename?: 'SubscribeNewsletterPayload';
  /** Expected failures: EMAIL_REQUIRED, EMAIL_INVALID, CATEGORY_REQUIRED, RATE_LIMITED. */
  errors: Array<FormError>;
  /** Whether the address is subscribed now. The same for a new address and for one that was subscribed before, so nobody learns who is. */
  subscribed: Scalars['Boolean']['output'];
};

/** Answer of `subscribe`. */
export type SubscribePayload = {
  __typename?: 'SubscribePayload';
  /** Expected failures; empty when it worked. A payment that was refused at once is told here and in `payment.failure`. */
  errors: Array<SubscribeError>;
  /** The payment by which it happens; null when nothing was begun. The subscription begins when it succeeds. */
  payment?: Maybe<Payment>;
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
  /** Slug of a show or channel, code of a video. */
  key: Scalars['String']['output'];
  /** Title in the language of the operation. */
  text: Scalars['String']['output'];
  /** What it is the title of. */
  type: SearchType;
};

/** Answer of `unsubscribeNewsletter`. */
export type UnsubscribeNewsletterPayload = {
  __typename?: 'UnsubscribeNewsletterPayload';
  /** Expected failures: UNSUBSCRIBE_INVALID, RATE_LIMITED. */
  errors: Array<FormError>;
  /** Whether the address of the link gets no newsletter any more; true however often the link is used. */
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

/** What a viewer says about themselves. */
export type UpdateProfileInput = {
  /** Full name. */
  name: Scalars['String']['input'];
};

/** Answer of `updateProfile`. */
export type UpdateProfilePayload = {
  __typename?: 'UpdateProfilePayload';
  /** Expected failures: NAME_REQUIRED, NAME_TOO_LONG on `name`; SESSION_REQUIRED. */
  errors: Array<FormError>;
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

/** Answer of `verifyEmail`. */
export type VerifyEmailPayload = {
  __typename?: 'VerifyEmailPayload';
  /** Expected failures: LINK_EXPIRED on `token`. */
  errors: Array<FormError>;
  /** Whether the address is proven now; also true for a link that was opened before. */
  verified: Scalars['Boolean']['output'];
};

/** A video of the catalogue, watched at `/watch/{code}`. */
export type Video = {
  __typename?: 'Video';
  /** Channel it belongs to; null when it has none. */
  channel?: Maybe<Channel>;
  /** Identity in addresses; never changes. */
  code: Scalars['String']['output'];
  /** How many comments everybody can read; null while accounts cannot be reached. Source: GET api/video_counts. */
  commentCount?: Maybe<Scalars['Int']['output']>;
  /** What happens in it. */
  description: Scalars['String']['output'];
  /** Length in seconds; null for live events. */
  durationSeconds?: Maybe<Scalars['Int']['output']>;
  /** End of the live event; null when `live` is false or the end is open. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of the episode; null when it is not one. */
  episodeNumber?: Maybe<Scalars['Int']['output']>;
  /** Whether the viewer has saved it; null for visitors, and while accounts cannot be reached. Source: GET api/watchlist?codes=. */
  inWatchlist?: Maybe<Scalars['Boolean']['output']>;
  /** What it is to its show. */
  kind: VideoKind;
  /** Language that title and description are really in: differs from the one asked for when a translation is missing. */
  language: Locale;
  /** Whether it is a live event (and not yet a recording). */
  live: Scalars['Boolean']['output'];
  /** Where the live event stands; null when `live` is false. */
  liveState?: Maybe<LiveState>;
  /** Who is seen or heard in it, spelled as in `language`; empty when editors named nobody. */
  people: Array<Scalars['String']['output']>;
  /** Poster, 16:9, without title. */
  poster?: Maybe<Picture>;
  /** Whether a paid subscription is needed. */
  premium: Scalars['Boolean']['output'];
  /** How far the viewer has watched it; null when never, for visitors, and while accounts cannot be reached. Source: GET api/progress. */
  progress?: Maybe<Progress>;
  /** When it was first published. */
  publishedAt: Scalars['DateTime']['output'];
  /** Whether it is a recording, of an event or of anything else. */
  recorded: Scalars['Boolean']['output'];
  /** Number of its season; null when it belongs to none. */
  seasonNumber?: Maybe<Scalars['Int']['output']>;
  /** Show it belongs to; null when it stands alone. */
  show?: Maybe<Show>;
  /** Sport of its show; null when it has none. */
  sport?: Maybe<Sport>;
  /** Start of the live event; null when `live` is false. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Title in the language of the operation. */
  title: Scalars['String']['output'];
  /** Upright poster, 9:16, which carries the title; shorts only, else null. */
  upright?: Maybe<Picture>;
  /** How often it was seen: once by each session and day, after 10 seconds played. At most a minute and a hundredth behind; null while accounts cannot be reached. Source: GET api/video_counts. */
  views?: Maybe<Scalars['Int']['output']>;
};

/** A page of videos. */
export type VideoConnection = {
  __typename?: 'VideoConnection';
  /** Videos with their cursors. */
  edges: Array<VideoEdge>;
  /** The same videos without cursors. */
  nodes: Array<Video>;
  /** Where this page stands. */
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

/** Which videos to list; fields that are left out do not narrow. */
export type VideoFilter = {
  /** Only videos of this channel (slug). */
  channel?: InputMaybe<Scalars['String']['input']>;
  /** Only videos of this kind. */
  kind?: InputMaybe<VideoKind>;
  /** Only live events (true) or only recordings (false). */
  live?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only premium (true) or only free (false). */
  premium?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only videos of the season of this number. */
  season?: InputMaybe<Scalars['Int']['input']>;
  /** Only videos of this show (slug). */
  show?: InputMaybe<Scalars['String']['input']>;
  /** Only videos of shows about this sport (slug). */
  sport?: InputMaybe<Scalars['String']['input']>;
  /** Only videos of this area. */
  type?: InputMaybe<VideoType>;
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

/** An area of the site that videos belong to. */
export type VideoType =
  /** Videos of business shows. */
  | 'BUSINESS'
  /** Live events. */
  | 'LIVE'
  /** Videos of shows made by us. */
  | 'ORIGINAL'
  /** Videos of podcasts. */
  | 'PODCAST'
  /** Upright videos of under a minute. */
  | 'SHORT'
  /** Videos that belong to a show. */
  | 'SHOW'
  /** Videos of shows about a sport. */
  | 'SPORT';

/** The person who is signed in. Everything that is theirs hangs here; each of these fields is null when it cannot be read just now, and the others are answered all the same. */
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
  /** The viewer's own referral code, to be given to friends. */
  referralCode?: Maybe<ReferralCode>;
  /** What the viewer will be reminded of, earliest first, at most 100. */
  reminders?: Maybe<Array<Reminder>>;
  /** The subscription, the free plan included. */
  subscription?: Maybe<ViewerSubscription>;
  /** What the viewer has saved, newest first. What is no longer published is left out. */
  watchlist?: Maybe<WatchlistConnection>;
};


/** The person who is signed in. Everything that is theirs hangs here; each of these fields is null when it cannot be read just now, and the others are answered all the same. */
export type ViewerContinueWatchingArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** The person who is signed in. Everything that is theirs hangs here; each of these fields is null when it cannot be read just now, and the others are answered all the same. */
export type ViewerPaymentArgs = {
  code: Scalars['String']['input'];
};


/** The person who is signed in. Everything that is theirs hangs here; each of these fields is null when it cannot be read just now, and the others are answered all the same. */
export type ViewerPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** The person who is signed in. Everything that is theirs hangs here; each of these fields is null when it cannot be read just now, and the others are answered all the same. */
export type ViewerReceiptArgs = {
  number: Scalars['String']['input'];
};


/** The person who is signed in. Everything that is theirs hangs here; each of these fields is null when it cannot be read just now, and the others are answered all the same. */
export type ViewerReceiptsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** The person who is signed in. Everything that is theirs hangs here; each of these fields is null when it cannot be read just now, and the others are answered all the same. */
export type ViewerWatchlistArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** What the viewer has subscribed to, and how it is paid. A viewer without a paid plan has one too, with the status `FREE`. */
export type ViewerSubscription = {
  __typename?: 'ViewerSubscription';
  /** Card that is charged; null when a store or nobody is. */
  card?: Maybe<PaymentCard>;
  /** When watching ends unless something is paid; null while it renews, and on the free plan. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
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

/** The devices and apps on which Sahra is at home. */
export type WhereToWatchPage = Page & {
  __typename?: 'WhereToWatchPage';
  /** Groups in the editors' order, each kind at most once. */
  groups: Array<PlatformGroup>;
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
    | ( DeviceRecord )
    | ( PaymentRecord )
    | ( PlanRecord )
    | ( ReceiptRecord )
    | ( OwnViewer )
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
  AddCommentInput: AddCommentInput;
  AddCommentPayload: ResolverTypeWrapper<Omit<AddCommentPayload, 'comment'> & { comment?: Maybe<ResolversTypes['Comment']> }>;
  AddReminderError: ResolverTypeWrapper<FormErrorRecord>;
  AddReminderErrorCode: AddReminderErrorCode;
  AddReminderInput: AddReminderInput;
  AddReminderPayload: ResolverTypeWrapper<Omit<AddReminderPayload, 'errors' | 'reminder'> & { errors: Array<ResolversTypes['AddReminderError']>, reminder?: Maybe<ResolversTypes['Reminder']> }>;
  AddToWatchlistError: ResolverTypeWrapper<FormErrorRecord>;
  AddToWatchlistErrorCode: AddToWatchlistErrorCode;
  AddToWatchlistInput: AddToWatchlistInput;
  AddToWatchlistPayload: ResolverTypeWrapper<Omit<AddToWatchlistPayload, 'errors' | 'video'> & { errors: Array<ResolversTypes['AddToWatchlistError']>, video?: Maybe<ResolversTypes['Video']> }>;
  AuthProvider: ResolverTypeWrapper<AuthProvider>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BusinessPage: ResolverTypeWrapper<BusinessPageRecord>;
  CancelSubscriptionError: ResolverTypeWrapper<FormErrorRecord>;
  CancelSubscriptionErrorCode: CancelSubscriptionErrorCode;
  CancelSubscriptionPayload: ResolverTypeWrapper<Omit<CancelSubscriptionPayload, 'errors' | 'subscription'> & { errors: Array<ResolversTypes['CancelSubscriptionError']>, subscription?: Maybe<ResolversTypes['ViewerSubscription']> }>;
  CaptionTrack: ResolverTypeWrapper<CaptionTrack>;
  CaptionsChoice: CaptionsChoice;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<ChangePasswordPayload>;
  ChangePlanError: ResolverTypeWrapper<FormErrorRecord>;
  ChangePlanErrorCode: ChangePlanErrorCode;
  ChangePlanInput: ChangePlanInput;
  ChangePlanPayload: ResolverTypeWrapper<Omit<ChangePlanPayload, 'change' | 'errors' | 'payment' | 'subscription'> & { change?: Maybe<ResolversTypes['PlanChange']>, errors: Array<ResolversTypes['ChangePlanError']>, payment?: Maybe<ResolversTypes['Payment']>, subscription?: Maybe<ResolversTypes['ViewerSubscription']> }>;
  Channel: ResolverTypeWrapper<ChannelRecord>;
  ChannelConnection: ResolverTypeWrapper<Omit<ChannelConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ChannelEdge']>, nodes: Array<ResolversTypes['Channel']> }>;
  ChannelEdge: ResolverTypeWrapper<Omit<ChannelEdge, 'node'> & { node: ResolversTypes['Channel'] }>;
  CheckCodeInput: CheckCodeInput;
  CheckCodePayload: ResolverTypeWrapper<CheckCodePayload>;
  CheckPromoCodeError: ResolverTypeWrapper<FormErrorRecord>;
  CheckPromoCodeErrorCode: CheckPromoCodeErrorCode;
  CheckPromoCodeInput: CheckPromoCodeInput;
  CheckPromoCodePayload: ResolverTypeWrapper<Omit<CheckPromoCodePayload, 'errors' | 'quote'> & { errors: Array<ResolversTypes['CheckPromoCodeError']>, quote?: Maybe<ResolversTypes['PromoQuote']> }>;
  ClearHistoryError: ResolverTypeWrapper<FormErrorRecord>;
  ClearHistoryErrorCode: ClearHistoryErrorCode;
  ClearHistoryInput: ClearHistoryInput;
  ClearHistoryPayload: ResolverTypeWrapper<Omit<ClearHistoryPayload, 'errors'> & { errors: Array<ResolversTypes['ClearHistoryError']> }>;
  Comment: ResolverTypeWrapper<CommentRecord>;
  CommentConnection: ResolverTypeWrapper<Omit<CommentConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['CommentEdge']>, nodes: Array<ResolversTypes['Comment']> }>;
  CommentEdge: ResolverTypeWrapper<Omit<CommentEdge, 'node'> & { node: ResolversTypes['Comment'] }>;
  CommentStatus: CommentStatus;
  ContactPage: ResolverTypeWrapper<ContactPageRecord>;
  ContentRow: ResolverTypeWrapper<RowRecord>;
  ContinueWatchingConnection: ResolverTypeWrapper<Omit<ContinueWatchingConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ContinueWatchingEdge']>, nodes: Array<ResolversTypes['Video']> }>;
  ContinueWatchingEdge: ResolverTypeWrapper<Omit<ContinueWatchingEdge, 'node' | 'progress'> & { node: ResolversTypes['Video'], progress: ResolversTypes['Progress'] }>;
  CountViewPayload: ResolverTypeWrapper<CountViewPayload>;
  DataExport: ResolverTypeWrapper<DataExportRecord>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeleteAccountInput: DeleteAccountInput;
  DeleteAccountPayload: ResolverTypeWrapper<DeleteAccountPayload>;
  DeleteCommentPayload: ResolverTypeWrapper<DeleteCommentPayload>;
  DeleteReason: ResolverTypeWrapper<DeleteReasonRecord>;
  Device: ResolverTypeWrapper<DeviceRecord>;
  Entitlement: ResolverTypeWrapper<EntitlementRecord>;
  EntitlementLevel: EntitlementLevel;
  FaqEntry: ResolverTypeWrapper<FaqEntryRecord>;
  FaqPage: ResolverTypeWrapper<FaqPageRecord>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ForgotPasswordInput: ForgotPasswordInput;
  ForgotPasswordPayload: ResolverTypeWrapper<ForgotPasswordPayload>;
  FormError: ResolverTypeWrapper<FormError>;
  GenericPage: ResolverTypeWrapper<GenericPageRecord>;
  GenericPageConnection: ResolverTypeWrapper<Omit<GenericPageConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['GenericPageEdge']>, nodes: Array<ResolversTypes['GenericPage']> }>;
  GenericPageEdge: ResolverTypeWrapper<Omit<GenericPageEdge, 'node'> & { node: ResolversTypes['GenericPage'] }>;
  GuestProgressInput: GuestProgressInput;
  HeroPicture: ResolverTypeWrapper<Omit<HeroPicture, 'tall' | 'wide'> & { tall: ResolversTypes['Picture'], wide: ResolversTypes['Picture'] }>;
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
  MenuItem: ResolverTypeWrapper<MenuItemRecord>;
  MenuName: MenuName;
  MergeProgressError: ResolverTypeWrapper<FormErrorRecord>;
  MergeProgressErrorCode: MergeProgressErrorCode;
  MergeProgressInput: MergeProgressInput;
  MergeProgressPayload: ResolverTypeWrapper<Omit<MergeProgressPayload, 'errors'> & { errors: Array<ResolversTypes['MergeProgressError']> }>;
  MessagePayload: ResolverTypeWrapper<MessagePayload>;
  MetaTags: ResolverTypeWrapper<MetaTagsRecord>;
  Money: ResolverTypeWrapper<Money>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NewsletterCategory: NewsletterCategory;
  NewsletterSubscription: ResolverTypeWrapper<ViewerNewsletterRecord>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  Page: ResolverTypeWrapper<PageRecord>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Payment: ResolverTypeWrapper<PaymentRecord>;
  PaymentCard: ResolverTypeWrapper<PaymentCard>;
  PaymentConnection: ResolverTypeWrapper<Omit<PaymentConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['PaymentEdge']>, nodes: Array<ResolversTypes['Payment']> }>;
  PaymentEdge: ResolverTypeWrapper<Omit<PaymentEdge, 'node'> & { node: ResolversTypes['Payment'] }>;
  PaymentFailure: ResolverTypeWrapper<PaymentFailure>;
  PaymentFailureCode: PaymentFailureCode;
  PaymentPurpose: PaymentPurpose;
  PaymentStatus: PaymentStatus;
  Phone: ResolverTypeWrapper<Phone>;
  Picture: ResolverTypeWrapper<PictureRecord>;
  PictureFocus: ResolverTypeWrapper<PictureFocus>;
  PictureRendition: ResolverTypeWrapper<PictureRendition>;
  Plan: ResolverTypeWrapper<PlanRecord>;
  PlanChange: ResolverTypeWrapper<PlanChangeRecord>;
  PlanChangeMoment: PlanChangeMoment;
  PlanPeriod: PlanPeriod;
  Platform: ResolverTypeWrapper<Platform>;
  PlatformGroup: ResolverTypeWrapper<PlatformGroupRecord>;
  PlatformKind: PlatformKind;
  PlayPayload: ResolverTypeWrapper<PlayPayload>;
  Playback: ResolverTypeWrapper<Playback>;
  Preferences: ResolverTypeWrapper<PreferencesRecord>;
  PreviewPlanChangeError: ResolverTypeWrapper<FormErrorRecord>;
  PreviewPlanChangeErrorCode: PreviewPlanChangeErrorCode;
  PreviewPlanChangeInput: PreviewPlanChangeInput;
  PreviewPlanChangePayload: ResolverTypeWrapper<Omit<PreviewPlanChangePayload, 'change' | 'errors'> & { change?: Maybe<ResolversTypes['PlanChange']>, errors: Array<ResolversTypes['PreviewPlanChangeError']> }>;
  Progress: ResolverTypeWrapper<ProgressRecord>;
  ProgressState: ProgressState;
  PromoAction: ResolverTypeWrapper<PromoAction>;
  PromoModal: ResolverTypeWrapper<ModalRecord>;
  PromoModalCode: PromoModalCode;
  PromoQuote: ResolverTypeWrapper<PromoQuoteRecord>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Receipt: ResolverTypeWrapper<ReceiptRecord>;
  ReceiptConnection: ResolverTypeWrapper<Omit<ReceiptConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ReceiptEdge']>, nodes: Array<ResolversTypes['Receipt']> }>;
  ReceiptEdge: ResolverTypeWrapper<Omit<ReceiptEdge, 'node'> & { node: ResolversTypes['Receipt'] }>;
  ReferralCode: ResolverTypeWrapper<ReferralCodeRecord>;
  RegisterInput: RegisterInput;
  Reminder: ResolverTypeWrapper<ReminderRecord>;
  RemoveFromWatchlistError: ResolverTypeWrapper<FormErrorRecord>;
  RemoveFromWatchlistErrorCode: RemoveFromWatchlistErrorCode;
  RemoveFromWatchlistInput: RemoveFromWatchlistInput;
  RemoveFromWatchlistPayload: ResolverTypeWrapper<Omit<RemoveFromWatchlistPayload, 'errors' | 'video'> & { errors: Array<ResolversTypes['RemoveFromWatchlistError']>, video?: Maybe<ResolversTypes['Video']> }>;
  RemoveReminderError: ResolverTypeWrapper<FormErrorRecord>;
  RemoveReminderErrorCode: RemoveReminderErrorCode;
  RemoveReminderInput: RemoveReminderInput;
  RemoveReminderPayload: ResolverTypeWrapper<Omit<RemoveReminderPayload, 'errors'> & { errors: Array<ResolversTypes['RemoveReminderError']> }>;
  ReportCommentPayload: ResolverTypeWrapper<ReportCommentPayload>;
  ReportProblemInput: ReportProblemInput;
  RequestDeleteCodePayload: ResolverTypeWrapper<RequestDeleteCodePayload>;
  ResendVerificationPayload: ResolverTypeWrapper<ResendVerificationPayload>;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<ResetPasswordPayload>;
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
  SearchType: SearchType;
  Season: ResolverTypeWrapper<SeasonRecord>;
  SendContactMessageInput: SendContactMessageInput;
  SendFeedbackInput: SendFeedbackInput;
  Session: ResolverTypeWrapper<SessionRecord>;
  SessionPayload: ResolverTypeWrapper<Omit<SessionPayload, 'recovery' | 'session'> & { recovery?: Maybe<ResolversTypes['AccountRecovery']>, session?: Maybe<ResolversTypes['Session']> }>;
  Show: ResolverTypeWrapper<ShowRecord>;
  ShowConnection: ResolverTypeWrapper<Omit<ShowConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ShowEdge']>, nodes: Array<ResolversTypes['Show']> }>;
  ShowEdge: ResolverTypeWrapper<Omit<ShowEdge, 'node'> & { node: ResolversTypes['Show'] }>;
  ShowFilter: ShowFilter;
  ShowFormat: ShowFormat;
  ShowType: ShowType;
  SignInInput: SignInInput;
  SignOutOtherDevicesError: ResolverTypeWrapper<FormErrorRecord>;
  SignOutOtherDevicesErrorCode: SignOutOtherDevicesErrorCode;
  SignOutOtherDevicesPayload: ResolverTypeWrapper<Omit<SignOutOtherDevicesPayload, 'errors'> & { errors: Array<ResolversTypes['SignOutOtherDevicesError']> }>;
  SignOutPayload: ResolverTypeWrapper<SignOutPayload>;
  SiteSettings: ResolverTypeWrapper<SettingsRecord>;
  SmartBanner: ResolverTypeWrapper<SmartBannerRecord>;
  Sport: ResolverTypeWrapper<SportRecord>;
  SportConnection: ResolverTypeWrapper<Omit<SportConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['SportEdge']>, nodes: Array<ResolversTypes['Sport']> }>;
  SportEdge: ResolverTypeWrapper<Omit<SportEdge, 'node'> & { node: ResolversTypes['Sport'] }>;
  Store: Store;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubscribeError: ResolverTypeWrapper<FormErrorRecord>;
  SubscribeErrorCode: SubscribeErrorCode;
  SubscribeInput: SubscribeInput;
  SubscribeNewsletterInput: SubscribeNewsletterInput;
  SubscribeNewsletterPayload: ResolverTypeWrapper<SubscribeNewsletterPayload>;
  SubscribePayload: ResolverTypeWrapper<Omit<SubscribePayload, 'errors' | 'payment'> & { errors: Array<ResolversTypes['SubscribeError']>, payment?: Maybe<ResolversTypes['Payment']> }>;
  SubscriptionPaymentMethod: SubscriptionPaymentMethod;
  SubscriptionStatus: SubscriptionStatus;
  Suggestion: ResolverTypeWrapper<SuggestionRecord>;
  UnsubscribeNewsletterPayload: ResolverTypeWrapper<UnsubscribeNewsletterPayload>;
  UpdateNewsletterError: ResolverTypeWrapper<FormErrorRecord>;
  UpdateNewsletterErrorCode: UpdateNewsletterErrorCode;
  UpdateNewsletterInput: UpdateNewsletterInput;
  UpdateNewsletterPayload: ResolverTypeWrapper<Omit<UpdateNewsletterPayload, 'errors' | 'newsletter'> & { errors: Array<ResolversTypes['UpdateNewsletterError']>, newsletter?: Maybe<ResolversTypes['NewsletterSubscription']> }>;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: ResolverTypeWrapper<Omit<UpdateProfilePayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  VerifyEmailPayload: ResolverTypeWrapper<VerifyEmailPayload>;
  Video: ResolverTypeWrapper<VideoRecord>;
  VideoConnection: ResolverTypeWrapper<Omit<VideoConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['VideoEdge']>, nodes: Array<ResolversTypes['Video']> }>;
  VideoEdge: ResolverTypeWrapper<Omit<VideoEdge, 'node'> & { node: ResolversTypes['Video'] }>;
  VideoFilter: VideoFilter;
  VideoKind: VideoKind;
  VideoType: VideoType;
  Viewer: ResolverTypeWrapper<OwnViewer>;
  ViewerSubscription: ResolverTypeWrapper<SubscriptionRecord>;
  VoucherGrant: ResolverTypeWrapper<VoucherGrantRecord>;
  WatchlistConnection: ResolverTypeWrapper<Omit<WatchlistConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['WatchlistEdge']>, nodes: Array<ResolversTypes['Video']> }>;
  WatchlistEdge: ResolverTypeWrapper<Omit<WatchlistEdge, 'node'> & { node: ResolversTypes['Video'] }>;
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
  AddCommentInput: AddCommentInput;
  AddCommentPayload: Omit<AddCommentPayload, 'comment'> & { comment?: Maybe<ResolversParentTypes['Comment']> };
  AddReminderError: FormErrorRecord;
  AddReminderInput: AddReminderInput;
  AddReminderPayload: Omit<AddReminderPayload, 'errors' | 'reminder'> & { errors: Array<ResolversParentTypes['AddReminderError']>, reminder?: Maybe<ResolversParentTypes['Reminder']> };
  AddToWatchlistError: FormErrorRecord;
  AddToWatchlistInput: AddToWatchlistInput;
  AddToWatchlistPayload: Omit<AddToWatchlistPayload, 'errors' | 'video'> & { errors: Array<ResolversParentTypes['AddToWatchlistError']>, video?: Maybe<ResolversParentTypes['Video']> };
  AuthProvider: AuthProvider;
  Boolean: Scalars['Boolean']['output'];
  BusinessPage: BusinessPageRecord;
  CancelSubscriptionError: FormErrorRecord;
  CancelSubscriptionPayload: Omit<CancelSubscriptionPayload, 'errors' | 'subscription'> & { errors: Array<ResolversParentTypes['CancelSubscriptionError']>, subscription?: Maybe<ResolversParentTypes['ViewerSubscription']> };
  CaptionTrack: CaptionTrack;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ChangePasswordPayload;
  ChangePlanError: FormErrorRecord;
  ChangePlanInput: ChangePlanInput;
  ChangePlanPayload: Omit<ChangePlanPayload, 'change' | 'errors' | 'payment' | 'subscription'> & { change?: Maybe<ResolversParentTypes['PlanChange']>, errors: Array<ResolversParentTypes['ChangePlanError']>, payment?: Maybe<ResolversParentTypes['Payment']>, subscription?: Maybe<ResolversParentTypes['ViewerSubscription']> };
  Channel: ChannelRecord;
  ChannelConnection: Omit<ChannelConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ChannelEdge']>, nodes: Array<ResolversParentTypes['Channel']> };
  ChannelEdge: Omit<ChannelEdge, 'node'> & { node: ResolversParentTypes['Channel'] };
  CheckCodeInput: CheckCodeInput;
  CheckCodePayload: CheckCodePayload;
  CheckPromoCodeError: FormErrorRecord;
  CheckPromoCodeInput: CheckPromoCodeInput;
  CheckPromoCodePayload: Omit<CheckPromoCodePayload, 'errors' | 'quote'> & { errors: Array<ResolversParentTypes['CheckPromoCodeError']>, quote?: Maybe<ResolversParentTypes['PromoQuote']> };
  ClearHistoryError: FormErrorRecord;
  ClearHistoryInput: ClearHistoryInput;
  ClearHistoryPayload: Omit<ClearHistoryPayload, 'errors'> & { errors: Array<ResolversParentTypes['ClearHistoryError']> };
  Comment: CommentRecord;
  CommentConnection: Omit<CommentConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['CommentEdge']>, nodes: Array<ResolversParentTypes['Comment']> };
  CommentEdge: Omit<CommentEdge, 'node'> & { node: ResolversParentTypes['Comment'] };
  ContactPage: ContactPageRecord;
  ContentRow: RowRecord;
  ContinueWatchingConnection: Omit<ContinueWatchingConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ContinueWatchingEdge']>, nodes: Array<ResolversParentTypes['Video']> };
  ContinueWatchingEdge: Omit<ContinueWatchingEdge, 'node' | 'progress'> & { node: ResolversParentTypes['Video'], progress: ResolversParentTypes['Progress'] };
  CountViewPayload: CountViewPayload;
  DataExport: DataExportRecord;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DeleteAccountInput: DeleteAccountInput;
  DeleteAccountPayload: DeleteAccountPayload;
  DeleteCommentPayload: DeleteCommentPayload;
  DeleteReason: DeleteReasonRecord;
  Device: DeviceRecord;
  Entitlement: EntitlementRecord;
  FaqEntry: FaqEntryRecord;
  FaqPage: FaqPageRecord;
  Float: Scalars['Float']['output'];
  ForgotPasswordInput: ForgotPasswordInput;
  ForgotPasswordPayload: ForgotPasswordPayload;
  FormError: FormError;
  GenericPage: GenericPageRecord;
  GenericPageConnection: Omit<GenericPageConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['GenericPageEdge']>, nodes: Array<ResolversParentTypes['GenericPage']> };
  GenericPageEdge: Omit<GenericPageEdge, 'node'> & { node: ResolversParentTypes['GenericPage'] };
  GuestProgressInput: GuestProgressInput;
  HeroPicture: Omit<HeroPicture, 'tall' | 'wide'> & { tall: ResolversParentTypes['Picture'], wide: ResolversParentTypes['Picture'] };
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
  MessagePayload: MessagePayload;
  MetaTags: MetaTagsRecord;
  Money: Money;
  Mutation: Record<PropertyKey, never>;
  NewsletterSubscription: ViewerNewsletterRecord;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  Page: PageRecord;
  PageInfo: PageInfo;
  Payment: PaymentRecord;
  PaymentCard: PaymentCard;
  PaymentConnection: Omit<PaymentConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['PaymentEdge']>, nodes: Array<ResolversParentTypes['Payment']> };
  PaymentEdge: Omit<PaymentEdge, 'node'> & { node: ResolversParentTypes['Payment'] };
  PaymentFailure: PaymentFailure;
  Phone: Phone;
  Picture: PictureRecord;
  PictureFocus: PictureFocus;
  PictureRendition: PictureRendition;
  Plan: PlanRecord;
  PlanChange: PlanChangeRecord;
  Platform: Platform;
  PlatformGroup: PlatformGroupRecord;
  PlayPayload: PlayPayload;
  Playback: Playback;
  Preferences: PreferencesRecord;
  PreviewPlanChangeError: FormErrorRecord;
  PreviewPlanChangeInput: PreviewPlanChangeInput;
  PreviewPlanChangePayload: Omit<PreviewPlanChangePayload, 'change' | 'errors'> & { change?: Maybe<ResolversParentTypes['PlanChange']>, errors: Array<ResolversParentTypes['PreviewPlanChangeError']> };
  Progress: ProgressRecord;
  PromoAction: PromoAction;
  PromoModal: ModalRecord;
  PromoQuote: PromoQuoteRecord;
  Query: Record<PropertyKey, never>;
  Receipt: ReceiptRecord;
  ReceiptConnection: Omit<ReceiptConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ReceiptEdge']>, nodes: Array<ResolversParentTypes['Receipt']> };
  ReceiptEdge: Omit<ReceiptEdge, 'node'> & { node: ResolversParentTypes['Receipt'] };
  ReferralCode: ReferralCodeRecord;
  RegisterInput: RegisterInput;
  Reminder: ReminderRecord;
  RemoveFromWatchlistError: FormErrorRecord;
  RemoveFromWatchlistInput: RemoveFromWatchlistInput;
  RemoveFromWatchlistPayload: Omit<RemoveFromWatchlistPayload, 'errors' | 'video'> & { errors: Array<ResolversParentTypes['RemoveFromWatchlistError']>, video?: Maybe<ResolversParentTypes['Video']> };
  RemoveReminderError: FormErrorRecord;
  RemoveReminderInput: RemoveReminderInput;
  RemoveReminderPayload: Omit<RemoveReminderPayload, 'errors'> & { errors: Array<ResolversParentTypes['RemoveReminderError']> };
  ReportCommentPayload: ReportCommentPayload;
  ReportProblemInput: ReportProblemInput;
  RequestDeleteCodePayload: RequestDeleteCodePayload;
  ResendVerificationPayload: ResendVerificationPayload;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResetPasswordPayload;
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
  Season: SeasonRecord;
  SendContactMessageInput: SendContactMessageInput;
  SendFeedbackInput: SendFeedbackInput;
  Session: SessionRecord;
  SessionPayload: Omit<SessionPayload, 'recovery' | 'session'> & { recovery?: Maybe<ResolversParentTypes['AccountRecovery']>, session?: Maybe<ResolversParentTypes['Session']> };
  Show: ShowRecord;
  ShowConnection: Omit<ShowConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ShowEdge']>, nodes: Array<ResolversParentTypes['Show']> };
  ShowEdge: Omit<ShowEdge, 'node'> & { node: ResolversParentTypes['Show'] };
  ShowFilter: ShowFilter;
  SignInInput: SignInInput;
  SignOutOtherDevicesError: FormErrorRecord;
  SignOutOtherDevicesPayload: Omit<SignOutOtherDevicesPayload, 'errors'> & { errors: Array<ResolversParentTypes['SignOutOtherDevicesError']> };
  SignOutPayload: SignOutPayload;
  SiteSettings: SettingsRecord;
  SmartBanner: SmartBannerRecord;
  Sport: SportRecord;
  SportConnection: Omit<SportConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['SportEdge']>, nodes: Array<ResolversParentTypes['Sport']> };
  SportEdge: Omit<SportEdge, 'node'> & { node: ResolversParentTypes['Sport'] };
  String: Scalars['String']['output'];
  SubscribeError: FormErrorRecord;
  SubscribeInput: SubscribeInput;
  SubscribeNewsletterInput: SubscribeNewsletterInput;
  SubscribeNewsletterPayload: SubscribeNewsletterPayload;
  SubscribePayload: Omit<SubscribePayload, 'errors' | 'payment'> & { errors: Array<ResolversParentTypes['SubscribeError']>, payment?: Maybe<ResolversParentTypes['Payment']> };
  Suggestion: SuggestionRecord;
  UnsubscribeNewsletterPayload: UnsubscribeNewsletterPayload;
  UpdateNewsletterError: FormErrorRecord;
  UpdateNewsletterInput: UpdateNewsletterInput;
  UpdateNewsletterPayload: Omit<UpdateNewsletterPayload, 'errors' | 'newsletter'> & { errors: Array<ResolversParentTypes['UpdateNewsletterError']>, newsletter?: Maybe<ResolversParentTypes['NewsletterSubscription']> };
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: Omit<UpdateProfilePayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  VerifyEmailPayload: VerifyEmailPayload;
  Video: VideoRecord;
  VideoConnection: Omit<VideoConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['VideoEdge']>, nodes: Array<ResolversParentTypes['Video']> };
  VideoEdge: Omit<VideoEdge, 'node'> & { node: ResolversParentTypes['Video'] };
  VideoFilter: VideoFilter;
  Viewer: OwnViewer;
  ViewerSubscription: SubscriptionRecord;
  VoucherGrant: VoucherGrantRecord;
  WatchlistConnection: Omit<WatchlistConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['WatchlistEdge']>, nodes: Array<ResolversParentTypes['Video']> };
  WatchlistEdge: Omit<WatchlistEdge, 'node'> & { node: ResolversParentTypes['Video'] };
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
  assumedSize: Scalars['Int']['input'];
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = GraphContext, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

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
  recoverUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
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

export type AddCommentPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AddCommentPayload'] = ResolversParentTypes['AddCommentPayload']> = {
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FormError']>, ParentType, ContextType>;
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
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BusinessPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BusinessPage'] = ResolversParentTypes['BusinessPage']> = {
  advertisersLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  advertisersText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  advertisersTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type ChangePasswordPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  changed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FormError']>, ParentType, ContextType>;
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
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  light?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shows?: Resolver<ResolversTypes['ShowConnection'], ParentType, ContextType, RequireFields<ChannelShowsArgs, 'first'>>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  videos?: Resolver<ResolversTypes['VideoConnection'], ParentType, ContextType, RequireFields<ChannelVideosArgs, 'first'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChannelConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChannelConnection'] = ResolversParentTypes['ChannelConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ChannelEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Channel']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ChannelEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChannelEdge'] = ResolversParentTypes['ChannelEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Channel'], ParentType, ContextType>;
};

export type CheckCodePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CheckCodePayload'] = ResolversParentTypes['CheckCodePayload']> = {
  errors?: Resolver<Array<ResolversTypes['FormError']>, ParentType, ContextType>;
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
  at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mine?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  replies?: Resolver<ResolversTypes['CommentConnection'], ParentType, ContextType, RequireFields<CommentRepliesArgs, 'first'>>;
  replyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CommentStatus'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type ContactPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ContactPage'] = ResolversParentTypes['ContactPage']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formHint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  lead?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phones?: Resolver<Array<ResolversTypes['Phone']>, ParentType, ContextType>;
  phonesTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContentRowResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ContentRow'] = ResolversParentTypes['ContentRow']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['RowItem']>, ParentType, ContextType>;
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

export type CountViewPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CountViewPayload'] = ResolversParentTypes['CountViewPayload']> = {
  counted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FormError']>, ParentType, ContextType>;
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

export type DeleteAccountPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteAccountPayload'] = ResolversParentTypes['DeleteAccountPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FormError']>, ParentType, ContextType>;
  recoverUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type DeleteCommentPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteCommentPayload'] = ResolversParentTypes['DeleteCommentPayload']> = {
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FormError']>, ParentType, ContextType>;
};

export type DeleteReasonResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteReason'] = ResolversParentTypes['DeleteReason']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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

export type EntitlementResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Entitlement'] = ResolversParentTypes['Entitlement']> = {
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['EntitlementLevel'], ParentType, ContextType>;
};

export type FaqEntryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FaqEntry'] = ResolversParentTypes['FaqEntry']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FaqPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FaqPage'] = ResolversParentTypes['FaqPage']> = {
  entries?: Resolver<Array<ResolversTypes['FaqEntry']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  lead?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ForgotPasswordPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ForgotPasswordPayload'] = ResolversParentTypes['ForgotPasswordPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FormError']>, ParentType, ContextType>;
  expiresIn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  resendIn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type FormErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FormError'] = ResolversParentTypes['FormError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GenericPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GenericPage'] = ResolversParentTypes['GenericPage']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  lead?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GenericPageConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GenericPageConnection'] = ResolversParentTypes['GenericPageConnection']> = {
  edges?: Resolver<Array<ResolversTypes['GenericPageEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['GenericPage']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type GenericPageEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GenericPageEdge'] = ResolversParentTypes['GenericPageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['GenericPage'], ParentType, ContextType>;
};

export type HeroPictureResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HeroPicture'] = ResolversParentTypes['HeroPicture']> = {
  tall?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  wide?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
};

export type HomePageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HomePage'] = ResolversParentTypes['HomePage']> = {
  featured?: Resolver<Array<ResolversTypes['Show']>, ParentType, ContextType>;
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
  changedOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ManifestoPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ManifestoPage'] = ResolversParentTypes['ManifestoPage']> = {
  actionLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  closingText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  closingTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  lead?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['ManifestoSection']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ManifestoSectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ManifestoSection'] = ResolversParentTypes['ManifestoSection']> = {
  picture?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isProfile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type MessagePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MessagePayload'] = ResolversParentTypes['MessagePayload']> = {
  errors?: Resolver<Array<ResolversTypes['FormError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  addComment?: Resolver<ResolversTypes['AddCommentPayload'], ParentType, ContextType, RequireFields<MutationAddCommentArgs, 'input'>>;
  addReminder?: Resolver<Maybe<ResolversTypes['AddReminderPayload']>, ParentType, ContextType, RequireFields<MutationAddReminderArgs, 'input'>>;
  addToWatchlist?: Resolver<Maybe<ResolversTypes['AddToWatchlistPayload']>, ParentType, ContextType, RequireFields<MutationAddToWatchlistArgs, 'input'>>;
  cancelSubscription?: Resolver<Maybe<ResolversTypes['CancelSubscriptionPayload']>, ParentType, ContextType>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordPayload'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  changePlan?: Resolver<Maybe<ResolversTypes['ChangePlanPayload']>, ParentType, ContextType, RequireFields<MutationChangePlanArgs, 'input'>>;
  checkCode?: Resolver<ResolversTypes['CheckCodePayload'], ParentType, ContextType, RequireFields<MutationCheckCodeArgs, 'input'>>;
  checkPromoCode?: Resolver<Maybe<ResolversTypes['CheckPromoCodePayload']>, ParentType, ContextType, RequireFields<MutationCheckPromoCodeArgs, 'input'>>;
  clearHistory?: Resolver<Maybe<ResolversTypes['ClearHistoryPayload']>, ParentType, ContextType, RequireFields<MutationClearHistoryArgs, 'input'>>;
  countView?: Resolver<ResolversTypes['CountViewPayload'], ParentType, ContextType, RequireFields<MutationCountViewArgs, 'code'>>;
  deleteAccount?: Resolver<ResolversTypes['DeleteAccountPayload'], ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'input'>>;
  deleteComment?: Resolver<ResolversTypes['DeleteCommentPayload'], ParentType, ContextType, RequireFields<MutationDeleteCommentArgs, 'id'>>;
  forgotPassword?: Resolver<ResolversTypes['ForgotPasswordPayload'], ParentType, ContextType, RequireFields<MutationForgotPasswordArgs, 'input'>>;
  mergeProgress?: Resolver<Maybe<ResolversTypes['MergeProgressPayload']>, ParentType, ContextType, RequireFields<MutationMergeProgressArgs, 'input'>>;
  previewPlanChange?: Resolver<Maybe<ResolversTypes['PreviewPlanChangePayload']>, ParentType, ContextType, RequireFields<MutationPreviewPlanChangeArgs, 'input'>>;
  recoverAccount?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<MutationRecoverAccountArgs, 'recoveryToken'>>;
  register?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  removeFromWatchlist?: Resolver<Maybe<ResolversTypes['RemoveFromWatchlistPayload']>, ParentType, ContextType, RequireFields<MutationRemoveFromWatchlistArgs, 'input'>>;
  removeReminder?: Resolver<Maybe<ResolversTypes['RemoveReminderPayload']>, ParentType, ContextType, RequireFields<MutationRemoveReminderArgs, 'input'>>;
  reportComment?: Resolver<ResolversTypes['ReportCommentPayload'], ParentType, ContextType, RequireFields<MutationReportCommentArgs, 'id'>>;
  reportProblem?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationReportProblemArgs, 'input'>>;
  requestDeleteCode?: Resolver<ResolversTypes['RequestDeleteCodePayload'], ParentType, ContextType>;
  resendVerification?: Resolver<ResolversTypes['ResendVerificationPayload'], ParentType, ContextType>;
  resetPassword?: Resolver<ResolversTypes['ResetPasswordPayload'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  resumeSubscription?: Resolver<Maybe<ResolversTypes['ResumeSubscriptionPayload']>, ParentType, ContextType>;
  revokeDevice?: Resolver<Maybe<ResolversTypes['RevokeDevicePayload']>, ParentType, ContextType, RequireFields<MutationRevokeDeviceArgs, 'input'>>;
  savePreferences?: Resolver<Maybe<ResolversTypes['SavePreferencesPayload']>, ParentType, ContextType, RequireFields<MutationSavePreferencesArgs, 'input'>>;
  saveProgress?: Resolver<Maybe<ResolversTypes['SaveProgressPayload']>, ParentType, ContextType, RequireFields<MutationSaveProgressArgs, 'input'>>;
  sendContactMessage?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationSendContactMessageArgs, 'input'>>;
  sendFeedback?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationSendFeedbackArgs, 'input'>>;
  signIn?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['SignOutPayload'], ParentType, ContextType, Partial<MutationSignOutArgs>>;
  signOutOtherDevices?: Resolver<Maybe<ResolversTypes['SignOutOtherDevicesPayload']>, ParentType, ContextType>;
  subscribe?: Resolver<Maybe<ResolversTypes['SubscribePayload']>, ParentType, ContextType, RequireFields<MutationSubscribeArgs, 'input'>>;
  subscribeNewsletter?: Resolver<ResolversTypes['SubscribeNewsletterPayload'], ParentType, ContextType, RequireFields<MutationSubscribeNewsletterArgs, 'input'>>;
  unsubscribeNewsletter?: Resolver<ResolversTypes['UnsubscribeNewsletterPayload'], ParentType, ContextType, RequireFields<MutationUnsubscribeNewsletterArgs, 'token'>>;
  updateNewsletter?: Resolver<Maybe<ResolversTypes['UpdateNewsletterPayload']>, ParentType, ContextType, RequireFields<MutationUpdateNewsletterArgs, 'input'>>;
  updateProfile?: Resolver<ResolversTypes['UpdateProfilePayload'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  verifyEmail?: Resolver<ResolversTypes['VerifyEmailPayload'], ParentType, ContextType, RequireFields<MutationVerifyEmailArgs, 'token'>>;
};

export type NewsletterSubscriptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['NewsletterSubscription'] = ResolversParentTypes['NewsletterSubscription']> = {
  categories?: Resolver<Array<ResolversTypes['NewsletterCategory']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NodeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType?: TypeResolveFn<'Device' | 'Payment' | 'Plan' | 'Receipt' | 'Viewer', ParentType, ContextType>;
};

export type PageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Page'] = ResolversParentTypes['Page']> = {
  __resolveType?: TypeResolveFn<'BusinessPage' | 'ContactPage' | 'FaqPage' | 'GenericPage' | 'HomePage' | 'LandingPage' | 'LegalPage' | 'ManifestoPage' | 'WhereToWatchPage', ParentType, ContextType>;
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
  failure?: Resolver<Maybe<ResolversTypes['PaymentFailure']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  periodEndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  periodStartsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['Plan']>, ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['PaymentPurpose'], ParentType, ContextType>;
  receiptNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirectUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlanResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Plan'] = ResolversParentTypes['Plan']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discountPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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

export type PlayPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlayPayload'] = ResolversParentTypes['PlayPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FormError']>, ParentType, ContextType>;
  playback?: Resolver<Maybe<ResolversTypes['Playback']>, ParentType, ContextType>;
};

export type PlaybackResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Playback'] = ResolversParentTypes['Playback']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  live?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tracks?: Resolver<Array<ResolversTypes['CaptionTrack']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PreferencesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Preferences'] = ResolversParentTypes['Preferences']> = {
  autoplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  captions?: Resolver<Maybe<ResolversTypes['CaptionsChoice']>, ParentType, ContextType>;
  channels?: Resolver<Array<ResolversTypes['Channel']>, ParentType, ContextType>;
  historyPaused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type PromoActionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PromoAction'] = ResolversParentTypes['PromoAction']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PromoModalResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PromoModal'] = ResolversParentTypes['PromoModal']> = {
  code?: Resolver<ResolversTypes['PromoModalCode'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  subscribe?: Resolver<Maybe<ResolversTypes['PromoAction']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  watch?: Resolver<Maybe<ResolversTypes['PromoAction']>, ParentType, ContextType>;
};

export type PromoQuoteResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PromoQuote'] = ResolversParentTypes['PromoQuote']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  periods?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priceAfter?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  priceBefore?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  authProviders?: Resolver<Array<ResolversTypes['AuthProvider']>, ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType, RequireFields<QueryChannelArgs, 'slug'>>;
  channels?: Resolver<ResolversTypes['ChannelConnection'], ParentType, ContextType, RequireFields<QueryChannelsArgs, 'first'>>;
  comments?: Resolver<ResolversTypes['CommentConnection'], ParentType, ContextType, RequireFields<QueryCommentsArgs, 'code' | 'first'>>;
  contentVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  csrfToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deleteReasons?: Resolver<Array<ResolversTypes['DeleteReason']>, ParentType, ContextType>;
  genericPages?: Resolver<ResolversTypes['GenericPageConnection'], ParentType, ContextType, RequireFields<QueryGenericPagesArgs, 'first'>>;
  home?: Resolver<Maybe<ResolversTypes['HomePage']>, ParentType, ContextType>;
  menus?: Resolver<Array<ResolversTypes['Menu']>, ParentType, ContextType>;
  metaTags?: Resolver<Maybe<ResolversTypes['MetaTags']>, ParentType, ContextType, RequireFields<QueryMetaTagsArgs, 'code'>>;
  modals?: Resolver<Array<ResolversTypes['PromoModal']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['Video']>, ParentType, ContextType, RequireFields<QueryNextArgs, 'code'>>;
  ownComments?: Resolver<Maybe<Array<ResolversTypes['Comment']>>, ParentType, ContextType, RequireFields<QueryOwnCommentsArgs, 'code'>>;
  page?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType, RequireFields<QueryPageArgs, 'slug'>>;
  plans?: Resolver<Maybe<Array<ResolversTypes['Plan']>>, ParentType, ContextType>;
  play?: Resolver<Maybe<ResolversTypes['PlayPayload']>, ParentType, ContextType, RequireFields<QueryPlayArgs, 'code'>>;
  recoveryOffer?: Resolver<Maybe<ResolversTypes['AccountRecovery']>, ParentType, ContextType>;
  related?: Resolver<ResolversTypes['VideoConnection'], ParentType, ContextType, RequireFields<QueryRelatedArgs, 'code' | 'first'>>;
  schedule?: Resolver<ResolversTypes['ScheduleEntryConnection'], ParentType, ContextType, RequireFields<QueryScheduleArgs, 'first' | 'from' | 'to'>>;
  scheduleEntry?: Resolver<Maybe<ResolversTypes['ScheduleEntry']>, ParentType, ContextType, RequireFields<QueryScheduleEntryArgs, 'id'>>;
  search?: Resolver<ResolversTypes['SearchConnection'], ParentType, ContextType, RequireFields<QuerySearchArgs, 'first' | 'q'>>;
  session?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
  shorts?: Resolver<ResolversTypes['VideoConnection'], ParentType, ContextType, RequireFields<QueryShortsArgs, 'first'>>;
  show?: Resolver<Maybe<ResolversTypes['Show']>, ParentType, ContextType, RequireFields<QueryShowArgs, 'slug'>>;
  shows?: Resolver<ResolversTypes['ShowConnection'], ParentType, ContextType, RequireFields<QueryShowsArgs, 'first'>>;
  siteSettings?: Resolver<ResolversTypes['SiteSettings'], ParentType, ContextType>;
  smartBanner?: Resolver<Maybe<ResolversTypes['SmartBanner']>, ParentType, ContextType>;
  sport?: Resolver<Maybe<ResolversTypes['Sport']>, ParentType, ContextType, RequireFields<QuerySportArgs, 'slug'>>;
  sports?: Resolver<ResolversTypes['SportConnection'], ParentType, ContextType, RequireFields<QuerySportsArgs, 'first'>>;
  suggestions?: Resolver<Array<ResolversTypes['Suggestion']>, ParentType, ContextType, RequireFields<QuerySuggestionsArgs, 'first' | 'q'>>;
  video?: Resolver<Maybe<ResolversTypes['Video']>, ParentType, ContextType, RequireFields<QueryVideoArgs, 'code'>>;
  videos?: Resolver<ResolversTypes['VideoConnection'], ParentType, ContextType, RequireFields<QueryVideosArgs, 'first'>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type ReceiptResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Receipt'] = ResolversParentTypes['Receipt']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  card?: Resolver<Maybe<ResolversTypes['PaymentCard']>, ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  periodEndsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  periodStartsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  planName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
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

export type ReferralCodeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReferralCode'] = ResolversParentTypes['ReferralCode']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  useCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type ReportCommentPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReportCommentPayload'] = ResolversParentTypes['ReportCommentPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FormError']>, ParentType, ContextType>;
  reported?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RequestDeleteCodePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RequestDeleteCodePayload'] = ResolversParentTypes['RequestDeleteCodePayload']> = {
  errors?: Resolver<Array<ResolversTypes['FormError']>, ParentType, ContextType>;
  expiresIn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  resendIn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ResendVerificationPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ResendVerificationPayload'] = ResolversParentTypes['ResendVerificationPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FormError']>, ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload']> = {
  changed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FormError']>, ParentType, ContextType>;
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
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  live?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  reminded?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  video?: Resolver<Maybe<ResolversTypes['Video']>, ParentType, ContextType>;
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
  language?: Resolver<Maybe<ResolversTypes['Locale']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SessionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type SessionPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SessionPayload'] = ResolversParentTypes['SessionPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FormError']>, ParentType, ContextType>;
  recovery?: Resolver<Maybe<ResolversTypes['AccountRecovery']>, ParentType, ContextType>;
  session?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
};

export type ShowResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Show'] = ResolversParentTypes['Show']> = {
  ageRating?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  business?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  episodeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['ShowFormat'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  original?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  poster?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  premium?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  seasons?: Resolver<Array<ResolversTypes['Season']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sport?: Resolver<Maybe<ResolversTypes['Sport']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleEcho?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upright?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  videos?: Resolver<ResolversTypes['VideoConnection'], ParentType, ContextType, RequireFields<ShowVideosArgs, 'first'>>;
  wide?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
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
  errors?: Resolver<Array<ResolversTypes['FormError']>, ParentType, ContextType>;
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

export type SportResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Sport'] = ResolversParentTypes['Sport']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  light?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  shows?: Resolver<ResolversTypes['ShowConnection'], ParentType, ContextType, RequireFields<SportShowsArgs, 'first'>>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  videos?: Resolver<ResolversTypes['VideoConnection'], ParentType, ContextType, RequireFields<SportVideosArgs, 'first'>>;
};

export type SportConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SportConnection'] = ResolversParentTypes['SportConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SportEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Sport']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type SportEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SportEdge'] = ResolversParentTypes['SportEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Sport'], ParentType, ContextType>;
};

export type SubscribeErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SubscribeError'] = ResolversParentTypes['SubscribeError']> = {
  code?: Resolver<ResolversTypes['SubscribeErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubscribeNewsletterPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SubscribeNewsletterPayload'] = ResolversParentTypes['SubscribeNewsletterPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FormError']>, ParentType, ContextType>;
  subscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SubscribePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SubscribePayload'] = ResolversParentTypes['SubscribePayload']> = {
  errors?: Resolver<Array<ResolversTypes['SubscribeError']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
};

export type SuggestionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Suggestion'] = ResolversParentTypes['Suggestion']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SearchType'], ParentType, ContextType>;
};

export type UnsubscribeNewsletterPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UnsubscribeNewsletterPayload'] = ResolversParentTypes['UnsubscribeNewsletterPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FormError']>, ParentType, ContextType>;
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

export type UpdateProfilePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateProfilePayload'] = ResolversParentTypes['UpdateProfilePayload']> = {
  errors?: Resolver<Array<ResolversTypes['FormError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  __resolveType?: TypeResolveFn<'ActivateReferralCodeError' | 'ActivateVoucherError' | 'AddReminderError' | 'AddToWatchlistError' | 'CancelSubscriptionError' | 'ChangePlanError' | 'CheckPromoCodeError' | 'ClearHistoryError' | 'MergeProgressError' | 'PreviewPlanChangeError' | 'RemoveFromWatchlistError' | 'RemoveReminderError' | 'ResumeSubscriptionError' | 'RevokeDeviceError' | 'SavePreferencesError' | 'SaveProgressError' | 'SignOutOtherDevicesError' | 'SubscribeError' | 'UpdateNewsletterError', ParentType, ContextType>;
};

export type VerifyEmailPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['VerifyEmailPayload'] = ResolversParentTypes['VerifyEmailPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FormError']>, ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type VideoResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Video'] = ResolversParentTypes['Video']> = {
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  commentCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  durationSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  episodeNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  inWatchlist?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['VideoKind'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  live?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  liveState?: Resolver<Maybe<ResolversTypes['LiveState']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  poster?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  premium?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['Progress']>, ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  recorded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  seasonNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  show?: Resolver<Maybe<ResolversTypes['Show']>, ParentType, ContextType>;
  sport?: Resolver<Maybe<ResolversTypes['Sport']>, ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  upright?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
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
  referralCode?: Resolver<Maybe<ResolversTypes['ReferralCode']>, ParentType, ContextType>;
  reminders?: Resolver<Maybe<Array<ResolversTypes['Reminder']>>, ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['ViewerSubscription']>, ParentType, ContextType>;
  watchlist?: Resolver<Maybe<ResolversTypes['WatchlistConnection']>, ParentType, ContextType, RequireFields<ViewerWatchlistArgs, 'first'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ViewerSubscriptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ViewerSubscription'] = ResolversParentTypes['ViewerSubscription']> = {
  card?: Resolver<Maybe<ResolversTypes['PaymentCard']>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextPayment?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  nextPaymentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextPlan?: Resolver<Maybe<ResolversTypes['Plan']>, ParentType, ContextType>;
  paymentMethod?: Resolver<Maybe<ResolversTypes['SubscriptionPaymentMethod']>, ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['Plan']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  registeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
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

export type WhereToWatchPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WhereToWatchPage'] = ResolversParentTypes['WhereToWatchPage']> = {
  groups?: Resolver<Array<ResolversTypes['PlatformGroup']>, ParentType, ContextType>;
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
  AddCommentPayload?: AddCommentPayloadResolvers<ContextType>;
  AddReminderError?: AddReminderErrorResolvers<ContextType>;
  AddReminderPayload?: AddReminderPayloadResolvers<ContextType>;
  AddToWatchlistError?: AddToWatchlistErrorResolvers<ContextType>;
  AddToWatchlistPayload?: AddToWatchlistPayloadResolvers<ContextType>;
  AuthProvider?: AuthProviderResolvers<ContextType>;
  BusinessPage?: BusinessPageResolvers<ContextType>;
  CancelSubscriptionError?: CancelSubscriptionErrorResolvers<ContextType>;
  CancelSubscriptionPayload?: CancelSubscriptionPayloadResolvers<ContextType>;
  CaptionTrack?: CaptionTrackResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  ChangePlanError?: ChangePlanErrorResolvers<ContextType>;
  ChangePlanPayload?: ChangePlanPayloadResolvers<ContextType>;
  Channel?: ChannelResolvers<ContextType>;
  ChannelConnection?: ChannelConnectionResolvers<ContextType>;
  ChannelEdge?: ChannelEdgeResolvers<ContextType>;
  CheckCodePayload?: CheckCodePayloadResolvers<ContextType>;
  CheckPromoCodeError?: CheckPromoCodeErrorResolvers<ContextType>;
  CheckPromoCodePayload?: CheckPromoCodePayloadResolvers<ContextType>;
  ClearHistoryError?: ClearHistoryErrorResolvers<ContextType>;
  ClearHistoryPayload?: ClearHistoryPayloadResolvers<ContextType>;
  Comment?: CommentResolvers<ContextType>;
  CommentConnection?: CommentConnectionResolvers<ContextType>;
  CommentEdge?: CommentEdgeResolvers<ContextType>;
  ContactPage?: ContactPageResolvers<ContextType>;
  ContentRow?: ContentRowResolvers<ContextType>;
  ContinueWatchingConnection?: ContinueWatchingConnectionResolvers<ContextType>;
  ContinueWatchingEdge?: ContinueWatchingEdgeResolvers<ContextType>;
  CountViewPayload?: CountViewPayloadResolvers<ContextType>;
  DataExport?: DataExportResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DeleteAccountPayload?: DeleteAccountPayloadResolvers<ContextType>;
  DeleteCommentPayload?: DeleteCommentPayloadResolvers<ContextType>;
  DeleteReason?: DeleteReasonResolvers<ContextType>;
  Device?: DeviceResolvers<ContextType>;
  Entitlement?: EntitlementResolvers<ContextType>;
  FaqEntry?: FaqEntryResolvers<ContextType>;
  FaqPage?: FaqPageResolvers<ContextType>;
  ForgotPasswordPayload?: ForgotPasswordPayloadResolvers<ContextType>;
  FormError?: FormErrorResolvers<ContextType>;
  GenericPage?: GenericPageResolvers<ContextType>;
  GenericPageConnection?: GenericPageConnectionResolvers<ContextType>;
  GenericPageEdge?: GenericPageEdgeResolvers<ContextType>;
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
  MessagePayload?: MessagePayloadResolvers<ContextType>;
  MetaTags?: MetaTagsResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NewsletterSubscription?: NewsletterSubscriptionResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  Page?: PageResolvers<ContextType>;
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
  PlayPayload?: PlayPayloadResolvers<ContextType>;
  Playback?: PlaybackResolvers<ContextType>;
  Preferences?: PreferencesResolvers<ContextType>;
  PreviewPlanChangeError?: PreviewPlanChangeErrorResolvers<ContextType>;
  PreviewPlanChangePayload?: PreviewPlanChangePayloadResolvers<ContextType>;
  Progress?: ProgressResolvers<ContextType>;
  PromoAction?: PromoActionResolvers<ContextType>;
  PromoModal?: PromoModalResolvers<ContextType>;
  PromoQuote?: PromoQuoteResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Receipt?: ReceiptResolvers<ContextType>;
  ReceiptConnection?: ReceiptConnectionResolvers<ContextType>;
  ReceiptEdge?: ReceiptEdgeResolvers<ContextType>;
  ReferralCode?: ReferralCodeResolvers<ContextType>;
  Reminder?: ReminderResolvers<ContextType>;
  RemoveFromWatchlistError?: RemoveFromWatchlistErrorResolvers<ContextType>;
  RemoveFromWatchlistPayload?: RemoveFromWatchlistPayloadResolvers<ContextType>;
  RemoveReminderError?: RemoveReminderErrorResolvers<ContextType>;
  RemoveReminderPayload?: RemoveReminderPayloadResolvers<ContextType>;
  ReportCommentPayload?: ReportCommentPayloadResolvers<ContextType>;
  RequestDeleteCodePayload?: RequestDeleteCodePayloadResolvers<ContextType>;
  ResendVerificationPayload?: ResendVerificationPayloadResolvers<ContextType>;
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
  Session?: SessionResolvers<ContextType>;
  SessionPayload?: SessionPayloadResolvers<ContextType>;
  Show?: ShowResolvers<ContextType>;
  ShowConnection?: ShowConnectionResolvers<ContextType>;
  ShowEdge?: ShowEdgeResolvers<ContextType>;
  SignOutOtherDevicesError?: SignOutOtherDevicesErrorResolvers<ContextType>;
  SignOutOtherDevicesPayload?: SignOutOtherDevicesPayloadResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  SiteSettings?: SiteSettingsResolvers<ContextType>;
  SmartBanner?: SmartBannerResolvers<ContextType>;
  Sport?: SportResolvers<ContextType>;
  SportConnection?: SportConnectionResolvers<ContextType>;
  SportEdge?: SportEdgeResolvers<ContextType>;
  SubscribeError?: SubscribeErrorResolvers<ContextType>;
  SubscribeNewsletterPayload?: SubscribeNewsletterPayloadResolvers<ContextType>;
  SubscribePayload?: SubscribePayloadResolvers<ContextType>;
  Suggestion?: SuggestionResolvers<ContextType>;
  UnsubscribeNewsletterPayload?: UnsubscribeNewsletterPayloadResolvers<ContextType>;
  UpdateNewsletterError?: UpdateNewsletterErrorResolvers<ContextType>;
  UpdateNewsletterPayload?: UpdateNewsletterPayloadResolvers<ContextType>;
  UpdateProfilePayload?: UpdateProfilePayloadResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  VerifyEmailPayload?: VerifyEmailPayloadResolvers<ContextType>;
  Video?: VideoResolvers<ContextType>;
  VideoConnection?: VideoConnectionResolvers<ContextType>;
  VideoEdge?: VideoEdgeResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  ViewerSubscription?: ViewerSubscriptionResolvers<ContextType>;
  VoucherGrant?: VoucherGrantResolvers<ContextType>;
  WatchlistConnection?: WatchlistConnectionResolvers<ContextType>;
  WatchlistEdge?: WatchlistEdgeResolvers<ContextType>;
  WhereToWatchPage?: WhereToWatchPageResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GraphContext> = {
  bearer?: BearerDirectiveResolver<any, any, ContextType>;
  credential?: CredentialDirectiveResolver<any, any, ContextType>;
  firstParty?: FirstPartyDirectiveResolver<any, any, ContextType>;
  inContext?: InContextDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  scope?: ScopeDirectiveResolver<any, any, ContextType>;
  upstream?: UpstreamDirectiveResolver<any, any, ContextType>;
};
