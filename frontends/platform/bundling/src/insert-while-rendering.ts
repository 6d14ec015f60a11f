import { useInsertionEffect } from 'react';

/**
 * In the place of `@emotion/use-insertion-effect-with-fallbacks`: styles are compiled and inserted while a component is
 * rendered, which React does in slices of 5 ms, instead of all together in the commit, where they took most of the time.
 * It is what emotion itself does where React has no insertion effects; what is inserted twice is inserted once.
 */
export const useInsertionEffectAlwaysWithSyncFallback = (insert: () => void) => insert();

/** For global styles, which come and go with their component. */
export const useInsertionEffectWithLayoutFallback = useInsertionEffect;
