import { datiElenco, type Atto, type ColonnaElenco } from '#functions/impaginazione/elenco/data.ts';
import { drawElenco } from '#functions/impaginazione/elenco/layout.ts';

// Run as a process of its own: prints a list, a summary by month or a statement to sign, in sections with their totals, as a PDF; says rows, bytes, seconds
// and peak memory.
const [, , righe = '20000', famiglia = ''] = process.argv;
const quante = Number(righe);
const PER_SEZIONE = 500;
const MESI = 12;
const daElenco: readonly ColonnaElenco[] = [
  { titolo: 'Persona', tipo: 'testo', testata: true },
  { titolo: 'Elaborazione', tipo: 'testo' },
  { titolo: 'Pagato il', tipo: 'giorno' },
  { titolo: 'Imponibile', tipo: 'importo', totale: true },
  { titolo: 'Aliquota', tipo: 'aliquota' },
  { titolo: 'Ritenuta', tipo: 'importo', totale: true },
];
const daRiepilogo: readonly ColonnaElenco[] = [
  { titolo: 'Persona', tipo: 'testo', testata: true },
  ...Array.from({ length: MESI }, (_, mese): ColonnaElenco => ({
    titolo: String(mese + 1),
    tipo: 'importo',
    totale: true,
  })),
  { titolo: 'Totale', tipo: 'importo', totale: true },
];
const rigaRiepilogo = (numero: number) => [
  `Inventati${numero} Prova`,
  ...Array.from({ length: MESI }, (_, mese) => (numero % (mese + 2) === 0 ? null : 10_000 + numero)),
  120_000 + numero,
];
const rigaElenco = (numero: number) => [
  `Inventati${numero} Prova`,
  `Compensi accessori ${(numero % 12) + 1}`,
  `2026-0${(numero % 9) + 1}-20`,
  100_000 + numero,
  88_000,
  8_800 + numero,
];
const [colonne, riga] = famiglia === 'riepilogo' ? [daRiepilogo, rigaRiepilogo] : [daElenco, rigaElenco];
const atto: Atto = {
  premesse: ['Si liquidano i compensi elencati.'],
  luogoData: 'Data 10/02/2026',
  firme: [{ ruolo: 'Il Dirigente Scolastico', nome: 'Inventata Prova' }],
};
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
      codFiscale: '80000000002',
      indirizzo: 'Via Inventata 1',
    },
    titolo: 'Elenco lungo',
    filtri: [],
    colonne,
    sezioni,
    orientamento: 'orizzontale',
    creato: '2026-02-10T09:30:00Z',
    ...(famiglia === 'prospetto' ? { atto } : {}),
  }),
);
console.log(
  JSON.stringify({
    quanti: quante,
    byte: bytes.length,
    secondi: (performance.now() - inizio) / 1000,
    megabyte: process.resourceUsage().maxRSS / 1024,
  }),
);
