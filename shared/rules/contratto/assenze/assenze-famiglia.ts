import type { Norma, Versione } from '../../regola.ts';
import { ccnl2007 } from '../norme.ts';
import {
  aPagaIntera,
  fasceDi,
  perTutti,
  riduceDetrazioni,
  riduceTutto,
  riscontrata,
  senzaPaga,
  type EffettoAssenza,
  type TipoAssenza,
  type Trattamento,
} from './assenza.ts';

const du151 = (luogo: string): Norma => ({ testo: `D.Lgs. 151/2001, ${luogo}` });
const art12 = ccnl2007('art. 12');
const inizio = '2008-06-25';

const effetto = (
  trattamenti: EffettoAssenza['trattamenti'],
  riduce: EffettoAssenza['riduce'] = riduceDetrazioni,
): EffettoAssenza => ({ trattamenti, giorniSenzaAccessorioFisso: 0, comporto: false, riduce, conteggio: 'CALENDARIO' });

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

/**
 * Parental leave: 30 days whole by contract, then the months the law raised to 80 % that the contract has not already covered,
 * then 30 % to the ninth month, then nothing. `mesiElevati` counts the month paid in full.
 */
const parentale = (mesiElevati: number): EffettoAssenza => {
  const coperti = Math.max(mesiElevati, 1) * 30;
  const fasce: Trattamento['fasce'] =
    coperti > 30 ? fasceDi([30, 100], [coperti, 80], [270, 30], [null, 0]) : fasceDi([30, 100], [270, 30], [null, 0]);
  return effetto(
    perTutti({ fasce, contatore: 'VITA_DEL_BAMBINO', limite: { quanti: 330, contatore: 'VITA_DEL_BAMBINO' } }),
  );
};

const versioneParentale = (dal: string, mesiElevati: number, norma: Norma, nota: string): Versione<EffettoAssenza> => ({
  dal,
  valore: parentale(mesiElevati),
  norma: [du151('artt. 32 e 34'), art12, norma],
  fonte: 'conoscenza',
  riscontro: null,
  nota,
});

const maternitaFuoriContratto: Trattamento = { fasce: fasceDi([null, 80]), contatore: 'EVENTO', limite: null };
const aspettativa = senzaPaga('CARRIERA', 900);
const biennale = effetto(perTutti(aPagaIntera('CARRIERA', 730)), { tredicesima: true, ferie: true, detrazioni: false });

/** Absences for the family. Short substitutes keep whole maternity pay while the contract runs, 80 % by INPS after it. */
export const assenzeFamiglia: readonly TipoAssenza[] = [
  riscontrata(
    {
      il: '2026-11-30',
      dove: 'leotuccari.it 1914 (art. 12 c. 2); icviafoscolo.edu.it, astensione per maternità; orizzontedocenti.it 18/10/2011',
      pagina: '2011-10-18',
    },
    tipo(
      'MATERNITA_OBBLIGATORIA',
      'Congedo di maternità',
      effetto(perTutti(aPagaIntera('EVENTO'))),
      du151('artt. 16-17'),
      art12,
    ),
  ),
  conVersioni('MATERNITA_FUORI_CONTRATTO', 'Congedo di maternità oltre la fine del contratto', null, [
    {
      dal: inizio,
      fonte: 'fonte',
      riscontro: {
        il: '2026-12-01',
        dove: 'gazzettaufficiale.it 26/4/2001 (art. 57); diritto-lavoro.com e gravidanzaonline.it (art. 23: il rateo di tredicesima è nella base); notiziedellascuola.it (L. 1204/1971, art. 16); gildavenezia.it 21/6/2025; giustoscuola.it 1203; leotuccari.it 1914',
        pagina: '2025-06-21',
      },
      norma: [du151('artt. 22 c. 1, 23 c. 2, 24 e 57 c. 2'), art12],
      valore: effetto(
        {
          TD_31_8: maternitaFuoriContratto,
          TD_30_6: maternitaFuoriContratto,
          SUPPLENTE_BREVE: maternitaFuoriContratto,
        },
        { tredicesima: true, ferie: false, detrazioni: true },
      ),
      nota: "L'80 % è anche del rateo di tredicesima: sta nella base dell'indennità, e fuori dal rapporto di lavoro non ne matura uno intero. Una pagina (snals.it 29835) cita l'art. 23 senza il c. 2 e non nomina la tredicesima. Vale da sé per la pensione (leotuccari.it 33448; snalssondrio.it 23/11/2022)",
    },
  ]),
  conVersioni('PATERNITA_OBBLIGATORIA', 'Congedo di paternità obbligatorio', null, [
    {
      dal: '2022-08-13',
      valore: { ...effetto(perTutti(aPagaIntera('EVENTO', 20))), conteggio: 'LAVORATIVI' },
      norma: [du151('art. 27-bis'), { testo: 'D.Lgs. 105/2022, art. 2 c. 1 lett. c)' }],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-30',
        dove: 'oggiscuola.com 8/11/2023; flc-gbw.it, paternità; tuttoscuola.com, D.Lgs. 105/2022; salvatorebuonandioffice.it (prima, il personale pubblico era escluso)',
        pagina: '2023-11-08',
      },
      nota: 'Dieci giorni lavorativi, venti di parto plurimo; prima del 13/8/2022 il personale pubblico non lo aveva',
    },
  ]),
  conVersioni('CONGEDO_PARENTALE', 'Congedo parentale', 'B0.. (ruolo), HH.. (tempo determinato)', [
    versioneParentale(inizio, 1, art12, 'Trenta giorni a paga intera per contratto, poi 30 %'),
    versioneParentale(
      '2023-01-01',
      1,
      { testo: 'L. 197/2022, art. 1 c. 359' },
      "Un mese all'80 % entro i 6 anni: assorbito dai trenta giorni interi",
    ),
    versioneParentale(
      '2024-01-01',
      2,
      { testo: 'L. 213/2023, art. 1 c. 179' },
      'Due mesi elevati entro i 6 anni del bambino',
    ),
    versioneParentale(
      '2025-01-01',
      3,
      { testo: 'L. 207/2024, art. 1 cc. 217-218' },
      'Tre mesi elevati entro i 6 anni del bambino; dal 2026 congedo fino ai 14 anni (L. 199/2025)',
    ),
  ]),
  riscontrata(
    {
      il: '2026-11-23',
      dove: 'anpescuola.it, malattia del figlio; flcbas.it; lapostadelsindaco.it 39593 (art. 48: esclusi ferie e tredicesima)',
    },
    tipo(
      'MALATTIA_FIGLIO',
      'Malattia del figlio fino a tre anni',
      effetto(
        perTutti({ fasce: fasceDi([30, 100], [null, 0]), contatore: 'ANNO_DEL_BAMBINO', limite: null }),
        riduceTutto,
      ),
      du151('artt. 47 e 48 c. 1'),
      art12,
    ),
  ),
  conVersioni('MALATTIA_FIGLIO_OLTRE_TRE_ANNI', 'Malattia del figlio oltre i tre anni', null, [
    {
      dal: inizio,
      valore: effetto(perTutti(senzaPaga('ANNO_DEL_BAMBINO', 5)), riduceTutto),
      norma: [du151('artt. 47 c. 2 e 48 c. 1')],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-23',
        dove: 'anpescuola.it, malattia del figlio; flcbas.it; lapostadelsindaco.it 39593 (art. 48: esclusi ferie e tredicesima)',
      },
    },
    {
      dal: '2026-01-01',
      valore: effetto(perTutti(senzaPaga('ANNO_DEL_BAMBINO', 10)), riduceTutto),
      norma: [du151('artt. 47 c. 2 e 48 c. 1'), { testo: 'L. 199/2025, art. 1 c. 220' }],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-28',
        dove: 'mysolution.it 20/2/2026; sistemiamolitalia.it, malattia dei figli (testo del c. 220); gildavenezia.it 3/1/2026',
        pagina: '2026-02-20',
      },
    },
  ]),
  riscontrata(
    { il: '2026-11-23', dove: 'termometropolitico.it, permessi del personale' },
    tipo(
      'ASSISTENZA_DISABILI',
      'Permessi L. 104/1992, art. 33',
      { ...effetto(perTutti(aPagaIntera('MESE', 3))), conteggio: 'LAVORATIVI' },
      { testo: 'L. 104/1992, art. 33; CCNL comparto Scuola 29/11/2007, art. 15 c. 6' },
    ),
  ),
  conVersioni('CONGEDO_BIENNALE', 'Congedo straordinario per assistenza', null, [
    { dal: inizio, valore: biennale, norma: [du151('art. 42 c. 5')], fonte: 'conoscenza', riscontro: null },
    {
      dal: '2011-08-11',
      valore: { ...biennale, indennita: true },
      norma: [du151('art. 42 cc. 5, 5-ter e 5-quinquies'), { testo: 'D.Lgs. 119/2011, art. 4' }],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-29',
        dove: 'sinergiediscuola.it, parere 2285/2013 sul congedo straordinario (commi per esteso); chiediloalalla.orizzontescuola.it 5/3/2016',
        pagina: '2016-03-05',
      },
      nota: 'Il periodo non vale per ferie, tredicesima e TFR',
    },
  ]),
  tipo(
    'ASPETTATIVA',
    'Aspettativa per motivi di famiglia, personali, di studio o di lavoro',
    effetto({ TI: aspettativa, TD_31_8: aspettativa, TD_30_6: aspettativa }, riduceTutto),
    ccnl2007('art. 18'),
  ),
];
