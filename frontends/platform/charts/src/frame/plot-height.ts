/** CSS pixels; the same at every width, so that nothing jumps when the width becomes known. */
export const plotHeight = 260;
