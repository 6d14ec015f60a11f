// The API refuses them, and nobody types them: they come with what was copied from elsewhere.
const unwritable = /[\p{Cc}\ufffe\uffff]+/gu;

/** A text in an address, as one would type it; undefined where there is none. */
export const readText = (params: URLSearchParams, name: string, most = 100): string | undefined =>
  params.get(name)?.replace(unwritable, ' ').trim().slice(0, most) || undefined;
