import path from 'node:path';
import { startEmbedded, type Embedded } from './embedded.ts';

/** What tests and benchmarks make once and use again: the cluster, and the files of the demo data. */
export const testFolder = path.resolve(import.meta.dirname, '../../../.cache/test-database');

/** Starts (or joins) the embedded server that test databases are made in, without its safety: nobody misses them. */
export const startTestServer = (): Promise<Embedded> => startEmbedded(testFolder, { durable: false });
