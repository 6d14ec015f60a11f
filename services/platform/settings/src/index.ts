export { type Settings, watchSettings } from './watch-settings.ts';
