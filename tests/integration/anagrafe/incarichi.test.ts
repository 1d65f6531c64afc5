import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asUid } from '#platform/data/entita.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { incarichiRoutes, type Incarico, type IncaricoInput } from '#shared/contracts/anagrafe/incarico.ts';
import type { Percettore } from '#shared/contracts/anagrafe/percettore.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { ProcessoInput } from '#shared/contracts/cedolini/processo.ts';
import { cedolinoDi, compenso, compute, elaborazione } from '#support/cedolini.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_B } from '#support/home/test-users.ts';
import { incaricoDiProva } from '#support/incarichi-di-prova.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { assente, doppio, inUso, riferimento, rifiutata, superata } from '#support/rifiuti.ts';

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

const create = (cambi: Partial<IncaricoInput> = {}): Promise<Incarico> =>
  gestore.ok(incarichiRoutes.createIncarico, {
    body: { ...incaricoDiProva(cambi), uidSubAnagrafe: persona.uid },
  });
const list = (chi: Person = gestore) =>
  chi.call(incarichiRoutes.listIncarichi, { body: { criteria: { uidSubAnagrafe: persona.uid } } });
const senzaPersona = ({ uidSubAnagrafe: _sub, ...incarico }: Incarico) => incarico;

test('assignments are added, listed latest first, changed, deleted; whoever files may read them', async () => {
  const primo = await create();
  await create({ numIncarico: '13', datInizio: '2026-03-01' });
  expect(primo).toMatchObject({ ...incaricoDiProva(), versione: 1, uidSubAnagrafe: persona.uid });
  expect(await list(await home.as(loginOf('ADEMPIMENTI')))).toMatchObject({
    status: 200,
    body: [{ numIncarico: '13' }, primo],
  });
  const cambiato = await gestore.ok(incarichiRoutes.updateIncarico, {
    body: { ...senzaPersona(primo), numImporto: 250_000 },
  });
  expect(cambiato).toMatchObject({ numImporto: 250_000, versione: 2 });
  await gestore.ok(incarichiRoutes.removeIncarico, { body: { uid: primo.uid, versione: 2 } });
  expect(await list()).toMatchObject({ body: [{ numIncarico: '13' }] });
});

describe('paid by payslips', () => {
  const occasionale: Percettore = { tipo: 'OCCASIONALE' };
  const paga = (uidIncarico: string, importo: number, cambi: Partial<ProcessoInput> = {}) =>
    compute(gestore, elaborazione({ idMetodo: 'EST-LD', ...cambi }), [
      {
        uidSubAnagrafe: persona.uid,
        percettore: occasionale,
        voci: [{ ...compenso(importo), uidIncarico: asUid(uidIncarico) }],
        fiscali: { gestioneSeparata: 'SENZA_DIS_COLL' },
      },
    ]);

  test('tell what is left, warn over it without stopping, and keep the assignment', async () => {
    const incarico = await create({ numImporto: 100_000 });
    const { processo } = await paga(incarico.uid, 60_000);
    expect(await list()).toMatchObject({ body: [{ numImporto: 100_000, numPagato: 60_000 }] });
    expect(
      await gestore.ok(incarichiRoutes.listIncarichi, {
        body: { criteria: { uidSubAnagrafe: persona.uid, senzaProcesso: processo.uid } },
      }),
    ).toMatchObject([{ numPagato: 0 }]);
    const entro = await cedolinoDi(gestore, processo.uid, persona.uid);
    expect(entro.anomalie.map(({ codice }) => codice)).not.toContain('INCARICO_SUPERATO');
    const oltre = await paga(incarico.uid, 50_000);
    expect(await cedolinoDi(gestore, oltre.processo.uid, persona.uid)).toMatchObject({
      esito: 'CALCOLATO',
      input: { voci: [{ uidIncarico: incarico.uid }] },
      anomalie: expect.arrayContaining([
        expect.objectContaining({
          codice: 'INCARICO_SUPERATO',
          messaggio: expect.stringMatching(/12 del 20\/01\/2026 .*1\.000,00.*1\.100,00.*100,00.*in più/),
        }),
      ]),
    });
    await rifiutata(
      home,
      () => gestore.call(incarichiRoutes.removeIncarico, { body: { uid: incarico.uid, versione: 1 } }),
      inUso(/L'incarico 12 del 20\/01\/2026 è pagato da 2 cedolini/),
    );
  });

  test('a simulation pays nothing of it; an assignment that is gone is said, and the payslip is there', async () => {
    const incarico = await create();
    const { processo } = await paga(incarico.uid, 60_000, { simulazione: true });
    expect(await list()).toMatchObject({ body: [{ numPagato: 0 }] });
    expect(await cedolinoDi(gestore, processo.uid, persona.uid)).toMatchObject({ esito: 'CALCOLATO' });
    const altro = await paga(`${persona.uid}-nessuno`, 10_000);
    expect(await cedolinoDi(gestore, altro.processo.uid, persona.uid)).toMatchObject({
      esito: 'CALCOLATO',
      anomalie: expect.arrayContaining([expect.objectContaining({ codice: 'INCARICO_ASSENTE' })]),
    });
  });
});

test('a merge brings the assignments along, but for one the destination has with the same number and date', async () => {
  const doppia = await gestore.ok(anagrafeRoutes.createPersona, {
    body: personaDiProva(numero, { datNascita: '1970-07-07' }),
  });
  await create();
  for (const numIncarico of ['12', '14'])
    await gestore.ok(incarichiRoutes.createIncarico, {
      body: { ...incaricoDiProva({ numIncarico }), uidSubAnagrafe: doppia.uid },
    });
  const { anteprima } = await gestore.ok(anagrafeRoutes.accorpaAnagrafe, {
    body: { azione: 'ANTEPRIMA', uidDestinazione: persona.uid, uids: [doppia.uid] },
  });
  expect(anteprima).toMatchObject({
    spostati: [{ entita: 'INCARICO', descrizione: 'Incarichi', numero: 1 }],
    esclusi: [expect.stringContaining('Incarico 12 del 20/01/2026')],
  });
  await gestore.ok(anagrafeRoutes.accorpaAnagrafe, {
    body: { azione: 'ESEGUI', uidDestinazione: persona.uid, uids: [doppia.uid] },
  });
  await expect
    .poll(
      async () =>
        (await gestore.ok(incarichiRoutes.listIncarichi, { body: { criteria: { uidSubAnagrafe: persona.uid } } }))
          .map(({ numIncarico }) => numIncarico)
          .toSorted(),
      { timeout: 20_000 },
    )
    .toEqual(['12', '14']);
});

test('what a payslip pays of an assignment left behind by a merge is paid of that of the destination', async () => {
  const doppia = await gestore.ok(anagrafeRoutes.createPersona, {
    body: personaDiProva(numero, { datNascita: '1971-08-08' }),
  });
  await create({ numImporto: 100_000 });
  const lasciato = await gestore.ok(incarichiRoutes.createIncarico, {
    body: { ...incaricoDiProva({ numImporto: 100_000 }), uidSubAnagrafe: doppia.uid },
  });
  const paga = (uidSubAnagrafe: string, importo: number) =>
    compute(gestore, elaborazione({ idMetodo: 'EST-LD' }), [
      {
        uidSubAnagrafe: asUid(uidSubAnagrafe),
        percettore: { tipo: 'OCCASIONALE' },
        voci: [{ ...compenso(importo), uidIncarico: lasciato.uid }],
        fiscali: { gestioneSeparata: 'SENZA_DIS_COLL' },
      },
    ]);
  await paga(doppia.uid, 60_000);
  await gestore.ok(anagrafeRoutes.accorpaAnagrafe, {
    body: { azione: 'ESEGUI', uidDestinazione: persona.uid, uids: [doppia.uid] },
  });
  await expect
    .poll(async () => (await list()).body, { timeout: 20_000 })
    .toMatchObject([{ numPagato: 60_000, accorpati: [lasciato.uid] }]);
  const { processo } = await paga(persona.uid, 50_000);
  const { anomalie } = await cedolinoDi(gestore, processo.uid, persona.uid);
  const codici = anomalie.map(({ codice }) => codice);
  expect(codici).toContain('INCARICO_SUPERATO');
  expect(codici).not.toContain('INCARICO_ASSENTE');
});

describe('what is refused', () => {
  test.each<[string, Partial<IncaricoInput>, string]>([
    ['a CUP of 14 characters', { codCup: 'B81I1800012000' }, 'codCup'],
    ['a CUP that begins with a digit', { codCup: '181I18000120007' }, 'codCup'],
    ['a CIG of 9 characters', { codCig: 'Z123456AB', desSenzaCig: '' }, 'codCig'],
    ['a CIG and why there is none', { codCig: 'Z123456ABC' }, 'desSenzaCig'],
    ['a VAT number whose control digit is wrong', { desPartitaIva: '12345678901' }, 'desPartitaIva'],
    ['the flat-rate regime without a VAT number', { flgForfettario: true }, 'desPartitaIva'],
    ['an end before the start', { datFine: '2026-01-31' }, 'datFine'],
    ['an authorisation after the end', { datAutorizzazione: '2026-07-01' }, 'datAutorizzazione'],
    ['a UNILAV after the end', { datUnilav: '2026-07-01' }, 'datUnilav'],
    ['a registration before the contract', { datAnagrafePrestazioni: '2026-01-19' }, 'datAnagrafePrestazioni'],
    ['nothing agreed', { numImporto: 0 }, 'numImporto'],
    ['an activity of one digit', { codAttivita: '1' }, 'codAttivita'],
    [
      'two declarations of one year',
      {
        dichiarazioni: [
          { numAnno: 2026, datDichiarazione: '2026-01-20', numCompensiAltri: 0 },
          { numAnno: 2026, datDichiarazione: '2026-02-20', numCompensiAltri: 100 },
        ],
      },
      'dichiarazioni.1.numAnno',
    ],
  ])('%s', async (_caso, cambi, campo) => {
    const risposta = await gestore.call(incarichiRoutes.createIncarico, {
      body: { ...incaricoDiProva(cambi), uidSubAnagrafe: persona.uid },
    });
    expect(risposta).toMatchObject({
      status: 400,
      body: { fields: expect.arrayContaining([expect.objectContaining({ path: campo })]) },
    });
  });

  test.each([
    [
      'declarations of fees had elsewhere',
      { dichiarazioni: [{ numAnno: 2026, datDichiarazione: '2026-01-20', numCompensiAltri: 100 }] },
      'dichiarazioni',
    ],
    ['a flat-rate regime', { flgForfettario: true, desPartitaIva: '07643520567' }, 'flgForfettario'],
  ])('%s, which no payslip reads from here', async (_caso, cambi, campo) => {
    const rifiuto = riferimento(campo, /nessun cedolino l[eo] legge.*dati fiscali/);
    const scritto = await create({ numIncarico: `77 ${campo}` });
    const body = incaricoDiProva({ numIncarico: `78 ${campo}`, ...cambi });
    const crea = () => gestore.call(incarichiRoutes.createIncarico, { body: { ...body, uidSubAnagrafe: persona.uid } });
    const update = () => gestore.call(incarichiRoutes.updateIncarico, { body: { ...senzaPersona(scritto), ...cambi } });
    await rifiutata(home, crea, rifiuto);
    await rifiutata(home, update, rifiuto);
  });

  test('the same number of the same day, changed by another, of nobody, of another school', async () => {
    const [primo] = [await create(), await create({ numIncarico: '13' })];
    const attuale = await gestore.ok(incarichiRoutes.updateIncarico, {
      body: { ...senzaPersona(primo), note: 'Prorogato' },
    });
    const crea = (uidSubAnagrafe: string) => () =>
      gestore.call(incarichiRoutes.createIncarico, { body: { ...incaricoDiProva(), uidSubAnagrafe } });
    const update = (cambi: object) => () =>
      gestore.call(incarichiRoutes.updateIncarico, { body: { ...senzaPersona(attuale), ...cambi } });
    const remove = (uid: string, versione: number) => () =>
      gestore.call(incarichiRoutes.removeIncarico, { body: { uid, versione } });
    await rifiutata(home, crea(persona.uid), doppio('numIncarico', /L'incarico 12 del 20\/01\/2026 è già/));
    await rifiutata(home, update({ numIncarico: '13' }), doppio('numIncarico', /13 del 20\/01\/2026/));
    await rifiutata(home, crea('nessuno'), assente());
    await rifiutata(home, update({ uid: `${persona.uid}-nessuno` }), assente());
    await rifiutata(home, update({ versione: 1 }), superata(attuale));
    await rifiutata(home, remove(`${persona.uid}-nessuno`, 1), assente());
    await rifiutata(home, remove(primo.uid, 1), superata(attuale));
    await rifiutata(
      home,
      () => gestore.call(incarichiRoutes.listIncarichi, { body: { criteria: { uidSubAnagrafe: 'nessuno' } } }),
      assente(),
    );
    expect(await list(await home.as(loginOf('GESTORE', SCUOLA_B)))).toMatchObject({ status: 404 });
  });
});
