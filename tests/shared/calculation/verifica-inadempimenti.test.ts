import { describe, expect, test } from 'vitest';
import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import { attesaDellaVerifica } from '#shared/calculation/righe/verifica-inadempimenti.ts';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { terminiVerifica, verificaOltreSoglia } from '#shared/rules/autonomi.ts';
import { regoleCon, regoleCorrenti } from '#shared/rules/regole.ts';
import { accessorio, calcolato, importo, motivi, occasionale, voce } from './situazioni.ts';

type Verifica = NonNullable<SituazioneInput['verifica']>;
const esito = (debito: number, resto: Partial<Verifica> = {}): Verifica => ({
  data: '2026-06-18',
  numero: '2026/77',
  debito,
  ...resto,
});
const professionista = (compenso: number, verifica?: Verifica, resto: Partial<SituazioneInput> = {}) =>
  occasionale({
    percettore: { tipo: 'PROFESSIONISTA', regime: 'ORDINARIO', previdenza: 'NESSUNA', iva: 'ORDINARIA' },
    fiscali: {},
    voci: [voce(compenso)],
    ...(verifica === undefined ? {} : { verifica }),
    ...resto,
  });
const avvisi = (situazione: SituazioneInput) =>
  calcolato(situazione)
    .avvisi.filter(({ codice }) => codice === 'VERIFICA_INADEMPIMENTI')
    .map(({ messaggio }) => messaggio);

describe('fees to professionals up to the threshold (art. 48-bis c. 1-ter DPR 602/1973)', () => {
  // 1.000,00 + 22 % 220,00 − 20 % 200,00 = 1.020,00
  test('the agent is paid the debt, the payee what is left', () => {
    const pagato = calcolato(professionista(100_000, esito(30_000)));
    expect([importo(pagato, 'VERSAMENTO_RISCOSSIONE'), pagato.totali.netto]).toEqual([30_000, 72_000]);
    const riga = pagato.righe.find(({ codice }) => codice === 'VERSAMENTO_RISCOSSIONE');
    expect([riga?.descrizione, riga?.gruppo, riga?.spiegazione.testo]).toEqual([
      "Versato all'agente della riscossione",
      'altre_trattenute',
      'il minore tra il debito di 300,00 € (verifica 2026/77 del 18/06/2026) e il netto di 1.020,00 €, art. 48-bis c. 1-ter DPR 602/1973; L. 199/2025, art. 1 c. 725',
    ]);
  });
  test('a debt over the net takes the whole net, and no more', () => {
    const pagato = calcolato(professionista(100_000, esito(900_000)));
    expect([importo(pagato, 'VERSAMENTO_RISCOSSIONE'), pagato.totali.netto]).toEqual([102_000, 0]);
  });
  test('the day before 15 June 2026 the agent is paid nothing, and nothing is asked', () => {
    const prima = professionista(100_000, esito(30_000, { data: '2026-06-10' }), { dataPagamento: '2026-06-14' });
    expect([importo(calcolato(prima), 'VERSAMENTO_RISCOSSIONE'), avvisi(prima)]).toEqual([0, []]);
    const stesso = professionista(100_000, esito(30_000, { data: '2026-06-10' }), { dataPagamento: '2026-06-15' });
    expect(importo(calcolato(stesso), 'VERSAMENTO_RISCOSSIONE')).toBe(30_000);
  });
  test('without an outcome the office is asked for it, with one of no debts it is not', () => {
    expect(avvisi(professionista(100_000))[0]).toMatch(/qualunque sia l'importo, verificare le cartelle notificate/);
    expect(avvisi(professionista(100_000, esito(0)))).toEqual([]);
    expect(calcolato(professionista(100_000, esito(0))).totali.netto).toBe(102_000);
  });
});

describe('over the threshold the law is read in two ways', () => {
  // 6.000,00 + 1.320,00 − 1.200,00 = 6.120,00
  const oltre = professionista(600_000, esito(550_000));
  test('c. 1, the one applied: nothing is withheld, the payment waits up to the debt, and both readings are told', () => {
    expect(importo(calcolato(oltre), 'VERSAMENTO_RISCOSSIONE')).toBe(0);
    expect(avvisi(oltre)).toEqual([
      "Dalla verifica 2026/77 del 18/06/2026 il percipiente deve 5.500,00 €: sospendere il pagamento di 5.500,00 € e segnalarlo all'agente della riscossione; il resto si paga (art. 48-bis c. 1 DPR 602/1973). La sospensione dura fino al 17/08/2026: senza un ordine arrivato entro quel giorno si paga (DM 40/2008, art. 3).",
    ]);
    expect(calcolato(oltre).avvisi.map(({ codice }) => codice)).toContain('LETTURA_CONTROVERSA');
  });
  test('c. 1-ter: the agent is paid at once', () => {
    const [versione] = verificaOltreSoglia.versioni;
    const regole = regoleCon(regoleCorrenti(), [
      { ...verificaOltreSoglia, versioni: [{ ...versione, valore: { comma: 'COMMA_1_TER' } }] },
    ]);
    expect(importo(calcolato(oltre, regole), 'VERSAMENTO_RISCOSSIONE')).toBe(550_000);
  });
});

describe('at the threshold itself', () => {
  // 4.901,96 + 1.078,43 − 980,39 = 5.000,00; a cent of fee more, a cent of net more
  const [pari, uno] = [490_196, 490_197];
  const letture = (situazione: SituazioneInput) =>
    calcolato(situazione)
      .avvisi.filter(({ codice }) => codice === 'LETTURA_CONTROVERSA')
      .map(({ messaggio, campo }) => [messaggio, campo]);
  const IN_DUE_MODI =
    "Compenso a un professionista oltre 5.000,00 €: la legge si legge in due modi (sospensione del c. 1, o versamento diretto del c. 1-ter dell'art. 48-bis DPR 602/1973). Applicato il c.";

  test('a professional owed 5.000,00 is paid by c. 1-ter, with nothing to be read in two ways', () => {
    const pagato = calcolato(professionista(pari, esito(30_000)));
    expect([importo(pagato, 'VERSAMENTO_RISCOSSIONE'), pagato.totali.netto]).toEqual([30_000, 470_000]);
    expect(letture(professionista(pari, esito(30_000)))).toEqual([]);
    expect(avvisi(professionista(pari))[0]).toMatch(/^Compenso a un professionista/);
  });
  test('owed a cent more, which paragraph was applied is said, whatever the debt', () => {
    expect(letture(professionista(uno, esito(30_000)))).toEqual([[`${IN_DUE_MODI} 1.`, 'verifica']]);
    expect(importo(calcolato(professionista(uno, esito(30_000))), 'VERSAMENTO_RISCOSSIONE')).toBe(0);
    expect(avvisi(professionista(uno))[0]).toMatch(/^Il netto supera 5\.000,00 €/);
    const [versione] = verificaOltreSoglia.versioni;
    const regole = regoleCon(regoleCorrenti(), [
      { ...verificaOltreSoglia, versioni: [{ ...versione, valore: { comma: 'COMMA_1_TER' } }] },
    ]);
    const altri = calcolato(professionista(uno, esito(30_000)), regole).avvisi.map(({ messaggio }) => messaggio);
    expect(altri).toContain(`${IN_DUE_MODI} 1-ter.`);
  });
  test('nothing is read in two ways of who is no professional, owes nothing, or is owed nothing', () => {
    const altro = occasionale({
      fiscali: {},
      voci: [voce(0), voce(900_000, { trattamento: 'ESENTE' })],
      verifica: esito(600_000),
    });
    expect([altro, professionista(uno, esito(0))].flatMap(letture)).toEqual([]);
    const niente = professionista(0, esito(600_000));
    expect([letture(niente), avvisi(niente), avvisi(professionista(0))]).toEqual([[], [], []]);
  });
  test('the warnings say which field they are of', () => {
    const campi = (situazione: SituazioneInput) =>
      calcolato(situazione)
        .avvisi.filter(({ codice }) => codice === 'VERIFICA_INADEMPIMENTI')
        .map(({ campo }) => campo);
    expect(campi(professionista(600_000, esito(550_000)))).toEqual(['verifica.debito']);
    expect(campi(professionista(100_000, esito(0, { data: '2026-05-20' })))).toEqual(['verifica.data']);
  });
  test('staff owed 2.500,00 net waits for nothing, a cent more does', () => {
    const alNetto = (netto: number) =>
      accessorio({ voci: [voce(0), voce(netto, { trattamento: 'ESENTE' })], verifica: esito(500_000) });
    expect([avvisi(alNetto(250_000)).length, avvisi(alNetto(250_001)).length]).toEqual([0, 1]);
  });
});

describe('what a payment waits for, and when it waits no more', () => {
  const attesa = (situazione: SituazioneInput) => attesaDellaVerifica(calcolato(situazione).avvisi);
  const ordine = {
    tipo: 'PIGNORAMENTO_AGENTE_RISCOSSIONE',
    importo: null,
    residuo: null,
    riferimento: 'Atto 9',
  } as const;
  const alNetto = (netto: number, resto: Partial<SituazioneInput> = {}) =>
    accessorio({ voci: [voce(0), voce(netto, { trattamento: 'ESENTE' })], ...resto });

  test('each kind of payee over its own threshold waits for the outcome, and no further with one of no debts', () => {
    expect(attesa(alNetto(250_000))).toBeNull();
    expect(attesa(alNetto(250_001))).toBe('ESITO');
    expect(attesa(alNetto(250_001, { verifica: esito(0) }))).toBeNull();
    expect([attesa(professionista(100_000)), attesa(professionista(100_000, esito(0)))]).toEqual(['ESITO', null]);
    expect(attesa(professionista(100_000, esito(0, { data: '2026-05-20' })))).toBeNull();
  });
  test('who owes waits for the order of the agent; with it the payslip withholds within its limits and waits no more', () => {
    expect(attesa(alNetto(300_000, { verifica: esito(500_000) }))).toBe('ORDINE');
    expect(attesa(alNetto(300_000, { verifica: esito(500_000), trattenute: [ordine] }))).toBeNull();
    // art. 72-ter: a seventh of a net between 2.500,00 and 5.000,00
    const conOrdine = accessorio({ voci: [voce(500_000)], verifica: esito(500_000), trattenute: [ordine] });
    const { righe, totali } = calcolato(conOrdine);
    const trattenuto = righe.find(({ codice }) => codice === 'TRATTENUTA')?.importo ?? 0;
    expect(trattenuto).toBe(Math.round((totali.netto + trattenuto) / 7));
  });
  test('without its order the agent is waited for sixty days from the outcome, and the notice says which is the last', () => {
    const al = (dataPagamento: string) =>
      alNetto(300_000, { verifica: esito(500_000), dataPagamento, liquidazione: { anno: 2026, mese: 8 } });
    expect([attesa(al('2026-08-17')), attesa(al('2026-08-18'))]).toEqual(['ORDINE', null]);
    expect(avvisi(al('2026-08-17'))).toEqual([
      expect.stringMatching(
        /La sospensione dura fino al 17\/08\/2026: senza un ordine .* si paga \(DM 40\/2008, art\. 3\)\.$/,
      ),
    ]);
    expect(avvisi(al('2026-08-18'))).toEqual([
      expect.stringMatching(/poteva arrivare fino al 17\/08\/2026: se non è arrivato si paga il percipiente/),
    ]);
  });
  test('until 28 February 2018 they were thirty', () => {
    const regole = regoleCorrenti();
    expect(
      ['2018-02-28', '2018-03-01'].map((giorno) => regole.inVigore(terminiVerifica, giorno).valore.sospensione),
    ).toEqual([30, 60]);
  });
  test('a silence of five working days lets pay, and the notice says so', () =>
    expect(avvisi(alNetto(250_001))).toEqual([expect.stringContaining('Se entro 5 giorni feriali dalla richiesta')]));
  test('a run sealed before the terms were known says what it said', () => {
    const { seInVigore, ...altre } = regoleCorrenti();
    const diPrima = {
      ...altre,
      seInVigore: ((regola, giorno) =>
        regola.id === terminiVerifica.id ? null : seInVigore(regola, giorno)) as typeof seInVigore,
    };
    const messaggi = [alNetto(250_001), alNetto(300_000, { verifica: esito(500_000) })].map((situazione) => {
      const fatto = cedolino(situazione, diPrima);
      return fatto.esito === 'scartato'
        ? []
        : fatto.cedolino.avvisi.filter(({ codice }) => codice === 'VERIFICA_INADEMPIMENTI').map((uno) => uno.messaggio);
    });
    expect(messaggi.flat().filter((uno) => uno.includes('DM 40/2008'))).toEqual([]);
    expect(messaggi.map(({ length }) => length)).toEqual([1, 1]);
  });
  test('a private school waits for nothing', () => {
    expect(attesa(professionista(600_000, esito(550_000), { scuola: 'PARITARIA' }))).toBeNull();
    expect(attesa(professionista(600_000, undefined, { scuola: 'PARITARIA' }))).toBeNull();
  });
});

describe('payees who are not professionals', () => {
  test('an occasional fee of 5.000,00 net is not checked, one cent more is; a debt under the threshold suspends nothing', () => {
    const alNetto = (netto: number) =>
      occasionale({ fiscali: {}, voci: [voce(0), voce(netto, { trattamento: 'ESENTE' })] });
    expect(avvisi(alNetto(500_000))).toEqual([]);
    expect(avvisi(alNetto(500_001))).toHaveLength(1);
    expect(avvisi({ ...alNetto(500_001), verifica: esito(499_999) })).toEqual([]);
    expect(avvisi({ ...alNetto(500_001), verifica: esito(500_000) })).toHaveLength(1);
  });
  test('what staff owes is told over 2.500,00 of net and from 5.000,00 of debt, and never withheld', () => {
    const chiDeve = (debito: number) => accessorio({ voci: [voce(500_000)], verifica: esito(debito) });
    expect(importo(calcolato(chiDeve(500_000)), 'VERSAMENTO_RISCOSSIONE')).toBe(0);
    expect(avvisi(chiDeve(500_000))).toHaveLength(1);
    expect(avvisi(chiDeve(499_999))).toEqual([]);
  });
});

describe('VAT in what is compared', () => {
  const societa = (compenso: number) =>
    occasionale({ percettore: { tipo: 'SOCIETA', iva: 'ORDINARIA' }, fiscali: {}, voci: [voce(compenso)] });
  test('under split payment it does not count: 5.000,00 + VAT is not checked, a cent more is, and the warning says so', () => {
    expect(avvisi(societa(500_000))).toEqual([]);
    expect(avvisi(societa(500_001))[0]).toContain("tolte le ritenute, esclusa l'IVA, che versa la scuola");
  });
  test('of a professional it counts: 5.000,00 + 1.100,00 − 1.000,00 = 5.100,00 passes the threshold', () =>
    expect(avvisi(professionista(500_000))[0]).toContain('tolte le ritenute, IVA compresa'));
});

describe('the outcome', () => {
  test('of thirty days before the payment serves, of thirty-one is old', () => {
    const del = (data: string) => avvisi(professionista(100_000, esito(0, { data })));
    expect(del('2026-05-21')).toEqual([]);
    expect(del('2026-05-20')).toEqual([
      "L'esito della verifica 2026/77 è del 20/05/2026, più di 30 giorni prima del pagamento: chiederne uno nuovo.",
    ]);
  });
  test('of a day after the payment is refused', () => {
    expect(motivi(professionista(100_000, esito(0, { data: '2026-06-21' })))).toEqual(['SITUAZIONE_NON_VALIDA']);
    expect(motivi(professionista(100_000, esito(0, { data: '2026-06-20' })))).toEqual([]);
  });
});
