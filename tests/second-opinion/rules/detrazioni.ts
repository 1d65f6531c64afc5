import { formula, massimo, minimo, se, secondo, seUna, somma, type Regole } from './regole.ts';

const entro = (base: string, su: number): string => `10000 * (${base}) // ${su}`;

/** Deductions of arts. 12 and 13 TUIR, further deduction, trattamento integrativo, sum outside income. Ratios are cut at the fourth decimal. */
export const detrazioni: Regole = {
  'reddito complessivo': secondo(
    [
      ['conguaglio', 'reddito del conguaglio'],
      ['reddito noto', 'reddito dichiarato'],
    ],
    'imponibile annuo',
  ),
  'reddito del conguaglio': massimo('reddito dichiarato', 'imponibile annuo'),
  'prima fascia della detrazione': secondo([['anno <= 2023', 188_000]], 195_500),
  'rapporto della seconda fascia': formula(entro('2800000 - reddito complessivo', 1_300_000)),
  'rapporto della terza fascia': formula(entro('5000000 - reddito complessivo', 2_200_000)),
  'detrazione piena': secondo(
    [
      ['reddito complessivo <= 1500000', 'prima fascia della detrazione'],
      ['reddito complessivo <= 2800000', '191000 + 119000 * rapporto della seconda fascia / 10000'],
      ['reddito complessivo <= 5000000', '191000 * rapporto della terza fascia / 10000'],
    ],
    0,
  ),
  'giorni da detrarre': formula('giorni + giorni del conguaglio'),
  'giorni del conguaglio': secondo([['conguaglio', 'giorni già pagati']], 0),
  'giorni utili': minimo('giorni da detrarre', 365),
  'detrazione a giorni': formula('detrazione piena * giorni utili / 365'),
  'minimo in vigore': se('conguaglio', 'reddito complessivo <= 1500000'),
  'minimo della detrazione': secondo([['minimo in vigore', 138_000]], 0),
  'detrazione effettiva': massimo('detrazione a giorni', 'minimo della detrazione'),
  'detrazione lavoro': secondo([['detrazione lavoro richiesta', 'detrazione effettiva']], 0),
  'maggiorazione spettante': se(
    'conguaglio',
    'detrazione lavoro richiesta',
    'giorni utili > 0',
    'reddito complessivo > 2500000',
    'reddito complessivo <= 3500000',
  ),
  'maggiorazione della detrazione': secondo([['maggiorazione spettante', 6_500]], 0),

  'rapporto del coniuge': formula(entro('reddito complessivo', 1_500_000)),
  'rapporto del coniuge oltre 40000': formula(entro('8000000 - reddito complessivo', 4_000_000)),
  'aumento per il coniuge': secondo(
    [
      ['reddito complessivo <= 2900000', 0],
      ['reddito complessivo <= 2920000', 1_000],
      ['reddito complessivo <= 3470000', 2_000],
      ['reddito complessivo <= 3500000', 3_000],
      ['reddito complessivo <= 3510000', 2_000],
      ['reddito complessivo <= 3520000', 1_000],
    ],
    0,
  ),
  'detrazione per il coniuge': secondo(
    [
      ['reddito complessivo <= 1500000', '80000 - 11000 * rapporto del coniuge / 10000'],
      ['reddito complessivo <= 4000000', '69000 + aumento per il coniuge'],
      ['reddito complessivo <= 8000000', '69000 * rapporto del coniuge oltre 40000 / 10000'],
    ],
    0,
  ),
  'figli senza età massima': seUna('anno <= 2024', 'figli disabili'),
  'mesi dei figli tolti': secondo([['figli senza età massima', 0]], '12 - mesi dei figli fino a 30 anni'),
  'mesi dei figli in età': massimo(0, 'mesi dei figli da 21 anni - mesi dei figli tolti'),
  'mesi dei figli spettanti': secondo(
    [['mesi dei figli <= mesi dei figli in età', 'mesi dei figli']],
    'mesi dei figli in età',
  ),
  'figli ammessi': secondo([['mesi dei figli spettanti > 0', 'figli a carico']], 0),
  'soglia per i figli': formula('9500000 + 1500000 * (figli ammessi - 1)'),
  'capienza per i figli': massimo(0, 'soglia per i figli - reddito complessivo'),
  'rapporto per i figli': formula('10000 * capienza per i figli // soglia per i figli'),
  'detrazione per figlio': formula('95000 * rapporto per i figli / 10000'),
  'altri nei gradi ammessi': seUna('anno <= 2024', 'altri ascendenti conviventi'),
  'altri ammessi': secondo([['altri nei gradi ammessi', 'altri a carico']], 0),
  'capienza per altro familiare': massimo(0, '8000000 - reddito complessivo'),
  'detrazione per altro familiare': formula('75000 * (10000 * capienza per altro familiare // 8000000) / 10000'),
  'spettante per il coniuge': formula('detrazione per il coniuge * parte del coniuge'),
  'spettante per figlio': formula('detrazione per figlio * mesi dei figli spettanti / 12 * quota dei figli'),
  'spettante per altro familiare': formula('detrazione per altro familiare * parte degli altri'),
  'detrazioni per familiari': somma(
    'coniugi a carico * spettante per il coniuge',
    'figli ammessi * spettante per figlio',
    'altri ammessi * spettante per altro familiare',
  ),
  'detrazioni per familiari del periodo': secondo(
    [['conguaglio', 'detrazioni per familiari']],
    'detrazioni per familiari * parti di anno / anno intero',
  ),

  'cuneo in vigore': se('anno >= 2025', 'è dipendente', 'rinuncia al cuneo = non'),
  // a short substitute has only the sum in the month, and the deduction when the year is settled
  'contratto con detrazione': seUna("contratto != 'SUPPLENTE_BREVE'", 'conguaglio'),
  'ulteriore detrazione spettante': se(
    'cuneo in vigore',
    'contratto con detrazione',
    'reddito complessivo > 2000000',
    'reddito complessivo <= 4000000',
  ),
  'ulteriore detrazione annua': secondo(
    [['reddito complessivo <= 3200000', 100_000]],
    '100000 * (4000000 - reddito complessivo) / 800000',
  ),
  'ulteriore detrazione': secondo(
    [['ulteriore detrazione spettante', 'ulteriore detrazione annua * giorni utili / 365']],
    0,
  ),

  'IRPEF lorda dovuta': secondo([['conguaglio', 'IRPEF lorda annua']], 'IRPEF lorda del periodo'),
  'detrazioni spettanti': somma(
    'detrazioni per familiari del periodo',
    'detrazione lavoro',
    'maggiorazione della detrazione',
    'ulteriore detrazione',
  ),
  'IRPEF netta': massimo(0, 'IRPEF lorda dovuta - detrazioni spettanti'),
  'IRPEF da trattenere': secondo([['conguaglio', 'IRPEF netta - IRPEF già trattenuta']], 'IRPEF netta'),
  'detrazioni prima della ulteriore': somma(
    'detrazioni per familiari del periodo',
    'detrazione lavoro',
    'maggiorazione della detrazione',
  ),
  'IRPEF senza la ulteriore': massimo(0, 'IRPEF lorda dovuta - detrazioni prima della ulteriore'),
  'ulteriore detrazione data': formula('IRPEF senza la ulteriore - IRPEF netta'),
  // art. 1 c. 7 L. 207/2024: given by the payments, and not due when the year is settled
  'ulteriore detrazione in più': massimo(0, 'ulteriore detrazione già data - ulteriore detrazione data'),
  'ulteriore detrazione non spettante': secondo(
    [
      ['conguaglio = non', 0],
      ['anno < 2025', 0],
    ],
    'ulteriore detrazione in più',
  ),
};

/** Amounts outside income: trattamento integrativo of DL 3/2020 and the sum of L. 207/2024. */
export const bonus: Regole = {
  'giorni del trattamento': secondo([['conguaglio', 'giorni da detrarre']], 'giorni attesi'),
  'giorni utili al trattamento': minimo('giorni del trattamento', 365),
  'detrazione per il trattamento': formula('detrazione piena * giorni utili al trattamento / 365'),
  'correttivo annuo': secondo([['anno <= 2023', 0]], 7_500),
  'correttivo del trattamento': formula('correttivo annuo * giorni utili al trattamento / 365'),
  'trattamento massimo': formula('120000 * giorni utili al trattamento / 365'),
  'detrazione capiente': massimo('detrazione per il trattamento', 'minimo della detrazione'),
  'imposta sulla capienza': secondo([['conguaglio', 'IRPEF lorda sul lavoro']], 'IRPEF lorda sul reddito'),
  'imposta capiente': formula('imposta sulla capienza > detrazione capiente - correttivo del trattamento'),
  'trattamento fino a 15000': secondo([['imposta capiente', 'trattamento massimo']], 0),
  'detrazioni elencate': somma('detrazione per il trattamento', 'detrazioni per familiari', 'altre detrazioni'),
  'detrazioni oltre imposta': massimo(0, 'detrazioni elencate - IRPEF lorda sul reddito'),
  'trattamento fino a 28000': minimo('trattamento massimo', 'detrazioni oltre imposta'),
  'trattamento annuo': secondo(
    [
      ['trattamento integrativo richiesto = non', 0],
      ['reddito complessivo <= 1500000', 'trattamento fino a 15000'],
      ['reddito complessivo <= 2800000', 'trattamento fino a 28000'],
    ],
    0,
  ),
  'giorni di questo periodo': minimo('giorni', 'giorni attesi'),
  'trattamento integrativo': secondo(
    [['conguaglio', 'trattamento annuo - trattamento integrativo già pagato']],
    'trattamento annuo * giorni di questo periodo / giorni attesi',
  ),

  'giorni pagati': formula('giorni già pagati + giorni'),
  'somma spettante': se('cuneo in vigore', 'reddito complessivo <= 2000000', 'giorni pagati > 0'),
  'reddito rapportato al periodo': formula('imponibile annuo * 365'),
  'percentuale della somma': secondo(
    [
      ['reddito rapportato al periodo <= 850000 * giorni pagati', 0.071],
      ['reddito rapportato al periodo <= 1500000 * giorni pagati', 0.053],
    ],
    0.048,
  ),
  'reddito della somma': secondo([['conguaglio', 'imponibile annuo']], 'imponibile a scaglioni'),
  'somma integrativa annua': secondo([['somma spettante', 'reddito della somma * percentuale della somma']], 0),
  'somma integrativa': secondo(
    [['conguaglio', 'somma integrativa annua - somma integrativa già pagata']],
    'somma integrativa annua',
  ),
};
