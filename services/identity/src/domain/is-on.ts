/** Whether a feature's text value means on. */
export const isOn = (value: string | undefined): boolean => value === '1' || value === 'true';
