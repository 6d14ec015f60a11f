export { type Heading, headingsOf } from './headings-of.ts';
export * from './markdown.tsx';
