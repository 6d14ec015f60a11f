/** On answers that are pages: they take the site's style sheet and mark, and send their form back to where they came from. */
export const pagePolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** On every answer of the API, and on every refusal: none but the pages among them is a document, a script or a frame. */
export const securityHeaders: readonly (readonly [string, string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'no-referrer'],
  ['X-Frame-Options', 'DENY'],
  ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=()'],
];

/** A site that is reached over TLS is reached so alone, for a year. */
export const transportHeaders = (publicUrl: string | undefined): readonly (readonly [string, string])[] =>
  publicUrl?.startsWith('https:')
    ? [['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']]
    : [];
