export * from './categories.ts';
export * from './entities.ts';
export * from './features.ts';
export * from './ideas.ts';
export * from './parts.ts';
export * from './registries.ts';
export * from './site-content-keys.ts';
export * from './steppers.ts';
