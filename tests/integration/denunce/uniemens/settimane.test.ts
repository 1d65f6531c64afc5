import { afterAll, beforeAll, expect, test } from 'vitest';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import { assenzeRoutes } from '#shared/contracts/assenze/assenze.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import { Uniemens } from '#shared/contracts/denunce/uniemens/uniemens.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { posizioniRoutes } from '#shared/contracts/tabelle/posizioni.ts';
import { nameFirmatari, openUfficio } from '#support/cedolini.ts';
import { createAccademia } from '#support/denunce/accademia.ts';
import { forgetLavoro } from '#support/denunce/lavoro-non-tenuto.ts';
import { contabilizzati, uniemensDiMarzo } from '#support/denunce/scuola-che-denuncia.ts';
import type { ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { readCampione } from '#support/denunce/uniemens-di-prova.ts';
import { loginOf } from '#support/home/test-users.ts';
import { supplenzaDiProva } from '#support/servizi-di-prova.ts';

const [NEL_MESE, ASSENTE, DUE_CONTRATTI, PARZIALE] = [0, 1, 2, 3] as const;
const meta = { codTipoOrario: 'P', numOrePartTime: 900, numOreContribuite: 900 } as const;

/** Services of March 2026 of each person, who are paid for it at its end. */
const SERVIZI = [
  [supplenzaDiProva('2026-03-03', '2026-03-14')],
  [supplenzaDiProva('2026-02-02', '2026-04-10')],
  [supplenzaDiProva('2026-03-02', '2026-03-07'), supplenzaDiProva('2026-03-16', '2026-03-21')],
  [supplenzaDiProva('2026-03-02', '2026-03-13', meta)],
];

let scuola: ScuolaCheVersa;
let processo: Processo;
let denuncia: DenunciaIntera;
beforeAll(async () => {
  const aperta = await openUfficio(SERVIZI.length);
  const gestore = await aperta.home.as(loginOf('GESTORE'));
  await nameFirmatari(aperta.ufficio);
  await createAccademia(gestore);
  const [classe] = await gestore.ok(posizioniRoutes.listCodiciInps, {});
  if (classe === undefined) throw new Error('The school has no classification');
  const { uid: _uid, versione: _versione, ...campi } = classe;
  await gestore.ok(posizioniRoutes.createCodiceInps, {
    body: { ...campi, descrizione: 'Docente supplente parziale', qualifica2: 'P', flgTempoPieno: false },
  });
  for (const [indice, servizi] of SERVIZI.entries()) {
    const uidSubAnagrafe = aperta.uidDi(indice);
    for (const servizio of servizi)
      await gestore.ok(serviziRoutes.createServizio, { body: { ...servizio, uidSubAnagrafe } });
    await gestore.ok(fiscaleRoutes.createFiscali, {
      body: { ...fiscaliPredefiniti(2026), numRedditoPresunto: 1_200_000, uidSubAnagrafe },
    });
  }
  for (const [codTipoAssenza, datInizio, datFine] of [
    ['ASSENZA_INGIUSTIFICATA', '2026-03-08', '2026-03-14'],
    ['MALATTIA_FIGLIO_OLTRE_TRE_ANNI', '2026-03-16', '2026-03-18'],
    ['FERIE', '2026-03-23', '2026-03-28'],
  ] as const)
    await gestore.ok(assenzeRoutes.saveAssenza, {
      body: {
        uidSubAnagrafe: aperta.uidDi(ASSENTE),
        codTipoAssenza,
        datInizio,
        datFine,
        numOre: null,
        codMotivo: null,
        datNascitaFiglio: codTipoAssenza === 'MALATTIA_FIGLIO_OLTRE_TRE_ANNI' ? '2020-01-15' : null,
        numCertificato: '',
        datCertificato: null,
        note: '',
      },
    });
  scuola = { ...aperta, gestore, adempimenti: await aperta.home.as(loginOf('ADEMPIMENTI')) };
  processo = await contabilizzati(
    scuola,
    SERVIZI.map((_, indice) => ({ uidSubAnagrafe: scuola.uidDi(indice), percettore: null, voci: [] })),
    { idMetodo: 'SUP-LD', dataPagamento: '2026-03-31' },
  );
  denuncia = await uniemensDiMarzo(scuola.adempimenti);
});
afterAll(() => scuola.home.close());

const campiDi = (chi: number) => {
  const codice = scuola.persone[chi]?.desCf ?? '';
  const riga = denuncia.righe.find(({ chiave, persona }) => chiave.startsWith('I|') && persona === codice);
  if (riga === undefined) throw new Error(`Nobody declared for ${chi}`);
  return riga.calcolati;
};
const avvisiDi = (chi: number) =>
  denuncia.rilievi.filter(({ persona }) => persona === scuola.persone[chi]?.desCf).map(({ codice }) => codice);

test('who is hired and ends in the month has its days and weeks, a beginning, an end, the pay of a whole month', () => {
  const campi = campiDi(NEL_MESE);
  expect(campi).toMatchObject({
    GiornoAssunzione: '3',
    TipoAssunzione: '1',
    GiornoCessazione: '14',
    TipoCessazione: '1C',
    Settimane: '10:X 11:X',
    GiorniLavorati: '3-7 9-14',
    GiorniRetribuiti: '11',
    GiorniContribuiti: '11',
    OrarioContrattuale: '1800',
    NumMensilita: '13000',
    UnitaOperativa: '0',
    RispettoMinimale: 'S',
  });
  // Twelve thirtieths were paid.
  expect(campi.RetribTeorica).toBe(Math.round((Number(campi.Imponibile) * 30) / 12));
});

test('a week without pay is not covered, one in part is, with its event; leave with pay covers and is not worked', () => {
  expect(campiDi(ASSENTE)).toMatchObject({
    GiornoAssunzione: '',
    GiornoCessazione: '',
    Settimane: '10:X 11:0 12:2:MB4 13:X 14:X',
    GiorniLavorati: '2-7 19-21 30-31',
    GiorniRetribuiti: '17',
  });
  expect(avvisiDi(ASSENTE)).toEqual([]);
});

test('two contracts are one declaration: the beginning of the first, the end of the last, the days of both, and it is told', () => {
  expect(campiDi(DUE_CONTRATTI)).toMatchObject({
    GiornoAssunzione: '2',
    GiornoCessazione: '21',
    Settimane: '10:X 12:X',
    GiorniLavorati: '2-7 16-21',
    GiorniRetribuiti: '12',
  });
  expect(avvisiDi(DUE_CONTRATTI)).toContain('uniemens.piu-contratti');
});

test('part time is declared by hours, in proportion to the days that were paid', () => {
  const campi = campiDi(PARZIALE);
  expect(campi).toMatchObject({ OreContribuite: '1650', PercPartTime: '5000', GiorniRetribuiti: '11' });
  expect(campi).not.toHaveProperty('GiorniContribuiti');
});

/** What the file of the filing says of the pay of a person. */
const retributiviDi = async (desCf: string | undefined) => {
  const { uid, versione } = denuncia.denuncia;
  const { files } = await scuola.adempimenti.ok(uniemensRoutes.makeFileUniemens, { query: { uid, versione } });
  const { link } = await scuola.adempimenti.ok(uniemensRoutes.linkFileUniemens, {
    body: { uid, numero: files.at(-1)?.numero ?? 0 },
  });
  const file = Uniemens.parse(readCampione(new Uint8Array(await (await fetch(link)).arrayBuffer())).records);
  return file.Azienda.flatMap(({ PosContributiva = [] }) => PosContributiva)
    .flatMap(({ DenunciaIndividuale = [] }) => DenunciaIndividuale)
    .find(({ CFLavoratore }) => CFLavoratore === desCf)?.DatiRetributivi;
};

test('nothing blocks it, and its file has every day of the month', async () => {
  expect(denuncia.rilievi.filter(({ gravita }) => gravita === 'BLOCCANTE')).toEqual([]);
  const suoi = await retributiviDi(scuola.persone[ASSENTE]?.desCf);
  expect(suoi?.Giorno?.length).toBe(31);
  expect(suoi?.Settimana).toEqual([
    { IdSettimana: 10, TipoCopertura: 'X' },
    { IdSettimana: 11, TipoCopertura: '0' },
    { IdSettimana: 12, TipoCopertura: '2', CodiceEvento: 'MB4' },
    { IdSettimana: 13, TipoCopertura: 'X' },
    { IdSettimana: 14, TipoCopertura: 'X' },
  ]);
});

test('weeks that a worked day is not in are found where the office mends them', async () => {
  const { uid, versione } = (
    await scuola.adempimenti.ok(uniemensRoutes.getUniemens, { body: { uid: denuncia.denuncia.uid } })
  ).denuncia;
  const riga = `I|7000000001|${scuola.persone[NEL_MESE]?.desCf ?? ''}`;
  const corretta = await scuola.adempimenti.ok(uniemensRoutes.putDenunciaIndividuale, {
    body: { uid, versione, riga, campo: 'GiorniLavorati', valore: '3-7 9-14 16', perche: 'prova' },
  });
  expect(corretta.rilievi.filter(({ chiave, gravita }) => chiave === riga && gravita === 'BLOCCANTE')).toMatchObject([
    { codice: '07780E', nome: 'GiorniLavorati' },
  ]);
});

test('of a payslip closed before its work was kept, without a service in the month, the weeks are left to the office, and it is told', async () => {
  const uidSubAnagrafe = scuola.uidDi(NEL_MESE);
  const { righe } = await scuola.gestore.ok(serviziRoutes.searchServizi, { body: { uidSubAnagrafe } });
  for (const { uid, versione } of righe)
    await scuola.gestore.ok(serviziRoutes.removeServizio, { params: { uid }, query: { versione } });
  const aperta = await scuola.adempimenti.ok(uniemensRoutes.getUniemens, { body: { uid: denuncia.denuncia.uid } });
  denuncia = await uniemensDiMarzo(scuola.adempimenti, aperta.denuncia.versione);
  expect(campiDi(NEL_MESE)).toHaveProperty('Settimane');
  await forgetLavoro(scuola, [processo]);
  denuncia = await uniemensDiMarzo(scuola.adempimenti, denuncia.denuncia.versione);
  expect(campiDi(NEL_MESE)).not.toHaveProperty('Settimane');
  expect(avvisiDi(NEL_MESE)).toContain('uniemens.senza-settimane');
});

test('a month paid twice to a part time is more than the tabellare of its hours: found, and of nobody else', async () => {
  const oltre = ({ rilievi }: DenunciaIntera) => rilievi.filter(({ codice }) => codice === 'uniemens.oltre-tabellare');
  expect(oltre(denuncia)).toEqual([]);
  await contabilizzati(scuola, [{ uidSubAnagrafe: scuola.uidDi(PARZIALE), percettore: null, voci: [] }], {
    idMetodo: 'SUP-LD',
    dataPagamento: '2026-03-31',
    DES_ELABORAZIONE: 'Marzo, un’altra volta',
  });
  const dopo = await uniemensDiMarzo(scuola.adempimenti, denuncia.denuncia.versione);
  expect(oltre(dopo)).toMatchObject([
    { persona: scuola.persone[PARZIALE]?.desCf, gravita: 'AVVISO', trovato: expect.stringContaining('in 2 cedolini') },
  ]);
});
