import { describe, expect, test } from 'vitest';
import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import { LIMITE_IMPORTO } from '#shared/calculation/situazione/misure.ts';
import { CODICI_ANOMALIA } from '#shared/calculation/spiegazione/anomalia.ts';
import { accessorio, diAnniPrecedenti, motivi, supplenza, voce } from '../situazioni.ts';

describe('impossible situations', () => {
  test.each([
    ['data che non esiste', { dataPagamento: '2026-02-30' }, 'SITUAZIONE_NON_VALIDA'],
    ['mese 13', { liquidazione: { anno: 2026, mese: 13 } }, 'SITUAZIONE_NON_VALIDA'],
    ['campo in più', { estraneo: 1 }, 'SITUAZIONE_NON_VALIDA'],
    ['prima del 2023', { liquidazione: { anno: 2022, mese: 12 } }, 'LIQUIDAZIONE_FUORI_PERIODO'],
    ['anno senza regole', { dataPagamento: '1990-01-20' }, 'REGOLA_MANCANTE'],
    ['nessuna voce', { voci: [] }, 'NESSUNA_VOCE'],
    [
      'periodo al contrario',
      { voci: [voce(1, { competenza: { dal: '2026-02-01', al: '2026-01-31' } })] },
      'PERIODO_INVERTITO',
    ],
    ['importo con la virgola', { voci: [voce(1.5)] }, 'SITUAZIONE_NON_VALIDA'],
    ['NaN', { voci: [voce(Number.NaN)] }, 'SITUAZIONE_NON_VALIDA'],
    ['infinito', { voci: [voce(Infinity)] }, 'SITUAZIONE_NON_VALIDA'],
    [
      'ore negative',
      { voci: [voce(0, { misura: { unita: 'ORE', quantita: -100, tariffa: 3_850 } })] },
      'SITUAZIONE_NON_VALIDA',
    ],
    ['lordo enorme', { voci: Array.from({ length: 3 }, () => voce(999_999_999)) }, 'IMPORTO_FUORI_LIMITI'],
    ['solo un recupero', { voci: [voce(-100)] }, 'LORDO_NEGATIVO'],
    ['aliquota massima assente', { fiscali: {} }, 'ALIQUOTA_MASSIMA_MANCANTE'],
    ['servizi in un compenso', { servizi: supplenza('2026-02-01', '2026-02-28').servizi }, 'VOCE_NON_AMMESSA'],
    [
      'formatore nel compenso accessorio',
      { percettore: { tipo: 'FORMATORE', contratto: 'TI', ruolo: 'DOCENTE' } },
      'PERCETTORE_NON_AMMESSO',
    ],
    [
      'sostitutiva senza reddito',
      { fiscali: { aliquotaMassima: { aliquota: 330_000, lettaDa: 'x' }, plafondSostitutiva: 100 } },
      'DATO_MANCANTE',
    ],
    ['arretrati senza redditi', { voci: [voce(1_000, diAnniPrecedenti)] }, 'DATO_MANCANTE'],
  ] as const)('%s', (_, altro, codice) =>
    expect(motivi({ ...accessorio(), ...altro } as Parameters<typeof motivi>[0])).toContain(codice),
  );

  test.each([null, undefined, 1, 'x', [], {}, { __proto__: { tipo: 'ACC' } }])(
    'any input (%j) is rejected, never a crash',
    (ingresso) => {
      const esito = cedolino(JSON.parse(JSON.stringify(ingresso ?? null)));
      expect(esito.esito).toBe('scartato');
    },
  );

  test('each reason says what to do, in the language of the office', () => {
    const esito = cedolino(accessorio({ fiscali: {} }));
    expect(
      esito.esito === 'scartato' &&
        esito.anomalie.every(({ codice, messaggio }) => CODICI_ANOMALIA.includes(codice) && /\.$/.test(messaggio)),
    ).toBe(true);
  });
});

test('a gross over the limit is refused of pay from the tables too, which its 13th brings there', () => {
  const situazione = supplenza('2026-02-01', '2026-02-28');
  const esito = cedolino({
    ...situazione,
    servizi: (situazione.servizi ?? []).map((servizio) => ({
      ...servizio,
      assegnoPersonaleMensile: LIMITE_IMPORTO - 250_000,
    })),
  });
  expect(esito).toEqual({
    esito: 'scartato',
    anomalie: [
      {
        codice: 'IMPORTO_FUORI_LIMITI',
        campo: 'voci',
        messaggio: 'Il lordo supera 9.999.999,99 €: controllare quantità e tariffe.',
      },
    ],
  });
});
