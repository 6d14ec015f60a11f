import { setTimeout as sleep } from 'node:timers/promises';
import { postComment } from '../data/post-comment.ts';
import { postIdea } from '../data/post-idea.ts';
import { startDrizzle } from '../load/start-load.ts';
import type { Figure, Measurement } from '../measurement.ts';
import { quantile } from '../statistics.ts';
import { mixedRequests } from './mixed-requests.ts';
import { openChannel } from './open-channel.ts';

const [comments, background, deadlineMs] = [200, 200, 10_000];

export const push: Measurement = {
  letter: 'd',
  title: "From a comment's 201 to the push in its author's open page",
  notes: [
    `${comments} comments one after the other by member2 on an idea of member1, whose socket (stock pusher-js) is open through the gateway.`,
    'Both ends in the process of the benchmark. Below zero: the push was there before the 201.',
    `Meanwhile another process asks for lists, ideas, comments, searches and notifications, ${background} times a second.`,
  ],
  run: async (bench) => {
    const idea = await postIdea(bench);
    const channel = await openChannel(bench.origin, await bench.account('member1'));
    const endLoad = startDrizzle({
      origin: bench.origin,
      requests: await mixedRequests(bench),
      perSecond: background,
    });
    const delays: number[] = [];
    try {
      await sleep(1_000);
      for (let count = 0; count < comments; count += 1) {
        const pushed = channel.nextPush(deadlineMs);
        pushed.catch(() => undefined);
        await postComment(bench, idea);
        const answeredAt = performance.now();
        delays.push((await pushed) - answeredAt);
        await sleep(Math.random() * 40);
      }
    } finally {
      channel.close();
    }
    const load = await endLoad();
    const figures: Figure[] = [
      {
        name: 'delay, p50',
        value: quantile(delays, 0.5),
        unit: 'ms',
        details: { 'p90 ms': quantile(delays, 0.9), 'p99 ms': quantile(delays, 0.99) },
      },
      { name: 'pushes, of the comments', value: delays.length, unit: '', target: { exactly: comments } },
      {
        name: 'background',
        value: load.perSecond,
        unit: 'requests/s',
        details: { 'p50 ms': load.p50ms, 'p99 ms': load.p99ms, refused: load.answers - load.accepted },
      },
    ];
    return figures;
  },
};
