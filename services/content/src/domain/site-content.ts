/** A feature flag or a registry entry. */
export type Setting = { search_key: string; value: string };

/** A block of text on the screens, in Markdown. */
export type Part = { search_key: string; contents: string };

/** A static page, in Markdown. */
export type Page = { page_key: string; name: string; contents: string };

/** A piece of news, in Markdown; the time is RFC 3339, UTC. */
export type NewsItem = { news_key: string; name: string; contents: string; date_entered: string };
