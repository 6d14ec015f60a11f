import type { Settings } from '@ideabox/settings';
import { addressSet } from '../network/address-set.ts';

/** Whether operators have exempted an address from the limits (feature `safe_ip_list`: addresses and networks). */
export const safeAddresses = (settings: Pick<Settings, 'feature'>): ((address: string) => boolean) => {
  let known: string | undefined;
  let isSafe = addressSet([]);
  return (address) => {
    const list = settings.feature('safe_ip_list');
    if (list !== known) {
      known = list;
      isSafe = addressSet((list ?? '').split(/[\s,]+/));
    }
    return isSafe(address);
  };
};
