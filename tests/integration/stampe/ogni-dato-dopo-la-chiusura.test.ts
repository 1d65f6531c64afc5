import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asUid } from '#platform/data/entita.ts';
import { readTable } from '#platform/spreadsheet.ts';
import { incarichiRoutes } from '#shared/contracts/anagrafe/incarico.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { scuolaRoutes } from '#shared/contracts/scuola/scuola.ts';
import { stampe } from '#shared/contracts/stampe/index.ts';
import type { Stampa } from '#shared/contracts/stampe/stampa.ts';
import { compenso, compute, elaborazione, occasionaleDiProva, print } from '#support/cedolini.ts';
import { createScuolaCheDenuncia } from '#support/denunce/scuola-che-denuncia.ts';
import { f24DiMarzo, sendF24 } from '#support/denunce/scuola-che-versa.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { ALTRA_IDENTITA, changeIdentita, scuolaPropria } from '#support/identita-scuola.ts';
import { incaricoDiProva } from '#support/incarichi-di-prova.ts';
import { changePersona } from '#support/persone-di-prova.ts';
import { accountAnno, type AnnoContabilizzato } from '#support/stampe/anno-contabilizzato.ts';
import { stampeDiEsempio } from '#support/stampe/esempi.ts';
import {
  altraPersona,
  altraScuola,
  altreProprie,
  altroIncarico,
  cambiDi,
  NUOVO_CF,
} from '#support/stampe/ogni-dato.ts';
import { readPdf, testoLetto } from '../../functions/stampe/lettura-pdf.ts';

// Every field of person, account, assignment and school is changed after the month is closed; every print of the month says the same as before.

/** The prints that are not of a closed month, each with its reason. */
const FUORI: Partial<Record<keyof typeof stampe, string>> = {
  printFabbisogno: 'runs that are open',
  printRiepilogoAnnuo: 'a year that goes on',
  printCompensiAnnui: 'a year that goes on',
  printGiornale: 'a year that goes on',
  printTrattamentoAccessorio: 'a year that goes on',
  printIrapAnnuale: 'a year that goes on',
  printModello770: 'a year that goes on',
  printRiscontro: 'a year that goes on',
  printModelloM: 'a year that goes on',
  printModelloMFoglio: 'a year that goes on',
  printUniemensInps: 'sent filings: the school in time has a test of them',
  printUniemensExInpdap: 'sent filings: the school in time has a test of them',
  printConguaglio: 'what is still to be settled',
  printIncarichi: 'the register of assignments of today',
  printOperazioniAnnuali: 'services and holidays of today',
  printInServizio: 'the staff of today',
  printRubrica: 'the staff of today',
  printAttivita: 'the staff of today',
  printModalitaPagamento: 'the accounts of today',
  printDatiFiscali: 'the tax data of today',
  printDatiSoggettivi: 'the personal amounts of today',
  printFerieNonGodute: 'the leave of today',
  printFascicoloRapporto: 'how a person stands today',
  printCu: 'certifications: tests of their own',
  printCuPropria: 'certifications: tests of their own',
  printSptRiepilogativa: 'what is not sent here',
  printSptDipendente: 'what is not sent here',
  printSptPortale: 'what is not sent here',
  printElencoNoipa: 'lists of NoiPA',
  printDettaglioNoipa: 'lists of NoiPA',
  printDettagliMof: 'lists of NoiPA',
  printDettagliMaturita: 'lists of NoiPA',
  printDettagliAltriEsami: 'lists of NoiPA',
  printFileNoipa: 'lists of NoiPA',
  printAnnualiNoipa: 'lists of NoiPA',
  printDotazioneFinanziaria: 'money given by NoiPA',
  printCedolinoProprio: 'the same payslip as the office prints',
  printElencoCompensi: 'the list of one who signs in',
  printProva: 'acceptance tests',
  printProvaDettagli: 'acceptance tests',
};

/** Prints of several runs name people as the registry has them: one person, one identity. */
const DI_UNA_ELABORAZIONE = /^(?:cedolini|elaborazione-)/;

let home: TestHome;
let gestore: Person;
let anno: AnnoContabilizzato;
let f24: string;
let conIncarico: string;
let incarico: string;
let prima: Persona;

const paga = async (uid: string): Promise<string> => {
  const registrato = await gestore.ok(incarichiRoutes.createIncarico, {
    body: { ...incaricoDiProva(), uidSubAnagrafe: asUid(uid) },
  });
  incarico = registrato.uid;
  const daPagare = occasionaleDiProva(uid, 40_000);
  const { processo } = await compute(
    gestore,
    elaborazione({ MESE: 3, dataPagamento: '2026-03-20', DES_ELABORAZIONE: 'Incarico', idMetodo: 'EST-LD' }),
    [{ ...daPagare, voci: [{ ...compenso(40_000), uidIncarico: registrato.uid }] }],
  );
  await gestore.ok(chiusuraRoutes.contabilizza, {
    body: { idProcesso: processo.uid, versione: processo.versione, motivo: 'Pagato in prove diverse' },
  });
  return processo.uid;
};

beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-04-20' });
  gestore = await home.as(loginOf('GESTORE'));
  await createScuolaCheDenuncia(gestore);
  anno = await accountAnno(gestore);
  const [persona] = anno.persone;
  if (persona === undefined) throw new Error('Nobody was paid');
  prima = persona;
  conIncarico = await paga(persona.uid);
  const raccolto = await gestore.ok(f24Routes.saveF24Ep, {
    body: {
      ...f24DiMarzo([], { mese: 1, dataPagamento: '2026-04-16' }),
      processi: [asUid(anno.processi[0] ?? '')],
    },
  });
  f24 = (await sendF24(gestore, raccolto)).uid;
}, 120_000);
afterAll(() => home.close());

const VUOTE = { spt: '', cu: '', listaNoipa: '', listeEsami: [], prova: '' };

/** The months that are closed: the first three. */
const FINO_A_MARZO = { meseDa: 1, meseA: 3 };

/** Each print of the closed months with what it is asked with: each example, on the run of the assignment too. */
const daStampare = (): readonly {
  readonly contratto: Stampa;
  readonly parametri: Readonly<Record<string, unknown>>;
}[] => {
  const chiuse = new Set(
    Object.entries<Stampa>(stampe).flatMap(([nome, { codice }]) => (nome in FUORI ? [] : [codice])),
  );
  return [anno.processi, [conIncarico]].flatMap((processi) =>
    stampeDiEsempio({ ...anno, ...VUOTE, f24, processi })
      .filter(
        ({ contratto: { codice }, parametri }) =>
          chiuse.has(codice) &&
          (processi === anno.processi || 'idProcesso' in parametri) &&
          parametri.provvisori !== true,
      )
      .map(({ contratto, parametri }) => ({
        contratto,
        parametri: 'meseA' in parametri ? { ...parametri, ...FINO_A_MARZO } : parametri,
      })),
  );
};

const ISTANTE = /\d{2}\/\d{2}\/\d{4},? (?:ore )?\d{2}[.:]\d{2}/g;

/** The words of a print, on paper and, where it is a table, in cells; without the instant and the column that compares with today. */
const paroleDi = async (contratto: Stampa, parametri: Readonly<Record<string, unknown>>): Promise<string> => {
  const { bytes } = await print(gestore, contratto, parametri, 5);
  if (bytes === null) return '';
  if ('formato' in contratto.parametri.shape && contratto.codice === 'elaborazione-bonifici') {
    const foglio = await print(gestore, contratto, { ...parametri, formato: 'xlsx' }, 5);
    const { intestazioni, righe } = await readTable(foglio.bytes ?? new Uint8Array(), 'stampa.xlsx');
    const oggi = intestazioni.indexOf('Cambiato dopo');
    return JSON.stringify(righe.map(({ celle }) => celle.filter((_, indice) => indice !== oggi)));
  }
  return testoLetto(await readPdf(bytes)).replaceAll(ISTANTE, '');
};

/** The names of today put back, in the prints that name people as the registry has them. */
const conNomiDiAllora = (testo: string): string =>
  testo
    .replaceAll(new RegExp(`(${prima.desCognome}|${prima.desNome})x\\b`, 'gi'), '$1')
    .replaceAll(NUOVO_CF, prima.desCf);

const uscite = async (): Promise<Record<string, string>> => {
  const dette: Record<string, string> = {};
  for (const { contratto, parametri } of daStampare()) {
    const parole = await paroleDi(contratto, parametri);
    dette[`${contratto.codice} ${JSON.stringify(parametri)}`] = DI_UNA_ELABORAZIONE.test(contratto.codice)
      ? parole
      : conNomiDiAllora(parole);
  }
  return dette;
};

const cambiamenti: readonly { readonly nome: string; readonly fai: () => Promise<unknown> }[] = [
  { nome: 'person and account', fai: () => changePersona(gestore, prima, cambiDi(altraPersona(prima))) },
  {
    nome: 'assignment',
    fai: async () => {
      const [attuale] = await gestore.ok(incarichiRoutes.listIncarichi, {
        body: { criteria: { uidSubAnagrafe: prima.uid } },
      });
      if (attuale === undefined) throw new Error('No assignment');
      const { numPagato: _pagato, uidSubAnagrafe: _di, ...resto } = attuale;
      await gestore.ok(incarichiRoutes.updateIncarico, {
        body: { ...resto, ...cambiDi(altroIncarico), uid: asUid(incarico) },
      });
    },
  },
  {
    nome: 'record of the school',
    fai: async () => {
      const { uid, dati, ...attuale } = await scuolaPropria(gestore);
      if (dati === null) throw new Error('The school has no data of its own');
      await gestore.ok(scuolaRoutes.updateScuola, {
        params: { uid },
        body: { ...attuale, ...cambiDi(altraScuola), dati: { ...dati, ...cambiDi(altreProprie) } },
      });
    },
  },
  {
    nome: 'codes, name and seat of the school, from the first of April',
    fai: () =>
      changeIdentita(gestore, {
        ...ALTRA_IDENTITA,
        codComune: 'F205',
        desComune: 'MILANO',
        provincia: 'MI',
        desCap: '20100',
        decorrenza: '2026-04-01',
      }),
  },
];

describe('every print of the closed months says the same after a change of every field of', () => {
  let come: Record<string, string>;
  beforeAll(async () => {
    come = await uscite();
  }, 120_000);

  test('nothing: twice the same, and something', async () => {
    expect(Object.values(come).filter((parole) => parole.length > 50).length).toBeGreaterThan(20);
    expect(await uscite()).toEqual(come);
  });

  test.each(cambiamenti)('$nome', { timeout: 120_000 }, async ({ fai }) => {
    await fai();
    expect(await uscite()).toEqual(come);
  });
});
