/** What a feature's text says: `true` and `1` are on; `false`, `0`, anything else and nothing are off. */
export const isOn = (feature: string | undefined): boolean => feature === 'true' || feature === '1';
