export { isOn } from './is-on.ts';
export { type Settings, watchSettings } from './watch-settings.ts';
