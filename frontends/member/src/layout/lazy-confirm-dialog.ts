import { lazy } from 'react';

/** Big, and seldom asked for. */
export const LazyConfirmDialog = lazy(async () => ({
  default: (await import('./confirm-dialog.tsx')).ConfirmDialog,
}));
