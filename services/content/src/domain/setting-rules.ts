const isListOfWords = (value: string): boolean => {
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) && list.every((word) => typeof word === 'string');
  } catch {
    return false;
  }
};

/** Whether it is the inside of a regular expression's character class; a bracket that closes it would let more in. */
const isCharacterClass = (value: string): boolean => {
  if (/(?<!\\)(?:\\\\)*\]/.test(value)) return false;
  try {
    new RegExp(`[^${value}]`, 'gu');
    return true;
  } catch {
    return false;
  }
};

const isWebAddress = (value: string): boolean => /^https?:$/.test(URL.parse(value)?.protocol ?? '');

const rules: Record<string, (value: string) => boolean> = {
  profile_fields_required: isListOfWords,
  allow_post_character: (value) => value === '' || isCharacterClass(value),
  available_languages: (value) => /^[a-z]{2}(,[a-z]{2})*$/.test(value),
  polling_interval: (value) => /^[1-9]\d{0,5}$/.test(value),
  frontend_url: isWebAddress,
  keycloak_public_url: isWebAddress,
};

/** Whether a feature or registry entry can be used with this value: others read it as it is, and must not trip over it. */
export const fitsSetting = (key: string, value: string): boolean => rules[key]?.(value) ?? true;
