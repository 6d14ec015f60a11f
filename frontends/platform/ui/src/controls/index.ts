export * from './checkbox.tsx';
export * from './field-group.tsx';
export * from './file-input.tsx';
export * from './progress-meter.tsx';
export * from './radio-group.tsx';
export * from './star-rating.tsx';
export * from './switch.tsx';
