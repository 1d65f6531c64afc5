import fc from 'fast-check';
import { writeContenuto } from '../../functions/archivio/cedolini/contenuto.ts';
import { asUid } from '../../functions/platform/data/entita.ts';
import { cedolino, cedolinoSenzaSpiegazione } from '../../shared/calculation/cedolino.ts';
import { Situazione, type SituazioneInput } from '../../shared/calculation/situazione/situazione.ts';
import { regoleCorrenti } from '../../shared/rules/regole.ts';
import { delMotore } from '../second-opinion/confronto.ts';
import { domanda } from '../second-opinion/domanda.ts';
import { motore, opinione, regoleDiCalcolo, situazioneDi, type Domanda } from '../second-opinion/opinione.ts';
import { pagamenti } from '../second-opinion/situazioni.ts';
import { accessorio, collaborazione, occasionale, supplenza } from '../shared/calculation/situazioni.ts';
import type { BenchRow } from './bench-row.ts';

/** Rounds of which the middle one counts. */
const GIRI = 5;
const PAGAMENTI = 80;
const regole = regoleCorrenti();

/** Shortest of several runs, in microseconds: what the code takes when the machine does nothing else meanwhile. */
const migliore = (lavoro: () => unknown, volte: number): number => {
  let tempo = Infinity;
  for (let giro = 0; giro < volte; giro += 1) {
    const inizio = performance.now();
    lavoro();
    tempo = Math.min(tempo, performance.now() - inizio);
  }
  return tempo * 1000;
};

const totale = (numeri: readonly number[]): number => numeri.reduce((somma, numero) => somma + numero, 0);
const insieme = (situazioni: readonly SituazioneInput[], calcola: (situazione: SituazioneInput) => unknown): number =>
  totale(situazioni.map((situazione) => migliore(() => calcola(situazione), 60))) / situazioni.length;
const scalda = (situazioni: readonly SituazioneInput[]): void => {
  for (let giro = 0; giro < 40; giro += 1) {
    for (const situazione of situazioni) {
      cedolino(situazione, regole);
      cedolinoSenzaSpiegazione(situazione, regole);
    }
  }
};

/** Every line of a payment asked once, not rounded: the least that publicodes can do. */
const unaPassata = (seconda: ReturnType<typeof motore>, chiesta: Domanda): void => {
  seconda.setSituation(situazioneDi(chiesta));
  for (const nome of new Set(Object.values(chiesta.piano.righe).flatMap((nomi) => nomi.replace('- ', '').split(' - '))))
    seconda.evaluate(nome);
};

/** Five rounds of both engines over the same payments, by their ratio: the least, the middle one, the greatest. */
const rounds = (situazioni: readonly SituazioneInput[], altro: (chiesta: Domanda) => unknown) => {
  const domande = situazioni.map(domanda);
  const giri = Array.from({ length: GIRI }, () => {
    const nostro = insieme(situazioni, (situazione) => cedolino(situazione, regole));
    const suo = totale(domande.map((chiesta) => migliore(() => altro(chiesta), 3))) / domande.length;
    return { nostro, suo, rapporto: suo / nostro };
  }).toSorted((a, b) => a.rapporto - b.rapporto);
  const [minimo, mediano, massimo] = [giri.at(0), giri.at((GIRI - 1) / 2), giri.at(-1)];
  if (minimo === undefined || mediano === undefined || massimo === undefined) throw new Error('No round was measured');
  return { minimo, mediano, massimo };
};

/** P1: whole payslips with their explanation against publicodes with rules of its own, on the same payments and to the same cents. */
const controPublicodes = (): BenchRow => {
  const seconda = motore();
  const situazioni = fc
    .sample(pagamenti, { numRuns: PAGAMENTI + 10, seed: 20_261_120 })
    .filter((situazione) => delMotore(situazione) !== null)
    .slice(0, PAGAMENTI);
  const domande = situazioni.map(domanda);
  const diverse = situazioni.filter((situazione, indice) => {
    const chiesta = domande[indice];
    return (
      chiesta === undefined ||
      JSON.stringify(ordinate(opinione(seconda, chiesta))) !== JSON.stringify(ordinate(delMotore(situazione) ?? {}))
    );
  }).length;
  scalda(situazioni);
  const { minimo, mediano, massimo } = rounds(situazioni, (chiesta) => opinione(seconda, chiesta));
  const senzaCentesimi =
    totale(domande.map((chiesta) => migliore(() => unaPassata(seconda, chiesta), 6))) / domande.length;
  return {
    id: 'P1',
    goal: 'payslip explained ≥ 100× publicodes, same cents',
    measured: `${mediano.nostro.toFixed(0)} µs against ${(mediano.suo / 1000).toFixed(1)} ms, ${domande.length} payments`,
    ratio: mediano.rapporto,
    reached: diverse === 0 && mediano.rapporto >= 100,
    note: `median of ${GIRI} rounds, from ${minimo.rapporto.toFixed(0)} to ${massimo.rapporto.toFixed(0)}; ${Object.keys(regoleDiCalcolo).length} rules, ${diverse} payments differ; publicodes without rounding, one pass: ${(senzaCentesimi / mediano.nostro).toFixed(0)}×`,
  };
};

const ordinate = (righe: Readonly<Record<string, number>>): readonly (readonly [string, number])[] =>
  Object.entries(righe).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** A payslip of each kind, and the longest a school makes: six months of substitution paid at once. */
const tipici: readonly SituazioneInput[] = [
  accessorio(),
  accessorio({ base: 'LS' }),
  collaborazione(),
  collaborazione({
    opzioni: { conguaglio: true, cessazione: true },
    fiscali: {
      gestioneSeparata: 'CON_DIS_COLL',
      redditoComplessivo: 2_400_000,
      addizionali: { regione: 'LOMBARDIA', comune: 'F205' },
    },
  }),
  occasionale({ fiscali: { gestioneSeparata: 'SENZA_DIS_COLL', compensiOccasionaliAnno: 490_000 } }),
  supplenza('2026-03-02', '2026-03-27'),
  supplenza('2026-01-08', '2026-06-10'),
];

/** P2: what keeping the explanation costs in time, and in bytes of the payslip as the product stores it. */
const spiegazione = (): BenchRow[] => {
  scalda(tipici);
  const [con, senza] = [
    insieme(tipici, (situazione) => cedolino(situazione, regole)),
    insieme(tipici, (situazione) => cedolinoSenzaSpiegazione(situazione, regole)),
  ];
  const byte = Math.max(...tipici.map(byteConservati));
  return [
    {
      id: 'P2',
      goal: 'explanation ≤ 4× the engine without it',
      measured: `${con.toFixed(0)} µs against ${senza.toFixed(0)} µs, ${tipici.length} kinds`,
      ratio: con / senza,
      reached: con / senza <= 4,
    },
    {
      id: 'P2',
      goal: 'payslip stored ≤ 25 KB',
      measured: `the longest: ${(byte / 1024).toFixed(1)} KB`,
      ratio: byte / 25_600,
      reached: byte <= 25_600,
      note: 'input, lines, explanations and rules used, compressed as the product stores them',
    },
  ];
};

const byteConservati = (situazione: SituazioneInput): number => {
  const esito = cedolino(situazione, regole);
  if (esito.esito === 'scartato') throw new Error(esito.anomalie.map(({ messaggio }) => messaggio).join(' '));
  const { contenuto } = writeContenuto({
    storico: { desCognome: 'Prova', desNome: 'Persona', desCf: 'PRVPSN80A01H501X', matricola: 1 },
    input: {
      uidSubAnagrafe: asUid('persona'),
      percettore: { tipo: 'DIPENDENTE', contratto: 'TI', ruolo: 'DOCENTE' },
      voci: [],
    },
    situazione: Situazione.parse(situazione),
    cedolino: esito.cedolino,
    anomalie: [],
  });
  return Buffer.byteLength(contenuto);
};

export const run = (): Promise<BenchRow[]> => Promise.resolve([controPublicodes(), ...spiegazione()]);
