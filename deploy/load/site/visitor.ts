import exec from 'k6/execution';

const addresses = 65_536;

/** Where this visitor seems to come from: addresses that belong to nobody (RFC 2544), where the site believes its proxies. */
export function addressOfVisitor(): string {
  const visitor = exec.vu.idInTest * 7_919 + exec.vu.iterationInScenario;
  const place = visitor % addresses;
  return `198.18.${place >> 8}.${place & 255}`;
}
