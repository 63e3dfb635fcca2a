// Made by `npm run codegen` from the OpenAPI document in schemas/.

export interface paths {
    "/api/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who did what
         * @description Scope `audit:read`.
         */
        get: operations["adminAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What moderators have to look at
         * @description Scope `comments:moderate`.
         */
        get: operations["adminComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/comments/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many comments wait
         * @description Scope `comments:moderate`.
         */
        get: operations["adminCommentCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/comments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One comment with its context
         * @description Scope `comments:moderate`.
         */
        get: operations["adminComment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/comments/{id}/verdict": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Decide on a comment
         * @description Scope `comments:moderate`. The same verdict twice is one.
         */
        put: operations["adminModerateComment"];
        post?: never;
        /**
         * Take the decisions on a comment back
         * @description Scope `comments:moderate`. It waits again when it was held, otherwise it is shown; its reports count as new.
         */
        delete: operations["adminReopenComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Jobs that were given up, and those that wait after a failure
         * @description Scope `jobs:write`. Mails that the server of their receiver refused for good are not among them.
         */
        get: operations["adminTroubledJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs/{number}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have such a job tried again now
         * @description Scope `jobs:write`. With all of its attempts before it.
         */
        post: operations["adminRetryJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ledger/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the ledger agrees with payments and subscriptions
         * @description Scope `ledger:read`.
         */
        get: operations["adminCheckLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages to support
         * @description Scope `messages:read`.
         */
        get: operations["adminMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say what became of a message
         * @description Scope `messages:write`.
         */
        put: operations["adminSettleMessage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many receive the newsletter
         * @description Scope `newsletter:read`.
         */
        get: operations["adminNewsletterCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partner_keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every key of partner apps
         * @description Scope `keys:write`.
         */
        get: operations["adminPartnerKeys"];
        put?: never;
        /**
         * Make a key for a partner app
         * @description Scope `keys:write`. The answer is the only place that shows the key: it is not kept under an Idempotency-Key.
         */
        post: operations["adminCreatePartnerKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partner_keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Have a key refused from now on
         * @description Scope `keys:write`. Gateways learn of it within seconds.
         */
        delete: operations["adminRevokePartnerKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partner_keys/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the successor of a key
         * @description Scope `keys:write`. The answer is the only place that shows the key: it is not kept under an Idempotency-Key.
         */
        post: operations["adminRotatePartnerKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/promo_codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All promo codes
         * @description Scope `codes:write`.
         */
        get: operations["adminPromoCodes"];
        put?: never;
        /**
         * Make a promo code
         * @description Scope `codes:write`.
         */
        post: operations["adminCreatePromoCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/promo_codes/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Disable a promo code
         * @description Scope `codes:write`. Prices that were promised with it stay.
         */
        delete: operations["adminDisablePromoCode"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/viewers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look viewers up
         * @description Scope `viewers:read`. By id, or by the beginning of the address or the name.
         */
        get: operations["adminFindViewers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/viewers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A viewer's file
         * @description Scope `viewers:read`. Profile, devices, subscription, payments, comments and messages; not what they watch or save.
         */
        get: operations["adminViewerFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/viewers/{id}/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A viewer's entries of the ledger
         * @description Scope `ledger:read`.
         */
        get: operations["adminViewerLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/viewers/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a viewer's sessions
         * @description Scope `viewers:write`. On every device, at once.
         */
        delete: operations["adminEndSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/vouchers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What became of the vouchers
         * @description Scope `codes:write`.
         */
        get: operations["adminVoucherBatches"];
        put?: never;
        /**
         * Make vouchers
         * @description Scope `codes:write`. The answer holds their codes and is the only place that ever does: it is not kept under an Idempotency-Key. A name that exists is refused, so that a second submit makes none.
         */
        post: operations["adminCreateVouchers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/vouchers/{batch}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Disable the unspent vouchers of an order
         * @description Scope `codes:write`. What was given stays.
         */
        delete: operations["adminDisableVouchers"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/watched_words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every watched word
         * @description Scope `comments:moderate`.
         */
        get: operations["adminWatchedWords"];
        put?: never;
        /**
         * Watch a word
         * @description Scope `comments:moderate`. Added twice it is there once.
         */
        post: operations["adminAddWatchedWord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/watched_words/{folded}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Watch a word no longer
         * @description Scope `comments:moderate`. Comments that are held already stay held.
         */
        delete: operations["adminRemoveWatchedWord"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/callback/credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with e-mail and password
         * @description Makes a session, ends the one the browser had, and sets the session cookie.
         */
        post: operations["authCredentials"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/callback/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Return from a provider
         * @description Opened by the browser. Ends at the callback address, or at the sign-in page with `error`. For an account that was deleted it is `error=DELETED_RECOVERABLE`, and the recovery cookie is set: GET /api/recover_account says whose account it is.
         */
        get: operations["authProviderCallback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/csrf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Token that the forms of sign-in and sign-out carry
         * @description Sets the csrf cookie that the token is checked against.
         */
        get: operations["authCsrf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ways to sign in that are configured
         * @description By key; `google` is present only when its client id is configured.
         */
        get: operations["authProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The session of the cookie, renewed, with a fresh bearer
         * @description Never stored by caches. An unreachable database answers 503 and leaves the cookie alone.
         */
        get: operations["authSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/signin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Go to the sign-in page
         * @description For addresses that Auth.js clients make; the page itself is the site's.
         */
        get: operations["authSignInPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/signin/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start to sign in with a provider
         * @description Answers the address of the provider (`oidc`) or of the sign-in page (`credentials`).
         */
        post: operations["authSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/signout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session of the cookie
         * @description Deletes the session first, which ends its bearer at once, then clears the cookie.
         */
        post: operations["authSignOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cancel_subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel the subscription
         * @description It stays until the period ends; on trial no fee is taken; what is overdue ends at once. Cancelled again it stays cancelled. Takes an empty JSON object.
         */
        post: operations["cancelSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/change_email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the e-mail address of the viewer
         * @description Step 2 of 2. The address that the newest code was mailed to becomes the address of the viewer, and is verified by it. Ends every other session; this one goes on. The address before gets a mail.
         */
        post: operations["changeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/change_email/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a code to the new e-mail address of the viewer
         * @description Step 1 of 2. The newest code alone counts; one may be asked for every 60 seconds, 5 in any 24 hours.
         */
        post: operations["requestEmailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/change_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password of the viewer
         * @description Ends every other session of the viewer; this one goes on. A viewer who signs in with a provider only has no password to change: POST /api/forgot_password sets the first one.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/change_payment_method": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the payment method of the running subscription
         * @description The new method is validated by a small charge that is given back at once; while a renewal is overdue, its fee is charged instead. The new method is used when that payment succeeds; until then, and when it fails, the present one stays in force. With the same `Idempotency-Key`, or while the same change is still under way, it is the same payment.
         */
        post: operations["changePaymentMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/change_plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the plan, or ask what that would cost
         * @description The difference to a dearer plan is charged to the card that is kept, and a new period begins; when the charge fails nothing changes.
         */
        post: operations["changePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What changed here, in commit order
         * @description For gateways: `session` names a session that ended, `viewer` a viewer whose subscription changed. At most 500 rows an answer: ask again after the last number until it equals `meta.last`.
         */
        get: operations["changes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/check_code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove by the code of the mail that the address is yours
         * @description Step 2 of 3. 5 wrong tries end a code, however many come at once. The token of the answer is a credential: it is stored as a hash, answered once and never kept for an `Idempotency-Key`; a right code that is sent again gets another one, and the first that is used ends them all.
         */
        post: operations["checkCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comment_moments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Seconds of videos that comments speak about
         * @description Of what everybody sees, replies included: of each video at most 200 seconds, those with the most comments, in the order of the video.
         */
        get: operations["commentMoments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comment_replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Replies to comments, the oldest first
         * @description Of one comment page by page; of several the first `limit` of each, those of one together, without a cursor.
         */
        get: operations["commentReplies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Comments on a video
         * @description What everybody sees; replies are asked for by themselves, or come in the order `latest`. A cursor belongs to the order that it was given for. Every change is announced in the feed (type `comments`, the code as document).
         */
        get: operations["comments"];
        put?: never;
        /**
         * Comment on a video, or reply to a comment
         * @description Shown at once, or `pending` until a moderator has looked when it holds an address or a watched word. Whether the viewer may watch the video is asked by the gateway. At most 10 a minute.
         */
        post: operations["addComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comments/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The viewer's own comments on videos that the others do not see
         * @description Those that wait for a moderator, were refused or taken away; replies too, the newest first.
         */
        get: operations["ownComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One comment or reply by its id
         * @description What everybody sees, so also of the author nothing that waits for a moderator.
         */
        get: operations["comment"];
        /**
         * Edit the viewer's own comment that is shown or waits for a moderator
         * @description It keeps its id, its replies and its place. The new words are checked like those of a new comment: they are shown at once, or the comment is `pending` until a moderator has looked, also while viewers' reports of it are open. Words that are there already change nothing. Whether the viewer may watch the video is asked by the gateway. Counts as a comment: at most 10 a minute.
         */
        put: operations["editComment"];
        post?: never;
        /**
         * Delete the viewer's own comment
         * @description Its words are erased, and replies to it are shown no more. Deleted twice it is deleted once.
         */
        delete: operations["deleteComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comments/{id}/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the viewer's own comments by its id
         * @description Also what others do not see; not what the viewer deleted.
         */
        get: operations["ownComment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comments/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report somebody else's comment
         * @description One viewer's report counts once. After 3 it waits for a moderator, unless one has looked before. At most 30 an hour.
         */
        post: operations["reportComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comments_by_id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Comments and replies by their ids
         * @description In no particular order; those that are not shown are left out.
         */
        get: operations["commentsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comments_of_each": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * First comments on several videos
         * @description The first `limit` comments on every video named, those on one video together.
         */
        get: operations["commentsOfEach"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to the people of the product
         * @description Visitors may send it too; with a bearer it is kept as that of the viewer. Tries are limited by mail address and by network address.
         */
        post: operations["sendContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/continue_watching": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the viewer has begun and not finished, watched last first
         * @description Videos of state `started`, of all devices of the viewer.
         */
        get: operations["continueWatching"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delete_account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete the account of the viewer
         * @description Every session ends at once, this one too, and its cookie is cleared: a second submit is refused as any call without a session is (401). For 30 days the account can be recovered by signing in, and its e-mail address stays taken; then it is purged.
         */
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delete_account/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a code that confirms the deletion of an account without a password
         * @description For viewers who sign in with a provider only. The newest code alone counts; one may be asked for every 60 seconds, 5 in any 24 hours.
         */
        post: operations["requestDeleteCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The viewer that the bearer names
         * @description Takes an empty body, or an empty JSON object.
         */
        post: operations["details"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Devices that are signed in
         * @description Last seen first, 100 at most.
         */
        get: operations["devices"];
        put?: never;
        post?: never;
        /**
         * Sign every other device out
         * @description Their sessions and bearers end at once; the device that asks stays signed in.
         */
        delete: operations["signOutOtherDevices"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/devices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign a device out
         * @description Its session and its bearer end at once. The device that asks may be named too: it is signed out.
         */
        delete: operations["signOutDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/entitlement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the viewer that the bearer names may watch
         * @description Computed from the facts of the subscription at the moment of the call.
         */
        get: operations["entitlement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that is kept about the viewer
         * @description One JSON document, as a file to save.
         */
        get: operations["exportData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what one thinks
         * @description Visitors may send it too; with a bearer it is kept as that of the viewer. Tries are limited by mail address and by network address.
         */
        post: operations["sendFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forgot_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a code to choose a new password with
         * @description Step 1 of 3. Works for viewers who sign in with a provider too. The newest code alone counts; one may be asked for every 60 seconds, 5 in any 24 hours. A known and an unknown address take the same time.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the viewer's own address is subscribed to
         * @description No categories when it is not subscribed.
         */
        get: operations["viewerNewsletter"];
        /**
         * Choose what the viewer's own address is subscribed to
         * @description No categories end the subscription.
         */
        put: operations["changeViewerNewsletter"];
        /**
         * Subscribe an e-mail address to the newsletter
         * @description Subscribed again, an address keeps its one subscription and gets the new categories. It is welcomed by a mail with a link that unsubscribes, once a day at most. The answer says what was sent, not what was there before, so nobody learns who is subscribed.
         */
        post: operations["subscribeNewsletter"];
        /**
         * End the subscription that an unsubscribe link names
         * @description The token of any link that was sent to the address works, as often as it is used. Nothing is ended by opening the link: its page asks first.
         */
        delete: operations["unsubscribeNewsletter"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner_keys/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the key of a partner app may do
         * @description For gateways, which know the key: it is asked for by its hash, so that it stands in no address and no log. The answer may be kept until the feed names the key (type `partner-key`), and no longer than `expires_at`.
         */
        post: operations["resolvePartnerKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner_keys/uses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add up how often keys of partner apps were used
         * @description For gateways, which count the requests of each key and report them every few seconds. The counts are added to those of the day; keys that do not exist are left out.
         */
        post: operations["recordPartnerKeyUses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment_status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What became of a payment
         * @description While it is pending, and when it expired less than two days after it began, the provider is asked, so the answer never depends on a webhook. Payments of others are not found.
         */
        get: operations["paymentStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment_webhook/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * News from a payment provider or a store of apps
         * @description For providers only: the body is read as it was sent and has to be signed by the provider (`sandbox-signature`, `stripe-signature`, the JWS of `apple`, the bearer of `google`), and is refused beyond 512 KB. It may come late, twice and in any order: an event is looked at once, and then the provider is asked what is the case. Public at `/api/payment_webhook/{provider}` of the site.
         */
        post: operations["receivePaymentWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The viewer's payments
         * @description All of them: card checks with their refunds, fees, and those that failed.
         */
        get: operations["payments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The plans on sale
         * @description The same for everybody; a change of a plan is announced in the feed. Their words are in the cms.
         */
        get: operations["plans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the viewer has chosen
         * @description A viewer who has chosen nothing gets what everybody begins with.
         */
        get: operations["preferences"];
        put?: never;
        /**
         * Change some choices
         * @description Fields that are left out stay as they are. Sent twice it is once: no key is needed. Refusal of a value that cannot be: BAD_USER_INPUT, by field; whether a channel or show exists is asked of the cms by the gateway.
         */
        post: operations["savePreferences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far the viewer has watched some videos
         * @description For the cards of a page, all at once.
         */
        get: operations["progress"];
        put?: never;
        /**
         * Say how far a video was watched
         * @description Sent twice it is once: no key is needed. Refusals by field: NOT_FOUND (code), BAD_USER_INPUT (position, duration, at).
         */
        post: operations["saveProgress"];
        /**
         * Forget everything that was watched
         * @description Reports of what was watched before, that arrive later, are not kept either.
         */
        delete: operations["clearHistory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/progress/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring along what was watched before the login
         * @description At most 50 videos, each with its time: of what was watched here and there the later is kept. Sent twice it is once.
         */
        post: operations["mergeProgress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/progress/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Forget how far a video was watched
         * @description Also when nothing is known of it.
         */
        delete: operations["forgetProgress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promo_code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a promo code would change
         * @description Takes no use of the code: subscribing does. A code that is unknown, over, used up, used by this viewer or not for this plan is answered alike.
         */
        post: operations["checkPromoCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The viewer's receipts
         * @description One for every fee that was paid.
         */
        get: operations["receipts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/receipts/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One receipt of the viewer
         * @description What a printable page needs. Receipts of others are not found.
         */
        get: operations["receipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recover_account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The recovery that this browser was offered at sign-in
         * @description Read from the recovery cookie, so that no address has to carry it. Spends nothing.
         */
        get: operations["recoveryOffer"];
        put?: never;
        /**
         * Recover a deleted account and sign in
         * @description Everything is as it was when the account was deleted. Makes a session, ends the one the browser had, and sets the session cookie. Works once: a viewer who loses the answer signs in, as the account is there again.
         */
        post: operations["recoverAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/referral_code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The viewer's own referral code
         * @description Made at registration; the same for ever.
         */
        get: operations["referralCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/referral_code/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Name the friend's code that brought the viewer
         * @description Once for ever, and only a code of somebody who registered earlier.
         */
        post: operations["activateReferralCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a viewer on the free plan and sign in
         * @description Makes the viewer, a referral code of their own and a session, and sets the session cookie. Every failing field is reported at once. Sent again with the same `Idempotency-Key`, e-mail address and password after a lost answer, it makes no second viewer and answers a new session.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the viewer will be reminded of, earliest first
         * @description At most 100; what has begun is left out.
         */
        get: operations["reminders"];
        put?: never;
        /**
         * Be reminded by mail ten minutes before something begins
         * @description The mail is in the language of this call. It follows the cms: for what was moved it is sent ten minutes before the new start, for what was removed not at all. Sent twice it is once: no key is needed. Refusals: NOT_FOUND (unknown), EVENT_STARTED (has begun), REMINDERS_FULL.
         */
        post: operations["addReminder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reminders/{schedule_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Not be reminded of something after all
         * @description Also when there is no such reminder.
         */
        delete: operations["removeReminder"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a problem
         * @description Visitors may send it too; with a bearer it is kept as that of the viewer. Tries are limited by mail address and by network address.
         */
        post: operations["reportProblem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resend_verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail the link that proves the address once more
         * @description Takes an empty body, or an empty JSON object. Nothing is sent when the address is proven already.
         */
        post: operations["resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reset_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password
         * @description Step 3 of 3. Ends every session of the viewer, and every code and token that was out; the address counts as proven. The viewer signs in with the new password next.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resume_subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a cancellation back
         * @description While the period still runs. What was not cancelled stays as it is. Takes an empty JSON object.
         */
        post: operations["resumeSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe to a plan
         * @description A first subscription begins with a trial: the card is checked by a small charge that is given back at once, and no fee is due until the trial ends. Later ones begin with their first fee. The subscription begins when the payment succeeds. With the same `Idempotency-Key`, or while the same order is still under way, it is the same payment. While a renewal is overdue, subscribing to its plan pays it by another card.
         */
        post: operations["subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The viewer's subscription
         * @description The free plan is answered as `status` free, with everything else null.
         */
        get: operations["subscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/update_profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the name of the viewer
         * @description The name is kept as registration keeps it.
         */
        post: operations["updateProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/verify_email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove by the link of the mail that the address is yours
         * @description Works for 48 hours and wants no session: the mail may be read on another device. A link that is opened twice is answered twice alike.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/video_counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts of some videos
         * @description The same for everybody. The feed tells of them as `video-counts`, with the code, at most once a minute and video, as soon as they differ by a hundredth.
         */
        get: operations["videoCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count a view, once 10 seconds or half of the video have played
         * @description For visitors too. With a bearer its session is counted (a bad bearer is 401), without one the visitor's id, and without either the address with the browser: each once a day and video. One network address adds at most 200 views a day to a video. Sent twice it is once: no key is needed. Neither ids nor addresses are stored, only HMACs with the day in them, for two days.
         */
        post: operations["countView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/voucher/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Spend a voucher
         * @description Gives its plan for its days, without any payment; on a period of the same plan that came from a voucher its days are added.
         */
        post: operations["activateVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/watch_history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the viewer has watched, last watched first
         * @description Videos of every state, of all devices of the viewer; each once, at the time it was watched last.
         */
        get: operations["watchHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/watchlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The saved videos of the viewer, newest first
         * @description What the viewer alone sees. Codes of videos that are no longer published stay until they are removed.
         */
        get: operations["watchlist"];
        put?: never;
        /**
         * Save a video
         * @description Saved again, it stays where it is. At most 1000 videos: WATCHLIST_FULL.
         */
        post: operations["addToWatchlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/watchlist/shows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The saved shows of the viewer, newest first
         * @description What the viewer alone sees. Slugs of shows that are no longer published stay until they are removed.
         */
        get: operations["watchlistShows"];
        put?: never;
        /**
         * Save a show
         * @description Saved again, it stays where it is. At most 1000 shows: WATCHLIST_FULL.
         */
        post: operations["addShowToWatchlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/watchlist/shows/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a show from the list
         * @description Also when it is not in the list.
         */
        delete: operations["removeShowFromWatchlist"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/watchlist/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a video from the list
         * @description Also when it is not in the list.
         */
        delete: operations["removeFromWatchlist"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the process is up
         * @description Touches nothing else.
         */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the database answers
         * @description For load balancers: traffic should come here only while this is 200.
         */
        get: operations["ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description How a viewer confirms that the account is to be deleted, and why. */
        AccountDeletion: {
            /** @description Password, never trimmed. Refusal: DELETE_PASSWORD_WRONG. */
            password?: string;
            /** @description From POST /api/delete_account/code; in place of the password for viewers who have none. Refusals: CODE_REQUIRED, CODE_WRONG, CODE_EXPIRED. */
            code?: string;
            /** @description Key of one of the delete reasons of the cms. Refusal: REASON_REQUIRED. */
            reason_id: string;
        };
        /** @description A comment as moderators see it. */
        AdminComment: {
            /**
             * Format: uuid
             * @description Identity of the comment.
             */
            id: string;
            /** @description Video it is about. */
            code: string;
            /** @description The comment it replies to. */
            parent_id: string | null;
            /** @description What was written; null when its author deleted it. */
            comment: string | null;
            /** @description Second of the video it speaks about. */
            at: number | null;
            /**
             * @description What it is now.
             * @enum {unknown}
             */
            status: "published" | "pending" | "rejected" | "removed";
            /** @description Why it waits. */
            held_for: ("link" | "word" | "reports")[];
            /** @description How many viewers reported it. */
            reports: number;
            /** @description What they gave as reasons, the oldest first. */
            reasons: string[];
            /** @description Who wrote it; null once the person is gone. */
            viewer_id: string | null;
            /** @description Name of who wrote it. */
            author: string | null;
            /**
             * Format: date-time
             * @description When it was written (ISO 8601, UTC).
             */
            created_at: string;
            /** @description When its author last changed the words; null when never. */
            edited_at: string | null;
            /** @description Which words these are; a decision names it. */
            version: number;
            /** @description Who decided last on these words. */
            decided_by: string | null;
            /** @description When. */
            decided_at: string | null;
        };
        /** @description A comment, what stands around it, and who wrote it. */
        AdminCommentContext: {
            comment: components["schemas"]["AdminComment"];
            /** @description In the order of reading: the comment before its thread, the thread with it, and the one after; at most 50 of the thread. */
            around: components["schemas"]["AdminComment"][];
            /** @description Who wrote it; null once the person is gone. */
            author: {
                /**
                 * Format: uuid
                 * @description Identity of the viewer.
                 */
                id: string;
                /** @description Full name. */
                name: string;
                /**
                 * Format: date-time
                 * @description When they registered (ISO 8601, UTC).
                 */
                registered_at: string;
                /** @description Comments they wrote and did not delete. */
                comments: number;
                /** @description How many of them a moderator hid. */
                hidden: number;
            } | null;
            /** @description Other comments of the author, the newest first; at most 5. */
            earlier: components["schemas"]["AdminComment"][];
        };
        /** @description A message to support. */
        AdminMessage: {
            /**
             * Format: uuid
             * @description Identity of the message.
             */
            id: string;
            /**
             * @description Which form it came by.
             * @enum {unknown}
             */
            kind: "contact" | "feedback" | "report" | "payment";
            /** @description Who wrote it; null for visitors. */
            viewer_id: string | null;
            /** @description Contact only. */
            name: string | null;
            /** @description Where an answer goes. */
            email: string | null;
            /** @description What was written. */
            content: string;
            /** @description Video that a report is about. */
            video_code: string | null;
            /**
             * @description Language of the form.
             * @enum {unknown}
             */
            locale: "en" | "ar";
            /**
             * @description What became of it.
             * @enum {unknown}
             */
            status: "open" | "answered" | "closed";
            /** @description What support wrote down about it. */
            note: string | null;
            /**
             * Format: date-time
             * @description When it was sent (ISO 8601, UTC).
             */
            created_at: string;
            /** @description Who changed it last. */
            changed_by: string | null;
            /** @description When. */
            changed_at: string | null;
        };
        /** @description A key of a partner app as people see it. */
        AdminPartnerKey: {
            /**
             * Format: uuid
             * @description Identity of the key.
             */
            id: string;
            /** @description Whose key it is. */
            name: string;
            /**
             * @description `pk`: for browsers, bound to origins. `sk`: for servers.
             * @enum {unknown}
             */
            kind: "pk" | "sk";
            /** @description How the key begins. */
            prefix: string;
            /** @description What it opens; see schemas/scopes.ts. */
            scopes: string[];
            /** @description Origins whose pages may send it. */
            origins: string[];
            /**
             * Format: date-time
             * @description When it was made (ISO 8601, UTC).
             */
            created_at: string;
            /** @description Who made it. */
            created_by: string;
            /** @description The key it takes over from. */
            rotated_from: string | null;
            /** @description From when on it is refused; null: not by time. */
            expires_at: string | null;
            /** @description When it was revoked. */
            revoked_at: string | null;
            /** @description When it was used last, within a minute. */
            last_used_at: string | null;
            /** @description Its use on each of the last 30 days, today last. Gateways report within some seconds. */
            days: {
                /**
                 * Format: date
                 * @description Day, from 0:00 to 24:00 UTC.
                 */
                day: string;
                /** @description Requests with the key, limited ones included. */
                requests: number;
                /** @description Requests among them that a limit of the key refused. */
                limited: number;
            }[];
        };
        /** @description A promo code with what became of it. */
        AdminPromoCode: {
            /** @description As it is kept. */
            code: string;
            /** @description Taken off in percent; null for an amount. */
            percent: number | null;
            /** @description Taken off in minor units; null for a percentage. */
            amount: number | null;
            /** @description Plans it is for; null is all. */
            plan_ids: string[] | null;
            /** @description How many first periods are cheaper. */
            periods: number;
            /**
             * Format: date-time
             * @description From when it can be used.
             */
            valid_from: string;
            /** @description Until when; null has no end. */
            valid_until: string | null;
            /** @description How many viewers may use it; null is any number. */
            uses_max: number | null;
            /** @description How many have, those under way included. */
            uses: number;
            /** @description When it was disabled; null while it can be used. */
            disabled_at: string | null;
            /** @description Who made it. */
            made_by: string;
        };
        /** @description A viewer as support finds them. */
        AdminViewer: {
            /**
             * Format: uuid
             * @description Identity of the viewer.
             */
            id: string;
            /** @description Full name. */
            name: string;
            /** @description E-mail address. */
            email: string;
            /**
             * Format: date-time
             * @description When they registered (ISO 8601, UTC).
             */
            created_at: string;
        };
        /** @description Who did what at the desk; never changed or removed. */
        AuditEntry: {
            /**
             * Format: date-time
             * @description When (ISO 8601, UTC).
             */
            at: string;
            /** @description E-mail address of the person at the desk. */
            actor: string;
            /** @description What was done, e.g. `viewer.end_sessions`. */
            action: string;
            /** @description To what, e.g. `viewer:{id}`. */
            subject: string;
            /** @description What changed; ids and facts only. */
            details: {
                [key: string]: unknown;
            };
            /** @description Id of the request, as the logs have it. */
            request_id: string;
        };
        /** @description The browser's session in the shape of Auth.js, with a fresh bearer. */
        AuthSession: {
            user: {
                /**
                 * Format: uuid
                 * @description Identity of the viewer.
                 */
                id: string;
                /** @description Full name. */
                name: string;
                /** @description E-mail address. */
                email: string;
            };
            /**
             * Format: date-time
             * @description Instant (ISO 8601, UTC) at which the session ends unless it is asked again before then.
             */
            expires: string;
            /**
             * Format: uuid
             * @description Identity of the viewer.
             */
            id: string;
            /** @description Full name, as the viewer wrote it. */
            name: string;
            /** @description E-mail address, as the viewer wrote it. */
            email: string;
            /** @description Whether it is proven that the address is theirs. */
            email_verified: boolean;
            /** @description False for a viewer who only signs in with a provider: codes by mail stand in for the password. */
            has_password: boolean;
            /** @description Whether a paid subscription or its trial is running. */
            has_subscription: boolean;
            /** @description Kind of the running subscription; null without one. */
            subscription_type: {
                /** @description Name of the plan in the language of `X-localization`. */
                name: string;
            } | null;
            /** @description Whether advertising is shown; true unless the plan is without ads. */
            with_ads: boolean;
            /** @description How the running subscription is paid; null without one. */
            subscription_payment_method: ("card" | "apple_pay" | "google" | "apple" | "voucher") | null;
            entitlement: components["schemas"]["Entitlement"];
            /** @description Bearer for `Authorization`: a JWT with `sub` and `sid` that lives 600 seconds and ends with its session. */
            token: string;
            /**
             * Format: date-time
             * @description Instant (ISO 8601, UTC) at which the bearer ends; ask the session again before then.
             */
            token_expires_at: string;
        };
        /** @description One published change. */
        Change: {
            /** @description Grows in commit order, without gaps. */
            number: number;
            /** @description Kind of the document, e.g. `plan`. */
            type: string;
            /** @description Stable id of the document. */
            document: string;
            /** @description Language that changed; null when the change touches facts shared by both. */
            locale: ("en" | "ar") | null;
            /**
             * Format: date-time
             * @description When it was published (ISO 8601, UTC).
             */
            at: string;
        };
        /** @description A code is on its way by mail. */
        CodeSent: {
            /** @description Seconds the code is good for: 600. */
            expires_in: number;
            /** @description Seconds until another one may be asked for: 60. */
            resend_in: number;
        };
        /** @description A comment on a video, or a reply to one. */
        Comment: {
            /**
             * Format: uuid
             * @description Identity of the comment.
             */
            id: string;
            /** @description Code of the video it is about. */
            code: string;
            /** @description The comment it replies to; null when it is no reply. */
            parent_id: string | null;
            /** @description Plain text, up to 1000 code points, at most two line ends in a row. */
            comment: string;
            /** @description Second of the video it speaks about; null when it names none. */
            at: number | null;
            /**
             * @description `published`: shown to everybody. `pending`: waits for a moderator, `rejected` and `removed`: not shown; only the author learns of these three.
             * @enum {unknown}
             */
            status: "published" | "pending" | "rejected" | "removed";
            /** @description Name of the author today; null when the account was deleted. */
            author: string | null;
            /** @description Identity of the author, for telling viewers which ones are theirs; never to be shown. */
            author_id: string | null;
            /** @description Replies that are shown. */
            reply_count: number;
            /**
             * Format: date-time
             * @description When it was written (ISO 8601, UTC).
             */
            created_at: string;
            /** @description When its author last changed the words; null when never. */
            edited_at: string | null;
            /** @description Counts the edits, from 1 on. An edit names the version that it began with. */
            version: number;
        };
        /** @description A second of a video that comments speak about. */
        CommentMoment: {
            /** @description Code of the video. */
            code: string;
            /** @description Second of the video. */
            at: number;
            /** @description Comments and replies that speak about it. */
            comments: number;
        };
        /** @description A message to the people of the product. */
        ContactMessage: {
            /** @description 3 to 50 code points in NFC: letters and marks of any script with their joiners, apostrophes, hyphens and middle dots; space, full stop. Refusals: NAME_REQUIRED, NAME_LENGTH, NAME_CHARACTERS. */
            name: string;
            /** @description Refusals: EMAIL_REQUIRED, EMAIL_INVALID. */
            email: string;
            /** @description 10 to 300 code points. Refusals: MESSAGE_REQUIRED, MESSAGE_LENGTH. */
            content: string;
        };
        /** @description Everything that is kept about a viewer, by subject: `profile`, `providers`, `sessions`, `devices`, `referral`, `watchlist`, `watchlist_shows`, `progress`, `preferences`, `reminders`, `comments`, `comment_reports`, `messages`, `newsletter`, `subscriptions`, `payments`, `refunds`, `disputes`, `ledger`, `promo_codes`, `vouchers`. No password, code or token, not even hashed. */
        DataExport: {
            /**
             * Format: date-time
             * @description Instant (ISO 8601, UTC) at which everything stood so.
             */
            exported_at: string;
        } & {
            [key: string]: unknown;
        };
        /** @description The account was deleted and can be recovered: DELETED_RECOVERABLE. Nobody is signed in; the recovery cookie is set. */
        DeletedRecoverable: {
            /** @description Text to show, in the language of `X-localization`. */
            message: string;
            /** @enum {string} */
            code: "DELETED_RECOVERABLE";
            meta: {
                /**
                 * Format: date-time
                 * @description Instant (ISO 8601, UTC) until which the account can be recovered.
                 */
                recover_until: string;
                /** @description For POST /api/recover_account: good for one recovery within the hour, in the browser that holds the recovery cookie; the newest alone counts. */
                recovery_token: string;
                /** @description Full name of the viewer. */
                name: string;
                /** @description E-mail address, all but its first character hidden before the @. */
                email: string;
            };
        };
        /** @description A device that is signed in. */
        Device: {
            /**
             * Format: uuid
             * @description Identity of the session.
             */
            id: string;
            /** @description Browser and system, e.g. `Chrome · Android`, or the name the device gave itself; null when it said neither. */
            name: string | null;
            /**
             * Format: date-time
             * @description Instant (ISO 8601, UTC) of the last renewal; a device in use renews every ten minutes.
             */
            last_seen: string;
            /** @description Whether it is the device that asks. */
            current: boolean;
        };
        /** @description What an author changes in a comment. */
        EditedComment: {
            /** @description Up to 1000 code points after control characters and outer spaces are taken out. Refusals: COMMENT_REQUIRED, COMMENT_LENGTH. */
            comment: string;
            /** @description Second of the video it speaks about, null for none; without it, it stays as it is. Refusal: BAD_USER_INPUT. */
            at?: number | null;
            /** @description Version of the comment that the author began with. Refusal: BAD_USER_INPUT. */
            version: number;
        };
        /** @description Right to watch. */
        Entitlement: {
            /** @description `free`: registered without a running subscription. `paid`: subscription or trial running. */
            level: "free" | "paid";
            /** @description Instant (ISO 8601, UTC) at which the level ends unless it is renewed; null when it does not end. */
            until: string | null;
        };
        /** @description What somebody thinks of the product. */
        Feedback: {
            /** @description Up to 1000 code points. Refusals: MESSAGE_REQUIRED, COMMENT_LENGTH. */
            comment: string;
            /** @description Where an answer goes; without one there is none. Refusal: EMAIL_INVALID. */
            email?: string | null;
        };
        /** @description One entry of the ledger; never changed or removed. */
        LedgerEntry: {
            /** @description Order of writing. */
            number: string;
            /**
             * Format: date-time
             * @description When (ISO 8601, UTC).
             */
            at: string;
            /**
             * @description What moved the money.
             * @enum {unknown}
             */
            kind: "charge" | "refund" | "refund_failed" | "card_check" | "card_check_refund" | "dispute" | "dispute_reversal" | "credit" | "store" | "store_refund";
            /** @description In minor units; negative when it went back. */
            amount: number;
            /** @description ISO 4217. */
            currency: string;
            /** @description Our payment; null for stores. */
            payment_id: string | null;
            /** @description Plan it was for. */
            plan_id: string;
            /** @description Period it pays for. */
            period_starts_at: string | null;
            /** @description Its end. */
            period_ends_at: string | null;
            /** @description Who took the money. */
            provider: string | null;
            /** @description The provider's name for it. */
            provider_ref: string | null;
        };
        /** @description What became of a message. */
        MessageOutcome: {
            /**
             * @description What it is now.
             * @enum {unknown}
             */
            status: "open" | "answered" | "closed";
            /** @description For those who read it later. */
            note?: string;
        };
        /** @description A message has arrived. */
        MessageReceipt: {
            /**
             * @description Stable code, a key of schemas/messages.
             * @enum {string}
             */
            code: "MESSAGE_SENT";
            /** @description Text to show, in the language of `X-localization`. */
            message: string;
        };
        /** @description A comment as it is sent. */
        NewComment: {
            /** @description Code of a video. Refusal of a code that cannot be: NOT_FOUND. */
            code: string;
            /** @description Up to 1000 code points after control characters and outer spaces are taken out. Refusals: COMMENT_REQUIRED, COMMENT_LENGTH. */
            comment: string;
            /** @description The comment it replies to, of the same video; a reply to a reply joins the same thread. Refusal when it is not shown any more: COMMENT_FAILED. */
            parent_id?: string | null;
            /** @description Second of the video it speaks about. Refusal: BAD_USER_INPUT. */
            at?: number | null;
        };
        /** @description A key to be made. */
        NewPartnerKey: {
            /** @description Whose key it is. */
            name: string;
            /**
             * @description `pk`: for browsers, bound to origins. `sk`: for servers.
             * @enum {unknown}
             */
            kind: "pk" | "sk";
            /** @description What it opens; see schemas/scopes.ts. */
            scopes: string[];
            /** @description For `pk`: at least one. */
            origins?: string[];
        };
        /** @description A promo code to be made. */
        NewPromoCode: {
            /** @description Case, spaces and hyphens do not matter. */
            code: string;
            /** @description Taken off; or `amount`. */
            percent?: number;
            /** @description Taken off in minor units; or `percent`. */
            amount?: number;
            /** @description Plans it is for; all when absent. */
            plan_ids?: string[];
            /** @description How many first periods are cheaper; 1 when absent. */
            periods?: number;
            /**
             * Format: date-time
             * @description Now when absent.
             */
            valid_from?: string;
            /**
             * Format: date-time
             * @description Last moment to use it; without end when absent.
             */
            valid_until?: string;
            /** @description How many days it can be used from its beginning; instead of `valid_until`. */
            valid_days?: number;
            /** @description Any number when absent. */
            uses_max?: number;
        };
        /** @description A word to be watched. */
        NewWatchedWord: {
            /** @description Marks, tatweel, forms of alef and case do not matter; `*` at the end stands for any ending. */
            word: string;
        };
        /** @description How many receive the newsletter; numbers only, never an address. */
        NewsletterCounts: {
            /** @description Addresses that receive it, by the language that they chose. */
            subscribers: {
                /** @description In English. */
                en: number;
                /** @description In Arabic. */
                ar: number;
            };
            /** @description Addresses that chose each category, in the order of the form; one may have chosen several. */
            categories: {
                /**
                 * @description What the newsletter is about.
                 * @enum {unknown}
                 */
                category: "all" | "sports" | "business";
                /** @description In English. */
                en: number;
                /** @description In Arabic. */
                ar: number;
            }[];
            /** @description The last 12 weeks with the present one, the oldest first. */
            weeks: {
                /**
                 * Format: date
                 * @description Monday on which the week begins, at 0:00 UTC.
                 */
                starts: string;
                /** @description Addresses that subscribed for the first time. */
                subscribed: number;
                /** @description Addresses that unsubscribed and did not come back. */
                unsubscribed: number;
            }[];
        };
        /** @description A subscription to the newsletter. */
        NewsletterSubscription: {
            /** @description E-mail address; compared without case, outer spaces and Unicode form. Refusals: EMAIL_REQUIRED, EMAIL_INVALID. */
            email: string;
            /** @description What to be told about. Refusal when empty or unknown: CATEGORY_REQUIRED. */
            categories: ("all" | "sports" | "business")[];
        };
        /** @description Nobody is signed in. */
        NoSession: Record<string, never>;
        /** @description What the key of a partner app may do. */
        PartnerKey: {
            /**
             * Format: uuid
             * @description Identity of the key; the feed names it as document of `partner-key`.
             */
            id: string;
            /**
             * @description `pk`: for browsers, bound to origins. `sk`: for servers.
             * @enum {unknown}
             */
            kind: "pk" | "sk";
            /** @description What it opens; see schemas/scopes.ts. */
            scopes: ("catalogue:read" | "search:read" | "pages:read" | "schedule:read" | "plans:read" | "comments:read" | "playback:read")[];
            /** @description Values of `Origin` with which a `pk` counts; empty for `sk`. */
            origins: string[];
            /** @description Instant (ISO 8601, UTC) from which it is refused; null when time does not end it. */
            expires_at: string | null;
        };
        /** @description Use of a partner key on one day. */
        PartnerKeyUse: {
            /**
             * Format: uuid
             * @description Identity of the key.
             */
            key_id: string;
            /**
             * Format: date
             * @description Day of the requests in UTC.
             */
            day: string;
            /** @description Requests with the key, limited ones included. */
            requests: number;
            /** @description Requests among them that a limit of the key refused. */
            limited: number;
        };
        /** @description A payment. */
        Payment: {
            /**
             * Format: uuid
             * @description Names the payment for GET /api/payment_status.
             */
            id: string;
            /**
             * @description `card_check`: charged and given back at once, before a trial. `first`, `renewal`: the fee of a period. `change`: the difference to a dearer plan. `method_change`: charged and given back at once, before another payment method replaces the one of a running subscription.
             * @enum {unknown}
             */
            purpose: "card_check" | "first" | "renewal" | "change" | "method_change";
            /**
             * @description `failed` may still become `succeeded` when the reason is ABANDONED. With the reason TRIAL_USED the card check was charged, and is given back.
             * @enum {unknown}
             */
            status: "pending" | "succeeded" | "failed";
            /** @description Why it failed, a key of schemas/messages; else null. */
            reason: ("DECLINED" | "INSUFFICIENT_FUNDS" | "CARD_EXPIRED" | "AUTHENTICATION_FAILED" | "ABANDONED" | "TRIAL_USED") | null;
            /** @description The reason in the language of `X-localization`; else null. */
            message: string | null;
            /** @description What is charged, in minor units. */
            amount: number;
            /** @description ISO 4217. */
            currency: string;
            /** @description Plan that it is for. */
            plan_id: string;
            /** @enum {unknown} */
            payment_method: "card" | "apple_pay";
            /** @description Card that was charged; null until it succeeded. */
            card: {
                /** @description Brand in lower case, e.g. `visa`. */
                brand: string | null;
                /** @description Last four digits. */
                last4: string | null;
            } | null;
            /** @description Period that it pays for; null for none. */
            period_starts_at: string | null;
            /** @description End of that period; null for none. */
            period_ends_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** @description When it was decided; null until then. */
            settled_at: string | null;
            /** @description When all of it was given back; null when it was not. */
            refunded_at: string | null;
            /** @description What was given back so far, in minor units; 0 when nothing was. */
            refunded_amount: number;
            /** @description What became of a dispute that the card holder's bank opened: undecided, decided for us, or the money went back to the card. Null without one. */
            dispute: ("open" | "won" | "lost") | null;
            /** @description Number of its receipt; null for none. */
            receipt_number: string | null;
            /** @description Page of the provider on which the viewer goes on, absolute; null when nothing is to be done there, and in the list of payments, for which the provider is not asked. */
            redirect_url: string | null;
        };
        /** @description The payment method that replaces the present one. */
        PaymentMethodOrder: {
            /**
             * @description Refusal: PAYMENT_METHOD_REQUIRED.
             * @enum {unknown}
             */
            payment_method: "card" | "apple_pay";
            /** @description One-time token of the provider's own field in the browser; without it the viewer is sent to the provider's page. Never card data. */
            payment_token?: string;
        };
        /** @description A plan on sale. */
        Plan: {
            /** @description Stable id, e.g. `year-with-ads`. */
            id: string;
            /**
             * @description How often the price is paid.
             * @enum {unknown}
             */
            period: "month" | "year";
            /** @description Whether advertising is shown. */
            with_ads: boolean;
            /** @description Price of one period in minor units: 1500 is 15.00. */
            price: number;
            /** @description ISO 4217. */
            currency: string;
            /** @description Days that are free at the beginning. */
            trial_days: number;
            /** @description What a year costs less than twelve months of the monthly plan with the same advertising, in whole percent; 0 for monthly plans. */
            discount_percent: number;
        };
        /** @description What a change of the plan costs, and when. */
        PlanChange: {
            /** @description Plan that was asked for. */
            plan_id: string;
            /**
             * @description A dearer plan begins now, a cheaper one when the running period is over; on trial every change is now.
             * @enum {unknown}
             */
            takes_effect: "now" | "at_period_end";
            /** Format: date-time */
            effective_at: string;
            /** @description What one period of the plan costs from then on, in minor units. */
            price: number;
            /** @description Unused days of the running period, which the first payment is less by, in minor units. */
            credit: number;
            /** @description What is charged now, in minor units: to the unit what the change then charges. The same all day. */
            amount_due: number;
            /** @description ISO 4217. */
            currency: string;
            /**
             * Format: date-time
             * @description When money is taken the time after.
             */
            next_payment_date: string;
            /** @description What is taken then, in minor units. */
            next_payment_amount: number;
        };
        /** @description The plan that a viewer changes to. */
        PlanChangeOrder: {
            /** @description Plan to change to; the running one takes back a change that was to come. Refusal: PLAN_UNKNOWN. */
            plan_id: string;
            /** @description True only answers what the change would be; nothing is changed. */
            preview?: boolean;
            /** @description What the viewer agreed to pay now; when it would be another amount, nothing happens: AMOUNT_CHANGED. */
            amount_due?: number;
        };
        /** @description What the viewer has chosen. */
        Preferences: {
            /** @description Slugs of the channels the home page shows first, in that order; empty: no choice. */
            categories: string[];
            /** @description Slugs of the shows that the viewer follows, in the order in which they were saved. */
            shows: string[];
            /** @description Whether the next video begins by itself; true unless chosen. */
            autoplay: boolean;
            /** @description Language in which captions are switched on, or `off`; null: not chosen, then the player decides. */
            captions: ("en" | "ar" | "off") | null;
            /** @description While true nothing that is watched is remembered. */
            history_paused: boolean;
        };
        /** @description A problem with the product or with one of its videos. */
        ProblemReport: {
            /** @description Up to 1000 code points. Refusals: MESSAGE_REQUIRED, COMMENT_LENGTH. */
            comment: string;
            /** @description Where an answer goes; without one there is none. Refusal: EMAIL_INVALID. */
            email?: string | null;
            /** @description Code of the video that the problem is with. Refusal of what cannot be one: NOT_FOUND. */
            video_code?: string | null;
        };
        /** @description How far a video was watched. */
        Progress: {
            /** @description Code of a video. Refusal of a code that cannot be: NOT_FOUND. */
            code: string;
            /** @description How far it was watched, in seconds. */
            position: number;
            /** @description Its length in seconds, as the player knew it. */
            duration: number;
            /**
             * @description `new`: less than 15 seconds; `finished`: more than 95 %; `started`: between, and only then there is a place to go on from.
             * @enum {unknown}
             */
            state: "new" | "started" | "finished";
            /**
             * Format: date-time
             * @description When it was watched last (ISO 8601, UTC).
             */
            watched_at: string;
        };
        /** @description How far a video was watched on one device. */
        ProgressReport: {
            /** @description Code of a video. Refusal of a code that cannot be: NOT_FOUND. */
            code: string;
            /** @description Where the viewer is, in whole seconds; beyond the end counts as the end. */
            position: number;
            /** @description Length of the video in whole seconds. */
            duration: number;
            /**
             * Format: date-time
             * @description When that was, by the clock of the device; without it now. A time to come counts as now. What was watched last wins, in whatever order reports arrive.
             */
            at?: string;
        };
        /** @description A promo code and the plan it is meant for. */
        PromoQuestion: {
            /** @description As it was typed: case, spaces, hyphens and the kind of digits do not matter. */
            code: string;
            /** @description Id of the plan that is to be paid. */
            plan_id: string;
        };
        /** @description What a promo code changes. */
        PromoQuote: {
            /** @description The code as it is kept. */
            code: string;
            /** @description Price of one period without the code, in minor units. */
            price_before: number;
            /** @description Price of one period with the code, in minor units. */
            price_after: number;
            /** @description ISO 4217. */
            currency: string;
            /** @description How many first periods cost `price_after`. */
            periods: number;
            /** @description The same in one sentence, in the language of `X-localization`. */
            text: string;
        };
        /** @description A receipt. */
        Receipt: {
            /** @description Without gaps over all receipts, e.g. `000042`. */
            number: string;
            /** Format: date-time */
            issued_at: string;
            /** Format: uuid */
            payment_id: string;
            /** @description Full name of the viewer. */
            name: string;
            /** @description E-mail address of the viewer. */
            email: string;
            /** @description Plan that was paid for. */
            plan_id: string;
            /** @description Name of the plan when it was paid, in the language of `X-localization`. */
            plan_name: string;
            /** Format: date-time */
            period_starts_at: string;
            /** Format: date-time */
            period_ends_at: string;
            /** @description Price of the period. */
            price: number;
            /** @description What a promo code took off. */
            discount: number;
            /** @description Unused days of the plan before. */
            credit: number;
            /** @description What was paid: price less discount and credit. */
            amount: number;
            /** @description ISO 4217. */
            currency: string;
            /** @enum {unknown} */
            payment_method: "card" | "apple_pay";
            /** @description Card that was charged; null when the provider did not say. */
            card: {
                /** @description Brand in lower case, e.g. `visa`. */
                brand: string | null;
                /** @description Last four digits. */
                last4: string | null;
            } | null;
            /** @description When all of it was given back; else null. */
            refunded_at: string | null;
            /** @description What was given back so far, in minor units; 0 when nothing was. */
            refunded_amount: number;
            /** @description What became of a dispute that the card holder's bank opened: undecided, decided for us, or the money went back to the card. Null without one. */
            dispute: ("open" | "won" | "lost") | null;
        };
        /** @description What has a deleted account back, and whose it is. */
        RecoveryOffer: {
            /**
             * Format: date-time
             * @description Instant (ISO 8601, UTC) until which the account can be recovered.
             */
            recover_until: string;
            /** @description For POST /api/recover_account: good for one recovery within the hour, in the browser that holds the recovery cookie; the newest alone counts. */
            recovery_token: string;
            /** @description Full name of the viewer. */
            name: string;
            /** @description E-mail address, all but its first character hidden before the @. */
            email: string;
        };
        /** @description A viewer's own referral code. */
        ReferralCode: {
            /** @description Eight letters and digits, made once per viewer. */
            code: string;
            /** @description Where a friend registers with it, at the public origin. */
            url: string;
            /** @description How many viewers named it. */
            used: number;
            /** @description Code of the friend whom the viewer named; null until then. */
            friend_code: string | null;
        };
        /** @description Data of a new viewer. */
        Registration: {
            /** @description Full name, in Unicode form NFC without outer spaces and without what is never drawn. Refusals: NAME_REQUIRED, NAME_TOO_LONG; NAME_LINK for a link, an e-mail address or a phone number in it. */
            name: string;
            /** @description E-mail address. Spellings that differ in case, Unicode form, Punycode or in what is never drawn are one address. Refusals: EMAIL_REQUIRED, EMAIL_INVALID, EMAIL_TAKEN. */
            email: string;
            /** @description Characters, never trimmed, not all the same and not the e-mail address. Refusals: PASSWORD_REQUIRED, PASSWORD_INVALID. */
            password: string;
            /** @description Code of a friend: case, spaces, hyphens and the kind of digits do not matter. Empty or null passes. Refusal: REFERRAL_INVALID. */
            referral_code?: string | null;
            /** @description Whether the terms are agreed to. Refusal unless true: TERMS_REQUIRED. */
            terms_accepted: boolean;
            /** @description Name of the device in the list of devices; by default read from `User-Agent`. */
            device_name?: string;
        };
        /** @description A mail that goes out ten minutes before something begins. */
        Reminder: {
            /** @description Id of an entry of the schedule, or `video-` and the code of a live event that has none. */
            schedule_id: string;
            /**
             * Format: date-time
             * @description When it begins, as far as accounts was told (ISO 8601, UTC).
             */
            starts_at: string;
        };
        /** @description Body of every refusal. */
        RestError: {
            /** @description Text to show, in the language of `X-localization`. */
            message: string;
            /** @description Stable code, a key of schemas/messages; on 422 the code of the first failing field. */
            code: string;
            /** @description Texts to show, by field in snake_case: on 422, and where what a field names is not there. */
            errors?: {
                [key: string]: string[];
            };
            /** @description The same failures as stable codes, by field in snake_case, in the same order. */
            error_codes?: {
                [key: string]: string[];
            };
            /** @description What the code alone does not say. With CODE_WRONG `tries_left`: wrong tries that the code still stands. When a code was asked for too often `resend_in`: seconds until the next may be. */
            meta?: {
                [key: string]: number | string;
            };
        };
        /** @description How a key is taken over. */
        Rotation: {
            /** @description How long the old key goes on; 24 when absent. */
            overlap_hours?: number;
        };
        /** @description The signed-in viewer with a fresh bearer. */
        SessionData: {
            /**
             * Format: uuid
             * @description Identity of the viewer.
             */
            id: string;
            /** @description Full name, as the viewer wrote it. */
            name: string;
            /** @description E-mail address, as the viewer wrote it. */
            email: string;
            /** @description Whether it is proven that the address is theirs. */
            email_verified: boolean;
            /** @description False for a viewer who only signs in with a provider: codes by mail stand in for the password. */
            has_password: boolean;
            /** @description Whether a paid subscription or its trial is running. */
            has_subscription: boolean;
            /** @description Kind of the running subscription; null without one. */
            subscription_type: {
                /** @description Name of the plan in the language of `X-localization`. */
                name: string;
            } | null;
            /** @description Whether advertising is shown; true unless the plan is without ads. */
            with_ads: boolean;
            /** @description How the running subscription is paid; null without one. */
            subscription_payment_method: ("card" | "apple_pay" | "google" | "apple" | "voucher") | null;
            entitlement: components["schemas"]["Entitlement"];
            /** @description Bearer for `Authorization`: a JWT with `sub` and `sid` that lives 600 seconds and ends with its session. */
            token: string;
            /**
             * Format: date-time
             * @description Instant (ISO 8601, UTC) at which the bearer ends; ask the session again before then.
             */
            token_expires_at: string;
        };
        /** @description The viewer's subscription. */
        Subscription: {
            /**
             * @description `cancelled`: runs until `ends_at` and then ends. `past_due`: the renewal could not be charged; watching goes on until `ends_at`. `free`: nothing runs.
             * @enum {unknown}
             */
            status: "trial" | "active" | "cancelled" | "past_due" | "free";
            /** @description Plan that runs; null on the free plan. */
            plan_id: string | null;
            /** @description What one period costs this viewer until the plan is changed, in minor units; null on the free plan. */
            price: number | null;
            /** @description ISO 4217; null on the free plan. */
            currency: string | null;
            /** @description Whether advertising is shown. */
            with_ads: boolean;
            /**
             * Format: date-time
             * @description When the viewer registered.
             */
            member_since: string;
            /** @description Whether subscribing now would begin with the free days of a trial; false while something runs. */
            trial_available: boolean;
            /** @description When the subscription began; null on the free plan. */
            started_at: string | null;
            /** @description When the first fee falls due; null unless on trial. */
            trial_ends_at: string | null;
            /** @description When money is taken next; null when none will be, or when a store takes it. */
            next_payment_date: string | null;
            /** @description What is taken then, promo code included, in minor units; null with `next_payment_date`. */
            next_payment_amount: number | null;
            /** @description When a period costs `price` again after the periods of a promo code; null when the next payment does already. */
            full_price_date: string | null;
            /** @description When watching ends unless something is paid; null while it renews, and on the free plan. */
            ends_at: string | null;
            /** @description Plan from the next period on, when it is another one; else null. */
            next_plan_id: string | null;
            /** @description How it is paid; null on the free plan. */
            payment_method: ("card" | "apple_pay" | "google" | "apple" | "voucher") | null;
            /** @description The card that is charged; null when a store or nobody is. */
            card: {
                /** @description Brand in lower case, e.g. `visa`. */
                brand: string | null;
                /** @description Last four digits. */
                last4: string | null;
            } | null;
            /** @description Last month in which that card is valid, e.g. `2029-08`; null when it is not known. */
            card_expires: string | null;
            /** @description Why nothing is charged for now: `dispute`: a bank disputes a payment; `provider`: the card has to be entered again, because payments moved to another provider. Watching goes on until `ends_at`. Null when it renews as usual. */
            renewal_hold: ("dispute" | "provider") | null;
        };
        /** @description What a viewer subscribes to, and how it is paid. */
        SubscriptionOrder: {
            /** @description Id of a plan on sale. Refusals: PLAN_REQUIRED, PLAN_UNKNOWN. */
            plan_id: string;
            /**
             * @description Refusal: PAYMENT_METHOD_REQUIRED.
             * @enum {unknown}
             */
            payment_method: "card" | "apple_pay";
            /** @description One-time token of the provider's own field in the browser; without it the viewer is sent to the provider's page. Never card data. */
            payment_token?: string;
            /** @description As it was typed. Refusal for every reason: COUPON_INVALID. */
            promo_code?: string;
            /** @description Code of the friend who brought the viewer, as it was typed. Refusals: CODE_INVALID, OWN_CODE, REFERRAL_LATER, ALREADY_USED. */
            referral_code?: string;
        };
        /** @description A job that did not go through. */
        TroubledJob: {
            /** @description Order of writing; names the job. */
            number: string;
            /** @description What it does, e.g. `renewal`, `refund`, `mail`. */
            kind: string;
            /** @description What it is about, by ids. */
            key: string;
            /** @description Tries that failed; those that found somebody away do not count. */
            attempts: number;
            /** @description What went wrong the last time. */
            reason: string;
            /** @description When it was given up; null while it is tried again by itself. */
            failed_at: string | null;
            /** @description When it is tried next; null when it was given up. */
            next_try_at: string | null;
        };
        /** @description A code as it was typed. */
        TypedCode: {
            /** @description As it was typed: case, spaces, hyphens and the kind of digits do not matter. */
            code: string;
        };
        /** @description What a moderator says of a comment. */
        Verdict: {
            /**
             * @description Show it, never show it, or take it away.
             * @enum {unknown}
             */
            verdict: "published" | "rejected" | "removed";
            /** @description Version of the comment that was read. */
            version: number;
        };
        /** @description Counts of a video. */
        VideoCounts: {
            /** @description Code of a video. Refusal of a code that cannot be: NOT_FOUND. */
            code: string;
            /** @description Views: one of each session and day, after 10 s played. */
            views: number;
            /** @description Comments that everybody can read. */
            comments: number;
        };
        /** @description The signed-in viewer. */
        Viewer: {
            /**
             * Format: uuid
             * @description Identity of the viewer.
             */
            id: string;
            /** @description Full name, as the viewer wrote it. */
            name: string;
            /** @description E-mail address, as the viewer wrote it. */
            email: string;
            /** @description Whether it is proven that the address is theirs. */
            email_verified: boolean;
            /** @description False for a viewer who only signs in with a provider: codes by mail stand in for the password. */
            has_password: boolean;
            /** @description Whether a paid subscription or its trial is running. */
            has_subscription: boolean;
            /** @description Kind of the running subscription; null without one. */
            subscription_type: {
                /** @description Name of the plan in the language of `X-localization`. */
                name: string;
            } | null;
            /** @description Whether advertising is shown; true unless the plan is without ads. */
            with_ads: boolean;
            /** @description How the running subscription is paid; null without one. */
            subscription_payment_method: ("card" | "apple_pay" | "google" | "apple" | "voucher") | null;
            entitlement: components["schemas"]["Entitlement"];
        };
        /** @description The newsletter of a signed-in viewer. */
        ViewerNewsletter: {
            /** @description The viewer's address. */
            email: string;
            /** @description Whether the viewer has proven that the address is theirs. Until then nothing of its subscription is shown or changed. */
            verified: boolean;
            /** @description What the address is subscribed to; empty when it is not subscribed. */
            categories: ("all" | "sports" | "business")[];
        };
        /** @description What became of the vouchers of one order. */
        VoucherBatch: {
            /** @description What they are called. */
            batch: string;
            /** @description Plan they give. */
            plan_id: string;
            /** @description How long they give it. */
            days: number;
            /** @description How many were made. */
            count: number;
            /** @description How many were spent. */
            used: number;
            /** @description How many were disabled before they were spent. */
            disabled: number;
            /** @description Who made them. */
            made_by: string;
            /**
             * Format: date-time
             * @description When (ISO 8601, UTC).
             */
            created_at: string;
        };
        /** @description What a voucher gave. */
        VoucherGrant: {
            /** @description Plan that runs now. */
            plan_id: string;
            /**
             * Format: date-time
             * @description When it ends by itself (ISO 8601, UTC).
             */
            ends_at: string;
        };
        /** @description Vouchers to be made. */
        VoucherOrder: {
            /** @description What these vouchers are called; new. */
            batch: string;
            /** @description Plan they give. */
            plan_id: string;
            /** @description How long they give it. */
            days: number;
            /** @description How many. */
            count: number;
            /**
             * Format: date-time
             * @description Last moment to use it; without end when absent.
             */
            valid_until?: string;
            /** @description How many days it can be used from its beginning; instead of `valid_until`. */
            valid_days?: number;
        };
        /** @description A word that holds a comment until somebody has looked. */
        WatchedWord: {
            /** @description What it is compared by, and its identity here. */
            folded: string;
            /** @description As it was written. */
            word: string;
            /** @description Who added it. */
            created_by: string;
            /**
             * Format: date-time
             * @description When (ISO 8601, UTC).
             */
            created_at: string;
        };
        /** @description A video that the viewer has saved. */
        WatchlistItem: {
            /** @description Code of a video. Refusal of a code that cannot be: NOT_FOUND. */
            code: string;
            /**
             * Format: date-time
             * @description When it was saved (ISO 8601, UTC).
             */
            added_at: string;
        };
        /** @description A show that the viewer has saved. */
        WatchlistShow: {
            /** @description Slug of a show. Refusal of a slug that cannot be: NOT_FOUND. */
            slug: string;
            /**
             * Format: date-time
             * @description When it was saved (ISO 8601, UTC).
             */
            added_at: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    adminAudit: {
        parameters: {
            query?: {
                /** @description Only what was done to this, e.g. `viewer:{id}`. */
                subject?: string;
                /** @description Cursor of the answer before, `meta.next`; opaque. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first; at most 50 a page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuditEntry"][];
                        meta: {
                            /** @description Cursor after the last row; null on the last page. */
                            next: string | null;
                        };
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The token does not allow it: FORBIDDEN. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    adminComments: {
        parameters: {
            query: {
                /** @description Comments that wait, shown ones that were reported, those a moderator hid, or all that were not deleted. */
                list: "pending" | "reported" | "hidden" | "all";
                /** @description Cursor of the answer before, `meta.next`; opaque. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 50 a page; of those that wait or were reported the oldest first, otherwise the newest. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminComment"][];
                        meta: {
                            /** @description Cursor after the last row; null on the last page. */
                            next: string | null;
                        };
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The token does not allow it: FORBIDDEN. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    adminCommentCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description That are held. */
                            pending: number;
                            /** @description Shown and reported. */
                            reported: number;
                        };
                    };
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The token does not allow it: FORBIDDEN. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    adminComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminCommentContext"];
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The token does not allow it: FORBIDDEN. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Nothing is there: NOT_FOUND. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    adminModerateComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Verdict"];
            };
        };
        responses: {
            /** @description It is decided. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /**
                             * @description What it is now.
                             * @enum {unknown}
                             */
                            status: "published" | "pending" | "rejected" | "removed";
                        };
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The token does not allow it: FORBIDDEN. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Nothing is there: NOT_FOUND. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Its author has changed the words since: COMMENT_EDITED. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    adminReopenComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nobody has decided on it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /**
                             * @description What it is now.
                             * @enum {unknown}
                             */
                            status: "published" | "pending" | "rejected" | "removed";
                        };
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The token does not allow it: FORBIDDEN. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No such comment, or nobody decided on it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Its author has changed the words since: COMMENT_EDITED. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    adminTroubledJobs: {
        parameters: {
            query?: {
                /** @description Cursor of the answer before, `meta.next`; opaque. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first; at most 50 a page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TroubledJob"][];
                        meta: {
                            /** @description Cursor after the last row; null on the last page. */
                            next: string | null;
                        };
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The token does not allow it: FORBIDDEN. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    adminRetryJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the job. */
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is due. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The token does not allow it: FORBIDDEN. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No such job, or nothing is wrong with it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    adminCheckLedger: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One sentence for each rule and find; empty when all agrees. */
                        data: string[];
                    };
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The token does not allow it: FORBIDDEN. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    adminMessages: {
        parameters: {
            query?: {
                kind?: "contact" | "feedback" | "report" | "payment";
                status?: "open" | "answered" | "closed";
                viewer_id?: string;
                /** @description Cursor of the answer before, `meta.next`; opaque. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first; at most 50 a page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminMessage"][];
                        meta: {
                            /** @description Cursor after the last row; null on the last page. */
                            next: string | null;
                        };
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The token does not allow it: FORBIDDEN. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    adminSettleMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageOutcome"];
            };
        };
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminMessage"];
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The token does not allow it: FORBIDDEN. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Nothing is there: NOT_FOUND. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    adminNewsletterCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As of now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NewsletterCounts"];
                    };
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The token does not allow it: FORBIDDEN. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    adminPartnerKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminPartnerKey"][];
                    };
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The token does not allow it: FORBIDDEN. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    adminCreatePartnerKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPartnerKey"];
            };
        };
        responses: {
            /** @description The new key. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Identity of the new key. */
                            id: string;
                            /** @description The key itself: shown here and never again. */
                            key: string;
                        };
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The token does not allow it: FORBIDDEN. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description NAME_REQUIRED, NAME_TOO_LONG, SCOPES_INVALID, ORIGINS_INVALID. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    adminRevokePartnerKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is refused. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The token does not allow it: FORBIDDEN. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Nothing is there: NOT_FOUND. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    adminRotatePartnerKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Rotation"];
            };
        };
        responses: {
            /** @description The new key. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Identity of the new key. */
                            id: string;
                            /** @description The key itself: shown here and never again. */
                            key: string;
                        };
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The token does not allow it: FORBIDDEN. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Nothing is there: NOT_FOUND. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    adminPromoCodes: {
        parameters: {
            query?: {
                /** @description Cursor of the answer before, `meta.next`; opaque. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first; at most 50 a page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminPromoCode"][];
                        meta: {
                            /** @description Cursor after the last row; null on the last page. */
                            next: string | null;
                        };
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The token does not allow it: FORBIDDEN. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    adminCreatePromoCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
                /** @description One random key for one submit: sent again within 24 hours with the same data it is answered as the first time, and nothing is done twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPromoCode"];
            };
        };
        responses: {
            /** @description The new code. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminPromoCode"];
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The token does not allow it: FORBIDDEN. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description CODE_TAKEN on `code`; PLAN_UNKNOWN on `plan_ids`; DISCOUNT_TOO_LARGE on `percent` or `amount` when a plan would cost less than can be charged. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    adminDisablePromoCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminPromoCode"];
                    };
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The token does not allow it: FORBIDDEN. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Nothing is there: NOT_FOUND. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    adminFindViewers: {
        parameters: {
            query: {
                /** @description Id, or beginning of address or name. */
                q: string;
                /** @description Cursor of the answer before, `meta.next`; opaque. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By address; at most 50 a page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminViewer"][];
                        meta: {
                            /** @description Cursor after the last row; null on the last page. */
                            next: string | null;
                        };
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The token does not allow it: FORBIDDEN. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    adminViewerFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DataExport"];
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The token does not allow it: FORBIDDEN. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Nothing is there: NOT_FOUND. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    adminViewerLedger: {
        parameters: {
            query?: {
                /** @description Cursor of the answer before, `meta.next`; opaque. */
                after?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first; at most 50 a page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LedgerEntry"][];
                        meta: {
                            /** @description Cursor after the last row; null on the last page. */
                            next: string | null;
                        };
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The token does not allow it: FORBIDDEN. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Nothing is there: NOT_FOUND. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    adminEndSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nobody is signed in as this viewer now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Sessions that were running. */
                            ended: number;
                        };
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The token does not allow it: FORBIDDEN. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Nothing is there: NOT_FOUND. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    adminVoucherBatches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VoucherBatch"][];
                    };
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The token does not allow it: FORBIDDEN. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    adminCreateVouchers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoucherOrder"];
            };
        };
        responses: {
            /** @description The vouchers are made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Shown once. */
                            codes: string[];
                        };
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The token does not allow it: FORBIDDEN. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description BATCH_TAKEN on `batch`; PLAN_UNKNOWN on `plan_id`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    adminDisableVouchers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                batch: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description None of them can be spent now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VoucherBatch"];
                    };
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The token does not allow it: FORBIDDEN. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Nothing is there: NOT_FOUND. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    adminWatchedWords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WatchedWord"][];
                    };
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The token does not allow it: FORBIDDEN. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    adminAddWatchedWord: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWatchedWord"];
            };
        };
        responses: {
            /** @description The word. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WatchedWord"];
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The token does not allow it: FORBIDDEN. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description WORD_EMPTY on `word`: nothing of it can be compared. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    adminRemoveWatchedWord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                folded: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The word. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WatchedWord"];
                    };
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The token does not allow it: FORBIDDEN. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Nothing is there: NOT_FOUND. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    authCredentials: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description E-mail address; case and outer spaces do not matter. */
                    email?: string;
                    /** @description Password, never trimmed. */
                    password?: string;
                    /** @description From GET /api/auth/csrf, asked with the same cookies. */
                    csrfToken?: string;
                    /** @description Where to go afterwards: a path of the site's own origin, else its root. */
                    callbackUrl?: string;
                    /** @description `true`: answer JSON. Otherwise a browser is redirected (302). */
                    json?: string;
                };
            };
        };
        responses: {
            /** @description Done; cookies are set on the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: uri
                         * @description Where the browser goes next.
                         */
                        url: string;
                    };
                };
            };
            /** @description Done, for a form sent without `json=true`. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description csrfToken missing or wrong: CSRF_INVALID; malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Wrong pair of e-mail and password: INCORRECT_CREDENTIALS. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The account was deleted and can be recovered: DELETED_RECOVERABLE. Nobody is signed in; the recovery cookie is set. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedRecoverable"];
                };
            };
            /** @description Too many tries: RATE_LIMITED; of strangers with this account: SIGN_IN_BY_MAIL, and a new password by mail leads in. `Retry-After` says after how many seconds to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    authProviderCallback: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path: {
                /** @description Key of GET /api/auth/providers. */
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed in, or back at the sign-in page with `error`. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing is there: NOT_FOUND. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    authCsrf: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        csrfToken: string;
                    };
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    authProviders: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Providers by key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: {
                            id: string;
                            name: string;
                            /**
                             * @description A form, or another service that knows the person.
                             * @enum {unknown}
                             */
                            type: "credentials" | "oidc";
                            signinUrl: string;
                            callbackUrl: string;
                        };
                    };
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    authSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session, or an empty object when nobody is signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthSession"] | components["schemas"]["NoSession"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    authSignInPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the sign-in page of the site. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    authSignIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path: {
                /** @description Key of GET /api/auth/providers. */
                provider: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description From GET /api/auth/csrf, asked with the same cookies. */
                    csrfToken?: string;
                    /** @description Where to go afterwards: a path of the site's own origin, else its root. */
                    callbackUrl?: string;
                    /** @description `true`: answer JSON. Otherwise a browser is redirected (302). */
                    json?: string;
                };
            };
        };
        responses: {
            /** @description Done; cookies are set on the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: uri
                         * @description Where the browser goes next.
                         */
                        url: string;
                    };
                };
            };
            /** @description Done, for a form sent without `json=true`. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Nothing is there: NOT_FOUND. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    authSignOut: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description From GET /api/auth/csrf, asked with the same cookies. */
                    csrfToken?: string;
                    /** @description Where to go afterwards: a path of the site's own origin, else its root. */
                    callbackUrl?: string;
                    /** @description `true`: answer JSON. Otherwise a browser is redirected (302). */
                    json?: string;
                };
            };
        };
        responses: {
            /** @description Done; cookies are set on the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: uri
                         * @description Where the browser goes next.
                         */
                        url: string;
                    };
                };
            };
            /** @description Done, for a form sent without `json=true`. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No csrfToken: CSRF_MISSING_SIGN_OUT; a wrong one: CSRF_INVALID; malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    cancelSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
                /** @description One random key for one submit: sent again within 24 hours with the same data it is answered as the first time, and nothing is done twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Subscription"];
                        /** @description The store in which it must be cancelled too; else null. */
                        store_notice: ("google" | "apple") | null;
                        /** @description The same in one sentence, in the language of `X-localization`; else null. */
                        store_message: string | null;
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description NO_SUBSCRIPTION: nothing runs. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
                /** @description One random key for one submit: sent again within 24 hours with the same data it is answered as the first time, and nothing is done twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Four digits of POST /api/change_email/code, in any kind of digits. Refusals: CODE_REQUIRED; CODE_WRONG with `meta.tries_left`; CODE_EXPIRED; EMAIL_TAKEN when somebody registered with the address meanwhile. */
                    code: string;
                };
            };
        };
        responses: {
            /** @description The address is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description The address from now on. */
                            email: string;
                        };
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Fields that break a rule, all of them at once. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    requestEmailCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
                /** @description One random key for one submit: sent again within 24 hours with the same data it is answered as the first time, and nothing is done twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description New address. Refusals: EMAIL_REQUIRED, EMAIL_INVALID, EMAIL_UNCHANGED, EMAIL_TAKEN. */
                    email: string;
                    /** @description Current password. Refusals: PASSWORD_REQUIRED, CURRENT_WRONG, PASSWORD_NOT_SET when there is none. */
                    password: string;
                };
            };
        };
        responses: {
            /** @description The mail is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CodeSent"];
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Fields that break a rule, all of them at once. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Too soon after the last code, or too many tries: RATE_LIMITED; 5 codes were sent in 24 hours: CODES_SPENT. `meta.resend_in` and `Retry-After` say after how many seconds to ask again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
                /** @description One random key for one submit: sent again within 24 hours with the same data it is answered as the first time, and nothing is done twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The password so far. Refusals: PASSWORD_REQUIRED, CURRENT_WRONG, PASSWORD_NOT_SET when there is none. */
                    current_password: string;
                    /** @description Characters, never trimmed, not all the same and not the e-mail address. Refusals: PASSWORD_REQUIRED, PASSWORD_INVALID. */
                    password: string;
                    /** @description The same password again. Refusals: PASSWORD_REQUIRED, PASSWORD_MISMATCH. */
                    password_confirmation: string;
                };
            };
        };
        responses: {
            /** @description The new password is in force. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Fields that break a rule, all of them at once. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Too many tries: RATE_LIMITED; header `Retry-After` says after how many seconds to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    changePaymentMethod: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
                /** @description One random key for one submit: sent again within 24 hours with the same data it is answered as the first time, and nothing is done twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentMethodOrder"];
            };
        };
        responses: {
            /** @description The subscription as it is now, and the payment; `failed` with a reason when the provider refused it at once. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Subscription"];
                        payment: components["schemas"]["Payment"];
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description NO_SUBSCRIPTION: nothing runs. STORE_MANAGED, VOUCHER_MANAGED: it is not paid here. PAYMENT_UNDER_WAY: another payment of this viewer is just being made. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Fields that break a rule, all of them at once; or IDEMPOTENCY_KEY_REUSED (without `errors`) when the key was sent before with other data. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Too many tries: RATE_LIMITED; header `Retry-After` says after how many seconds to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    changePlan: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
                /** @description One random key for one submit: sent again within 24 hours with the same data it is answered as the first time, and nothing is done twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanChangeOrder"];
            };
        };
        responses: {
            /** @description The subscription as it is now, and what the change is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Subscription"];
                        change: components["schemas"]["PlanChange"];
                        /** @description The charge of the difference; null when nothing was to be charged. */
                        payment: components["schemas"]["Payment"] | null;
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description NO_SUBSCRIPTION, STORE_MANAGED, VOUCHER_MANAGED: it cannot be changed here. RESUME_FIRST: it was cancelled. PAYMENT_DUE: a renewal is not paid yet. PAYMENT_DISPUTED: a bank disputes a payment. CARD_NEEDED_AGAIN: payments moved to another provider. PAYMENT_UNDER_WAY: another change is just being charged. AMOUNT_CHANGED: it would cost another amount by now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Fields that break a rule, all of them at once. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    changes: {
        parameters: {
            query: {
                /** @description Number of the last change the reader has seen. */
                after: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Changes after the cursor, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Change"][];
                        meta: {
                            /** @description Number of the newest change; 0 when there is none. */
                            last: number;
                            /** @description Number of the newest change of what pages are built from, which leaves out `video-counts`, `comments`, `session` and `viewer`; 0 when there is none. */
                            pages: number;
                        };
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The feed no longer holds that cursor: purge everything and go on from `meta.last`. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        /** @enum {string} */
                        code: "CURSOR_GONE";
                        meta: {
                            /** @description Number of the newest change; 0 when there is none. */
                            last: number;
                            /** @description Number of the newest change of what pages are built from, which leaves out `video-counts`, `comments`, `session` and `viewer`; 0 when there is none. */
                            pages: number;
                        };
                    };
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    checkCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The address that the code went to. Refusals: EMAIL_REQUIRED, EMAIL_INVALID. */
                    email: string;
                    /** @description Four digits of any script, with or without spaces. Refusals: CODE_REQUIRED; CODE_WRONG (`meta.tries_left`: wrong tries that are left); CODE_EXPIRED when no code was asked for, after 600 seconds, and after 5 wrong tries. */
                    code: string;
                };
            };
        };
        responses: {
            /** @description The code is right. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description What POST /api/reset_password asks for, within 900 seconds. */
                            reset_token: string;
                        };
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Fields that break a rule, all of them at once. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Too many tries: RATE_LIMITED; header `Retry-After` says after how many seconds to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    commentMoments: {
        parameters: {
            query: {
                /** @description Up to 100 codes of videos, divided by commas. */
                codes: string;
            };
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Seconds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CommentMoment"][];
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    commentReplies: {
        parameters: {
            query: {
                /** @description Up to 100 ids of comments, divided by commas. */
                parents: string;
                /** @description The most comments to answer (of each parent). */
                limit: number;
                /** @description Cursor of the answer before, `meta.next`; opaque. */
                after?: string;
            };
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Published replies to published comments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Comment"][];
                        meta: {
                            /** @description Cursor after the last row; null on the last page. */
                            next: string | null;
                        };
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    comments: {
        parameters: {
            query: {
                /** @description Code of a video. Refusal of a code that cannot be: NOT_FOUND. */
                code: string;
                /** @description Which ones come first. `position`: in the order of the seconds they speak about, without those that name none. `latest`: the newest first, the replies among them. */
                order: "newest" | "oldest" | "position" | "latest";
                /** @description With `position`: only those that speak about this second or a later one. */
                from?: number;
                /** @description The most comments to answer (of each parent). */
                limit: number;
                /** @description Cursor of the answer before, `meta.next`; opaque. */
                after?: string;
            };
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Published comments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Comment"][];
                        meta: {
                            /** @description Cursor after the last row; null on the last page. */
                            next: string | null;
                        };
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    addComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
                /** @description One random key for one submit: sent again within 24 hours with the same data it is answered as the first time, and nothing is done twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewComment"];
            };
        };
        responses: {
            /** @description The comment, with its status. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Comment"];
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Fields that break a rule, all of them at once. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Too many tries: RATE_LIMITED; header `Retry-After` says after how many seconds to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    ownComments: {
        parameters: {
            query: {
                /** @description Up to 100 codes of videos, divided by commas. */
                codes: string;
            };
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Comments of the viewer that are not published; at most 50 for each video. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Comment"][];
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    comment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path: {
                /** @description Identity of the comment. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Comment"];
                    };
                };
            };
            /** @description No such comment is shown: NOT_FOUND. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    editComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
                /** @description One random key for one submit: sent again within 24 hours with the same data it is answered as the first time, and nothing is done twice. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description Identity of the comment. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditedComment"];
            };
        };
        responses: {
            /** @description The comment, with its status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Comment"];
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The viewer has no such comment that is shown or waits: NOT_FOUND. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description It has been changed since the version that the edit began with: COMMENT_CHANGED. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Fields that break a rule, all of them at once. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Too many tries: RATE_LIMITED; header `Retry-After` says after how many seconds to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    deleteComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
                /** @description One random key for one submit: sent again within 24 hours with the same data it is answered as the first time, and nothing is done twice. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description Identity of the comment. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comment is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The viewer has written no such comment: NOT_FOUND. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    ownComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path: {
                /** @description Identity of the comment. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Comment"];
                    };
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The viewer has no such comment: NOT_FOUND. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    reportComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
                /** @description One random key for one submit: sent again within 24 hours with the same data it is answered as the first time, and nothing is done twice. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description Identity of the comment. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description In the viewer's words, up to 300 code points. Refusal: REASON_TOO_LONG. */
                    reason?: string | null;
                };
            };
        };
        responses: {
            /** @description The report is kept. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The comment is the viewer's own: FORBIDDEN. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No such comment is shown: NOT_FOUND. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Fields that break a rule, all of them at once. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Too many tries: RATE_LIMITED; header `Retry-After` says after how many seconds to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    commentsById: {
        parameters: {
            query: {
                /** @description Up to 100 ids of comments, divided by commas. */
                ids: string;
            };
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Published comments and replies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Comment"][];
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    commentsOfEach: {
        parameters: {
            query: {
                /** @description Up to 100 codes of videos, divided by commas. */
                codes: string;
                /** @description Which ones come first. */
                order: "newest" | "oldest";
                /** @description The most comments to answer (of each parent). */
                limit: number;
            };
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Published comments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Comment"][];
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    sendContactMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
                /** @description One random key for one submit: sent again within 24 hours with the same data it is answered as the first time, and nothing is done twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactMessage"];
            };
        };
        responses: {
            /** @description The message has arrived. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MessageReceipt"];
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description A bearer that is malformed, expired or signed out: SESSION_REQUIRED. Without one nobody is asked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Fields that break a rule, all of them at once. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Too many tries: RATE_LIMITED; header `Retry-After` says after how many seconds to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    continueWatching: {
        parameters: {
            query?: {
                /** @description Cursor of the answer before, `meta.next`; opaque. */
                after?: string;
            };
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Progress"][];
                        meta: {
                            /** @description Cursor after the last row; null on the last page. */
                            next: string | null;
                        };
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
                /** @description One random key for one submit: sent again within 24 hours with the same data it is answered as the first time, and nothing is done twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountDeletion"];
            };
        };
        responses: {
            /** @description The account is deleted, and the session cookie is cleared. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /**
                             * Format: date-time
                             * @description Instant (ISO 8601, UTC) until which it can be recovered; then it is purged.
                             */
                            recover_until: string;
                        };
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Fields that break a rule, all of them at once. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Too many tries: RATE_LIMITED; header `Retry-After` says after how many seconds to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    requestDeleteCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
                /** @description One random key for one submit: sent again within 24 hours with the same data it is answered as the first time, and nothing is done twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CodeSent"];
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The viewer has a password, which confirms the deletion: CONFIRM_WITH_PASSWORD. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Too soon after the last code: RATE_LIMITED; 5 codes were sent in 24 hours: CODES_SPENT. `meta.resend_in` and `Retry-After` say after how many seconds to ask again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    details: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in viewer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Viewer"];
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    devices: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The devices of the viewer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Device"][];
                    };
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    signOutOtherDevices: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nobody else is signed in. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    signOutDevice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
                /** @description One random key for one submit: sent again within 24 hours with the same data it is answered as the first time, and nothing is done twice. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description `id` of GET /api/devices. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The device is signed out. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The viewer has no such device: NOT_FOUND. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    entitlement: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The right to watch. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Entitlement"];
                    };
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    exportData: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DataExport"];
                    };
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Too many tries: RATE_LIMITED; header `Retry-After` says after how many seconds to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    sendFeedback: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
                /** @description One random key for one submit: sent again within 24 hours with the same data it is answered as the first time, and nothing is done twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Feedback"];
            };
        };
        responses: {
            /** @description The message has arrived. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MessageReceipt"];
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description A bearer that is malformed, expired or signed out: SESSION_REQUIRED. Without one nobody is asked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Fields that break a rule, all of them at once. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Too many tries: RATE_LIMITED; header `Retry-After` says after how many seconds to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
                /** @description One random key for one submit: sent again within 24 hours with the same data it is answered as the first time, and nothing is done twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description E-mail address; case, outer spaces and Unicode form do not matter. Refusals: EMAIL_REQUIRED, EMAIL_INVALID, EMAIL_UNKNOWN. */
                    email: string;
                };
            };
        };
        responses: {
            /** @description The mail is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CodeSent"];
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Nobody has this address: EMAIL_UNKNOWN. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Fields that break a rule, all of them at once. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Too soon after the last code, or too many tries: RATE_LIMITED; 5 codes were sent in 24 hours: CODES_SPENT. `meta.resend_in` and `Retry-After` say after how many seconds to ask again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    viewerNewsletter: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the address of the viewer is subscribed to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ViewerNewsletter"];
                    };
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    changeViewerNewsletter: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
                /** @description One random key for one submit: sent again within 24 hours with the same data it is answered as the first time, and nothing is done twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What to be told about; empty to unsubscribe. Refusal when one is unknown: CATEGORY_REQUIRED. */
                    categories: ("all" | "sports" | "business")[];
                };
            };
        };
        responses: {
            /** @description What the address of the viewer is subscribed to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ViewerNewsletter"];
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The viewer has not proven that the address is theirs: EMAIL_UNVERIFIED. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Fields that break a rule, all of them at once. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Too many tries: RATE_LIMITED; header `Retry-After` says after how many seconds to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    subscribeNewsletter: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
                /** @description One random key for one submit: sent again within 24 hours with the same data it is answered as the first time, and nothing is done twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterSubscription"];
            };
        };
        responses: {
            /** @description The subscription as it was understood. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NewsletterSubscription"];
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Fields that break a rule, all of them at once. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Too many tries: RATE_LIMITED; header `Retry-After` says after how many seconds to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    unsubscribeNewsletter: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
                /** @description One random key for one submit: sent again within 24 hours with the same data it is answered as the first time, and nothing is done twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Token of the link. Refusal when it is not ours: UNSUBSCRIBE_INVALID. */
                    token: string;
                };
            };
        };
        responses: {
            /** @description The address gets no newsletter any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Fields that break a rule, all of them at once. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Too many tries: RATE_LIMITED; header `Retry-After` says after how many seconds to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    resolvePartnerKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description SHA-256 of the whole key, in small hexadecimal digits. */
                    key_hash: string;
                };
            };
        };
        responses: {
            /** @description The key counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PartnerKey"];
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No key of that hash, or one that was revoked or has expired: PARTNER_KEY_INVALID. No token of a gateway: UNAUTHENTICATED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    recordPartnerKeyUses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What was counted since the last report. */
                    uses: components["schemas"]["PartnerKeyUse"][];
                };
            };
        };
        responses: {
            /** @description The counts are added. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    paymentStatus: {
        parameters: {
            query?: {
                /** @description Id of the payment. */
                id?: string;
            };
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Payment"];
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Nothing is there: NOT_FOUND. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    receivePaymentWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Who sends it, `sandbox`, `stripe`, `apple` or `google`. */
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Taken, also when it came before or is about nothing that is known here. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        received: true;
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Nothing is there: NOT_FOUND. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    payments: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Payment"][];
                    };
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    plans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Monthly plans first, the cheaper one first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Plan"][];
                    };
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    preferences: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Their choices; the first ones are everybody’s. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Preferences"];
                    };
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    savePreferences: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Slugs of the channels the home page shows first, in that order; empty: no choice. */
                    categories?: string[];
                    /** @description Slugs of the shows that the viewer follows, in the order in which they were saved. */
                    shows?: string[];
                    /** @description Whether the next video begins by itself; true unless chosen. */
                    autoplay?: boolean;
                    /** @description Language in which captions are switched on, or `off`; null: not chosen, then the player decides. */
                    captions?: ("en" | "ar" | "off") | null;
                    /** @description While true nothing that is watched is remembered. */
                    history_paused?: boolean;
                };
            };
        };
        responses: {
            /** @description Their choices now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Preferences"];
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Fields that break a rule, all of them at once. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    progress: {
        parameters: {
            query: {
                /** @description Up to 100 codes of videos, divided by commas. */
                codes: string;
            };
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that were watched, in no order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Progress"][];
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    saveProgress: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProgressReport"];
            };
        };
        responses: {
            /** @description Heard. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What is kept of this video now, which another device may have reported later; null when nothing is, because the history is paused or was cleared since. */
                        data: components["schemas"]["Progress"] | null;
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Fields that break a rule, all of them at once. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    clearHistory: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Forgotten. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    mergeProgress: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Refusal when one of them cannot be: BAD_USER_INPUT. */
                    entries: {
                        /** @description Code of a video. Refusal of a code that cannot be: NOT_FOUND. */
                        code: string;
                        /** @description Where the viewer is, in whole seconds; beyond the end counts as the end. */
                        position: number;
                        /** @description Length of the video in whole seconds. */
                        duration: number;
                        /** Format: date-time */
                        at: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description What is kept of these videos now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Progress"][];
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Fields that break a rule, all of them at once. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    forgetProgress: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path: {
                /** @description Code of the video. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Forgotten. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    checkPromoCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromoQuestion"];
            };
        };
        responses: {
            /** @description The code can be used. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PromoQuote"];
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description COUPON_INVALID on `code`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Too many tries: RATE_LIMITED; header `Retry-After` says after how many seconds to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    receipts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Receipt"][];
                    };
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    receipt: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path: {
                /** @description As in the list, e.g. `000042`. */
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Receipt"];
                    };
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Nothing is there: NOT_FOUND. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    recoveryOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offer; null when there is none, or it is over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RecoveryOffer"] | null;
                    };
                };
            };
            /** @description Too many tries: RATE_LIMITED; header `Retry-After` says after how many seconds to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    recoverAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description From the sign-in to the deleted account, within the hour and in the same browser: the recovery cookie holds it too. Refusal: RECOVERY_INVALID. */
                    recovery_token: string;
                };
            };
        };
        responses: {
            /** @description The viewer, signed in; the session cookie is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SessionData"];
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Fields that break a rule, all of them at once. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Too many tries: RATE_LIMITED; header `Retry-After` says after how many seconds to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    referralCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReferralCode"];
                    };
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    activateReferralCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
                /** @description One random key for one submit: sent again within 24 hours with the same data it is answered as the first time, and nothing is done twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TypedCode"];
            };
        };
        responses: {
            /** @description It is remembered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description The code as it is kept. */
                            code: string;
                        };
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description On `code`: REFERRAL_REQUIRED, CODE_INVALID, OWN_CODE, REFERRAL_LATER (its owner registered later), ALREADY_USED. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Too many tries: RATE_LIMITED; header `Retry-After` says after how many seconds to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
                /** @description One random key for one submit: sent again within 24 hours with the same data it is answered as the first time, and nothing is done twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description The new viewer, signed in; the session cookie is set. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SessionData"];
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Fields that break a rule, all of them at once; or IDEMPOTENCY_KEY_REUSED (without `errors`) when the key was sent before with other data. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Too many tries: RATE_LIMITED; header `Retry-After` says after how many seconds to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    reminders: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Reminder"][];
                    };
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    addReminder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of an entry of the schedule, or `video-` and the code of a live event that has none. */
                    schedule_id: string;
                };
            };
        };
        responses: {
            /** @description It will be told. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Reminder"];
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Fields that break a rule, all of them at once. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the cms cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    removeReminder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path: {
                /** @description Id of an entry of the schedule, or `video-` and the code of a live event that has none. */
                schedule_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It will not be told. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    reportProblem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
                /** @description One random key for one submit: sent again within 24 hours with the same data it is answered as the first time, and nothing is done twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProblemReport"];
            };
        };
        responses: {
            /** @description The message has arrived. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MessageReceipt"];
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description A bearer that is malformed, expired or signed out: SESSION_REQUIRED. Without one nobody is asked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Fields that break a rule, all of them at once. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Too many tries: RATE_LIMITED; header `Retry-After` says after how many seconds to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    resendVerification: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
                /** @description One random key for one submit: sent again within 24 hours with the same data it is answered as the first time, and nothing is done twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail is on its way, or nothing is left to prove. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Too many tries: RATE_LIMITED; header `Retry-After` says after how many seconds to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
                /** @description One random key for one submit: sent again within 24 hours with the same data it is answered as the first time, and nothing is done twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description From POST /api/check_code. Refusal when unknown, used or too old: CODE_EXPIRED. */
                    reset_token: string;
                    /** @description Characters, never trimmed, not all the same and not the e-mail address. Refusals: PASSWORD_REQUIRED, PASSWORD_INVALID. */
                    password: string;
                    /** @description The same password again. Refusals: PASSWORD_REQUIRED, PASSWORD_MISMATCH. */
                    password_confirmation: string;
                };
            };
        };
        responses: {
            /** @description The new password is in force. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Fields that break a rule, all of them at once. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    resumeSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
                /** @description One random key for one submit: sent again within 24 hours with the same data it is answered as the first time, and nothing is done twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Subscription"];
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description NO_SUBSCRIPTION: nothing runs. STORE_MANAGED: only the store can. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Too many tries: RATE_LIMITED; header `Retry-After` says after how many seconds to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    subscribe: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
                /** @description One random key for one submit: sent again within 24 hours with the same data it is answered as the first time, and nothing is done twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionOrder"];
            };
        };
        responses: {
            /** @description The payment; `failed` with a reason when the provider refused it at once. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Payment"];
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description ALREADY_SUBSCRIBED: a subscription is running. PAYMENT_UNDER_WAY: another order of this viewer is just being paid. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Fields that break a rule, all of them at once; or IDEMPOTENCY_KEY_REUSED (without `errors`) when the key was sent before with other data. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Too many tries: RATE_LIMITED; header `Retry-After` says after how many seconds to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    subscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What runs, what it costs and when it goes on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Subscription"];
                    };
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
                /** @description One random key for one submit: sent again within 24 hours with the same data it is answered as the first time, and nothing is done twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Full name, in Unicode form NFC without outer spaces and without what is never drawn. Refusals: NAME_REQUIRED, NAME_TOO_LONG; NAME_LINK for a link, an e-mail address or a phone number in it. */
                    name: string;
                };
            };
        };
        responses: {
            /** @description The new name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description The name as it is kept. */
                            name: string;
                        };
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Fields that break a rule, all of them at once. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description `token` of the link. Refusal when unknown or too old: LINK_EXPIRED. */
                    token: string;
                };
            };
        };
        responses: {
            /** @description The address is proven. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Fields that break a rule, all of them at once. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    videoCounts: {
        parameters: {
            query: {
                /** @description Up to 100 codes of videos, divided by commas. */
                codes: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order asked; a video that nobody has seen has zeros. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VideoCounts"][];
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    countView: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Code of a video. Refusal of a code that cannot be: NOT_FOUND. */
                    code: string;
                    /** @description Random id that the client made for this visit and for nothing else. Refusal of one that cannot be: BAD_USER_INPUT. */
                    visitor?: string;
                };
            };
        };
        responses: {
            /** @description Heard. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Whether this was a view more; false when it was counted before. */
                            counted: boolean;
                        };
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Fields that break a rule, all of them at once. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    activateVoucher: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
                /** @description One random key for one submit: sent again within 24 hours with the same data it is answered as the first time, and nothing is done twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TypedCode"];
            };
        };
        responses: {
            /** @description The plan runs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VoucherGrant"];
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description ALREADY_SUBSCRIBED: another subscription runs; the voucher is not spent. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description On `code`: CODE_REQUIRED, CODE_INVALID. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Too many tries: RATE_LIMITED; header `Retry-After` says after how many seconds to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    watchHistory: {
        parameters: {
            query?: {
                /** @description Cursor of the answer before, `meta.next`; opaque. */
                after?: string;
            };
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Progress"][];
                        meta: {
                            /** @description Cursor after the last row; null on the last page. */
                            next: string | null;
                        };
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    watchlist: {
        parameters: {
            query?: {
                /** @description Cursor of the answer before, `meta.next`; opaque. */
                after?: string;
                /** @description Only those of these videos that are saved, unpaged. */
                codes?: string;
            };
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WatchlistItem"][];
                        meta: {
                            /** @description Cursor after the last row; null on the last page. */
                            next: string | null;
                        };
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    addToWatchlist: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
                /** @description One random key for one submit: sent again within 24 hours with the same data it is answered as the first time, and nothing is done twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Code of a video. Refusal of a code that cannot be: NOT_FOUND. */
                    code: string;
                };
            };
        };
        responses: {
            /** @description The saved video, with the time it was saved first. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WatchlistItem"];
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Fields that break a rule, all of them at once. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    watchlistShows: {
        parameters: {
            query?: {
                /** @description Cursor of the answer before, `meta.next`; opaque. */
                after?: string;
                /** @description Only those of these shows that are saved, unpaged: up to 100 slugs, divided by commas. */
                slugs?: string;
            };
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WatchlistShow"][];
                        meta: {
                            /** @description Cursor after the last row; null on the last page. */
                            next: string | null;
                        };
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    addShowToWatchlist: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
                /** @description One random key for one submit: sent again within 24 hours with the same data it is answered as the first time, and nothing is done twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Slug of a show. Refusal of a slug that cannot be: NOT_FOUND. */
                    slug: string;
                };
            };
        };
        responses: {
            /** @description The saved show, with the time it was saved first. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WatchlistShow"];
                    };
                };
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Body larger than the service reads: BAD_USER_INPUT. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Content type the route does not read: BAD_USER_INPUT. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Fields that break a rule, all of them at once. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    removeShowFromWatchlist: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path: {
                /** @description Slug of the show. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is not in the list. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    removeFromWatchlist: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts in the answer: `en` or `ar`; anything else reads as `en`. */
                "x-localization"?: string;
            };
            path: {
                /** @description Code of the video. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is not in the list. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Malformed request: BAD_USER_INPUT. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Failure of the service: SOMETHING_WENT_WRONG. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
        };
    };
    health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: string;
                    };
                };
            };
        };
    };
    ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ready. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: string;
                    };
                };
            };
            /** @description The database does not answer. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: string;
                    };
                };
            };
        };
    };
}
