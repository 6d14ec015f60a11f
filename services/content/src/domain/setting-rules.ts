import { isIP } from 'node:net';
import { isWebAddress, languages } from '@ideabox/text';
import { profileFields } from './profile-fields.ts';

type Rule = (value: string) => boolean;

const isListOf =
  (words: readonly string[]): Rule =>
  (value) => {
    try {
      const list: unknown = JSON.parse(value);
      return Array.isArray(list) && list.every((word) => words.includes(word));
    } catch {
      return false;
    }
  };

/** Whether it is the inside of a regular expression's character class; a bracket that closes it would let more in. */
const isCharacterClass: Rule = (value) => {
  if (/(?<!\\)(?:\\\\)*\]/.test(value)) return false;
  try {
    new RegExp(`[^${value}]`, 'gu');
    return true;
  } catch {
    return false;
  }
};

const isLink: Rule = (value) => value === '' || isWebAddress(value);
const isPicture: Rule = (value) => isLink(value) || /^\/(?!\/)[^\s\\]*$/.test(value);

/** An address, or a network as an address and the length of its prefix. */
const isNetwork: Rule = (value) => {
  const [address = '', prefix, ...more] = value.split('/');
  const version = address.includes('%') ? 0 : isIP(address);
  if (version === 0 || more.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
};

const isNetworks: Rule = (value) =>
  value
    .split(/[\s,]+/)
    .filter(Boolean)
    .every(isNetwork);

const isFlag: Rule = (value) => ['true', 'false', '1', '0'].includes(value);
const isLine: Rule = (value) => !/[\r\n]/.test(value);
const isName: Rule = (value) => /^[\w.-]{1,100}$/.test(value);

const rules = {
  available_languages: (value) =>
    value.split(',').every((word) => (languages as readonly string[]).includes(word)),
  feature_category_group: isFlag,
  feature_display_register_user: isFlag,
  feature_display_user_profile: isFlag,
  feature_i18n_enabled: isFlag,
  feature_login_enabled: isFlag,
  feature_user_extended_profile_enable: isFlag,
  frontend_url: isWebAddress,
  keycloak_client_id: isName,
  keycloak_public_url: isWebAddress,
  keycloak_realm: isName,
  polling_interval: (value) => /^[1-9]\d{0,5}$/.test(value),
  safe_ip_list: isNetworks,

  allow_post_character: (value) => value === '' || isCharacterClass(value),
  catchword: isLine,
  facebook_admin: isLine,
  ogp_image: isPicture,
  profile_fields_required: isListOf(profileFields),
  sentry_logging_flg: isFlag,
  similar_comment_threshold: (value) => /^(?:0(?:\.\d{1,4})?|1(?:\.0{1,4})?)$/.test(value),
  sitename: (value) => value.trim() !== '' && isLine(value),
  title_logo: isPicture,
  twitter_account: (value) => /^@?\w{0,15}$/.test(value),
} satisfies Record<string, Rule>;

/** What services alone go by, and only those who set it are told. */
const internal: readonly string[] = [
  'safe_ip_list',
  'similar_comment_threshold',
] satisfies (keyof typeof rules)[];

export const isInternal = (key: string): boolean => internal.includes(key);

const ruleOf = (key: string): Rule | undefined => {
  if (Object.hasOwn(rules, key)) return rules[key as keyof typeof rules];
  return key.endsWith('_url') ? isLink : undefined;
};

/** Whether a feature or registry entry can be used with this value: others read it as it is, and must not trip over it. */
export const fitsSetting = (key: string, value: string): boolean => ruleOf(key)?.(value) ?? true;
