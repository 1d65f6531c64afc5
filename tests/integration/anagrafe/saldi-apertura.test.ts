import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asUid } from '#platform/data/entita.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { saldiAperturaRoutes, type SaldoModulo } from '#shared/contracts/anagrafe/saldo-apertura.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { DettaglioCedolino } from '#shared/contracts/cedolini/cedolino.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { addizionaliRoutes } from '#shared/contracts/tabelle/addizionali.ts';
import { primoGiornoDelMese, ultimoGiornoDelMese } from '#shared/domain/tempo/mese.ts';
import {
  cedolinoDi,
  compenso,
  compute,
  elaborazione,
  importi,
  nameFirmatari,
  nuovaPersona,
  occasionaleDiProva as occasionale,
  saldoDiProva as saldo,
} from '#support/cedolini.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_B, SCUOLA_C } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { assente, doppio, rifiutata, statoNonAmmesso, superata } from '#support/rifiuti.ts';

let home: TestHome;
let ufficio: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-15' });
  ufficio = await home.as(loginOf('CEDOLINI'));
});
afterAll(() => home.close());

const save = (chi: Person, input: SaldoModulo, versione = 0) =>
  chi.ok(saldiAperturaRoutes.saveSaldo, { body: { ...input, versione } });
const list = (chi: Person, numAnno = 2026) =>
  chi.ok(saldiAperturaRoutes.listSaldi, { body: { criteria: { numAnno } } });

const pagaEsterni = async (chi: Person, mese: number, cedolini: InputCedolino[]) =>
  (
    await compute(
      chi,
      elaborazione({ MESE: mese, dataPagamento: `2026-${String(mese).padStart(2, '0')}-20`, idMetodo: 'EST-LD' }),
      cedolini,
    )
  ).processo;
const contabilizza = (chi: Person, { uid, versione }: { uid: string; versione: number }) =>
  chi.ok(chiusuraRoutes.contabilizza, { body: { idProcesso: uid, versione, motivo: 'Pagato in prove diverse' } });

test('balances are saved, listed with their person, changed, deleted, and mark the open runs of the person', async () => {
  const persona = await nuovaPersona(ufficio, 1);
  const processo = await pagaEsterni(ufficio, 5, [occasionale(persona.uid, 100_000)]);
  const primo = await save(ufficio, saldo(persona.uid));
  expect(await list(ufficio)).toMatchObject({
    chiusi: null,
    righe: [{ ...primo, desNominativo: expect.stringContaining(persona.desNome), desCf: persona.desCf }],
  });
  expect(await ufficio.ok(processiRoutes.getProcesso, { body: { uid: processo.uid } })).toMatchObject({
    FLG_RECOMPUTE: true,
  });
  const dopo = await pagaEsterni(ufficio, 5, [occasionale(persona.uid, 100_000)]);
  const cedolino = await cedolinoDi(ufficio, dopo.uid, persona.uid);
  expect(cedolino.cedolino?.progressivi).toMatchObject({ lordoDipendente: 550_000 });
  // 4.500,00 + 1.000,00 − 5.000,00 = 500,00 € over the allowance, and the explanation says who paid the first part.
  expect(JSON.stringify(cedolino.cedolino?.righe)).toContain('già percepiti, di cui 4.500,00 € con altro programma');
  const { uid: _uid, versione, ...campi } = primo;
  expect(await save(ufficio, { ...campi, numLordo: 400_000 }, versione)).toMatchObject({
    numLordo: 400_000,
    versione: 2,
  });
  await ufficio.ok(saldiAperturaRoutes.removeSaldo, { body: { uid: primo.uid, versione: 2 } });
  expect((await list(ufficio)).righe).toEqual([]);
});

test('what is refused: a month twice, one changed by another, of nobody; a fund twice; and everything after the first accounting of the year', async () => {
  const persona = await nuovaPersona(ufficio, 2);
  const primo = await save(ufficio, saldo(persona.uid));
  const scrivi = (cambi: Partial<SaldoModulo>, versione: number) => () =>
    ufficio.call(saldiAperturaRoutes.saveSaldo, { body: { ...saldo(persona.uid, cambi), versione } });
  const elimina = (uid: string, versione: number) => () =>
    ufficio.call(saldiAperturaRoutes.removeSaldo, { body: { uid, versione } });
  await rifiutata(home, scrivi({}, 0), doppio('numMese', /gennaio 2026 questa persona ha già un saldo/));
  await rifiutata(home, scrivi({ uidSubAnagrafe: asUid('nessuno') }, 0), assente());
  await rifiutata(home, scrivi({ numMese: 2 }, 1), assente());
  const attuale = await save(ufficio, saldo(persona.uid, { numNetto: 1 }), primo.versione);
  await rifiutata(home, scrivi({}, 1), superata(attuale));
  await rifiutata(home, elimina(primo.uid, 1), superata(attuale));
  await rifiutata(home, elimina(`${persona.uid}-209912`, 1), assente());
  const voce = { fondo: 'PENSIONE' as const, numDipendente: 1, numScuola: 1 };
  expect(await scrivi({ numMese: 3, contributi: [voce, voce] }, 0)()).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'contributi.1.fondo' }] },
  });

  await nameFirmatari(await home.as(loginOf('GESTORE')));
  await contabilizza(ufficio, await pagaEsterni(ufficio, 5, [occasionale(persona.uid, 10_000)]));
  const chiusi = statoNonAmmesso(
    /saldi di apertura del 2026 non si cambiano più: l'elaborazione \d+ "Compensi di prova", pagata il 20\/05\/2026/,
  );
  await rifiutata(home, scrivi({ numMese: 4 }, 0), chiusi);
  await rifiutata(home, scrivi({}, 2), chiusi);
  await rifiutata(home, elimina(primo.uid, 2), chiusi);
  expect((await list(ufficio)).chiusi).toMatch(/si chiud|non si cambiano più/);
  expect(await save(ufficio, saldo(persona.uid, { numAnno: 2025 }))).toMatchObject({ numAnno: 2025 });
});

describe('a year begun with another program', () => {
  const cococo = (uidSubAnagrafe: string, meseLavorato: number, conguaglio = false): InputCedolino => ({
    uidSubAnagrafe: asUid(uidSubAnagrafe),
    percettore: { tipo: 'COCOCO' },
    voci: [
      {
        ...compenso(180_000),
        competenza: {
          dal: primoGiornoDelMese({ anno: 2026, mese: meseLavorato }),
          al: ultimoGiornoDelMese({ anno: 2026, mese: meseLavorato }),
        },
      },
    ],
    fiscali: { gestioneSeparata: 'CON_DIS_COLL', redditoComplessivo: 1_800_000 },
    ...(conguaglio ? { opzioni: { conguaglio } } : {}),
  });
  /** Invented rates in the format of the official files: the year-end balance needs them. */
  const caricaAddizionali = async (chi: Person): Promise<void> => {
    const file = { anno: 2026, letta: '2026-03-02' };
    const comuni = [
      'CODICE_CATASTALE;COMUNE;PR;NUMERO_DELIBERA;DATA_DELIBERA;DATA_PUBBLICAZIONE;NOTE;MULTIALIQ;ALIQUOTA;FASCIA;ALIQUOTA_2;FASCIA_2;FLAG_NUOVA;IMPORTO_ESENTE',
      'H501;ROMA;RM;7;29/12/2025;22/01/2026;INVENTATA;SI;0;Esenzione per redditi imponibili fino a euro 10.000,00;1,1;Aliquota unica;2;0',
    ].join('\r\n');
    const regioni = [
      'REGIONE;NUMERO;DATA PUBBLICAZIONE;DISPOSIZIONE;NOTE;ALIQUOTA;FASCIA',
      'REGIONE LAZIO;1;;L.R. inventata 1/2025;;1.50;fino a 15000.00 euro',
      'REGIONE LAZIO;1;;L.R. inventata 1/2025;;2.50;oltre 15000.00 euro',
    ].join('\n');
    const nomi = { COMUNE: 'Add_comunale_irpef2026.csv', REGIONE: 'addreg2026.csv' } as const;
    for (const [tipo, testo] of [['COMUNE', comuni] as const, ['REGIONE', regioni] as const])
      await chi.ok(addizionaliRoutes.loadAddizionali, { body: { ...file, tipo, testo, nomeFile: nomi[tipo] } });
  };
  const romano = (chi: Person, numero: number): Promise<Persona> =>
    chi.ok(anagrafeRoutes.createPersona, {
      body: personaDiProva(numero, {
        domicili: [{ dal: '2020-01-01', codComuneDomf: 'H501', desComuneDomf: 'ROMA', codRegioneDomf: '08' }],
      }),
    });
  const metodi = ['EST-LD', 'COC-LD'] as const;

  /** Both payees of a month, each in its run, accounted. */
  const mese = async (chi: Person, numero: number, [esterno, collaboratore]: readonly [Persona, Persona]) => {
    const cedolini: DettaglioCedolino[] = [];
    for (const idMetodo of metodi) {
      const input =
        idMetodo === 'EST-LD' ? occasionale(esterno.uid, 150_000) : cococo(collaboratore.uid, numero, numero === 6);
      const { processo, avanzamento } = await compute(
        chi,
        elaborazione({ MESE: numero, dataPagamento: `2026-0${numero}-20`, idMetodo }),
        [input],
      );
      const cedolino = await cedolinoDi(chi, processo.uid, input.uidSubAnagrafe);
      expect(cedolino.anomalie.filter(() => cedolino.esito === 'SCARTATO')).toEqual([]);
      cedolini.push(cedolino);
      expect(avanzamento).toMatchObject({ STATUS: 'COMPLETATO' });
      await contabilizza(chi, processo);
    }
    return cedolini;
  };

  /** The payslip of a month as the balance another program would have left: what it added to the progressives. */
  const comeSaldo = (
    uidSubAnagrafe: string,
    numMese: number,
    { percettore, cedolino }: DettaglioCedolino,
    prima: DettaglioCedolino | undefined,
  ): SaldoModulo => {
    const [dopo, base] = [cedolino?.progressivi, prima?.cedolino?.progressivi];
    if (dopo === undefined || percettore === null) throw new Error('It was computed');
    const aggiunto = (campo: keyof typeof dopo) => (dopo[campo] ?? 0) - (base?.[campo] ?? 0);
    return saldo(uidSubAnagrafe, {
      numMese,
      percettore,
      numLordo: aggiunto('lordoDipendente'),
      numNetto: aggiunto('netto'),
      numImponibileContributivo: aggiunto('imponibileContributivo'),
      numImponibileIrpef: aggiunto('imponibileIrpef'),
      numIrpef: aggiunto('irpef'),
      numImponibileSostitutiva: aggiunto('imponibileSostitutiva'),
      numImponibileGestioneSeparata: aggiunto('imponibileGestioneSeparata'),
      numGiorniPagati: aggiunto('giorniPagati'),
      numTrattamentoIntegrativo: aggiunto('trattamentoIntegrativo'),
      numSommaIntegrativa: aggiunto('sommaIntegrativa'),
    });
  };

  test('gives from May on the same cents as the year computed wholly here', async () => {
    const [intera, daMaggio] = [
      await home.as(loginOf('GESTORE', SCUOLA_B)),
      await home.as(loginOf('GESTORE', SCUOLA_C)),
    ];
    const persone = async (chi: Person): Promise<readonly [Persona, Persona]> => [
      await romano(chi, 21),
      await romano(chi, 22),
    ];
    const [qui, la] = [await persone(intera), await persone(daMaggio)];
    await nameFirmatari(intera);
    await nameFirmatari(daMaggio);
    await caricaAddizionali(intera);
    await caricaAddizionali(daMaggio);
    const mesi: DettaglioCedolino[][] = [];
    for (const numero of [1, 2, 3, 4]) mesi.push(await mese(intera, numero, qui));
    for (const [indice, cedolini] of mesi.entries())
      for (const [chi, cedolino] of cedolini.entries())
        await save(daMaggio, comeSaldo(la[chi]?.uid ?? '', indice + 1, cedolino, mesi[indice - 1]?.[chi]));
    for (const numero of [5, 6]) {
      const [attesi, avuti] = [await mese(intera, numero, qui), await mese(daMaggio, numero, la)];
      expect(avuti.map(importi)).toEqual(attesi.map(importi));
      expect(avuti.map(({ cedolino }) => cedolino?.progressivi)).toEqual(
        attesi.map(({ cedolino }) => cedolino?.progressivi),
      );
      // The balances matter: 6.000,00 € before May are over the 5.000 € of occasional work.
      expect(avuti[0] && importi(avuti[0])).toMatchObject({ GESTIONE_SEPARATA_PERCIPIENTE: expect.any(Number) });
    }
  });
});
