/**
 * Whether a text is an address that may be linked to: http or https, so that no script is one. Browsers pass over white space
 * within an address and take a backslash for a slash, and a name before the host makes one look like another: none of these
 * is in one that is meant.
 */
export const isWebAddress = (text: string): boolean => {
  if (/[\s\\]/.test(text)) return false;
  const { protocol, username, password } = URL.parse(text) ?? {};
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
};
