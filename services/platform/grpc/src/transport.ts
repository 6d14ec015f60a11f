import { type ChannelCredentials, credentials, experimental, ServerCredentials } from '@grpc/grpc-js';

/** The files (PEM) of a part's own certificate and key, and of the authority that everybody's are from. */
export type TlsFiles = { certificateFile: string; privateKeyFile: string; caCertificateFile: string };

/** A new certificate counts this long after it is there; connections that stand go on. */
const refreshIntervalMs = 10_000;

/** How calls travel: in the clear, or by mutual TLS, where each side shows a certificate of the authority. */
export type Transport = {
  forServer: () => ServerCredentials;
  forClient: () => ChannelCredentials;
};

const inTheClear: Transport = {
  forServer: () => ServerCredentials.createInsecure(),
  forClient: () => credentials.createInsecure(),
};

/** Files are read again while it runs: certificates are good for days. */
export const createTransport = (files?: TlsFiles, everyMs = refreshIntervalMs): Transport => {
  if (!files) return inTheClear;
  const { createCertificateProviderServerCredentials, createCertificateProviderChannelCredentials } =
    experimental;
  const provider = new experimental.FileWatcherCertificateProvider({ ...files, refreshIntervalMs: everyMs });
  return {
    forServer: () => createCertificateProviderServerCredentials(provider, provider, true),
    forClient: () => createCertificateProviderChannelCredentials(provider, provider),
  };
};
