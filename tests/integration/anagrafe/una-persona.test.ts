import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asUid } from '#platform/data/entita.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { bozzaRoutes } from '#shared/contracts/cedolini/bozza.ts';
import { cedoliniPersonaRoutes } from '#shared/contracts/cedolini/cedolini-persona.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { conguaglioRoutes } from '#shared/contracts/cedolini/conguaglio/conguaglio.ts';
import { correzioneRoutes } from '#shared/contracts/cedolini/correzione/correzione.ts';
import { cedolinoProprioRoutes } from '#shared/contracts/cedolini/dipendente/cedolino-proprio.ts';
import { datiContabiliRoutes } from '#shared/contracts/cedolini/dipendente/dati-contabili.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { cuRoutes } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { sptRoutes } from '#shared/contracts/denunce/spt-chiamate.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import { contracts } from '#shared/contracts/index.ts';
import type { Route } from '#shared/contracts/route.ts';
import { stampe } from '#shared/contracts/stampe/index.ts';
import type { Stampa } from '#shared/contracts/stampe/stampa.ts';
import {
  accessorio,
  cedolinoDi,
  compenso,
  elaborazione,
  occasionaleDiProva,
  print,
  waitForEnd,
} from '#support/cedolini.ts';
import { elaboraCu, saveFirma } from '#support/denunce/scuola-che-certifica.ts';
import { sptDelTrimestre } from '#support/denunce/scuola-che-comunica.ts';
import {
  collaboratore,
  contabilizzati,
  openScuolaCheDenuncia,
  uniemensDiMarzo,
} from '#support/denunce/scuola-che-denuncia.ts';
import { f24DiMarzo, type ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import type { Person } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { changeDatiPropri } from '#support/identita-scuola.ts';
import { fillNoipa } from '#support/noipa/liste-di-prova.ts';
import { changePersona } from '#support/persone-di-prova.ts';
import { riempimenti } from '#support/richieste-generate.ts';
import { enterRinnovo } from '#support/rinnovo-di-prova.ts';
import { mergeSchede } from '#support/schede-accorpate.ts';
import { linkDipendente } from '#support/servizi-di-prova.ts';
import { stampeDiEsempio } from '#support/stampe/esempi.ts';
import { readPdf, testoLetto } from '../../functions/stampe/lettura-pdf.ts';

// Two records of one person, both paid for good in every way that a filing tells of, then merged: whoever reads finds one person with one code.
let scuola: ScuolaCheVersa;
let tester: Person;
let resta: Persona;
let unita: Persona;
const processi: Processo[] = [];
/** A NoiPA list with a payment to the merged record. */
let listaNoipa: string;
let denunce: Record<'uniemens' | 'spt' | 'cu' | 'f24', string>;

const ESTERNI = { idMetodo: 'EST-LD', DES_ELABORAZIONE: 'Esperti' } as const;
const COLLABORATORI = { idMetodo: 'COC-LD', DES_ELABORAZIONE: 'Collaboratori' } as const;

beforeAll(async () => {
  scuola = await openScuolaCheDenuncia(1, { oggi: '2026-03-31' });
  tester = await scuola.home.as(loginOf('TESTER'));
  const [prima, seconda] = scuola.persone;
  if (prima === undefined || seconda === undefined) throw new Error('Two people expected');
  const { desCognome, desNome } = prima;
  resta = prima;
  unita = await changePersona(scuola.gestore, seconda, { desCognome, desNome });
  for (const { uid } of [resta, unita]) {
    processi.push(
      await contabilizzati(scuola, [accessorio(uid, [compenso(10_000)])], { DES_ELABORAZIONE: 'Compensi' }),
      await contabilizzati(scuola, [occasionaleDiProva(uid, 20_000)], ESTERNI),
      await contabilizzati(scuola, [collaboratore(uid, 30_000)], COLLABORATORI),
    );
  }
  const insieme = [resta, unita].map(({ uid }) => occasionaleDiProva(uid, 5_000));
  processi.push(await contabilizzati(scuola, insieme, { ...ESTERNI, DES_ELABORAZIONE: 'Insieme' }));
  await showTutte();
  await saveFirma(scuola.adempimenti);
  listaNoipa = await fillNoipa(scuola.gestore, unita.uid);
  expect(await mergeSchede(scuola.gestore, resta, unita)).toMatchObject({ stato: 'COMPLETATO' });
  await linkDipendente(scuola.home, resta, SCUOLA_A);
  denunce = await gather();
}, 120_000);
afterAll(() => scuola.home.close());

/** Every run is shown to those it paid. */
const showTutte = async (): Promise<void> => {
  for (const { uid } of processi) {
    const { versione } = await scuola.gestore.ok(processiRoutes.getProcesso, { body: { uid } });
    await scuola.gestore.ok(chiusuraRoutes.esponiDipendenti, { body: { idProcesso: uid, versione } });
  }
};

const gather = async () => ({
  uniemens: (await uniemensDiMarzo(scuola.adempimenti)).denuncia.uid,
  spt: (await sptDelTrimestre(scuola.adempimenti)).denuncia.uid,
  cu: (await elaboraCu(scuola.adempimenti)).denuncia.uid,
  f24: (await scuola.adempimenti.ok(f24Routes.saveF24Ep, { body: f24DiMarzo(processi) })).denuncia.uid,
});

const sommaDi = (numeri: readonly number[]): number => numeri.reduce((totale, uno) => totale + uno, 0);

/** The payslips of the person: three runs for each record, and one that paid both. */
const cedoliniAttesi = (): readonly string[] =>
  processi.flatMap(({ uid }, indice) =>
    [...(indice < 3 || indice === 6 ? [resta] : []), ...(indice < 3 ? [] : [unita])].map((chi) => `${uid}-${chi.uid}`),
  );

/** A text without the names of sealed payslips: those keep the id they were sealed under. */
const senzaCedolini = (testo: string): string =>
  processi.reduce((resto, { uid }) => resto.replaceAll(`${uid}-${unita.uid}`, ''), testo);
const tracceIn = (testo: string): readonly string[] =>
  [unita.uid, unita.desCf].filter((traccia) => senzaCedolini(testo).includes(traccia));

/** Values that a reading may be asked with, by the name of its field: the merged record under both ids. */
const candidati = (): Readonly<Record<string, readonly unknown[]>> => {
  const [uids, persone] = [processi.map(({ uid }) => uid), [resta.uid, unita.uid]];
  const cedolini = uids.flatMap((uid) => persone.map((persona) => `${uid}-${persona}`));
  const quali = Object.values(denunce);
  return {
    uid: [listaNoipa, ...persone, ...uids, ...cedolini, ...quali],
    uidSubAnagrafe: persone,
    uidSubAnagrafeList: [persone],
    uids: [persone, uids],
    idDipendente: persone,
    idProcesso: [...uids, listaNoipa],
    uidDenuncia: quali,
    processi: [uids],
    anno: [2026],
    mese: [3],
    meseDa: [1],
    meseA: [3],
    limit: [100],
    numAnno: [2026],
    prima: [{ idProcesso: uids[0] }],
    dopo: [{ idProcesso: uids[3] }],
    dal: ['2026-01-01'],
    al: ['2026-12-31'],
    datInizio: ['2026-01-01'],
    datFine: ['2026-12-31'],
    criteria: [
      resta.desCf,
      unita.desCf,
      { uidSubAnagrafe: resta.uid },
      { uidSubAnagrafe: unita.uid },
      { numAnno: 2026 },
    ],
  };
};

/** Readings that tell of things done, or look for a record as it was: there the old id is the answer. */
const STORIA = /audit|che-cosa-tocca|lavor|stat[oi]|import|export|notifich|dati-personali|omonim|cerca|search/i;

const letture = Object.values(contracts)
  .flatMap((area) => Object.entries<Route>(area))
  .filter(([, { effect, path, roles }]) => effect === 'read' && !STORIA.test(path) && roles.includes('TESTER'));

/** An answer without what names the other record on purpose: the words of a confirmation of then, the codes that a person had before. */
const senzaAllora = (nome: string, valore: unknown) => (/^(?:conferma|cfPrecedenti)$/.test(nome) ? undefined : valore);

describe('after a merge', () => {
  test('every reading of the office that takes what we have names one person', async () => {
    const [trovate, riuscite]: [string[], Set<string>] = [[], new Set()];
    for (const [nome, contratto] of letture) {
      const { params, query, body } = contratto;
      const richieste = riempimenti(params, candidati()).flatMap((p) =>
        riempimenti(query, candidati()).flatMap((q) =>
          riempimenti(body, candidati()).map((b) => ({ params: p, query: q, body: b })),
        ),
      );
      for (const richiesta of richieste.slice(0, 40)) {
        const { status, body: risposta } = await tester.call(contratto, richiesta);
        if (status !== 200) continue;
        riuscite.add(nome);
        for (const traccia of tracceIn(JSON.stringify(risposta, senzaAllora)))
          trovate.push(`${nome} ${JSON.stringify(richiesta)}: ${traccia}`);
      }
    }
    expect(trovate).toEqual([]);
    expect(riuscite.size).toBeGreaterThan(60);
  }, 120_000);

  test('every print of what was paid and filed names one person', async () => {
    const dati = {
      anno: 2026,
      persone: [resta],
      processi: processi.map(({ uid }) => uid),
      ...denunce,
      listaNoipa,
      listeEsami: [],
      prova: '',
    };
    const [trovate, fatte, undo]: [string[], Set<string>, () => void] = [[], new Set(), enterRinnovo()];
    for (const { contratto, parametri } of stampeDiEsempio(dati).flatMap(varianti))
      if (contratto.roles.includes('TESTER')) {
        const stampata = await stampa(contratto, parametri);
        if (stampata === null) continue;
        fatte.add(contratto.codice);
        trovate.push(...tracceIn(stampata).map((una) => `${contratto.codice} ${JSON.stringify(parametri)}: ${una}`));
      }
    undo();
    expect(trovate).toEqual([]);
    expect(fatte.size).toBeGreaterThan(25);
  }, 240_000);

  test('filings sum what both records were paid, once', async () => {
    const uniemens = await scuola.adempimenti.ok(uniemensRoutes.listCollaboratori, {
      body: { uid: asUid(denunce.uniemens) },
    });
    expect(JSON.stringify(uniemens)).toContain(resta.desCf);
    const copertura = await scuola.adempimenti.ok(cuRoutes.getCopertura, { query: { anno: 2026 } });
    expect(copertura.persone.map(({ desCf }) => desCf)).toEqual([resta.desCf]);
    expect(sommaDi(copertura.persone.flatMap(({ parti }) => parti.map(({ lordo }) => lordo)))).toBe(
      2 * (10_000 + 20_000 + 30_000 + 5_000),
    );
    const conguaglio = await tester.ok(conguaglioRoutes.getConguaglio, { query: { anno: 2026 } });
    expect(conguaglio.righe.map(({ desCf }) => desCf)).toEqual([resta.desCf]);
    const { righe } = await scuola.adempimenti.ok(sptRoutes.getSpt, { body: { uid: asUid(denunce.spt) } });
    expect(righe.filter(({ calcolati }) => calcolati.quadro === 'D')).toHaveLength(1);
    const suoi = await scuola.ufficio.ok(cedoliniPersonaRoutes.listCedoliniPersona, {
      query: { uidSubAnagrafe: unita.uid },
    });
    expect(suoi.map(({ uid }) => uid).toSorted()).toEqual(cedoliniAttesi().toSorted());
  });

  test('the bank order of a run that paid the merged record pays on the account of the person', async () => {
    // A State school has no such order: the school is another for a moment.
    await changeDatiPropri(scuola.gestore, { setupType: 'AFAM' });
    for (const { uid: idProcesso } of processi) {
      const { stato, bytes } = await print(tester, stampe.printBonifici, { idProcesso, formato: 'xml' });
      expect(stato.stato).toBe('COMPLETATO');
      const ordine = Buffer.from(bytes ?? new Uint8Array()).toString('utf8');
      expect(tracceIn(ordine)).toEqual([]);
      expect(ordine).toContain('<IBAN>');
    }
    await changeDatiPropri(scuola.gestore, { setupType: 'SCUOLA' });
  });

  test('a sealed payslip of the merged record is corrected, and a duplicate of its run holds the person', async () => {
    const [, , , accessori] = processi;
    const idProcesso = accessori?.uid ?? asUid('');
    const { processo: correzione } = await scuola.ufficio.ok(correzioneRoutes.correggiCedolino, {
      body: {
        uid: asUid(`${idProcesso}-${unita.uid}`),
        voci: [compenso(15_000)],
        ANNO: 2026,
        MESE: 4,
        dataPagamento: '2026-04-20',
      },
    });
    const { processo: copia, persone } = await scuola.ufficio.ok(bozzaRoutes.duplicaProcesso, {
      body: { idProcesso, processo: elaborazione({ DES_ELABORAZIONE: 'Di nuovo', MESE: 4 }), conVoci: true },
    });
    expect(persone).toBe(1);
    for (const uid of [correzione?.uid ?? '', copia.uid]) {
      await computeBozza(scuola.ufficio, uid);
      expect(await cedolinoDi(scuola.ufficio, uid, resta.uid)).toMatchObject({ esito: 'CALCOLATO' });
    }
  });

  test('the employee sees the payslips of both records', async () => {
    const dipendente = await scuola.home.as(loginOf('DIPENDENTE'));
    const { cedolini } = await dipendente.ok(datiContabiliRoutes.getDatiContabili, {
      body: { anno: 2026, tipo: 'CEDOLINI' },
    });
    expect(cedolini.map(({ uid }) => uid).toSorted()).toEqual(cedoliniAttesi().toSorted());
    for (const { uid } of cedolini)
      expect(
        tracceIn(JSON.stringify(await dipendente.ok(cedolinoProprioRoutes.getCedolinoProprio, { body: { uid } }))),
      ).toEqual([]);
  });
});

const computeBozza = async (ufficio: Person, uid: string): Promise<void> => {
  const { versione } = await ufficio.ok(processiRoutes.getProcesso, { body: { uid } });
  await ufficio.ok(processiRoutes.startCalcolo, { body: { processo: { uid, versione }, cedolini: [] } });
  await waitForEnd(ufficio, uid);
};

/** A print of one run as it is of every run; those of what this school has not are left out. */
const varianti = (una: { readonly contratto: Stampa; readonly parametri: Readonly<Record<string, unknown>> }) => {
  if (Object.values(una.parametri).includes('')) return [];
  if (una.contratto === stampe.printCuDiChiLascia) return [{ ...una, parametri: { ...una.parametri, anno: 2026 } }];
  return processi.some(({ uid }) => uid === una.parametri.idProcesso) && Object.keys(una.parametri).length === 1
    ? processi.map(({ uid }) => ({ ...una, parametri: { idProcesso: uid } }))
    : [una];
};

/** All that a print says, read from its paper or its sheet; null where there is nothing to print. */
const stampa = async (contratto: Stampa, parametri: Readonly<Record<string, unknown>>): Promise<string | null> => {
  const comeCsv = 'formato' in contratto.parametri.shape;
  const { stato, bytes } = await print(tester, contratto, comeCsv ? { ...parametri, formato: 'csv' } : parametri);
  expect(stato.stato, contratto.codice).toBe('COMPLETATO');
  if (bytes === null) return null;
  return comeCsv ? Buffer.from(bytes).toString('utf8') : testoLetto(await readPdf(bytes));
};
