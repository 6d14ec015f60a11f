import { checkText } from '@ideabox/text';
import { MembersOnly, TargetMissing } from './errors.ts';

type Report = { type: string; contents: string; target?: string | undefined; target_id?: number | undefined };

/**
 * Whether a report may be made: an inquiry by anyone, the others by members who say what they are about.
 * @throws MembersOnly, TargetMissing, ProhibitedText
 */
export const checkReport = (report: Report, by: { member: boolean }, allowedCharacters: string): void => {
  if (report.type !== 'inquiry') {
    if (!by.member) throw new MembersOnly();
    const missing = (['target', 'target_id'] as const).filter((field) => report[field] === undefined);
    if (missing.length > 0) throw new TargetMissing(missing);
  }
  checkText({ contents: report.contents }, allowedCharacters);
};
