import { IntlProvider } from '@ideabox/intl';
import { createBrowserRouter, RouterProvider } from '@ideabox/router';
import { GlobalStyles, ToastProvider } from '@ideabox/ui';
import { createRoot } from 'react-dom/client';
import { Catalogue } from './catalogue.tsx';
import { messagesOf } from './messages-of.ts';
import { showStates } from './show-states.ts';

const locale = new URLSearchParams(location.search).get('lang') ?? 'ja';
document.documentElement.lang = locale;
const router = createBrowserRouter([{ path: '*', element: <Catalogue /> }]);
const root = document.getElementById('root');
if (!root) throw new Error('the document has no root');

createRoot(root).render(
  <IntlProvider locale={locale} messages={messagesOf(locale)}>
    <GlobalStyles />
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>
  </IntlProvider>,
);
requestIdleCallback(showStates);
