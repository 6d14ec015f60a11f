import { origin, site } from './product.ts';

const addresses = [
  '/',
  '/idea/999999999',
  '/no/such/page',
  '/%ff',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/sitemaps/none.xml',
  '/icon.svg',
  '/social-card.png',
  '/social/idea/999999999.png',
  '/assets/none.js',
  '/api/docs',
  '/api/v1/openapi.json',
  '/api/v1/features',
  '/api/v1/nothing',
  '/api/v1/ideas?no_such_parameter=1',
  '/api/v1/unsubscribe/none',
  '/rss',
];

test.each(addresses)(
  '%s may be neither framed nor taken for something else, and loads what it says alone',
  async (path) => {
    const { headers } = await fetch(`${origin}${path}`, { headers: { Accept: 'text/html' } });
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': expect.stringMatching(/^(no-referrer|strict-origin-when-cross-origin)$/),
      'x-frame-options': expect.any(String),
      'cross-origin-resource-policy': expect.any(String),
    });
  },
);

test('a document asks the browser for no more than the pages use', async () => {
  const policy = (await site.get('/')).headers['permissions-policy'] ?? '';
  for (const feature of [
    'camera=()',
    'microphone=()',
    'payment=()',
    'geolocation=(self)',
    'clipboard-write=(self)',
  ])
    expect(policy).toContain(feature);
});
