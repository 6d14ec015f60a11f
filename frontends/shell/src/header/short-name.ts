import { shortened } from '@ideabox/intl';

/** The name as the header has room for it: five characters and an ellipsis. */
export const shortName = (name: string): string => shortened(name, 5);
