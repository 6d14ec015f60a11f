import { useIntl } from '@ideabox/intl';
import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { ErrorState } from './error-state.tsx';
import { useToast } from './toast-provider.tsx';

type Options = {
  /** Holds its place while it comes. */
  waiting?: ReactNode;
  /** Stands in its place where it does not come; said as an error, with a way to try again, unless told. */
  failed?: ReactNode;
};

/**
 * A part of a page that is fetched once it is wanted. Where it does not come, the page around it lives: a part that can be
 * closed is closed again with a word, so that the next press tries anew; any other says so in its place.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting, failed }: Options = {},
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  // biome-ignore lint/correctness/noComponentHookFactories: called once for a part, beside the imports, as React.lazy is
  return function LazyPart(props: Props) {
    const { formatMessage } = useIntl();
    const toast = useToast();
    const [state, setState] = useState<'asked' | 'here' | 'failed'>(Part ? 'here' : 'asked');
    // biome-ignore lint/correctness/useExhaustiveDependencies: one load per asking, whatever re-renders meanwhile
    useEffect(() => {
      if (state !== 'asked') return;
      let isWanted = true;
      const giveUp = (error: unknown) => {
        const close: unknown = 'onClose' in props ? props.onClose : undefined;
        if (isWanted && typeof close === 'function') {
          toast(formatMessage({ id: 'ui.error.whole' }), 'error');
          close();
        } else if (isWanted) setState('failed');
        // Left unhandled for the shell, which looks whether a release took the piece away.
        throw error;
      };
      void load().then((loaded) => {
        Part = loaded;
        if (isWanted) setState('here');
      }, giveUp);
      return () => {
        isWanted = false;
      };
    }, [state]);
    if (state === 'here' && Part) return createElement(Part, props);
    if (state === 'asked') return waiting;
    return failed === undefined ? <ErrorState onRetry={() => setState('asked')} /> : failed;
  };
}
