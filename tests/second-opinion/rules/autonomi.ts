import { formula, minimo, se, secondo, seUna, type Regole } from './regole.ts';

/** Withholdings on fees, what an invoice adds, surtaxes of a year for a resident of Milan. */
export const autonomi: Regole = {
  'rivalsa in fattura': formula('lordo * quota rivalsa'),
  'cassa in fattura': formula('compenso con rivalsa * quota cassa'),
  'compenso con rivalsa': formula('lordo + rivalsa in fattura'),
  'contributo in fattura': formula('rivalsa in fattura + cassa in fattura'),
  'imponibile IVA': formula('compenso con rivalsa + cassa in fattura'),
  IVA: formula('imponibile IVA * quota IVA'),
  'IVA in fattura': secondo([["iva = 'INVERSIONE'", 0]], 'IVA'),
  'IVA per inversione': formula('IVA - IVA in fattura'),
  forfettario: se("percettore = 'PROFESSIONISTA'", "regime = 'FORFETTARIO'"),
  'soggetto a ritenuta': seUna(
    'è occasionale',
    "percettore = 'COMMISSARIO_ESTERNO'",
    "percettore = 'PROFESSIONISTA'",
    "percettore = 'AUTORE'",
  ),
  'spese dell autore': secondo([["regime = 'SOTTO_35_ANNI'", 'lordo * 0.4']], 'lordo * 0.25'),
  premio: se("percettore = 'STUDENTE'", "regime = 'PREMIO'"),
  'ritenuta sui premi': secondo([['premio', 'lordo * 0.25']], 0),
  'imponibile della ritenuta': secondo(
    [
      ['con rivalsa', 'compenso con rivalsa'],
      ["percettore = 'AUTORE'", 'lordo - spese dell autore'],
    ],
    'lordo',
  ),
  'ritenuta di acconto': secondo(
    [
      ['forfettario', 0],
      ['soggetto a ritenuta', 'imponibile della ritenuta * 0.2'],
    ],
    0,
  ),
  'bollo dovuto': se('con bollo', 'imponibile IVA > 7747'),
  'bollo in fattura': secondo([['bollo dovuto', 200]], 0),
  'netto del professionista': formula('imponibile IVA + IVA in fattura + bollo in fattura - ritenuta di acconto'),
  'da versare alla riscossione': minimo('debito verso la riscossione', 'netto del professionista'),
  'versato alla riscossione': secondo(
    [
      ["percettore != 'PROFESSIONISTA'", 0],
      ['anno del pagamento < 2026', 0],
      ['netto del professionista > 500000', 0],
    ],
    'da versare alla riscossione',
  ),
  'credito sul recuperato': formula('recuperato al netto * 0.3'),
  'ritenuta dei non residenti': secondo([['convenzione', 0]], 'lordo * aliquota dei non residenti'),
};

export const addizionali: Regole = {
  'IRPEF di tutto il conguaglio': formula('IRPEF già trattenuta + IRPEF da trattenere'),
  'IRPEF dovuta': formula('IRPEF di tutto il conguaglio > 0'),
  'addizionale della Lombardia': {
    barème: {
      assiette: 'imponibile annuo',
      tranches: [
        { taux: 0.0123, plafond: 1_500_000 },
        { taux: 0.0158, plafond: 2_800_000 },
        { taux: 0.0172, plafond: 5_000_000 },
        { taux: 0.0173 },
      ],
    },
  },
  'addizionale regionale': secondo([['IRPEF dovuta', 'addizionale della Lombardia']], 0),
  'addizionale di Milano': secondo([['imponibile annuo <= 2300000', 0]], 'imponibile annuo * 0.008'),
  'addizionale comunale': secondo([['IRPEF dovuta', 'addizionale di Milano']], 0),
  'saldo comunale': formula('addizionale comunale - acconto comunale già trattenuto'),
  'acconto comunale': formula('addizionale comunale * 0.3'),
};
