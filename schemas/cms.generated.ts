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
         * @description Videos, newest first or in another `order`; episodes of one show (`show` and `kind=episode`) by season and number. Or those named by `codes`.
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
         * First videos of several shows, seasons, channels or sports
         * @description The first `each` videos of every show, season, channel or sport named, so that a list of shows with their videos is two reads. Within an owner in the order of `/api/videos`.
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
    "/api/video_codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which videos exist
         * @description Those of `codes` that belong to a video, published or not, in any order. A code that is missing was deleted, or never was one.
         */
        get: operations["getVideoCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/video_poster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Poster of a video
         * @description The poster of a video, published or not, without its description: the film of a sound is made before its video is published. Null without a poster, and without such a video.
         */
        get: operations["getVideoPoster"];
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
         * @description Shows in the editors' order or in another, or those named by `slugs`.
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
    "/api/shows_of_each": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * First shows of several channels or sports
         * @description The first `each` shows of every channel or sport named, so that a list of channels with their shows is two reads. Within an owner in the order of `/api/shows`.
         */
        get: operations["getShowsOfEach"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sports
         * @description All sports in the editors' order, or those named by `slugs`.
         */
        get: operations["getSports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sports/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One sport
         * @description A sport by its slug. Its shows and videos are `/api/shows` and `/api/videos` with `sport`.
         */
        get: operations["getSport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/related": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Videos related to a video
         * @description What to go on with beside a video: first of its show, then of its sport, then of its channel, each newest first; never the video itself, nothing unreleased and no event that is over. Shorts go with shorts, everything else with everything else. Empty when the code is unknown.
         */
        get: operations["getRelated"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/related_of_each": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Codes of the videos related to several videos
         * @description Of every video named what `/api/related` answers, as codes: records are read by `/api/videos`. Unknown ones are left out.
         */
        get: operations["getRelatedOfEach"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The video after a video
         * @description After an episode the next one of its show, by season and number; after the last, the newest recording of the channel that is no episode of that show; after everything else, the newest recording of the channel that is not the video itself. A short is followed by a short. Null when nothing follows or the code is unknown.
         */
        get: operations["getNext"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/next_of_each": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Codes of the videos after several videos
         * @description Of every video named what `/api/next` answers, as a code: records are read by `/api/videos`. Unknown ones are left out.
         */
        get: operations["getNextOfEach"];
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
         * @description Copy of a page by its slug: `landing`, `home`, `faq`, `manifesto`, `business`, `terms-and-conditions`, `privacy-policy`, `contact-us`, `where-to-watch`, or the slug of a generic page. The slug says which of the forms the answer has; a slug that is none of these is a generic page.
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
    "/api/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Generic pages
         * @description Pages of nothing but text by their slug, or those named by `slugs`. Pages with a form of their own are read one by one.
         */
        get: operations["getPages"];
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
    "/api/schedule_of_each": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * First entries of the schedules of several channels
         * @description The first `each` entries of every channel named, within a channel in the order of `/api/schedule`.
         */
        get: operations["getScheduleOfEach"];
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
    "/api/schedule_entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Entries of the schedule by their ids
         * @description In the order asked; unknown ones are left out.
         */
        get: operations["getScheduleEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/linear_channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Live videos that play a schedule
         * @description Every live video that an editor has set to play the schedule of its channel.
         */
        get: operations["getLinearChannels"];
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
    "/api/menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Menus
         * @description All menus of the site with their entries in the editors' order: header, mobile sheet, mega-menu and the columns of the footer.
         */
        get: operations["getMenus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/smart_banner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * App banner
         * @description What invites viewers with a phone to install the app, and where the stores have it.
         */
        get: operations["getSmartBanner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/modals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Promotions
         * @description Promotions that are switched on, with the times between which they are shown: whether one is on now is for the reader to decide.
         */
        get: operations["getModals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delete_reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reasons to delete an account
         * @description What a viewer may choose from when deleting the account, in the editors' order.
         */
        get: operations["getDeleteReasons"];
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
         * @description Shows, videos and channels by titles, people, descriptions and the names they belong to, in both languages, the likeliest first. Forgives spelling (Arabic folding, typos, joined particles), the other keyboard, Arabic in Latin letters (`7ekayat el matbakh`), plurals, and other spellings that editors have listed. Everyday words of a genre or kind find what belongs to it first, `episode 7` and `s2e3` the episodes. When nothing has all words, some are left out. A query without a word finds nothing.
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
        /** @description The business area. */
        BusinessPage: {
            /** @constant */
            slug: "business";
            /** @description Heading of the page. */
            title: string;
            /** @description What the business area is, in a sentence or two. */
            lead: string;
            /** @description Rows of the catalogue, from top to bottom. */
            rows: components["schemas"]["Row"][];
            /** @description Heading of the part for advertisers. */
            advertisers_title: string;
            /** @description What advertisers find on the manifesto. */
            advertisers_text: string;
            /** @description Words of the link to the manifesto. */
            advertisers_label: string;
            locale: components["schemas"]["Locale"];
        };
        CategoryGroup: {
            data: components["schemas"]["Channel"][];
        };
        /** @description One published change. `locale` is null when shared facts changed. */
        Change: {
            /** @description Place in the feed; grows in commit order, without gaps. */
            number: number;
            type: components["schemas"]["ChangeType"];
            /** @description Key of the record as the other routes know it: slug of a channel, of a show or of any other page, code of a video or of meta tags, id of a question, of a menu entry or of an entry of the schedule, code of a promotion, key of a reason to leave, id of a plan, `landing`, `home`, `faq`, `settings`, `footer` or `smart-banner` for those pages, address of a picture, `*` for the whole catalogue. */
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
         * @description What changed. `catalogue`: so much at once (seeding) that everything should be read again.
         * @enum {unknown}
         */
        ChangeType: "channel" | "show" | "video" | "meta-tags" | "faq-entry" | "faq-page" | "landing" | "home" | "plan" | "schedule-entry" | "settings" | "menu-item" | "footer" | "smart-banner" | "modal" | "delete-reason" | "page" | "sport" | "search-alias" | "picture" | "catalogue";
        /** @description A category of the catalogue with a page of its own at `/{slug}`. */
        Channel: {
            /** @description Key in addresses, the same in both languages. */
            slug: string;
            /** @description Name of the channel. */
            name: string;
            name_echo: string | null;
            description: string | null;
            image: string | null;
            picture: components["schemas"]["Picture"] | null;
            light: string | null;
            locale: components["schemas"]["Locale"];
            /**
             * Format: date-time
             * @description When its facts, or its words in the language of the record, last changed: an instant in UTC, ISO 8601 with milliseconds.
             */
            updated_at: string;
        };
        /** @description A part of a video, which ends where the next one begins. */
        Chapter: {
            /** @description Second of the video at which it begins. */
            start_seconds: number;
            /** @description Title of the chapter. */
            title: string;
        };
        /** @description Words and ways to reach us. */
        ContactPage: {
            /** @constant */
            slug: "contact-us";
            /** @description Heading of the page. */
            title: string;
            /** @description Sentence or two under the heading. */
            lead: string;
            /** @description Heading over the form. */
            form_title: string;
            /** @description What helps us to answer. */
            form_hint: string;
            /** @description Heading over the telephones. */
            phones_title: string;
            /** @description Address for questions, the same in both languages. */
            email: string;
            /** @description Telephone numbers by country. */
            phones: components["schemas"]["Phone"][];
            locale: components["schemas"]["Locale"];
        };
        /** @description A reason to delete an account. `key` is what a request to delete an account names. */
        DeleteReason: {
            /** @description Key in addresses, the same in both languages. */
            key: string;
            /** @description The reason as viewers read it. */
            label: string;
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
        /** @description The place in a picture that stays in sight when it is cut. Physical: the same in both languages. */
        Focus: {
            /** @description Percent of the width, from the left. */
            x: number;
            /** @description Percent of the height, from the top. */
            y: number;
        };
        /** @description A page of nothing but text, at `/{slug}`. */
        GenericPage: {
            /** @description Key in addresses, the same in both languages. */
            slug: string;
            /** @description Heading of the page. */
            title: string;
            lead: string | null;
            /** @description The text, in Markdown (CommonMark): headings from `##` on, lists, links. */
            body: string;
            locale: components["schemas"]["Locale"];
            /**
             * Format: date-time
             * @description When its facts, or its words in the language of the record, last changed: an instant in UTC, ISO 8601 with milliseconds.
             */
            updated_at: string;
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
        /** @description Terms and conditions, or the privacy policy. */
        LegalPage: {
            /**
             * @description Which of the two it is.
             * @enum {unknown}
             */
            slug: "terms-and-conditions" | "privacy-policy";
            /** @description Heading of the page. */
            title: string;
            /**
             * Format: date
             * @description Day from which this wording applies, `YYYY-MM-DD`; each language has its own.
             */
            changed_on: string;
            /** @description The text, in Markdown (CommonMark): headings from `##` on, lists, links. */
            body: string;
            locale: components["schemas"]["Locale"];
        };
        /** @description A live video that plays the schedule of its channel. */
        LinearChannel: {
            /** @description Opaque identity of a video in addresses; it never changes. */
            video_code: string;
            /** @description Key in addresses, the same in both languages. */
            channel_slug: string;
        };
        /**
         * @description Language the words of the record are really in.
         * @enum {unknown}
         */
        Locale: "en" | "ar";
        /** @description The page for advertisers. */
        ManifestoPage: {
            /** @constant */
            slug: "manifesto";
            /** @description Heading of the page. */
            title: string;
            /** @description Sentence or two under the heading. */
            lead: string;
            /** @description From top to bottom, each topic once. */
            sections: components["schemas"]["ManifestoSection"][];
            /** @description Heading of the last part. */
            closing_title: string;
            /** @description Invites the reader to write. */
            closing_text: string;
            /** @description Words of the button that leads to the contact page. */
            action_label: string;
            locale: components["schemas"]["Locale"];
        };
        /** @description One way to advertise. `picture` is null when editors chose none. */
        ManifestoSection: {
            topic: components["schemas"]["ManifestoTopic"];
            /** @description Heading of the section. */
            title: string;
            /** @description One paragraph: what an advertiser gets. */
            text: string;
            /** @description What is included; may be empty. */
            points: string[];
            picture: components["schemas"]["Picture"] | null;
        };
        /**
         * @description What the section is about; also its anchor on the page.
         * @enum {unknown}
         */
        ManifestoTopic: "branded-content" | "podcasts" | "newsletter" | "connected-tv" | "in-stream";
        /** @description A menu of the site. */
        Menu: {
            /**
             * @description Where it stands: in the header, in the sheet of narrow screens, under the channels of “More”, or as a column of the footer.
             * @enum {unknown}
             */
            name: "top" | "mobile" | "mega" | "footer-watch" | "footer-brand" | "footer-help";
            title: string | null;
            /** @description Its entries in the editors' order. */
            items: components["schemas"]["MenuItem"][];
            locale: components["schemas"]["Locale"];
        };
        /** @description An entry of a menu. */
        MenuItem: {
            /** @description Stable id, the same in both languages. */
            id: string;
            /** @description What the entry is called. */
            title: string;
            /** @description Where it leads: a path of the site without language (`/schedule`), an `https:` address, or an action: `more` opens the channels, `language` the page in the other language, `sign-out` ends the viewer's session. */
            target: string;
            icon: ("chevron" | "menu" | "next" | "person" | "play" | "plus" | "search" | "share") | null;
            /** @description Whether the viewer's badge stands beside the title. */
            is_profile: boolean;
            /**
             * @description Who sees it: `visitors` have not signed in, `members` have, `unsubscribed` have no paid plan.
             * @enum {unknown}
             */
            audience: "everyone" | "visitors" | "members" | "unsubscribed";
            locale: components["schemas"]["Locale"];
        };
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
        /** @description A promotion that opens over a page from `starts_at` until `ends_at`; null is an open end. A button without words or target is null. */
        Modal: {
            /**
             * @description Which promotion it is.
             * @enum {unknown}
             */
            code: "championship" | "watch";
            /** @description Heading. */
            title: string;
            /** @description What it offers: plain text. */
            text: string;
            watch: components["schemas"]["ModalAction"] | null;
            subscribe: components["schemas"]["ModalAction"] | null;
            picture: components["schemas"]["Picture"] | null;
            starts_at: string | null;
            ends_at: string | null;
            locale: components["schemas"]["Locale"];
        };
        /** @description A button of a promotion. */
        ModalAction: {
            /** @description Words of the button. */
            label: string;
            /** @description Path of the site without language, e.g. `/watch/k7m2x9qd`. */
            path: string;
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
        /** @description A picture that editors chose. `focus` is null when they set no focal point: it is cut around its middle. */
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
            focus: components["schemas"]["Focus"] | null;
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
        /** @description A device or an app on which Sahra can be watched or heard. */
        Platform: {
            /** @description As it is written by those who make it. */
            name: string;
            note: string | null;
            url: string | null;
        };
        /** @description Platforms of one kind. */
        PlatformGroup: {
            kind: components["schemas"]["PlatformKind"];
            /** @description Heading of the group. */
            title: string;
            /** @description Sentence or two under the heading. */
            text: string;
            /** @description In the editors' order. */
            platforms: components["schemas"]["Platform"][];
        };
        /**
         * @description Televisions, phones and tablets, or apps for podcasts.
         * @enum {unknown}
         */
        PlatformKind: "smart-tv" | "mobile" | "podcast";
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
            /** @description Sentences by field, where a field is at fault. */
            errors?: {
                [key: string]: string[];
            };
            /** @description On CURSOR_GONE: the number to go on from. */
            meta?: {
                last: number;
            };
        };
        /** @description A row of the catalogue on a page. `channel_slug` is null unless `source` is `channel`, `sport_slug` unless it is `sport`. */
        Row: {
            /** @description Stable, the same in both languages, e.g. `home-newest`; also an anchor. */
            id: string;
            /** @description Heading over the row. */
            title: string;
            source: components["schemas"]["RowSource"];
            shape: components["schemas"]["RowShape"];
            channel_slug: string | null;
            sport_slug: string | null;
            path: string | null;
        };
        /**
         * @description What its cards look like: shows `poster`, videos `wide`, shorts `upright`, channels `star`.
         * @enum {unknown}
         */
        RowShape: "poster" | "wide" | "tonight" | "upright" | "star";
        /**
         * @description What is in it: all shows in the editors' order, the newest videos, live events, tonight's schedule, the newest shorts, all channels, the newest videos of one channel, our original shows, business shows, podcasts, the newest videos of one sport.
         * @enum {unknown}
         */
        RowSource: "shows" | "newest" | "live" | "tonight" | "shorts" | "channels" | "channel" | "originals" | "business" | "podcasts" | "sport";
        /** @description Something that is on at a time. `channel_slug` and `video_code` are null when it is on no channel or cannot be watched; the picture is the poster of its video. */
        ScheduleEntry: {
            /** @description Identity of the entry, the same in both languages. */
            id: string;
            /** @description Title of the entry. */
            title: string;
            locale: components["schemas"]["Locale"];
            /**
             * Format: date-time
             * @description When its facts, or its words in the language of the record, last changed: an instant in UTC, ISO 8601 with milliseconds.
             */
            updated_at: string;
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
            /** @description Words of the query that were left out, as they were typed, because nothing has them together with the others; empty when every word was found. */
            omitted_words: string[];
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
        /** @description A season of a show with something to watch in it. `locale` is the language of the title. */
        Season: {
            /** @description Number that its videos say as `season_number`. */
            number: number;
            title: string | null;
            locale: components["schemas"]["Locale"] | null;
            year: number | null;
            /** @description Episodes that can be read in the languages asked for. */
            episode_count: number;
        };
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
        /** @description A series of videos with a page of its own at `/shows/{slug}`; a podcast is one with the format `podcast`. */
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
            /**
             * Format: date-time
             * @description When its facts, or its words in the language of the record, last changed: an instant in UTC, ISO 8601 with milliseconds.
             */
            updated_at: string;
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
            /** @description Made by us. */
            original: boolean;
            /** @description Belongs to the business area. */
            business: boolean;
            format: components["schemas"]["ShowFormat"];
            /** @description Seasons in their order; empty when its videos have no `season_number`. */
            seasons: components["schemas"]["Season"][];
            channel_slug: string | null;
            sport_slug: string | null;
        };
        /**
         * @description Whether a show is watched or listened to. Both have episodes.
         * @enum {unknown}
         */
        ShowFormat: "series" | "podcast";
        /** @description The show a video belongs to. */
        ShowOfVideo: {
            /** @description Key in addresses, the same in both languages. */
            slug: string;
            /** @description Title of the show. */
            title: string;
        };
        /** @enum {unknown} */
        ShowType: "original" | "business" | "sport" | "podcast";
        /** @description Invitation to install the app, for viewers with a phone. */
        SmartBanner: {
            /** @description Name of the app, or a few words. */
            title: string;
            /** @description One line that invites to install it. */
            text: string;
            /** @description Words of the button. */
            action_label: string;
            app_store_url: string | null;
            google_play_url: string | null;
            locale: components["schemas"]["Locale"];
        };
        /** @description What shows compete in, with a page of its own at `/sports/{slug}`. A video has the sport of its show. */
        Sport: {
            /** @description Key in addresses, the same in both languages. */
            slug: string;
            /** @description Name of the sport. */
            name: string;
            description: string | null;
            picture: components["schemas"]["Picture"] | null;
            light: string | null;
            locale: components["schemas"]["Locale"];
            /**
             * Format: date-time
             * @description When its facts, or its words in the language of the record, last changed: an instant in UTC, ISO 8601 with milliseconds.
             */
            updated_at: string;
        };
        /** @description A title for what has been typed so far. */
        Suggestion: {
            /** @description Title in the language asked for. */
            text: string;
            type: components["schemas"]["SearchType"];
            /** @description Slug of a show or channel, code of a video. */
            key: string;
        };
        /** @description A video of the catalogue, watched at `/watch/{code}`. An episode of a podcast is one of kind `episode` whose show has the format `podcast`. */
        Video: {
            /** @description Opaque identity of a video in addresses; it never changes. */
            code: string;
            /** @description Title of the video. */
            title: string;
            /** @description What happens in it. */
            description: string;
            /** @description Names of who is seen or heard in it, spelled as in the language of the record; empty when editors named nobody. */
            people: string[];
            /** @description Its chapters in order; empty when there are none. */
            chapters: components["schemas"]["Chapter"][];
            locale: components["schemas"]["Locale"];
            kind: components["schemas"]["VideoKind"];
            /** @description A live event, and not yet a recording. */
            live: boolean;
            /** @description A recording, of an event or of anything else. */
            recorded: boolean;
            /** @description A live stream that plays the schedule of its channel, as a linear channel. */
            follows_schedule: boolean;
            /** @description A paid subscription is needed. */
            premium: boolean;
            starts_at: string | null;
            ends_at: string | null;
            duration_seconds: number | null;
            episode_number: number | null;
            season_number: number | null;
            /**
             * Format: date-time
             * @description Instant in UTC, ISO 8601 with milliseconds.
             */
            published_at: string;
            /**
             * Format: date-time
             * @description When its facts, or its words in the language of the record, last changed: an instant in UTC, ISO 8601 with milliseconds.
             */
            updated_at: string;
            poster: string | null;
            poster_picture: components["schemas"]["Picture"] | null;
            upright: components["schemas"]["Picture"] | null;
            show: components["schemas"]["ShowOfVideo"] | null;
            channel_slug: string | null;
            sport_slug: string | null;
        };
        /**
         * @description What a video is to its show.
         * @enum {unknown}
         */
        VideoKind: "episode" | "match" | "clip" | "highlight" | "short";
        /** @enum {unknown} */
        VideoType: "show" | "short" | "sport" | "business" | "original" | "live" | "podcast";
        /** @description The devices and apps on which Sahra is at home. */
        WhereToWatchPage: {
            /** @constant */
            slug: "where-to-watch";
            /** @description Heading of the page. */
            title: string;
            /** @description Sentence or two under the heading. */
            lead: string;
            /** @description From top to bottom, each kind once. */
            groups: components["schemas"]["PlatformGroup"][];
            locale: components["schemas"]["Locale"];
        };
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
                /** @description An area of the site: what belongs to a show, shorts, what has a sport, what belongs to a business, original or podcast show, live events. */
                type?: components["schemas"]["VideoType"];
                /** @description What a video is to its show. */
                kind?: components["schemas"]["VideoKind"];
                /** @description Only of this channel (slug). */
                category?: string;
                /** @description Only of this show (slug). */
                show?: string;
                /** @description Only of the season of this number. */
                season?: number;
                /** @description Only of shows of this sport (slug). */
                sport?: string;
                /** @description Only live events, or only what is not live. */
                live?: boolean;
                /** @description Only premium, or only free. */
                premium?: boolean;
                /** @description Which ones come first; without it the newest, and the episodes of one show by season and number. A cursor belongs to its order. */
                order?: "newest" | "oldest";
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
                /** @description Batch read: up to 100 slugs of sports divided by commas, answered as asked; unknown ones are left out. Paging does not apply. */
                sports?: string;
                /** @description Batch read: up to 100 seasons as `{slug of the show}:{number}` divided by commas, answered as asked; unknown ones are left out. Paging does not apply. */
                seasons?: string;
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
    getVideoCodes: {
        parameters: {
            query: {
                /** @description Up to 100 codes divided by commas. */
                codes: string;
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
                        data: string[];
                        meta: {
                            /** @description How many videos there are in all. */
                            videos: number;
                        };
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
    getVideoPoster: {
        parameters: {
            query: {
                /** @description Code of the video. */
                code: string;
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
                        data: components["schemas"]["Picture"] | null;
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
                /** @description An area of the site: what we made, what is about business, what has a sport, podcasts. */
                type?: components["schemas"]["ShowType"];
                /** @description Only of this channel (slug). */
                category?: string;
                /** @description Only of this sport (slug). */
                sport?: string;
                /** @description The editors' order, the newest show first, or by title. A cursor belongs to its order. */
                order?: "curated" | "newest" | "title";
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
    getShowsOfEach: {
        parameters: {
            query: {
                /** @description Batch read: up to 100 slugs of channels divided by commas, answered as asked; unknown ones are left out. Paging does not apply. */
                channels?: string;
                /** @description Batch read: up to 100 slugs of sports divided by commas, answered as asked; unknown ones are left out. Paging does not apply. */
                sports?: string;
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
                        data: components["schemas"]["Show"][];
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
    getSports: {
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
                        data: components["schemas"]["Sport"][];
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
    getSport: {
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
                /** @description Slug of the sport. */
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
                        data: components["schemas"]["Sport"];
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
            /** @description No such sport is published in the languages asked for. */
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
    getRelated: {
        parameters: {
            query: {
                /** @description Code of the video. */
                code: string;
                /** @description How many records. */
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
    getRelatedOfEach: {
        parameters: {
            query: {
                /** @description Up to 100 codes divided by commas. */
                codes: string;
                /** @description How many records. */
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
                        data: {
                            /** @description Opaque identity of a video in addresses; it never changes. */
                            code: string;
                            /** @description Nearest first. */
                            related: string[];
                        }[];
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
    getNext: {
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
                        data: components["schemas"]["Video"] | null;
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
    getNextOfEach: {
        parameters: {
            query: {
                /** @description Up to 100 codes divided by commas. */
                codes: string;
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
                        data: {
                            /** @description Opaque identity of a video in addresses; it never changes. */
                            code: string;
                            next: string | null;
                        }[];
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
                /** @description Slug of the page. */
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
                        data: components["schemas"]["LandingPage"] | components["schemas"]["HomePage"] | components["schemas"]["FaqPage"] | components["schemas"]["ManifestoPage"] | components["schemas"]["BusinessPage"] | components["schemas"]["LegalPage"] | components["schemas"]["ContactPage"] | components["schemas"]["WhereToWatchPage"] | components["schemas"]["GenericPage"];
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
    getPages: {
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
                        data: components["schemas"]["GenericPage"][];
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
                category?: string;
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
    getScheduleOfEach: {
        parameters: {
            query: {
                /** @description Beginning of the window, ISO 8601 with zone. */
                from: string;
                /** @description End of the window, after `from`. */
                to: string;
                /** @description Up to 100 slugs of channels divided by commas. */
                channels: string;
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
                        data: components["schemas"]["ScheduleEntry"][];
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
    getScheduleEntries: {
        parameters: {
            query: {
                /** @description Up to 100 ids divided by commas. */
                ids: string;
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
    getLinearChannels: {
        parameters: {
            query?: never;
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
                        data: components["schemas"]["LinearChannel"][];
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
    getMenus: {
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
                        data: components["schemas"]["Menu"][];
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
    getSmartBanner: {
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
                        data: components["schemas"]["SmartBanner"];
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
    getModals: {
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
                        data: components["schemas"]["Modal"][];
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
    getDeleteReasons: {
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
                        data: components["schemas"]["DeleteReason"][];
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
