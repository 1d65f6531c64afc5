import { describe, expect, test } from 'vitest';
import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { accessorio, calcolato, collaborazione, importo, motivi, occasionale, voce } from './situazioni.ts';

/** Paid in January 2027, before INPS prints the limits of the year: work of that month, so that nothing belongs to 2026. */
const gennaio = (lordo: number, resto: Partial<SituazioneInput> = {}): Partial<SituazioneInput> => ({
  dataPagamento: '2027-01-20',
  liquidazione: { anno: 2027, mese: 2 },
  voci: [voce(lordo, { competenza: { dal: '2027-01-02', al: '2027-01-10' } })],
  ...resto,
});
const daAggiornare = (situazione: SituazioneInput) =>
  calcolato(situazione)
    .avvisi.filter(({ codice }) => codice === 'VALORE_DA_AGGIORNARE')
    .map(({ campo }) => campo);

describe('limits that INPS has not printed yet', () => {
  test('under the last known ceiling an all-inclusive occasional fee is paid as in December, with one warning', () => {
    const pagata = occasionale({ ...gennaio(50_000), base: 'LS', fiscali: {} });
    expect(calcolato(pagata).totali.netto).toBe(
      calcolato(occasionale({ base: 'LS', fiscali: {}, voci: [voce(50_000)], dataPagamento: '2026-12-20' })).totali
        .netto,
    );
    expect(daAggiornare(pagata)).toEqual(['contributi.massimale', 'gestione-separata.aliquote']);
    expect(calcolato(pagata).avvisi.find(({ campo }) => campo === 'contributi.massimale')?.messaggio).toBe(
      '"Massimale annuo della base contributiva": usato l\'ultimo valore pubblicato, che valeva fino al 31/12/2026. Quando esce quello nuovo, indicarlo in Tabelle, Valori annunciati, e ricalcolare.',
    );
  });

  test('the same fee on 31 December 2026 has no warning', () =>
    expect(
      daAggiornare(occasionale({ base: 'LS', fiscali: {}, voci: [voce(50_000)], dataPagamento: '2026-12-31' })),
    ).toEqual([]));

  const aMassimale = (lordo: number, giaRaggiunto: number) =>
    accessorio({
      ...gennaio(lordo),
      fiscali: {
        aliquotaMassima: { aliquota: 430_000, lettaDa: 'prova' },
        massimale: true,
        imponibileContributivoAnno: giaRaggiunto,
      },
    });
  test('up to the last known ceiling to the cent the contribution is whole, a cent over it the person is held', () => {
    expect(importo(calcolato(aMassimale(100_000, 12_229_500 - 100_000)), 'PENSIONE_DIPENDENTE')).toBe(8_800);
    const oltre = cedolino(aMassimale(100_000, 12_229_500 - 99_999));
    expect(oltre.esito === 'scartato' && oltre.anomalie).toEqual([
      {
        codice: 'VALORE_DA_AGGIORNARE',
        campo: 'contributi.massimale',
        messaggio:
          '"Massimale annuo della base contributiva" del 2027 non è ancora pubblicato e l\'imponibile supera l\'ultimo valore noto, 122.295,00 €: la persona resta in sospeso finché esce il nuovo e lo si indica in Tabelle, Valori annunciati.',
      },
    ]);
  });

  test('over the first band of the year before, the additional contribution waits; under it, it is zero', () => {
    const conAggiuntivo = (giaRaggiunto: number) =>
      accessorio({
        ...gennaio(100_000),
        fiscali: {
          aliquotaMassima: { aliquota: 430_000, lettaDa: 'prova' },
          contributoAggiuntivo: true,
          imponibileContributivoAnno: giaRaggiunto,
        },
      });
    expect(importo(calcolato(conAggiuntivo(5_622_400 - 100_000)), 'CONTRIBUTO_AGGIUNTIVO')).toBe(0);
    expect(motivi(conAggiuntivo(5_622_400 - 99_999))).toEqual(['VALORE_DA_AGGIORNARE']);
  });

  test('a collaborator over the ceiling waits too, on 31 December is paid', () => {
    const oltre = {
      gestioneSeparata: 'CON_DIS_COLL',
      redditoComplessivo: 6_000_000,
      imponibileGestioneSeparataAnno: 12_229_500,
    } as const;
    const a2026 = collaborazione({ dataPagamento: '2026-12-31', voci: [voce(10_000)], fiscali: oltre });
    expect(importo(calcolato(a2026), 'GESTIONE_SEPARATA_PERCIPIENTE')).toBe(0);
    expect(
      motivi(
        occasionale({
          ...gennaio(600_000),
          fiscali: { gestioneSeparata: 'SENZA_DIS_COLL', imponibileGestioneSeparataAnno: 12_229_500 },
        }),
      ),
    ).toEqual(['VALORE_DA_AGGIORNARE']);
  });
});
