type Registries = Record<string, string | undefined>;

/** The site's channels elsewhere: those that have an address over https, and the account on X by its name. */
export function socialAddresses(registries: Registries): { name: string; href: string }[] {
  const account = /^@?(\w{1,15})$/.exec(registries.twitter_account?.trim() ?? '')?.[1];
  const channels = [
    { name: 'Facebook', href: registries.facebook_url },
    { name: 'Instagram', href: registries.instagram_url },
    { name: 'X (Twitter)', href: account && `https://x.com/${account}` },
  ];
  return channels.flatMap(({ name, href }) => (href?.startsWith('https://') ? [{ name, href }] : []));
}
