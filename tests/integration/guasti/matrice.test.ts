import { afterAll, expect, test } from 'vitest';
import { walk, type Fermate } from '#support/guasti/fermate.ts';
import { accorpamento } from '#support/guasti/flussi/accorpamento.ts';
import { approvazione } from '#support/guasti/flussi/approvazione.ts';
import { copia, ripristino } from '#support/guasti/flussi/copia.ts';
import { f24, uniemens } from '#support/guasti/flussi/denunce.ts';
import { contabilizzazione, elaborazione } from '#support/guasti/flussi/elaborazione.ts';
import { importazione } from '#support/guasti/flussi/importazione.ts';
import { invito } from '#support/guasti/flussi/invito.ts';
import { schede } from '#support/guasti/flussi/schede.ts';
import { stampa } from '#support/guasti/flussi/stampa.ts';
import { versionePiuRecente } from '#support/guasti/flussi/versione-piu-recente.ts';
import type { Flusso } from '#support/guasti/flusso.ts';
import { inFolder, prepareGiro, type Giro } from '#support/guasti/giro.ts';
import { guasti, killed, type Guasto } from '#support/guasti/guasti.ts';
import { tellMatrix, writeMatrix, type Casella } from '#support/guasti/matrice.ts';
import { sampleOfTheDay } from '#support/sample-of-the-day.ts';

/** Whole at full length; else, of the flows of the day, a tenth of the stops, and one of the other faults on one flow in three, which ones the seed says. */
const FULL = Number(process.env.CRASH_ROUNDS ?? 2) > 2;
/** `npm run crash` with a flow, a fault and a slice of the stops goes through these alone: a whole flow may then take as many runs as one likes. */
const { FLUSSO = '', GUASTO = '', PARTE = '1/1' } = process.env;
const [parte = 1, parti = 1] = PARTE.split('/').map(Number);
const seme = Number(process.env.SEME ?? Math.floor(Math.random() * 1000));
const VOLTE = FULL ? 5 : 1;

const flussi: readonly Flusso[] = [
  elaborazione,
  contabilizzazione,
  accorpamento,
  schede,
  importazione,
  f24,
  uniemens,
  stampa,
  copia,
  ripristino,
  versionePiuRecente,
  invito,
  approvazione,
];

/** How many days go by until every flow was interrupted. */
const GIORNI = 4;
const delGiorno = (FULL ? flussi : sampleOfTheDay(flussi, GIORNI)).filter(({ nome }) => nome.includes(FLUSSO));

const caselle: Casella[] = [];
const quanto = parti === 1 ? 'whole' : `slice ${PARTE}`;
const misura = `${FULL ? quanto : 'a tenth'}, SEME=${seme}`;
afterAll(() => tellMatrix(caselle, misura));

const others = guasti.filter(({ lento }) => FULL || lento !== true);
/** How many flows come to the turn of one of the other faults. */
const IN_TURN = 3;
const othersFor = (indice: number) => {
  if (FULL) return others;
  const turn = seme + indice;
  return turn % IN_TURN === 0 ? others.slice((turn / IN_TURN) % others.length).slice(0, 1) : [];
};

/** One fault on one flow, into the matrix. @returns where the end was another, and how */
const tryFault = async (guasto: Guasto, giro: Giro, stati: Fermate): Promise<readonly string[]> => {
  const prove = await guasto.tryOn(giro, stati, { seme, volte: VOLTE });
  const differenze = prove
    .filter((prova) => prova.differenze.length > 0)
    .map((prova) => [`${guasto.nome}, ${prova.dove}`, ...prova.differenze].join('\n'));
  caselle.push({
    flusso: giro.nome,
    guasto: guasto.nome,
    chiamate: stati.chiamate,
    prove: prove.length,
    differenze,
  });
  writeMatrix(caselle, misura);
  return differenze;
};

for (const [indice, flusso] of delGiorno.entries())
  test(
    `${flusso.nome}: whatever goes wrong, what is stored in the end is what would have been`,
    { timeout: 3_600_000 },
    async () => {
      const giro = await prepareGiro(flusso);
      const differenze: string[] = [];
      try {
        await inFolder(async (folder) => {
          const stati = await walk(giro, folder, FULL ? { ogni: parti, da: parte - 1 } : { ogni: 10, da: seme });
          for (const guasto of [killed, ...othersFor(indice)].filter(({ nome }) => nome.includes(GUASTO)))
            differenze.push(...(await tryFault(guasto, giro, stati)));
        });
      } finally {
        await giro.close();
      }
      expect(differenze).toEqual([]);
    },
  );
