import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { utentiRoutes } from '#shared/contracts/accesso/utenti.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import { contracts } from '#shared/contracts/index.ts';
import { isSecondBackend, type Route } from '#shared/contracts/route.ts';
import { codiciVuoti } from '#shared/contracts/tabelle/codici-denunce.ts';
import { codiceFiscaleDa } from '#shared/domain/codici/codice-fiscale-dati.ts';
import { elaborazione } from '#support/cedolini.ts';
import { startTestHome, type Answer, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { incaricoDiProva } from '#support/incarichi-di-prova.ts';
import { accepted, jsonSchemaOf } from '#support/json-schema.ts';
import { personaDiProva, restituzioneDiProva } from '#support/persone-di-prova.ts';
import { sampleOfTheDay } from '#support/sample-of-the-day.ts';
import { servizioDiProva } from '#support/servizi-di-prova.ts';
import { ALTROVE } from './gare-altrove.ts';

/** How many write at once from the same version: those of the day's routes, and those of the others. */
const TANTI = 20;
const POCHI = 3;
/** How many days go by until that many wrote at once by every route. */
const GIORNI = 4;

type Campi = Readonly<Record<string, unknown>>;
const campi = (value: unknown): Campi => Object.fromEntries(Object.entries(value ?? {}));
const routes: ReadonlyMap<string, Route> = new Map(
  Object.values(contracts).flatMap((area) => Object.entries<Route>(area)),
);
const routeOf = (nome: string): Route => {
  const route = routes.get(nome);
  if (route === undefined) throw new Error(`No route ${nome}`);
  return route;
};
const takes = (body: z.ZodType | undefined): readonly string[] =>
  body === undefined ? [] : Object.keys(jsonSchemaOf(body).properties ?? {});

let home: TestHome;
let gestore: Person;
let persona: Campi;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-15' });
  gestore = await home.as(loginOf('GESTORE'));
  persona = await create('createPersona', personaDiProva(1));
});
afterAll(() => home.close());

/** Calls a route by its name with a body of any shape: what the compiler cannot know of a generated test. */
const send = (nome: string, body: Campi, params: Campi = {}): Promise<Answer<unknown>> => {
  const route = routeOf(nome);
  return gestore.call(route, { params } as never, {
    rawBody: JSON.stringify(isSecondBackend(route.path) ? { data: body } : body),
  });
};
const create = async (nome: string, scelti: object = {}): Promise<Campi> => {
  const { body: schema } = routeOf(nome);
  const { status, body } = await send(nome, { ...campi(schema && accepted(schema)), ...scelti });
  if (status !== 200) throw new Error(`${nome} answered ${status}: ${JSON.stringify(body)}`);
  return campi(body);
};
const read = async (nome: string): Promise<Campi> => {
  const { status, body } = await gestore.call(routeOf(nome), {} as never);
  if (status !== 200) throw new Error(`${nome} answered ${status}: ${JSON.stringify(body)}`);
  return campi(body);
};
const sede = {
  tipo: 'SEDE',
  codMeccanografico: 'RMIC000099',
  codTipoScuola: null,
  codFiscale: null,
  codComune: null,
  desComune: '',
  desCap: null,
  provincia: null,
  uidPosInps: null,
  uidPosInail: null,
  codMinisteriale: null,
  entiSede: null,
  patrono: null,
  dati: null,
};
const mesi = { annoInizio: 2026, meseInizio: 1, annoFine: null, meseFine: null };
const voce = { codVoce: 'V1', unita: 'ORE', codCompensoNoipa: '', periodi: [{ ...mesi, numValore: 1000 }] };
const familiare = (datNascita: string) => ({
  codParentela: 'FI',
  desCognome: 'Inventati',
  desNome: 'Ugo',
  flgSesso: 'M',
  datNascita,
  codComuneNascita: 'H501',
  desCf: codiceFiscaleDa({ cognome: 'Inventati', nome: 'Ugo', sesso: 'M', nascita: datNascita, codBelfiore: 'H501' }),
});
const diPersona = (): Campi => ({ uidSubAnagrafe: persona.uid });

/** How the record that a route updates comes into being: by the route that creates it, with a generated body and what its rules want of it. */
const soggetti: Readonly<Record<string, () => Promise<Campi>>> = {
  updatePersona: () => create('createPersona', personaDiProva(2)),
  updateSoggettiva: () =>
    create('createSoggettiva', { ...diPersona(), codVoce: 'TERORD', datInizio: '2025-01-01', datFine: '2025-12-31' }),
  updateServizio: () => create('createServizio', { ...servizioDiProva(), ...diPersona() }),
  updateAttivita: async () => {
    const { uid: uidTipoAttivita } = await create('createTipoAttivita', { codTipoAttivita: 'FS' });
    return create('createAttivita', {
      ...diPersona(),
      uidTipoAttivita,
      datInizio: '2025-09-01',
      datFine: '2026-08-31',
    });
  },
  updateTipoAttivita: () => create('createTipoAttivita', { codTipoAttivita: 'REF' }),
  updateSettore: () => create('createSettore'),
  updatePosInps: () => create('createPosInps'),
  updatePosInail: () => create('createPosInail'),
  updateDescrizioneRitenuta: () => create('createDescrizioneRitenuta'),
  updateCodiceInps: () =>
    create('createCodiceInps', {
      qualifica1: '2',
      qualifica2: 'F',
      qualifica3: 'D',
      tipoContribuzione: '71',
      codContratto: 'CPUB',
      tipoLavoratore: '00',
      qualificaCu: '',
      tipoRapportoCu: '',
      contratti: [],
      ruoli: [],
    }),
  updateFiscali: () => create('createFiscali', { ...fiscaliPredefiniti(2026), ...diPersona() }),
  updateFamiliare: () => create('createFamiliare', { ...diPersona(), ...familiare('2005-03-04') }),
  updateVocePersona: async () => {
    const { uid: uidVoce } = await create('createVoceUtente', { ...voce, codVoce: 'V2' });
    return create('createVocePersona', { ...diPersona(), ...mesi, uidVoce, numValore: 500 });
  },
  updateFamFiscale: async () => {
    const { uid: uidParente } = await create('createFamiliare', { ...diPersona(), ...familiare('2006-05-06') });
    return create('createFamFiscale', {
      uidParente,
      datDecorrenza: '2026-01-01',
      flgCarico: true,
      flgDisabile: false,
      numMisura: 500_000,
    });
  },
  updateIncarico: () => create('createIncarico', { ...diPersona(), ...incaricoDiProva() }),
  saveSaldo: () => create('saveSaldo', { ...diPersona(), numAnno: 2026, contributi: [], adempimenti: [], versione: 0 }),
  updateRestituzione: () =>
    create('createRestituzione', {
      ...restituzioneDiProva('', { datRestituzione: '2020-01-10', numAnno: 2019 }),
      ...diPersona(),
    }),
  updateParticolarita: () => create('createParticolarita', { ...diPersona(), datInizio: '2026-01-01', datFine: null }),
  updateScuola: () => create('createScuola', { ...sede }),
  changeIdentita: async () => {
    const dati = { codIpa: '', codUnivocoUfficio: null, setupType: 'SCUOLA', altriDati: [], firmatari: [] };
    const propria = { ...sede, tipo: 'PROPRIA', codMeccanografico: SCUOLA_A, desScuola: 'Propria', dati };
    const { codMeccanografico, desIndirizzo, ...scuola } = await create('createScuola', propria);
    const { codFiscale, desCap, codComune, desComune, provincia } = scuola;
    const seat = { codMeccanografico, codFiscale, desIndirizzo, desCap, codComune, desComune, provincia };
    return {
      ...scuola,
      identita: { ...seat, desScuola: 'Altra', atto: '', decorrenza: '2026-02-01', al: null, motivo: '' },
    };
  },
  saveFirme: () => read('getFirme'),
  saveEmoOpzioniPreside: async () => {
    const { versione, ...opzioni } = await read('getEmoOpzioniPreside');
    return { versione, opzioni };
  },
  updateCalendario: () => create('createCalendario'),
  assignSedi: () => create('createCalendario', { descrizione: 'Altro calendario' }),
  updateFestivita: () => create('createFestivita', { sedi: [] }),
  saveOpzioniPreside: () => read('getOpzioniPreside'),
  saveAvvisiPosta: async () => {
    const { versione, mittente: _mittente, ...avvisi } = await read('getAvvisiPosta');
    return { avvisi, versione };
  },
  saveOpzioniApprovazione: async () => {
    const { opzioni } = campi((await send('listApprovazioni', {})).body);
    const { versione, ...scelte } = campi(opzioni);
    return { versione, opzioni: scelte };
  },
  updateUtente: async () => {
    await home.as(loginOf('ASSENZE'));
    const { utenti } = await gestore.ok(utentiRoutes.listUtenti, { body: {} });
    return { ...utenti.find(({ ruoli }) => ruoli.includes('ASSENZE')), ruoli: ['ASSENZE'] };
  },
  saveOpzioniCalcolo: async () => {
    const { versione, ...opzioniCalcolo } = await read('getOpzioniCalcolo');
    return { versione, opzioniCalcolo };
  },
  updateProcesso: async () => {
    const { processo } = await create('initData', { processo: elaborazione(), uidSubAnagrafeList: [] });
    return campi(processo);
  },
  updateCommissione: () => create('createCommissione', { articolate: [], membri: [] }),
  updateCodiciDenunce: () =>
    create('createCodiciDenunce', {
      soggetto: 'QUALIFICA',
      chiave: 'CS',
      periodi: [{ ...codiciVuoti, datInizio: '2025-09-01', qualificaContoAnnuale: '000000' }],
    }),
  updateVoceUtente: () => create('createVoceUtente', voce),
  updateListaNoipa: () => create('createListaNoipa'),
  updatePianoCapitolo: () => create('createPianoCapitolo'),
  updateEntrata: async () => {
    await create('createPianoCapitolo', { capitolo: '2554', piano: '05', compenso: 'A008', sottocompenso: '0001' });
    return create('createEntrata', { data: '2026-01-10', chiave: '2554/05 A008/0001', importo: 100_000 });
  },
  updateValoreAnnunciato: () => create('createValoreAnnunciato', { anno: 2027, letto: '2026-03-10' }),
};

/** A version of its own, or one for each of its rows. */
const hasVersione = (schema: ReturnType<typeof jsonSchemaOf> | undefined): boolean =>
  (schema?.required ?? []).includes('versione');
const isUpdate = ({ method, body }: Route): boolean => {
  if (method === 'DELETE' || body === undefined) return false;
  const schema = jsonSchemaOf(body);
  return hasVersione(schema) || hasVersione(schema.properties?.righe?.items);
};

test('every route that writes over a version is raced here, or says where', () => {
  const updates = [...routes].filter(([, route]) => isUpdate(route)).map(([nome]) => nome);
  expect(updates.filter((nome) => !(nome in soggetti) && !(nome in ALTROVE))).toEqual([]);
  expect([...Object.keys(soggetti), ...Object.keys(ALTROVE)].filter((nome) => !updates.includes(nome))).toEqual([]);
});

describe('many at once from one version', () => {
  const delGiorno = new Set(sampleOfTheDay(Object.keys(soggetti), GIORNI));

  test.each(Object.keys(soggetti))('%s stores one and tells the others what is there now', async (nome) => {
    const insieme = delGiorno.has(nome) ? TANTI : POCHI;
    const record = await soggetti[nome]?.();
    const { body, params } = routeOf(nome);
    const suoi = new Set(takes(body));
    const richiesta = Object.fromEntries(Object.entries(record ?? {}).filter(([campo]) => suoi.has(campo)));
    const risposte = await Promise.all(
      Array.from({ length: insieme }, () => send(nome, richiesta, params ? { uid: record?.uid } : {})),
    );
    const rifiutate = risposte.filter(({ status }) => status !== 200);
    expect(risposte.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: insieme - 1 }, () => 409),
    ]);
    for (const rifiuto of rifiutate)
      expect(rifiuto.body).toMatchObject({
        code: 'VERSIONE_SUPERATA',
        current: { ...(record?.uid === undefined ? {} : { uid: record.uid }), versione: Number(record?.versione) + 1 },
      });
  });
});

test('preferences saved at once are all kept in turn', async () => {
  const preferenza = { lista: 'prova', colonne: [], righePerPagina: 10, righeAlte: false, filtri: '', versione: 0 };
  const risposte = await Promise.all(Array.from({ length: 10 }, () => send('savePreferenze', preferenza)));
  expect(
    risposte.map(({ status, body }) => [status, campi(body).versione]).toSorted((a, b) => Number(a[1]) - Number(b[1])),
  ).toEqual(Array.from({ length: 10 }, (_, indice) => [200, indice + 1]));
});

test('thirty people created in the same instant all enter, each with a number of their own', async () => {
  // On a machine at work the tries of a call may take longer than it has: who is told to repeat does, with the same key.
  const creata = async (_: unknown, indice: number): Promise<Answer<unknown>> => {
    const [body, key] = [personaDiProva(100 + indice), crypto.randomUUID()];
    let risposta: Answer<unknown>;
    do risposta = await gestore.call(anagrafeRoutes.createPersona, { body }, { key });
    while (risposta.status === 429);
    return risposta;
  };
  const risposte = await Promise.all(Array.from({ length: 30 }, creata));
  expect(risposte.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 200));
  expect(new Set(risposte.map(({ body }) => campi(body).matricola)).size).toBe(30);
});
