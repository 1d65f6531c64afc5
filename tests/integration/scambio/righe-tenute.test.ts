import { afterAll, beforeAll, expect, test } from 'vitest';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { lavoroRoutes } from '#shared/contracts/lavori/lavoro.ts';
import { scambioRoutes, type Anteprima } from '#shared/contracts/scambio/scambio.ts';
import { storiaRoutes } from '#shared/contracts/scambio/storia.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { applyImport, checkFile, lavoroFinito, type FileDiProva } from '#support/scambio.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome();
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

const TITOLI = ['Codice fiscale', 'Cognome', 'Nome', 'Nato il', 'E-mail'];
const riga = (numero: number, eMail = `persona${numero}@esempio.invalid`): string => {
  const { desCf, desCognome, desNome, datNascita } = personaDiProva(numero);
  return [desCf, desCognome, desNome, String(datNascita), eMail].join(';');
};
const fileDi = (righe: readonly string[], nome = 'personale.csv'): FileDiProva => ({
  nome,
  bytes: Buffer.from([TITOLI.join(';'), ...righe].join('\r\n')),
});
const ci = async (numero: number): Promise<boolean> =>
  (await gestore.ok(anagrafeRoutes.searchAnag, { body: { codFisc: personaDiProva(numero).desCf } })).righe.length > 0;
const mend = async (
  { uid, versione, mappa, nomeFile, dimensione }: Anteprima,
  celle: readonly { readonly numero: number; readonly campo: string; readonly valore: string }[],
): Promise<Anteprima> => {
  await gestore.ok(scambioRoutes.createImportazione, {
    body: {
      tipo: 'persone',
      nomeFile,
      dimensione,
      uid,
      versione,
      mappa,
      correzioni: celle.map((cella) => ({ foglio: '', ...cella })),
    },
  });
  return lavoroFinito(gestore, uid);
};

test('the right rows go in; the others are kept, found again, mended in the preview, imported after; each undoes apart', async () => {
  const controllata = await checkFile(
    gestore,
    'persone',
    fileDi([riga(1), riga(2, 'senza chiocciola'), riga(3), `${riga(4)}`, riga(5, 'altra senza')]),
  );
  expect(controllata).toMatchObject({ stato: 'DA_CORREGGERE', nuove: 3, errate: 2, resto: null });
  const rifiuto = await gestore.call(scambioRoutes.applyImportazione, {
    params: { uid: controllata.uid },
    body: { versione: controllata.versione },
  });
  expect(rifiuto).toMatchObject({ status: 409, body: { code: 'STATO_NON_AMMESSO' } });
  const applicata = await applyImport(gestore, controllata, { soloGiuste: true });
  expect(applicata.stato).toBe('APPLICATA');
  expect(await Promise.all([1, 2, 3, 4, 5].map(ci))).toEqual([true, false, true, true, false]);

  const resto = applicata.resto;
  if (resto === null) throw new Error('No import keeps the other rows');
  const tenuta = await lavoroFinito(gestore, resto);
  expect(tenuta).toMatchObject({ stato: 'DA_CORREGGERE', righe: 2, errate: 2, mappa: controllata.mappa });
  expect(tenuta.anteprima.righe.map(({ numero }) => numero)).toEqual([3, 6]);
  const { righe: storia } = await gestore.ok(storiaRoutes.listScambi, { body: {} });
  expect(storia.find(({ uid }) => uid === resto)).toMatchObject({ esito: 'DA_CORREGGERE', riprendibile: 'persone' });

  const meta = await mend(tenuta, [{ numero: 3, campo: 'desEMail', valore: 'persona2@esempio.invalid' }]);
  expect(meta).toMatchObject({ stato: 'DA_CORREGGERE', nuove: 1, errate: 1 });
  const mendata = await mend(meta, [{ numero: 6, campo: 'desEMail', valore: '' }]);
  expect(mendata).toMatchObject({ stato: 'PRONTA', nuove: 2, errate: 0 });
  expect(mendata.anteprima.righe[0]?.valori).toContain('persona2@esempio.invalid');
  expect(await applyImport(gestore, mendata)).toMatchObject({ stato: 'APPLICATA', resto: null });
  expect(await Promise.all([1, 2, 3, 4, 5].map(ci))).toEqual([true, true, true, true, true]);

  await gestore.ok(lavoroRoutes.undoLavoro, { params: { uid: applicata.lavoro ?? '' }, body: {} });
  expect(await lavoroFinito(gestore, applicata.uid)).toMatchObject({ stato: 'ANNULLATA' });
  expect(await Promise.all([1, 2, 3, 4, 5].map(ci))).toEqual([false, true, false, false, true]);
});

test('a cell of a field that no column holds is mended too, and mending refuses what the form refuses', async () => {
  const senza = ['Codice fiscale;Cognome', `${personaDiProva(11).desCf};${personaDiProva(11).desCognome}`];
  const file: FileDiProva = { nome: 'senza-nome.csv', bytes: Buffer.from(senza.join('\r\n')) };
  const letta = await checkFile(gestore, 'persone', file);
  expect(letta).toMatchObject({ stato: 'DA_CORREGGERE', errate: 1 });
  expect(letta.anteprima.righe[0]?.errori.map(({ campo }) => campo)).toContain('desNome');
  const sbagliata = await mend(letta, [
    { numero: 2, campo: 'desNome', valore: personaDiProva(11).desNome },
    { numero: 2, campo: 'datNascita', valore: 'ieri' },
  ]);
  expect(sbagliata.anteprima.righe[0]?.errori.map(({ campo, valore }) => [campo, valore])).toEqual([
    ['datNascita', 'ieri'],
  ]);
  expect(await mend(sbagliata, [{ numero: 2, campo: 'datNascita', valore: '' }])).toMatchObject({ stato: 'PRONTA' });
});

test('when no row is right there is nothing to apply', async () => {
  const { uid, versione } = await checkFile(gestore, 'persone', fileDi([riga(21, 'senza chiocciola')]));
  expect(
    await gestore.call(scambioRoutes.applyImportazione, { params: { uid }, body: { versione, soloGiuste: true } }),
  ).toMatchObject({ status: 409, body: { code: 'STATO_NON_AMMESSO' } });
});
