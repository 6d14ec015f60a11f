/** Whether a stored address can be written to as it is: one address, and nothing that could be more. */
export const isAddress = (address: string): boolean =>
  address.length <= 254 && /^[^\s@<>(),;:"\\\p{Cc}]+@[^\s@<>(),;:"\\\p{Cc}]+$/u.test(address);
