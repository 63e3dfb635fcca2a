import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { NodeRecord } from '../domains/node/node-record';
import type { ChannelRecord, ShowRecord, VideoRecord, MetaTagsRecord, FaqEntryRecord, PictureRecord, PictureRenditionRecord, LandingPageRecord, HomePageRecord, RowRecord, SportRecord, ScheduleEntryRecord, PlanCopyRecord, SuggestionRecord, FaqPageRecord, PageRecord, ManifestoPageRecord, ManifestoSectionRecord, BusinessPageRecord, LegalPageRecord, ContactPageRecord, WhereToWatchPageRecord, PlatformGroupRecord, GenericPageRecord, SettingsRecord, MenuRecord, MenuItemRecord, SmartBannerRecord, ModalRecord, DeleteReasonRecord } from '../upstreams/cms/cms-records';
import type { SeasonOfShow } from '../domains/show/read-season';
import type { PlanRecord, ProgressRecord, PreferencesRecord, ReminderRecord, ViewerRecord, DeviceRecord, EntitlementRecord, CommentRecord, ViewerNewsletterRecord, SessionRecord, DataExportRecord, AccountRecoveryRecord, SubscriptionRecord, PlanChangeRecord, PaymentRecord, PaymentStateRecord, ReceiptRecord, PromoQuoteRecord, VoucherGrantRecord } from '../upstreams/accounts/accounts-records';
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

/** Answer of `activateReferralCode`. */
export type ActivateReferralCodePayload = {
  __typename?: 'ActivateReferralCodePayload';
  /** Whether it is remembered whose code brought the viewer. */
  activated: Scalars['Boolean']['output'];
  /** Expected failures: on `code` REFERRAL_REQUIRED, CODE_INVALID, OWN_CODE, REFERRAL_LATER, ALREADY_USED; RATE_LIMITED, SESSION_REQUIRED. */
  errors: Array<FormError>;
};

/** Answer of `activateVoucher`. */
export type ActivateVoucherPayload = {
  __typename?: 'ActivateVoucherPayload';
  /** Expected failures: on `code` CODE_REQUIRED, CODE_INVALID; ALREADY_SUBSCRIBED (the voucher is not spent), RATE_LIMITED, SESSION_REQUIRED. */
  errors: Array<FormError>;
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
  /** There is no such video (`videoId`). */
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
  /** Global id of the video. */
  videoId: Scalars['ID']['input'];
};

/** Answer of `addComment`. */
export type AddCommentPayload = {
  __typename?: 'AddCommentPayload';
  /** The comment, PUBLISHED or PENDING; null when `errors` is not empty. */
  comment?: Maybe<Comment>;
  /** What went wrong; empty when nothing did. */
  errors: Array<AddCommentError>;
};

/** Answer of `addReminder`. */
export type AddReminderPayload = {
  __typename?: 'AddReminderPayload';
  /** Expected failures: SESSION_REQUIRED, NOT_FOUND (scheduleId), EVENT_STARTED (scheduleId), REMINDERS_FULL. */
  errors: Array<FormError>;
  /** The reminder; null when there is none. */
  reminder?: Maybe<Reminder>;
};

/** Answer of `addToWatchlist`. */
export type AddToWatchlistPayload = {
  __typename?: 'AddToWatchlistPayload';
  /** Expected failures: SESSION_REQUIRED, NOT_FOUND (code), WATCHLIST_FULL. */
  errors: Array<FormError>;
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

/** Answer of `cancelSubscription`. */
export type CancelSubscriptionPayload = {
  __typename?: 'CancelSubscriptionPayload';
  /** Expected failures: NO_SUBSCRIPTION, SESSION_REQUIRED. */
  errors: Array<FormError>;
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

/** The plan that a viewer changes to. */
export type ChangePlanInput = {
  /** What the viewer agreed to pay now, in minor units; when it would be another amount, nothing happens. */
  amountDue?: InputMaybe<Scalars['Int']['input']>;
  /** Plan to change to; the running one takes back a change that was to come. */
  planId: Scalars['ID']['input'];
};

/** Answer of `changePlan`. */
export type ChangePlanPayload = {
  __typename?: 'ChangePlanPayload';
  /** What was changed; null when nothing was begun. */
  change?: Maybe<PlanChange>;
  /** Expected failures: on `planId` PLAN_UNKNOWN; NO_SUBSCRIPTION, STORE_MANAGED, VOUCHER_MANAGED, RESUME_FIRST, PAYMENT_DUE, PAYMENT_UNDER_WAY, AMOUNT_CHANGED, SESSION_REQUIRED; and the reason of a charge that was refused, e.g. DECLINED. */
  errors: Array<FormError>;
  /** The charge of the difference; null when nothing was to be charged. */
  payment?: Maybe<PaymentState>;
  /** The subscription as it is now; null when nothing was begun. */
  subscription?: Maybe<ViewerSubscription>;
};

/** A channel: a part of the catalogue with a page of its own at `/{slug}`. */
export type Channel = Node & {
  __typename?: 'Channel';
  /** One or two sentences about the channel; null when editors wrote none. */
  description?: Maybe<Scalars['String']['output']>;
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
  /** What is on this channel between two instants, earliest first: everything that ends after `from` and begins before `to`. */
  schedule?: Maybe<ScheduleEntryConnection>;
  /** Its shows in the order that editors chose. */
  shows: ShowConnection;
  /** Key in addresses, the same in both languages, e.g. `cinema`. */
  slug: Scalars['String']['output'];
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

/** A promo code and the plan it is meant for. */
export type CheckPromoCodeInput = {
  /** As it was typed: case, spaces, hyphens and the kind of digits do not matter. */
  code: Scalars['String']['input'];
  /** Plan that is to be paid. */
  planId: Scalars['ID']['input'];
};

/** Answer of `checkPromoCode`. */
export type CheckPromoCodePayload = {
  __typename?: 'CheckPromoCodePayload';
  /** Expected failures: COUPON_INVALID on `code`, RATE_LIMITED, SESSION_REQUIRED. */
  errors: Array<FormError>;
  /** What the code changes; null when `errors` is not empty. */
  quote?: Maybe<PromoQuote>;
};

/** Answer of `clearHistory`. */
export type ClearHistoryPayload = {
  __typename?: 'ClearHistoryPayload';
  /** Whether it is forgotten now. */
  cleared: Scalars['Boolean']['output'];
  /** Expected failures: SESSION_REQUIRED. */
  errors: Array<FormError>;
};

/** What a viewer wrote under a video. */
export type Comment = Node & {
  __typename?: 'Comment';
  /** Name of the author today; null when the account was deleted. */
  author?: Maybe<Scalars['String']['output']>;
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
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

/** The order of the comments on a video. */
export type CommentOrder =
  /** The newest first. */
  | 'NEWEST'
  /** The oldest first. */
  | 'OLDEST';

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
  /** There is no such video (`videoId`). */
  | 'NOT_FOUND'
  /** The token of the viewer is not good any more. */
  | 'SESSION_REQUIRED';

/** A view to count. */
export type CountViewInput = {
  /** Global id of the video. */
  videoId: Scalars['ID']['input'];
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
  /** Identity of the reason: what a request to delete the account names. */
  key: Scalars['ID']['output'];
  /** The reason as viewers read it, in the language of the operation or, untranslated, in the other one. */
  label: Scalars['String']['output'];
  /** Language the label is really in. */
  language: Locale;
};

/** A browser or app in which the viewer is signed in. */
export type Device = {
  __typename?: 'Device';
  /** Whether it is the device that asks. */
  current: Scalars['Boolean']['output'];
  /** Identity of the device's session. */
  id: Scalars['ID']['output'];
  /** When its session was last renewed; a device in use renews every ten minutes. */
  lastSeen: Scalars['DateTime']['output'];
  /** Browser and system, e.g. `Chrome · Android`, or the name the device gave itself; null when it said neither. */
  name?: Maybe<Scalars['String']['output']>;
};

/** Right to watch, computed by accounts. */
export type Entitlement = {
  __typename?: 'Entitlement';
  /** What the viewer may watch. */
  level: EntitlementLevel;
  /** Until when the level holds; null when it does not end. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

/** What a viewer may watch. */
export type EntitlementLevel =
  /** Registered, free plan. */
  | 'FREE'
  /** Paid plan, trial included. */
  | 'PAID';

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

/** An expected failure of a mutation, in the language of the operation. */
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
  /** When it was watched. */
  at: Scalars['DateTime']['input'];
  /** Code of the video. */
  code: Scalars['String']['input'];
  /** Length of the video in whole seconds. */
  duration: Scalars['Int']['input'];
  /** How far it was watched, in whole seconds. */
  position: Scalars['Int']['input'];
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

/** Answer of `mergeProgress`. */
export type MergeProgressPayload = {
  __typename?: 'MergeProgressPayload';
  /** Expected failures: SESSION_REQUIRED, BAD_USER_INPUT (entries). */
  errors: Array<FormError>;
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
  /** Names the friend's code that brought the viewer, once for ever. Source: POST api/referral_code/activate. */
  activateReferralCode: ActivateReferralCodePayload;
  /** Spends a voucher: its plan runs for its days, without any payment. Source: POST api/voucher/activate. */
  activateVoucher: ActivateVoucherPayload;
  /** Comments on a video, or replies to a comment. */
  addComment?: Maybe<AddCommentPayload>;
  /** Has the viewer told by mail ten minutes before something begins; asked twice it is once. Source: POST api/reminders. */
  addReminder: AddReminderPayload;
  /** Saves a video; saved again, it stays where it is. Source: POST api/watchlist. */
  addToWatchlist: AddToWatchlistPayload;
  /** Cancels the subscription; it stays until its period ends. Source: POST api/cancel_subscription. */
  cancelSubscription: CancelSubscriptionPayload;
  /** Changes the password of the viewer; this device stays signed in. Source: POST api/change_password. */
  changePassword: ChangePasswordPayload;
  /** Changes the plan; a difference is charged to the card that is kept. Source: POST api/change_plan. */
  changePlan: ChangePlanPayload;
  /** Step 2 of 3: proves by the code that the address is theirs. Source: POST api/check_code. */
  checkCode: CheckCodePayload;
  /** Asks what a promo code would change; takes no use of it. Source: POST api/promo_code. */
  checkPromoCode: CheckPromoCodePayload;
  /** Forgets how far a video was watched, or everything that was watched. Source: DELETE api/progress, DELETE api/progress/{code}. */
  clearHistory: ClearHistoryPayload;
  /** Counts a view; call it once 10 seconds have played, for visitors too. Sent twice, it counts once. */
  countView?: Maybe<CountViewPayload>;
  /** Deletes the account of the viewer: every session ends at once; for 30 days it can be recovered by signing in. Source: POST api/delete_account. */
  deleteAccount: DeleteAccountPayload;
  /** Deletes the viewer's own comment. */
  deleteComment?: Maybe<DeleteCommentPayload>;
  /** Step 1 of 3: mails a code to choose a new password with; the newest code alone counts. Source: POST api/forgot_password. */
  forgotPassword: ForgotPasswordPayload;
  /** Brings along what was watched before the login: of what was watched here and there the later is kept, and what is no longer published is left out. Source: POST api/progress/merge. */
  mergeProgress: MergeProgressPayload;
  /** Asks what a change of the plan would cost; nothing is changed. Source: POST api/change_plan. */
  previewPlanChange: PreviewPlanChangePayload;
  /** Has a deleted account back and signs in; sets the session cookie. Source: POST api/recover_account. */
  recoverAccount: SessionPayload;
  /** Registers a viewer on the free plan and signs in. Source: POST api/register. */
  register: SessionPayload;
  /** Removes a video from what is saved, also when it is not there. Source: DELETE api/watchlist/{code}. */
  removeFromWatchlist: RemoveFromWatchlistPayload;
  /** Takes a reminder back, also when there is none. Source: DELETE api/reminders/{schedule_id}. */
  removeReminder: RemoveReminderPayload;
  /** Reports somebody else's comment to the moderators. */
  reportComment?: Maybe<ReportCommentPayload>;
  /** Reports a problem, signed in or not. Source: POST api/report. */
  reportProblem: MessagePayload;
  /** Mails the code by which a viewer without a password confirms the deletion. Source: POST api/delete_account/code. */
  requestDeleteCode: RequestDeleteCodePayload;
  /** Mails the link that proves the viewer's address once more. Source: POST api/resend_verification. */
  resendVerification: ResendVerificationPayload;
  /** Step 3 of 3: chooses a new password. Source: POST api/reset_password. */
  resetPassword: ResetPasswordPayload;
  /** Takes a cancellation back while the period runs. Source: POST api/resume_subscription. */
  resumeSubscription: ResumeSubscriptionPayload;
  /** Signs a device of the viewer out at once; the one that asks may be named too. Source: DELETE api/devices/{id}. */
  revokeDevice: RevokeDevicePayload;
  /** Changes some choices. Source: POST api/preferences. */
  savePreferences: SavePreferencesPayload;
  /** Says how far a video was watched; players say it every few seconds and when they are left. Sent twice it is once. Source: POST api/progress. */
  saveProgress: SaveProgressPayload;
  /** Writes to the people of the product, signed in or not. Source: POST api/contact. */
  sendContactMessage: MessagePayload;
  /** Says what one thinks of the product, signed in or not. Source: POST api/feedback. */
  sendFeedback: MessagePayload;
  /** Signs in with e-mail and password. Source: POST api/auth/callback/credentials. */
  signIn: SessionPayload;
  /** Ends the session of the browser's cookie. Source: POST api/auth/signout. */
  signOut: SignOutPayload;
  /** Signs every other device of the viewer out at once. Source: DELETE api/devices. */
  signOutOtherDevices: SignOutOtherDevicesPayload;
  /** Subscribes to a plan: a first subscription begins with a trial, for which the card is checked by a small charge that is given back at once. Source: POST api/subscribe. */
  subscribe: SubscribePayload;
  /** Subscribes an address to the newsletter; for one that is subscribed the categories are replaced. Source: POST api/newsletter. */
  subscribeNewsletter: SubscribeNewsletterPayload;
  /** Ends the subscription that an unsubscribe link names. Source: DELETE api/newsletter. */
  unsubscribeNewsletter: UnsubscribeNewsletterPayload;
  /** Chooses what the viewer's own address is subscribed to. Source: PUT api/newsletter. */
  updateNewsletter: UpdateNewsletterPayload;
  /** Changes the profile of the viewer. Source: POST api/update_profile. */
  updateProfile: UpdateProfilePayload;
  /** Proves by the link of the mail that the address is theirs; wants no session. Source: POST api/verify_email. */
  verifyEmail: VerifyEmailPayload;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationActivateReferralCodeArgs = {
  code: Scalars['String']['input'];
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationActivateVoucherArgs = {
  code: Scalars['String']['input'];
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationAddCommentArgs = {
  input: AddCommentInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationAddReminderArgs = {
  scheduleId: Scalars['ID']['input'];
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationAddToWatchlistArgs = {
  code: Scalars['String']['input'];
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
  code?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationCountViewArgs = {
  input: CountViewInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationDeleteCommentArgs = {
  input: DeleteCommentInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationForgotPasswordArgs = {
  input: ForgotPasswordInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationMergeProgressArgs = {
  entries: Array<GuestProgressInput>;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationPreviewPlanChangeArgs = {
  planId: Scalars['ID']['input'];
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
  code: Scalars['String']['input'];
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationRemoveReminderArgs = {
  scheduleId: Scalars['ID']['input'];
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationReportCommentArgs = {
  input: ReportCommentInput;
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
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationSavePreferencesArgs = {
  input: PreferencesInput;
};


/** Everything that can be changed. Expected failures are in the payload's `errors`, never in top-level `errors`. */
export type MutationSaveProgressArgs = {
  input: ProgressInput;
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

/** A payment of the viewer. */
export type Payment = {
  __typename?: 'Payment';
  /** What was to be charged. */
  amount: Money;
  /** Card that was charged; null until it was. */
  card?: Maybe<PaymentCard>;
  /** When it was begun. */
  createdAt: Scalars['DateTime']['output'];
  /** Identity of the payment. */
  id: Scalars['ID']['output'];
  /** Why it failed, in the language of the operation; else null. */
  message?: Maybe<Scalars['String']['output']>;
  /** End of that period; null for none. */
  periodEndsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Beginning of the period that it pays for; null for none. */
  periodStartsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Plan that it is for; null when it is no longer on sale. */
  plan?: Maybe<Plan>;
  /** What it is for. */
  purpose: PaymentPurpose;
  /** Number of its receipt; null for none. */
  receiptNumber?: Maybe<Scalars['String']['output']>;
  /** When all of it was given back; null when it was not. */
  refundedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it was made. */
  status: PaymentStatus;
};

/** A card as it may be shown. */
export type PaymentCard = {
  __typename?: 'PaymentCard';
  /** Brand in lower case, e.g. `visa`; null when it is not known. */
  brand?: Maybe<Scalars['String']['output']>;
  /** Last four digits; null when they are not known. */
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
};

/** A payment in a list. */
export type PaymentEdge = {
  __typename?: 'PaymentEdge';
  /** Opaque; stable while the list does not change before it. */
  cursor: Scalars['String']['output'];
  /** The payment. */
  node: Payment;
};

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

/** Where a payment stands, and where its viewer goes on. */
export type PaymentState = {
  __typename?: 'PaymentState';
  /** Identity of the payment, for `paymentStatus`. */
  id: Scalars['ID']['output'];
  /** The reason in the language of the operation; else null. */
  message?: Maybe<Scalars['String']['output']>;
  /** Why it failed, a key of schemas/messages, e.g. DECLINED; else null. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Page of the provider on which the viewer goes on, absolute; null when nothing is to be done there. */
  redirectUrl?: Maybe<Scalars['String']['output']>;
  /** The real state, as the provider knows it. */
  status: PaymentStatus;
};

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

/** A plan on sale. Its name and what it offers are in `plansCopy`, under its id. */
export type Plan = {
  __typename?: 'Plan';
  /** What the plan costs less than as many months of the monthly plan of its kind, in whole percent; 0 when it costs no less. */
  discountPercent: Scalars['Int']['output'];
  /** Identity of the plan. */
  id: Scalars['ID']['output'];
  /** Price of one month: of a yearly plan a twelfth, rounded to the minor unit. */
  monthlyPrice: Money;
  /** How often it is paid. */
  period: PlanPeriod;
  /** Price of one period. */
  price: Money;
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
  nextPaymentDate: Scalars['DateTime']['output'];
  /** Plan that was asked for; null when it is no longer on sale. */
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

/** What is written on the ticket of a plan, by editors. */
export type PlanCopy = {
  __typename?: 'PlanCopy';
  /** Name of the plan in the language of the operation. */
  name: Scalars['String']['output'];
  /** One line under the price. */
  note: Scalars['String']['output'];
  /** Whether the landing page shows it. */
  onLanding: Scalars['Boolean']['output'];
  /** `free`, or the id of a Plan. */
  planId: Scalars['String']['output'];
  /** What the plan offers, point by point. */
  points: Array<Scalars['String']['output']>;
  /** Whether the ticket stands out. */
  recommended: Scalars['Boolean']['output'];
  /** Short label on the ticket, e.g. of a trial; null when there is none. */
  tag?: Maybe<Scalars['String']['output']>;
};

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
  categories: Array<Channel>;
  /** While true nothing that is watched is remembered. */
  historyPaused: Scalars['Boolean']['output'];
};

/** Choices to change; those that are left out stay. */
export type PreferencesInput = {
  /** Whether the next video begins by itself. */
  autoplay?: InputMaybe<Scalars['Boolean']['input']>;
  /** Captions; null takes the choice back. */
  captions?: InputMaybe<CaptionsChoice>;
  /** Slugs of channels, at most 50; empty takes the choice back. */
  categories?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether nothing that is watched is remembered. */
  historyPaused?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Answer of `previewPlanChange`. */
export type PreviewPlanChangePayload = {
  __typename?: 'PreviewPlanChangePayload';
  /** What the change would be; null when `errors` is not empty. */
  change?: Maybe<PlanChange>;
  /** Expected failures: those of `changePlan`, without a charge. */
  errors: Array<FormError>;
};

/** How far the viewer has watched a video. */
export type Progress = {
  __typename?: 'Progress';
  /** Its length in seconds, as the player knew it. */
  duration: Scalars['Int']['output'];
  /** How far it was watched, in seconds. */
  position: Scalars['Int']['output'];
  /** Where it begins when it is opened again, in seconds: `position` when it was begun and not finished, else 0. */
  resumeAt: Scalars['Int']['output'];
  /** What that means. */
  state: ProgressState;
  /** When it was watched last, on whichever device. */
  watchedAt: Scalars['DateTime']['output'];
};

/** How far a video was watched on one device. */
export type ProgressInput = {
  /** When that was, by the clock of the device; without it now. Of two devices the later wins, in whatever order their reports arrive. */
  at?: InputMaybe<Scalars['DateTime']['input']>;
  /** Code of the video. */
  code: Scalars['String']['input'];
  /** Length of the video in whole seconds, at most a day. */
  duration: Scalars['Int']['input'];
  /** Where the viewer is, in whole seconds; beyond the end counts as the end. */
  position: Scalars['Int']['input'];
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
  /** One channel by the key in its address; null when there is none. */
  channel?: Maybe<Channel>;
  /** Channels, in the order that editors chose. */
  channels?: Maybe<ChannelConnection>;
  /** Number that grows with everything that is published. Compare it with the one you read before to know whether anything changed. */
  contentVersion?: Maybe<Scalars['Int']['output']>;
  /** What the viewer has begun and not finished, watched last first; null without a token. A refused token is an UNAUTHENTICATED error. What is no longer published is left out. Source: GET api/continue_watching. */
  continueWatching?: Maybe<ContinueWatchingConnection>;
  /** Token that `signIn` and `signOut` ask for; sets its cookie, so it is answered on POST only. Source: GET api/auth/csrf. */
  csrfToken: Scalars['String']['output'];
  /** What a viewer may choose from when deleting the account, in the editors' order. An untranslated reason falls back to the other language. Source: GET api/delete_reasons. */
  deleteReasons: Array<DeleteReason>;
  /** Devices that the viewer is signed in on, last seen first, 100 at most; null without a token. A refused token is an UNAUTHENTICATED error. Source: GET api/devices. */
  devices?: Maybe<Array<Device>>;
  /** Everything that is kept about the viewer; null without a bearer. Ten times an hour, then RATE_LIMITED. Source: GET api/export. */
  exportData?: Maybe<DataExport>;
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
  /** The newsletter of the viewer's own address; null without a token. A refused token is an UNAUTHENTICATED error. Source: GET api/newsletter. */
  newsletterSubscription?: Maybe<NewsletterSubscription>;
  /** Anything with an id, read by that id; null when the id is unknown or the viewer may not see it. */
  node?: Maybe<Node>;
  /** Several things by their ids, in the order of the ids: null in the place of one that is unknown. */
  nodes?: Maybe<Array<Maybe<Node>>>;
  /** Copy of a page by its slug (`landing`, `home`, `faq`, `manifesto`, `business`, `terms-and-conditions`, `privacy-policy`, `contact-us`, `where-to-watch`, or that of a generic page), or null when there is none. A page that is not translated answers in the other language and says so. Source: GET api/pages/{slug}, GET api/faq. */
  page?: Maybe<Page>;
  /** What became of a payment of the viewer; null without a bearer and for a payment that is not theirs. While it is pending the provider is asked. Source: GET api/payment_status. */
  paymentStatus?: Maybe<PaymentState>;
  /** The viewer's payments, the newest first, card checks with their refunds included; null without a bearer. Source: GET api/payments. */
  payments?: Maybe<PaymentConnection>;
  /** Plans on sale, monthly ones first. Source: GET api/plans. */
  plans: Array<Plan>;
  /** Words of the plans in the editors' order, the free plan included. An untranslated one falls back to the other language. Source: GET api/plans_copy. */
  plansCopy: Array<PlanCopy>;
  /** What the viewer has chosen; null without a token. A refused token is an UNAUTHENTICATED error. Source: GET api/preferences. */
  preferences?: Maybe<Preferences>;
  /** One receipt of the viewer; null without a bearer and for a receipt that is not theirs. Source: GET api/receipts/{number}. */
  receipt?: Maybe<Receipt>;
  /** The viewer's receipts, the newest first; null without a bearer. Source: GET api/receipts. */
  receipts?: Maybe<ReceiptConnection>;
  /** The recovery that this browser was offered at sign-in, or null: a provider's sign-in to a deleted account ends without an answer of its own. POST only. Source: GET api/recover_account. */
  recoveryOffer?: Maybe<AccountRecovery>;
  /** The viewer's own referral code; null without a bearer. Source: GET api/referral_code. */
  referralCode?: Maybe<ReferralCode>;
  /** What the viewer will be reminded of, earliest first, at most 100; null without a token. A refused token is an UNAUTHENTICATED error. Source: GET api/reminders. */
  reminders?: Maybe<Array<Reminder>>;
  /** What is on between two instants, earliest first: everything that ends after `from` and begins before `to`. */
  schedule?: Maybe<ScheduleEntryConnection>;
  /** One entry of the schedule by the code in its address; null when there is none. */
  scheduleEntry?: Maybe<ScheduleEntry>;
  /** Finds shows, videos and channels by titles, people and descriptions in both languages, the best match first. What is written in one language only is found too, and says so in `language`. Tolerates spelling mistakes and the wrong keyboard layout. */
  search?: Maybe<SearchConnection>;
  /** The session of the browser's cookie with a fresh bearer, or null. POST only. Source: GET api/auth/session. */
  session?: Maybe<Session>;
  /** Shorts, newest first: upright videos of under a minute. */
  shorts?: Maybe<VideoConnection>;
  /** One show by the key in its address; null when there is none. */
  show?: Maybe<Show>;
  /** Shows, in the order that editors chose or in another. */
  shows?: Maybe<ShowConnection>;
  /** Brand and contact data. Source: GET api/settings. */
  siteSettings: SiteSettings;
  /** What invites to install the app; null when editors wrote nothing. Untranslated, it falls back to the other language. Source: GET api/smart_banner. */
  smartBanner?: Maybe<SmartBanner>;
  /** One sport by the key in its address; null when there is none. */
  sport?: Maybe<Sport>;
  /** Sports, in the order that editors chose. */
  sports?: Maybe<SportConnection>;
  /** The viewer's subscription, the free plan included; null without a bearer. A refused token is an UNAUTHENTICATED error. Source: GET api/subscription. */
  subscription?: Maybe<ViewerSubscription>;
  /** Titles for what has been typed so far, the best match first, each once. Meant for a search field: ask after every pause in typing. */
  suggestions?: Maybe<Array<Suggestion>>;
  /** One video by the code in its address; null when there is none. */
  video?: Maybe<Video>;
  /** Videos, the newest first unless `orderBy` says otherwise. */
  videos?: Maybe<VideoConnection>;
  /** The viewer that the bearer token names; null without a token. A refused token is an UNAUTHENTICATED error. Source: POST api/details. */
  viewer?: Maybe<Viewer>;
  /** What the viewer has saved, newest first; null without a token. A refused token is an UNAUTHENTICATED error. What is no longer published is left out. Source: GET api/watchlist. */
  watchlist?: Maybe<WatchlistConnection>;
};


/** Everything that can be read. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED` and `INTERNAL`, and `extensions.requestId`. */
export type QueryChannelArgs = {
  slug: Scalars['String']['input'];
};


/** Everything that can be read. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED` and `INTERNAL`, and `extensions.requestId`. */
export type QueryChannelsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Everything that can be read. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED` and `INTERNAL`, and `extensions.requestId`. */
export type QueryContinueWatchingArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
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
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED` and `INTERNAL`, and `extensions.requestId`. */
export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be read. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED` and `INTERNAL`, and `extensions.requestId`. */
export type QueryPageArgs = {
  slug: Scalars['String']['input'];
};


/** Everything that can be read. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED` and `INTERNAL`, and `extensions.requestId`. */
export type QueryPaymentStatusArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED` and `INTERNAL`, and `extensions.requestId`. */
export type QueryPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Everything that can be read. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED` and `INTERNAL`, and `extensions.requestId`. */
export type QueryReceiptArgs = {
  number: Scalars['String']['input'];
};


/** Everything that can be read. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED` and `INTERNAL`, and `extensions.requestId`. */
export type QueryReceiptsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Everything that can be read. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED` and `INTERNAL`, and `extensions.requestId`. */
export type QueryScheduleArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  channel?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  from: Scalars['DateTime']['input'];
  to: Scalars['DateTime']['input'];
};


/** Everything that can be read. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED` and `INTERNAL`, and `extensions.requestId`. */
export type QueryScheduleEntryArgs = {
  code: Scalars['String']['input'];
};


/** Everything that can be read. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED` and `INTERNAL`, and `extensions.requestId`. */
export type QuerySearchArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SearchFilter>;
  first?: Scalars['Int']['input'];
  query: Scalars['String']['input'];
};


/** Everything that can be read. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED` and `INTERNAL`, and `extensions.requestId`. */
export type QueryShortsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Everything that can be read. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED` and `INTERNAL`, and `extensions.requestId`. */
export type QueryShowArgs = {
  slug: Scalars['String']['input'];
};


/** Everything that can be read. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED` and `INTERNAL`, and `extensions.requestId`. */
export type QueryShowsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ShowFilter>;
  first?: Scalars['Int']['input'];
  orderBy?: ShowOrder;
};


/** Everything that can be read. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED` and `INTERNAL`, and `extensions.requestId`. */
export type QuerySportArgs = {
  slug: Scalars['String']['input'];
};


/** Everything that can be read. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED` and `INTERNAL`, and `extensions.requestId`. */
export type QuerySportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Everything that can be read. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED` and `INTERNAL`, and `extensions.requestId`. */
export type QuerySuggestionsArgs = {
  first?: Scalars['Int']['input'];
  query: Scalars['String']['input'];
};


/** Everything that can be read. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED` and `INTERNAL`, and `extensions.requestId`. */
export type QueryVideoArgs = {
  code: Scalars['String']['input'];
};


/** Everything that can be read. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED` and `INTERNAL`, and `extensions.requestId`. */
export type QueryVideosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<VideoFilter>;
  first?: Scalars['Int']['input'];
  orderBy?: InputMaybe<VideoOrder>;
};


/** Everything that can be read. Unexpected failures are top-level `errors` with `extensions.code`, one of `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` (with `extensions.field` where a text cannot be read), `CONFLICT`, `RATE_LIMITED` (with `Retry-After` and `extensions.cost`), `UPSTREAM_UNAVAILABLE`, `PERSISTED_QUERY_NOT_FOUND`, `PERSISTED_QUERY_MISMATCH`, `PERSISTED_QUERY_NOT_SUPPORTED`, `OPERATION_NOT_SUPPORTED`, `BATCHING_NOT_SUPPORTED` and `INTERNAL`, and `extensions.requestId`. */
export type QueryWatchlistArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};

/** A receipt, as data of a page that is printed. */
export type Receipt = {
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
  /** Name of the plan when it was paid, in the language of the operation. */
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
  /** Eight letters and digits. */
  code: Scalars['String']['output'];
  /** Where a friend registers with it. */
  url: Scalars['String']['output'];
  /** How many viewers named it. */
  used: Scalars['Int']['output'];
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
  /** Identity of the entry of the schedule. */
  scheduleId: Scalars['ID']['output'];
  /** When it begins. */
  startsAt: Scalars['DateTime']['output'];
};

/** Answer of `removeFromWatchlist`. */
export type RemoveFromWatchlistPayload = {
  __typename?: 'RemoveFromWatchlistPayload';
  /** Expected failures: SESSION_REQUIRED. */
  errors: Array<FormError>;
  /** The video, which is not saved now; null when it is no longer published, and when it could not be removed. */
  video?: Maybe<Video>;
};

/** Answer of `removeReminder`. */
export type RemoveReminderPayload = {
  __typename?: 'RemoveReminderPayload';
  /** Expected failures: SESSION_REQUIRED. */
  errors: Array<FormError>;
  /** Whether no mail goes out now. */
  removed: Scalars['Boolean']['output'];
};

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

/** Answer of `resumeSubscription`. */
export type ResumeSubscriptionPayload = {
  __typename?: 'ResumeSubscriptionPayload';
  /** Expected failures: NO_SUBSCRIPTION, STORE_MANAGED, SESSION_REQUIRED. */
  errors: Array<FormError>;
  /** The subscription as it is now; null when `errors` is not empty. */
  subscription?: Maybe<ViewerSubscription>;
};

/** Answer of `revokeDevice`. */
export type RevokeDevicePayload = {
  __typename?: 'RevokeDevicePayload';
  /** Expected failures: NOT_FOUND (the viewer has no such device), SESSION_REQUIRED. */
  errors: Array<FormError>;
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

/** Answer of `savePreferences`. */
export type SavePreferencesPayload = {
  __typename?: 'SavePreferencesPayload';
  /** Expected failures: SESSION_REQUIRED, NOT_FOUND (categories), BAD_USER_INPUT (by field). */
  errors: Array<FormError>;
  /** All choices as they are now; null when nothing was changed. */
  preferences?: Maybe<Preferences>;
};

/** Answer of `saveProgress`. */
export type SaveProgressPayload = {
  __typename?: 'SaveProgressPayload';
  /** Expected failures: SESSION_REQUIRED, NOT_FOUND (code), BAD_USER_INPUT (position, duration, at). */
  errors: Array<FormError>;
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
  /** Video to watch it by; null when there is none. */
  video?: Maybe<Video>;
  /** Whether the viewer will be reminded of it; null for visitors, and while it cannot be found out. */
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
  /** Only videos of this many seconds or more; live events have no length yet. */
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
  /** Seasons in their order; empty when its videos have no season numbers. */
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
  /** Its videos: of one kind, or of all. Episodes are in the order of season and number, all others newest first. */
  videos: VideoConnection;
  /** Year it began; null when editors wrote none. */
  year?: Maybe<Scalars['Int']['output']>;
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

/** E-mail and password of a viewer. */
export type SignInInput = {
  /** From `csrfToken`, asked by the same browser. */
  csrfToken: Scalars['String']['input'];
  /** E-mail address; case and outer spaces do not matter. */
  email: Scalars['String']['input'];
  /** Password, never trimmed. */
  password: Scalars['String']['input'];
};

/** Answer of `signOutOtherDevices`. */
export type SignOutOtherDevicesPayload = {
  __typename?: 'SignOutOtherDevicesPayload';
  /** Expected failures: SESSION_REQUIRED. */
  errors: Array<FormError>;
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
export type Sport = Node & {
  __typename?: 'Sport';
  /** One or two sentences about the sport; null when editors wrote none. */
  description?: Maybe<Scalars['String']['output']>;
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
  /** When the address stops working. Ask for `playback` again before then. */
  expiresAt: Scalars['DateTime']['output'];
  /** Whether the stream is live now. */
  live: Scalars['Boolean']['output'];
  /** Captions; empty for a live stream. */
  tracks: Array<CaptionTrack>;
  /** Address of the HLS playlist on the site's origin. Its path carries expiry and signature, so relative addresses in it work as they are. */
  url: Scalars['String']['output'];
};

/** What a viewer subscribes to, and how it is paid. */
export type SubscribeInput = {
  /** CARD or APPLE_PAY. */
  paymentMethod: SubscriptionPaymentMethod;
  /** One-time token of the provider's own field; without it the viewer goes on at `redirectUrl`. Never card data. */
  paymentToken?: InputMaybe<Scalars['String']['input']>;
  /** Plan to subscribe to. */
  planId: Scalars['ID']['input'];
  /** As it was typed. */
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
  /** Expected failures: on `planId` PLAN_REQUIRED, PLAN_UNKNOWN; on `paymentMethod` PAYMENT_METHOD_REQUIRED; on `promoCode` COUPON_INVALID; on `referralCode` CODE_INVALID, OWN_CODE, REFERRAL_LATER, ALREADY_USED; ALREADY_SUBSCRIBED, PAYMENT_UNDER_WAY, RATE_LIMITED, SESSION_REQUIRED; and the reason of a payment that was refused at once, e.g. DECLINED. */
  errors: Array<FormError>;
  /** The payment by which it happens; null when nothing was begun. The subscription begins when it succeeds. */
  payment?: Maybe<PaymentState>;
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

/** The kind of subscription a viewer has. */
export type SubscriptionType = {
  __typename?: 'SubscriptionType';
  /** Name in the language of the operation, e.g. `Monthly, with ads`. */
  name: Scalars['String']['output'];
};

/** A title for what has been typed so far. */
export type Suggestion = {
  __typename?: 'Suggestion';
  /** Key in addresses: the slug of a show or channel, the code of a video. */
  key: Scalars['String']['output'];
  /** What it is the title of. */
  kind: SearchKind;
  /** Title in the language of the operation. */
  text: Scalars['String']['output'];
};

/** Answer of `unsubscribeNewsletter`. */
export type UnsubscribeNewsletterPayload = {
  __typename?: 'UnsubscribeNewsletterPayload';
  /** Expected failures: UNSUBSCRIBE_INVALID, RATE_LIMITED. */
  errors: Array<FormError>;
  /** Whether the address of the link gets no newsletter any more; true however often the link is used. */
  unsubscribed: Scalars['Boolean']['output'];
};

/** What the viewer's own address is to be subscribed to. */
export type UpdateNewsletterInput = {
  /** What to be told about; empty to unsubscribe. */
  categories: Array<NewsletterCategory>;
};

/** Answer of `updateNewsletter`. */
export type UpdateNewsletterPayload = {
  __typename?: 'UpdateNewsletterPayload';
  /** Expected failures: EMAIL_UNVERIFIED, SESSION_REQUIRED, RATE_LIMITED. */
  errors: Array<FormError>;
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
export type Video = Node & {
  __typename?: 'Video';
  /** Channel it belongs to; null when it has none. */
  channel?: Maybe<Channel>;
  /** Key in addresses, e.g. `ep01n1x`; never changes. */
  code: Scalars['String']['output'];
  /** How many comments and replies everybody can read; null while it cannot be found out. */
  commentCount?: Maybe<Scalars['Int']['output']>;
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
  /** Global id. */
  id: Scalars['ID']['output'];
  /** What it is to its show. */
  kind: VideoKind;
  /** Language that title and description are really in. It differs from the one asked for when a translation is missing. */
  language: Locale;
  /** Whether it is a live event (and not yet a recording). */
  live: Scalars['Boolean']['output'];
  /** Where the live event stands; null when `live` is false. */
  liveState?: Maybe<LiveState>;
  /** What plays after it: the next episode of its show, by season and number; after the last episode, and after everything else, the newest recording of its channel. Null when nothing follows. */
  next?: Maybe<Video>;
  /** Who is seen or heard in it, spelled as in `language`; empty when editors named nobody. */
  people: Array<Scalars['String']['output']>;
  /** Address to play it from, for this viewer: the only source of stream addresses. On POST only, never cached. Null, with an error, while it cannot be found out. */
  playback?: Maybe<Playback>;
  /** Picture, 9:16, with the title; null except for shorts. */
  portrait?: Maybe<Picture>;
  /** Whether a paid subscription is needed. */
  premium: Scalars['Boolean']['output'];
  /** When it was first published. */
  publishedAt: Scalars['DateTime']['output'];
  /** Whether it is a recording, of an event or of anything else. */
  recorded: Scalars['Boolean']['output'];
  /** What to watch beside it, 50 at most: videos of its show, then of its sport, then of its channel, each newest first. Never the video itself, nothing unreleased and no event that is over. */
  related?: Maybe<VideoConnection>;
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
  /** The viewer's own comments that nobody else sees, newest first, 50 at most: they wait for a moderator, were refused or taken away. Null without a token. */
  viewerComments?: Maybe<Array<Comment>>;
  /** Whether the viewer has saved it; null for visitors, and while it cannot be found out. */
  viewerHasSaved?: Maybe<Scalars['Boolean']['output']>;
  /** How far the viewer has watched it; null when never, for visitors, and while it cannot be found out. */
  viewerProgress?: Maybe<Progress>;
  /** How often it was seen: counted once for each session and day, after 10 seconds played. At most a minute and a hundredth behind; null while it cannot be found out. */
  views?: Maybe<Scalars['Int']['output']>;
};


/** A video of the catalogue, watched at `/watch/{code}`. */
export type VideoCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
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

/** The signed-in viewer. */
export type Viewer = {
  __typename?: 'Viewer';
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** Whether it is proven that the address is theirs. */
  emailVerified: Scalars['Boolean']['output'];
  /** What the viewer may watch. */
  entitlement: Entitlement;
  /** False for a viewer who only signs in with a provider: then `forgotPassword` sets the first password, and `requestDeleteCode` stands in for it. */
  hasPassword: Scalars['Boolean']['output'];
  /** Whether a paid subscription is active, trial included. */
  hasSubscription: Scalars['Boolean']['output'];
  /** Identity of the viewer. */
  id: Scalars['ID']['output'];
  /** Full name, as the viewer wrote it. */
  name: Scalars['String']['output'];
  /** `card`, `apple_pay`, `google`, `apple` or `voucher`; null on the free plan. */
  subscriptionPaymentMethod?: Maybe<Scalars['String']['output']>;
  /** The subscription's kind; null on the free plan. */
  subscriptionType?: Maybe<SubscriptionType>;
  /** Whether advertising is shown; true unless the plan is without ads. */
  withAds: Scalars['Boolean']['output'];
};

/** The viewer's subscription. */
export type ViewerSubscription = {
  __typename?: 'ViewerSubscription';
  /** Card that is charged; null when a store or nobody is. */
  card?: Maybe<PaymentCard>;
  /** When watching ends unless something is paid; null while it renews, and on the free plan. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the viewer registered. */
  memberSince: Scalars['DateTime']['output'];
  /** What is taken then, promo code included; null with `nextPaymentDate`. */
  nextPayment?: Maybe<Money>;
  /** When money is taken next; null when none will be, or when a store takes it. */
  nextPaymentDate?: Maybe<Scalars['DateTime']['output']>;
  /** Plan from the next period on, when it is another one; else null. */
  nextPlan?: Maybe<Plan>;
  /** How it is paid; null on the free plan. */
  paymentMethod?: Maybe<SubscriptionPaymentMethod>;
  /** Plan that runs; null on the free plan. */
  plan?: Maybe<Plan>;
  /** What one period costs this viewer until the plan is changed; null on the free plan. */
  price?: Maybe<Money>;
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
  /** Plan that runs now. */
  planId: Scalars['ID']['output'];
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
    | ( ChannelRecord )
    | ( CommentRecord )
    | ( ScheduleEntryRecord )
    | ( SeasonOfShow )
    | ( ShowRecord )
    | ( SportRecord )
    | ( VideoRecord )
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
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountRecovery: ResolverTypeWrapper<AccountRecoveryRecord>;
  ActivateReferralCodePayload: ResolverTypeWrapper<ActivateReferralCodePayload>;
  ActivateVoucherPayload: ResolverTypeWrapper<Omit<ActivateVoucherPayload, 'grant'> & { grant?: Maybe<ResolversTypes['VoucherGrant']> }>;
  AddCommentError: ResolverTypeWrapper<FormErrorRecord>;
  AddCommentErrorCode: AddCommentErrorCode;
  AddCommentInput: AddCommentInput;
  AddCommentPayload: ResolverTypeWrapper<Omit<AddCommentPayload, 'comment' | 'errors'> & { comment?: Maybe<ResolversTypes['Comment']>, errors: Array<ResolversTypes['AddCommentError']> }>;
  AddReminderPayload: ResolverTypeWrapper<Omit<AddReminderPayload, 'reminder'> & { reminder?: Maybe<ResolversTypes['Reminder']> }>;
  AddToWatchlistPayload: ResolverTypeWrapper<Omit<AddToWatchlistPayload, 'video'> & { video?: Maybe<ResolversTypes['Video']> }>;
  Area: Area;
  AuthProvider: ResolverTypeWrapper<AuthProvider>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BusinessPage: ResolverTypeWrapper<BusinessPageRecord>;
  CancelSubscriptionPayload: ResolverTypeWrapper<Omit<CancelSubscriptionPayload, 'subscription'> & { subscription?: Maybe<ResolversTypes['ViewerSubscription']> }>;
  CaptionTrack: ResolverTypeWrapper<CaptionTrack>;
  CaptionsChoice: CaptionsChoice;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<ChangePasswordPayload>;
  ChangePlanInput: ChangePlanInput;
  ChangePlanPayload: ResolverTypeWrapper<Omit<ChangePlanPayload, 'change' | 'payment' | 'subscription'> & { change?: Maybe<ResolversTypes['PlanChange']>, payment?: Maybe<ResolversTypes['PaymentState']>, subscription?: Maybe<ResolversTypes['ViewerSubscription']> }>;
  Channel: ResolverTypeWrapper<ChannelRecord>;
  ChannelConnection: ResolverTypeWrapper<Omit<ChannelConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ChannelEdge']>, nodes: Array<ResolversTypes['Channel']> }>;
  ChannelEdge: ResolverTypeWrapper<Omit<ChannelEdge, 'node'> & { node: ResolversTypes['Channel'] }>;
  CheckCodeInput: CheckCodeInput;
  CheckCodePayload: ResolverTypeWrapper<CheckCodePayload>;
  CheckPromoCodeInput: CheckPromoCodeInput;
  CheckPromoCodePayload: ResolverTypeWrapper<Omit<CheckPromoCodePayload, 'quote'> & { quote?: Maybe<ResolversTypes['PromoQuote']> }>;
  ClearHistoryPayload: ResolverTypeWrapper<ClearHistoryPayload>;
  Comment: ResolverTypeWrapper<CommentRecord>;
  CommentConnection: ResolverTypeWrapper<Omit<CommentConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['CommentEdge']>, nodes: Array<ResolversTypes['Comment']> }>;
  CommentEdge: ResolverTypeWrapper<Omit<CommentEdge, 'node'> & { node: ResolversTypes['Comment'] }>;
  CommentOrder: CommentOrder;
  CommentStatus: CommentStatus;
  ContactPage: ResolverTypeWrapper<ContactPageRecord>;
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
  DeleteAccountInput: DeleteAccountInput;
  DeleteAccountPayload: ResolverTypeWrapper<DeleteAccountPayload>;
  DeleteCommentError: ResolverTypeWrapper<FormErrorRecord>;
  DeleteCommentErrorCode: DeleteCommentErrorCode;
  DeleteCommentInput: DeleteCommentInput;
  DeleteCommentPayload: ResolverTypeWrapper<Omit<DeleteCommentPayload, 'errors'> & { errors: Array<ResolversTypes['DeleteCommentError']> }>;
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
  MergeProgressPayload: ResolverTypeWrapper<MergeProgressPayload>;
  MessagePayload: ResolverTypeWrapper<MessagePayload>;
  MetaTags: ResolverTypeWrapper<MetaTagsRecord>;
  Money: ResolverTypeWrapper<Money>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NewsletterCategory: NewsletterCategory;
  NewsletterSubscription: ResolverTypeWrapper<ViewerNewsletterRecord>;
  Node: ResolverTypeWrapper<NodeRecord>;
  Page: ResolverTypeWrapper<PageRecord>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Payment: ResolverTypeWrapper<PaymentRecord>;
  PaymentCard: ResolverTypeWrapper<PaymentCard>;
  PaymentConnection: ResolverTypeWrapper<Omit<PaymentConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['PaymentEdge']>, nodes: Array<ResolversTypes['Payment']> }>;
  PaymentEdge: ResolverTypeWrapper<Omit<PaymentEdge, 'node'> & { node: ResolversTypes['Payment'] }>;
  PaymentPurpose: PaymentPurpose;
  PaymentState: ResolverTypeWrapper<PaymentStateRecord>;
  PaymentStatus: PaymentStatus;
  Phone: ResolverTypeWrapper<Phone>;
  Picture: ResolverTypeWrapper<PictureRecord>;
  PictureFocus: ResolverTypeWrapper<PictureFocus>;
  PictureRendition: ResolverTypeWrapper<PictureRenditionRecord>;
  Plan: ResolverTypeWrapper<PlanRecord>;
  PlanChange: ResolverTypeWrapper<PlanChangeRecord>;
  PlanChangeMoment: PlanChangeMoment;
  PlanCopy: ResolverTypeWrapper<PlanCopyRecord>;
  PlanPeriod: PlanPeriod;
  Platform: ResolverTypeWrapper<Platform>;
  PlatformGroup: ResolverTypeWrapper<PlatformGroupRecord>;
  PlatformKind: PlatformKind;
  Playback: ResolverTypeWrapper<Omit<Playback, 'errors'> & { errors: Array<ResolversTypes['PlaybackError']> }>;
  PlaybackError: ResolverTypeWrapper<FormErrorRecord>;
  PlaybackErrorCode: PlaybackErrorCode;
  Preferences: ResolverTypeWrapper<PreferencesRecord>;
  PreferencesInput: PreferencesInput;
  PreviewPlanChangePayload: ResolverTypeWrapper<Omit<PreviewPlanChangePayload, 'change'> & { change?: Maybe<ResolversTypes['PlanChange']> }>;
  Progress: ResolverTypeWrapper<ProgressRecord>;
  ProgressInput: ProgressInput;
  ProgressState: ProgressState;
  PromoAction: ResolverTypeWrapper<PromoAction>;
  PromoModal: ResolverTypeWrapper<ModalRecord>;
  PromoModalCode: PromoModalCode;
  PromoQuote: ResolverTypeWrapper<PromoQuoteRecord>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Receipt: ResolverTypeWrapper<ReceiptRecord>;
  ReceiptConnection: ResolverTypeWrapper<Omit<ReceiptConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ReceiptEdge']>, nodes: Array<ResolversTypes['Receipt']> }>;
  ReceiptEdge: ResolverTypeWrapper<Omit<ReceiptEdge, 'node'> & { node: ResolversTypes['Receipt'] }>;
  ReferralCode: ResolverTypeWrapper<ReferralCode>;
  RegisterInput: RegisterInput;
  Reminder: ResolverTypeWrapper<ReminderRecord>;
  RemoveFromWatchlistPayload: ResolverTypeWrapper<Omit<RemoveFromWatchlistPayload, 'video'> & { video?: Maybe<ResolversTypes['Video']> }>;
  RemoveReminderPayload: ResolverTypeWrapper<RemoveReminderPayload>;
  ReportCommentError: ResolverTypeWrapper<FormErrorRecord>;
  ReportCommentErrorCode: ReportCommentErrorCode;
  ReportCommentInput: ReportCommentInput;
  ReportCommentPayload: ResolverTypeWrapper<Omit<ReportCommentPayload, 'errors'> & { errors: Array<ResolversTypes['ReportCommentError']> }>;
  ReportProblemInput: ReportProblemInput;
  RequestDeleteCodePayload: ResolverTypeWrapper<RequestDeleteCodePayload>;
  ResendVerificationPayload: ResolverTypeWrapper<ResendVerificationPayload>;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<ResetPasswordPayload>;
  ResumeSubscriptionPayload: ResolverTypeWrapper<Omit<ResumeSubscriptionPayload, 'subscription'> & { subscription?: Maybe<ResolversTypes['ViewerSubscription']> }>;
  RevokeDevicePayload: ResolverTypeWrapper<RevokeDevicePayload>;
  RowItem: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RowItem']>;
  RowShape: RowShape;
  SavePreferencesPayload: ResolverTypeWrapper<Omit<SavePreferencesPayload, 'preferences'> & { preferences?: Maybe<ResolversTypes['Preferences']> }>;
  SaveProgressPayload: ResolverTypeWrapper<Omit<SaveProgressPayload, 'progress'> & { progress?: Maybe<ResolversTypes['Progress']> }>;
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
  SendContactMessageInput: SendContactMessageInput;
  SendFeedbackInput: SendFeedbackInput;
  Session: ResolverTypeWrapper<SessionRecord>;
  SessionPayload: ResolverTypeWrapper<Omit<SessionPayload, 'recovery' | 'session'> & { recovery?: Maybe<ResolversTypes['AccountRecovery']>, session?: Maybe<ResolversTypes['Session']> }>;
  Show: ResolverTypeWrapper<ShowRecord>;
  ShowConnection: ResolverTypeWrapper<Omit<ShowConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ShowEdge']>, nodes: Array<ResolversTypes['Show']> }>;
  ShowEdge: ResolverTypeWrapper<Omit<ShowEdge, 'node'> & { node: ResolversTypes['Show'] }>;
  ShowFilter: ShowFilter;
  ShowKind: ShowKind;
  ShowOrder: ShowOrder;
  SignInInput: SignInInput;
  SignOutOtherDevicesPayload: ResolverTypeWrapper<SignOutOtherDevicesPayload>;
  SignOutPayload: ResolverTypeWrapper<SignOutPayload>;
  SiteSettings: ResolverTypeWrapper<SettingsRecord>;
  SmartBanner: ResolverTypeWrapper<SmartBannerRecord>;
  Sport: ResolverTypeWrapper<SportRecord>;
  SportConnection: ResolverTypeWrapper<Omit<SportConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['SportEdge']>, nodes: Array<ResolversTypes['Sport']> }>;
  SportEdge: ResolverTypeWrapper<Omit<SportEdge, 'node'> & { node: ResolversTypes['Sport'] }>;
  Store: Store;
  Stream: ResolverTypeWrapper<Stream>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubscribeInput: SubscribeInput;
  SubscribeNewsletterInput: SubscribeNewsletterInput;
  SubscribeNewsletterPayload: ResolverTypeWrapper<SubscribeNewsletterPayload>;
  SubscribePayload: ResolverTypeWrapper<Omit<SubscribePayload, 'payment'> & { payment?: Maybe<ResolversTypes['PaymentState']> }>;
  SubscriptionPaymentMethod: SubscriptionPaymentMethod;
  SubscriptionStatus: SubscriptionStatus;
  SubscriptionType: ResolverTypeWrapper<SubscriptionType>;
  Suggestion: ResolverTypeWrapper<SuggestionRecord>;
  UnsubscribeNewsletterPayload: ResolverTypeWrapper<UnsubscribeNewsletterPayload>;
  UpdateNewsletterInput: UpdateNewsletterInput;
  UpdateNewsletterPayload: ResolverTypeWrapper<Omit<UpdateNewsletterPayload, 'newsletter'> & { newsletter?: Maybe<ResolversTypes['NewsletterSubscription']> }>;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: ResolverTypeWrapper<Omit<UpdateProfilePayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  VerifyEmailPayload: ResolverTypeWrapper<VerifyEmailPayload>;
  Video: ResolverTypeWrapper<VideoRecord>;
  VideoConnection: ResolverTypeWrapper<Omit<VideoConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['VideoEdge']>, nodes: Array<ResolversTypes['Video']> }>;
  VideoEdge: ResolverTypeWrapper<Omit<VideoEdge, 'node'> & { node: ResolversTypes['Video'] }>;
  VideoFilter: VideoFilter;
  VideoKind: VideoKind;
  VideoOrder: VideoOrder;
  Viewer: ResolverTypeWrapper<ViewerRecord>;
  ViewerSubscription: ResolverTypeWrapper<SubscriptionRecord>;
  VoucherGrant: ResolverTypeWrapper<VoucherGrantRecord>;
  WatchlistConnection: ResolverTypeWrapper<Omit<WatchlistConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['WatchlistEdge']>, nodes: Array<ResolversTypes['Video']> }>;
  WatchlistEdge: ResolverTypeWrapper<Omit<WatchlistEdge, 'node'> & { node: ResolversTypes['Video'] }>;
  WhereToWatchPage: ResolverTypeWrapper<WhereToWatchPageRecord>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountRecovery: AccountRecoveryRecord;
  ActivateReferralCodePayload: ActivateReferralCodePayload;
  ActivateVoucherPayload: Omit<ActivateVoucherPayload, 'grant'> & { grant?: Maybe<ResolversParentTypes['VoucherGrant']> };
  AddCommentError: FormErrorRecord;
  AddCommentInput: AddCommentInput;
  AddCommentPayload: Omit<AddCommentPayload, 'comment' | 'errors'> & { comment?: Maybe<ResolversParentTypes['Comment']>, errors: Array<ResolversParentTypes['AddCommentError']> };
  AddReminderPayload: Omit<AddReminderPayload, 'reminder'> & { reminder?: Maybe<ResolversParentTypes['Reminder']> };
  AddToWatchlistPayload: Omit<AddToWatchlistPayload, 'video'> & { video?: Maybe<ResolversParentTypes['Video']> };
  AuthProvider: AuthProvider;
  Boolean: Scalars['Boolean']['output'];
  BusinessPage: BusinessPageRecord;
  CancelSubscriptionPayload: Omit<CancelSubscriptionPayload, 'subscription'> & { subscription?: Maybe<ResolversParentTypes['ViewerSubscription']> };
  CaptionTrack: CaptionTrack;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ChangePasswordPayload;
  ChangePlanInput: ChangePlanInput;
  ChangePlanPayload: Omit<ChangePlanPayload, 'change' | 'payment' | 'subscription'> & { change?: Maybe<ResolversParentTypes['PlanChange']>, payment?: Maybe<ResolversParentTypes['PaymentState']>, subscription?: Maybe<ResolversParentTypes['ViewerSubscription']> };
  Channel: ChannelRecord;
  ChannelConnection: Omit<ChannelConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ChannelEdge']>, nodes: Array<ResolversParentTypes['Channel']> };
  ChannelEdge: Omit<ChannelEdge, 'node'> & { node: ResolversParentTypes['Channel'] };
  CheckCodeInput: CheckCodeInput;
  CheckCodePayload: CheckCodePayload;
  CheckPromoCodeInput: CheckPromoCodeInput;
  CheckPromoCodePayload: Omit<CheckPromoCodePayload, 'quote'> & { quote?: Maybe<ResolversParentTypes['PromoQuote']> };
  ClearHistoryPayload: ClearHistoryPayload;
  Comment: CommentRecord;
  CommentConnection: Omit<CommentConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['CommentEdge']>, nodes: Array<ResolversParentTypes['Comment']> };
  CommentEdge: Omit<CommentEdge, 'node'> & { node: ResolversParentTypes['Comment'] };
  ContactPage: ContactPageRecord;
  ContentRow: RowRecord;
  ContinueWatchingConnection: Omit<ContinueWatchingConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ContinueWatchingEdge']>, nodes: Array<ResolversParentTypes['Video']> };
  ContinueWatchingEdge: Omit<ContinueWatchingEdge, 'node' | 'progress'> & { node: ResolversParentTypes['Video'], progress: ResolversParentTypes['Progress'] };
  CountViewError: FormErrorRecord;
  CountViewInput: CountViewInput;
  CountViewPayload: Omit<CountViewPayload, 'errors'> & { errors: Array<ResolversParentTypes['CountViewError']> };
  DataExport: DataExportRecord;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DeleteAccountInput: DeleteAccountInput;
  DeleteAccountPayload: DeleteAccountPayload;
  DeleteCommentError: FormErrorRecord;
  DeleteCommentInput: DeleteCommentInput;
  DeleteCommentPayload: Omit<DeleteCommentPayload, 'errors'> & { errors: Array<ResolversParentTypes['DeleteCommentError']> };
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
  MergeProgressPayload: MergeProgressPayload;
  MessagePayload: MessagePayload;
  MetaTags: MetaTagsRecord;
  Money: Money;
  Mutation: Record<PropertyKey, never>;
  NewsletterSubscription: ViewerNewsletterRecord;
  Node: NodeRecord;
  Page: PageRecord;
  PageInfo: PageInfo;
  Payment: PaymentRecord;
  PaymentCard: PaymentCard;
  PaymentConnection: Omit<PaymentConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['PaymentEdge']>, nodes: Array<ResolversParentTypes['Payment']> };
  PaymentEdge: Omit<PaymentEdge, 'node'> & { node: ResolversParentTypes['Payment'] };
  PaymentState: PaymentStateRecord;
  Phone: Phone;
  Picture: PictureRecord;
  PictureFocus: PictureFocus;
  PictureRendition: PictureRenditionRecord;
  Plan: PlanRecord;
  PlanChange: PlanChangeRecord;
  PlanCopy: PlanCopyRecord;
  Platform: Platform;
  PlatformGroup: PlatformGroupRecord;
  Playback: Omit<Playback, 'errors'> & { errors: Array<ResolversParentTypes['PlaybackError']> };
  PlaybackError: FormErrorRecord;
  Preferences: PreferencesRecord;
  PreferencesInput: PreferencesInput;
  PreviewPlanChangePayload: Omit<PreviewPlanChangePayload, 'change'> & { change?: Maybe<ResolversParentTypes['PlanChange']> };
  Progress: ProgressRecord;
  ProgressInput: ProgressInput;
  PromoAction: PromoAction;
  PromoModal: ModalRecord;
  PromoQuote: PromoQuoteRecord;
  Query: Record<PropertyKey, never>;
  Receipt: ReceiptRecord;
  ReceiptConnection: Omit<ReceiptConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ReceiptEdge']>, nodes: Array<ResolversParentTypes['Receipt']> };
  ReceiptEdge: Omit<ReceiptEdge, 'node'> & { node: ResolversParentTypes['Receipt'] };
  ReferralCode: ReferralCode;
  RegisterInput: RegisterInput;
  Reminder: ReminderRecord;
  RemoveFromWatchlistPayload: Omit<RemoveFromWatchlistPayload, 'video'> & { video?: Maybe<ResolversParentTypes['Video']> };
  RemoveReminderPayload: RemoveReminderPayload;
  ReportCommentError: FormErrorRecord;
  ReportCommentInput: ReportCommentInput;
  ReportCommentPayload: Omit<ReportCommentPayload, 'errors'> & { errors: Array<ResolversParentTypes['ReportCommentError']> };
  ReportProblemInput: ReportProblemInput;
  RequestDeleteCodePayload: RequestDeleteCodePayload;
  ResendVerificationPayload: ResendVerificationPayload;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResetPasswordPayload;
  ResumeSubscriptionPayload: Omit<ResumeSubscriptionPayload, 'subscription'> & { subscription?: Maybe<ResolversParentTypes['ViewerSubscription']> };
  RevokeDevicePayload: RevokeDevicePayload;
  RowItem: ResolversUnionTypes<ResolversParentTypes>['RowItem'];
  SavePreferencesPayload: Omit<SavePreferencesPayload, 'preferences'> & { preferences?: Maybe<ResolversParentTypes['Preferences']> };
  SaveProgressPayload: Omit<SaveProgressPayload, 'progress'> & { progress?: Maybe<ResolversParentTypes['Progress']> };
  ScheduleEntry: ScheduleEntryRecord;
  ScheduleEntryConnection: Omit<ScheduleEntryConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ScheduleEntryEdge']>, nodes: Array<ResolversParentTypes['ScheduleEntry']> };
  ScheduleEntryEdge: Omit<ScheduleEntryEdge, 'node'> & { node: ResolversParentTypes['ScheduleEntry'] };
  SearchConnection: Omit<SearchConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['SearchEdge']>, nodes: Array<ResolversParentTypes['SearchHit']> };
  SearchCounts: SearchCounts;
  SearchEdge: Omit<SearchEdge, 'node'> & { node: ResolversParentTypes['SearchHit'] };
  SearchFilter: SearchFilter;
  SearchHit: ResolversUnionTypes<ResolversParentTypes>['SearchHit'];
  Season: SeasonOfShow;
  SendContactMessageInput: SendContactMessageInput;
  SendFeedbackInput: SendFeedbackInput;
  Session: SessionRecord;
  SessionPayload: Omit<SessionPayload, 'recovery' | 'session'> & { recovery?: Maybe<ResolversParentTypes['AccountRecovery']>, session?: Maybe<ResolversParentTypes['Session']> };
  Show: ShowRecord;
  ShowConnection: Omit<ShowConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ShowEdge']>, nodes: Array<ResolversParentTypes['Show']> };
  ShowEdge: Omit<ShowEdge, 'node'> & { node: ResolversParentTypes['Show'] };
  ShowFilter: ShowFilter;
  SignInInput: SignInInput;
  SignOutOtherDevicesPayload: SignOutOtherDevicesPayload;
  SignOutPayload: SignOutPayload;
  SiteSettings: SettingsRecord;
  SmartBanner: SmartBannerRecord;
  Sport: SportRecord;
  SportConnection: Omit<SportConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['SportEdge']>, nodes: Array<ResolversParentTypes['Sport']> };
  SportEdge: Omit<SportEdge, 'node'> & { node: ResolversParentTypes['Sport'] };
  Stream: Stream;
  String: Scalars['String']['output'];
  SubscribeInput: SubscribeInput;
  SubscribeNewsletterInput: SubscribeNewsletterInput;
  SubscribeNewsletterPayload: SubscribeNewsletterPayload;
  SubscribePayload: Omit<SubscribePayload, 'payment'> & { payment?: Maybe<ResolversParentTypes['PaymentState']> };
  SubscriptionType: SubscriptionType;
  Suggestion: SuggestionRecord;
  UnsubscribeNewsletterPayload: UnsubscribeNewsletterPayload;
  UpdateNewsletterInput: UpdateNewsletterInput;
  UpdateNewsletterPayload: Omit<UpdateNewsletterPayload, 'newsletter'> & { newsletter?: Maybe<ResolversParentTypes['NewsletterSubscription']> };
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: Omit<UpdateProfilePayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  VerifyEmailPayload: VerifyEmailPayload;
  Video: VideoRecord;
  VideoConnection: Omit<VideoConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['VideoEdge']>, nodes: Array<ResolversParentTypes['Video']> };
  VideoEdge: Omit<VideoEdge, 'node'> & { node: ResolversParentTypes['Video'] };
  VideoFilter: VideoFilter;
  Viewer: ViewerRecord;
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
  recoverUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ActivateReferralCodePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ActivateReferralCodePayload'] = ResolversParentTypes['ActivateReferralCodePayload']> = {
  activated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FormError']>, ParentType, ContextType>;
};

export type ActivateVoucherPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ActivateVoucherPayload'] = ResolversParentTypes['ActivateVoucherPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FormError']>, ParentType, ContextType>;
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

export type AddReminderPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AddReminderPayload'] = ResolversParentTypes['AddReminderPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FormError']>, ParentType, ContextType>;
  reminder?: Resolver<Maybe<ResolversTypes['Reminder']>, ParentType, ContextType>;
};

export type AddToWatchlistPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AddToWatchlistPayload'] = ResolversParentTypes['AddToWatchlistPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FormError']>, ParentType, ContextType>;
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

export type CancelSubscriptionPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CancelSubscriptionPayload'] = ResolversParentTypes['CancelSubscriptionPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FormError']>, ParentType, ContextType>;
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

export type ChangePlanPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChangePlanPayload'] = ResolversParentTypes['ChangePlanPayload']> = {
  change?: Resolver<Maybe<ResolversTypes['PlanChange']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FormError']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['PaymentState']>, ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['ViewerSubscription']>, ParentType, ContextType>;
};

export type ChannelResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Channel'] = ResolversParentTypes['Channel']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  light?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  liveNow?: Resolver<Maybe<Array<ResolversTypes['Video']>>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  schedule?: Resolver<Maybe<ResolversTypes['ScheduleEntryConnection']>, ParentType, ContextType, RequireFields<ChannelScheduleArgs, 'first' | 'from' | 'to'>>;
  shows?: Resolver<ResolversTypes['ShowConnection'], ParentType, ContextType, RequireFields<ChannelShowsArgs, 'first'>>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type CheckCodePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CheckCodePayload'] = ResolversParentTypes['CheckCodePayload']> = {
  errors?: Resolver<Array<ResolversTypes['FormError']>, ParentType, ContextType>;
  resetToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  triesLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CheckPromoCodePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CheckPromoCodePayload'] = ResolversParentTypes['CheckPromoCodePayload']> = {
  errors?: Resolver<Array<ResolversTypes['FormError']>, ParentType, ContextType>;
  quote?: Resolver<Maybe<ResolversTypes['PromoQuote']>, ParentType, ContextType>;
};

export type ClearHistoryPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ClearHistoryPayload'] = ResolversParentTypes['ClearHistoryPayload']> = {
  cleared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FormError']>, ParentType, ContextType>;
};

export type CommentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Comment'] = ResolversParentTypes['Comment']> = {
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  positionSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  replies?: Resolver<ResolversTypes['CommentConnection'], ParentType, ContextType, RequireFields<CommentRepliesArgs, 'first'>>;
  replyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CommentStatus'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  video?: Resolver<Maybe<ResolversTypes['Video']>, ParentType, ContextType>;
  viewerIsAuthor?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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

export type DeleteAccountPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteAccountPayload'] = ResolversParentTypes['DeleteAccountPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FormError']>, ParentType, ContextType>;
  recoverUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
};

export type DeviceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Device'] = ResolversParentTypes['Device']> = {
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastSeen?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EntitlementResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Entitlement'] = ResolversParentTypes['Entitlement']> = {
  level?: Resolver<ResolversTypes['EntitlementLevel'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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

export type MergeProgressPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MergeProgressPayload'] = ResolversParentTypes['MergeProgressPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FormError']>, ParentType, ContextType>;
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
  activateReferralCode?: Resolver<ResolversTypes['ActivateReferralCodePayload'], ParentType, ContextType, RequireFields<MutationActivateReferralCodeArgs, 'code'>>;
  activateVoucher?: Resolver<ResolversTypes['ActivateVoucherPayload'], ParentType, ContextType, RequireFields<MutationActivateVoucherArgs, 'code'>>;
  addComment?: Resolver<Maybe<ResolversTypes['AddCommentPayload']>, ParentType, ContextType, RequireFields<MutationAddCommentArgs, 'input'>>;
  addReminder?: Resolver<ResolversTypes['AddReminderPayload'], ParentType, ContextType, RequireFields<MutationAddReminderArgs, 'scheduleId'>>;
  addToWatchlist?: Resolver<ResolversTypes['AddToWatchlistPayload'], ParentType, ContextType, RequireFields<MutationAddToWatchlistArgs, 'code'>>;
  cancelSubscription?: Resolver<ResolversTypes['CancelSubscriptionPayload'], ParentType, ContextType>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordPayload'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  changePlan?: Resolver<ResolversTypes['ChangePlanPayload'], ParentType, ContextType, RequireFields<MutationChangePlanArgs, 'input'>>;
  checkCode?: Resolver<ResolversTypes['CheckCodePayload'], ParentType, ContextType, RequireFields<MutationCheckCodeArgs, 'input'>>;
  checkPromoCode?: Resolver<ResolversTypes['CheckPromoCodePayload'], ParentType, ContextType, RequireFields<MutationCheckPromoCodeArgs, 'input'>>;
  clearHistory?: Resolver<ResolversTypes['ClearHistoryPayload'], ParentType, ContextType, Partial<MutationClearHistoryArgs>>;
  countView?: Resolver<Maybe<ResolversTypes['CountViewPayload']>, ParentType, ContextType, RequireFields<MutationCountViewArgs, 'input'>>;
  deleteAccount?: Resolver<ResolversTypes['DeleteAccountPayload'], ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'input'>>;
  deleteComment?: Resolver<Maybe<ResolversTypes['DeleteCommentPayload']>, ParentType, ContextType, RequireFields<MutationDeleteCommentArgs, 'input'>>;
  forgotPassword?: Resolver<ResolversTypes['ForgotPasswordPayload'], ParentType, ContextType, RequireFields<MutationForgotPasswordArgs, 'input'>>;
  mergeProgress?: Resolver<ResolversTypes['MergeProgressPayload'], ParentType, ContextType, RequireFields<MutationMergeProgressArgs, 'entries'>>;
  previewPlanChange?: Resolver<ResolversTypes['PreviewPlanChangePayload'], ParentType, ContextType, RequireFields<MutationPreviewPlanChangeArgs, 'planId'>>;
  recoverAccount?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<MutationRecoverAccountArgs, 'recoveryToken'>>;
  register?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  removeFromWatchlist?: Resolver<ResolversTypes['RemoveFromWatchlistPayload'], ParentType, ContextType, RequireFields<MutationRemoveFromWatchlistArgs, 'code'>>;
  removeReminder?: Resolver<ResolversTypes['RemoveReminderPayload'], ParentType, ContextType, RequireFields<MutationRemoveReminderArgs, 'scheduleId'>>;
  reportComment?: Resolver<Maybe<ResolversTypes['ReportCommentPayload']>, ParentType, ContextType, RequireFields<MutationReportCommentArgs, 'input'>>;
  reportProblem?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationReportProblemArgs, 'input'>>;
  requestDeleteCode?: Resolver<ResolversTypes['RequestDeleteCodePayload'], ParentType, ContextType>;
  resendVerification?: Resolver<ResolversTypes['ResendVerificationPayload'], ParentType, ContextType>;
  resetPassword?: Resolver<ResolversTypes['ResetPasswordPayload'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  resumeSubscription?: Resolver<ResolversTypes['ResumeSubscriptionPayload'], ParentType, ContextType>;
  revokeDevice?: Resolver<ResolversTypes['RevokeDevicePayload'], ParentType, ContextType, RequireFields<MutationRevokeDeviceArgs, 'id'>>;
  savePreferences?: Resolver<ResolversTypes['SavePreferencesPayload'], ParentType, ContextType, RequireFields<MutationSavePreferencesArgs, 'input'>>;
  saveProgress?: Resolver<ResolversTypes['SaveProgressPayload'], ParentType, ContextType, RequireFields<MutationSaveProgressArgs, 'input'>>;
  sendContactMessage?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationSendContactMessageArgs, 'input'>>;
  sendFeedback?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationSendFeedbackArgs, 'input'>>;
  signIn?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['SignOutPayload'], ParentType, ContextType, Partial<MutationSignOutArgs>>;
  signOutOtherDevices?: Resolver<ResolversTypes['SignOutOtherDevicesPayload'], ParentType, ContextType>;
  subscribe?: Resolver<ResolversTypes['SubscribePayload'], ParentType, ContextType, RequireFields<MutationSubscribeArgs, 'input'>>;
  subscribeNewsletter?: Resolver<ResolversTypes['SubscribeNewsletterPayload'], ParentType, ContextType, RequireFields<MutationSubscribeNewsletterArgs, 'input'>>;
  unsubscribeNewsletter?: Resolver<ResolversTypes['UnsubscribeNewsletterPayload'], ParentType, ContextType, RequireFields<MutationUnsubscribeNewsletterArgs, 'token'>>;
  updateNewsletter?: Resolver<ResolversTypes['UpdateNewsletterPayload'], ParentType, ContextType, RequireFields<MutationUpdateNewsletterArgs, 'input'>>;
  updateProfile?: Resolver<ResolversTypes['UpdateProfilePayload'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  verifyEmail?: Resolver<ResolversTypes['VerifyEmailPayload'], ParentType, ContextType, RequireFields<MutationVerifyEmailArgs, 'token'>>;
};

export type NewsletterSubscriptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['NewsletterSubscription'] = ResolversParentTypes['NewsletterSubscription']> = {
  categories?: Resolver<Array<ResolversTypes['NewsletterCategory']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NodeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType?: TypeResolveFn<'Channel' | 'Comment' | 'ScheduleEntry' | 'Season' | 'Show' | 'Sport' | 'Video', ParentType, ContextType>;
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
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  periodEndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  periodStartsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['Plan']>, ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['PaymentPurpose'], ParentType, ContextType>;
  receiptNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refundedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
};

export type PaymentCardResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PaymentCard'] = ResolversParentTypes['PaymentCard']> = {
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  last4?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PaymentConnection'] = ResolversParentTypes['PaymentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PaymentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Payment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type PaymentEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PaymentEdge'] = ResolversParentTypes['PaymentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Payment'], ParentType, ContextType>;
};

export type PaymentStateResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PaymentState'] = ResolversParentTypes['PaymentState']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirectUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
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
  discountPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  monthlyPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['PlanPeriod'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  trialDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withAds?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PlanChangeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlanChange'] = ResolversParentTypes['PlanChange']> = {
  amountDue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  effectiveAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  nextPayment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  nextPaymentDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['Plan']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  takesEffect?: Resolver<ResolversTypes['PlanChangeMoment'], ParentType, ContextType>;
};

export type PlanCopyResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlanCopy'] = ResolversParentTypes['PlanCopy']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onLanding?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  planId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  recommended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tag?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  categories?: Resolver<Array<ResolversTypes['Channel']>, ParentType, ContextType>;
  historyPaused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PreviewPlanChangePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PreviewPlanChangePayload'] = ResolversParentTypes['PreviewPlanChangePayload']> = {
  change?: Resolver<Maybe<ResolversTypes['PlanChange']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FormError']>, ParentType, ContextType>;
};

export type ProgressResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Progress'] = ResolversParentTypes['Progress']> = {
  duration?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resumeAt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  channels?: Resolver<Maybe<ResolversTypes['ChannelConnection']>, ParentType, ContextType, RequireFields<QueryChannelsArgs, 'first'>>;
  contentVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  continueWatching?: Resolver<Maybe<ResolversTypes['ContinueWatchingConnection']>, ParentType, ContextType, RequireFields<QueryContinueWatchingArgs, 'first'>>;
  csrfToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deleteReasons?: Resolver<Array<ResolversTypes['DeleteReason']>, ParentType, ContextType>;
  devices?: Resolver<Maybe<Array<ResolversTypes['Device']>>, ParentType, ContextType>;
  exportData?: Resolver<Maybe<ResolversTypes['DataExport']>, ParentType, ContextType>;
  genericPages?: Resolver<ResolversTypes['GenericPageConnection'], ParentType, ContextType, RequireFields<QueryGenericPagesArgs, 'first'>>;
  home?: Resolver<Maybe<ResolversTypes['HomePage']>, ParentType, ContextType>;
  menus?: Resolver<Array<ResolversTypes['Menu']>, ParentType, ContextType>;
  metaTags?: Resolver<Maybe<ResolversTypes['MetaTags']>, ParentType, ContextType, RequireFields<QueryMetaTagsArgs, 'code'>>;
  modals?: Resolver<Array<ResolversTypes['PromoModal']>, ParentType, ContextType>;
  newsletterSubscription?: Resolver<Maybe<ResolversTypes['NewsletterSubscription']>, ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Maybe<Array<Maybe<ResolversTypes['Node']>>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  page?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType, RequireFields<QueryPageArgs, 'slug'>>;
  paymentStatus?: Resolver<Maybe<ResolversTypes['PaymentState']>, ParentType, ContextType, RequireFields<QueryPaymentStatusArgs, 'id'>>;
  payments?: Resolver<Maybe<ResolversTypes['PaymentConnection']>, ParentType, ContextType, RequireFields<QueryPaymentsArgs, 'first'>>;
  plans?: Resolver<Array<ResolversTypes['Plan']>, ParentType, ContextType>;
  plansCopy?: Resolver<Array<ResolversTypes['PlanCopy']>, ParentType, ContextType>;
  preferences?: Resolver<Maybe<ResolversTypes['Preferences']>, ParentType, ContextType>;
  receipt?: Resolver<Maybe<ResolversTypes['Receipt']>, ParentType, ContextType, RequireFields<QueryReceiptArgs, 'number'>>;
  receipts?: Resolver<Maybe<ResolversTypes['ReceiptConnection']>, ParentType, ContextType, RequireFields<QueryReceiptsArgs, 'first'>>;
  recoveryOffer?: Resolver<Maybe<ResolversTypes['AccountRecovery']>, ParentType, ContextType>;
  referralCode?: Resolver<Maybe<ResolversTypes['ReferralCode']>, ParentType, ContextType>;
  reminders?: Resolver<Maybe<Array<ResolversTypes['Reminder']>>, ParentType, ContextType>;
  schedule?: Resolver<Maybe<ResolversTypes['ScheduleEntryConnection']>, ParentType, ContextType, RequireFields<QueryScheduleArgs, 'first' | 'from' | 'to'>>;
  scheduleEntry?: Resolver<Maybe<ResolversTypes['ScheduleEntry']>, ParentType, ContextType, RequireFields<QueryScheduleEntryArgs, 'code'>>;
  search?: Resolver<Maybe<ResolversTypes['SearchConnection']>, ParentType, ContextType, RequireFields<QuerySearchArgs, 'first' | 'query'>>;
  session?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
  shorts?: Resolver<Maybe<ResolversTypes['VideoConnection']>, ParentType, ContextType, RequireFields<QueryShortsArgs, 'first'>>;
  show?: Resolver<Maybe<ResolversTypes['Show']>, ParentType, ContextType, RequireFields<QueryShowArgs, 'slug'>>;
  shows?: Resolver<Maybe<ResolversTypes['ShowConnection']>, ParentType, ContextType, RequireFields<QueryShowsArgs, 'first' | 'orderBy'>>;
  siteSettings?: Resolver<ResolversTypes['SiteSettings'], ParentType, ContextType>;
  smartBanner?: Resolver<Maybe<ResolversTypes['SmartBanner']>, ParentType, ContextType>;
  sport?: Resolver<Maybe<ResolversTypes['Sport']>, ParentType, ContextType, RequireFields<QuerySportArgs, 'slug'>>;
  sports?: Resolver<Maybe<ResolversTypes['SportConnection']>, ParentType, ContextType, RequireFields<QuerySportsArgs, 'first'>>;
  subscription?: Resolver<Maybe<ResolversTypes['ViewerSubscription']>, ParentType, ContextType>;
  suggestions?: Resolver<Maybe<Array<ResolversTypes['Suggestion']>>, ParentType, ContextType, RequireFields<QuerySuggestionsArgs, 'first' | 'query'>>;
  video?: Resolver<Maybe<ResolversTypes['Video']>, ParentType, ContextType, RequireFields<QueryVideoArgs, 'code'>>;
  videos?: Resolver<Maybe<ResolversTypes['VideoConnection']>, ParentType, ContextType, RequireFields<QueryVideosArgs, 'first'>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  watchlist?: Resolver<Maybe<ResolversTypes['WatchlistConnection']>, ParentType, ContextType, RequireFields<QueryWatchlistArgs, 'first'>>;
};

export type ReceiptResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Receipt'] = ResolversParentTypes['Receipt']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  card?: Resolver<Maybe<ResolversTypes['PaymentCard']>, ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  periodEndsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  periodStartsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  planName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refundedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ReceiptConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReceiptConnection'] = ResolversParentTypes['ReceiptConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ReceiptEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Receipt']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ReceiptEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReceiptEdge'] = ResolversParentTypes['ReceiptEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Receipt'], ParentType, ContextType>;
};

export type ReferralCodeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReferralCode'] = ResolversParentTypes['ReferralCode']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReminderResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Reminder'] = ResolversParentTypes['Reminder']> = {
  entry?: Resolver<Maybe<ResolversTypes['ScheduleEntry']>, ParentType, ContextType>;
  scheduleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RemoveFromWatchlistPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RemoveFromWatchlistPayload'] = ResolversParentTypes['RemoveFromWatchlistPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FormError']>, ParentType, ContextType>;
  video?: Resolver<Maybe<ResolversTypes['Video']>, ParentType, ContextType>;
};

export type RemoveReminderPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RemoveReminderPayload'] = ResolversParentTypes['RemoveReminderPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FormError']>, ParentType, ContextType>;
  removed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type ResumeSubscriptionPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ResumeSubscriptionPayload'] = ResolversParentTypes['ResumeSubscriptionPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FormError']>, ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['ViewerSubscription']>, ParentType, ContextType>;
};

export type RevokeDevicePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RevokeDevicePayload'] = ResolversParentTypes['RevokeDevicePayload']> = {
  errors?: Resolver<Array<ResolversTypes['FormError']>, ParentType, ContextType>;
  revoked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RowItemResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RowItem'] = ResolversParentTypes['RowItem']> = {
  __resolveType?: TypeResolveFn<'Channel' | 'Show' | 'Video', ParentType, ContextType>;
};

export type SavePreferencesPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SavePreferencesPayload'] = ResolversParentTypes['SavePreferencesPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FormError']>, ParentType, ContextType>;
  preferences?: Resolver<Maybe<ResolversTypes['Preferences']>, ParentType, ContextType>;
};

export type SaveProgressPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SaveProgressPayload'] = ResolversParentTypes['SaveProgressPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FormError']>, ParentType, ContextType>;
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
  seasons?: Resolver<Array<ResolversTypes['Season']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sport?: Resolver<Maybe<ResolversTypes['Sport']>, ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleEcho?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  videos?: Resolver<ResolversTypes['VideoConnection'], ParentType, ContextType, RequireFields<ShowVideosArgs, 'first'>>;
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

export type SignOutOtherDevicesPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SignOutOtherDevicesPayload'] = ResolversParentTypes['SignOutOtherDevicesPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FormError']>, ParentType, ContextType>;
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
  icon?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  light?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shows?: Resolver<ResolversTypes['ShowConnection'], ParentType, ContextType, RequireFields<SportShowsArgs, 'first'>>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  live?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tracks?: Resolver<Array<ResolversTypes['CaptionTrack']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscribeNewsletterPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SubscribeNewsletterPayload'] = ResolversParentTypes['SubscribeNewsletterPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FormError']>, ParentType, ContextType>;
  subscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SubscribePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SubscribePayload'] = ResolversParentTypes['SubscribePayload']> = {
  errors?: Resolver<Array<ResolversTypes['FormError']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['PaymentState']>, ParentType, ContextType>;
};

export type SubscriptionTypeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SubscriptionType'] = ResolversParentTypes['SubscriptionType']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SuggestionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Suggestion'] = ResolversParentTypes['Suggestion']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SearchKind'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UnsubscribeNewsletterPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UnsubscribeNewsletterPayload'] = ResolversParentTypes['UnsubscribeNewsletterPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FormError']>, ParentType, ContextType>;
  unsubscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UpdateNewsletterPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateNewsletterPayload'] = ResolversParentTypes['UpdateNewsletterPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FormError']>, ParentType, ContextType>;
  newsletter?: Resolver<Maybe<ResolversTypes['NewsletterSubscription']>, ParentType, ContextType>;
};

export type UpdateProfilePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateProfilePayload'] = ResolversParentTypes['UpdateProfilePayload']> = {
  errors?: Resolver<Array<ResolversTypes['FormError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  __resolveType?: TypeResolveFn<'AddCommentError' | 'CountViewError' | 'DeleteCommentError' | 'PlaybackError' | 'ReportCommentError', ParentType, ContextType>;
};

export type VerifyEmailPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['VerifyEmailPayload'] = ResolversParentTypes['VerifyEmailPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FormError']>, ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type VideoResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Video'] = ResolversParentTypes['Video']> = {
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  commentCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  comments?: Resolver<Maybe<ResolversTypes['CommentConnection']>, ParentType, ContextType, RequireFields<VideoCommentsArgs, 'first' | 'orderBy'>>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  durationSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  episodeNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['VideoKind'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  live?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  liveState?: Resolver<Maybe<ResolversTypes['LiveState']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['Video']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  playback?: Resolver<Maybe<ResolversTypes['Playback']>, ParentType, ContextType>;
  portrait?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  premium?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  recorded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  related?: Resolver<Maybe<ResolversTypes['VideoConnection']>, ParentType, ContextType, RequireFields<VideoRelatedArgs, 'first'>>;
  seasonNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  show?: Resolver<Maybe<ResolversTypes['Show']>, ParentType, ContextType>;
  sport?: Resolver<Maybe<ResolversTypes['Sport']>, ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  entitlement?: Resolver<ResolversTypes['Entitlement'], ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasSubscription?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subscriptionPaymentMethod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subscriptionType?: Resolver<Maybe<ResolversTypes['SubscriptionType']>, ParentType, ContextType>;
  withAds?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ViewerSubscriptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ViewerSubscription'] = ResolversParentTypes['ViewerSubscription']> = {
  card?: Resolver<Maybe<ResolversTypes['PaymentCard']>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  memberSince?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  nextPayment?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  nextPaymentDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextPlan?: Resolver<Maybe<ResolversTypes['Plan']>, ParentType, ContextType>;
  paymentMethod?: Resolver<Maybe<ResolversTypes['SubscriptionPaymentMethod']>, ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['Plan']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SubscriptionStatus'], ParentType, ContextType>;
  trialAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  trialEndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  withAds?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type VoucherGrantResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['VoucherGrant'] = ResolversParentTypes['VoucherGrant']> = {
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  planId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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
  ActivateReferralCodePayload?: ActivateReferralCodePayloadResolvers<ContextType>;
  ActivateVoucherPayload?: ActivateVoucherPayloadResolvers<ContextType>;
  AddCommentError?: AddCommentErrorResolvers<ContextType>;
  AddCommentPayload?: AddCommentPayloadResolvers<ContextType>;
  AddReminderPayload?: AddReminderPayloadResolvers<ContextType>;
  AddToWatchlistPayload?: AddToWatchlistPayloadResolvers<ContextType>;
  AuthProvider?: AuthProviderResolvers<ContextType>;
  BusinessPage?: BusinessPageResolvers<ContextType>;
  CancelSubscriptionPayload?: CancelSubscriptionPayloadResolvers<ContextType>;
  CaptionTrack?: CaptionTrackResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  ChangePlanPayload?: ChangePlanPayloadResolvers<ContextType>;
  Channel?: ChannelResolvers<ContextType>;
  ChannelConnection?: ChannelConnectionResolvers<ContextType>;
  ChannelEdge?: ChannelEdgeResolvers<ContextType>;
  CheckCodePayload?: CheckCodePayloadResolvers<ContextType>;
  CheckPromoCodePayload?: CheckPromoCodePayloadResolvers<ContextType>;
  ClearHistoryPayload?: ClearHistoryPayloadResolvers<ContextType>;
  Comment?: CommentResolvers<ContextType>;
  CommentConnection?: CommentConnectionResolvers<ContextType>;
  CommentEdge?: CommentEdgeResolvers<ContextType>;
  ContactPage?: ContactPageResolvers<ContextType>;
  ContentRow?: ContentRowResolvers<ContextType>;
  ContinueWatchingConnection?: ContinueWatchingConnectionResolvers<ContextType>;
  ContinueWatchingEdge?: ContinueWatchingEdgeResolvers<ContextType>;
  CountViewError?: CountViewErrorResolvers<ContextType>;
  CountViewPayload?: CountViewPayloadResolvers<ContextType>;
  DataExport?: DataExportResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DeleteAccountPayload?: DeleteAccountPayloadResolvers<ContextType>;
  DeleteCommentError?: DeleteCommentErrorResolvers<ContextType>;
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
  PaymentState?: PaymentStateResolvers<ContextType>;
  Phone?: PhoneResolvers<ContextType>;
  Picture?: PictureResolvers<ContextType>;
  PictureFocus?: PictureFocusResolvers<ContextType>;
  PictureRendition?: PictureRenditionResolvers<ContextType>;
  Plan?: PlanResolvers<ContextType>;
  PlanChange?: PlanChangeResolvers<ContextType>;
  PlanCopy?: PlanCopyResolvers<ContextType>;
  Platform?: PlatformResolvers<ContextType>;
  PlatformGroup?: PlatformGroupResolvers<ContextType>;
  Playback?: PlaybackResolvers<ContextType>;
  PlaybackError?: PlaybackErrorResolvers<ContextType>;
  Preferences?: PreferencesResolvers<ContextType>;
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
  RemoveFromWatchlistPayload?: RemoveFromWatchlistPayloadResolvers<ContextType>;
  RemoveReminderPayload?: RemoveReminderPayloadResolvers<ContextType>;
  ReportCommentError?: ReportCommentErrorResolvers<ContextType>;
  ReportCommentPayload?: ReportCommentPayloadResolvers<ContextType>;
  RequestDeleteCodePayload?: RequestDeleteCodePayloadResolvers<ContextType>;
  ResendVerificationPayload?: ResendVerificationPayloadResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  ResumeSubscriptionPayload?: ResumeSubscriptionPayloadResolvers<ContextType>;
  RevokeDevicePayload?: RevokeDevicePayloadResolvers<ContextType>;
  RowItem?: RowItemResolvers<ContextType>;
  SavePreferencesPayload?: SavePreferencesPayloadResolvers<ContextType>;
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
  SignOutOtherDevicesPayload?: SignOutOtherDevicesPayloadResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  SiteSettings?: SiteSettingsResolvers<ContextType>;
  SmartBanner?: SmartBannerResolvers<ContextType>;
  Sport?: SportResolvers<ContextType>;
  SportConnection?: SportConnectionResolvers<ContextType>;
  SportEdge?: SportEdgeResolvers<ContextType>;
  Stream?: StreamResolvers<ContextType>;
  SubscribeNewsletterPayload?: SubscribeNewsletterPayloadResolvers<ContextType>;
  SubscribePayload?: SubscribePayloadResolvers<ContextType>;
  SubscriptionType?: SubscriptionTypeResolvers<ContextType>;
  Suggestion?: SuggestionResolvers<ContextType>;
  UnsubscribeNewsletterPayload?: UnsubscribeNewsletterPayloadResolvers<ContextType>;
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
  nodeAccess?: NodeAccessDirectiveResolver<any, any, ContextType>;
  scope?: ScopeDirectiveResolver<any, any, ContextType>;
  upstream?: UpstreamDirectiveResolver<any, any, ContextType>;
};
