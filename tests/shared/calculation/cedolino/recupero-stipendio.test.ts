import { describe, expect, test } from 'vitest';
import { Situazione, type SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { instradamento } from '#shared/instradamento/instradamento.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';
import { calcolato, importo, supplenza } from '../situazioni.ts';

const recupero = (quanto: number, mese = '03'): NonNullable<SituazioneInput['voci']>[number] => ({
  codice: 'REC_STIPENDIO',
  descrizione: "Recupero al lordo di stipendio dell'anno",
  competenza: { dal: `2026-${mese}-01`, al: `2026-${mese}-30` },
  misura: { unita: 'IMPORTO', importo: quanto },
  trattamento: 'ORDINARIO',
  utileFineServizio: true,
  recupero: 'ANNO',
});
const paga = (...voci: NonNullable<SituazioneInput['voci']>): SituazioneInput =>
  supplenza('2026-05-01', '2026-05-31', { liquidazione: { anno: 2026, mese: 5 }, dataPagamento: '2026-05-25', voci });
const rotteDi = (situazione: SituazioneInput) =>
  instradamento(calcolato(situazione), Situazione.parse(situazione), regoleCorrenti());

describe('fixed pay given in excess, taken back with the pay of a later month', () => {
  test('lowers gross, contributions of both, TFR and tax of the month, to the cent', () => {
    const [senza, con] = [calcolato(paga()), calcolato(paga(recupero(8_000)))];
    expect(con.totali.lordoDipendente).toBe(senza.totali.lordoDipendente - 8_000);
    const meno = (codice: string) => importo(senza, codice) - importo(con, codice);
    // 8,80 % and 0,35 % of the payee, 24,20 % and 1,61 % of the school: each on the whole gross, rounded once.
    expect(meno('PENSIONE_DIPENDENTE')).toBe(704);
    expect(meno('FONDO_CREDITO')).toBe(28);
    expect(meno('PENSIONE_AMMINISTRAZIONE')).toBe(1_936);
    expect(Math.abs(meno('INPS_DS') - 129)).toBeLessThanOrEqual(1);
    expect(meno('TFR')).toBeGreaterThan(0);
    expect(con.totali.netto).toBeLessThan(senza.totali.netto);
  });

  test('is declared and paid with the month of the run: no row of the F24 is negative, the month it was of stays written', () => {
    const rotte = rotteDi(paga(recupero(8_000)));
    const versate = rotte.flatMap(({ destinazione, importo: quanto }) =>
      destinazione.a === 'F24' && !destinazione.credito
        ? [{ riga: [destinazione.ep, destinazione.riferimentoA, destinazione.riferimentoB].join(' '), quanto }]
        : [],
    );
    const righe = [...Map.groupBy(versate, ({ riga }) => riga)].map(
      ([riga, parti]) => [riga, parti.reduce((somma, { quanto }) => somma + quanto, 0)] as const,
    );
    for (const [riga, somma] of righe) expect([riga, somma >= 0]).toEqual([riga, true]);
    const diMarzo = rotte.filter(({ competenza }) => competenza?.mese === 3);
    expect(diMarzo.length).toBeGreaterThan(0);
    for (const { gruppo, importo: quanto, adempimenti } of diMarzo) {
      // A sum given with the pay is money that the State owes back: the other way round.
      const segno = gruppo === 'somme_fuori_reddito' ? -1 : 1;
      expect([gruppo, segno * quanto <= 0]).toEqual([gruppo, true]);
      if (adempimenti.UNIEMENS !== undefined) expect(adempimenti.UNIEMENS).toEqual({ anno: 2026, mese: 5 });
    }
    // The base of March, as UniEmens lowers it.
    expect(diMarzo.find(({ codice }) => codice === 'INPS_DS')?.base).toBe(-8_000);
  });

  test('without a recovery the months of arrears stay their own', () => {
    const rotte = rotteDi(supplenza('2026-04-01', '2026-05-31', { liquidazione: { anno: 2026, mese: 5 } }));
    const mesi = rotte
      .filter(({ codice }) => codice === 'INPS_DS')
      .map(({ adempimenti }) => adempimenti.UNIEMENS?.mese);
    expect(mesi.toSorted()).toEqual([4, 5]);
  });

  test('takes no more than the pay: the rest is told, and kept for the next payslip', () => {
    const { lordoDipendente } = calcolato(paga()).totali;
    const tutto = calcolato(paga(recupero(lordoDipendente + 10_000), recupero(500, '04')));
    expect(tutto.totali.lordoDipendente).toBe(0);
    expect(tutto.totali.netto).toBeGreaterThanOrEqual(0);
    expect(tutto.righe.filter(({ codice }) => codice === 'RECUPERO_DA_RIPORTARE').map((riga) => riga.importo)).toEqual([
      10_000, 500,
    ]);
    expect(tutto.avvisi.filter(({ codice }) => codice === 'RECUPERO_DA_RIPORTARE')).toHaveLength(2);
  });
});

test('of a pay across two years, what is taken back is of the days from the first of January', () => {
  const { righe } = calcolato(
    supplenza('2025-12-20', '2026-01-01', {
      dataPagamento: '2026-05-25',
      fiscali: { redditoComplessivo: 1_200_000, redditiBiennio: [1_000_000, 1_000_000] },
      voci: [recupero(50_000)],
    }),
  );
  const delPrimo = righe
    .filter(({ gruppo, competenza }) => gruppo === 'competenze' && competenza?.al === '2026-01-01')
    .reduce((totale, riga) => totale + riga.importo, 0);
  expect(delPrimo).toBeGreaterThan(0);
  expect(righe.find(({ codice }) => codice === 'REC_STIPENDIO')?.importo).toBe(-delPrimo);
});
