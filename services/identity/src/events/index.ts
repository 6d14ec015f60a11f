import { onActed } from './acted.ts';

export const subscriptions = () => [onActed];
