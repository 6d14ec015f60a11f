/** Text as it is compared: width folded (NFKC), lower case. */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase();
