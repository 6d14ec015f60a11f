export { prohibitedCharacters } from './allowed-characters.ts';
export { checkText, ProhibitedText } from './check-text.ts';
export { fold } from './fold.ts';
export { bigrams, grams, isGram } from './grams.ts';
