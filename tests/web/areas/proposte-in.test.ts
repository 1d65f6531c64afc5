import { expect, test } from 'vitest';
import { asUid } from '#platform/data/entita.ts';
import type { VoceCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { addProposte, rigaDi, type RigaPreparazione } from '#web/areas/cedolini/preparazione/righe-preparazione.ts';
import { proposteIn } from '#web/areas/cedolini/preparazione/voci/proposte-in.ts';

const voce = (codice: string): VoceCedolino => ({
  codice,
  competenza: { dal: '2026-02-01', al: '2026-02-28' },
  misura: { unita: 'IMPORTO', importo: 12_000 },
});
const persona = (uid: string, vociProposte: VoceCedolino[]): RigaPreparazione =>
  rigaDi({
    uidSubAnagrafe: asUid(uid),
    storico: { desCognome: 'Omonima', desNome: 'Ada', desCf: `CF ${uid}`, matricola: 1 },
    percettore: null,
    fiscali: {},
    servizi: [],
    vociProposte,
    tariffe: [],
    ferie: null,
    mancanze: [],
  });

test('the recorded items are told with the person of each, homonyms apart, until they are taken', () => {
  const righe = [persona('una', [voce('TEATRO'), voce('CORO')]), persona('altra', [voce('TEATRO')]), persona('no', [])];
  expect(proposteIn(righe).map(({ nome, codice, voce: { codice: quale } }) => [nome, codice, quale])).toEqual([
    ['Omonima Ada', 'CF una', 'TEATRO'],
    ['Omonima Ada', 'CF una', 'CORO'],
    ['Omonima Ada', 'CF altra', 'TEATRO'],
  ]);
  expect(new Set(proposteIn(righe).map(({ chiave }) => chiave)).size).toBe(3);
  expect(proposteIn(addProposte(righe))).toEqual([]);
});
