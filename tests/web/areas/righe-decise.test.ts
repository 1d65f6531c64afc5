import { expect, test } from 'vitest';
import { asUid } from '#platform/data/entita.ts';
import { decided, rigaDi, type RigaPreparazione } from '#web/areas/cedolini/preparazione/righe-preparazione.ts';

const persona = (uid: string): RigaPreparazione =>
  rigaDi({
    uidSubAnagrafe: asUid(uid),
    storico: { desCognome: uid, desNome: 'Prova', desCf: '', matricola: 1 },
    percettore: null,
    fiscali: {},
    servizi: [],
    vociProposte: [],
    tariffe: [],
    ferie: null,
    mancanze: [],
  });
const [aperta, altra] = [persona('aperta'), persona('altra')];
const decisa = { ...aperta.input, opzioni: { cessazione: true } };

test('a row that was saved while its window was open keeps the version it got, with what was decided', () => {
  const salvata = { ...aperta, versione: 1, salvato: aperta.input };
  expect(decided([salvata, altra], aperta, decisa)).toEqual([{ ...salvata, input: decisa }, altra]);
});

test('a row that somebody else wrote while its window was open goes out at the version it was opened with', () => {
  const diAltri = { ...aperta.input, opzioni: { decesso: true } };
  const scritta = { ...aperta, versione: 4, input: diAltri, salvato: diAltri };
  const mia = { ...aperta, versione: 3, salvato: aperta.input };
  expect(decided([scritta, altra], mia, decisa)).toEqual([{ ...mia, input: decisa }, altra]);
});
