import { escapeHtml, type Language } from '@ideabox/text';

/** One thing that a mail tells, as HTML. */
type Section = { name: string; body: string; link: string };

type Sheet = {
  language: Language;
  title: string;
  site: string;
  office: string;
  greeting: string[];
  sections: Section[];
  more: string[];
  footer: string[];
};

const body = [
  'margin:0;padding:0;background:#ffffff;color:#1a1a1c',
  "font-family:'Hiragino Sans','Noto Sans JP','Yu Gothic',Meiryo,'Segoe UI',Roboto,Arial,sans-serif",
  'font-size:16px;line-height:1.7;overflow-wrap:anywhere',
].join(';');
const mark =
  'display:inline-block;width:14px;height:14px;margin-right:8px;border-radius:4px 4px 4px 0;background:#0017c1';
const line = 'border-color:#d8d8db;border-style:solid';

/** For programs that darken a mail by themselves or by the device's wish; those without it keep to the inline styles. */
const styles = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
.body ul,.body ol{padding-left:1.5em}
.body p,.body ul,.body ol{margin:8px 0}
.body table{border-collapse:collapse}.body td,.body th{padding:4px 8px;border:1px solid #949497}
a{color:#0017c1}
@media (prefers-color-scheme:dark){
body{background:#1a1a1c!important;color:#f2f2f2!important}
.muted{color:#c4c4c7!important}
.line{border-color:#626264!important}
.mark{background:#9db7f9!important}
a{color:#9db7f9!important}
}`.trim();

const paragraph = (words: string) => `<p style="margin:0 0 16px">${escapeHtml(words)}</p>`;

const section = ({ name, body, link }: Section) =>
  `<h2 style="margin:0 0 8px;font-size:16px">${escapeHtml(name)}</h2>` +
  `<div class="body">${body}</div><p style="margin:8px 0 24px">${link}</p>`;

/** A mail as a sober page without a picture: whose it is, what it tells, who sends it and how to change that. */
export const letterHtml = (sheet: Sheet): string =>
  [
    `<!doctype html><html lang="${sheet.language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(sheet.title)}</title><style>${styles}</style></head>`,
    `<body style="${body}"><div style="max-width:576px;margin:0 auto;padding:24px 16px">`,
    `<div class="line" style="${line};border-width:0 0 1px;margin:0 0 24px;padding:0 0 12px">`,
    `<p style="margin:0;font-size:18px;font-weight:700"><span class="mark" style="${mark}"></span>${escapeHtml(sheet.site)}</p>`,
    `<p class="muted" style="margin:0;font-size:14px;color:#626264">${escapeHtml(sheet.office)}</p></div>`,
    ...sheet.greeting.map(paragraph),
    ...sheet.sections.map(section),
    ...sheet.more.map(paragraph),
    `<div class="line muted" style="${line};border-width:1px 0 0;padding:16px 0 0;font-size:14px;color:#626264">`,
    ...sheet.footer.map((words) => `<p style="margin:0 0 8px">${words}</p>`),
    '</div></div></body></html>',
  ].join('\n');
