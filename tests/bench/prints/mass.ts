import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { datiCedolino } from '../../../functions/stampe/cedolino/data.ts';
import { drawCedolini } from '../../../functions/stampe/cedolino/layout.ts';
import { fonteCedolino } from '../../functions/stampe/cedolino-di-prova.ts';

// Run as a process of its own: prints payslips with their annex (two pages each) to a file, says pages, bytes, seconds and peak memory.
const persone = Number(process.argv[2] ?? '1500');
const cartella = await mkdtemp(join(tmpdir(), 'stampa-massiva-'));
const file = join(cartella, 'cedolini.pdf');
const cedolini = function* cedolini() {
  for (let numero = 0; numero < persone; numero += 1)
    yield datiCedolino(fonteCedolino({ cognome: `Inventati${numero}` }));
};
try {
  const inizio = performance.now();
  const pezzi = drawCedolini(
    { titolo: 'Cedolini', autore: 'Istituto Inventato', creato: '2026-02-10T09:30:00Z' },
    cedolini(),
    { spiegazioni: true },
  );
  await pipeline(Readable.from(pezzi), createWriteStream(file));
  const secondi = (performance.now() - inizio) / 1000;
  console.log(
    JSON.stringify({
      pagine: persone * 2,
      byte: (await stat(file)).size,
      secondi,
      megabyte: process.resourceUsage().maxRSS / 1024,
    }),
  );
} finally {
  await rm(cartella, { recursive: true, force: true });
}
