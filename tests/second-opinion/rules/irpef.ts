import { formula, minimo, se, secondo, type Regole } from './regole.ts';

/** Tax by the brackets of the year: with an income and the part of the year it is for. */
const scaglioni = (assiette: string, multiplicateur: string | number = 1): Readonly<Record<string, unknown>> => ({
  barème: {
    assiette,
    multiplicateur,
    tranches: [
      { taux: 0.23, plafond: 1_500_000 },
      { taux: 'aliquota fino a 28000', plafond: 2_800_000 },
      { taux: 'aliquota fino a 50000', plafond: 5_000_000 },
      { taux: 0.43 },
    ],
  },
});

/** IRPEF at the maximum rate, substitute tax, separate taxation, brackets of a period and of a year. */
export const irpef: Regole = {
  'aliquota fino a 28000': secondo([['anno <= 2023', 0.25]], 0.23),
  'aliquota fino a 50000': secondo([['anno <= 2025', 0.35]], 0.33),

  'contributi trattenuti': formula(
    'pensione del dipendente + fondo credito + contributo aggiuntivo - esonero - esonero di madre + TFS del dipendente + riduzione in regime di TFR + ENAM + Espero',
  ),
  'imponibile del personale': formula('lordo - contributi trattenuti'),
  'imponibile corrente': secondo([['a tassazione separata', 0]], 'imponibile del personale'),
  'a tassazione separata': formula('di anni precedenti'),
  'sostitutiva in vigore': formula('anno = 2026'),
  'reddito ammesso alla sostitutiva': formula('reddito di lavoro dipendente <= 5000000'),
  'sostitutiva spettante': se(
    'sostitutiva in vigore',
    "percettore = 'DIPENDENTE'",
    'dirigente = non',
    'rinuncia alla sostitutiva = non',
    'reddito ammesso alla sostitutiva',
  ),
  'limite della sostitutiva': minimo('plafond della sostitutiva', 80_000),
  'imponibile entro il limite': minimo('imponibile corrente', 'limite della sostitutiva'),
  'imponibile della sostitutiva': secondo([['sostitutiva spettante', 'imponibile entro il limite']], 0),
  'imposta sostitutiva': formula('imponibile della sostitutiva * 0.15'),
  'imponibile ordinario': formula('imponibile corrente - imponibile della sostitutiva'),
  'IRPEF massima': formula('imponibile ordinario * aliquota massima'),

  'imponibile separato': secondo(
    [
      ['a tassazione separata = non', 0],
      ['supplente', 'imponibile supplente'],
    ],
    'imponibile del personale',
  ),
  'reddito medio del biennio': formula('(reddito del primo anno + reddito del secondo anno) / 2'),
  'imposta sul reddito medio': scaglioni('reddito medio intero'),
  'reddito medio intero': formula('reddito medio del biennio'),
  'IRPEF separata': secondo(
    [['reddito medio intero = 0', 'imponibile separato * 0.23']],
    'imponibile separato * imposta sul reddito medio / reddito medio intero',
  ),

  'imponibile intero del collaboratore': formula(
    'lordo - gestione separata del percipiente - premio del collaboratore',
  ),
  'imponibile collaboratore': formula('imponibile intero del collaboratore * quota di impatriato'),
  'imponibile supplente': formula(
    'lordo - pensione del dipendente - fondo credito + esonero del supplente + esonero sulla tredicesima',
  ),
  'imponibile a scaglioni': secondo(
    [
      ["percettore = 'COCOCO'", 'imponibile collaboratore'],
      ["percettore = 'REVISORE'", 'imponibile collaboratore'],
      ["percettore = 'STUDENTE'", 'imponibile collaboratore'],
      ["percettore = 'COMMISSARIO_ESTERNO'", 'lordo'],
    ],
    'imponibile supplente',
  ),
  'IRPEF lorda del periodo': scaglioni('imponibile a scaglioni', 'parti di anno / anno intero'),
  'imponibile annuo': formula('imponibile già tassato + imponibile a scaglioni'),
  'IRPEF lorda annua': scaglioni('imponibile annuo'),
  'IRPEF lorda sul reddito': scaglioni('reddito complessivo'),
  'IRPEF lorda sul lavoro': scaglioni('imponibile annuo'),
};
