import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { assenzeRoutes } from '#shared/contracts/assenze/assenze.ts';
import { dirigenteRoutes } from '#shared/contracts/casa/dirigente.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { impostazioniRoutes, type OpzioniPreside } from '#shared/contracts/scuola/impostazioni.ts';
import type { Servizio } from '#shared/contracts/servizi/servizio.ts';
import { accessorio, compute, elaborazione, nameFirmatari, oreInsegnamento } from '#support/cedolini.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_B } from '#support/home/test-users.ts';
import { assignFondo, FORFAIT, ORE } from '#support/noipa/liste-di-prova.ts';
import { rifiutata } from '#support/rifiuti.ts';
import { dipendenteDiProva } from '#support/servizi-di-prova.ts';

let home: TestHome;
let gestore: Person;
let preside: Person;
let persona: Persona;
let servizio: Servizio;
let processo: Processo;

/** One teacher, ill in March, paid in a run that is computed and not shown to anybody yet. */
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-10' });
  gestore = await home.as(loginOf('GESTORE'));
  preside = await home.as(loginOf('PRESIDE'));
  ({ persona, servizio } = await dipendenteDiProva(gestore, 1));
  await gestore.ok(assenzeRoutes.saveAssenza, {
    body: {
      uidSubAnagrafe: persona.uid,
      codTipoAssenza: 'MALATTIA',
      datInizio: '2026-03-02',
      datFine: '2026-03-06',
      numOre: null,
      codMotivo: '0',
      datNascitaFiglio: null,
      numCertificato: 'INPS 77',
      datCertificato: null,
      note: 'riservato',
    },
  });
  await nameFirmatari(gestore);
  ({ processo } = await compute(gestore, elaborazione({ DES_ELABORAZIONE: 'Ore di marzo' }), [
    accessorio(persona.uid, [oreInsegnamento(1000)]),
  ]));
});
afterAll(() => home.close());

const cedolini = (person = preside, mese = 3) =>
  person.ok(dirigenteRoutes.listCedoliniDirigente, { body: { anno: 2026, mese } });
const spesa = (person = preside) => person.ok(dirigenteRoutes.getSpesaDirigente, {});
const spegni = async (cambi: Partial<OpzioniPreside>): Promise<void> => {
  const opzioni = await gestore.ok(impostazioniRoutes.getOpzioniPreside, {});
  await gestore.ok(impostazioniRoutes.saveOpzioniPreside, { body: { ...opzioni, ...cambi } });
};

describe('what the head teacher reads', () => {
  test('services: who, when, which post, and no figure of pay', async () => {
    const { righe } = await preside.ok(dirigenteRoutes.listServiziDirigente, { body: {} });
    expect(righe).toEqual([
      {
        uid: servizio.uid,
        matricola: persona.matricola,
        desCognome: persona.desCognome,
        desNome: persona.desNome,
        datInizio: '2024-09-01',
        datFine: null,
        contratto: 'TI',
        ruolo: 'DOCENTE',
        desTipoNomina: expect.stringMatching(/./),
        desQualificaRetributiva: expect.stringMatching(/./),
        numOreSettimanali: 1800,
      },
    ]);
    const prima = { dal: '2023-01-01', al: '2023-12-31' };
    expect((await preside.ok(dirigenteRoutes.listServiziDirigente, { body: prima })).righe).toEqual([]);
  });

  test('absences: days, never the reason, the certificate or the notes', async () => {
    const risposta = await preside.ok(dirigenteRoutes.listAssenzeDirigente, {
      body: { dal: '2026-03-03', al: '2026-03-03' },
    });
    expect(risposta.righe).toMatchObject([
      { desCognome: persona.desCognome, datInizio: '2026-03-02', datFine: '2026-03-06', numGiorni: 5, numOre: null },
    ]);
    expect(JSON.stringify(risposta)).not.toMatch(/malattia|salute|INPS 77|riservato/i);
  });

  test('payslips: only while they are exposed, provisional until accounted, without codes or coordinates', async () => {
    expect((await cedolini()).righe).toEqual([]);
    const esposta = await gestore.ok(chiusuraRoutes.esponiDipendenti, {
      body: { idProcesso: processo.uid, versione: processo.versione },
    });
    const risposta = await cedolini();
    expect(risposta.righe).toEqual([
      {
        uid: `${processo.uid}-${persona.uid}`,
        matricola: persona.matricola,
        desCognome: persona.desCognome,
        desNome: persona.desNome,
        nominativo: `${persona.desCognome} ${persona.desNome}`,
        DES_ELABORAZIONE: 'Ore di marzo',
        TIPO_ELABORAZIONE: 'ACC',
        dataPagamento: '2026-03-20',
        provvisorio: true,
        lordo: 38_500,
        netto: 23_435,
        oneri: 12_590,
        lordoStato: 51_090,
      },
    ]);
    expect(JSON.stringify(risposta)).not.toContain(persona.desCf);
    expect((await cedolini(preside, 4)).righe).toEqual([]);
    expect(await spesa()).toEqual({ pagato: null, esposto: { anno: 2026, mese: 3 }, anno: 2026, dotazione: [] });
    const { versione } = await gestore.ok(chiusuraRoutes.contabilizza, {
      body: { idProcesso: processo.uid, versione: esposta.versione, motivo: 'Pagato in prove diverse' },
    });
    expect((await cedolini()).righe).toMatchObject([{ provvisorio: false }]);
    expect((await spesa()).pagato, 'its day of payment is still to come').toBeNull();
    await gestore.ok(chiusuraRoutes.nascondiDipendenti, { body: { idProcesso: processo.uid, versione } });
    expect((await cedolini()).righe).toEqual([]);
    expect((await spesa()).esposto).toBeNull();
  });

  test('spending against what was allocated of the year', async () => {
    await assignFondo(gestore, 2026, 100_000);
    const intera = { assegnato: 100_000, daInviare: 0, inviato: 0, residuo: 100_000 };
    expect((await spesa()).dotazione).toMatchObject([
      { chiave: ORE, ...intera },
      { chiave: FORFAIT, ...intera },
    ]);
  });

  test('nothing of another school', async () => {
    const altra = await home.as(loginOf('PRESIDE', SCUOLA_B));
    expect((await altra.ok(dirigenteRoutes.listServiziDirigente, { body: {} })).righe).toEqual([]);
    expect((await altra.ok(dirigenteRoutes.listAssenzeDirigente, { body: {} })).righe).toEqual([]);
    expect((await cedolini(altra)).righe).toEqual([]);
    expect(await spesa(altra)).toEqual({ pagato: null, esposto: null, anno: 2026, dotazione: [] });
  });

  test('each area only while its switch is on', async () => {
    const spente = [
      ['flgVisualizzaServizi', () => preside.call(dirigenteRoutes.listServiziDirigente, { body: {} }), /dei servizi/],
      ['flgVisualizzaAssenze', () => preside.call(dirigenteRoutes.listAssenzeDirigente, { body: {} }), /delle assenze/],
      [
        'flgVisualizzaDatiContabili',
        () => preside.call(dirigenteRoutes.listCedoliniDirigente, { body: { anno: 2026, mese: 3 } }),
        /dei dati contabili/,
      ],
      ['flgVisualizzaDatiContabili', () => preside.call(dirigenteRoutes.getSpesaDirigente, {}), /dei dati contabili/],
    ] as const;
    for (const [flag, chiedi, parole] of spente) {
      expect((await chiedi()).status).toBe(200);
      await spegni({ [flag]: false });
      await rifiutata(home, chiedi, { status: 403, code: 'OPERAZIONE_NON_CONSENTITA', message: parole });
      await spegni({ [flag]: true });
    }
  });
});
