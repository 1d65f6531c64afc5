import fc from 'fast-check';
import { writeContenuto } from '#archivio/cedolini/contenuto.ts';
import { asUid } from '#platform/data/entita.ts';
import { cedolino, cedolinoSenzaSpiegazione } from '#shared/calculation/cedolino/cedolino.ts';
import { Situazione, type SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';
import { entroIlNetto } from '../second-opinion/capienza.ts';
import { delMotore } from '../second-opinion/confronto.ts';
import { domanda } from '../second-opinion/domanda.ts';
import { motore, opinione, regoleDiCalcolo, situazioneDi, type Domanda } from '../second-opinion/opinione.ts';
import { pagamenti } from '../second-opinion/situazioni.ts';
import { accessorio, collaborazione, occasionale, supplenza } from '../shared/calculation/situazioni.ts';
import type { BenchRow } from './bench-row.ts';
import { median, rounds } from './measures/rounds.ts';

const PAGAMENTI = 80;
const regole = regoleCorrenti();

/**
 * Shortest of several runs, in microseconds of processor time: what other programs take of the machine is in neither engine.
 * Work too short for that clock is done `insieme` times a run.
 */
const migliore = (lavoro: () => unknown, volte: number, insieme = 1): number => {
  let tempo = Infinity;
  for (let giro = 0; giro < volte; giro += 1) {
    const inizio = process.cpuUsage();
    for (let volta = 0; volta < insieme; volta += 1) lavoro();
    const { user, system } = process.cpuUsage(inizio);
    tempo = Math.min(tempo, user + system);
  }
  return tempo / insieme;
};

const medio = (tempi: readonly number[]): number => tempi.reduce((somma, tempo) => somma + tempo, 0) / tempi.length;
const delCedolino = (calcola: () => unknown): number => migliore(calcola, 12, 5);
const deiCedolini = (calcola: (situazione: SituazioneInput) => unknown): number =>
  medio(tipici.map((situazione) => delCedolino(() => calcola(situazione))));
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

/**
 * P1: whole payslips with their explanation against publicodes with rules of its own, on the same payments and to the same cents.
 * Each payment is measured on the one engine and then on the other, both already warm.
 */
const controPublicodes = async (): Promise<BenchRow> => {
  const seconda = motore();
  const situazioni = fc
    .sample(pagamenti, { numRuns: PAGAMENTI + 10, seed: 20_261_120 })
    .filter((situazione) => delMotore(situazione) !== null)
    .slice(0, PAGAMENTI);
  const pagati = situazioni.map((situazione) => ({ situazione, chiesta: domanda(situazione) }));
  const diversi = pagati.filter(
    ({ situazione, chiesta }) =>
      JSON.stringify(ordinate(entroIlNetto(situazione, opinione(seconda, chiesta)))) !==
      JSON.stringify(ordinate(delMotore(situazione) ?? {})),
  );
  if (diversi.length > 0) throw new Error(`${diversi.length} payments of ${pagati.length} differ from publicodes`);
  scalda(situazioni);
  const giri = await rounds(
    () => {
      const tempi = pagati.map(({ situazione, chiesta }) => ({
        nostro: delCedolino(() => cedolino(situazione, regole)),
        suo: migliore(() => opinione(seconda, chiesta), 4),
      }));
      return { nostro: medio(tempi.map(({ nostro }) => nostro)), suo: medio(tempi.map(({ suo }) => suo)) };
    },
    { warm: 0 },
  );
  const nostro = median(giri.map((giro) => giro.nostro));
  const senzaCentesimi = medio(pagati.map(({ chiesta }) => migliore(() => unaPassata(seconda, chiesta), 6)));
  return {
    id: 'P1',
    goal: 'payslip explained ≥ 100× publicodes, same cents',
    bound: { atLeast: 100 },
    measured: `${nostro.toFixed(0)} µs against ${(median(giri.map((giro) => giro.suo)) / 1000).toFixed(1)} ms, ${pagati.length} payments`,
    ratios: giri.map((giro) => giro.suo / giro.nostro),
    note: `${Object.keys(regoleDiCalcolo).length} rules, no payment differs; publicodes without rounding, one pass: ${(senzaCentesimi / nostro).toFixed(0)}×`,
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
const spiegazione = async (): Promise<BenchRow[]> => {
  scalda(tipici);
  const giri = await rounds(
    () => ({
      con: deiCedolini((situazione) => cedolino(situazione, regole)),
      senza: deiCedolini((situazione) => cedolinoSenzaSpiegazione(situazione, regole)),
    }),
    { warm: 0 },
  );
  const di = (quale: 'con' | 'senza') => median(giri.map((giro) => giro[quale])).toFixed(0);
  const byte = Math.max(...(await Promise.all(tipici.map(byteConservati))));
  return [
    {
      id: 'P2',
      goal: 'explanation ≤ 4× the engine without it',
      bound: { atMost: 4 },
      measured: `${di('con')} µs against ${di('senza')} µs, ${tipici.length} kinds`,
      ratios: giri.map(({ con, senza }) => con / senza),
    },
    {
      id: 'P2',
      goal: 'payslip stored ≤ 25 KB',
      measured: `the longest: ${(byte / 1024).toFixed(1)} KB`,
      bound: { atMost: 1 },
      ratios: [byte / 25_600],
      note: 'input, lines, explanations and rules used, compressed as the product stores them',
    },
  ];
};

const byteConservati = async (situazione: SituazioneInput): Promise<number> => {
  const esito = cedolino(situazione, regole);
  if (esito.esito === 'scartato') throw new Error(esito.anomalie.map(({ messaggio }) => messaggio).join(' '));
  const { contenuto } = await writeContenuto({
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

export const run = async (): Promise<BenchRow[]> => [await controPublicodes(), ...(await spiegazione())];
