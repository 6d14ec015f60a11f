type Place = { name: string; address: (page: { url: string; title: string }) => string };

const withQuery = (base: string, query: Record<string, string>) => `${base}?${new URLSearchParams(query)}`;

/** Where an address can be handed on by a plain link; nothing is asked of them before it is followed. */
export const places: Place[] = [
  {
    name: 'X',
    address: ({ url, title }) => withQuery('https://twitter.com/intent/tweet', { text: title, url }),
  },
  {
    name: 'Facebook',
    address: ({ url }) => withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }),
  },
  { name: 'LINE', address: ({ url }) => withQuery('https://social-plugins.line.me/lineit/share', { url }) },
];
