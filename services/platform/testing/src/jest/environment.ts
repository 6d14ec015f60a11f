import type { JestEnvironmentConfig } from '@jest/environment';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/**
 * Tests run in the worker's own context, where the modules are that it keeps between files: there is one `Error` and one `Date`.
 * What jest alters for a file is put back after it.
 */
class NativeEnvironment {
  readonly global: typeof globalThis;
  readonly moduleMocker = new ModuleMocker(globalThis);
  readonly fakeTimers = null;
  readonly fakeTimersModern: ModernFakeTimers;
  readonly #console = globalThis.console;

  constructor({ projectConfig }: JestEnvironmentConfig) {
    // Jest replaces functions of the process that it finds here; the worker needs its own.
    const alterable = Object.create(process);
    this.global = new Proxy(globalThis, {
      get: (target, name) => (name === 'process' ? alterable : Reflect.get(target, name)),
    });
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup(): Promise<void> {}

  async teardown(): Promise<void> {
    this.fakeTimersModern.dispose();
    globalThis.console = this.#console;
    // Those that jest-circus added for this file.
    Reflect.deleteProperty(globalThis, Symbol.for('EVENT_HANDLERS'));
  }

  exportConditions(): string[] {
    return ['node', 'node-addons'];
  }

  getVmContext(): null {
    return null;
  }
}

// The second is the name by which Node hands a class to jest's `require`.
export { NativeEnvironment, NativeEnvironment as 'module.exports' };
