import { useFeatures } from '@ideabox/api-client';

const least = 10;
const most = 3600;
const usual = 60;

/** Seconds between two questions to the server about what may have changed, as the operators set it, within reason. */
export function pollingInterval(setting: string | undefined): number {
  const seconds = Number(setting);
  return setting && Number.isFinite(seconds) ? Math.min(Math.max(seconds, least), most) : usual;
}

/** The same in milliseconds. */
export function usePollingMs(): number {
  return pollingInterval(useFeatures().data?.polling_interval) * 1000;
}
