import { inTab, keepDraft } from '@ideabox/contract';

export const inquiryDraft = 'ideabox.draft.inquiry';

/** What was typed and not yet sent; it outlives the dialog and the page, as long as the tab. */
export const readInquiry = () => inTab.text(inquiryDraft) ?? '';

export const writeInquiry = (contents: string) => keepDraft(inTab, inquiryDraft, contents);
