export * from './markdown.tsx';
