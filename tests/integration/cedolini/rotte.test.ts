import { afterAll, beforeAll, expect, test } from 'vitest';
import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { rotteEntita } from '#archivio/cedolini/rotte.ts';
import { checkArchivio } from '#lib/admin/verifica.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { sendOperazioni } from '#platform/data/modifica.ts';
import { calcoloRoutes } from '#shared/contracts/cedolini/calcolo.ts';
import { payslipRoutes, processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { versamentiRoutes } from '#shared/contracts/cedolini/versamenti.ts';
import type { AltriDati } from '#shared/contracts/scuola/dati-propri.ts';
import { scuolaRoutes } from '#shared/contracts/scuola/scuola.ts';
import { fontiRoutes } from '#shared/contracts/tabelle/fonti.ts';
import {
  accessorio,
  compute,
  elaborazione,
  nameFirmatari,
  openUfficio,
  oreInsegnamento,
  type Ufficio,
} from '#support/cedolini.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { scuolaDiProva } from '#support/scuole-di-prova.ts';

const VUOTA = scuolaDiProva(SCUOLA_A, {
  tipo: 'PROPRIA',
  desScuola: 'Scuola comunale inventata',
  flgOrganico: true,
});
const FONDI: AltriDati = {
  dal: '2023-01-01',
  codRegioneFiscale: '08',
  ibanTesoreria: null,
  codSedeInps: '7000',
  capInps: '00100',
  desComuneInps: 'ROMA',
  provinciaInpdap: 'RM',
  codAteco: null,
  codUfficioNoipa: '',
  codServizioNoipa: '',
  progressivoAzienda: null,
  formaGiuridica: null,
  enteVersanteMef: '',
  fondoPensione: 'CTPS',
  fondoFineServizio: 'ENPAS',
  flgEnpdep: false,
  modelloF24: 'EP',
  tipoMittente: null,
  cfPersonaMittente: null,
  cfSoftwareHouse: null,
  codEnteNoipa: '',
};

let sede: Ufficio;
beforeAll(async () => {
  sede = await openUfficio(2);
});
afterAll(() => sede.home.close());

const senzaDestinazione = async () =>
  (await checkArchivio(sede.home.store)).rilievi.filter(({ invariante }) => invariante === 'I12');

test('routes are kept beside the head, sum to what is due, and are made again for payslips stored without them', async () => {
  const { home, ufficio, uidDi } = sede;
  const { processo } = await compute(
    ufficio,
    elaborazione(),
    [0, 1].map((indice) => accessorio(uidDi(indice), [oreInsegnamento(1000)])),
  );
  const archivio = archivioDi(home.store, SCUOLA_A);
  const cedolini = cedoliniRepository(archivio);
  const testate = await cedolini.listTestate(processo.uid);
  const lette = await cedolini.listRotte(testate);
  expect(lette.map(({ rotte, dalContenuto }) => [rotte.length > 5, dalContenuto])).toEqual([
    [true, false],
    [true, false],
  ]);
  const chiavi = testate.map(({ uid }) => archivio.chiavi.record(rotteEntita, uid));
  for (const item of await home.store.batchGet(chiavi)) expect(JSON.stringify(item).length).toBeLessThan(2048);

  await nameFirmatari(ufficio);
  await ufficio.ok(chiusuraRoutes.contabilizza, {
    body: { idProcesso: processo.uid, versione: processo.versione, motivo: 'Pagato in prove diverse' },
  });
  expect(await senzaDestinazione()).toEqual([]);
  const [prima] = chiavi;
  if (prima === undefined) throw new Error('a run has payslips');
  await sendOperazioni(home.store, [{ tipo: 'delete', chiave: prima }]);
  const dopo = await cedolini.listRotte(testate);
  expect(dopo.map(({ dalContenuto }) => dalContenuto).toSorted()).toEqual([false, true]);
  expect(dopo.map(({ rotte }) => rotte)).toEqual(lette.map(({ rotte }) => rotte));
  expect(await senzaDestinazione()).toHaveLength(1);
});

test('what a run withholds and owes is read by code, body and month, sums to its payslips, and says once what has to be completed', async () => {
  const { ufficio, uidDi } = sede;
  const { processo } = await compute(
    ufficio,
    elaborazione(),
    [0, 1].map((indice) => accessorio(uidDi(indice), [oreInsegnamento(1000)])),
  );
  const letti = await ufficio.ok(versamentiRoutes.listVersamenti, { body: { idProcesso: processo.uid } });
  const { totali } = processo;
  expect([letti.trattenute, letti.dovute]).toEqual([(totali?.lordo ?? 0) - (totali?.netto ?? 0), totali?.oneri]);
  expect(letti.versamenti.find(({ f24 }) => f24?.ep === '380E')).toMatchObject({
    persone: 2,
    trattenute: 0,
    f24: { ente: null, riferimentoA: '0003', riferimentoB: '2026' },
    mese: { anno: 2026, mese: 3 },
  });
  expect(letti.avviso).toMatch(/^Nei dati della scuola manca .*Non ferma il calcolo né la contabilizzazione/);
  expect(await ufficio.call(versamentiRoutes.listVersamenti, { body: { idProcesso: 'inesistente' } })).toMatchObject({
    status: 404,
    body: { code: 'NON_TROVATO' },
  });
});

test('the rules nobody has read that made amounts paid in a month are told once, with the document wanted', async () => {
  const { ufficio, uidDi } = sede;
  const { processo } = await compute(
    ufficio,
    elaborazione({ idMetodo: 'EST-LD' }),
    [0, 1].map((indice) => ({
      ...accessorio(uidDi(indice), [
        { ...oreInsegnamento(0), codice: 'FATT_IVA_10', misura: { unita: 'IMPORTO' as const, importo: 100_000 } },
      ]),
      percettore: {
        tipo: 'PROFESSIONISTA' as const,
        regime: 'ORDINARIO' as const,
        previdenza: 'NESSUNA' as const,
        iva: 'ESENTE' as const,
      },
    })),
  );
  const gestore = await sede.home.as(loginOf('GESTORE'));
  const nelMese = {
    body: { anno: Number(processo.dataPagamento.slice(0, 4)), mese: Number(processo.dataPagamento.slice(5, 7)) },
  };
  const prima = await gestore.ok(calcoloRoutes.listRegolePagate, nelMese);
  await ufficio.ok(chiusuraRoutes.contabilizza, {
    body: { idProcesso: processo.uid, versione: processo.versione, motivo: 'Pagato in prove diverse' },
  });
  const { regole, cedolini } = await gestore.ok(calcoloRoutes.listRegolePagate, nelMese);
  expect(cedolini).toBe(prima.cedolini + 2);
  expect(regole.find(({ id }) => id === 'autonomi.iva-ridotta')).toEqual({
    id: 'autonomi.iva-ridotta',
    descrizione: 'IVA, aliquote ridotte',
    dal: '2016-01-01',
    norma: 'DPR 633/1972, art. 16 c. 2 e tabella A',
    marca: 'DA_RISCONTRARE',
    documento: 'legge o decreto citato, testo in vigore (Normattiva)',
    cedolini: 2,
  });
  expect(new Set(regole.map(({ id, dal }) => `${id} ${dal}`)).size).toBe(regole.length);
  const tutte = await gestore.ok(fontiRoutes.listFonti, {});
  expect(tutte.find(({ id, dal }) => id === 'autonomi.iva-ridotta' && dal === '2016-01-01')).toMatchObject({
    marca: 'DA_RISCONTRARE',
    documento: 'legge o decreto citato, testo in vigore (Normattiva)',
  });
  expect(tutte.every(({ marca, riscontro }) => (marca === 'RISCONTRATO') === (riscontro !== null))).toBe(true);
  expect((await ufficio.call(fontiRoutes.listFonti, {})).status).toBe(403);
});

test('a school that is not of the State computes only once it has said its funds, accounts once it has said the rest, and saying it marks the open runs', async () => {
  const { ufficio, uidDi } = sede;
  const gestore = await sede.home.as(loginOf('GESTORE'));
  const dati = {
    codIpa: '',
    codUnivocoUfficio: null,
    setupType: 'COMUNALE' as const,
    flgCcnlIstruzione: true,
    altriDati: [],
    firmatari: [],
  };
  const { uid, ...scuola } = await gestore.ok(scuolaRoutes.createScuola, { body: { ...VUOTA, dati } });
  const say = (versione: number, cambi: Partial<AltriDati>) =>
    gestore.ok(scuolaRoutes.updateScuola, {
      params: { uid },
      body: { ...scuola, versione, dati: { ...dati, altriDati: [{ ...FONDI, ...cambi }] } },
    });
  const pay = () => compute(ufficio, elaborazione(), [accessorio(uidDi(0), [oreInsegnamento(500)])]);

  const { processo: senzaFondi } = await pay();
  const { righe } = await ufficio.ok(payslipRoutes.listCedolini, { body: { idProcesso: senzaFondi.uid } });
  expect(JSON.stringify(righe)).toContain('La scuola non ha indicato il fondo pensione del personale');

  const { versione } = await say(scuola.versione, { codRegioneFiscale: null, provinciaInpdap: null });
  const { processo } = await pay();
  const refused = await ufficio.call(chiusuraRoutes.contabilizza, {
    body: { idProcesso: processo.uid, versione: processo.versione, motivo: 'Pagato in prove diverse' },
  });
  expect(refused).toMatchObject({ status: 409, body: { code: 'STATO_NON_AMMESSO' } });
  for (const detto of [
    'la regione fiscale della scuola',
    'la provincia della sede ex INPDAP della scuola',
    'Scuola, Altri dati',
  ])
    expect(JSON.stringify(refused)).toContain(detto);

  await say(versione, {});
  expect(await ufficio.ok(processiRoutes.getProcesso, { body: { uid: processo.uid } })).toMatchObject({
    FLG_RECOMPUTE: true,
  });
});
