import { expect, test } from 'vitest';
import { chiaviDi } from '#shared/domain/chi-e.ts';
import { NOMINATI, RIGHE_SPORCHE, type RigaSporca } from '#support/righe-sporche.ts';
import { compareRighe, type PersonaNota, type Uso } from '#ui/foglio-da-file/foglio-di-ore.ts';
import { paste } from '#ui/griglia/incolla.ts';
import type { ColonnaGriglia } from '#ui/griglia/modello.ts';

const colonna: ColonnaGriglia = {
  id: 'ore',
  titolo: 'Ore',
  scrittura: {
    scrivi: String,
    illeggibile: (testo) => testo,
    leggi: (testo) => ({ esito: 'valido', valore: Number(testo) }),
  },
};
const persone: readonly PersonaNota[] = NOMINATI.map(({ desCf, desCognome, desNome }, posto) => ({
  uid: String(posto),
  nominativo: `${desCognome} ${desNome}`,
  chiavi: chiaviDi({ desCf, desCognome, desNome, matricola: posto + 1 }),
  presente: true,
}));

const CHI = { dice: 'chi' } as const;
const fromFile = ({ nome, codice }: RigaSporca): string | undefined => {
  const usi: readonly Uso[] = [CHI, CHI, { dice: 'quanto', colonna }];
  const [riga] = compareRighe([{ numero: 2, celle: [nome, codice, '5'] }], usi, persone);
  return riga?.errori.length === 0 ? riga.persona?.uid : undefined;
};
const inCells =
  (celle: (riga: RigaSporca) => readonly string[]) =>
  (riga: RigaSporca): string | undefined => {
    const righe = persone.map(({ uid, nominativo, chiavi }) => ({
      id: uid,
      titolo: nominativo,
      chiavi,
      valori: {},
      totale: '',
    }));
    const dette = [...celle(riga).filter((cella) => cella !== ''), '5'];
    return paste([dette], { riga: 0, colonna: 0 }, { righe, colonne: [colonna], pagina: 10 }).cambi[0]?.riga;
  };

test.each([
  ['a file of hours', fromFile],
  ['a pasted text with the code first', inCells(({ nome, codice }) => [codice, nome])],
  ['a pasted text with the name first', inCells(({ nome, codice }) => [nome, codice])],
])('%s answers as every road does', (_road, personOf) => {
  expect(RIGHE_SPORCHE.map((riga) => [riga.caso, personOf(riga)])).toEqual(
    RIGHE_SPORCHE.map(({ caso, chi }) => [caso, chi === null ? undefined : String(chi)]),
  );
});
