import { inTab } from '@ideabox/contract';

const key = 'ideabox.draft.inquiry';

/** What was typed and not yet sent; it outlives the dialog and the page, as long as the tab. */
export const readInquiry = () => inTab.text(key) ?? '';

export const writeInquiry = (contents: string) => inTab.keep(key, contents);
