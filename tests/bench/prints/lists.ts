import { datiElenco, type ColonnaElenco } from '../../../functions/stampe/elenco/data.ts';
import { drawElenco } from '../../../functions/stampe/elenco/layout.ts';

// Run as a process of its own: prints a list in sections, with its totals, as a PDF; says rows, bytes, seconds and peak memory.
const quante = Number(process.argv[2] ?? '20000');
const PER_SEZIONE = 500;
const colonne: readonly ColonnaElenco[] = [
  { titolo: 'Persona', tipo: 'testo', testata: true },
  { titolo: 'Elaborazione', tipo: 'testo' },
  { titolo: 'Pagato il', tipo: 'giorno' },
  { titolo: 'Imponibile', tipo: 'importo', totale: true },
  { titolo: 'Aliquota', tipo: 'aliquota' },
  { titolo: 'Ritenuta', tipo: 'importo', totale: true },
];
const riga = (numero: number) => [
  `Inventati${numero} Prova`,
  `Compensi accessori ${(numero % 12) + 1}`,
  `2026-0${(numero % 9) + 1}-20`,
  100_000 + numero,
  88_000,
  8_800 + numero,
];
const sezioni = Array.from({ length: Math.ceil(quante / PER_SEZIONE) }, (_, sezione) => ({
  titolo: `Fondo inventato ${sezione + 1}`,
  righe: Array.from({ length: Math.min(PER_SEZIONE, quante - sezione * PER_SEZIONE) }, (_vuota, posto) =>
    riga(sezione * PER_SEZIONE + posto),
  ),
}));
const inizio = performance.now();
const bytes = drawElenco(
  datiElenco({
    scuola: {
      nome: 'Istituto Inventato',
      codMeccanografico: 'XXIS00100A',
      codFiscale: '80000000000',
      indirizzo: 'Via Inventata 1',
    },
    titolo: 'Elenco lungo',
    filtri: [],
    colonne,
    sezioni,
    orientamento: 'orizzontale',
    creato: '2026-02-10T09:30:00Z',
  }),
);
console.log(
  JSON.stringify({
    righe: quante,
    byte: bytes.length,
    secondi: (performance.now() - inizio) / 1000,
    megabyte: process.resourceUsage().maxRSS / 1024,
  }),
);
