import { drawSchede, type Scheda } from '#functions/impaginazione/scheda/layout.ts';

// Run as a process of its own: prints numbered sheets, a record a page, as a PDF; says sheets, bytes, seconds and peak memory.
const quante = Number(process.argv[2] ?? '2000');
const PARTI = 5;
const CASELLE = 6;
const scheda = (numero: number): Scheda => ({
  nome: `${numero + 1}. Inventati${numero} Prova`,
  filtri: [{ etichetta: 'Denuncia', valore: 'marzo: inviata' }],
  parti: Array.from({ length: PARTI }, (_, parte) => ({
    titolo: `Parte ${parte + 1}`,
    caselle: Array.from({ length: CASELLE }, (_vuota, posto) => ({
      codice: String(parte * CASELLE + posto + 1),
      etichetta: 'Imponibile inventato',
      tipo: 'importo' as const,
      valore: 100_000 + numero,
    })),
  })),
});
const inizio = performance.now();
const pezzi = drawSchede({
  scuola: {
    nome: 'Istituto Inventato',
    codMeccanografico: 'XXIS00100A',
    codFiscale: '80000000002',
    indirizzo: 'Via Inventata 1',
  },
  titolo: 'Schede di prova',
  creato: '2026-02-10T09:30:00Z',
  schede: Array.from({ length: quante }, (_, numero) => scheda(numero)),
});
const scritti: Uint8Array[] = [];
for await (const pezzo of pezzi) scritti.push(pezzo);
console.log(
  JSON.stringify({
    quanti: quante,
    byte: Buffer.concat(scritti).length,
    secondi: (performance.now() - inizio) / 1000,
    megabyte: process.resourceUsage().maxRSS / 1024,
  }),
);
