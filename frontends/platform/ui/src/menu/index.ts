export * from './menu-button.tsx';
