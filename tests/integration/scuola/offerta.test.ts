import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asUid } from '#platform/data/entita.ts';
import { calcoloRoutes } from '#shared/contracts/cedolini/calcolo.ts';
import { chiusuraAnnoRoutes } from '#shared/contracts/denunce/annuali/chiusura-anno.ts';
import { contracts } from '#shared/contracts/index.ts';
import { routeKey, type Route } from '#shared/contracts/route.ts';
import type { DatiPropri } from '#shared/contracts/scuola/dati-propri.ts';
import { scuolaRoutes, type Scuola } from '#shared/contracts/scuola/scuola.ts';
import { contenutoStampaRoutes } from '#shared/contracts/stampe/contenuto.ts';
import { stampe } from '#shared/contracts/stampe/index.ts';
import { metodiDi, setupTypes, tipiElaborazione } from '#shared/domain/elaborazione/elaborazione.ts';
import { cose, isOfferta, percheNon, type ChiE } from '#shared/domain/elaborazione/tipo-scuola.ts';
import { percettoriAmmessi } from '#shared/domain/persona/percettore.ts';
import { elaborazione } from '#support/cedolini.ts';
import { signIn, startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { accepted } from '#support/json-schema.ts';
import { checkFile } from '#support/scambio.ts';
import { scuolaDiProva } from '#support/scuole-di-prova.ts';
import { menuOf } from '#web/app/navigation.ts';
import { screens } from '#web/app/screens.ts';

const routes: readonly Route[] = Object.values(contracts).flatMap((area) => Object.values<Route>(area));
const diUnaCosa = routes.flatMap((route) => (route.cosa === undefined ? [] : [{ route, cosa: route.cosa }]));
const TIPI: readonly ChiE[] = [
  ...setupTypes.map((setupType) => ({ setupType })),
  { setupType: 'COMUNALE', flgCcnlIstruzione: true },
];
const parola = ({ setupType, flgCcnlIstruzione }: ChiE): string =>
  `${setupType}${flgCcnlIstruzione ? ' col CCNL' : ''}`;

let home: TestHome;
let gestore: Person;
let scuola: Scuola;
const vuoti: DatiPropri = { codIpa: '', codUnivocoUfficio: null, setupType: 'SCUOLA', altriDati: [], firmatari: [] };
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-10' });
  gestore = await home.as(loginOf('GESTORE'));
  scuola = await gestore.ok(scuolaRoutes.createScuola, {
    body: { ...scuolaDiProva(SCUOLA_A, { tipo: 'PROPRIA', flgOrganico: true }), dati: vuoti },
  });
});
afterAll(() => home.close());

const become = async (chiE: ChiE): Promise<void> => {
  const { uid, ...campi } = scuola;
  const { flgCcnlIstruzione } = chiE;
  const dati = {
    ...vuoti,
    setupType: chiE.setupType,
    ...(flgCcnlIstruzione === undefined ? {} : { flgCcnlIstruzione }),
  };
  scuola = await gestore.ok(scuolaRoutes.updateScuola, { params: { uid }, body: { ...campi, dati } });
};

const ask = (route: Route, probe: boolean) => () =>
  gestore.call(
    route,
    {
      params: route.params && accepted(route.params),
      query: route.query && accepted(route.query),
      body: route.body && accepted(route.body),
    } as never,
    { probe },
  );

test('what a kind of school alone has is refused by some call, screen, deadline, run, payee or field of the school', () => {
  const altrove = [...tipiElaborazione, 'DIPENDENTE', 'FORMATORE', 'FONDI_PUBBLICI', 'F24_EP'];
  const scadenze = [
    'INCARICHI_ANAGRAFE',
    'INCARICHI_COMPENSO',
    'REVISORI',
    'FERIE_NON_GODUTE',
    'ESAME_DI_STATO',
    'LISTA_FMOF',
    'PASSAGGIO_CONSEGNE',
    'DICHIARAZIONE_ACCESSIBILITA',
  ];
  // calculated, and judged in the form of the school's account: `tests/shared/domain/doveri-pubblici.test.ts`
  const calcolate = ['SCISSIONE_IVA', 'VERIFICA_DEBITI', 'TESORERIA_UNICA'];
  // one format of a print: `tests/integration/stampe/ordine-alla-banca.test.ts`
  const formati = ['ORDINE_BANCA'];
  const chiamate = new Set(diUnaCosa.map(({ cosa }) => cosa));
  const schermate = new Set(screens.map(({ cosa }) => cosa));
  const altre = cose.filter((cosa) => ![...altrove, ...scadenze, ...calcolate, ...formati].includes(cosa));
  expect(altre.filter((cosa) => !chiamate.has(cosa))).toEqual([]);
  expect(altre.filter((cosa) => !schermate.has(cosa))).toEqual([]);
});

describe.each(TIPI.map((chiE) => [parola(chiE), chiE] as const))('%s', (_nome, chiE) => {
  beforeAll(() => become(chiE));

  test.each(diUnaCosa.map(({ route, cosa }) => [routeKey(route), route, cosa] as const))(
    '%s is let through, or refused with the reason of its kind',
    async (_chiave, route, cosa) => {
      const perche = percheNon(cosa, chiE);
      if (perche === null) {
        expect(JSON.stringify((await ask(route, true)()).body)).not.toContain('OPERAZIONE_NON_CONSENTITA');
        return;
      }
      expect(await ask(route, false)()).toMatchObject({
        status: 403,
        body: { code: 'OPERAZIONE_NON_CONSENTITA', message: perche },
      });
    },
  );

  test.each(tipiElaborazione)('a run of kind %s is made, or refused as the wizard says', async (tipo) => {
    const perche = percheNon(tipo, chiE);
    const offerte = await gestore.ok(calcoloRoutes.listElaborazioni, {});
    expect(offerte.find((una) => una.tipo === tipo)?.nonOfferta).toBe(perche);
    const simulazione = chiE.setupType === 'SCUOLA' && (tipo === 'SUP' || tipo === 'FER');
    const [idMetodo = 'EST-LD'] = metodiDi(tipo);
    const body = elaborazione({ idMetodo, simulazione });
    const fatta = await gestore.call(calcoloRoutes.initData, { body: { processo: body, uidSubAnagrafeList: [] } });
    if (perche === null) {
      expect(fatta.status).toBe(200);
      return;
    }
    const cedolini = [{ uidSubAnagrafe: asUid<'PERSONA'>('nessuno'), percettore: null, voci: [] }];
    const simulata = await gestore.call(calcoloRoutes.simulaProcesso, { body: { processo: body, cedolini } });
    const rifiuto = (path: string) => ({
      status: 400,
      body: { code: 'RICHIESTA_NON_VALIDA', fields: [{ path, message: perche }] },
    });
    expect(fatta).toMatchObject(rifiuto('idMetodo'));
    expect(simulata).toMatchObject(rifiuto('processo.idMetodo'));
  });

  test('a run lists the payees that the school may pay in it', async () => {
    for (const { tipo, percettori } of await gestore.ok(calcoloRoutes.listElaborazioni, {}))
      expect(percettori).toEqual(
        percettoriAmmessi[tipo].filter(
          (chi) => !['DIPENDENTE', 'FORMATORE', 'EREDE'].includes(chi) || isOfferta('DIPENDENTE', chiE),
        ),
      );
  });

  test('the menu of whoever signs in names what the school has', async () => {
    const { sessione } = await signIn(home.origin, `${home.origin}/oidc`, loginOf('GESTORE'));
    const menu = JSON.stringify(menuOf(screens, sessione));
    const conMenu = screens.filter(
      ({ cosa, menu: voce, licenza }) =>
        cosa !== undefined && voce && (licenza === undefined || sessione.licenze.includes(licenza)),
    );
    expect(conMenu.filter(({ path, cosa }) => menu.includes(`"#${path}"`) !== isOfferta(cosa ?? 'EST', chiE))).toEqual(
      [],
    );
  });

  test('funds and form of public bodies come in by no sheet where the school has none', async () => {
    const { anteprima } = await checkFile(gestore, 'altriDatiScuola', {
      nome: 'altri-dati.csv',
      bytes: Buffer.from('Dal;Fondo pensione;Fondo fine servizio;Modello F24\r\n01/09/2025;CTPS;ENPAS;EP'),
    });
    const detti = anteprima.righe.flatMap(({ errori }) => errori.map(({ messaggio }) => messaggio));
    const perche = percheNon('FONDI_PUBBLICI', chiE);
    expect(detti).toEqual(perche === null ? [] : [perche, perche, percheNon('F24_EP', chiE)]);
  });

  test('the closing of the year has nothing to do for what the school has not', async () => {
    const { passi } = await gestore.ok(chiusuraAnnoRoutes.getChiusuraAnno, { query: { anno: 2025 } });
    const suoi = passi.filter(({ passo, stato }) => stato !== 'NIENTE' && cose.some((cosa) => cosa === passo));
    expect(suoi.filter(({ passo }) => cose.some((cosa) => cosa === passo && !isOfferta(cosa, chiE)))).toEqual([]);
  });
});

test('what a print would say is refused as the print is, where the school has not what it is of', async () => {
  const senza = TIPI.find((chiE) => percheNon('LISTE_NOIPA', chiE) !== null);
  if (senza === undefined) throw new Error('A school without lists of NoiPA expected');
  await become(senza);
  const body = { codice: stampe.printElencoNoipa.codice, parametri: {} };
  expect(await gestore.call(contenutoStampaRoutes.getContenutoStampa, { body })).toMatchObject({
    status: 403,
    body: { code: 'OPERAZIONE_NON_CONSENTITA', message: percheNon('LISTE_NOIPA', senza) },
  });
});
