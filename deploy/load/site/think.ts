import { sleep } from 'k6';

/** People read, and type, for a while; no two of them equally long. */
export const think = (least: number, most: number): void => sleep(least + Math.random() * (most - least));
