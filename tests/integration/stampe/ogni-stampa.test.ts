import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asUid } from '#platform/data/entita.ts';
import { readTable } from '#platform/spreadsheet.ts';
import { contenutoStampaRoutes } from '#shared/contracts/stampe/contenuto.ts';
import { stampe } from '#shared/contracts/stampe/index.ts';
import { anteprimaDi, indirizziDi, richiestaDi, type Stampa } from '#shared/contracts/stampe/stampa.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { print } from '#support/cedolini.ts';
import type { TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { enterRinnovo } from '#support/rinnovo-di-prova.ts';
import { sampleOfTheDay } from '#support/sample-of-the-day.ts';
import { stampeDiEsempio, type DaStampare } from '#support/stampe/esempi.ts';
import { startScuolaCheStampa } from '#support/stampe/scuola-che-stampa.ts';
import { elenchiDiStampe } from '#web/areas/stampe/elenchi.ts';
import { recomputedSums } from '../../functions/platform/spreadsheet/recomputed-sums.ts';
import { elementi, readPdf } from '../../functions/stampe/lettura-pdf.ts';
import { faultsUa } from '../../functions/stampe/matterhorn/punti.ts';

let home: TestHome;
let undo: () => void = () => undefined;
let anno: DaStampare;
beforeAll(async () => {
  ({ home, anno } = await startScuolaCheStampa());
  // Known once everything is accounted: there are differences to print.
  undo = enterRinnovo();
});
afterAll(async () => {
  undo();
  await home.close();
});

/** What a State school never withholds itself: NoiPA, that pays the salary, does. */
const SENZA_DATI: ReadonlySet<string> = new Set(['/stampe-altre-ritenute/:printId/preview']);

const ognuna = Object.entries<Stampa>(stampe);
/** How many days go by until every print was compared, row by row, with its sheet and with its CSV. */
const GIORNI = 4;
const aConfronto = new Set(sampleOfTheDay(ognuna, GIORNI).map(([nome]) => nome));
const diEsempio = ({ codice }: Stampa): readonly Readonly<Record<string, unknown>>[] =>
  stampeDiEsempio(anno).flatMap(({ contratto, parametri }) => (contratto.codice === codice ? [parametri] : []));
/** The examples of a print on paper, also of one whose path names another format. */
const suCarta = (contratto: Stampa): readonly Readonly<Record<string, unknown>>[] =>
  diEsempio(contratto).map((parametri) =>
    'formato' in contratto.parametri.shape ? { ...parametri, formato: 'pdf' } : parametri,
  );

/** A cell as the sheet has it, in the ways a print may write it. */
const scritture = (cella: string): readonly string[] => {
  const giorno = /^(\d{4})-(\d\d)-(\d\d)$/.exec(cella);
  if (giorno) return [`${giorno[3]}/${giorno[2]}/${giorno[1]}`];
  if (/^-?\d+(,\d+)? %$/.test(cella)) return [percento(cella)];
  if (!/^-?\d+(,\d+)?$/.test(cella)) return [cella];
  const [intero = '', decimali = ''] = cella.split(',');
  const euro = `${intero.replace(/\B(?=(\d{3})+(?!\d))/g, '.')},${decimali.padEnd(2, '0')}€`;
  return [euro, cella];
};
/** A percentage of a sheet, '8,8 %', with the two decimals or more that paper has. */
const percento = (cella: string): string => {
  const [intero = '', decimali = ''] = cella.replace(/\s*%$/, '').split(',');
  return `${intero},${decimali.padEnd(2, '0')}%`;
};
const senzaSpazi = (testo: string): string => testo.replace(/\s+/g, '');

const testiDi = ({ pagine }: Awaited<ReturnType<typeof readPdf>>, tag: string): readonly string[] =>
  pagine.flatMap(({ struttura }) => elementi(struttura, tag).map(({ testo }) => senzaSpazi(testo)));

describe.each(ognuna)('%s', (nome, contratto) => {
  test('of a full school is a tagged PDF that a screen reader reads, at each of its screens', async () => {
    const person = await home.as(loginOf(contratto.roles[0] ?? 'TESTER'));
    const viste = new Set<string>();
    for (const parametri of suCarta(contratto)) {
      const { stato, bytes } = await print(person, contratto, parametri);
      const anteprima = anteprimaDi(contratto, parametri);
      const avviso = SENZA_DATI.has(anteprima) ? 'Nessun dato da stampare.' : null;
      expect(stato).toMatchObject({ stato: 'COMPLETATO', avviso, anteprima });
      viste.add(stato.anteprima);
      if (avviso !== null) continue;
      const letto = await readPdf(bytes ?? new Uint8Array());
      expect(letto.lingua).toBe('(it-IT)');
      expect(letto.pagine.flatMap(({ fuoriStruttura }) => fuoriStruttura)).toEqual([]);
      expect(letto.pagine.flatMap(({ struttura }) => elementi(struttura, 'H1')).length).toBeGreaterThan(0);
      expect(letto.pagine.flatMap(({ struttura }) => elementi(struttura, 'TH')).length).toBeGreaterThan(0);
      expect(await faultsUa(bytes ?? new Uint8Array())).toEqual([]);
    }
    expect([...viste].toSorted()).toEqual(indirizziDi(contratto).toSorted());
  });

  test.runIf('formato' in contratto.parametri.shape && aConfronto.has(nome))(
    'says on paper every row of its sheet, and the same rows as CSV',
    async () => {
      const person = await home.as(loginOf(contratto.roles[0] ?? 'TESTER'));
      for (const parametri of diEsempio(contratto)) {
        if (SENZA_DATI.has(anteprimaDi(contratto, parametri))) continue;
        const come = async (formato: string) =>
          (await print(person, contratto, { ...parametri, formato })).bytes ?? new Uint8Array();
        const carta = await readPdf(await come('pdf'));
        const foglio = await come('xlsx');
        const csv = await readTable(await come('csv'), 'stampa.csv');
        // our reader takes no formula: a sheet with a row of sums has the rows of the CSV, and sums that the paper says too
        const somme = recomputedSums(foglio);
        const { intestazioni, righe } = somme.length > 0 ? csv : await readTable(foglio, 'stampa.xlsx');
        expect(righe.length).toBeGreaterThan(0);
        const titoli = [...testiDi(carta, 'H2'), ...testiDi(carta, 'H3')];
        const stampate = testiDi(carta, 'TR');
        const isDetta = (celle: readonly string[]) => {
          const daDire = celle.filter((cella) => cella !== '' && !titoli.includes(senzaSpazi(cella)));
          return stampate.some((riga) =>
            daDire.every((cella) => scritture(cella).some((scritta) => riga.includes(senzaSpazi(scritta)))),
          );
        };
        expect(righe.filter(({ celle }) => !isDetta(celle))).toEqual([]);
        const inCifre = somme.map((somma) => formatEuro(somma).replace(/\s*€/, ''));
        expect(inCifre.filter((cifre) => !stampate.some((riga) => riga.includes(cifre)))).toEqual([]);
        expect([csv.intestazioni, csv.righe.length]).toEqual([intestazioni, righe.length]);
      }
    },
  );
});

/** The fields that a form of prints may ask with. */
const { parametri: delModulo } = contenutoStampaRoutes.getContenutoStampa.body.shape;
const diPagina = new Set(
  Object.values(elenchiDiStampe).flatMap(({ stampe: sue }) => sue.map(({ contratto }) => contratto.codice)),
);
const dettePrima = ognuna.filter(([nome, { codice }]) => diPagina.has(codice) && aConfronto.has(nome));

test('every field of a print of a page is one that what it would say is asked with', () => {
  const campi = ognuna
    .filter(([, { codice }]) => diPagina.has(codice))
    .flatMap(([, { parametri }]) => Object.keys(parametri.shape));
  expect(campi.filter((campo) => !(campo in delModulo.shape))).toEqual([]);
  expect(diPagina.size).toBeGreaterThan(20);
});

describe.each(dettePrima)('%s, before it is made', (_nome, contratto) => {
  test('tells the rows of its sheet and the sums of its foot, and then that it was made, by whom', async () => {
    const person = await home.as(loginOf(contratto.roles[0] ?? 'TESTER'));
    const ask = (parametri: unknown) =>
      person.ok(contenutoStampaRoutes.getContenutoStampa, {
        body: { codice: contratto.codice, parametri: delModulo.parse(parametri) },
      });
    for (const parametri of diEsempio(contratto)) {
      const { contenuto } = await ask(parametri);
      if (SENZA_DATI.has(anteprimaDi(contratto, parametri))) {
        expect(contenuto).toMatchObject({ quanti: 0, totali: [] });
        continue;
      }
      const { stato, bytes } = await print(person, contratto, { ...parametri, formato: 'pdf' });
      const carta = await readPdf(bytes ?? new Uint8Array());
      const csv = (await print(person, contratto, { ...parametri, formato: 'csv' })).bytes ?? new Uint8Array();
      const righe = contenuto?.diChe === 'RIGHE' ? (await readTable(csv, 'stampa.csv')).righe : testiDi(carta, 'H1');
      expect(contenuto).toMatchObject({ titolo: stato.titolo, quanti: righe.length });
      const stampate = testiDi(carta, 'TR');
      const cifre = (contenuto?.totali ?? []).map(({ importo }) => senzaSpazi(formatEuro(importo)));
      expect(cifre.filter((cifra) => !stampate.some((riga) => riga.includes(cifra)))).toEqual([]);
      const { ultime } = await ask(parametri);
      expect(ultime.length).toBeGreaterThan(0);
      expect(ultime.filter(({ da, il }) => da === '' || il === '')).toEqual([]);
    }
  });
});

test('what a print would say is told to whoever may make it, and says what is missing to be asked', async () => {
  const body = {
    codice: stampe.printContributi.codice,
    parametri: { anno: 2026, meseDa: 1, meseA: 3, tipo: 'dipendente' },
  };
  const gestore = await home.as(loginOf('GESTORE'));
  expect(await gestore.ok(contenutoStampaRoutes.getContenutoStampa, { body })).toMatchObject({
    contenuto: null,
    manca: 'Scegliere la persona.',
  });
  const servizi = await home.as(loginOf('SERVIZI'));
  expect(await servizi.call(contenutoStampaRoutes.getContenutoStampa, { body })).toMatchObject({
    status: 404,
    body: { code: 'NON_TROVATO' },
  });
  const proprio = { codice: stampe.printElencoCompensi.codice, parametri: { anno: 2026 } };
  expect((await gestore.call(contenutoStampaRoutes.getContenutoStampa, { body: proprio })).status).toBe(404);
});

test('the last prints of a run are told to whoever may see them, the newest first, and those of another run are not', async () => {
  const [prima = '', seconda = ''] = anno.processi;
  const ufficio = await home.as(loginOf('CEDOLINI'));
  const { stato } = await print(ufficio, stampe.printCompetenze, { idProcesso: asUid<'PROCESSO'>(prima) });
  const fatte = await ufficio.ok(contenutoStampaRoutes.listStampeElaborazione, {
    body: { idProcesso: asUid<'PROCESSO'>(prima) },
  });
  expect(fatte.map(({ titolo }) => titolo)).toContain(stato.titolo);
  expect(fatte.map(({ il }) => il)).toEqual(
    fatte
      .map(({ il }) => il)
      .toSorted()
      .toReversed(),
  );
  const altre = await ufficio.ok(contenutoStampaRoutes.listStampeElaborazione, {
    body: { idProcesso: asUid<'PROCESSO'>(seconda) },
  });
  expect(altre.map(({ printId }) => printId)).not.toContain(stato.printId);
  const servizi = await home.as(loginOf('SERVIZI'));
  expect(
    await servizi.ok(contenutoStampaRoutes.listStampeElaborazione, { body: { idProcesso: asUid<'PROCESSO'>(prima) } }),
  ).toEqual([]);
});

test('the sheet of an F24 that is not there is refused', async () => {
  const ufficio = await home.as(loginOf('ADEMPIMENTI'));
  const query = { uid: asUid<'DENUNCIA'>('inesistente'), formato: 'pdf' as const };
  expect(await ufficio.call(stampe.printProspettoF24, { query })).toMatchObject({
    status: 404,
    body: { code: 'NON_TROVATO' },
  });
});

test('the sheet of a list of NoiPA that is not there is refused', async () => {
  const ufficio = await home.as(loginOf('CEDOLINI'));
  const query = { idProcesso: asUid<'LISTA_NOIPA'>('inesistente'), formato: 'pdf' as const };
  expect(await ufficio.call(stampe.printElencoNoipa, { query })).toMatchObject({
    status: 404,
    body: { code: 'NON_TROVATO' },
  });
});

test('the other prints of a list of NoiPA that is not there, or is of another kind, are refused', async () => {
  const ufficio = await home.as(loginOf('CEDOLINI'));
  const idProcesso = asUid<'LISTA_NOIPA'>('inesistente');
  const assente = { status: 404, body: { code: 'NON_TROVATO' } };
  for (const contratto of [stampe.printDettagliMof, stampe.printDettagliMaturita, stampe.printDettagliAltriEsami])
    expect(await ufficio.call(contratto, { body: { idProcesso } })).toMatchObject(assente);
  const [listaNoipa, persona] = [asUid<'LISTA_NOIPA'>(anno.listaNoipa), asUid<'PERSONA'>('mai-esistita')];
  expect(await ufficio.call(stampe.printDettagliMaturita, { body: { idProcesso: listaNoipa } })).toMatchObject(assente);
  for (const kind of ['mof', 'maturita'] as const) {
    const [query, body] = [
      { kind, idProcesso },
      { kind, idProcesso: listaNoipa, persona },
    ];
    expect(await ufficio.call<Stampa>(stampe.printFileNoipa, richiestaDi(stampe.printFileNoipa, query))).toMatchObject(
      assente,
    );
    expect(
      await ufficio.call<Stampa>(stampe.printDettaglioNoipa, richiestaDi(stampe.printDettaglioNoipa, body)),
    ).toMatchObject(assente);
  }
});

test('the XML of a list of NoiPA has every compensation and its sum', async () => {
  const ufficio = await home.as(loginOf('CEDOLINI'));
  const { stato, bytes } = await print(ufficio, stampe.printFileNoipa, {
    kind: 'mof',
    idProcesso: asUid<'LISTA_NOIPA'>(anno.listaNoipa),
    formato: 'xml',
  });
  expect(stato.file?.nome).toMatch(/^lista-noipa-.+\.xml$/);
  const testo = Buffer.from(bytes ?? new Uint8Array()).toString('utf8');
  // 10,50 hours at 38,50 € and 250,00 €.
  expect(testo).toMatch(/righe="2" totale="654\.25"/);
  expect([...testo.matchAll(/<Importo>([\d.]+)<\/Importo>/g)].map(([, importo]) => importo)).toEqual([
    '404.25',
    '250.00',
  ]);
});
