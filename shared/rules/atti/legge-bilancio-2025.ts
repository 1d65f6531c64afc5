import type { CommaEsaminato, EsitoDelComma } from './comma.ts';

const ATTO = { atto: 'L. 207/2024', del: '2024-12-30', dal: '2025-01-01' } as const;
const comma = (
  quale: string,
  dice: string,
  versioni: readonly [string, ...string[]],
  altro: {
    readonly dal?: string;
    readonly modifica?: readonly string[];
    readonly lascia?: readonly string[];
    readonly pagine: string;
  },
): CommaEsaminato => {
  const esito: EsitoDelComma = { tipo: 'REGOLA', versioni };
  return { ...ATTO, comma: `art. 1 ${quale}`, dice, esito, modifica: [], ...altro };
};

/** The commas of the budget act for 2025 on pay, and every rule that follows them. */
export const leggeDiBilancio2025: readonly CommaEsaminato[] = [
  comma(
    'cc. 2-3',
    'Scaglioni, detrazione e trattamento integrativo del 2024 resi stabili',
    [
      'irpef.scaglioni|2024-01-01',
      'detrazioni.lavoro-dipendente|2024-01-01',
      'bonus.trattamento-integrativo|2024-01-01',
    ],
    {
      modifica: ['DPR 917/1986, art. 11', 'DPR 917/1986, art. 13', 'DL 3/2020, art. 1'],
      pagine: 'fisco7.it 06/2025; businesscommunity.it 19/1/2025',
    },
  ),
  comma(
    'cc. 4-9',
    'Somma e ulteriore detrazione sul lavoro dipendente',
    ['bonus.cuneo|2025-01-01', 'esoneri.ivs|2025-01-01'],
    {
      pagine: 'fisco7.it 06/2025; businesscommunity.it 19/1/2025; paefficace.it 9/2/2026',
    },
  ),
  comma(
    'c. 7',
    'Recupero in dieci rate della somma e della detrazione oltre 60 €',
    ['bonus.cuneo.recupero|2025-01-01', 'bonus.ulteriore-detrazione.recupero|2025-01-01'],
    { pagine: 'ntpluslavoro.ilsole24ore.com 07/2025; paefficace.it 9/2/2026' },
  ),
  comma('c. 11', 'Detrazioni dei figli da ventuno a trent’anni', ['detrazioni.famiglia|2025-01-01'], {
    modifica: ['DPR 917/1986, art. 12'],
    pagine: 'github.com/BernardoGiordano/stipendio.top; github.com/lucas-puerari/ccnl-engine',
  }),
  comma('c. 81', 'Rimborsi di missione esenti solo se tracciati', ['rimborsi.tracciabilita|2025-01-01'], {
    modifica: ['DPR 917/1986, art. 51'],
    lascia: ['irpef.cassa-allargata'],
    pagine: 'lavorofacile.it, risposta AdE 188/2025; commercialistatelematico.com 08/2025',
  }),
  comma(
    'cc. 84-86',
    'Verifica degli inadempimenti sulle retribuzioni oltre 2.500 €, dal 2026',
    ['autonomi.verifica-inadempimenti|2026-01-01'],
    {
      dal: '2026-01-01',
      modifica: ['DPR 602/1973, art. 48-bis'],
      pagine: 'paefficace.it, verifica degli inadempimenti 2026; commercialistatelematico.com 02/2025',
    },
  ),
  comma(
    'c. 128',
    'Vacanza contrattuale del triennio 2025-27',
    ['contratto.vacanza-contrattuale|2025-04-01', 'contratto.vacanza-contrattuale|2025-07-01'],
    { dal: '2025-04-01', pagine: 'orizzontescuola.it; miuristruzione.com 28/2/2025' },
  ),
  comma(
    'cc. 217-218',
    "Tre mesi di congedo parentale all'80 %, secondo la fine della maternità",
    ['contratto.congedo-parentale.mesi-elevati|2025-01-01', 'contratto.assenza.congedo-parentale|2025-01-01'],
    {
      modifica: ['D.Lgs. 151/2001, art. 34'],
      pagine: 'eclavoro.it 29/5/2025; studiogiambi.it, circ. INPS 95/2025; gildavenezia.it 30/12/2025',
    },
  ),
];
