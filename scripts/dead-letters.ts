import { listDeadLetters } from '@ideabox/events';
import { runScript } from './command-line/run-script.ts';
import { StartFailure } from './command-line/start-failure.ts';
import { replay } from './dead-letters/replay.ts';
import { tableOf } from './dead-letters/table-of.ts';
import { withBus } from './dead-letters/with-bus.ts';

const usage = 'Usage: npm run dead-letters [-- replay [position…]]';

await runScript(async () => {
  const [command = 'list', ...positions] = process.argv.slice(2);
  if (
    !['list', 'replay'].includes(command) ||
    positions.some((position) => !/^[1-9]\d{0,14}$/.test(position))
  )
    throw new StartFailure(usage);
  if (command === 'list' && positions.length > 0) throw new StartFailure(usage);
  const report = await withBus(async (bus) => {
    const letters = await listDeadLetters(bus);
    return command === 'list' ? tableOf(letters, new Date()) : replay(bus, letters, positions.map(Number));
  });
  console.log(report);
});
