export { boundAge } from './bound-age.ts';
export { createDrain, type Drain } from './create-drain.ts';
