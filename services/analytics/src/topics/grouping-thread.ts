import { parentPort, workerData } from 'node:worker_threads';
import { findTopics, type Grouped } from '../domain/topics/find-topics.ts';

/** What is grouped: the words of each text, and the topics that stand. */
export type Grouping = { texts: string[][]; standing: Grouped[] };

const { texts, standing } = workerData as Grouping;

parentPort?.postMessage(findTopics(texts, standing));
