/** What a report is about. */
export type ReportTarget = { type: 'problem' | 'correction'; target: 'idea' | 'comment'; targetId: number };
