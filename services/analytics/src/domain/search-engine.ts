/** Search engines by their names, and the hosts that visitors come from. */
const hosts: Record<string, RegExp> = {
  google: /^(www\.)?google\.([a-z]{2,3}|com?\.[a-z]{2})$|^com\.google\.android\.googlequicksearchbox$/,
  yahoo: /^(m\.)?search\.yahoo\.(com|co\.jp)$|^[a-z]{2}\.search\.yahoo\.com$/,
  bing: /^([a-z]{2,4}\.)?bing\.com$/,
  duckduckgo: /^(html\.|lite\.)?duckduckgo\.com$/,
  baidu: /^(www|m)\.baidu\.com$/,
  yandex: /^(www\.)?(yandex|ya)\.(ru|com)$/,
  naver: /^(m\.)?search\.naver\.com$/,
  ecosia: /^(www\.)?ecosia\.org$/,
  brave: /^search\.brave\.com$/,
  startpage: /^(www\.)?startpage\.com$/,
};

/** Those that are told apart. */
export const searchEngines: readonly string[] = Object.keys(hosts);

/** The search engine of a referring host; undefined where it is none that is known. */
export const searchEngineOf = (host: string): string | undefined =>
  searchEngines.find((name) => hosts[name]?.test(host));
