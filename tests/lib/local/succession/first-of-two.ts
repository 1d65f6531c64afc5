import { createServer } from 'node:http';
import { closed } from '#lib/local/listen.ts';
import { findSuccessor } from '#lib/local/succession/successor.ts';

// Answers on the port of its first argument, until nobody has asked for a tenth of a second; then takes half a second to end.
const successor = findSuccessor(() => process.exit(0), 100);
if (successor === undefined) throw new Error('Nobody goes on after this process');

const server = createServer((request, response) => {
  setTimeout(() => response.end('first'), request.url === '/slow' ? 700 : 0);
});
successor.ports.listen(server, Number(process.argv[2]));
server.once('request', () => {
  void successor.passOn(async () => {
    await closed(server, successor.ports);
    await new Promise((resolve) => setTimeout(resolve, 500));
  });
});
