import ipaddr from 'ipaddr.js';

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];

const networkOf = (text: string): Network => {
  if (text.includes('/')) return ipaddr.parseCIDR(text);
  const address = ipaddr.process(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
};

/** Whether an address lies in one of the addresses and networks of a list; what is neither is passed over. */
export const addressSet = (items: readonly string[]): ((address: string) => boolean) => {
  const networks = items
    .filter((item) => ipaddr.isValid(item) || ipaddr.isValidCIDR(item))
    .map((item) => networkOf(item));
  if (networks.length === 0) return () => false;
  return (text) => {
    if (!ipaddr.isValid(text)) return false;
    const address = ipaddr.process(text);
    return networks.some(
      ([network, bits]) => network.kind() === address.kind() && address.match(network, bits),
    );
  };
};
