import { TestEnvironment } from 'jest-environment-jsdom';

/** What every browser has and jsdom leaves out, and node has just the same; a request takes no other signal than node's. */
const fromNode = [
  'AbortController',
  'AbortSignal',
  'Headers',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'structuredClone',
];

/** A document to draw on, with node's own HTTP classes for the answers that tests give. */
export default class ScreenEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of fromNode) this.global[name] = globalThis[name];
  }
}
