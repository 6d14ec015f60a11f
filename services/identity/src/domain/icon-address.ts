/** Where a picture is read, on the site itself. What is there never changes: another picture has another version. */
export const iconAddress = (id: string, version: string): string =>
  `/api/v1/members/${encodeURIComponent(id)}/icon?v=${version}`;
