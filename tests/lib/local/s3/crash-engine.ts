import { startS3 } from '#lib/local/s3/server.ts';

/** The engine in a process of its own, to be killed: `node crash-engine.ts <folder>` prints its port. */
const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error('A data folder is needed.');
const { port } = await startS3({ port: 0, dataDir });
process.stdout.write(`${port}\n`);
