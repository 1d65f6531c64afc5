import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asUid } from '#platform/data/entita.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import type { Percettore } from '#shared/contracts/anagrafe/percettore.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import {
  vociPersonaRoutes,
  type SoggettivaInput,
  type VocePersonaInput,
} from '#shared/contracts/anagrafe/voci-persona.ts';
import { scuolaRoutes } from '#shared/contracts/scuola/scuola.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { vociUtenteRoutes, type VoceUtente } from '#shared/contracts/tabelle/voci-utente.ts';
import type { CodiceParticolarita } from '#shared/domain/persona/particolarita.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_B } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { scuolaDiProva } from '#support/scuole-di-prova.ts';
import { servizioDiProva } from '#support/servizi-di-prova.ts';

let home: TestHome;
let gestore: Person;
let persona: Persona;
let numero = 0;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-15' });
  gestore = await home.as(loginOf('GESTORE'));
});
beforeEach(async () => {
  numero += 1;
  persona = await gestore.ok(anagrafeRoutes.createPersona, { body: personaDiProva(numero) });
});
afterAll(() => home.close());

const PIANO = {
  tipoPiano: '15',
  codFondo: '9',
  datInizio: '2024-01-01',
  datScadenza: '2028-12-31',
  numRate: 60,
  datRipristino: null,
} as const;

describe('subjective items', () => {
  const soggettiva = (cambi: Partial<SoggettivaInput> = {}): SoggettivaInput => ({
    codVoce: 'TERORD',
    numImporto: 20_000,
    datInizio: '2025-01-01',
    datFine: '2025-12-31',
    desRiferimento: '',
    numTotale: null,
    piano: null,
    ...cambi,
  });
  const add = (cambi: Partial<SoggettivaInput> = {}) =>
    gestore.call(vociPersonaRoutes.createSoggettiva, { body: { ...soggettiva(cambi), uidSubAnagrafe: persona.uid } });
  const list = (codVoce?: string) =>
    gestore.ok(vociPersonaRoutes.listSoggettive, {
      body: { criteria: { uidSubAnagrafe: persona.uid, ...(codVoce === undefined ? {} : { codVoce }) } },
    });

  test('are added, listed latest first and by item, changed, deleted', async () => {
    const prima = await gestore.ok(vociPersonaRoutes.createSoggettiva, {
      body: { ...soggettiva(), uidSubAnagrafe: persona.uid },
    });
    await add({ codVoce: 'RIA', datInizio: '2026-01-01', datFine: null });
    expect((await list()).map(({ codVoce, datFine }) => [codVoce, datFine])).toEqual([
      ['RIA', null],
      ['TERORD', '2025-12-31'],
    ]);
    expect(await list('RIA')).toHaveLength(1);
    const { uidSubAnagrafe: _sub, ...input } = prima;
    expect(
      await gestore.ok(vociPersonaRoutes.updateSoggettiva, { body: { ...input, numImporto: 25_000 } }),
    ).toMatchObject({ numImporto: 25_000, versione: 2, uidSubAnagrafe: persona.uid });
    expect(await gestore.call(vociPersonaRoutes.updateSoggettiva, { body: input })).toMatchObject({
      status: 409,
      body: { code: 'VERSIONE_SUPERATA' },
    });
    await gestore.ok(vociPersonaRoutes.removeSoggettiva, { body: { uid: prima.uid, versione: 2 } });
    expect(await list('TERORD')).toEqual([]);
  });

  test.each<[string, Partial<SoggettivaInput>, number, string]>([
    ['an item that is not in the dictionary', { codVoce: 'ZZZ' }, 409, 'codVoce'],
    ['an amount of zero', { numImporto: 0 }, 400, 'numImporto'],
    ['an end before the start', { datFine: '2024-12-31' }, 400, 'datFine'],
    ['a plan on what is not due to INPS', { piano: PIANO }, 409, 'piano'],
    [
      'a plan that ends before it begins',
      { codVoce: 'PREINP', piano: { ...PIANO, datScadenza: '2023-12-31' } },
      400,
      'piano.datScadenza',
    ],
    ['a total below the instalment', { numTotale: 19_999 }, 409, 'numTotale'],
    ['a total on what is paid', { codVoce: 'RIA', numTotale: 30_000 }, 409, 'numTotale'],
  ])('refuse %s', async (_caso, cambi, status, campo) => {
    expect(await add(cambi)).toMatchObject({ status, body: { fields: [{ path: campo }] } });
  });

  test.each<[string, Partial<SoggettivaInput>, number]>([
    ['the last day of another', { datInizio: '2025-12-31', datFine: null }, 409],
    ['the day after another', { datInizio: '2026-01-01', datFine: null }, 200],
    ['the same days of another item', { codVoce: 'RIA' }, 200],
    ['the same days of another creditor', { desRiferimento: 'Altro contratto' }, 200],
    ['an open period that begins before', { datInizio: '2024-01-01', datFine: null }, 409],
  ])('of one item never share a day: %s', async (_caso, cambi, status) => {
    await add();
    expect((await add(cambi)).status).toBe(status);
  });

  test('due to INPS keep the plan of their instalments, where the school pays the salary', async () => {
    expect(await add({ codVoce: 'PREINP', piano: PIANO })).toMatchObject({ status: 409 });
    const accademia = await home.as(loginOf('GESTORE', SCUOLA_B));
    await accademia.ok(scuolaRoutes.createScuola, {
      body: scuolaDiProva(SCUOLA_B, {
        tipo: 'PROPRIA',
        dati: { codIpa: '', codUnivocoUfficio: null, setupType: 'AFAM', altriDati: [], firmatari: [] },
      }),
    });
    const sua = await accademia.ok(anagrafeRoutes.createPersona, { body: personaDiProva(numero) });
    const body = { ...soggettiva({ codVoce: 'PREINP', piano: PIANO }), uidSubAnagrafe: sua.uid };
    expect(await accademia.call(vociPersonaRoutes.createSoggettiva, { body })).toMatchObject({
      status: 200,
      body: { codVoce: 'PREINP', piano: PIANO },
    });
  });

  describe('that no calculation of the school reads are refused, with the reason', () => {
    const fiscale = (percettore: Percettore) =>
      gestore.ok(fiscaleRoutes.createFiscali, {
        body: { ...fiscaliPredefiniti(2025), percettore, uidSubAnagrafe: persona.uid },
      });
    const professionista: Percettore = {
      tipo: 'PROFESSIONISTA',
      regime: 'FORFETTARIO',
      previdenza: 'NESSUNA',
      iva: 'ESENTE',
    };

    test('a deduction of State staff is NoiPA its own, whichever it is', async () => {
      await gestore.ok(serviziRoutes.createServizio, {
        body: { ...servizioDiProva(), datInizio: '2024-09-01', uidSubAnagrafe: persona.uid },
      });
      for (const codVoce of ['CESQUI', 'QUOASS', 'TERORD', 'VER48B', 'RIA'])
        expect(await add({ codVoce })).toMatchObject({
          status: 409,
          body: { message: expect.stringContaining('qui non si'), fields: [{ path: 'codVoce' }] },
        });
    });

    test('of a professional the debt to the collection agent and what a judge assigned are taken, a share of a salary is not', async () => {
      await fiscale(professionista);
      expect(await add({ codVoce: 'VER48B' })).toMatchObject({ status: 200 });
      expect(await add({ codVoce: 'TERORD' })).toMatchObject({ status: 200 });
      expect(await add({ codVoce: 'CESQUI' })).toMatchObject({ status: 409 });
    });

    test('and so a condition that changes no payslip of who is paid to that title', async () => {
      await fiscale(professionista);
      const condizione = (codParticolarita: CodiceParticolarita) =>
        gestore.call(vociPersonaRoutes.createParticolarita, {
          body: { codParticolarita, datInizio: '2025-01-01', datFine: null, note: '', uidSubAnagrafe: persona.uid },
        });
      for (const codice of ['ESONERO_IVS_2', 'MADRE_TRE_FIGLI', 'ESTERO_RITENUTA', 'CATEGORIA_PROTETTA'] as const)
        expect(await condizione(codice)).toMatchObject({
          status: 409,
          body: { message: expect.stringContaining('qui non cambia nulla'), fields: [{ path: 'codParticolarita' }] },
        });
    });
  });

  test('added twice at once are one', async () => {
    const answers = await Promise.all([add(), add(), add()]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await list()).toHaveLength(1);
  });

  test('have a dictionary of what is paid and what is withheld, without a creditor in the words of the payslip', async () => {
    const voci = await (await home.as(loginOf('DIPENDENTE'))).ok(vociPersonaRoutes.listVociDizionario, {});
    expect(new Set(voci.map(({ tipo }) => tipo))).toEqual(new Set(['COMPETENZA', 'TRATTENUTA']));
    expect(voci.map(({ desVoce }) => desVoce).join()).not.toMatch(/pignor|sindac/i);
  });
});

describe("the school's items per person", () => {
  const valore = (uidVoce: string, cambi: Partial<VocePersonaInput> = {}): VocePersonaInput => ({
    uidVoce: asUid(uidVoce),
    annoInizio: 2026,
    meseInizio: 1,
    annoFine: 2026,
    meseFine: 6,
    numValore: 5_000,
    ...cambi,
  });
  const add = (uidVoce: string, cambi: Partial<VocePersonaInput> = {}) =>
    gestore.call(vociPersonaRoutes.createVocePersona, {
      body: { ...valore(uidVoce, cambi), uidSubAnagrafe: persona.uid },
    });
  const list = () => gestore.ok(vociPersonaRoutes.listVociPersona, { query: { uidSubAnagrafe: persona.uid } });
  const voceNuova = (cambi = {}): Promise<VoceUtente> =>
    gestore.ok(vociUtenteRoutes.createVoceUtente, {
      body: {
        codVoce: `V${numero}${Math.trunc(numero * 7)}`,
        desVoce: 'Progetto teatro',
        unita: 'ORE',
        flgAttivo: true,
        codTipoSpt: '',
        codCapitolo: '',
        codCompensoNoipa: '',
        desTipoEmolumento: '',
        periodi: [{ annoInizio: 2026, meseInizio: 1, annoFine: null, meseFine: null, numValore: 1_000 }],
        ...cambi,
      },
    });

  test('have a value from a month to another, with the choices a person may be given', async () => {
    const voce = await voceNuova();
    const dato = await gestore.ok(vociPersonaRoutes.createVocePersona, {
      body: { ...valore(voce.uid), uidSubAnagrafe: persona.uid },
    });
    expect(await list()).toMatchObject({
      righe: [{ uid: dato.uid, codVoce: voce.codVoce, unita: 'ORE', numValore: 5_000 }],
      voci: expect.arrayContaining([
        {
          uid: voce.uid,
          codVoce: voce.codVoce,
          desVoce: voce.desVoce,
          unita: 'ORE',
          flgAttivo: true,
          codTipoSpt: '',
          codCapitolo: '',
          codCompensoNoipa: '',
          desTipoEmolumento: '',
          numValore: 1_000,
        },
      ]),
    });
    const { uidSubAnagrafe: _sub, ...input } = dato;
    const changed = await gestore.ok(vociPersonaRoutes.updateVocePersona, { body: { ...input, numValore: 6_000 } });
    expect(changed).toMatchObject({ numValore: 6_000, versione: 2 });
    expect(
      await gestore.call(vociUtenteRoutes.removeVoceUtente, { body: { uid: voce.uid, versione: 1 } }),
    ).toMatchObject({ status: 409, body: { code: 'IN_USO', message: expect.stringContaining(persona.desCognome) } });
    expect(
      await gestore.call(vociPersonaRoutes.removeVocePersona, { body: { uid: dato.uid, versione: 1 } }),
    ).toMatchObject({ status: 409 });
    await gestore.ok(vociPersonaRoutes.removeVocePersona, { body: { uid: dato.uid, versione: 2 } });
    await gestore.ok(vociUtenteRoutes.removeVoceUtente, { body: { uid: voce.uid, versione: 1 } });
  });

  test.each<[string, Partial<VocePersonaInput>, number, string]>([
    ['an end without its month', { meseFine: null }, 400, 'meseFine'],
    ['an end before the start', { annoFine: 2025, meseFine: 12 }, 400, 'meseFine'],
    ['no value', { numValore: 0 }, 400, 'numValore'],
    ['hours below zero', { numValore: -100 }, 409, 'numValore'],
    ['months the item is not valid for', { annoInizio: 2025, annoFine: 2025 }, 409, 'meseInizio'],
    ['an item that does not exist', { uidVoce: asUid('assente') }, 409, 'uidVoce'],
  ])('refuse %s', async (_caso, cambi, status, campo) => {
    const voce = await voceNuova();
    expect(await add(voce.uid, cambi)).toMatchObject({ status, body: { fields: [{ path: campo }] } });
  });

  test('of one item never share a month; a switched off item is refused', async () => {
    const voce = await voceNuova();
    expect((await add(voce.uid)).status).toBe(200);
    expect(await add(voce.uid, { meseInizio: 6, meseFine: 12 })).toMatchObject({
      status: 409,
      body: { fields: [{ path: 'meseInizio', message: expect.stringContaining('gennaio 2026') }] },
    });
    expect((await add(voce.uid, { meseInizio: 7, annoFine: null, meseFine: null })).status).toBe(200);
    const spenta = await voceNuova({ codVoce: `S${numero}`, flgAttivo: false });
    expect(await add(spenta.uid)).toMatchObject({ status: 409, body: { fields: [{ path: 'uidVoce' }] } });
  });

  test('of another school do not exist', async () => {
    const [voce, altrove] = [await voceNuova(), await home.as(loginOf('GESTORE', SCUOLA_B))];
    expect(
      await altrove.call(vociPersonaRoutes.listVociPersona, { query: { uidSubAnagrafe: persona.uid } }),
    ).toMatchObject({ status: 404 });
    expect(
      await altrove.call(vociPersonaRoutes.createVocePersona, {
        body: { ...valore(voce.uid), uidSubAnagrafe: persona.uid },
      }),
    ).toMatchObject({ status: 404 });
  });
});
