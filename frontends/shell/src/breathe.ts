/** Lets the browser scroll and answer touches meanwhile: on a slow phone all that begins a page, at once, would take half a second. */
export const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));
