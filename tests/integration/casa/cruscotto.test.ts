import { afterAll, beforeAll, expect, test } from 'vitest';
import { incarichiRoutes } from '#shared/contracts/anagrafe/incarico.ts';
import { casaRoutes, type Cruscotto } from '#shared/contracts/casa/casa.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import {
  accessorio,
  compenso,
  compute,
  elaborazione,
  nameFirmatari,
  nuovePersone,
  prepare,
} from '#support/cedolini.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { incaricoDiProva } from '#support/incarichi-di-prova.ts';
import { dipendenteDiProva, ferieDiProva, supplenzaDiProva } from '#support/servizi-di-prova.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-10' });
  gestore = await home.as(loginOf('GESTORE'));
  await gestore.ok(casaRoutes.initScuola, { body: {} });
});
afterAll(() => home.close());

const mese = (numero: number, person = gestore): Promise<Cruscotto> =>
  person.ok(casaRoutes.getCruscotto, { query: { anno: 2026, mese: numero } });
const stato = ({ stati }: Cruscotto, quale: Cruscotto['stati'][number]['stato']) =>
  stati.find(({ stato: suo }) => suo === quale);

test('counts runs by state with the sums of their payslips, and says what each asks for', async () => {
  const persone = await nuovePersone(gestore, 2, 10);
  const cedolini = persone.map(({ uid }) => accessorio(uid, [compenso(10_000)]));
  await prepare(gestore, elaborazione({ MESE: 2, DES_ELABORAZIONE: 'Solo preparata' }));
  const { processo } = await compute(gestore, elaborazione({ MESE: 2, DES_ELABORAZIONE: 'Calcolata' }), cedolini);
  const vista = await mese(2, await home.as(loginOf('ADEMPIMENTI')));
  expect(stato(vista, 'ATTESA')).toMatchObject({ elaborazioni: 1, cedolini: 0 });
  expect(stato(vista, 'COMPLETATO')).toEqual({
    stato: 'COMPLETATO',
    elaborazioni: 1,
    cedolini: 2,
    scartati: 0,
    totali: processo.totali,
  });
  const delMese = vista.daFare.filter((una) => una.mese === 2);
  expect(delMese.map(({ descrizione, azione }) => [descrizione, azione]).toSorted()).toEqual([
    ['Calcolata', 'CONTABILIZZARE'],
    ['Solo preparata', 'CALCOLARE'],
  ]);
});

test('a month knows only its own runs; simulations are counted apart and hidden runs not at all', async () => {
  expect(await mese(1)).toMatchObject({ simulazioni: 0 });
  await prepare(gestore, elaborazione({ MESE: 1, simulazione: true }));
  const nascosta = await prepare(gestore, elaborazione({ MESE: 1 }));
  await gestore.ok(processiRoutes.removeProcesso, {
    body: { uid: nascosta.uid, versione: nascosta.versione, hide: true },
  });
  const vista = await mese(1);
  expect([
    vista.simulazioni,
    vista.daFare.filter((una) => una.mese === 1),
    vista.stati.map(({ elaborazioni }) => elaborazioni),
  ]).toEqual([1, [], [0, 0, 0, 0, 0]]);
});

test('rejected people and data changed after the calculation are what is to be done first', async () => {
  const [buona, altra] = await nuovePersone(gestore, 2, 20);
  const { processo } = await compute(gestore, elaborazione({ MESE: 4 }), [
    accessorio(buona?.uid ?? '', [compenso(10_000)]),
    accessorio(altra?.uid ?? '', [compenso(10_000)], { fiscali: {} }),
  ]);
  expect(processo.numScartati).toBe(1);
  expect((await mese(4)).daFare).toContainEqual(
    expect.objectContaining({ uid: processo.uid, azione: 'CORREGGERE_SCARTATI' }),
  );
});

test('what is to be done is of every month, those that are over first; the year of payments ends with the month', async () => {
  const persone = await nuovePersone(gestore, 1, 30);
  const cedolini = persone.map(({ uid }) => accessorio(uid, [compenso(10_000)]));
  const { processo } = await compute(gestore, elaborazione({ MESE: 3, DES_ELABORAZIONE: 'Di marzo' }), cedolini);
  const vista = await mese(5);
  const scadute = vista.daFare.map(({ scaduta }) => scaduta);
  expect(scadute).toEqual(scadute.toSorted((a, b) => Number(b) - Number(a)));
  expect(vista.daFare).toContainEqual(
    expect.objectContaining({ descrizione: 'Calcolata', anno: 2026, mese: 2, scaduta: true }),
  );
  expect(vista.daFare).toContainEqual(expect.objectContaining({ descrizione: 'Di marzo', scaduta: false }));
  expect(vista.andamento).toContainEqual({
    anno: 2026,
    mese: 3,
    tipo: 'ACC',
    netto: processo.totali?.netto,
    lordoStato: processo.totali?.lordoStato,
  });
  expect((await mese(1)).andamento).toEqual([]);
});

test('each step counts the runs that have come at least as far', async () => {
  const { passi } = await mese(2);
  expect(passi).toEqual([
    { passo: 'PREPARATA', elaborazioni: 2 },
    { passo: 'CALCOLATA', elaborazioni: 1 },
    { passo: 'CONTABILIZZATA', elaborazioni: 0 },
    { passo: 'ESPOSTA', elaborazioni: 0 },
    { passo: 'DENUNCIATA', elaborazioni: 0 },
  ]);
});

test('names whose contract ends within thirty days and who is absent today', async () => {
  const prima = await mese(3);
  const { persona } = await dipendenteDiProva(gestore, 340, supplenzaDiProva('2026-02-02', '2026-04-09'));
  await dipendenteDiProva(gestore, 341, supplenzaDiProva('2026-02-02', '2026-04-10'));
  await ferieDiProva(gestore, persona.uid, '2026-03-09', '2026-03-11');
  await ferieDiProva(gestore, persona.uid, '2026-03-12', '2026-03-13');
  const { inScadenza, assenti } = await mese(3);
  const lei = {
    uid: persona.uid,
    nome: `${persona.desCognome} ${persona.desNome}`,
    codice: `matricola ${persona.matricola}`,
  };
  expect(inScadenza).toEqual({
    numero: prima.inScadenza.numero + 1,
    esatto: true,
    prime: [{ ...lei, al: '2026-04-09' }],
  });
  expect(assenti).toEqual({ numero: 1, esatto: true, prime: [{ ...lei, al: '2026-03-11' }] });
});

test('names whose assignment ends within thirty days too', async () => {
  const prima = await mese(3);
  const { persona } = await dipendenteDiProva(gestore, 342, supplenzaDiProva('2026-01-08', '2026-02-09'));
  const createIncarico = (datFine: string, numero: string) =>
    gestore.ok(incarichiRoutes.createIncarico, {
      body: {
        ...incaricoDiProva({ datInizio: '2026-02-01', datFine, numIncarico: numero }),
        uidSubAnagrafe: persona.uid,
      },
    });
  await createIncarico('2026-03-18', 'finisce');
  await createIncarico('2026-04-10', 'continua');
  const { inScadenza } = await mese(3);
  expect(inScadenza.numero).toBe(prima.inScadenza.numero + 1);
  expect(inScadenza.prime).toContainEqual({
    uid: persona.uid,
    nome: `${persona.desCognome} ${persona.desNome}`,
    codice: persona.desCf,
    al: '2026-03-18',
    incarico: true,
  });
  expect(inScadenza.prime.filter(({ uid }) => uid === persona.uid)).toHaveLength(1);
});

test('says what is missing and what is due, and who fills something in sees it at once', async () => {
  const codici = async () => (await mese(2)).mancanze.map(({ codice }) => codice);
  expect(await codici()).toContain('FIRMATARIO_DS');
  const { mancanze } = await gestore.ok(casaRoutes.checkDatiScuola, { body: {} });
  expect((await mese(2)).mancanze).toEqual(mancanze);
  await nameFirmatari(gestore);
  expect(await codici()).not.toContain('FIRME');
});
