/** The engine as a process of its own, to be killed. Arguments: data folder, port. Prints its port when it is ready. */
import { startDynamodb } from '#lib/local/dynamodb/server.ts';

// The limit on file size that stands for a full disk ends a process unless it listens to the signal.
process.on('SIGXFSZ', () => undefined);
const [dataDir = '', port = '0'] = process.argv.slice(2);
const engine = await startDynamodb({ dataDir, port: Number(port) });
console.log(engine.port);
