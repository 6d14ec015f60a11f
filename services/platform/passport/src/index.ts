export { type Bearer, createPassportIssuer, createPassportReader, passportHeader } from './passport.ts';
export { createTokenReader, createTokenSigner, resentMs } from './signed-token.ts';
