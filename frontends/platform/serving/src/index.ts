export { hashedFile, twins } from './hashed-names.ts';
export { readVariables } from './read-variables.ts';
export { runServer } from './run-server.ts';
export { serveBundle } from './serve-bundle.ts';
export { type Variables, variables } from './variables.ts';
