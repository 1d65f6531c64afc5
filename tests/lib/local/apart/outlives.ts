/** A process that calls a function which never ends, to be killed meanwhile: says the id of the function's process. */
import { readdirSync, readFileSync } from 'node:fs';
import { processesApart } from '#lib/local/apart/invoke-apart.ts';

void processesApart()(
  { module: new URL('funzione-di-prova.ts', import.meta.url), megabyte: 128, secondi: 600 },
  { cosa: 'sempre' },
);
setTimeout(() => {
  const children = readdirSync('/proc').filter(
    (name) =>
      /^\d+$/.test(name) &&
      readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(process.pid),
  );
  console.log(children.join(' '));
}, 4000);
