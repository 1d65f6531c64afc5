import { anagrafeRoutes, type RicercaPersone } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { archivioGrande } from '#support/archivio-grande.ts';
import { startTestHome, type Person } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A, SCUOLA_B } from '#support/home/test-users.ts';
import type { BenchRow } from './bench-row.ts';
import { median, rounds } from './measures/rounds.ts';

const MOLTE = 20_000;
const POCHE = 200;
/** Questions of a round. */
const DOMANDE = 40;
const GOAL = 1.3;

/** What an office asks of a list, about one of its people. */
const domande: readonly { readonly nome: string; readonly richiesta: (persona: Persona) => RicercaPersone }[] = [
  { nome: 'first page', richiesta: () => ({}) },
  { nome: 'first page by matricola, last first', richiesta: () => ({ ordine: 'matricola', verso: 'DESC' }) },
  { nome: 'search by surname', richiesta: ({ desCognome }) => ({ criteria: desCognome }) },
  { nome: 'search by codice fiscale', richiesta: ({ desCf }) => ({ criteria: desCf }) },
  { nome: 'search by matricola', richiesta: ({ matricola }) => ({ criteria: String(matricola) }) },
];

/** Lists of a school of 20,000 people beside those of a school of 200: the same calls of the API, turn by turn. */
export const run = async (): Promise<BenchRow[]> => {
  const home = await startTestHome({ oggi: '2026-03-10' });
  try {
    const [tante, poche] = [
      await archivioGrande(home.store, SCUOLA_A, MOLTE),
      await archivioGrande(home.store, SCUOLA_B, POCHE),
    ];
    const [grande, piccola] = [
      await home.as(loginOf('GESTORE', SCUOLA_A)),
      await home.as(loginOf('GESTORE', SCUOLA_B)),
    ];
    const rows: BenchRow[] = [];
    for (const { nome, richiesta } of domande) {
      const giri = await rounds(async (giro) => {
        const tempi = await rounds(
          async (quale) => ({
            piccola: await tempo(piccola, richiesta(scelta(poche, giro * DOMANDE + quale))),
            grande: await tempo(grande, richiesta(scelta(tante, giro * DOMANDE + quale))),
          }),
          { warm: 0, many: DOMANDE },
        );
        return { grande: median(tempi.map((una) => una.grande)), piccola: median(tempi.map((una) => una.piccola)) };
      });
      const [a, b] = [median(giri.map((uno) => uno.grande)), median(giri.map((uno) => uno.piccola))];
      rows.push({
        id: 'A8',
        goal: `${nome}: ${MOLTE} people ≤ ${GOAL}× ${POCHE}`,
        measured: `${a.toFixed(1)} against ${b.toFixed(1)} ms`,
        bound: { atMost: GOAL },
        ratios: giri.map((uno) => uno.grande / uno.piccola),
        note: 'through the API of the whole product',
      });
    }
    return rows;
  } finally {
    await home.close();
  }
};

/** People from the whole archive, far from one another. */
const scelta = (persone: readonly Persona[], quale: number): Persona => {
  const persona = persone[(quale * 7919) % persone.length];
  if (persona === undefined) throw new Error('Nobody to look for');
  return persona;
};

/** Milliseconds of one answer, which must hold somebody. */
const tempo = async (ufficio: Person, richiesta: RicercaPersone): Promise<number> => {
  const inizio = performance.now();
  const { righe } = await ufficio.ok(anagrafeRoutes.searchAnag, { body: richiesta });
  const durata = performance.now() - inizio;
  if (righe.length === 0) throw new Error(`Nobody found for ${JSON.stringify(richiesta)}`);
  return durata;
};
