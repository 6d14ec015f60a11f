import { startWorker } from '@ideabox/service';
import { workOnBroadcasts } from '../broadcasts/work-on-broadcasts.ts';
import type { Context } from '../context.ts';
import type { Mailing } from '../mail/create-mailing.ts';
import { makeDueDigests } from '../mail/make-digests.ts';
import { sendMails } from '../mail/send-mails.ts';
import { catchUp } from '../rebuild/catch-up.ts';
import { pruneMails } from '../store/mails/mails.ts';

const hourMs = 60 * 60 * 1_000;

const mailWorkers = (context: Context, mailing: Mailing) => {
  const { log, db, alarms } = context;
  return [
    startWorker({
      ...{ name: 'mails', log, alarm: alarms.mails, everyMs: 2_000 },
      work: () => sendMails(context, mailing),
    }),
    startWorker({
      ...{ name: 'digests', log, everyMs: 20_000 },
      work: () => makeDueDigests(context, mailing),
    }),
    startWorker({
      ...{ name: 'old mails', log, everyMs: hourMs },
      work: async () => (await pruneMails(db)) > 0,
    }),
  ];
};

/** Starts what works by itself: what is told to many, mail, and reading anew. @returns what stops it. */
export const startWorkers = (context: Context): (() => Promise<void>) => {
  const { log, alarms, mailing } = context;
  const stops = [
    startWorker({
      ...{ name: 'broadcasts', log, alarm: alarms.broadcasts, everyMs: 1_000 },
      work: () => workOnBroadcasts(context),
    }),
    startWorker({
      ...{ name: 'catching up', log, everyMs: hourMs },
      work: () => catchUp(context),
    }),
    ...(mailing ? mailWorkers(context, mailing) : []),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
};
