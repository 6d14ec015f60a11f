export { applyTold } from './apply-told.ts';
export type { AnyBooks, Books, Derived, Projection, Rebuilt, Row, Told } from './books.ts';
export { keptBlocks, keptCategories, keptIdeas, keptMembers } from './common-projections.ts';
export { compareDerived, compareProjection, type Difference } from './compare.ts';
export { rebuildProjection } from './rebuild.ts';
export { takeLogged } from './take-logged.ts';
