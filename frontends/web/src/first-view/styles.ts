import { color, colorSchemes } from '@ideabox/ui/theme';

/** What the first view needs to look like the page that takes its place. */
export const styles = `
${colorSchemes(['text', 'heading', 'muted', 'line', 'surface', 'tint', 'link', 'ink', 'primary', 'warning', 'warningGround'])}
*,*::before,*::after{box-sizing:border-box}
html{font-family:'Noto Sans JP','Noto Sans CJK JP','Hiragino Sans','Hiragino Kaku Gothic ProN','Yu Gothic UI',Meiryo,-apple-system,BlinkMacSystemFont,'Noto Sans',sans-serif;line-height:1.7;color:${color.text};background:${color.surface};-webkit-text-size-adjust:100%;scrollbar-gutter:stable}
:lang(ja),:lang(zh){letter-spacing:.02em}
body{margin:0;overflow-wrap:anywhere}
.fv h1,.fv h2,.fv p,.fv ul{margin:0;padding:0}
.fv h1,.fv h2{color:${color.heading};text-wrap:balance;word-break:auto-phrase}
.fv p{text-wrap:pretty}
.fv ul{list-style:none}
.fv a{color:${color.link};text-underline-offset:.2em;text-decoration-thickness:1px}
#app>.fv{min-height:200vh}
.fv-in{max-width:76rem;margin-inline:auto;padding-inline:1rem}
.fv-narrow>*{max-width:42rem}
.fv-heading{display:grid;gap:.75rem}
.fv-contents{min-height:2.75rem}
.fv-narrow h2{font-size:clamp(1.375rem,2.4vw,1.75rem);line-height:1.5}
.fv-bar{border-bottom:1px solid ${color.line}}
.fv-brand{display:flex;align-items:center;gap:.75rem;min-height:4.75rem;font-size:1.125rem;font-weight:700;line-height:1.4;white-space:nowrap;text-decoration:none}
.fv .fv-brand{color:${color.heading}}
.fv-brand small{display:block;font-size:.75rem;font-weight:400}
.fv-body{padding-block:2rem;display:grid;gap:2rem}
.fv-body>*{min-width:0}
.fv h1{font-size:clamp(1.625rem,3vw,2.25rem);line-height:1.4;font-weight:700}
.fv-hero{background:linear-gradient(180deg,${color.tint},${color.surface});padding-block:3rem 13rem}
.fv-hero .fv-in{display:grid;gap:1.5rem 2.5rem}
.fv-hero h1{font-size:clamp(2rem,4.6vw,3.5rem);line-height:1.3;letter-spacing:.01em;color:${color.ink};text-wrap:pretty}
.fv-lead{max-width:36em;min-height:5.4em;font-size:1.0625rem;line-height:1.9;white-space:pre-line}
.fv-head{background:${color.tint};padding-block:3rem;min-height:18rem}
.fv-head .fv-in{display:grid;gap:1.25rem}
.fv-head .fv-in>*{max-width:42rem}
.fv-head h1{margin-block-start:2.9rem}
.fv-idea{row-gap:1rem}
.fv-idea .fv-text{margin-block-start:1rem}
.fv .fv-text{white-space:pre-wrap;line-height:1.9}
.fv-figures{display:grid;gap:2.5rem;max-width:80rem;margin-inline:auto;padding:1.5rem 1rem}
.fv-figures>*{display:grid;gap:.5rem}
.fv-figures section{gap:1rem;max-width:42rem;line-height:1.9}
.fv:has(.fv-figures) .fv-brand{min-height:4rem}
.fv-figures span{display:block}
.fv-figures>div p{color:${color.muted}}
.fv-meta{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;font-size:.9375rem;color:${color.muted}}
.fv-note{color:${color.muted}}
.fv-grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,19rem),1fr));gap:1.25rem}
.fv-card{content-visibility:auto;contain-intrinsic-block-size:auto 12rem;display:grid;gap:.75rem;padding:1.5rem;border:1px solid ${color.line};border-radius:16px}
.fv .fv-card h2{font-size:1.125rem;line-height:1.5;word-break:normal;text-wrap:pretty}
.fv-card p{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;overflow:hidden;font-size:.9375rem}
.fv-failed:has(p){position:sticky;z-index:1;inset-block-start:0;display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:.5rem 1.5rem;padding:.75rem 1rem;border-block-end:2px solid ${color.warning};background:${color.warningGround}}
.fv-failed p{margin:0;max-width:42rem;font-weight:700;line-height:1.6}
.fv-failed button{min-height:2.75rem;padding:.5rem 1.25rem;border:1px solid currentColor;border-radius:8px;background:${color.surface};color:${color.link};font:inherit;font-weight:700;cursor:pointer}
@media (min-width:768px){.fv-in{padding-inline:2rem}.fv-figures{padding:2.5rem 2rem}.fv-body{padding-block:3.5rem}.fv-hero{padding-block:5rem 10rem}}
@media (min-width:1264px){.fv main:has(.fv-figures){padding-inline-start:16rem}.fv-contents{display:none}.fv-hero .fv-in{grid-template-columns:minmax(0,7fr) minmax(0,5fr)}.fv-hero .fv-in>*{grid-column:1}.fv-brand{min-height:5.5rem}.fv-bar{min-height:10.137rem}.fv-hero .fv-in{padding-block-start:.58rem}.fv-idea{grid-template-columns:minmax(0,1fr) 22rem;column-gap:4rem}.fv-idea>*{grid-column:1}}
`.trim();
