import path from 'node:path';
import { startEmbedded, type Embedded } from './embedded.ts';

/** What tests and benchmarks create once and reuse: the cluster, and the files of the demo data. */
export const testFolder = path.resolve(import.meta.dirname, '../../../.cache/test-database');

/** Starts (or joins) the embedded server for test databases, without fsync: their data is disposable. */
export const startTestServer = (): Promise<Embedded> => startEmbedded(testFolder, { durable: false });
