import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asUid } from '#platform/data/entita.ts';
import { readTable } from '#platform/spreadsheet.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { sptRoutes } from '#shared/contracts/denunce/spt-chiamate.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { stampe } from '#shared/contracts/stampe/index.ts';
import { anteprimaDi, indirizziDi, richiestaDi, type Stampa } from '#shared/contracts/stampe/stampa.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { print } from '#support/cedolini.ts';
import { makeCertificazione } from '#support/denunce/certificazione-consegnata.ts';
import { addModuli } from '#support/denunce/moduli-di-prova.ts';
import { createScuolaCheDenuncia } from '#support/denunce/scuola-che-denuncia.ts';
import { f24DiMarzo } from '#support/denunce/scuola-che-versa.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { fillEsami } from '#support/noipa/esami-di-prova.ts';
import { fillNoipa } from '#support/noipa/liste-di-prova.ts';
import { sampleOfTheDay } from '#support/sample-of-the-day.ts';
import { linkDipendente, supplenzaDiProva } from '#support/servizi-di-prova.ts';
import { accountAnno, type AnnoContabilizzato } from '#support/stampe/anno-contabilizzato.ts';
import { registerDati } from '#support/stampe/dati-registrati.ts';
import { stampeDiEsempio, type DaStampare } from '#support/stampe/esempi.ts';
import { accountLuglio } from '#support/stampe/luglio-contabilizzato.ts';
import { createCaso, proveCaso } from '#support/stampe/prova-di-collaudo.ts';
import { recomputedSums } from '../../functions/platform/spreadsheet/recomputed-sums.ts';
import { elementi, readPdf } from '../../functions/stampe/lettura-pdf.ts';
import { faultsUa } from '../../functions/stampe/matterhorn/punti.ts';

let home: TestHome;
let anno: AnnoContabilizzato & DaStampare;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-07-31' });
  const gestore = await home.as(loginOf('GESTORE'));
  await createScuolaCheDenuncia(gestore);
  const contabilizzato = await accountAnno(gestore);
  await showGennaio(gestore, contabilizzato);
  await registerDati(gestore, contabilizzato.persone[0]?.uid ?? '');
  await gestore.ok(serviziRoutes.createServizio, {
    body: { ...supplenzaDiProva('2024-09-01', '2025-08-31'), uidSubAnagrafe: contabilizzato.persone[2]?.uid ?? '' },
  });
  const processi = [...contabilizzato.processi, ...(await accountLuglio(gestore))];
  const listaNoipa = await fillNoipa(gestore, contabilizzato.persone[0]?.uid ?? asUid(''));
  const { denuncia: spt } = await gestore.ok(sptRoutes.saveSpt, { body: { anno: 2026, meseDa: 1, meseA: 6 } });
  const listeEsami = await fillEsami(gestore, contabilizzato.persone[0]?.desCf ?? '');
  const liste = { listaNoipa, listeEsami };
  const tester = await home.as(loginOf('TESTER'));
  const { uid: prova } = await proveCaso(tester, await createCaso(tester, processi[0] ?? ''));
  anno = { ...contabilizzato, processi, ...liste, prova, spt: spt.uid, ...(await denunceDi(gestore, contabilizzato)) };
});
afterAll(() => home.close());

/** What is filed of those runs: the UniEmens of each month, the F24 of January, the CU of the year before of the first they paid. */
const denunceDi = async (
  gestore: Person,
  contabilizzato: AnnoContabilizzato,
): Promise<{ readonly f24: string; readonly cu: string }> => {
  await uniemensDeiMesi(gestore, contabilizzato);
  const f24 = await f24DiGennaio(gestore, contabilizzato);
  const [prima] = contabilizzato.persone;
  return {
    f24,
    cu: prima === undefined ? '' : await makeCertificazione(gestore, prima, contabilizzato.anno - 1),
  };
};

/** January is shown to those it paid, and the first of them is the employee who signs in. */
const showGennaio = async (
  gestore: Person,
  { processi: [uid = ''], persone: [io] }: AnnoContabilizzato,
): Promise<void> => {
  const { versione } = await gestore.ok(processiRoutes.getProcesso, { body: { uid } });
  await gestore.ok(chiusuraRoutes.esponiDipendenti, { body: { idProcesso: uid, versione } });
  if (io !== undefined) await linkDipendente(home, io, SCUOLA_A);
};

/** The UniEmens of the months of those runs; the first also has a form of each kind of the public family. */
const uniemensDeiMesi = async (gestore: Person, { persone: [io] }: AnnoContabilizzato): Promise<void> => {
  for (const mese of [1, 2, 3]) {
    const denuncia = await gestore.ok(uniemensRoutes.saveUniemens, { body: { anno: 2026, mese, allowEmpty: true } });
    if (mese === 1 && io !== undefined) await addModuli(gestore, denuncia, io);
  }
};

/** The F24 of the run of January. */
const f24DiGennaio = async (gestore: Person, { processi: [gennaio = ''] }: AnnoContabilizzato): Promise<string> => {
  const { denuncia } = await gestore.ok(f24Routes.saveF24Ep, {
    body: { ...f24DiMarzo([], { anno: 2026, mese: 1, dataPagamento: '2026-02-16' }), processi: [asUid(gennaio)] },
  });
  return denuncia.uid;
};

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
