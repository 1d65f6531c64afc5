import { describe, expect, test } from 'vitest';
import type { Cedolino } from '#shared/calculation/riga/cedolino-tipi.ts';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { scissioneDiChi, verificaDiChi } from '#shared/rules/autonomi.ts';
import { mesiElevatiDelCongedo } from '#shared/rules/contratto/assenze/congedo-parentale.ts';
import { recuperoUlterioreDetrazione } from '#shared/rules/detrazioni/bonus.ts';
import { cassaAllargataGestioneSeparata } from '#shared/rules/gestione-separata.ts';
import { massimale } from '#shared/rules/massimale.ts';
import { contributiDovuti } from '#shared/rules/percettori.ts';
import type { RegolaDatata } from '#shared/rules/regola.ts';
import { regoleCorrenti, regoleDa } from '#shared/rules/regole.ts';
import { calcolato, collaborazione, occasionale, supplenza, voce } from './situazioni.ts';

/** The payslip by the rules of today, and by the same without some that it would not have known. */
const oggiEAllora = (situazione: SituazioneInput, ...id: readonly string[]): readonly [Cedolino, Cedolino] => {
  const oggi = calcolato(situazione);
  return [oggi, calcolato(situazione, regoleDa(oggi.regole.filter((usata) => !id.includes(usata.id))))];
};
const messaggi = ({ avvisi }: Cedolino, quale: string) =>
  avvisi.filter(({ codice }) => codice === quale).map(({ messaggio }) => messaggio);
const codici = ({ righe }: Cedolino) => righe.map(({ codice }) => codice);

describe('a payslip sealed before a rule was known is computed again as it was', () => {
  const societa = (scuola: 'SCUOLA' | 'PARITARIA', compenso: number): SituazioneInput =>
    occasionale({ scuola, percettore: { tipo: 'SOCIETA', iva: 'ORDINARIA' }, fiscali: {}, voci: [voce(compenso)] });

  test('of which schools pay the VAT of their suppliers: all', () => {
    const [oggi, allora] = oggiEAllora(societa('PARITARIA', 100_000), scissioneDiChi.id);
    expect([oggi, allora].map((uno) => codici(uno).includes('IVA_SCISSIONE'))).toEqual([false, true]);
    expect(oggi.totali.netto - allora.totali.netto).toBe(22_000);
    expect(codici(calcolato(societa('SCUOLA', 100_000)))).toContain('IVA_SCISSIONE');
  });

  test('of which schools check the debts of their payees: all', () => {
    const [oggi, allora] = oggiEAllora(societa('PARITARIA', 600_000), verificaDiChi.id);
    expect([oggi, allora].map((uno) => messaggi(uno, 'VERIFICA_INADEMPIMENTI').length)).toEqual([0, 1]);
  });

  test('of the facts of a parental leave: nothing is told of those that lack', () => {
    const situazione = supplenza('2026-02-01', '2026-02-28');
    const assenze = [{ tipo: 'CONGEDO_PARENTALE', dal: '2026-02-10', al: '2026-02-12' }];
    const congedo = {
      ...situazione,
      servizi: (situazione.servizi ?? []).map((servizio) => ({ ...servizio, assenze })),
    };
    const [oggi, allora] = oggiEAllora(congedo, mesiElevatiDelCongedo.id);
    const detti = (uno: Cedolino) =>
      messaggi(uno, 'DATO_PRESUNTO').filter((detto) => detto.includes('dati del figlio'));
    expect([oggi, allora].map((uno) => detti(uno).length)).toEqual([1, 0]);
    expect(allora.totali).toEqual(oggi.totali);
  });

  test('of the instalments of the further deduction: nothing of it is kept', () => {
    const situazione = supplenza('2026-02-01', '2026-02-28', {
      percettore: { tipo: 'DIPENDENTE', contratto: 'TD_30_6', ruolo: 'DOCENTE' },
      fiscali: { redditoComplessivo: 3_000_000 },
    });
    const [oggi, allora] = oggiEAllora(situazione, recuperoUlterioreDetrazione.id);
    // 1.000,00 a year: twenty-eight days of it
    expect(oggi.progressivi.ulterioreDetrazione).toBe(Math.round((100_000 * 28) / 365));
    expect(allora.progressivi.ulterioreDetrazione).toBeUndefined();
    expect(allora.totali).toEqual(oggi.totali);
  });
});

test('of a substitute, what the row of the payee does not owe is not asked', () => {
  const situazione = supplenza('2026-02-01', '2026-02-28');
  const { id } = contributiDovuti.SUPPLENTE_BREVE;
  const oggi = calcolato(situazione);
  const DI_RIGA = ['PENSIONE_DIPENDENTE', 'FONDO_CREDITO', 'PENSIONE_AMMINISTRAZIONE', 'INPS_DS', 'IRAP'];
  const presenti = (uno: Cedolino) => DI_RIGA.filter((codice) => codici(uno).includes(codice));
  expect(presenti(oggi)).toEqual(DI_RIGA);
  const niente = { pensione: false, credito: false, irap: false, inpsDs: false, gestioneSeparata: 'NO' };
  const regole = regoleDa(oggi.regole.map((usata) => (usata.id === id ? { ...usata, valore: niente } : usata)));
  const senza = calcolato(situazione, regole);
  expect(presenti(senza)).toEqual([]);
  expect(senza.totali.imponibileIrpef).toBe(oggi.totali.lordoDipendente);
});

test('the relief of a month is of all that the month pays, however many services it has', () => {
  const [servizio] = supplenza('2024-05-01', '2024-05-10').servizi ?? [];
  if (servizio === undefined) throw new Error('A substitute has a service');
  const del2024 = { dataPagamento: '2024-06-20', liquidazione: { anno: 2024, mese: 6 } };
  const { righe } = calcolato(
    supplenza('2024-05-01', '2024-05-31', {
      ...del2024,
      servizi: [
        { ...servizio, competenza: { dal: '2024-05-01', al: '2024-05-10' } },
        { ...servizio, competenza: { dal: '2024-05-12', al: '2024-05-31' } },
      ],
    }),
  );
  const paga = righe
    .filter(({ gruppo, codice }) => gruppo === 'competenze' && codice !== 'TREDICESIMA')
    .reduce((totale, { importo }) => totale + importo, 0);
  // Two thirds and one third of a month: each under 1.923,00, together over it.
  expect(paga).toBeGreaterThan(192_300);
  const esoneri = righe.filter(({ codice }) => codice === 'ESONERO_IVS').map(({ importo }) => -importo);
  expect(esoneri).toEqual([Math.round(paga * 0.06)]);
});

test('the ceiling of the year before holds for what is paid by 12 January, since that was known', () => {
  const dicembre = { dal: '2025-12-01', al: '2025-12-31' };
  const regola = (giorno: string) => regoleCorrenti().inVigore(massimale, giorno).valore;
  const situazione = collaborazione({
    dataPagamento: '2026-01-08',
    liquidazione: { anno: 2025, mese: 12 },
    voci: [voce(50_000, { competenza: dicembre })],
    fiscali: {
      gestioneSeparata: 'CON_DIS_COLL',
      redditoComplessivo: 12_000_000,
      imponibileGestioneSeparataAnno: regola('2025-12-31') - 10_000,
    },
  });
  const correnti = regoleCorrenti();
  const diAllora = {
    ...correnti,
    seInVigore: <V>(quale: RegolaDatata<V>, giorno: string) =>
      quale.id === cassaAllargataGestioneSeparata.id ? null : correnti.seInVigore(quale, giorno),
  };
  const [oggi, allora] = [calcolato(situazione), calcolato(situazione, diAllora)];
  expect(regola('2026-01-08') - regola('2025-12-31')).toBeGreaterThan(50_000);
  expect([oggi, allora].map(({ totali }) => totali.imponibileGestioneSeparata)).toEqual([10_000, 50_000]);
});
