export * from './frame/chart-status.ts';
export * from './horizontal-bars/horizontal-bars.tsx';
export * from './ranked.ts';
export * from './share-curve/share-curve.tsx';
export * from './tile-map/area.ts';
export * from './tile-map/tile-map.tsx';
export * from './time-series/time-point.ts';
export * from './time-series/time-series.tsx';
