import { createPrivateKey, createPublicKey } from 'node:crypto';
import { z } from 'zod';

const isEd25519 = (pem: string, label: 'PRIVATE KEY' | 'PUBLIC KEY'): boolean => {
  if (!new RegExp(`^-----BEGIN ${label}-----[^-]+-----END ${label}-----\\s*$`).test(pem)) return false;
  try {
    const key = label === 'PRIVATE KEY' ? createPrivateKey(pem) : createPublicKey(pem);
    return key.asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
};

const expectedPrivate = 'expected an Ed25519 private key, PKCS #8, PEM';

export const privateKey = () =>
  z.string(expectedPrivate).refine((pem) => isEd25519(pem, 'PRIVATE KEY'), expectedPrivate);

const expectedPublic = 'expected Ed25519 public keys, SPKI, PEM';

/** One public key, or one after another while it is changed. */
export const publicKeys = () =>
  z
    .string(expectedPublic)
    .transform((text) => text.split(/(?=-----BEGIN)/))
    .refine((keys) => keys.every((pem) => isEd25519(pem, 'PUBLIC KEY')), expectedPublic);
