import { describe, expect, test } from 'vitest';
import { cedolino } from '../../../../shared/calculation/cedolino.ts';
import { calcolato, collaborazione, importo, motivi } from '../situazioni.ts';

describe('collaborators', () => {
  test('need income and class', () => {
    expect(motivi(collaborazione({ fiscali: { gestioneSeparata: 'CON_DIS_COLL' } }))).toEqual(['DATO_MANCANTE']);
    expect(motivi(collaborazione({ fiscali: { redditoComplessivo: 1 } }))).toEqual(['DATO_MANCANTE']);
  });
  test('have neither deductions nor bonus when they do not ask for them', () => {
    const pagato = calcolato(
      collaborazione({
        fiscali: {
          gestioneSeparata: 'CON_DIS_COLL',
          redditoComplessivo: 1_200_000,
          detrazioneLavoro: false,
          trattamentoIntegrativo: false,
        },
      }),
    );
    expect([importo(pagato, 'IRPEF'), pagato.totali.sommeFuoriReddito]).toEqual([20_314, 0]);
  });
  test('instalments of the surtaxes of the year before', () => {
    const pagato = calcolato(
      collaborazione({
        fiscali: {
          gestioneSeparata: 'CON_DIS_COLL',
          redditoComplessivo: 1_200_000,
          addizionali: {
            saldoRegionale: { residuo: 11_000, rate: 11 },
            saldoComunale: { residuo: 500, rate: 2 },
            accontoComunale: { residuo: 900, rate: 9 },
          },
        },
      }),
    );
    expect(
      ['ADDIZIONALE_REGIONALE', 'ADDIZIONALE_COMUNALE', 'ADDIZIONALE_COMUNALE_ACCONTO'].map((codice) =>
        importo(pagato, codice),
      ),
    ).toEqual([1_000, 250, 100]);
  });
  test('at the balance a town without a rate stops the payslip and is named', () => {
    const esito = cedolino(
      collaborazione({
        opzioni: { conguaglio: true },
        fiscali: {
          gestioneSeparata: 'CON_DIS_COLL',
          redditoComplessivo: 1_200_000,
          addizionali: { regione: 'LOMBARDIA', comune: 'Z999' },
        },
      }),
    );
    expect(esito).toMatchObject({
      esito: 'scartato',
      anomalie: [{ codice: 'ALIQUOTA_ADDIZIONALE_MANCANTE', messaggio: expect.stringContaining('Z999') }],
    });
  });
  test('at the balance of December the surtaxes are shown, and withheld the year after', () => {
    const pagato = calcolato(
      collaborazione({
        opzioni: { conguaglio: true },
        progressivi: { imponibileIrpef: 2_500_000, irpef: 500_000, giorniPagati: 334 },
        fiscali: {
          gestioneSeparata: 'CON_DIS_COLL',
          addizionali: { regione: 'LOMBARDIA', comune: 'F205', accontoTrattenuto: 1_000 },
        },
      }),
    );
    const riepilogo = Object.fromEntries(
      pagato.righe
        .filter(({ codice, gruppo }) => gruppo === 'riepilogo' && codice.startsWith('ADDIZIONALE'))
        .map((riga) => [riga.codice, riga.importo]),
    );
    expect(riepilogo).toEqual({
      ADDIZIONALE_REGIONALE: Math.round(18_450 + 1_088_323 * 0.0158),
      ADDIZIONALE_COMUNALE: 20_707 - 1_000,
      ADDIZIONALE_COMUNALE_ACCONTO: 6_212,
    });
    expect(importo(pagato, 'ADDIZIONALE_COMUNALE')).toBe(0);
  });
});
