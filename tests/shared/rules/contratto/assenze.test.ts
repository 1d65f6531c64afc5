import { describe, expect, it } from 'vitest';
import { UNO } from '#shared/money/centesimi.ts';
import type { EffettoAssenza } from '#shared/rules/contratto/assenze/assenza.ts';
import { getTipoAssenza, tipiAssenza } from '#shared/rules/contratto/assenze/assenze.ts';
import { isVoceDi, tipiContratto } from '#shared/rules/contratto/inquadramento.ts';
import { inForceOn } from '#shared/rules/regola.ts';

const versioni = tipiAssenza.flatMap(({ codice, effetto }) =>
  effetto.versioni.map((versione) => [`${codice} dal ${versione.dal}`, versione.valore] as const),
);

describe('absence types', () => {
  it('keeps its codes: records and files refer to them', () => {
    expect(tipiAssenza.map(({ codice }) => codice)).toEqual([
      'MALATTIA',
      'MALATTIA_RICOVERO',
      'MALATTIA_GRAVE_PATOLOGIA',
      'MALATTIA_CAUSA_SERVIZIO',
      'INFORTUNIO',
      'PERMESSO_CURE_L106',
      'CONGEDO_L106',
      'MATERNITA_OBBLIGATORIA',
      'MATERNITA_FUORI_CONTRATTO',
      'PATERNITA_OBBLIGATORIA',
      'CONGEDO_PARENTALE',
      'MALATTIA_FIGLIO',
      'MALATTIA_FIGLIO_OLTRE_TRE_ANNI',
      'ASSISTENZA_DISABILI',
      'CONGEDO_BIENNALE',
      'ASPETTATIVA',
      'PERMESSO_PERSONALE',
      'PERMESSO_PERSONALE_FERIE',
      'PERMESSO_ORARIO_ATA',
      'PERMESSO_ESAMI',
      'PERMESSO_LUTTO',
      'PERMESSO_MATRIMONIO',
      'PERMESSO_STUDIO',
      'PERMESSO_BREVE_NON_RECUPERATO',
      'DONAZIONE_SANGUE',
      'FERIE',
      'FESTIVITA_SOPPRESSE',
      'SCIOPERO',
      'SCIOPERO_ORARIO',
      'ASSENZA_INGIUSTIFICATA',
    ]);
    expect(getTipoAssenza('MALATTIA')?.descrizione).toBe('Malattia');
    expect(getTipoAssenza('malattia')).toBeUndefined();
  });

  it.each(versioni)('%s: bands in order, the last without end, rates within 0 and 100 %', (_, effetto) => {
    for (const trattamento of Object.values(effetto?.trattamenti ?? {})) {
      const fini = trattamento.fasce.map(({ finoAlGiorno }) => finoAlGiorno ?? Infinity);
      expect(fini).toEqual([...new Set(fini)].toSorted((a, b) => a - b));
      expect(fini.at(-1)).toBe(Infinity);
      for (const { aliquota } of trattamento.fasce)
        expect(aliquota).toSatisfy((valore: number) => Number.isInteger(valore) && valore >= 0 && valore <= UNO);
    }
    expect(Object.keys(effetto?.trattamenti ?? {}).every((contratto) => isVoceDi(tipiContratto, contratto))).toBe(true);
  });

  it('pays an illness for service cause whole to everybody, in a period of its own', () => {
    const effetti = tipiAssenza
      .filter(({ codice }) => codice === 'MALATTIA_CAUSA_SERVIZIO')
      .map(({ effetto }) => effetto);
    const [{ trattamenti, comporto }] = effetti.map((effetto) => inForceOn(effetto, '2026-01-01').valore) as [
      EffettoAssenza,
    ];
    const fasce = [{ finoAlGiorno: null, aliquota: UNO }];
    expect(tipiContratto.map((contratto) => trattamenti[contratto]?.fasce)).toEqual(tipiContratto.map(() => fasce));
    expect([trattamenti.TI, trattamenti.TD_30_6].map((suo) => suo?.limite)).toEqual([
      { quanti: 1080, contatore: 'TRIENNIO' },
      null,
    ]);
    expect(comporto).toBe(false);
  });

  it('cuts the fixed accessory only for ordinary sickness', () => {
    const tagliate = tipiAssenza.filter(
      ({ effetto }) => inForceOn(effetto, '2026-01-01').valore.giorniSenzaAccessorioFisso > 0,
    );
    expect(tagliate.map(({ codice }) => codice)).toEqual(['MALATTIA']);
  });

  it('pays personal leave to contracts of 31/8 and 30/6 from 19 January 2024', () => {
    const permesso = getTipoAssenza('PERMESSO_PERSONALE');
    const aliquotaIl = (giorno: string, contratto: 'TI' | 'TD_30_6' | 'SUPPLENTE_BREVE'): number | undefined =>
      permesso === undefined
        ? undefined
        : inForceOn(permesso.effetto, giorno).valore.trattamenti[contratto]?.fasce[0].aliquota;
    expect([aliquotaIl('2024-01-18', 'TD_30_6'), aliquotaIl('2024-01-19', 'TD_30_6')]).toEqual([0, UNO]);
    expect([aliquotaIl('2024-01-18', 'TI'), aliquotaIl('2024-01-19', 'SUPPLENTE_BREVE')]).toEqual([UNO, 0]);
  });
});
