import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { datiCedolino } from '#functions/cedolini/stampe/cedolino/data.ts';
import { drawCedolini } from '#functions/cedolini/stampe/cedolino/layout.ts';
import { documento } from '#functions/impaginazione/layout/documento.ts';
import { Paused } from '#functions/impaginazione/layout/pdf/paused.ts';
import { fonteCedolino } from '../../functions/stampe/cedolino-di-prova.ts';

// Run as a process of its own: prints payslips with their annex (two pages each) in blocks, as its long work does, then joins them; says pages, bytes, seconds and peak memory.
const persone = Number(process.argv[2] ?? '1500');
const PER_BLOCCO = 250;
const cartella = await mkdtemp(join(tmpdir(), 'stampa-massiva-'));
const [file, stato] = [join(cartella, 'cedolini.pdf'), join(cartella, 'stato.json')];
const pezzo = (indice: number) => join(cartella, `${indice}.pdf`);
const metadati = { titolo: 'Cedolini', autore: 'Istituto Inventato', creato: '2026-02-10T09:30:00Z' };
const cedolini = drawCedolini(
  metadati,
  {
    quanti: persone,
    impronta: () => String(persone),
    leggi: function* leggi(da, a) {
      for (let numero = da; numero < a; numero += 1)
        yield datiCedolino(fonteCedolino({ cognome: `Inventati${numero}` }));
    },
  },
  { spiegazioni: true },
);
const ripreso = async () => documento(metadati, Paused.parse(JSON.parse(await readFile(stato, 'utf8'))));
try {
  const inizio = performance.now();
  const blocchi = Math.ceil(persone / PER_BLOCCO);
  for (let indice = 0; indice < blocchi; indice += 1) {
    const stampa = indice === 0 ? documento(metadati) : await ripreso();
    await cedolini.disegna(stampa, indice * PER_BLOCCO, Math.min((indice + 1) * PER_BLOCCO, persone));
    const { bytes, paused } = stampa.sospendi();
    await Promise.all([writeFile(pezzo(indice), bytes), writeFile(stato, JSON.stringify(paused))]);
  }
  const pezzi = await Promise.all(Array.from({ length: blocchi }, (_, indice) => readFile(pezzo(indice))));
  await writeFile(file, Buffer.concat([...pezzi, (await ripreso()).bytes()]));
  const secondi = (performance.now() - inizio) / 1000;
  console.log(
    JSON.stringify({
      quanti: persone * 2,
      byte: (await stat(file)).size,
      secondi,
      megabyte: process.resourceUsage().maxRSS / 1024,
    }),
  );
} finally {
  await rm(cartella, { recursive: true, force: true });
}
