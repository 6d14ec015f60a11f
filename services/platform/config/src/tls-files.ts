import { z } from 'zod';
import { ConfigError } from './read-config.ts';

const path = () => z.string().min(1).optional();

/** Files (PEM) by which RPCs travel encrypted, each side showing its certificate: all three, or none. */
export const grpcTls = { GRPC_TLS_CERT: path(), GRPC_TLS_KEY: path(), GRPC_TLS_CA: path() };

/** @throws ConfigError where some are named and others are not */
export const tlsFilesOf = (config: z.infer<z.ZodObject<typeof grpcTls>>) => {
  const {
    GRPC_TLS_CERT: certificateFile,
    GRPC_TLS_KEY: privateKeyFile,
    GRPC_TLS_CA: caCertificateFile,
  } = config;
  if (certificateFile && privateKeyFile && caCertificateFile) {
    return { certificateFile, privateKeyFile, caCertificateFile };
  }
  if (!certificateFile && !privateKeyFile && !caCertificateFile) return undefined;
  throw new ConfigError(['GRPC_TLS_CERT, GRPC_TLS_KEY, GRPC_TLS_CA: expected all three or none']);
};
