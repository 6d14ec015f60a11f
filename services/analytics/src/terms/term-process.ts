import lindera from 'lindera-wasm-nodejs-ipadic';
import { analysable, findTerms, type Token } from './find-terms.ts';

export type Asked = { id: number; texts: { text: string; tags: string[] }[] };
export type Answered = { id: number; terms: string[][] };

const builder = new lindera.TokenizerBuilder();
builder.setDictionary('embedded://ipadic');
builder.setMode('normal');
builder.setKeepWhitespace(false);
const tokenizer = builder.build();

process.on('message', ({ id, texts }: Asked) => {
  const terms = texts.map(({ text, tags }) =>
    findTerms(tokenizer.tokenize(analysable(text)) as Token[], tags),
  );
  process.send?.({ id, terms } satisfies Answered);
});

// The service is gone, or wants the memory back.
process.on('disconnect', () => process.exit(0));
