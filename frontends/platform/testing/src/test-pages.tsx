import type { Member, Remote, RouteEntry } from '@ideabox/contract';
import { screen, waitFor } from '@testing-library/react';
import { expectAccessible } from './axe.ts';
import { edge } from './browser.ts';
import type { Answers } from './edge.ts';
import { allFaults } from './faults.ts';
import { messageIdsShown } from './message-ids.ts';
import { show } from './screen.tsx';

type Sample = {
  /** An address of the page. */
  at: string;
  /** What stands on it once it is there. */
  shows: string | RegExp;
  /** Whether it asks for nothing that can fail. */
  asksNothing?: true;
};

type Pages = {
  part: string | string[];
  remote: Remote;
  routes: RouteEntry[];
  who: Member | 'visitor';
  /** By path; a path of the table without one is a test that fails. */
  samples: Record<string, Sample>;
  answers: Answers;
};

const retries = () => screen.queryAllByRole('button', { name: 'もう一度読み込む' });

/** Every page of a remote: as it is, and where every question meets a fault; then a press on what is offered brings it. */
export function testPages({ part, remote, routes, who, samples, answers }: Pages): void {
  const open = async ({ path, page, layout }: RouteEntry) => {
    const sample = samples[path];
    if (!sample) throw new Error(`give ${path} a sample`);
    const Page = await remote.pages[page]?.();
    if (!Page) throw new Error(`no page ${page}`);
    edge.answer(answers);
    return {
      ...sample,
      show: () => show(part, <Page />, { at: sample.at, path, who, drawsMain: layout === 'dashboard' }),
    };
  };
  const shown = async (words: string | RegExp) => {
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(messageIdsShown()).toEqual([]);
  };

  test.each(routes)('$path is there', async (route) => {
    const page = await open(route);
    page.show();
    await shown(page.shows);
    await expectAccessible();
  });

  test.each(routes)('$path has its heading while it loads, and says that it does', async (route) => {
    const { asksNothing, show } = await open(route);
    const reads = Object.keys(answers).filter((line) => line.startsWith('GET '));
    edge.answer(Object.fromEntries(reads.map((line) => [line, () => new Promise<never>(() => {})])));
    show();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.querySelector('[aria-busy=true]') === null).toBe(asksNothing === true);
  });

  describe.each(allFaults)('where every question is answered with %s', (fault) => {
    test.each(routes)('$path says so, and then loads', async (route) => {
      const { asksNothing, shows, show } = await open(route);
      edge.break('reads', fault);
      const { user } = show();
      if (!asksNothing) {
        const notes = await screen.findAllByText('読み込めませんでした');
        expect(notes.filter((note) => !note.closest('[role=alert]'))).toEqual([]);
      }
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(messageIdsShown()).toEqual([]);
      if (fault === 'nothing') await expectAccessible();
      edge.mend();
      while (retries()[0]) await user.click(retries()[0] as HTMLElement);
      await shown(shows);
    });
  });
}
