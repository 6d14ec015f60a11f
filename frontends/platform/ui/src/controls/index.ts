export * from './banner.tsx';
export * from './checkbox.tsx';
export * from './counted-text-area.tsx';
export * from './field-group.tsx';
export * from './pagination.tsx';
export { prohibitedCharacters } from './prohibited-characters.ts';
export { useProhibitedText, type Writing } from './prohibited-notice.tsx';
export * from './radio-group.tsx';
export * from './text-field.tsx';
