import { afterAll, beforeAll, expect, test } from 'vitest';
import { assenzaEntita } from '#archivio/assenze/assenza.ts';
import { DOTAZIONE, pianoCapitoloEntita } from '#archivio/noipa/piano-capitolo.ts';
import { personaEntita } from '#archivio/persone/persona.ts';
import { refreshIndici } from '#lib/admin/indici.ts';
import { checkArchivio } from '#lib/admin/verifica.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { asRead, sendOperazioni } from '#platform/data/modifica.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { casaRoutes } from '#shared/contracts/casa/casa.ts';
import { pianiCapitoliRoutes } from '#shared/contracts/noipa/piani-capitoli.ts';
import { chiaveNominativoDiPrima } from '#shared/domain/persona/nominativo.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { dipendenteDiProva, ferieDiProva, supplenzaDiProva } from '#support/servizi-di-prova.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-10' });
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

const assentiOggi = async (): Promise<number> =>
  (await gestore.ok(casaRoutes.getCruscotto, { query: { anno: 2026, mese: 3 } })).assenti.numero;

test('an absence stored before lists were ordered by its end is among today’s once the lists are brought up to date', async () => {
  const { persona } = await dipendenteDiProva(gestore, 350, supplenzaDiProva('2026-02-02', '2026-06-09'));
  await ferieDiProva(gestore, persona.uid, '2026-03-09', '2026-03-11');
  const [voce] = await archivioDi(home.store, SCUOLA_A)
    .of(assenzaEntita)
    .queryIndice({ index: 'indice3', from: '2026-03-10' });
  const chiave = { pk: String(voce?.pk), sk: String(voce?.sk) };
  const assenza = await home.store.get(chiave);
  if (assenza === undefined) throw new Error('The absence is in no list');
  const { indice3pk, indice3sk, ...comeAllora } = assenza;
  await sendOperazioni(home.store, [
    {
      tipo: 'put',
      chiave,
      item: comeAllora,
      condizione: { expression: 'versione = :v', values: { ':v': assenza.versione } },
    },
  ]);
  const diIndici = async () =>
    (await checkArchivio(home.store)).rilievi.filter(({ invariante }) => invariante === 'indici');
  expect([await assentiOggi(), (await diIndici()).map(({ messaggio }) => messaggio)]).toEqual([
    0,
    ['Chiavi non aggiornate: indice3pk, indice3sk'],
  ]);

  expect(await refreshIndici(home.store)).toEqual({ scritti: 1, piuRecenti: 0 });
  expect([await assentiOggi(), await diIndici()]).toEqual([1, []]);
  expect(await home.store.get(chiave)).toEqual({
    ...comeAllora,
    indice3pk,
    indice3sk,
  });
  expect(await refreshIndici(home.store)).toEqual({ scritti: 0, piuRecenti: 0 });
});

test('a code stored when each kind had a place of its own is seen again once it is moved', async () => {
  await gestore.ok(pianiCapitoliRoutes.createPianoCapitolo, {
    body: {
      capitolo: '2554',
      piano: '05',
      compenso: 'A008',
      sottocompenso: '0001',
      descrizione: 'Di prova',
      tipo: 'MOF',
      codVoce: '',
      documento: '',
    },
  });
  const codici = async (): Promise<number> =>
    (await gestore.ok(pianiCapitoliRoutes.getPianiCapitoli, {})).propri.length;
  const { chiavi, queryAll } = archivioDi(home.store, SCUOLA_A);
  const [codice] = await queryAll({ pk: chiavi.elenco(DOTAZIONE) });
  if (codice === undefined) throw new Error('The code is not where codes are');
  const adesso = { pk: String(codice.pk), sk: String(codice.sk) };
  const allora = { ...adesso, pk: chiavi.elenco(pianoCapitoloEntita.nome) };
  await sendOperazioni(home.store, [
    { tipo: 'put', chiave: allora, item: { ...codice, ...allora }, condizione: asRead(undefined) },
    { tipo: 'delete', chiave: adesso },
  ]);
  expect(await codici()).toBe(0);

  expect(await refreshIndici(home.store)).toEqual({ scritti: 1, piuRecenti: 0 });
  expect(await codici()).toBe(1);
  expect([await home.store.get(adesso), await home.store.get(allora)]).toEqual([codice, undefined]);
});

test('people stored when the end of a name stood after a second one are found meanwhile, and in order once they are put again', async () => {
  for (const [indice, desNome] of ['Anna', 'Anna Maria'].entries())
    await gestore.ok(anagrafeRoutes.createPersona, {
      body: personaDiProva(700 + indice, { desCognome: 'Ordinata', desNome }),
    });
  const nomi = async (): Promise<readonly string[]> =>
    (await gestore.ok(anagrafeRoutes.searchAnag, { body: { criteria: 'ordinata' } })).righe.map(
      ({ desNome }) => desNome,
    );
  expect(await nomi()).toEqual(['Anna', 'Anna Maria']);
  const elenco = archivioDi(home.store, SCUOLA_A).of(personaEntita);
  for (const { pk, sk, uid } of await elenco.queryIndice({ index: 'indice1', begins: 'ORDINATA' })) {
    const chiave = { pk: String(pk), sk: String(sk) };
    const item = await home.store.get(chiave);
    const indice1sk = chiaveNominativoDiPrima(String(item?.indice1sk));
    expect(indice1sk).not.toBe(item?.indice1sk);
    await sendOperazioni(home.store, [
      {
        tipo: 'put',
        chiave,
        item: { ...item, indice1sk },
        condizione: { expression: 'versione = :v AND uid = :u', values: { ':v': item?.versione, ':u': uid } },
      },
    ]);
  }
  expect(await nomi()).toEqual(['Anna Maria', 'Anna']);
  const { rilievi } = await checkArchivio(home.store);
  expect(rilievi.filter(({ invariante }) => invariante === 'indici')).toEqual([]);
  expect(await refreshIndici(home.store)).toEqual({ scritti: 2, piuRecenti: 0 });
  expect(await nomi()).toEqual(['Anna', 'Anna Maria']);
});
