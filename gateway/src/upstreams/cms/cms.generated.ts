// Made by `npm run codegen` from the OpenAPI document in schemas/.

export interface paths {
    "/api/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Channels of the menu
         * @description All channels in the editors' order, as one group: the list is read at `data[0].data`.
         */
        get: operations["getCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Channels
         * @description All channels in the editors' order, or those named by `slugs`.
         */
        get: operations["getChannels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/channels/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One channel
         * @description A channel by its slug.
         */
        get: operations["getChannel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/getVideoByCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One video
         * @description A video by its code.
         */
        get: operations["getVideoByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Videos
         * @description Videos, newest first; episodes of one show (`show` and `kind=episode`) by their number. Or those named by `codes`.
         */
        get: operations["getVideos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videos_of_each": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * First videos of several shows or channels
         * @description The first `each` videos of every show or of every channel named, so that a list of shows with their videos is two reads. Within an owner in the order of `/api/videos`.
         */
        get: operations["getVideosOfEach"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows
         * @description Shows in the editors' order, or those named by `slugs`.
         */
        get: operations["getShows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shows/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One show
         * @description A show by its slug.
         */
        get: operations["getShow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meta_tags/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Metadata of a page
         * @description What search engines and share cards say of a page, by its key.
         */
        get: operations["getMetaTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/faq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions and answers
         * @description All questions in the editors' order.
         */
        get: operations["getFaq"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pages/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Copy of a page
         * @description Copy of a page by its key: `landing`, `home` or `faq`.
         */
        get: operations["getPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plans_copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Copy of the plans
         * @description What is written on the tickets of the plans, the free one included, in the editors' order. Prices are not here: the accounts service has them.
         */
        get: operations["getPlansCopy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Schedule
         * @description What is on between two instants, earliest first: what ends after `from` and begins before `to`.
         */
        get: operations["getSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schedule/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One entry of the schedule
         * @description An entry of the schedule by its id.
         */
        get: operations["getScheduleEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Brand and contact data
         * @description Brand, tagline and contact data of the product.
         */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search
         * @description Shows, videos and channels by titles, descriptions and names in both languages, the likeliest first. Forgives spelling (Arabic folding, typos, joined particles), the other keyboard, and other spellings that editors have listed. A query without a word finds nothing.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggestions
         * @description Titles for what has been typed so far, the likeliest first, each once.
         */
        get: operations["suggest"];
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
         * Change feed
         * @description What was published after number `after`, in commit order: a reader that has seen N never misses a row. Up to 500 rows; ask again from the last one.
         */
        get: operations["getChanges"];
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
        CategoryGroup: {
            data: components["schemas"]["Channel"][];
        };
        /** @description One published change. `locale` is null when shared facts changed. */
        Change: {
            /** @description Place in the feed; grows in commit order, without gaps. */
            number: number;
            type: components["schemas"]["ChangeType"];
            /** @description Key of the record as the other routes know it: slug of a channel or show, code of a video or of meta tags, id of a question or of an entry of the schedule, id of a plan, `landing`, `home`, `faq` or `settings` for those pages, address of a picture, `*` for the whole catalogue. */
            document: string;
            locale: components["schemas"]["Locale"] | null;
            /**
             * Format: date-time
             * @description Instant in UTC, ISO 8601 with milliseconds.
             */
            at: string;
        };
        ChangesMeta: {
            /** @description Newest number of the feed; 0 while it is empty. */
            last: number;
        };
        /**
         * @description What changed. `catalogue`: so much at once (seeding) that everything should be read anew.
         * @enum {unknown}
         */
        ChangeType: "channel" | "show" | "video" | "meta-tags" | "faq-entry" | "faq-page" | "landing" | "home" | "plan" | "schedule-entry" | "settings" | "picture" | "catalogue";
        /** @description A category of the catalogue with a page of its own at `/{slug}`. */
        Channel: {
            /** @description Key in addresses, the same in both languages. */
            slug: string;
            /** @description Name of the channel. */
            name: string;
            description: string | null;
            image: string | null;
            picture: components["schemas"]["Picture"] | null;
            light: string | null;
            locale: components["schemas"]["Locale"];
        };
        /** @description One question and its answer. */
        FaqEntry: {
            /** @description Stable id, the same in both languages. */
            id: string;
            /** @description The question. */
            question: string;
            /** @description The answer: plain text, paragraphs divided by blank lines. */
            answer: string;
            locale: components["schemas"]["Locale"];
        };
        /** @description Copy around the questions. */
        FaqPage: {
            /** @constant */
            slug: "faq";
            /** @description Heading of the page. */
            title: string;
            lead: string | null;
            locale: components["schemas"]["Locale"];
        };
        /** @description One motive twice: 16:9 and 9:16, drawn for the direction of the language. */
        HeroPicture: {
            wide: components["schemas"]["Picture"];
            tall: components["schemas"]["Picture"];
        };
        /** @description Copy of the home page. */
        HomePage: {
            /** @constant */
            slug: "home";
            /** @description Heading of the page. */
            title: string;
            /** @description Shows at the head of the page, by slug, in the editors' order. */
            featured: string[];
            /** @description Rows of the catalogue, from top to bottom. */
            rows: components["schemas"]["Row"][];
            locale: components["schemas"]["Locale"];
        };
        /** @description Copy of the landing page. */
        LandingPage: {
            /** @constant */
            slug: "landing";
            /** @description Heading of the hero. */
            title: string;
            title_echo: string | null;
            /** @description Sentence or two under the heading. */
            lead: string;
            hero: components["schemas"]["HeroPicture"] | null;
            /** @description Rows of the catalogue, from top to bottom. */
            rows: components["schemas"]["Row"][];
            /** @description Heading over the plans. */
            plans_title: string;
            /** @description What the plans offer. */
            plans_text: string;
            /** @description Heading over the channels. */
            channels_title: string;
            /** @description What is said about the channels. */
            channels_text: string;
            /** @description Heading over the questions. */
            faq_title: string;
            /** @description Heading over the newsletter. */
            newsletter_title: string;
            /** @description What the newsletter is. */
            newsletter_text: string;
            locale: components["schemas"]["Locale"];
        };
        /**
         * @description Language the words of the record are really in.
         * @enum {unknown}
         */
        Locale: "en" | "ar";
        /** @description What search engines and share cards say of a page. */
        MetaTags: {
            /** @description Title of the page. */
            title: string;
            /** @description Description, about 150 characters. */
            meta_description: string;
            meta_image: string | null;
            meta_picture: components["schemas"]["Picture"] | null;
            locale: components["schemas"]["Locale"];
        };
        PageMeta: {
            next: string | null;
        };
        /** @description A telephone number for viewers. */
        Phone: {
            /** @description Country in the language of the record. */
            country: string;
            /** @description Number in international form, e.g. `+971 4 000 0000`. */
            number: string;
        };
        /** @description A picture that editors chose. */
        Picture: {
            /** @description Absolute path on the site's origin, `/uploads/…`: the largest WebP, or the file itself when there are no renditions. */
            url: string;
            width: number | null;
            height: number | null;
            /** @description What the picture shows, in the language of the record. Empty when it is only decoration. */
            alt: string;
            /** @description The picture as AVIF and WebP in up to four widths, smallest first; empty for vectors. */
            renditions: components["schemas"]["Rendition"][];
            tint: string | null;
        };
        /** @description What is written on the ticket of a plan. `plan_id` is `free` or the id of a plan on sale. */
        PlanCopy: {
            /** @description Key in addresses, the same in both languages. */
            plan_id: string;
            /** @description Name of the plan. */
            name: string;
            /** @description One line under the price. */
            note: string;
            /** @description What the plan offers, point by point. */
            points: string[];
            tag: string | null;
            /** @description Whether the ticket stands out. */
            recommended: boolean;
            /** @description Whether the landing page shows it. */
            on_landing: boolean;
            locale: components["schemas"]["Locale"];
        };
        /** @description One stored file of a picture. */
        Rendition: {
            /** @description Absolute path on the site's origin, `/uploads/…`. */
            url: string;
            /** @description Pixels. */
            width: number;
            /** @description Pixels. */
            height: number;
            /**
             * @description Media type.
             * @enum {unknown}
             */
            type: "image/avif" | "image/webp";
        };
        /** @description Body of every refusal. */
        RestError: {
            /** @description Sentence for people, in the language of `X-localization`. */
            message: string;
            /** @description Stable code, a key of schemas/messages. */
            code: string;
            /** @description Sentences by field, on 422 only. */
            errors?: {
                [key: string]: string[];
            };
            /** @description On CURSOR_GONE: the number to go on from. */
            meta?: {
                last: number;
            };
        };
        /** @description A row of the catalogue on a page. `channel_slug` is null unless `source` is `channel`. */
        Row: {
            /** @description Stable, the same in both languages, e.g. `home-newest`; also an anchor. */
            id: string;
            /** @description Heading over the row. */
            title: string;
            source: components["schemas"]["RowSource"];
            shape: components["schemas"]["RowShape"];
            channel_slug: string | null;
            path: string | null;
        };
        /**
         * @description What its cards look like: shows `poster`, videos `wide`, shorts `upright`, channels `star`.
         * @enum {unknown}
         */
        RowShape: "poster" | "wide" | "tonight" | "upright" | "star";
        /**
         * @description What is in it: all shows in the editors' order, the newest videos, live events, tonight's schedule, the newest shorts, all channels, the newest videos of one channel.
         * @enum {unknown}
         */
        RowSource: "shows" | "newest" | "live" | "tonight" | "shorts" | "channels" | "channel";
        /** @description Something that is on at a time. `channel_slug` and `video_code` are null when it is on no channel or cannot be watched; the picture is the poster of its video. */
        ScheduleEntry: {
            /** @description Identity of the entry, the same in both languages. */
            id: string;
            /** @description Title of the entry. */
            title: string;
            locale: components["schemas"]["Locale"];
            /**
             * Format: date-time
             * @description Instant in UTC, ISO 8601 with milliseconds.
             */
            starts_at: string;
            /**
             * Format: date-time
             * @description Instant in UTC, ISO 8601 with milliseconds.
             */
            ends_at: string;
            /** @description It happens while it is shown. */
            live: boolean;
            channel_slug: string | null;
            video_code: string | null;
            picture: components["schemas"]["Picture"] | null;
        };
        SearchMeta: {
            next: string | null;
            corrected_query: string | null;
            /** @description How many there are of each type, before one is chosen. */
            counts: {
                /** @description Shows. */
                show: number;
                /** @description Videos. */
                video: number;
                /** @description Channels. */
                channel: number;
            };
        };
        /** @description A record that was found; the batch reads answer its words. */
        SearchResult: {
            type: components["schemas"]["SearchType"];
            /** @description Slug of a show or channel, code of a video. */
            key: string;
        };
        /**
         * @description What was found.
         * @enum {unknown}
         */
        SearchType: "show" | "video" | "channel";
        /** @description Brand and contact data. */
        Settings: {
            /** @description Name of the product. */
            brand: string;
            /** @description The brand's name in the other language. */
            brand_echo: string;
            /** @description One line under the brand; the default description of pages. */
            tagline: string;
            /** @description Address for questions. */
            contact_email: string;
            /** @description Telephone numbers by country. */
            phones: components["schemas"]["Phone"][];
            /** @description Ways to pay, by the names on their badges, e.g. `VISA`. */
            payment_badges: string[];
            made_in: string | null;
            locale: components["schemas"]["Locale"];
        };
        /** @description A series of videos with a page of its own at `/shows/{slug}`. */
        Show: {
            /** @description Key in addresses, the same in both languages. */
            slug: string;
            /** @description Title of the show. */
            title: string;
            title_echo: string | null;
            /** @description What the show is about. */
            description: string;
            /** @description Names of who is seen or heard in it, spelled as in the language of the record; empty when editors named nobody. */
            people: string[];
            locale: components["schemas"]["Locale"];
            poster: string | null;
            poster_picture: components["schemas"]["Picture"] | null;
            wide: components["schemas"]["Picture"] | null;
            upright: components["schemas"]["Picture"] | null;
            year: number | null;
            age_rating: string | null;
            /** @description Episodes that can be read in the languages asked for. */
            episode_count: number;
            /** @description More than half of its episodes and matches need a paid subscription. */
            premium: boolean;
            channel_slug: string | null;
        };
        /** @description The show a video belongs to. */
        ShowOfVideo: {
            /** @description Key in addresses, the same in both languages. */
            slug: string;
            /** @description Title of the show. */
            title: string;
        };
        /** @description A title for what has been typed so far. */
        Suggestion: {
            /** @description Title in the language asked for. */
            text: string;
            type: components["schemas"]["SearchType"];
            /** @description Slug of a show or channel, code of a video. */
            key: string;
        };
        /** @description A video of the catalogue, watched at `/watch/{code}`. */
        Video: {
            /** @description Opaque identity of a video in addresses; it never changes. */
            code: string;
            /** @description Title of the video. */
            title: string;
            /** @description What happens in it. */
            description: string;
            /** @description Names of who is seen or heard in it, spelled as in the language of the record; empty when editors named nobody. */
            people: string[];
            locale: components["schemas"]["Locale"];
            kind: components["schemas"]["VideoKind"];
            /** @description A live event, and not yet a recording. */
            live: boolean;
            /** @description A recording, of an event or of anything else. */
            recorded: boolean;
            /** @description A paid subscription is needed. */
            premium: boolean;
            starts_at: string | null;
            ends_at: string | null;
            duration_seconds: number | null;
            episode_number: number | null;
            /**
             * Format: date-time
             * @description Instant in UTC, ISO 8601 with milliseconds.
             */
            published_at: string;
            poster: string | null;
            poster_picture: components["schemas"]["Picture"] | null;
            upright: components["schemas"]["Picture"] | null;
            show: components["schemas"]["ShowOfVideo"] | null;
            channel_slug: string | null;
        };
        /**
         * @description What a video is to its show.
         * @enum {unknown}
         */
        VideoKind: "episode" | "match" | "clip" | "highlight" | "short";
    };
    responses: never;
    parameters: {
        /** @description Language asked for; English when absent or unknown. */
        localization: components["schemas"]["Locale"];
        /** @description Language whose words stand in; the record's `locale` says so. */
        fallback: components["schemas"]["Locale"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getCategories: {
        parameters: {
            query: {
                /** @description Which categories. */
                type: "channels";
                /** @description Language whose words stand in; the record's `locale` says so. */
                fallback?: components["parameters"]["fallback"];
            };
            header?: {
                /** @description Language asked for; English when absent or unknown. */
                "x-localization"?: components["parameters"]["localization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CategoryGroup"][];
                    };
                };
            };
            /** @description BAD_USER_INPUT: a parameter is missing, unknown in form or out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description UNAUTHENTICATED: the bearer token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description UPSTREAM_UNAVAILABLE: the database cannot be reached. */
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
    getChannels: {
        parameters: {
            query?: {
                /** @description Batch read: up to 100 slugs divided by commas, answered as asked; unknown ones are left out. Paging does not apply. */
                slugs?: string;
                /** @description Language whose words stand in; the record's `locale` says so. */
                fallback?: components["parameters"]["fallback"];
            };
            header?: {
                /** @description Language asked for; English when absent or unknown. */
                "x-localization"?: components["parameters"]["localization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Channel"][];
                    };
                };
            };
            /** @description BAD_USER_INPUT: a parameter is missing, unknown in form or out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description UNAUTHENTICATED: the bearer token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description UPSTREAM_UNAVAILABLE: the database cannot be reached. */
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
    getChannel: {
        parameters: {
            query?: {
                /** @description Language whose words stand in; the record's `locale` says so. */
                fallback?: components["parameters"]["fallback"];
            };
            header?: {
                /** @description Language asked for; English when absent or unknown. */
                "x-localization"?: components["parameters"]["localization"];
            };
            path: {
                /** @description Slug of the channel. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Channel"];
                    };
                };
            };
            /** @description BAD_USER_INPUT: a parameter is missing, unknown in form or out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description UNAUTHENTICATED: the bearer token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No such channel is published in the languages asked for. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description UPSTREAM_UNAVAILABLE: the database cannot be reached. */
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
    getVideoByCode: {
        parameters: {
            query: {
                /** @description Code of the video. */
                code: string;
                /** @description Language whose words stand in; the record's `locale` says so. */
                fallback?: components["parameters"]["fallback"];
            };
            header?: {
                /** @description Language asked for; English when absent or unknown. */
                "x-localization"?: components["parameters"]["localization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Video"];
                    };
                };
            };
            /** @description BAD_USER_INPUT: a parameter is missing, unknown in form or out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description UNAUTHENTICATED: the bearer token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No such video is published in the languages asked for. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description UPSTREAM_UNAVAILABLE: the database cannot be reached. */
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
    getVideos: {
        parameters: {
            query?: {
                /** @description What a video is to its show. */
                kind?: components["schemas"]["VideoKind"];
                /** @description Only of this channel (slug). */
                channel?: string;
                /** @description Only of this show (slug). */
                show?: string;
                /** @description Only live events, or only what is not live. */
                live?: boolean;
                /** @description Only premium, or only free. */
                premium?: boolean;
                /** @description Batch read: up to 100 codes divided by commas, answered as asked; unknown ones are left out. Paging does not apply. */
                codes?: string;
                /** @description How many records. */
                limit?: number;
                /** @description `meta.next` of the page before; opaque. */
                cursor?: string;
                /** @description Language whose words stand in; the record's `locale` says so. */
                fallback?: components["parameters"]["fallback"];
            };
            header?: {
                /** @description Language asked for; English when absent or unknown. */
                "x-localization"?: components["parameters"]["localization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Video"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            /** @description BAD_USER_INPUT: a parameter is missing, unknown in form or out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description UNAUTHENTICATED: the bearer token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description UPSTREAM_UNAVAILABLE: the database cannot be reached. */
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
    getVideosOfEach: {
        parameters: {
            query: {
                /** @description Batch read: up to 100 slugs of shows divided by commas, answered as asked; unknown ones are left out. Paging does not apply. */
                shows?: string;
                /** @description Batch read: up to 100 slugs of channels divided by commas, answered as asked; unknown ones are left out. Paging does not apply. */
                channels?: string;
                /** @description What a video is to its show. */
                kind?: components["schemas"]["VideoKind"];
                /** @description How many of each; one more than a page tells whether something follows. */
                each: number;
                /** @description Language whose words stand in; the record's `locale` says so. */
                fallback?: components["parameters"]["fallback"];
            };
            header?: {
                /** @description Language asked for; English when absent or unknown. */
                "x-localization"?: components["parameters"]["localization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Video"][];
                    };
                };
            };
            /** @description BAD_USER_INPUT: a parameter is missing, unknown in form or out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description UNAUTHENTICATED: the bearer token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description UPSTREAM_UNAVAILABLE: the database cannot be reached. */
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
    getShows: {
        parameters: {
            query?: {
                /** @description Batch read: up to 100 slugs divided by commas, answered as asked; unknown ones are left out. Paging does not apply. */
                slugs?: string;
                /** @description How many records. */
                limit?: number;
                /** @description `meta.next` of the page before; opaque. */
                cursor?: string;
                /** @description Language whose words stand in; the record's `locale` says so. */
                fallback?: components["parameters"]["fallback"];
            };
            header?: {
                /** @description Language asked for; English when absent or unknown. */
                "x-localization"?: components["parameters"]["localization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Show"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            /** @description BAD_USER_INPUT: a parameter is missing, unknown in form or out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description UNAUTHENTICATED: the bearer token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description UPSTREAM_UNAVAILABLE: the database cannot be reached. */
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
    getShow: {
        parameters: {
            query?: {
                /** @description Language whose words stand in; the record's `locale` says so. */
                fallback?: components["parameters"]["fallback"];
            };
            header?: {
                /** @description Language asked for; English when absent or unknown. */
                "x-localization"?: components["parameters"]["localization"];
            };
            path: {
                /** @description Slug of the show. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Show"];
                    };
                };
            };
            /** @description BAD_USER_INPUT: a parameter is missing, unknown in form or out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description UNAUTHENTICATED: the bearer token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No such show is published in the languages asked for. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description UPSTREAM_UNAVAILABLE: the database cannot be reached. */
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
    getMetaTags: {
        parameters: {
            query?: {
                /** @description Language whose words stand in; the record's `locale` says so. */
                fallback?: components["parameters"]["fallback"];
            };
            header?: {
                /** @description Language asked for; English when absent or unknown. */
                "x-localization"?: components["parameters"]["localization"];
            };
            path: {
                /** @description Key of the page: `metaCode` in schemas/routes.json. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MetaTags"];
                    };
                };
            };
            /** @description BAD_USER_INPUT: a parameter is missing, unknown in form or out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description UNAUTHENTICATED: the bearer token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Editors wrote none in the languages asked for; the site's defaults hold. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description UPSTREAM_UNAVAILABLE: the database cannot be reached. */
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
    getFaq: {
        parameters: {
            query?: {
                /** @description Language whose words stand in; the record's `locale` says so. */
                fallback?: components["parameters"]["fallback"];
            };
            header?: {
                /** @description Language asked for; English when absent or unknown. */
                "x-localization"?: components["parameters"]["localization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FaqEntry"][];
                    };
                };
            };
            /** @description BAD_USER_INPUT: a parameter is missing, unknown in form or out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description UNAUTHENTICATED: the bearer token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description UPSTREAM_UNAVAILABLE: the database cannot be reached. */
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
    getPage: {
        parameters: {
            query?: {
                /** @description Language whose words stand in; the record's `locale` says so. */
                fallback?: components["parameters"]["fallback"];
            };
            header?: {
                /** @description Language asked for; English when absent or unknown. */
                "x-localization"?: components["parameters"]["localization"];
            };
            path: {
                /** @description Key of the page. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LandingPage"] | components["schemas"]["HomePage"] | components["schemas"]["FaqPage"];
                    };
                };
            };
            /** @description BAD_USER_INPUT: a parameter is missing, unknown in form or out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description UNAUTHENTICATED: the bearer token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No such page is published in the languages asked for. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description UPSTREAM_UNAVAILABLE: the database cannot be reached. */
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
    getPlansCopy: {
        parameters: {
            query?: {
                /** @description Language whose words stand in; the record's `locale` says so. */
                fallback?: components["parameters"]["fallback"];
            };
            header?: {
                /** @description Language asked for; English when absent or unknown. */
                "x-localization"?: components["parameters"]["localization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlanCopy"][];
                    };
                };
            };
            /** @description BAD_USER_INPUT: a parameter is missing, unknown in form or out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description UNAUTHENTICATED: the bearer token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description UPSTREAM_UNAVAILABLE: the database cannot be reached. */
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
    getSchedule: {
        parameters: {
            query: {
                /** @description Beginning of the window, ISO 8601 with zone. */
                from: string;
                /** @description End of the window, after `from`. */
                to: string;
                /** @description Only of this channel (slug). */
                channel?: string;
                /** @description How many records. */
                limit?: number;
                /** @description `meta.next` of the page before; opaque. */
                cursor?: string;
                /** @description Language whose words stand in; the record's `locale` says so. */
                fallback?: components["parameters"]["fallback"];
            };
            header?: {
                /** @description Language asked for; English when absent or unknown. */
                "x-localization"?: components["parameters"]["localization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ScheduleEntry"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            /** @description BAD_USER_INPUT: a parameter is missing, unknown in form or out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description UNAUTHENTICATED: the bearer token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description UPSTREAM_UNAVAILABLE: the database cannot be reached. */
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
    getScheduleEntry: {
        parameters: {
            query?: {
                /** @description Language whose words stand in; the record's `locale` says so. */
                fallback?: components["parameters"]["fallback"];
            };
            header?: {
                /** @description Language asked for; English when absent or unknown. */
                "x-localization"?: components["parameters"]["localization"];
            };
            path: {
                /** @description Identity of the entry. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ScheduleEntry"];
                    };
                };
            };
            /** @description BAD_USER_INPUT: a parameter is missing, unknown in form or out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description UNAUTHENTICATED: the bearer token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description No such entry is published in the languages asked for. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description UPSTREAM_UNAVAILABLE: the database cannot be reached. */
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
    getSettings: {
        parameters: {
            query?: {
                /** @description Language whose words stand in; the record's `locale` says so. */
                fallback?: components["parameters"]["fallback"];
            };
            header?: {
                /** @description Language asked for; English when absent or unknown. */
                "x-localization"?: components["parameters"]["localization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Settings"];
                    };
                };
            };
            /** @description BAD_USER_INPUT: a parameter is missing, unknown in form or out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description UNAUTHENTICATED: the bearer token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description Not published in the languages asked for. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description UPSTREAM_UNAVAILABLE: the database cannot be reached. */
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
    search: {
        parameters: {
            query: {
                /** @description What is looked for, in either language. */
                q: string;
                /** @description What was found. */
                type?: components["schemas"]["SearchType"];
                /** @description Only what belongs to this channel (slug). */
                channel?: string;
                /** @description Only videos of this length or more. */
                min_seconds?: number;
                /** @description Only videos of this length or less. */
                max_seconds?: number;
                /** @description Only live events (true), or none of them (false). */
                live?: boolean;
                /** @description Only what anybody may watch (true), or only what is for subscribers. */
                free?: boolean;
                /** @description How many records. */
                limit?: number;
                /** @description `meta.next` of the page before; opaque. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SearchResult"][];
                        meta: components["schemas"]["SearchMeta"];
                    };
                };
            };
            /** @description BAD_USER_INPUT: a parameter is missing, unknown in form or out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description UNAUTHENTICATED: the bearer token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description UPSTREAM_UNAVAILABLE: the database cannot be reached. */
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
    suggest: {
        parameters: {
            query: {
                /** @description What has been typed so far. */
                q: string;
                /** @description How many. */
                limit?: number;
                /** @description Language whose words stand in; the record's `locale` says so. */
                fallback?: components["parameters"]["fallback"];
            };
            header?: {
                /** @description Language asked for; English when absent or unknown. */
                "x-localization"?: components["parameters"]["localization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Suggestion"][];
                    };
                };
            };
            /** @description BAD_USER_INPUT: a parameter is missing, unknown in form or out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description UNAUTHENTICATED: the bearer token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description UPSTREAM_UNAVAILABLE: the database cannot be reached. */
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
    getChanges: {
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
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Change"][];
                        meta: components["schemas"]["ChangesMeta"];
                    };
                };
            };
            /** @description BAD_USER_INPUT: a parameter is missing, unknown in form or out of range. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description UNAUTHENTICATED: the bearer token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description CURSOR_GONE: the feed does not hold this cursor (any more). Purge everything and go on from `meta.last`. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestError"];
                };
            };
            /** @description UPSTREAM_UNAVAILABLE: the database cannot be reached. */
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
}
