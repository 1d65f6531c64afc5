import { formula, se, secondo, seUna, type Regole } from './regole.ts';

/** Withholdings on fees, what an invoice adds, surtaxes of a year for a resident of Milan. */
export const autonomi: Regole = {
  'contributo in fattura': formula('lordo * quota in fattura'),
  'imponibile IVA': formula('lordo + contributo in fattura'),
  IVA: formula('imponibile IVA * quota IVA'),
  'con rivalsa': formula("previdenza = 'RIVALSA_INPS'"),
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
      ['con rivalsa', 'imponibile IVA'],
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
  'ritenuta dei non residenti': secondo([['convenzione', 0]], 'lordo * 0.3'),
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
