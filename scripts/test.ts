import { join } from 'node:path';
import { addressesOf } from './stack/addresses.ts';
import { environmentOf } from './stack/deployable-environment.ts';
import { gateway } from './stack/topology.ts';
import { caughtMail } from './stack/wiring.ts';
import { onStopSignal } from './start/stop-signals.ts';
import { ensureChromium } from './test/chromium.ts';
import { contractCoverage } from './test/contract-coverage.ts';
import { type Counts, runJest } from './test/jest.ts';
import { startProduct } from './test/product.ts';
import { interruption, runStep, type StepResult } from './test/run-step.ts';
import { staticChecks } from './test/static-checks.ts';

const totals: Counts = { passed: 0, failed: 0, skipped: 0 };

function report(result: StepResult, counts?: Counts): void {
  const count = counts ? `${counts.passed} passed, ${counts.failed} failed` : result.ok ? 'ok' : 'failed';
  console.log(
    `${result.ok ? '✔' : '✘'} ${result.name.padEnd(22)} ${result.seconds.toFixed(1).padStart(6)} s  ${count}`,
  );
  if (!result.ok) console.log(result.output.trimEnd());
  totals.passed += counts?.passed ?? (result.ok ? 1 : 0);
  totals.failed += counts?.failed || (result.ok ? 0 : 1);
  totals.skipped += counts?.skipped ?? 0;
}

async function runTests(project: string, workers: number, env?: Record<string, string>): Promise<void> {
  if (interruption.signal.aborted) return;
  const result = await runJest(project, { workers, ...(env ? { env } : {}) });
  report(result, result.counts);
}

async function runEndToEnd(): Promise<void> {
  if (interruption.signal.aborted) return;
  ensureChromium((line) => console.log(`  ${line}`));
  const began = performance.now();
  const stack = await startProduct((line) => console.log(`  ${line}`));
  console.log(`✔ product started         ${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s`);
  try {
    const env = {
      TEST_ORIGIN: stack.origin,
      TEST_ISSUER: stack.issuer,
      TEST_RUN_FOLDER: stack.folders.run,
      TEST_CALLS_FILE: join(stack.folders.run, 'calls.txt'),
      TEST_MAIL_URL: caughtMail(stack.wiring),
      TEST_GATEWAY_ENV: JSON.stringify(environmentOf(gateway, stack.wiring)),
      ...addressesOf(stack.wiring),
    };
    await runTests('e2e', 2, env);
    report(await contractCoverage(stack.origin, env.TEST_CALLS_FILE));
    // They break what the others rely on.
    await runTests('faults', 1, env);
  } finally {
    await stack.stop();
  }
}

onStopSignal(
  () => interruption.abort(),
  () => process.exit(130),
);

// Each check takes a core of the two there are.
for (let index = 0; index < staticChecks.length; index += 2) {
  for (const result of await Promise.all(staticChecks.slice(index, index + 2).map(runStep))) report(result);
}
await runTests('unit', 2);
await runTests('components', 2);
await runTests('integration', 2);
await runEndToEnd().catch((error: unknown) => {
  console.log(`✘ end to end: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  totals.failed += 1;
});

console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(interruption.signal.aborted ? 130 : totals.failed === 0 ? 0 : 1);
