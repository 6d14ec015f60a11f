import { ApiProvider, QueryClientProvider } from '@ideabox/api-client';
import type { MessageBundle } from '@ideabox/contract';
import { IntlProvider } from '@ideabox/intl';
import { RouterProvider } from '@ideabox/router';
import { GlobalStyles, ToastProvider } from '@ideabox/ui';
import { useMemo } from 'react';
import type { PageConfig } from '../config/page-config.ts';
import { PageConfigContext } from '../config/use-page-config.ts';
import { AppErrorBoundary } from '../errors/app-error-boundary.tsx';
import { LastResort } from '../errors/last-resort.tsx';
import { createApi } from '../session/create-api.ts';
import { SessionProvider } from '../session/session-provider.tsx';
import { createTokens } from '../session/tokens.ts';
import type { Router } from './create-router.tsx';
import { primedQueries } from './primed-queries.ts';

type Props = { config: PageConfig; messages: MessageBundle; router: Router };

/** The shell from outside in: language, data, session, router. */
export function App({ config, messages, router }: Props) {
  const tokens = useMemo(() => createTokens(config.oidc), [config]);
  const api = useMemo(() => createApi(config, tokens), [config, tokens]);
  const queries = useMemo(() => primedQueries(config.data, tokens.user() !== null), [config, tokens]);
  return (
    <IntlProvider locale={config.locale} messages={messages}>
      <GlobalStyles />
      <AppErrorBoundary fallback={<LastResort />}>
        <PageConfigContext value={config}>
          <ApiProvider client={api}>
            <QueryClientProvider client={queries}>
              <ToastProvider>
                <SessionProvider tokens={tokens}>
                  <RouterProvider router={router} />
                </SessionProvider>
              </ToastProvider>
            </QueryClientProvider>
          </ApiProvider>
        </PageConfigContext>
      </AppErrorBoundary>
    </IntlProvider>
  );
}
