import { describe, expect, test } from 'vitest';
import { UNO } from '#shared/money/centesimi.ts';
import type { Trattamento } from '#shared/rules/contratto/assenze/assenza.ts';
import { getTipoAssenza, tipiAssenza } from '#shared/rules/contratto/assenze/assenze.ts';
import { tipiContratto, type TipoContratto } from '#shared/rules/contratto/inquadramento.ts';
import { ifInForceOn, inForceOn } from '#shared/rules/regola.ts';

/**
 * Each absence by contract, as its norm says it: hundredths of the pay and the day until which, then how many days (or hours) may be taken of what.
 * Written from the articles and not from the rules: a branch that is spread from another contract does not pass here unless its norm says so.
 */
const RAMI: Readonly<Record<string, readonly [norma: string, rami: Readonly<Partial<Record<TipoContratto, string>>>]>> =
  {
    MALATTIA: [
      'CCNL 2007 artt. 17 cc. 1, 2, 8 e 19 cc. 3, 4, 10; CCNL 2024 art. 35',
      {
        TI: '100 fino a 270, 90 fino a 360, 50 fino a 540, 0; 1080 TRIENNIO',
        TD_31_8: '100 fino a 30, 50 fino a 90, 0; 270 TRIENNIO',
        TD_30_6: '100 fino a 30, 50 fino a 90, 0; 270 TRIENNIO',
        SUPPLENTE_BREVE: '50; 30 ANNO_SCOLASTICO',
      },
    ],
    MALATTIA_RICOVERO: [
      'come la malattia; DL 112/2008 art. 71 lascia il trattamento accessorio',
      {
        TI: '100 fino a 270, 90 fino a 360, 50 fino a 540, 0; 1080 TRIENNIO',
        TD_31_8: '100 fino a 30, 50 fino a 90, 0; 270 TRIENNIO',
        TD_30_6: '100 fino a 30, 50 fino a 90, 0; 270 TRIENNIO',
        SUPPLENTE_BREVE: '50; 30 ANNO_SCOLASTICO',
      },
    ],
    MALATTIA_GRAVE_PATOLOGIA: ['CCNL 2007 artt. 17 c. 9 e 19 c. 15', tutti('100; senza limite')],
    MALATTIA_CAUSA_SERVIZIO: [
      'CCNL 2007 art. 20 cc. 2 e 3',
      { ...tutti('100; senza limite'), TI: '100; 1080 TRIENNIO' },
    ],
    INFORTUNIO: ['CCNL 2007 art. 20 cc. 1 e 3', tutti('100; senza limite')],
    PERMESSO_CURE_L106: ['L. 106/2025 art. 2', tutti('100; 10 ANNO_SOLARE')],
    CONGEDO_L106: ['L. 106/2025 art. 1', tutti('0; 720 CARRIERA')],
    MATERNITA_OBBLIGATORIA: ['CCNL 2007 art. 12 c. 2', tutti('100; senza limite')],
    MATERNITA_FUORI_CONTRATTO: [
      'D.Lgs. 151/2001 artt. 22 e 24: chi è di ruolo non ha una fine',
      { TD_31_8: '80; senza limite', TD_30_6: '80; senza limite', SUPPLENTE_BREVE: '80; senza limite' },
    ],
    PATERNITA_OBBLIGATORIA: [
      'D.Lgs. 151/2001 art. 27-bis: dieci giorni lavorativi, venti se i figli sono più',
      tutti('100; 20 EVENTO'),
    ],
    CONGEDO_PARENTALE: [
      'D.Lgs. 151/2001 artt. 32 e 34; CCNL 2007 artt. 12 c. 4 e 19 c. 14',
      tutti('100 fino a 30, 80 fino a 90, 30 fino a 270, 0; 330 VITA_DEL_BAMBINO'),
    ],
    MALATTIA_FIGLIO: ['CCNL 2007 artt. 12 c. 5 e 19 c. 14', tutti('100 fino a 30, 0; senza limite')],
    MALATTIA_FIGLIO_OLTRE_TRE_ANNI: ['D.Lgs. 151/2001 art. 47 c. 2', tutti('0; 10 ANNO_DEL_BAMBINO')],
    ASSISTENZA_DISABILI: ['L. 104/1992 art. 33', tutti('100; 3 MESE')],
    CONGEDO_BIENNALE: ['D.Lgs. 151/2001 art. 42 c. 5', tutti('100; 730 CARRIERA')],
    ASPETTATIVA: [
      'CCNL 2007 artt. 18 e 19 c. 1: non ai supplenti brevi',
      { TI: '0; 900 CARRIERA', TD_31_8: '0; 900 CARRIERA', TD_30_6: '0; 900 CARRIERA' },
    ],
    PERMESSO_PERSONALE: [
      'CCNL 2007 artt. 15 c. 2 e 19 c. 7; CCNL 2024 art. 35 c. 12',
      { ...tutti('100; 3 ANNO_SCOLASTICO'), SUPPLENTE_BREVE: '0; 6 ANNO_SCOLASTICO' },
    ],
    PERMESSO_PERSONALE_FERIE: ['CCNL 2007 artt. 13 c. 9 e 15 c. 2', { TI: '100; 6 ANNO_SCOLASTICO' }],
    PERMESSO_ORARIO_ATA: [
      'CCNL 2024 artt. 67 e 35',
      { TI: '100; 18 ANNO_SCOLASTICO', TD_31_8: '100; 18 ANNO_SCOLASTICO', TD_30_6: '100; 18 ANNO_SCOLASTICO' },
    ],
    PERMESSO_ESAMI: [
      'CCNL 2007 artt. 15 c. 1 e 19 c. 7',
      { ...tutti('0; 8 ANNO_SCOLASTICO'), TI: '100; 8 ANNO_SCOLASTICO' },
    ],
    PERMESSO_LUTTO: ['CCNL 2007 artt. 15 c. 1 e 19 c. 9', tutti('100; 3 EVENTO')],
    PERMESSO_MATRIMONIO: ['CCNL 2007 artt. 15 c. 3 e 19 c. 12', tutti('100; 15 EVENTO')],
    PERMESSO_STUDIO: ['DPR 395/1988 art. 3', tutti('100; 150 ANNO_SOLARE')],
    PERMESSO_BREVE_NON_RECUPERATO: ['CCNL 2007 art. 16 c. 4', tutti('0; senza limite')],
    DONAZIONE_SANGUE: ['L. 584/1967', tutti('100; 1 EVENTO')],
    FERIE: ['CCNL 2007 artt. 13 e 19 c. 2', tutti('100; senza limite')],
    FESTIVITA_SOPPRESSE: ['CCNL 2007 art. 14', tutti('100; 4 ANNO_SCOLASTICO')],
    SCIOPERO: ['L. 146/1990', tutti('0; senza limite')],
    SCIOPERO_ORARIO: ['L. 146/1990', tutti('0; senza limite')],
    ASSENZA_INGIUSTIFICATA: ['nessuna prestazione', tutti('0; senza limite')],
  };

function tutti(ramo: string): Readonly<Record<TipoContratto, string>> {
  return { TI: ramo, TD_31_8: ramo, TD_30_6: ramo, SUPPLENTE_BREVE: ramo };
}

/** The same words, of a treatment of the rules. */
const inParole = ({ fasce, limite }: Trattamento): string => {
  const paghe = fasce.map(({ finoAlGiorno, aliquota }) => {
    const centesimi = (aliquota * 100) / UNO;
    return finoAlGiorno === null ? `${centesimi}` : `${centesimi} fino a ${finoAlGiorno}`;
  });
  return `${paghe.join(', ')}; ${limite === null ? 'senza limite' : `${limite.quanti} ${limite.contatore}`}`;
};

const effettoDi = (codice: string) => {
  const tipo = getTipoAssenza(codice);
  if (tipo === undefined) throw new Error(`No absence is ${codice}`);
  return inForceOn(tipo.effetto, '2026-11-29').valore;
};

describe('each absence, contract by contract', () => {
  test('no absence is left out of the table', () =>
    expect(Object.keys(RAMI).toSorted()).toEqual(tipiAssenza.map(({ codice }) => codice).toSorted()));

  test.each(Object.entries(RAMI).map(([codice, [norma, rami]]) => [codice, norma, rami] as const))(
    '%s (%s)',
    (codice, _, rami) => {
      const { trattamenti } = effettoDi(codice);
      const letti = tipiContratto.flatMap((contratto) => {
        const suo = trattamenti[contratto];
        return suo === undefined ? [] : [[contratto, inParole(suo)]];
      });
      expect(Object.fromEntries(letti)).toEqual(rami);
    },
  );

  test.each([
    ['CONGEDO_L106', '2025-08-08', '2025-08-09'],
    ['PERMESSO_CURE_L106', '2025-12-31', '2026-01-01'],
  ])('%s is not known on %s, and is on %s', (codice, prima, dal) => {
    const effetto = getTipoAssenza(codice)?.effetto;
    expect([prima, dal].map((giorno) => effetto && ifInForceOn(effetto, giorno)?.dal)).toEqual([undefined, dal]);
  });

  test('what does not count for the 13th even while it is paid is the leave of two years alone', () => {
    const indennita = tipiAssenza.filter(({ codice }) => effettoDi(codice).indennita === true);
    expect(indennita.map(({ codice }) => codice)).toEqual(['CONGEDO_BIENNALE']);
  });
});
