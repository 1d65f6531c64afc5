import { formula, massimo, se, secondo, seUna, type Regole } from './regole.ts';

/** Annual tabellare of the first band, before and after 1 January 2024. */
const tabellare = (profilo: string, fino2023: number, dal2024: number): readonly [string, string][] => [
  [`tabellare di ${profilo}`, `${dal2024}`],
  [`tabellare di ${profilo} fino al 2023`, `${fino2023}`],
];

const TABELLARI: readonly (readonly [profilo: string, fino2023: number, dal2024: number])[] = [
  ['COLLABORATORE', 1_642_776, 1_745_664],
  ['OPERATORE', 1_682_609, 1_787_993],
  ['ASSISTENTE', 1_831_216, 1_945_912],
  ['FUNZIONARIO', 2_398_609, 2_548_837],
  ['DOCENTE_INFANZIA_PRIMARIA', 2_109_904, 2_242_048],
  ['DOCENTE_DIPLOMATO', 2_109_904, 2_242_048],
  ['DOCENTE_PRIMO_GRADO', 2_283_788, 2_426_828],
  ['DOCENTE_LAUREATO', 2_283_788, 2_426_828],
];

export const PROFILI = TABELLARI.map(([profilo]) => profilo);

/** Pay of a substitute for the days of one month. */
export const supplenza: Regole = {
  ...Object.fromEntries(
    TABELLARI.flatMap(([profilo, prima, dopo]) =>
      tabellare(profilo.toLowerCase().replaceAll('_', ' '), prima, dopo),
    ).map(([nome, importo]) => [nome, formula(importo)]),
  ),
  'prima del contratto 2022-24': formula('giorno di servizio < 20240101'),
  'tabellare fino al 2023': secondo(
    TABELLARI.map(([profilo]) => [
      `profilo = '${profilo}'`,
      `tabellare di ${profilo.toLowerCase().replaceAll('_', ' ')} fino al 2023`,
    ]),
    0,
  ),
  'tabellare dal 2024': secondo(
    TABELLARI.map(([profilo]) => [
      `profilo = '${profilo}'`,
      `tabellare di ${profilo.toLowerCase().replaceAll('_', ' ')}`,
    ]),
    0,
  ),
  'tabellare annuo': secondo([['prima del contratto 2022-24', 'tabellare fino al 2023']], 'tabellare dal 2024'),
  'tabellare mensile': formula('tabellare annuo / 12'),
  'quota di vacanza': secondo(
    [
      ['giorno di servizio < 20240101', 0.005],
      ['giorno di servizio < 20250401', 0],
      ['giorno di servizio < 20250701', 0.006],
    ],
    0.01,
  ),
  'vacanza mensile': formula('tabellare mensile * quota di vacanza'),
  'è docente': seUna(
    "profilo = 'DOCENTE_INFANZIA_PRIMARIA'",
    "profilo = 'DOCENTE_DIPLOMATO'",
    "profilo = 'DOCENTE_PRIMO_GRADO'",
    "profilo = 'DOCENTE_LAUREATO'",
  ),
  'RPD mensile': secondo([['giorno di servizio < 20250101', 19_480]], 20_510),
  'CIA mensile dei collaboratori': secondo([['giorno di servizio < 20250101', 7_940]], 8_880),
  'CIA mensile degli assistenti': secondo([['giorno di servizio < 20250101', 8_750]], 9_780),
  'CIA mensile': secondo([["profilo = 'ASSISTENTE'", 'CIA mensile degli assistenti']], 'CIA mensile dei collaboratori'),
  'accessorio mensile': secondo([['è docente', 'RPD mensile']], 'CIA mensile'),
  'emolumento del 2023 mensile': secondo([['giorno di servizio < 20240101', 'tabellare mensile * 0.015']], 0),
  orario: formula('ore settimanali / ore della cattedra'),
  'trentesimi pagati': formula('trentesimi - trentesimi persi'),
  "trentesimi pagati dell'accessorio": formula("trentesimi - trentesimi persi dell'accessorio"),
  stipendio: formula('tabellare mensile * ore settimanali * trentesimi pagati / (ore della cattedra * 30)'),
  'vacanza contrattuale': formula('vacanza mensile * ore settimanali * trentesimi pagati / (ore della cattedra * 30)'),
  'accessorio fisso': formula(
    "accessorio mensile * ore settimanali * trentesimi pagati dell'accessorio / (ore della cattedra * 30)",
  ),
  'base della tredicesima': formula('(tabellare mensile + vacanza mensile) * ore settimanali / ore della cattedra'),
  'emolumento del 2023': formula(
    'emolumento del 2023 mensile * ore settimanali * trentesimi pagati / (ore della cattedra * 30)',
  ),
  "base della tredicesima dell'emolumento": formula(
    'emolumento del 2023 mensile * ore settimanali / ore della cattedra',
  ),
  "tredicesima dell'emolumento": secondo(
    [["contratto = 'SUPPLENTE_BREVE'", "base della tredicesima dell'emolumento * giorni di tredicesima / 365"]],
    "base della tredicesima dell'emolumento * mesi di tredicesima / 12",
  ),
  'giorni di tredicesima': formula(
    'giorni di calendario - giorni senza tredicesima - giorni di tredicesima persi in parte',
  ),
  'quota di mese senza diritto': formula('trentesimi - giorni senza tredicesima'),
  'mese senza tredicesima': se('giorni senza tredicesima > 0', 'quota di mese senza diritto <= 15'),
  'mesi di tredicesima': secondo(
    [
      ['mese senza tredicesima', 0],
      ['trentesimi = 30', 1],
      ['giorni di calendario > 15', 1],
    ],
    0,
  ),
  tredicesima: secondo(
    [["contratto = 'SUPPLENTE_BREVE'", 'base della tredicesima * giorni di tredicesima / 365']],
    'base della tredicesima * mesi di tredicesima / 12',
  ),
  'retribuzione senza tredicesima': formula(
    'stipendio + vacanza contrattuale + accessorio fisso + emolumento del 2023',
  ),
  'lordo del supplente': formula("retribuzione senza tredicesima + tredicesima + tredicesima dell'emolumento"),
  // Contributions do not see the pay that illness takes (DPR 3/1957 art. 68 c. 6, L. 177/1976 art. 13): pension, credit, end of service.
  'trentesimi utili': formula('trentesimi pagati + trentesimi di malattia pagata in parte'),
  "trentesimi utili dell'accessorio": formula(
    "trentesimi pagati dell'accessorio + trentesimi di malattia dell'accessorio",
  ),
  'stipendio utile': formula('tabellare mensile * ore settimanali * trentesimi utili / (ore della cattedra * 30)'),
  'vacanza utile': formula('vacanza mensile * ore settimanali * trentesimi utili / (ore della cattedra * 30)'),
  'accessorio utile': formula(
    "accessorio mensile * ore settimanali * trentesimi utili dell'accessorio / (ore della cattedra * 30)",
  ),
  'emolumento utile': formula(
    'emolumento del 2023 mensile * ore settimanali * trentesimi utili / (ore della cattedra * 30)',
  ),
  'giorni utili di tredicesima': formula('giorni di tredicesima + giorni di tredicesima persi in parte'),
  'tredicesima utile': secondo(
    [["contratto = 'SUPPLENTE_BREVE'", 'base della tredicesima * giorni utili di tredicesima / 365']],
    'base della tredicesima * mesi di tredicesima / 12',
  ),
  "tredicesima utile dell'emolumento": secondo(
    [["contratto = 'SUPPLENTE_BREVE'", "base della tredicesima dell'emolumento * giorni utili di tredicesima / 365"]],
    "base della tredicesima dell'emolumento * mesi di tredicesima / 12",
  ),
  'utile senza tredicesima': formula('stipendio utile + vacanza utile + accessorio utile + emolumento utile'),
  'lordo utile del supplente': formula(
    "utile senza tredicesima + tredicesima utile + tredicesima utile dell'emolumento",
  ),
  'esonero del supplente': formula('utile senza tredicesima * punti di esonero'),
  'esonero sulla tredicesima': formula(
    "(tredicesima utile + tredicesima utile dell'emolumento) * punti di esonero sulla tredicesima",
  ),
  // The leave of two years gives no TFR (D.Lgs. 151/2001 art. 42 c. 5-quinquies); its days have no 13th.
  'trentesimi per il TFR': formula('trentesimi utili - trentesimi senza TFR'),
  "trentesimi dell'accessorio per il TFR": formula("trentesimi utili dell'accessorio - trentesimi senza TFR"),
  'stipendio per il TFR': formula(
    'tabellare mensile * ore settimanali * trentesimi per il TFR / (ore della cattedra * 30)',
  ),
  'vacanza per il TFR': formula(
    'vacanza mensile * ore settimanali * trentesimi per il TFR / (ore della cattedra * 30)',
  ),
  'accessorio per il TFR': formula(
    "accessorio mensile * ore settimanali * trentesimi dell'accessorio per il TFR / (ore della cattedra * 30)",
  ),
  'base del TFR': formula(
    '(stipendio per il TFR + vacanza per il TFR + accessorio per il TFR + tredicesima utile) * 0.8',
  ),
  'TFR del supplente': formula('base del TFR * 0.096'),
};

/** Leave not taken at the end of a contract, in hundredths of a day, paid a thirtieth of the monthly pay each. */
export const ferie: Regole = {
  'ferie di un anno': secondo([['anni di servizio >= 3', 32]], 30),
  'ferie maturate': formula('giorni di servizio * ferie di un anno / 360'),
  'peso di un giorno fruito': secondo([['settimana corta', 120]], 100),
  'ferie consumate': formula('ferie fruite * peso di un giorno fruito'),
  'sospensione da togliere': secondo([['invitato a fruirne', 'giorni di sospensione * 100']], 0),
  'ferie residue': massimo(0, 'ferie maturate * 100 - ferie consumate - sospensione da togliere'),
  'accessorio nelle ferie': secondo([['con accessorio fisso', 'accessorio di chi è docente o ATA']], 0),
  'accessorio di chi è docente o ATA': secondo([['è docente', 'RPD mensile']], 'CIA mensile'),
  'mensile delle ferie': formula(
    '(tabellare mensile + vacanza mensile + accessorio nelle ferie) * ore settimanali / ore della cattedra',
  ),
  'compenso per ferie': formula('mensile delle ferie * ferie residue / (30 * 100)'),
};
