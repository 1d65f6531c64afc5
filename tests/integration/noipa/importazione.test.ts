import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUid } from '#platform/data/entita.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { importazioneMofRoutes, type RigaFileMof } from '#shared/contracts/noipa/importazione.ts';
import type { ListaNoipa, PagamentoNoipaInput } from '#shared/contracts/noipa/lista.ts';
import { listeRoutes } from '#shared/contracts/noipa/liste.ts';
import { pagamentiRoutes } from '#shared/contracts/noipa/pagamenti.ts';
import { startTestHome, type Answer, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { assignFondo, createLista, FORFAIT, riga } from '#support/noipa/liste-di-prova.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { assente, inUso, riferimento, rifiutata, statoNonAmmesso, superata, type Rifiuto } from '#support/rifiuti.ts';

let home: TestHome;
let ufficio: Person;
let persone: readonly Persona[];
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-15' });
  ufficio = await home.as(loginOf('CEDOLINI'));
  persone = await Promise.all(
    [1, 2].map((numero) => ufficio.ok(anagrafeRoutes.createPersona, { body: personaDiProva(numero) })),
  );
  await assignFondo(ufficio, 2026, 1_000_000);
});
afterAll(() => home.close());

const refused = (call: () => Promise<Answer<unknown>>, rifiuto: Rifiuto) => rifiutata(home, call, rifiuto);
const rigaFile = (indice: number, cambi: Partial<RigaFileMof> = {}): RigaFileMof => ({
  ...riga({ ore: 1000 }),
  desCf: persone[indice]?.desCf ?? '',
  numero: indice + 2,
  ...cambi,
});
const ref = ({ uid, versione }: Pick<ListaNoipa, 'uid' | 'versione'>) => ({ uid, versione });
const undo = (lista: Pick<ListaNoipa, 'uid' | 'versione'>) =>
  ufficio.call(importazioneMofRoutes.undoImportMof, { body: ref(lista) });
const importa = ({ uid, versione }: Pick<ListaNoipa, 'uid' | 'versione'>, righe: readonly RigaFileMof[]) =>
  ufficio.call(importazioneMofRoutes.importMof, { body: { uid, versione, righe: [...righe] } });

test('a file is written as one over what it names, the rest stays; written back, the list is as it was', async () => {
  const lista = await createLista(ufficio);
  const { lista: una, ...resto } = await ufficio.ok(pagamentiRoutes.addPagamentiMof, {
    body: {
      uid: lista.uid,
      versione: lista.versione,
      pagamenti: [
        {
          persona: persone[0]?.uid ?? asUid(''),
          righe: [riga({ ore: 200 }), riga({ chiave: FORFAIT, importo: 25_000 })],
        },
      ],
    },
  });
  const dopo = await ufficio.ok(importazioneMofRoutes.importMof, {
    body: {
      uid: una.uid,
      versione: una.versione,
      righe: [rigaFile(0), rigaFile(1), rigaFile(1, { chiave: FORFAIT, ore: null, importo: 10_000, numero: 4 })],
    },
  });
  // 10 hours each at 38,50 €, beside what the file does not name.
  expect(dopo.lista).toMatchObject({ origine: 'IMPORTATA', persone: 2, totale: 2 * 38_500 + 25_000 + 10_000 });
  expect(dopo.lista.importazione).toMatchObject({ da: ufficio.sessione.descutente, persone: 2 });
  const gestore = await home.as(loginOf('GESTORE'));
  const vista = await gestore.ok(pagamentiRoutes.getListaNoipa, { body: { uid: lista.uid } });
  const tornata = await gestore.ok(importazioneMofRoutes.undoImportMof, { body: ref(vista.lista) });
  expect(tornata.pagamenti).toEqual(resto.pagamenti);
  expect(tornata.lista).toMatchObject({ origine: 'MANUALE', totale: una.totale });
  expect(tornata.lista.importazione).toBeUndefined();
  await refused(() => undo(tornata.lista), statoNonAmmesso(/non ha un'importazione da annullare/));
});

test('taken back, who the file did not name stays as they are now; who changed since is named', async () => {
  const lista = await createLista(ufficio);
  const dopo = await ufficio.ok(importazioneMofRoutes.importMof, { body: { ...ref(lista), righe: [rigaFile(0)] } });
  const altra = { persona: persone[1]?.uid ?? asUid(''), righe: [riga({ chiave: FORFAIT, importo: 700 })] };
  const sua = { persona: persone[0]?.uid ?? asUid(''), righe: [riga({ ore: 300 })] };
  const save = (versione: number, pagamenti: PagamentoNoipaInput[]) =>
    ufficio.ok(pagamentiRoutes.savePagamentiMof, { body: { uid: lista.uid, versione, pagamenti, tolti: [] } });
  const cambiata = await save(dopo.lista.versione, [altra, sua]);
  await refused(() => undo(dopo.lista), superata({ uid: lista.uid }));
  const nome = dopo.pagamenti[0]?.nominativo ?? '';
  await refused(() => undo(cambiata.lista), inUso(new RegExp(`sono cambiati i compensi di ${nome}`)));
  const comeNelFile = await save(cambiata.lista.versione, [{ ...sua, righe: [riga({ ore: 1000 })] }]);
  const tornata = await ufficio.ok(importazioneMofRoutes.undoImportMof, { body: ref(comeNelFile.lista) });
  expect(tornata.pagamenti.map(({ persona, righe }) => [persona, righe.map(({ importo }) => importo)])).toEqual([
    [altra.persona, [700]],
  ]);
  await refused(() => undo({ ...lista, uid: asUid('mai-esistita') }), assente());
});

test('every row that is wrong is told with its number; none is written', async () => {
  const lista = await createLista(ufficio);
  const risposta = await importa(lista, [
    rigaFile(0),
    rigaFile(1, { desCf: 'RSSMRA80A01H501U', numero: 7 }),
    rigaFile(1, { desCf: 'VRDLGU80A01H501J', numero: 9 }),
  ]);
  expect(risposta).toMatchObject({
    status: 409,
    body: {
      code: 'RIFERIMENTO_NON_VALIDO',
      fields: [
        { path: 'righe.1.desCf', message: expect.stringMatching(/^Riga 7: .*non è in anagrafe/) },
        { path: 'righe.2.desCf', message: expect.stringMatching(/^Riga 9: /) },
      ],
    },
  });
  await refused(
    () => importa(lista, [rigaFile(0, { chiave: '2555/05 ZZZZ/0001' })]),
    riferimento('righe.0.chiave', /Riga 2: il codice 2555\/05 ZZZZ\/0001 non è tra quelli/),
  );
  await refused(() => importa({ ...lista, versione: 9 }, [rigaFile(0)]), superata({ uid: lista.uid }));
  await refused(() => importa({ ...lista, uid: asUid('mai-esistita') }, [rigaFile(0)]), assente());
  const { body } = await importa(lista, [rigaFile(0)]);
  expect(body).toMatchObject({ lista: { versione: lista.versione + 1 } });
  const inviata = await ufficio.ok(listeRoutes.sendListaNoipa, {
    body: { uid: lista.uid, versione: lista.versione + 1, datInvio: '2026-03-15' },
  });
  await refused(() => importa(inviata, [rigaFile(0)]), statoNonAmmesso(/non si può importare: è inviata/));
  await refused(() => undo(inviata), statoNonAmmesso(/non si può riportare a prima dell'importazione: è inviata/));
});
