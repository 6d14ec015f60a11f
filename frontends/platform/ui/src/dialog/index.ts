export * from './dialog.tsx';
export { DialogActions } from './dialog-actions.tsx';
