import { formula, massimo, se, secondo, seUna, type Regole } from './regole.ts';

/** What the school pays on top of a gross, and the gross inside an all-inclusive amount. */
export const lordo: Regole = {
  'è dipendente': seUna("percettore = 'DIPENDENTE'", "percettore = 'EREDE'", 'formatore con contributi'),
  'formatore con contributi': se("percettore = 'FORMATORE'", "regime = 'CONTRIBUTI_PIENI'"),
  'è occasionale': seUna("percettore = 'OCCASIONALE'", 'altra amministrazione come occasionale'),
  'altra amministrazione come occasionale': se("percettore = 'ALTRA_AMMINISTRAZIONE'", "regime = 'OCCASIONALE'"),
  'ha partita iva': seUna("percettore = 'PROFESSIONISTA'", "percettore = 'SOCIETA'"),
  'non residente abituale': se("percettore = 'NON_RESIDENTE'", 'occasionale = non'),
  'paga la pensione': formula('è dipendente'),
  'paga la NASpI': se('è dipendente', "contratto != 'TI'"),
  'senza IRAP': seUna(
    'ha partita iva',
    'non residente abituale',
    'studente senza borsa',
    "percettore = 'ASSISTENTE_LINGUA'",
    "percettore = 'AUTORE'",
  ),
  'studente senza borsa': se("percettore = 'STUDENTE'", "regime != 'BORSA'"),
  'è collaboratore': seUna("percettore = 'COCOCO'", 'revisore di altra amministrazione'),
  'revisore di altra amministrazione': se("percettore = 'REVISORE'", "regime = 'ALTRA_AMMINISTRAZIONE'"),
  'paga IRAP': formula('senza IRAP = non'),
  'quota IRAP': secondo([['paga IRAP', 0.085]], 0),
  'quota pensione della scuola': secondo([['paga la pensione', 0.242]], 0),
  'quota NASpI': secondo([['paga la NASpI', 0.0161]], 0),
  'con rivalsa': seUna(
    "previdenza = 'RIVALSA_INPS'",
    "previdenza = 'RIVALSA_E_CASSA_2'",
    "previdenza = 'RIVALSA_E_CASSA_4'",
  ),
  'quota rivalsa': secondo([['con rivalsa', 0.04]], 0),
  'quota cassa': secondo(
    [
      ["previdenza = 'CASSA_2'", 0.02],
      ["previdenza = 'RIVALSA_E_CASSA_2'", 0.02],
      ["previdenza = 'CASSA_4'", 0.04],
      ["previdenza = 'RIVALSA_E_CASSA_4'", 0.04],
      ["previdenza = 'CASSA_5'", 0.05],
    ],
    0,
  ),
  'quota in fattura': formula('quota rivalsa + quota cassa + quota rivalsa * quota cassa'),
  'quota IVA': secondo(
    [
      ["iva = 'ORDINARIA'", 0.22],
      ["iva = 'INVERSIONE'", 0.22],
      ["iva = 'RIDOTTA_10'", 0.1],
      ["iva = 'RIDOTTA_5'", 0.05],
      ["iva = 'RIDOTTA_4'", 0.04],
    ],
    0,
  ),
  'quota della fattura': formula('quota in fattura + quota IVA + quota in fattura * quota IVA'),
  'quota gestione separata della scuola': formula('aliquota gestione separata * 2 / 3'),
  'oneri della scuola': { valeur: 'quota IRAP + quota pensione della scuola + quota NASpI' },
  'lordo da scorporare': secondo(
    [
      ['ha partita iva', 'importo indicato / (1 + quota della fattura)'],
      ['è collaboratore', 'importo indicato / (1 + quota IRAP + quota gestione separata della scuola)'],
      ['è occasionale', 'lordo occasionale'],
    ],
    'importo indicato / (1 + oneri della scuola)',
  ),
  'franchigia residua': massimo(0, '500000 - occasionali percepiti'),
  'costo della franchigia': formula('franchigia residua * (1 + quota IRAP)'),
  'lordo occasionale': secondo(
    [['importo indicato <= costo della franchigia', 'importo indicato / (1 + quota IRAP)']],
    'franchigia residua + (importo indicato - costo della franchigia) / (1 + quota IRAP + quota gestione separata della scuola)',
  ),
  lordo: secondo(
    [
      ['supplente', 'lordo del supplente'],
      ['ferie da pagare', 'compenso per ferie'],
      ['in lordo stato', 'lordo da scorporare'],
    ],
    'importo indicato',
  ),
};
