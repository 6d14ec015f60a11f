import { screen } from '@testing-library/react';
import { memberSample, messagesOf, show } from '../../platform/testing/src/index.ts';
import { remote } from './remote.ts';
import { routes } from './routes.ts';
import { dashboardAnswers } from './testing/samples.ts';

test.each(routes)('$path begins as its document does', async ({ path, page, intro }) => {
  const Page = await remote.pages[page]?.();
  const at = path.replace('/:role?', '');
  const { edge } = show(['platform/charts', 'platform/ui', 'dashboard'], Page ? <Page /> : null, {
    ...{ at, path },
    who: memberSample,
    drawsMain: true,
  });
  edge.answer(dashboardAnswers());
  const messages = messagesOf('dashboard', 'ja');
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe(messages[intro?.heading ?? '']);
  expect(heading.nextElementSibling?.textContent?.trim()).toBe(
    intro?.lead.map((id) => messages[id]).join(''),
  );
  for (const id of intro?.first ? [intro.first.heading, ...intro.first.texts] : [])
    screen.getByText(messages[id] ?? '', { selector: 'h2, p' });
});
