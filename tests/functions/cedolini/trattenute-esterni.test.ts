import { describe, expect, test } from 'vitest';
import type { DatiPersona } from '#archivio/fascicolo/dati-persona.ts';
import { cedolinoPersona } from '#functions/cedolini/calcolo/cedolini-persone.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Soggettiva } from '#shared/contracts/anagrafe/voci-persona.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { personaPagata, vocePer } from './chi-e-pagato.ts';
import { ambiente, pagamento, processo, UID } from './dati.ts';

describe('what a school is told to withhold from a professional', () => {
  const registrata = (codVoce: string, cambi: Partial<Soggettiva> = {}): Soggettiva => ({
    uid: asUid('atto'),
    uidSubAnagrafe: UID,
    versione: 1,
    codVoce,
    numImporto: 50_000,
    datInizio: '2026-01-01',
    datFine: null,
    desRiferimento: '',
    numTotale: null,
    piano: null,
    ...cambi,
  });
  const fattura = (
    soggettive: readonly Soggettiva[],
    { pagamenti = [], verifica }: Partial<Pick<DatiPersona, 'pagamenti'> & Pick<InputCedolino, 'verifica'>> = {},
  ) =>
    cedolinoPersona(
      processo({ idMetodo: 'EST-LD', dataPagamento: '2026-07-20', MESE: 7 }),
      {
        uidSubAnagrafe: UID,
        percettore: null,
        voci: [
          {
            codice: 'COMPENSO',
            competenza: { dal: '2026-06-01', al: '2026-06-30' },
            misura: { unita: 'IMPORTO', importo: 600_000 },
          },
        ],
        ...(verifica ? { verifica } : {}),
      },
      { ...personaPagata('PROFESSIONISTA', 2026), soggettive, pagamenti },
      ambiente({ contabilizzati: new Set(['prima']) }),
    ).cedolino;
  const prima = (importo: number, mese: number) =>
    pagamento('prima', {
      percettore: 'PROFESSIONISTA',
      dataPagamento: '2026-07-02',
      liquidazione: { anno: 2026, mese },
      trattenute: [{ origine: 'atto', importo }],
    });
  const trattenuto = (...atti: Parameters<typeof fattura>) => fattura(...atti)?.totali.altreTrattenute;

  test('the debt that the check of a State school found is paid to the agent, once', () => {
    expect(fattura([])?.totali.netto).toBe(600_200 - 200);
    expect(fattura([registrata('VER48B')])?.totali).toMatchObject({ altreTrattenute: 50_000, netto: 550_000 });
    expect(trattenuto([registrata('VER48B')], { pagamenti: [prima(30_000, 7)] })).toBe(20_000);
    expect(trattenuto([registrata('VER48B')], { pagamenti: [prima(50_000, 7)] })).toBe(0);
  });

  test('the outcome of a new check, on the payslip, takes the place of the debt on record', () => {
    const esito = (debito: number) => ({ data: '2026-07-10', numero: '1', debito });
    expect(trattenuto([registrata('VER48B')], { verifica: esito(0) })).toBe(0);
  });

  test('a fee is no salary: what a judge assigned is taken whole, and the amount of a month once a month', () => {
    expect(trattenuto([registrata('TERORD', { numImporto: 400_000 })])).toBe(400_000);
    const atto = registrata('TERORD');
    expect(trattenuto([atto], { pagamenti: [prima(20_000, 7)] })).toBe(30_000);
    expect(trattenuto([atto], { pagamenti: [prima(20_000, 6)] })).toBe(50_000);
  });

  test.each(['OCCASIONALE', 'COCOCO'] as const)(
    'the amount of a month that a fee under the title %s has given is not taken again under another',
    (percettore) => {
      const altrove = pagamento('prima', {
        percettore,
        dataPagamento: '2026-07-02',
        liquidazione: { anno: 2026, mese: 7 },
        giorni: [],
        nettoPignorabile: 100_000,
        trattenute: [{ origine: 'atto', importo: 20_000 }],
      });
      expect(trattenuto([registrata('TERALI')], { pagamenti: [altrove] })).toBe(30_000);
    },
  );

  test('a collaborator has not to give again what a fee of the same month has given', () => {
    const compensata = (importo: number) =>
      cedolinoPersona(
        processo({ idMetodo: 'COC-LD', dataPagamento: '2026-07-20', MESE: 7 }),
        { uidSubAnagrafe: UID, percettore: null, voci: vocePer('COC', 'COCOCO', 2026) },
        {
          ...personaPagata('COCOCO', 2026),
          soggettive: [registrata('TERALI', { numImporto: 3_000 })],
          pagamenti: [prima(importo, 7)],
        },
        ambiente({ contabilizzati: new Set(['prima']) }),
      ).cedolino?.totali.altreTrattenute;
    expect([compensata(0), compensata(1_000), compensata(3_000)]).toEqual([3_000, 2_000, 0]);
  });

  test('what nothing reads, and was written before the title was known, is said on the payslip', () => {
    const { anomalie } = cedolinoPersona(
      processo(),
      { uidSubAnagrafe: UID, percettore: null, voci: vocePer('ACC', 'DIPENDENTE_TI', 2026) },
      { ...personaPagata('DIPENDENTE_TI', 2026), soggettive: [registrata('TERORD')] },
      ambiente(),
    );
    expect(anomalie).toEqual([
      {
        codice: 'DATO_NON_LETTO',
        messaggio: expect.stringMatching(/crediti ordinari.*dal 01\/01\/2026: qui non si trattiene/),
      },
    ]);
  });
});
