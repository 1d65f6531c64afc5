import { describe, expect, test } from 'vitest';
import { avvisiRegoleDaRiscontrare, avvisiRegoleScadute } from '#shared/calculation/cedolino/avvisi.ts';
import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import type { RigaCedolino } from '#shared/calculation/riga/cedolino-tipi.ts';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { CalcoloImpossibile, impossibile } from '#shared/calculation/spiegazione/anomalia.ts';
import { anomalieDaErrore } from '#shared/calculation/spiegazione/anomalie.ts';
import type { RegolaUsata } from '#shared/rules/regole.ts';
import { accessorio, supplenza, voce } from '../situazioni.ts';

/** Code, field and sentence of each reason why there is no payslip. */
const motivi = (situazione: unknown): readonly string[] => {
  const esito = cedolino(situazione as SituazioneInput);
  return esito.esito === 'scartato'
    ? esito.anomalie.map(({ codice, campo, messaggio }) => `${codice} [${campo ?? ''}] ${messaggio}`)
    : [];
};

const gennaio = { dal: '2026-01-01', al: '2026-01-31' };
const servizio = { competenza: gennaio, profilo: 'DOCENTE_PRIMO_GRADO', oreSettimanali: 900, oreCattedra: 1_800 };
const ferie = {
  cessazione: '2026-06-30',
  profilo: 'DOCENTE_PRIMO_GRADO',
  oreSettimanali: 900,
  oreCattedra: 1_800,
  giorniServizio: 200,
};

describe('limits, both sides', () => {
  test.each<readonly [string, SituazioneInput, number]>([
    ['gennaio 2023', accessorio({ liquidazione: { anno: 2023, mese: 1 } }), 0],
    ['una data sola', accessorio({ voci: [voce(1_000, { competenza: { dal: '2026-01-01', al: '2026-01-01' } })] }), 0],
    ['voci per il massimo', accessorio({ voci: [voce(999_999_999)] }), 0],
    ['voci e recuperi oltre il massimo, in valore', accessorio({ voci: [voce(999_999_999), voce(-1)] }), 1],
    ['recupero pari alle competenze', accessorio({ voci: [voce(1_000), voce(-1_000)] }), 0],
    ['orario intero con due spezzoni', supplenza('', '', { servizi: [servizio, servizio] }), 0],
    [
      "spezzoni uno dopo l'altro",
      supplenza('', '', {
        servizi: [
          { ...servizio, oreSettimanali: 1_800 },
          { ...servizio, oreSettimanali: 1_800, competenza: { dal: '2026-02-01', al: '2026-02-28' } },
        ],
      }),
      0,
    ],
    [
      'spezzoni con un giorno in comune',
      supplenza('', '', {
        servizi: [
          { ...servizio, oreSettimanali: 1_800 },
          { ...servizio, oreSettimanali: 1_800, competenza: { dal: '2026-01-31', al: '2026-02-28' } },
        ],
      }),
      1,
    ],
    [
      'NoiPA in una simulazione',
      accessorio({ opzioni: { simulazione: true }, voci: [voce(1, { canale: 'NOIPA' })] }),
      0,
    ],
    ['solo ferie', accessorio({ tipo: 'FER', voci: [], ferie }), 0],
    [
      'quota sindacale su una supplenza',
      supplenza('2026-02-01', '2026-02-28', {
        trattenute: [{ tipo: 'QUOTA_SINDACALE', riferimento: 'Q', importo: 1 }],
      }),
      0,
    ],
  ])('%s', (_, situazione, quanti) => expect(motivi(situazione)).toHaveLength(quanti));
});

describe('reasons', () => {
  test('one error for several reasons, with their sentences', () => {
    const errore = new CalcoloImpossibile(
      { codice: 'DATO_MANCANTE', messaggio: 'Uno.' },
      { codice: 'NESSUNA_VOCE', messaggio: 'Due.' },
    );
    expect([errore.name, errore.message, anomalieDaErrore(errore)]).toEqual([
      'CalcoloImpossibile',
      'Uno. Due.',
      errore.anomalie,
    ]);
    expect([
      impossibile('NESSUNA_VOCE', 'Uno.').anomalie,
      impossibile('NESSUNA_VOCE', 'Uno.', 'voci').anomalie,
    ]).toEqual([
      [{ codice: 'NESSUNA_VOCE', messaggio: 'Uno.' }],
      [{ codice: 'NESSUNA_VOCE', campo: 'voci', messaggio: 'Uno.' }],
    ]);
  });
  test('a missing rule, and a bug, are said for what they are', () => {
    expect(motivi(accessorio({ dataPagamento: '1990-01-20' }))).toEqual([
      'REGOLA_MANCANTE [percettori.contributi.tempo-indeterminato] Nessun valore in vigore il 20/01/1990 per "Contributi e IRAP dovuti sui pagamenti della scuola: personale a tempo indeterminato". La persona resta in sospeso finché il valore non è pubblicato; gli altri si possono pagare.',
    ]);
    expect([anomalieDaErrore(new TypeError('guasto')), anomalieDaErrore('guasto')].flat()).toEqual(
      Array.from({ length: 2 }, () => ({
        codice: 'ERRORE_DEL_CALCOLO',
        messaggio: 'Il calcolo si è interrotto per un errore del programma: guasto. Segnalarlo a chi lo mantiene.',
      })),
    );
  });
  test('a rule past the last day it was printed for is named once', () => {
    const riscontro = { il: '2026-01-01', dove: 'fonte di prova' };
    expect(
      avvisiRegoleScadute([
        usata('del suo anno', { riscontro, valeFinoA: '2026-01-01' }),
        usata("dell'anno prima", { riscontro, valeFinoA: '2025-12-31' }),
        usata("dell'anno prima", { riscontro, valeFinoA: '2025-12-31', giorno: '2026-02-01' }),
      ]),
    ).toEqual([
      {
        codice: 'VALORE_DA_AGGIORNARE',
        campo: "dell'anno prima",
        messaggio:
          '"Regola": usato l\'ultimo valore pubblicato, che valeva fino al 31/12/2025. Quando esce quello nuovo, ricalcolare.',
      },
    ]);
  });
  test('only a rule that made an amount and that nobody has read is named, with its mark, the last read', () => {
    const cita = (id: string, importo = 100) => rigaCheCita(id, importo);
    expect(
      avvisiRegoleDaRiscontrare(
        [
          usata('r'),
          usata('d', { fonte: 'derivata' }),
          usata('letta', { riscontro: { il: '2026-01-01', dove: 'fonte di prova' } }),
          usata('non citata'),
          usata('di una riga a zero'),
          usata('percettori.contributi.cococo'),
        ],
        [cita('r'), cita('d'), cita('letta'), cita('di una riga a zero', 0)],
      ).map(({ campo, messaggio }) => [campo, messaggio]),
    ).toEqual([
      ['r', '"Regola" in vigore dal 31/01/2025: da riscontrare (Legge 1; Legge 2).'],
      ['d', '"Regola" in vigore dal 31/01/2025: dedotto (Legge 1; Legge 2).'],
      ['percettori.contributi.cococo', '"Regola" in vigore dal 31/01/2025: da riscontrare (Legge 1; Legge 2).'],
    ]);
  });
});

const usata = (id: string, altro: Partial<RegolaUsata> = {}): RegolaUsata => ({
  fonte: 'fonte',
  id,
  descrizione: 'Regola',
  dal: '2025-01-31',
  giorno: '2026-01-01',
  valore: 1,
  riscontro: null,
  norma: [{ testo: 'Legge 1' }, { testo: 'Legge 2' }],
  ...altro,
});

const rigaCheCita = (id: string, importo: number): RigaCedolino => ({
  codice: 'X',
  gruppo: 'ritenute_fiscali',
  descrizione: 'X',
  base: null,
  aliquota: null,
  importo,
  competenza: null,
  tributo: null,
  adempimenti: [],
  spiegazione: {
    ...nodo,
    importo,
    figli: [{ ...nodo, importo, regola: { id, dal: '2025-01-31', norma: 'Legge 1', riscontro: null } }],
  },
});

const nodo = { testo: 'x', formula: 'x', importo: 0, regola: null, ingressi: [], figli: [] };
