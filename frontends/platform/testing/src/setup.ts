import { cleanup, configure } from '@testing-library/react';
import { edge } from './browser.ts';
import { completeWindow } from './complete-window.ts';

completeWindow();
// Waits for the thing itself, however busy the machine is.
configure({ asyncUtilTimeout: 60_000 });

const complaints: string[] = [];
/** A missing message, a value that React does not take: each is a fault of the screen or the test. */
const note = (...words: unknown[]) => {
  const complaint = words.map(String).join(' ');
  if (!unknownToJsdom.test(complaint)) complaints.push(complaint);
};
/** An element younger than jsdom's list of them. */
const unknownToJsdom = /is unrecognized in this browser.* search$/;

// Answers and timers change the page by themselves here, as they do in the product: no test has to announce that.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

beforeEach(() => {
  window.fetch = edge.fetch;
  jest.spyOn(console, 'error').mockImplementation(note);
  jest.spyOn(console, 'warn').mockImplementation(note);
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  const found = { unexpected: edge.takeUnexpected(), complaints: complaints.splice(0) };
  edge.clear();
  jest.restoreAllMocks();
  expect(found).toEqual({ unexpected: [], complaints: [] });
});
