/** What a crawler learns of a page. */
export type Head = {
  status: number;
  /** Without the site's name; absent where the site's own words say it. */
  title: string | undefined;
  description: string;
  type: 'website' | 'article';
  /** Path without locale prefix that search engines shall keep. */
  canonicalPath: string;
  published?: string;
  /** Path of a picture of its own. */
  picture?: string;
};
