import { IntlProvider, localeOf } from '@ideabox/intl';
import { createBrowserRouter, RouterProvider } from '@ideabox/router';
import { GlobalStyles, ToastProvider } from '@ideabox/ui';
import { createRoot } from 'react-dom/client';
import { Catalogue } from './catalogue.tsx';
import { showStates } from './show-states.ts';

const locale = localeOf(new URLSearchParams(location.search).get('lang') ?? '');
document.documentElement.lang = locale;
const { default: messages } = await import(`../dist/messages/${locale}.json`);
const router = createBrowserRouter([{ path: '*', element: <Catalogue /> }]);
const root = document.getElementById('root');
if (!root) throw new Error('the document has no root');

createRoot(root).render(
  <IntlProvider locale={locale} messages={messages}>
    <GlobalStyles />
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>
  </IntlProvider>,
);
requestIdleCallback(showStates);
