export type { AnyBooks, Books, Derived, Projection, Row, Told } from './books.ts';
export { keptBlocks, keptCategories, keptIdeas, keptMembers } from './common-projections.ts';
export { compareDerived, compareProjection, type Difference } from './compare.ts';
