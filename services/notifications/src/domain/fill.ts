/** Fills placeholders in one pass, so that what members wrote is never taken for a placeholder. */
export const fill = (template: string, values: Record<string, string>): string =>
  template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
