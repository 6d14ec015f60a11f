import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/** A picture would be fetched from elsewhere, which mail programs block and which tells that a mail was read. */
const withoutPictures = { disable: { null: ['labelStartImage'] } };

/**
 * What an operator wrote in Markdown as HTML for a mail: its lists, links and emphasis. Raw HTML is shown as text, links keep to
 * http, https and mailto, and those of the site lead to it from wherever they are read.
 */
export const richText = (markdown: string, publicUrl: string): string =>
  micromark(markdown, {
    extensions: [gfm(), withoutPictures],
    htmlExtensions: [gfmHtml()],
  }).replaceAll(/<a href="\/(?!\/)/g, `<a href="${publicUrl}/`);
