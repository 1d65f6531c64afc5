import { expect, test } from 'vitest';
import { vociCalcolo } from '#functions/cedolini/voci/dizionario.ts';
import { asUid } from '#platform/data/entita.ts';
import type { VoceCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { changeCelle, colonnaNuova, colonneDi } from '#web/areas/cedolini/preparazione/foglio/colonne-voci.ts';
import { addVoce, rigaDi, type RigaPreparazione } from '#web/areas/cedolini/preparazione/righe-preparazione.ts';
import { tariffeDi } from '#web/areas/cedolini/preparazione/voci/tariffe-del-profilo.tsx';

const voci = vociCalcolo('ACC-LD', '2026-03-01');
const competenza = { dal: '2026-02-01', al: '2026-02-28' };
const oreAta = (quantita: number, tariffa: number): VoceCedolino => ({
  codice: 'ORE_ATA',
  competenza,
  misura: { unita: 'ORE', quantita, tariffa },
});
const persona = (uid: string, tariffa: number | null): RigaPreparazione =>
  rigaDi({
    uidSubAnagrafe: asUid(uid),
    storico: { desCognome: uid, desNome: 'Prova', desCf: '', matricola: 1 },
    percettore: null,
    fiscali: {},
    servizi: [],
    vociProposte: [],
    tariffe: tariffa === null ? [] : [{ codice: 'ORE_ATA', tariffa, norma: 'CCNL' }],
    ferie: null,
    mancanze: [],
  });
const righe = [
  persona('ausiliaria', 1375),
  persona('docente', null),
  persona('assistente', 1595),
  persona('altra', 1375),
];
const tutti = new Set(righe.map(({ bozza }) => bozza.uidSubAnagrafe));
const vociDi = (quali: readonly RigaPreparazione[]) => quali.map(({ input }) => input.voci);

test('hours given to everybody are paid to each at the rate of their profile, and not to who has none', () => {
  const date = addVoce(righe, oreAta(1000, 1375), tutti);
  expect(vociDi(date)).toEqual([[oreAta(1000, 1375)], [], [oreAta(1000, 1595)], [oreAta(1000, 1375)]]);
  expect(tariffeDi(righe, 'ORE_ATA')).toEqual({
    gruppi: [
      { tariffa: 1375, persone: 2 },
      { tariffa: 1595, persone: 1 },
    ],
    senza: 1,
  });
});

test('they are one column of the sheet, and hours pasted into it are at the rate of each', () => {
  const date = addVoce(righe.slice(0, 1), oreAta(1000, 1375), tutti);
  const [colonna, ...altre] = colonneDi([...date, ...righe.slice(1)], voci);
  expect(altre).toEqual([]);
  expect(colonna?.dettaglio).toBe('ore alla tariffa di ciascuno, 01/02 – 28/02/2026');
  const incollate = ['ausiliaria', 'assistente'].map((riga) => ({ riga, colonna: colonna?.id ?? '', valore: 250 }));
  const dopo = changeCelle([...date, ...righe.slice(1)], incollate, colonna === undefined ? [] : [colonna]);
  expect(vociDi(dopo)).toEqual([[oreAta(250, 1375)], [], [oreAta(250, 1595)], []]);
});

test('the columns are in the order of the items whoever is paid them, and a cell emptied moves none', () => {
  const forfait: VoceCedolino = { codice: 'COMPENSO', competenza, misura: { unita: 'IMPORTO', importo: 100 } };
  const date = addVoce(addVoce(righe, oreAta(1000, 1375), tutti), forfait, tutti);
  const colonne = colonneDi(date, voci);
  const svuota = (persona: string, colonna: number) =>
    changeCelle(date, [{ riga: persona, colonna: colonne[colonna]?.id ?? '', valore: null }], colonne);
  for (const colonna of [0, 1])
    expect(colonneDi(svuota('ausiliaria', colonna), voci).map(({ id }) => id)).toEqual(colonne.map(({ id }) => id));
});

test('a file of hours may bring them to a run that does not pay them yet', () => {
  const [definizione] = voci.filter(({ codice }) => codice === 'ORE_ATA');
  const colonna = definizione === undefined ? null : colonnaNuova(definizione, competenza, voci);
  expect(colonna).not.toBeNull();
  const dopo = changeCelle(
    righe,
    [{ riga: 'assistente', colonna: colonna?.id ?? '', valore: 100 }],
    [colonna ?? []].flat(),
  );
  expect(vociDi(dopo)).toEqual([[], [], [oreAta(100, 1595)], []]);
});
