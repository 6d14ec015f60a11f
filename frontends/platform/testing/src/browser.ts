import { createEdge } from './edge.ts';

/** The one server of the page under test; the setup puts it into the window and empties it after each test. */
export const edge = createEdge();
