// Made by `npm run codegen` from the OpenAPI document in schemas/.

export interface paths {
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
    "/api/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe an e-mail address to the newsletter
         * @description Subscribed again, an address keeps its one subscription and gets the new categories. The answer says what was sent, not what was there before, so nobody learns who is subscribed.
         */
        post: operations["subscribeNewsletter"];
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
         * @description Opened by the browser. Ends at the callback address, or at the sign-in page with `error`.
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
    "/api/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was published here, in commit order
         * @description Public facts only. At most 500 rows an answer: ask again after the last number until it equals `meta.last`.
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
        /** @description Body of every refusal. */
        RestError: {
            /** @description Text to show, in the language of `X-localization`. */
            message: string;
            /** @description Stable code, a key of schemas/messages; on 422 the code of the first failing field. */
            code: string;
            /** @description On 422: texts to show, by field in snake_case. */
            errors?: {
                [key: string]: string[];
            };
            /** @description On 422: the same failures as stable codes, by field in snake_case, in the same order. */
            error_codes?: {
                [key: string]: string[];
            };
            /** @description What the code alone does not say. With CODE_WRONG `tries_left`: wrong tries that the code still stands. When a code was asked for too often `resend_in`: seconds until the next may be. */
            meta?: {
                [key: string]: number | string;
            };
        };
        /** @description Right to watch. */
        Entitlement: {
            /** @description `free`: registered without a running subscription. `paid`: subscription or trial running. */
            level: "free" | "paid";
            /** @description Instant (ISO 8601, UTC) at which the level ends unless it is renewed; null when it does not end. */
            until: string | null;
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
            subscription_payment_method: ("card" | "apple_pay" | "google" | "apple") | null;
            entitlement: components["schemas"]["Entitlement"];
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
            subscription_payment_method: ("card" | "apple_pay" | "google" | "apple") | null;
            entitlement: components["schemas"]["Entitlement"];
            /** @description Bearer for `Authorization`: a JWT with `sub` and `sid` that lives 600 seconds and ends with its session. */
            token: string;
            /**
             * Format: date-time
             * @description Instant (ISO 8601, UTC) at which the bearer ends; ask the session again before then.
             */
            token_expires_at: string;
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
            subscription_payment_method: ("card" | "apple_pay" | "google" | "apple") | null;
            entitlement: components["schemas"]["Entitlement"];
            /** @description Bearer for `Authorization`: a JWT with `sub` and `sid` that lives 600 seconds and ends with its session. */
            token: string;
            /**
             * Format: date-time
             * @description Instant (ISO 8601, UTC) at which the bearer ends; ask the session again before then.
             */
            token_expires_at: string;
        };
        /** @description Nobody is signed in. */
        NoSession: Record<string, never>;
        /** @description Data of a new viewer. */
        Registration: {
            /** @description Full name. Outer spaces are removed, the rest is kept in Unicode form NFC without control and direction marks. Refusals: NAME_REQUIRED, NAME_TOO_LONG. */
            name: string;
            /** @description E-mail address; compared without case, outer spaces and Unicode form. Refusals: EMAIL_REQUIRED, EMAIL_INVALID, EMAIL_TAKEN. */
            email: string;
            /** @description Characters, never trimmed, not all the same and not the e-mail address. Refusals: PASSWORD_REQUIRED, PASSWORD_INVALID. */
            password: string;
            /** @description Code of a friend; empty or null passes. Refusal: REFERRAL_INVALID. */
            referral_code?: string | null;
            /** @description Whether the terms are agreed to. Refusal unless true: TERMS_REQUIRED. */
            terms_accepted: boolean;
            /** @description Name of the device in the list of devices; by default read from `User-Agent`. */
            device_name?: string;
        };
        /** @description A subscription to the newsletter. */
        NewsletterSubscription: {
            /** @description E-mail address; compared without case, outer spaces and Unicode form. Refusals: EMAIL_REQUIRED, EMAIL_INVALID. */
            email: string;
            /** @description What to be told about. Refusal when empty or unknown: CATEGORY_REQUIRED. */
            categories: ("all" | "sports" | "business")[];
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
        /** @description A viewer's own referral code. */
        ReferralCode: {
            /** @description Eight letters and digits, made once per viewer. */
            code: string;
            /** @description Where a friend registers with it, at the public origin. */
            url: string;
            /** @description How many viewers named it. */
            used: number;
        };
        /** @description A code as it was typed. */
        TypedCode: {
            /** @description As it was typed: case, spaces, hyphens and the kind of digits do not matter. */
            code: string;
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
            /** @description The database cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was changed; the session stays valid. */
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
            /** @description The database cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was changed; the session stays valid. */
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
            /** @description The database cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was changed; the session stays valid. */
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
            /** @description The database cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was changed; the session stays valid. */
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
            /** @description The database cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was changed; the session stays valid. */
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
            /** @description The database cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was changed; the session stays valid. */
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
            /** @description The database cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was changed; the session stays valid. */
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
            /** @description The database cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was changed; the session stays valid. */
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
                            /** @description `credentials` or `oidc`. */
                            type: string;
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
            /** @description The database cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was changed; the session stays valid. */
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
            /** @description The database cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was changed; the session stays valid. */
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
            /** @description The database cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was changed; the session stays valid. */
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
            /** @description The database cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was changed; the session stays valid. */
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
            /** @description The database cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was changed; the session stays valid. */
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
            /** @description The database cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was changed; the session stays valid. */
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
            /** @description The database cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was changed; the session stays valid. */
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
            /** @description The database cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was changed; the session stays valid. */
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
            /** @description The database cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was changed; the session stays valid. */
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
            /** @description The database cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was changed; the session stays valid. */
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
            /** @description The database cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was changed; the session stays valid. */
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
