/** What the shell gives and every remote takes: one copy of each in the page, whatever the remotes were built with. */
export const sharedNames = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@emotion/react',
  '@emotion/react/jsx-runtime',
  '@ideabox/api-client',
  '@ideabox/contract',
  '@ideabox/intl',
  '@ideabox/router',
  '@ideabox/ui',
];

/** Big and not needed at first: each is its own chunk of the shell, loaded by whoever asks first. */
export const lazyNames = [
  '@ideabox/ui/controls',
  '@ideabox/ui/date-picker',
  '@ideabox/ui/dialog',
  '@ideabox/ui/markdown',
];
