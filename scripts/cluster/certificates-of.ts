import { randomBytes } from 'node:crypto';
import forge, { type pki as Pki } from 'node-forge';
import { type Secret, secretOf } from './secrets-of.ts';

const { md, pki } = forge;

const keyBits = 2048;
const years = 2;

interface Authority {
  key: Pki.rsa.PrivateKey;
  certificate: Pki.Certificate;
}

function certify(name: string, keys: Pki.rsa.KeyPair, extensions: object[], by?: Authority): Pki.Certificate {
  const certificate = pki.createCertificate();
  // A serial number is positive.
  certificate.serialNumber = `00${randomBytes(16).toString('hex')}`;
  certificate.publicKey = keys.publicKey;
  const { notBefore, notAfter } = certificate.validity;
  notAfter.setFullYear(notBefore.getFullYear() + years);
  const subject = [{ name: 'commonName', value: name }];
  certificate.setSubject(subject);
  certificate.setIssuer(by?.certificate.subject.attributes ?? subject);
  certificate.setExtensions(extensions);
  certificate.sign(by?.key ?? keys.privateKey, md.sha256.create());
  return certificate;
}

function newAuthority(): Authority {
  const keys = pki.rsa.generateKeyPair(keyBits);
  const extensions = [
    { name: 'basicConstraints', cA: true, critical: true },
    { name: 'keyUsage', keyCertSign: true, critical: true },
  ];
  return { key: keys.privateKey, certificate: certify('Ideabox RPCs', keys, extensions) };
}

/** What a part serves its RPCs with, and what it calls others with; its name is that of its Service. */
function ofPart(part: string, authority: Authority): Secret {
  const keys = pki.rsa.generateKeyPair(keyBits);
  const extensions = [
    { name: 'extKeyUsage', serverAuth: true, clientAuth: true },
    { name: 'subjectAltName', altNames: [{ type: 2, value: `${part}-grpc` }] },
  ];
  return secretOf(`${part}-rpc`, {
    'tls.crt': pki.certificateToPem(certify(part, keys, extensions, authority)),
    'tls.key': pki.privateKeyToPem(keys.privateKey),
    'ca.crt': pki.certificateToPem(authority.certificate),
  });
}

/**
 * Certificates of an authority whose key nobody keeps, for clusters where no cert-manager makes them: all are made at once.
 * What `values/mutual-tls.yaml` names.
 */
export function certificatesOf(parts: readonly string[]): Secret[] {
  const authority = newAuthority();
  return parts.map((part) => ofPart(part, authority));
}
