/** The pages about the site, in their order. */
export const staticPages = ['about', 'howto', 'rules', 'privacy', 'accessibility', 'faq', 'sitemap'] as const;
