export * from './banner.tsx';
export * from './checkbox.tsx';
export * from './field-group.tsx';
export * from './radio-group.tsx';
