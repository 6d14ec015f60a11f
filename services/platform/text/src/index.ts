export { prohibitedCharacters } from './allowed-characters.ts';
export { fold } from './fold.ts';
export { bigrams, grams } from './grams.ts';
