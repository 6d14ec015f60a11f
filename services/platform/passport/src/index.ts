export { type Bearer, createPassportIssuer, createPassportReader, passportHeader } from './passport.ts';
