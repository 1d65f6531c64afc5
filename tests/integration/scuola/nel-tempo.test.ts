import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asUid } from '#platform/data/entita.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { printCedolini } from '#shared/contracts/cedolini/stampe/cedolini/cedolini.ts';
import { printLiquidazione } from '#shared/contracts/cedolini/stampe/cedolini/elaborazione.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { printProspettoF24 } from '#shared/contracts/denunce/stampe/prospetto-f24.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import { listeRoutes } from '#shared/contracts/noipa/liste.ts';
import { printElencoNoipa } from '#shared/contracts/noipa/stampe/elenco-noipa.ts';
import { identitaRoutes } from '#shared/contracts/scuola/identita.ts';
import { scuolaRoutes } from '#shared/contracts/scuola/scuola.ts';
import { print } from '#support/cedolini.ts';
import {
  contabilizzati,
  openScuolaCheDenuncia,
  sendUniemens,
  supplente,
  uniemensDiMarzo,
} from '#support/denunce/scuola-che-denuncia.ts';
import type { ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { ALTRA_IDENTITA, changeIdentita, identitaDa, scuolaPropria } from '#support/identita-scuola.ts';
import { fillNoipa } from '#support/noipa/liste-di-prova.ts';
import { scuolaDiProva } from '#support/scuole-di-prova.ts';
import { readPdf, testoLetto } from '../../functions/stampe/lettura-pdf.ts';

// The school becomes another on a day: what speaks of a day before says what it was, whichever is written first.

const DAL = '2026-04-01';
const PRIMA = { codFiscale: '80012345676', desScuola: 'Istituto di Prova' };
const DOPO = ALTRA_IDENTITA;

const ALTROVE = { codComune: 'F205', desComune: 'MILANO', provincia: 'MI' } as const;

const diventa = (scuola: ScuolaCheVersa) =>
  changeIdentita(scuola.gestore, { ...DOPO, ...ALTROVE, decorrenza: DAL, atto: 'Decreto inventato n. 7' });

const paga = (scuola: ScuolaCheVersa, mese: number) =>
  contabilizzati(scuola, [supplente(scuola.uidDi(0))], {
    MESE: mese,
    dataPagamento: `2026-0${mese}-10`,
    DES_ELABORAZIONE: `Compensi ${mese}`,
  });

/** The words of a print. */
const paroleDi = async ({ bytes }: Awaited<ReturnType<typeof print>>): Promise<string> =>
  testoLetto(await readPdf(bytes ?? new Uint8Array()));

/** Which of the two schools a text names. */
const scuoleIn = (testo: string): string[] =>
  [PRIMA.desScuola, DOPO.desScuola].filter((nome) => testo.toLowerCase().includes(nome.toLowerCase()));

const f24Di = (scuola: ScuolaCheVersa, processo: Processo, dataPagamento: string) =>
  scuola.adempimenti.ok(f24Routes.saveF24Ep, {
    body: {
      processi: [processo.uid],
      anno: 2026,
      mese: processo.MESE,
      dataPagamento,
      descrizione: `F24 di ${processo.DES_ELABORAZIONE}`,
      senzaCodiceFuori: false,
    },
  });

interface Storia {
  readonly scuola: ScuolaCheVersa;
  readonly marzo: Processo;
  readonly aprile: Processo;
}

const ordini: readonly (readonly [string, (scuola: ScuolaCheVersa) => Promise<Storia>])[] = [
  [
    'the change first',
    async (scuola) => {
      await diventa(scuola);
      const marzo = await paga(scuola, 3);
      return { scuola, marzo, aprile: await paga(scuola, 4) };
    },
  ],
  [
    'the payments first',
    async (scuola) => {
      const marzo = await paga(scuola, 3);
      await diventa(scuola);
      return { scuola, marzo, aprile: await paga(scuola, 4) };
    },
  ],
];

describe.each(ordini)('a school that becomes another, %s', (_ordine, racconta) => {
  let scuola: ScuolaCheVersa;
  let storia: Storia;
  beforeAll(async () => {
    scuola = await openScuolaCheDenuncia(1, { oggi: '2026-04-20' });
    storia = await racconta(scuola);
  });
  afterAll(() => scuola.home.close());

  test('payslips and payment orders carry the school of the day of payment', async () => {
    for (const [processo, attesa] of [
      [storia.marzo, PRIMA],
      [storia.aprile, DOPO],
    ] as const)
      for (const stampata of [
        await print(scuola.ufficio, printCedolini, { idProcesso: processo.uid }),
        await print(scuola.ufficio, printLiquidazione, { idProcesso: processo.uid }),
      ])
        expect(scuoleIn(await paroleDi(stampata))).toEqual([attesa.desScuola]);
  });

  test('UniEmens declares for the school of the month, and the school of today sends it', async () => {
    const { denuncia, righe } = await uniemensDiMarzo(scuola.adempimenti);
    const comuni = righe.flatMap(({ calcolati: { CodiceComune } }) =>
      CodiceComune === undefined ? [] : [CodiceComune],
    );
    expect([comuni.length > 0, comuni.includes(ALTROVE.codComune)]).toEqual([true, false]);
    expect(denuncia.dati).toMatchObject({
      CFAzienda: PRIMA.codFiscale,
      RagSocAzienda: PRIMA.desScuola.toUpperCase(),
      CFMittente: DOPO.codFiscale,
      RagSocMittente: DOPO.desScuola.toUpperCase(),
    });
    const inviata = await sendUniemens(scuola.adempimenti, denuncia);
    expect(inviata.scuola).toMatchObject({ nome: PRIMA.desScuola, codFiscale: PRIMA.codFiscale });
  });

  test('a list of NoiPA is on the paper of the school of the day it was sent', async () => {
    const { gestore } = scuola;
    const idProcesso = asUid<'LISTA_NOIPA'>(await fillNoipa(gestore, scuola.uidDi(0)));
    const scuoleDette = async () => scuoleIn(await paroleDi(await print(gestore, printElencoNoipa, { idProcesso })));
    expect(await scuoleDette()).toEqual([DOPO.desScuola]);
    const [lista] = await gestore.ok(listeRoutes.listListeNoipa, { body: {} });
    await gestore.ok(listeRoutes.sendListaNoipa, {
      body: { uid: idProcesso, versione: lista?.versione ?? 0, datInvio: '2026-03-20', motivo: 'Lista di prova' },
    });
    expect(await scuoleDette()).toEqual([PRIMA.desScuola]);
  });

  test('an F24 is of the school of the day it is paid', async () => {
    const prima = await f24Di(scuola, storia.marzo, '2026-03-31');
    const dopo = await f24Di(scuola, storia.aprile, '2026-04-16');
    expect([prima, dopo].map(({ denuncia: { dati } }) => [dati.contribuente, dati.denominazione])).toEqual([
      [PRIMA.codFiscale, PRIMA.desScuola.toUpperCase()],
      [DOPO.codFiscale, DOPO.desScuola.toUpperCase()],
    ]);
    const parole = await Promise.all(
      [prima, dopo].map(async ({ denuncia: { uid } }) =>
        scuoleIn(await paroleDi(await print(scuola.adempimenti, printProspettoF24, { uid, formato: 'pdf' }))),
      ),
    );
    expect(parole).toEqual([[PRIMA.desScuola], [DOPO.desScuola]]);
  });
});

describe('the school in time', () => {
  let scuola: ScuolaCheVersa;
  beforeAll(async () => {
    scuola = await openScuolaCheDenuncia(1, { oggi: '2026-04-20' });
  });
  afterAll(() => scuola.home.close());

  const rifiutata = async (cambi: Parameters<typeof identitaDa>[1]) => {
    const attuale = await scuolaPropria(scuola.gestore);
    return scuola.gestore.call(identitaRoutes.changeIdentita, {
      params: { uid: attuale.uid },
      body: { identita: identitaDa(attuale, cambi), versione: attuale.versione },
    });
  };

  test('no word for the past, no change: of its record, of its own page', async () => {
    const { uid, ...attuale } = await scuolaPropria(scuola.gestore);
    for (const cambi of [{ desScuola: 'Altra' }, { codFiscale: DOPO.codFiscale }, { codMeccanografico: 'XXIS00777C' }])
      expect(
        await scuola.gestore.call(scuolaRoutes.updateScuola, { params: { uid }, body: { ...attuale, ...cambi } }),
      ).toMatchObject({ status: 409, body: { message: expect.stringContaining('La scuola nel tempo') } });
    expect(await rifiutata({ desScuola: 'Altra' })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'identita.decorrenza' }] },
    });
    expect(await rifiutata({ decorrenza: DAL })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('non cambia nulla') },
    });
  });

  test('each change leaves what it was, one earlier than the last is refused, the last is taken back', async () => {
    const prima = await scuolaPropria(scuola.gestore);
    const dopo = await diventa(scuola);
    expect(dopo).toMatchObject({
      ...DOPO,
      dati: { identitaPrecedenti: [{ ...PRIMA, al: '2026-03-31', atto: 'Decreto inventato n. 7' }] },
    });
    expect(await rifiutata({ desScuola: 'Ancora', decorrenza: '2026-03-01' })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'identita.decorrenza' }] },
    });
    const { uid, dati, ...attuale } = dopo;
    if (dati === null) throw new Error('The school has no data of its own');
    const { identitaPrecedenti: _dimenticata, ...senzaStoria } = dati;
    const salvata = await scuola.gestore.ok(scuolaRoutes.updateScuola, {
      params: { uid },
      body: { ...attuale, dati: senzaStoria, note: 'Scritta da chi non conosce la storia' },
    });
    expect(salvata.dati?.identitaPrecedenti).toEqual(dopo.dati?.identitaPrecedenti);
    const annullata = await scuola.gestore.ok(identitaRoutes.undoIdentita, {
      params: { uid },
      query: { versione: salvata.versione, motivo: 'Decreto ritirato' },
    });
    expect(annullata).toEqual({ ...prima, note: salvata.note, versione: salvata.versione + 1 });
    expect(
      await scuola.gestore.call(identitaRoutes.undoIdentita, {
        params: { uid },
        query: { versione: annullata.versione, motivo: 'Ancora' },
      }),
    ).toMatchObject({ status: 409, body: { message: expect.stringContaining('è sempre stata') } });
  });

  test('what was written wrong of a period is put right with the reason, and nothing sent moves', async () => {
    const processo = await paga(scuola, 3);
    const inviata = await sendUniemens(scuola.adempimenti, (await uniemensDiMarzo(scuola.adempimenti)).denuncia);
    await diventa(scuola);
    await changeIdentita(scuola.gestore, {
      ...PRIMA,
      desScuola: 'Istituto Giusto',
      al: '2026-03-31',
      motivo: 'Denominazione scritta male',
    });
    expect((await scuolaPropria(scuola.gestore)).dati?.identitaPrecedenti).toMatchObject([
      { desScuola: 'Istituto Giusto', al: '2026-03-31' },
    ]);
    const { denuncia } = await scuola.adempimenti.ok(uniemensRoutes.getUniemens, { body: { uid: inviata.uid } });
    expect(denuncia).toEqual(inviata);
    expect(
      scuoleIn(await paroleDi(await print(scuola.ufficio, printLiquidazione, { idProcesso: processo.uid }))),
    ).toEqual([PRIMA.desScuola]);
    expect(await rifiutata({ al: '2020-01-01', motivo: 'Prova' })).toMatchObject({ status: 404 });
  });

  test('refusals name the field, the record, the other school', async () => {
    const attuale = await scuolaPropria(scuola.gestore);
    const { uid, versione } = attuale;
    const chiedi = (
      cambi: Parameters<typeof identitaDa>[1],
      quale: { readonly uid?: string; readonly versione?: number } = {},
    ) =>
      scuola.gestore.call(identitaRoutes.changeIdentita, {
        params: { uid: quale.uid ?? uid },
        body: { identita: identitaDa(attuale, cambi), versione: quale.versione ?? versione },
      });
    const annulla = (quale: { readonly uid?: string; readonly versione?: number } = {}) =>
      scuola.gestore.call(identitaRoutes.undoIdentita, {
        params: { uid: quale.uid ?? uid },
        query: { versione: quale.versione ?? versione, motivo: 'Prova' },
      });
    const altra = await scuola.gestore.ok(scuolaRoutes.createScuola, { body: scuolaDiProva('XXIC80001A') });
    const sposta = { desScuola: 'Spostata', decorrenza: '2026-04-15' } as const;
    const risposte = [
      [await chiedi(sposta, { uid: 'nessuna' }), 'NON_TROVATO'],
      [await chiedi(sposta, { versione: 1 }), 'VERSIONE_SUPERATA'],
      [await chiedi({ ...sposta, codMeccanografico: altra.codMeccanografico }), 'DUPLICATO'],
      [await chiedi({ ...sposta, codComune: 'A012' }), 'RIFERIMENTO_NON_VALIDO'],
      [await chiedi(sposta, { uid: altra.uid }), 'STATO_NON_AMMESSO'],
      [await annulla({ uid: 'nessuna' }), 'NON_TROVATO'],
      [await annulla({ versione: 1 }), 'VERSIONE_SUPERATA'],
      [await annulla({ uid: altra.uid }), 'STATO_NON_AMMESSO'],
    ] as const;
    for (const [risposta, code] of risposte) expect(risposta).toMatchObject({ body: { code } });
    const [prima] = attuale.dati?.identitaPrecedenti ?? [];
    await scuola.gestore.ok(scuolaRoutes.createScuola, {
      body: scuolaDiProva(prima?.codMeccanografico ?? '', { tipo: 'SEDE' }),
    });
    expect(await annulla()).toMatchObject({ body: { code: 'DUPLICATO', fields: [{ path: 'codMeccanografico' }] } });
  });
});
