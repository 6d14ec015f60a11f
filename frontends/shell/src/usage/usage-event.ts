type Device = 'computer' | 'tablet' | 'smartphone';
type Common = { path: string; device: Device; referrer_host?: string };

export type UsageEvent =
  | (Common & { type: 'page_view' })
  | (Common & { type: 'page_leave'; duration_ms: number })
  | (Common & { type: 'search'; keyword: string });

const tablet = 768;
const desktop = 1264;

/** By the width of the window, as the layout is chosen. */
export function deviceOf(width: number): Device {
  if (width < tablet) return 'smartphone';
  return width < desktop ? 'tablet' : 'computer';
}
