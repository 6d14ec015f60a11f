import { accountIds } from '../../../../gateway/e2e/product.ts';

/** What the demonstration gave its accounts, and tests the members whom they register. */
export const passwordOf = (account: string): string => (account in accountIds ? 'ideabox' : 'ideabox-e2e');
