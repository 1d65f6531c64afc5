import type { Norma, Versione } from '../../regola.ts';
import { ccnl2007, ccnl2024 } from '../norme.ts';
import {
  aPagaIntera,
  perTutti,
  riduceTutto,
  riscontrata,
  senzaPaga,
  type EffettoAssenza,
  type TipoAssenza,
} from './assenza.ts';

const inizio = '2008-06-25';
const art15 = ccnl2007('art. 15');
const art19 = ccnl2007('art. 19');
const art35 = ccnl2024('art. 35');

const effetto = (
  trattamenti: EffettoAssenza['trattamenti'],
  conteggio: EffettoAssenza['conteggio'] = 'LAVORATIVI',
): EffettoAssenza => ({ trattamenti, giorniSenzaAccessorioFisso: 0, comporto: false, riduce: riduceTutto, conteggio });

const conVersioni = (
  codice: string,
  descrizione: string,
  famigliaSidi: string | null,
  versioni: readonly [Versione<EffettoAssenza>, ...Versione<EffettoAssenza>[]],
): TipoAssenza => ({
  codice,
  descrizione,
  famigliaSidi,
  effetto: {
    id: `contratto.assenza.${codice.toLowerCase().replaceAll('_', '-')}`,
    descrizione: `Effetto sulla paga: ${descrizione}`,
    versioni,
  },
});

const tipo = (
  codice: string,
  descrizione: string,
  valore: EffettoAssenza,
  ...norma: readonly [Norma, ...Norma[]]
): TipoAssenza =>
  conVersioni(codice, descrizione, null, [{ dal: inizio, valore, norma, fonte: 'conoscenza', riscontro: null }]);

const anno = 'ANNO_SCOLASTICO';

/** Leaves, strikes and the like: counted in working days or hours, without the cut of DL 112/2008. */
export const assenzePermessi: readonly TipoAssenza[] = [
  conVersioni(
    'PERMESSO_PERSONALE',
    'Permesso per motivi personali o familiari',
    'PE.. (ruolo), PN.. (tempo determinato)',
    [
      {
        dal: inizio,
        norma: [art15, art19],
        fonte: 'fonte',
        riscontro: { il: '2026-11-20', dove: 'orizzontescuola.it' },
        nota: 'Tempo determinato: sei giorni senza paga',
        valore: effetto({
          TI: aPagaIntera(anno, 3),
          TD_31_8: senzaPaga(anno, 6),
          TD_30_6: senzaPaga(anno, 6),
          SUPPLENTE_BREVE: senzaPaga(anno, 6),
        }),
      },
      {
        dal: '2024-01-19',
        norma: [art15, art35],
        fonte: 'fonte',
        riscontro: { il: '2026-11-20', dove: 'orizzontescuola.it' },
        nota: 'Tre giorni retribuiti anche ai contratti al 31/8 e al 30/6; supplenze brevi sei giorni senza paga',
        valore: effetto({
          TI: aPagaIntera(anno, 3),
          TD_31_8: aPagaIntera(anno, 3),
          TD_30_6: aPagaIntera(anno, 3),
          SUPPLENTE_BREVE: senzaPaga(anno, 6),
        }),
      },
    ],
  ),
  conVersioni('PERMESSO_PERSONALE_FERIE', 'Permesso personale sui sei giorni di ferie dei docenti', 'PE.. (ruolo)', [
    {
      dal: inizio,
      norma: [art15, ccnl2007('art. 13 c. 9')],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-30',
        dove: 'win.gildavenezia.it 29/1/2006, permessi retribuiti; tecnicadellascuola.it 05/2023',
        pagina: '2006-01-29',
      },
      valore: effetto({ TI: aPagaIntera(anno, 6) }),
    },
  ]),
  tipo(
    'PERMESSO_ORARIO_ATA',
    'Permesso orario per motivi personali o familiari del personale ATA',
    effetto({ TI: aPagaIntera(anno, 18), TD_31_8: aPagaIntera(anno, 18), TD_30_6: aPagaIntera(anno, 18) }, 'ORE'),
    ccnl2024('art. 67'),
  ),
  riscontrata(
    { il: '2026-11-23', dove: 'termometropolitico.it, permessi del personale; tecnicadellascuola.it 09/2024' },
    tipo(
      'PERMESSO_ESAMI',
      'Permesso per concorsi ed esami',
      effetto({
        TI: aPagaIntera(anno, 8),
        TD_31_8: senzaPaga(anno, 8),
        TD_30_6: senzaPaga(anno, 8),
        SUPPLENTE_BREVE: senzaPaga(anno, 8),
      }),
      art15,
      art19,
    ),
  ),
  riscontrata(
    { il: '2026-11-23', dove: 'scuolainforma.news, art. 35 CCNL; tecnicadellascuola.it 09/2024' },
    tipo('PERMESSO_LUTTO', 'Permesso per lutto', effetto(perTutti(aPagaIntera('EVENTO', 3))), art15, art19),
  ),
  riscontrata(
    { il: '2026-11-23', dove: 'scuolainforma.news, art. 35 CCNL; termometropolitico.it' },
    tipo(
      'PERMESSO_MATRIMONIO',
      'Congedo per matrimonio',
      effetto(perTutti(aPagaIntera('EVENTO', 15)), 'CALENDARIO'),
      art15,
      art19,
    ),
  ),
  riscontrata(
    {
      il: '2026-11-30',
      dove: 'gildavenezia.it 21/10/2024; anief.org 23125; giustoscuola.it 2782',
      pagina: '2024-10-21',
    },
    tipo(
      'PERMESSO_STUDIO',
      'Permessi per il diritto allo studio',
      effetto(perTutti(aPagaIntera('ANNO_SOLARE', 150)), 'ORE'),
      { testo: 'DPR 395/1988, art. 3' },
    ),
  ),
  riscontrata(
    { il: '2026-11-26', dove: 'notiziedellascuola.it, CCNL 1995 art. 22 c. 4; tecnicadellascuola.it' },
    tipo(
      'PERMESSO_BREVE_NON_RECUPERATO',
      'Permesso breve non recuperato',
      effetto(perTutti(senzaPaga(anno)), 'ORE'),
      ccnl2007('art. 16'),
    ),
  ),
  riscontrata(
    { il: '2026-11-23', dove: 'orizzontescuola.it, donatori di sangue; tecnicadellascuola.it 09/2024' },
    tipo('DONAZIONE_SANGUE', 'Donazione di sangue', effetto(perTutti(aPagaIntera('EVENTO', 1))), {
      testo: 'L. 219/2005, art. 8',
    }),
  ),
  tipo('FERIE', 'Ferie', effetto(perTutti(aPagaIntera(anno))), ccnl2007('art. 13')),
  riscontrata(
    { il: '2026-11-26', dove: 'uilscuolamodena.it ?p=3663; flcbas.it' },
    tipo(
      'FESTIVITA_SOPPRESSE',
      'Riposo per festività soppresse',
      effetto(perTutti(aPagaIntera(anno, 4))),
      ccnl2007('art. 14'),
    ),
  ),
  riscontrata(
    { il: '2026-11-30', dove: 'tecnicadellascuola.it 25/9/2025; tuttolavoro24.it ?p=169068', pagina: '2025-09-25' },
    tipo('SCIOPERO', 'Sciopero', effetto(perTutti(senzaPaga('EVENTO')), 'CALENDARIO'), {
      testo: 'L. 146/1990; L. 312/1980, art. 171',
    }),
  ),
  tipo('SCIOPERO_ORARIO', 'Sciopero orario', effetto(perTutti(senzaPaga('EVENTO')), 'ORE'), {
    testo: 'L. 146/1990; L. 312/1980, art. 171',
  }),
  tipo('ASSENZA_INGIUSTIFICATA', 'Assenza ingiustificata', effetto(perTutti(senzaPaga('EVENTO')), 'CALENDARIO'), {
    testo: 'DPR 3/1957, art. 8',
  }),
];
