import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';

const isEd25519 = (read: () => KeyObject): boolean => {
  try {
    return read().asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
};

/** An Ed25519 private key, PKCS #8, PEM. */
export const privateKey = () =>
  z
    .string('expected an Ed25519 private key in PEM')
    .startsWith('-----BEGIN PRIVATE KEY-----', 'expected an Ed25519 private key in PEM')
    .refine((pem) => isEd25519(() => createPrivateKey(pem)), 'expected an Ed25519 private key in PEM');

/** Ed25519 public keys, SPKI, PEM: one, or one after another while it is changed. */
export const publicKeys = () =>
  z
    .string('expected Ed25519 public keys in PEM')
    .startsWith('-----BEGIN PUBLIC KEY-----', 'expected Ed25519 public keys in PEM')
    .transform((text) => text.split(/(?=-----BEGIN PUBLIC KEY-----)/))
    .refine(
      (keys) => keys.every((pem) => isEd25519(() => createPublicKey(pem))),
      'expected Ed25519 public keys in PEM',
    );
