import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUid } from '#platform/data/entita.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { tracciatoRoutes } from '#shared/contracts/denunce/macchina/tracciato.ts';
import type { RouteRequest } from '#shared/contracts/route.ts';
import { stampe } from '#shared/contracts/stampe/index.ts';
import { print } from '#support/cedolini.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { fillNoipa } from '#support/noipa/liste-di-prova.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';

let home: TestHome;
let gestore: Person;
let lista: string;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-07-20' });
  gestore = await home.as(loginOf('GESTORE'));
  const { uid } = await gestore.ok(anagrafeRoutes.createPersona, { body: personaDiProva(1) });
  lista = await fillNoipa(gestore, uid);
});
afterAll(() => home.close());

type Corpo = RouteRequest<typeof tracciatoRoutes.putTracciato>['body'];

const TIPO = { tipo: 'noipa' } as const;
const put = async (cambi: Partial<Corpo>) => {
  const { versione, mappa, documento, confermato } = await gestore.ok(tracciatoRoutes.getTracciato, { query: TIPO });
  return gestore.call(tracciatoRoutes.putTracciato, {
    body: { ...TIPO, versione, mappa, documento, confermato, ...cambi },
  });
};
const fileDellaLista = async () => {
  const { stato, bytes } = await print(gestore, stampe.printFileNoipa, {
    kind: 'mof',
    idProcesso: asUid<'LISTA_NOIPA'>(lista),
    formato: 'xml',
  });
  return { nome: stato.file?.nome, xml: Buffer.from(bytes ?? new Uint8Array()).toString('utf8') };
};

test('without a mapping the file is by our layout, and says that nobody has compared it', async () => {
  const tracciato = await gestore.ok(tracciatoRoutes.getTracciato, { query: TIPO });
  expect(tracciato).toMatchObject({ mappabile: true, riscontrato: false, mappa: [], differenze: [] });
  expect(tracciato.elementi.map(({ elemento }) => elemento)).toEqual(
    expect.arrayContaining(['ListaNoiPA', 'ListaNoiPA/@totale', 'ListaNoiPA/Pagamento/CodiceFiscale']),
  );
  const { nome, xml } = await fileDellaLista();
  expect(nome).toMatch(/^lista-noipa-.+\.xml$/);
  expect(xml).not.toMatch(/riscontr/i);
});

test('the mapping of the school renames, reorders and leaves out; its amounts are those of the list', async () => {
  const pagamento = 'ListaNoiPA/Pagamento';
  expect(
    await put({
      mappa: [
        { elemento: 'ListaNoiPA', nome: 'Caricamento' },
        { elemento: 'ListaNoiPA/@fonte', nome: null },
        { elemento: pagamento, nome: 'Riga' },
        { elemento: `${pagamento}/Importo`, nome: 'Lordo' },
        { elemento: `${pagamento}/CodiceFiscale`, nome: 'CF' },
        { elemento: `${pagamento}/Nominativo`, nome: null },
      ],
    }),
  ).toMatchObject({ status: 200, body: { riscontrato: false } });
  const { nome, xml } = await fileDellaLista();
  expect(nome).toMatch(/^lista-noipa-/);
  expect(xml).toMatch(/^<\?xml[^>]*>\s*<Caricamento tipo="MOF"/);
  expect(xml).not.toMatch(/Nominativo|fonte=|<Importo>|<CodiceFiscale>|Pagamento/);
  const [prima = ''] = xml.match(/<Riga>[\s\S]*?<\/Riga>/) ?? [];
  expect(prima.indexOf('<Lordo>')).toBeLessThan(prima.indexOf('<CF>'));
  // 10,50 hours at 38,50 € and 250,00 €.
  expect([...xml.matchAll(/<Lordo>([\d.]+)<\/Lordo>/g)].map(([, importo]) => importo)).toEqual(['404.25', '250.00']);
});

test('confirmed on a document, file and title no longer say that nobody has compared it', async () => {
  expect(await put({ confermato: true, documento: 'Manuale di prova del caricamento, 1/7/2026' })).toMatchObject({
    status: 200,
    body: { riscontrato: true },
  });
  const { nome, xml } = await fileDellaLista();
  expect(nome).toMatch(/^lista-noipa-.+\.xml$/);
  expect(xml).toMatch(/<Caricamento tipo="MOF"/);
});

test('an element that the layout does not have is refused by name', async () => {
  expect(await put({ mappa: [{ elemento: 'ListaNoiPA/Pagamento/Targa', nome: 'Targa' }] })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'mappa', message: expect.stringContaining('Targa') }] },
  });
});
