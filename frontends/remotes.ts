/** Every remote that is built and served with the site, by its folder. */
export const remoteNames = ['public', 'member', 'dashboard'] as const;
