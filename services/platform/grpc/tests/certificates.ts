import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TlsFiles } from '@ideabox/grpc';
import forge, { type pki as Pki } from 'node-forge';

const { md, pki } = forge;

type Authority = { key: Pki.rsa.PrivateKey; certificate: Pki.Certificate };

let serial = 1;
const dayMs = 86_400_000;

function certify(name: string, keys: Pki.rsa.KeyPair, extensions: object[], by?: Authority) {
  const certificate = pki.createCertificate();
  serial += 1;
  certificate.serialNumber = serial.toString(16).padStart(4, '0');
  certificate.publicKey = keys.publicKey;
  certificate.validity.notBefore = new Date(Date.now() - dayMs);
  certificate.validity.notAfter = new Date(Date.now() + dayMs);
  const subject = [{ name: 'commonName', value: name }];
  certificate.setSubject(subject);
  certificate.setIssuer(by?.certificate.subject.attributes ?? subject);
  certificate.setExtensions(extensions);
  certificate.sign(by?.key ?? keys.privateKey, md.sha256.create());
  return certificate;
}

export function newAuthority(): Authority {
  const keys = pki.rsa.generateKeyPair(2048);
  const certificate = certify('authority', keys, [{ name: 'basicConstraints', cA: true, critical: true }]);
  return { key: keys.privateKey, certificate };
}

/** Writes what a part shows, and whose certificates it takes. @returns its files, the same ones each time for a folder */
export function writeCertificate(folder: string, authority: Authority, trusted = authority): TlsFiles {
  const keys = pki.rsa.generateKeyPair(2048);
  const local = {
    name: 'subjectAltName',
    altNames: [
      { type: 2, value: 'localhost' },
      { type: 7, ip: '127.0.0.1' },
    ],
  };
  const files = {
    certificateFile: join(folder, 'tls.crt'),
    privateKeyFile: join(folder, 'tls.key'),
    caCertificateFile: join(folder, 'ca.crt'),
  };
  writeFileSync(files.privateKeyFile, pki.privateKeyToPem(keys.privateKey));
  writeFileSync(files.certificateFile, pki.certificateToPem(certify('part', keys, [local], authority)));
  writeFileSync(files.caCertificateFile, pki.certificateToPem(trusted.certificate));
  return files;
}
