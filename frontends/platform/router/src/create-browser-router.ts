import { createBrowserRouter as createRouter } from 'react-router';
import { overlays } from './overlays.ts';

/** A router that leaves dialogs, and what else lies over a page, to Back. */
export const createBrowserRouter: typeof createRouter = (routes, options) =>
  overlays.follow(createRouter(routes, options));
