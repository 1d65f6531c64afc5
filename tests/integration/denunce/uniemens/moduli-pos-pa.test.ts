import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uniemens } from '#functions/denunce/formati/uniemens/uniemens.ts';
import { asUid } from '#platform/data/entita.ts';
import type { DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import {
  listaPosPARoutes as rotte,
  type SalvaModulo,
} from '#shared/contracts/denunce/uniemens/lista-pos-pa-chiamate.ts';
import { Uniemens } from '#shared/contracts/denunce/uniemens/uniemens.ts';
import { accessorio, compenso } from '#support/cedolini.ts';
import { openAccademia } from '#support/denunce/accademia.ts';
import { PERIODO_V1, PIANO_A_RATE } from '#support/denunce/campi-pos-pa.ts';
import { riferimentiDiProva } from '#support/denunce/f24-di-prova.ts';
import { contabilizzati, MARZO, uniemensDiMarzo } from '#support/denunce/scuola-che-denuncia.ts';
import type { ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';

let scuola: ScuolaCheVersa;
let denuncia: DenunciaIntera;
beforeAll(async () => {
  scuola = await openAccademia();
  await contabilizzati(scuola, [accessorio(scuola.uidDi(0), [compenso(100_000)])]);
  denuncia = await uniemensDiMarzo(scuola.adempimenti);
});
afterAll(() => scuola.home.close());

const rif = () => ({ uid: denuncia.denuncia.uid, versione: denuncia.denuncia.versione });
const O = 'O' as const;
const cfDi = (indice: number) => scuola.persone[indice]?.desCf ?? '';
const nuovo = async (route: SalvaModulo, campi: Record<string, string | number>, persona = 1) => {
  const prima = new Set(denuncia.righe.map(({ chiave }) => chiave));
  denuncia = await scuola.adempimenti.ok(route, {
    body: { ...rif(), uidPosPa: O, uidSubAnagrafe: scuola.uidDi(persona), campi, perche: 'non è nei cedolini' },
  });
  return denuncia.righe.findLast(({ chiave }) => !prima.has(chiave))?.chiave ?? '';
};
const vigenti = (chiave: string) => denuncia.righe.find((riga) => riga.chiave === chiave);
const bloccanti = () => denuncia.rilievi.filter(({ gravita }) => gravita === 'BLOCCANTE').map(({ codice }) => codice);

let v1 = '';

test('the list of the month is read in its parts: who declares, who is in it, their forms, what it owes', async () => {
  const { uid } = rif();
  const chi = scuola.adempimenti;
  expect(await chi.ok(rotte.listPosPA, { body: { uid } })).toEqual([
    { uidPosPa: O, cfAzienda: '80012345676', prgAzienda: '00000', lavoratori: 1, contributi: 33_350 },
  ]);
  const lista = { uid, uidPosPa: O };
  const fronte = await chi.ok(rotte.getFrontespizioPosPA, { body: lista });
  expect(fronte.calcolati).toMatchObject((await chi.ok(rotte.getFrontespizioPrincipale, { query: MARZO })).campi);
  const [lavoratore] = await chi.ok(rotte.listLavoratoriPosPA, { body: lista });
  expect(lavoratore).toMatchObject({ e0: 1, e1: 0, f1: 0, v1: 0, contributi: 33_350 });
  const intero = await chi.ok(rotte.getLavoratorePosPA, { body: { ...lista, cf: cfDi(0) } });
  expect(intero).toMatchObject({ riga: lavoratore?.riga, uidSubAnagrafe: scuola.uidDi(0), e1: [], rilievi: [] });
  expect(await chi.ok(rotte.listE0, { body: { ...lista, cf: cfDi(0) } })).toEqual(intero.e0);
  for (const route of [rotte.listE1, rotte.listF1, rotte.listV1])
    expect(await chi.ok(route, { body: lista })).toEqual([]);
  const d0 = await chi.ok(rotte.getD0, { body: { uid, riga: lavoratore?.riga.chiave ?? '' } });
  expect(d0.riga).toEqual(lavoratore?.riga);
  expect(await chi.ok(rotte.getProspettoPosPA, { body: lista })).toEqual([
    { gestione: '1', codice: 'P101', imponibile: 100_000, contributo: 33_000, versato: 0, differenza: -33_000 },
    { gestione: '9', codice: 'P909', imponibile: 100_000, contributo: 350, versato: 0, differenza: -350 },
  ]);
});

test('what services and rules say of a period is proposed', async () => {
  const periodo = { uidSubAnagrafe: scuola.uidDi(1), dal: '2026-02-01', al: '2026-02-28' };
  const { campi } = await scuola.adempimenti.ok(rotte.proponiInquadramento, { body: periodo });
  expect(campi).toMatchObject({ GiornoInizio: '2026-02-02', 'InquadramentoLavPA.TipoImpiego': '13' });
  const importi = await scuola.adempimenti.ok(rotte.proponiImporti, {
    body: { ...periodo, imponibile: 91_240, utileFineServizio: 91_240 },
  });
  expect(importi.avvertenze).toEqual([]);
  expect(importi.campi).toMatchObject({
    'Gestioni.GestPensionistica.Contributo': 30_109,
    'Gestioni.GestPrevidenziale.ImponibileTFR': 72_992,
    'Gestioni.GestPrevidenziale.ContributoTFR': 7_007,
    'Gestioni.GestCredito.Contributo': 319,
  });
});

test('what was gathered is written over and put back; the front page and the worker too', async () => {
  const e0 = `E0|O|${cfDi(0)}|2026-03`;
  const campo = 'InquadramentoLavPA.TipoServizio';
  const scrivi = (valore: string) =>
    scuola.adempimenti.ok(rotte.saveE0, {
      body: { ...rif(), uidPosPa: O, riga: e0, campi: { [campo]: valore }, perche: 'congedo' },
    });
  denuncia = await scrivi('42');
  expect(vigenti(e0)?.inseriti).toMatchObject([{ campo, valore: '42', calcolato: '4', perche: 'congedo' }]);
  denuncia = await scrivi('4');
  expect(vigenti(e0)?.inseriti).toEqual([]);
  denuncia = await scuola.adempimenti.ok(rotte.putFrontespizioPosPA, {
    body: { ...rif(), uidPosPa: O, campi: { FormaGiuridica: '2460' }, perche: 'prova' },
  });
  const d0 = `D|O|${cfDi(0)}`;
  denuncia = await scuola.adempimenti.ok(rotte.putD0, {
    body: { ...rif(), uidPosPa: O, riga: d0, campi: { 'DatiSedeLavoro.CAP': '0014' }, perche: 'prova' },
  });
  expect(bloccanti()).toEqual(['pospa.sede-lavoro']);
  expect(denuncia.rilievi.find(({ codice }) => codice === 'pospa.sede-lavoro')).toMatchObject({
    chiave: d0,
    nome: 'DatiSedeLavoro.CAP',
  });
  denuncia = await scuola.adempimenti.ok(rotte.putD0, {
    body: { ...rif(), uidPosPa: O, riga: d0, campi: { 'DatiSedeLavoro.CAP': '00144' }, perche: 'prova' },
  });
  expect(bloccanti()).toEqual([]);
});

test('forms that no payslip says are added with their worker, and what is wrong in them leads to the field', async () => {
  v1 = await nuovo(rotte.saveV1, PERIODO_V1);
  expect(bloccanti()).toEqual([]);
  const e1 = await nuovo(rotte.saveE1, { 'DatiPosContribIscritto.0.CodFondo': '2142' });
  const f1 = await nuovo(rotte.saveF1, PIANO_A_RATE);
  expect(denuncia.rilievi.filter(({ gravita }) => gravita === 'BLOCCANTE')).toMatchObject([
    { codice: 'pospa.rate', chiave: f1, nome: 'PrgRata' },
  ]);
  denuncia = await scuola.adempimenti.ok(rotte.saveF1, {
    body: { ...rif(), uidPosPa: O, riga: f1, campi: { PrgRata: '27' }, perche: 'rata giusta' },
  });
  expect(bloccanti()).toEqual([]);
  expect(vigenti(e1)?.aMano).toBe(true);
  const e0 = await nuovo(rotte.saveE0, { GiornoInizio: '2026-03-01' });
  expect(denuncia.rilievi.filter(({ chiave }) => chiave === e0)).toMatchObject([
    { codice: 'denuncia.incompleta', nome: 'GiornoFine' },
  ]);
  for (const [route, riga] of [
    [rotte.removeE0, e0],
    [rotte.removeE1, e1],
  ] as const)
    denuncia = await scuola.adempimenti.ok(route, { body: { ...rif(), riga, perche: 'prova' } });
  expect(vigenti(e0)).toBeUndefined();
});

test('a form is repeated for the months after it, never past December, none twice', async () => {
  const ripeti = (mesi: number) => ({ body: { ...rif(), riga: v1, mesi, perche: 'stesso importo' } });
  denuncia = await scuola.adempimenti.ok(rotte.multiplyV1, ripeti(2));
  const periodi = denuncia.righe.filter(({ chiave }) => chiave.startsWith('V1|')).map(({ calcolati }) => calcolati);
  expect(periodi.map(({ GiornoInizio, GiornoFine }) => [GiornoInizio, GiornoFine])).toEqual([
    ['2026-01-01', '2026-01-31'],
    ['2026-02-01', '2026-02-28'],
    ['2026-03-01', '2026-03-31'],
  ]);
  expect(periodi.map((campi) => campi['EnteVersante.0.AnnoMeseErogazione'])).toEqual(['2026-01', '2026-02', '2026-03']);
  const rifiuto = async (mesi: number) => (await scuola.adempimenti.call(rotte.multiplyV1, ripeti(mesi))).body;
  expect(await rifiuto(1)).toMatchObject({ fields: [{ path: 'mesi', message: expect.stringContaining("c'è già") }] });
  const altro = await nuovo(rotte.saveV1, { ...PERIODO_V1, GiornoInizio: '2025-11-01', GiornoFine: '2025-11-30' });
  const oltre = await scuola.adempimenti.call(rotte.multiplyV1, {
    body: { ...rif(), riga: altro, mesi: 2, perche: 'prova' },
  });
  expect(oltre.body).toMatchObject({ fields: [{ message: expect.stringContaining('non si supera dicembre') }] });
  denuncia = await scuola.adempimenti.ok(rotte.removeV1, { body: { ...rif(), riga: altro, perche: 'prova' } });
});

test('gathered again, what the office entered stays; the list of variations says that it is one', async () => {
  denuncia = await scuola.adempimenti.ok(rotte.putFrontespizioPosPA, {
    body: { ...rif(), uidPosPa: 'V', campi: {}, perche: 'variazioni' },
  });
  denuncia = await uniemensDiMarzo(scuola.adempimenti, denuncia.denuncia.versione);
  expect(denuncia.righe.filter(({ aMano }) => aMano === true).map(({ chiave }) => chiave.split('|')[0])).toEqual([
    ...['D', 'V1', 'F1', 'V1', 'V1', 'P'],
  ]);
  const conFile = await scuola.adempimenti.ok(uniemensRoutes.makeFileUniemens, { query: rif() });
  const { link } = await scuola.adempimenti.ok(uniemensRoutes.linkFileUniemens, {
    body: { uid: conFile.uid, numero: 1 },
  });
  const { records } = uniemens.read(
    new Uint8Array(await (await fetch(link)).arrayBuffer()),
    await riferimentiDiProva(),
  );
  const liste = Uniemens.parse(records).Azienda[0]?.ListaPosPA ?? [];
  expect(liste.map((lista) => lista['@TipoListaPosPA'])).toEqual([undefined, '1']);
  expect(liste[0]?.FormaGiuridica).toBe('2460');
  denuncia = { ...denuncia, denuncia: conFile };
});

describe('what cannot be done', () => {
  type Riferimento = ReturnType<typeof rif>;
  /** Every write, over one of the forms where it takes one. */
  const scritture = (riga: string) => {
    const chi = scuola.adempimenti;
    const nuova = { uidPosPa: O, campi: {}, perche: 'prova' };
    const tolta = { riga, perche: 'prova' };
    const salva = ([nome, route]: readonly [string, SalvaModulo]) =>
      [
        nome,
        (di: Riferimento) => chi.call(route, { body: { ...di, ...nuova, uidSubAnagrafe: scuola.uidDi(1) } }),
      ] as const;
    const togli = ([nome, route]: readonly [string, typeof rotte.removeE0]) =>
      [nome, (di: Riferimento) => chi.call(route, { body: { ...di, ...tolta } })] as const;
    const { saveE0, saveE1, saveF1, saveV1, putD0, removeE0, removeE1, removeF1, removeV1 } = rotte;
    return [
      ...Object.entries({ saveE0, saveE1, saveF1, saveV1 }).map(salva),
      ...Object.entries({ removeE0, removeE1, removeF1, removeV1 }).map(togli),
      [
        'putD0',
        (di: Riferimento) => chi.call(putD0, { body: { ...di, ...nuova, uidSubAnagrafe: scuola.uidDi(1) } }),
      ] as const,
      [
        'putFrontespizioPosPA',
        (di: Riferimento) => chi.call(rotte.putFrontespizioPosPA, { body: { ...di, ...nuova } }),
      ] as const,
      ['multiplyV1', (di: Riferimento) => chi.call(rotte.multiplyV1, { body: { ...di, ...tolta, mesi: 1 } })] as const,
    ];
  };
  const esiti = (di: Riferimento) =>
    Promise.all(
      scritture(v1).map(async ([nome, chiama]) => [nome, Reflect.get(Object((await chiama(di)).body), 'code')]),
    );
  const tutte = (code: string) => scritture(v1).map(([nome]) => [nome, code]);

  test('a filing that is not there, of another version, or a record of another kind', async () => {
    expect(await esiti({ uid: asUid('nessuna'), versione: 1 })).toEqual(tutte('NON_TROVATO'));
    expect(await esiti({ ...rif(), versione: rif().versione + 1 })).toEqual(tutte('VERSIONE_SUPERATA'));
    const { uid } = rif();
    const lista = { uid, uidPosPa: O };
    const assenti = await Promise.all([
      scuola.adempimenti.call(rotte.listPosPA, { body: { uid: 'nessuna' } }),
      ...[rotte.getFrontespizioPosPA, rotte.getProspettoPosPA, rotte.listLavoratoriPosPA].map((route) =>
        scuola.adempimenti.call(route, { body: { ...lista, uid: 'nessuna' } }),
      ),
      ...[rotte.listE0, rotte.listE1, rotte.listF1, rotte.listV1].map((route) =>
        scuola.adempimenti.call(route, { body: { ...lista, uid: 'nessuna' } }),
      ),
      scuola.adempimenti.call(rotte.getLavoratorePosPA, { body: { ...lista, cf: 'RSSMRA80A01H501U' } }),
      scuola.adempimenti.call(rotte.getD0, { body: { uid, riga: v1 } }),
      scuola.adempimenti.call(rotte.proponiInquadramento, {
        body: { uidSubAnagrafe: 'nessuna', dal: '2026-01-01', al: '2026-01-31' },
      }),
      scuola.adempimenti.call(rotte.proponiImporti, {
        body: {
          uidSubAnagrafe: 'nessuna',
          dal: '2026-01-01',
          al: '2026-01-31',
          imponibile: 1,
          utileFineServizio: 0,
        },
      }),
    ]);
    expect(assenti.map(({ body }) => Reflect.get(Object(body), 'code'))).toEqual(assenti.map(() => 'NON_TROVATO'));
    expect(
      (await scuola.adempimenti.call(rotte.removeF1, { body: { ...rif(), riga: v1, perche: 'prova' } })).body,
    ).toMatchObject({ code: 'NON_TROVATO' });
  });

  test('an element that the form does not have', async () => {
    const { body } = await scuola.adempimenti.call(rotte.saveF1, {
      body: {
        ...rif(),
        uidPosPa: O,
        uidSubAnagrafe: scuola.uidDi(1),
        perche: 'prova',
        campi: { 'Gestioni.GestCredito.Imponibile': 1 },
      },
    });
    expect(body).toMatchObject({ fields: [{ path: 'campi.Gestioni.GestCredito.Imponibile' }] });
  });

  test.each(['saveE0', 'saveE1', 'saveF1', 'saveV1', 'putD0', 'putFrontespizioPosPA', 'multiplyV1'] as const)(
    'twenty at once of %s from one version: one is stored',
    async (nome) => {
      const giugno = { ...PERIODO_V1, GiornoInizio: '2025-06-01', GiornoFine: '2025-06-30' };
      const riga = await nuovo(rotte.saveV1, giugno);
      const [, chiama] = scritture(riga).find(([una]) => una === nome) ?? [];
      if (chiama === undefined) throw new Error(`${nome} is not there`);
      const di = rif();
      const risposte = await Promise.all(Array.from({ length: 20 }, () => chiama(di)));
      expect(risposte.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
      const intera = await scuola.adempimenti.ok(uniemensRoutes.getUniemens, { body: { uid: rif().uid } });
      for (const { body: rifiuto } of risposte.filter(({ status }) => status === 409))
        expect(rifiuto).toMatchObject({ code: 'VERSIONE_SUPERATA', current: { versione: intera.denuncia.versione } });
      denuncia = await scuola.adempimenti.ok(rotte.removeV1, {
        body: { uid: rif().uid, versione: intera.denuncia.versione, riga, perche: 'prova' },
      });
    },
  );

  test('one that is sent', async () => {
    const moduli = { E0: rotte.removeE0, E1: rotte.removeE1, F1: rotte.removeF1, V1: rotte.removeV1 };
    for (const { chiave, aMano } of denuncia.righe)
      for (const [quadro, route] of Object.entries(moduli))
        if (aMano === true && chiave.startsWith(`${quadro}|`))
          denuncia = await scuola.adempimenti.ok(route, { body: { ...rif(), riga: chiave, perche: 'prova' } });
    const conFile = await scuola.adempimenti.ok(uniemensRoutes.makeFileUniemens, { query: rif() });
    const { uid, versione } = await scuola.adempimenti.ok(uniemensRoutes.sendUniemens, {
      body: {
        uid: conFile.uid,
        versione: conFile.versione,
        protocollo: '',
        datInvio: scuola.adempimenti.sessione.oggi,
      },
    });
    expect(await esiti({ uid, versione })).toEqual(tutte('STATO_NON_AMMESSO'));
  });
});
