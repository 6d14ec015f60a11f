import lindera from 'lindera-wasm-nodejs-ipadic';
import { findSentences } from './find-sentences.ts';
import { analysable, findTerms, type Token } from './find-terms.ts';

export type Asked = { id: number; texts: { text: string; tags: string[] }[] };
/** What was found in a text: its words, and sentences that can be quoted. */
export type Findings = { terms: string[]; sentences: string[] };
export type Answered = { id: number; found: Findings[] };

const builder = new lindera.TokenizerBuilder();
builder.setDictionary('embedded://ipadic');
builder.setMode('normal');
builder.setKeepWhitespace(false);
const tokenizer = builder.build();

process.on('message', ({ id, texts }: Asked) => {
  const found = texts.map(({ text, tags }) => {
    const terms = findTerms(tokenizer.tokenize(analysable(text)) as Token[], tags);
    return { terms, sentences: findSentences(text, terms) };
  });
  process.send?.({ id, found } satisfies Answered);
});

// The service is gone, or wants the memory back.
process.on('disconnect', () => process.exit(0));
