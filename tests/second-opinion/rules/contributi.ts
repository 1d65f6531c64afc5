import { formula, massimo, minimo, se, secondo, seUna, type Regole } from './regole.ts';

/** Contributions of staff (State pension fund, credit fund, NASpI, IRAP, end of service) and of the Gestione separata. */
export const contributi: Regole = {
  'massimale annuo': secondo(
    [
      ['anno del pagamento = 2023', 11_352_000],
      ['anno del pagamento = 2024', 11_965_000],
      ['anno del pagamento = 2025', 12_060_700],
    ],
    12_229_500,
  ),
  'prima fascia annua': secondo(
    [
      ['anno del pagamento = 2023', 5_219_000],
      ['anno del pagamento = 2024', 5_500_800],
      ['anno del pagamento = 2025', 5_544_800],
    ],
    5_622_400,
  ),
  'residuo del massimale': massimo(0, 'massimale annuo - pensionabile raggiunto'),
  'lordo entro il massimale': minimo('lordo', 'residuo del massimale'),
  'base pensionabile': secondo(
    [
      ['paga la pensione = non', 0],
      ['massimale applicato', 'lordo entro il massimale'],
      ['supplente', 'lordo utile del supplente'],
    ],
    'lordo',
  ),
  'pensione del dipendente': formula('base pensionabile * 0.088'),
  'fondo credito': formula('base pensionabile * 0.0035'),
  'oltre la prima fascia': massimo(0, 'pensionabile raggiunto + base pensionabile - prima fascia annua'),
  'base del contributo aggiuntivo': minimo('base pensionabile', 'oltre la prima fascia'),
  'contributo aggiuntivo': secondo([['contributo aggiuntivo richiesto', 'base del contributo aggiuntivo * 0.01']], 0),
  'pensione della scuola': formula('base pensionabile * quota pensione della scuola'),
  NASpI: formula('(lordo - lordo a tempo indeterminato) * quota NASpI'),
  IRAP: formula('lordo * quota IRAP'),

  'voci utili': secondo([['utile al fine servizio', 'lordo']], 0),
  'base del fine servizio': formula('voci utili * 0.8'),
  'TFS del dipendente': secondo([['in regime di TFS', 'base del fine servizio * 0.025']], 0),
  'TFS della scuola': secondo([['in regime di TFS', 'base del fine servizio * 0.071']], 0),
  'in regime di TFR': formula('in regime di TFS = non'),
  TFR: secondo([['in regime di TFR', 'base del fine servizio * 0.096']], 0),
  'riduzione dovuta': se('in regime di TFR', "contratto = 'TI'"),
  'riduzione in regime di TFR': secondo([['riduzione dovuta', 'base del fine servizio * 0.025']], 0),
  ENAM: secondo([['iscritto ENAM', 'base del fine servizio * 0.01']], 0),
  Espero: secondo([['iscritto Espero', 'voci utili * 0.01']], 0),

  'aliquota gestione separata': secondo(
    [
      ['assicurato altrove', 0],
      ["classe = 'CON_DIS_COLL'", 0.3503],
      ["classe = 'SENZA_DIS_COLL'", 0.3372],
    ],
    0.24,
  ),
  'fine della franchigia': massimo(0, 'occasionali percepiti + lordo - 500000'),
  'eccedenza sulla franchigia': minimo('lordo', 'fine della franchigia'),
  'base gestione separata dovuta': secondo(
    [
      ['è collaboratore', 'lordo'],
      ['è occasionale', 'eccedenza sulla franchigia'],
    ],
    0,
  ),
  'residuo gestione separata': massimo(0, 'massimale annuo - gestione separata raggiunta'),
  'base gestione separata': minimo('base gestione separata dovuta', 'residuo gestione separata'),
  'gestione separata': formula('base gestione separata * aliquota gestione separata'),
  'gestione separata del percipiente': formula('gestione separata / 3'),
  'gestione separata della scuola': formula('gestione separata - gestione separata del percipiente'),
};

/** Premium of an insured collaborator, by the day of payment: on the fee between the lowest and the highest base of its months. */
export const inail: Regole = {
  'minimo mensile INAIL': secondo(
    [
      ['anno del pagamento = 2023', 160_178],
      ['anno del pagamento = 2024', 168_823],
    ],
    170_223,
  ),
  'massimo mensile INAIL': secondo(
    [
      ['anno del pagamento = 2023', 297_473],
      ['anno del pagamento = 2024', 313_528],
    ],
    316_128,
  ),
  'compenso assicurato almeno': massimo('lordo', 'minimo mensile INAIL * mesi INAIL'),
  'base INAIL': minimo('compenso assicurato almeno', 'massimo mensile INAIL * mesi INAIL'),
  'premio al tasso': secondo([['lordo > 0', 'base INAIL * tasso INAIL']], 0),
  'premio intero': formula('premio al tasso + addizionale INAIL'),
  'addizionale INAIL': formula('premio al tasso * 0.01'),
  'premio del collaboratore': formula('premio intero / 3'),
  'premio della scuola': formula('premio intero - premio del collaboratore'),
};

/** Relief of the employee's pension share, by the month of service: points under 1.923 and under 2.692 euro, and on the 13th month. */
export const esoneri: Regole = {
  'retribuzione che decide': secondo(
    [
      ['retribuzione del mese nota', 'retribuzione del mese'],
      ['supplente', 'utile senza tredicesima'],
    ],
    0,
  ),
  'entro la prima soglia': formula('retribuzione che decide <= 192300'),
  'entro la seconda soglia': formula('retribuzione che decide <= 269200'),
  'esonero in vigore': se('giorno di servizio >= 20220101', 'giorno di servizio < 20250101'),
  'punti entro la prima soglia': secondo(
    [
      ['giorno di servizio < 20220701', 0.008],
      ['giorno di servizio < 20230101', 0.02],
      ['giorno di servizio < 20230701', 0.03],
    ],
    0.07,
  ),
  'punti entro la seconda soglia': secondo(
    [
      ['giorno di servizio < 20220701', 0.008],
      ['giorno di servizio < 20230701', 0.02],
    ],
    0.06,
  ),
  'punti di esonero': secondo(
    [
      ['esonero in vigore = non', 0],
      ['entro la prima soglia', 'punti entro la prima soglia'],
      ['entro la seconda soglia', 'punti entro la seconda soglia'],
    ],
    0,
  ),
  'punti sulla tredicesima nel 2023': secondo(
    [
      ['entro la prima soglia', 0.03],
      ['entro la seconda soglia', 0.02],
    ],
    0,
  ),
  'punti di esonero sulla tredicesima': secondo(
    [
      ['giorno di servizio >= 20240101', 0],
      ['giorno di servizio >= 20230101', 'punti sulla tredicesima nel 2023'],
    ],
    'punti di esonero',
  ),
  esonero: secondo(
    [
      ['esonero di madre al posto suo', 0],
      ['retribuzione del mese nota', 'base pensionabile * punti di esonero'],
    ],
    0,
  ),
  'tre figli': se('figli di madre >= 3', 'età del figlio minore < 18'),
  'due figli': se('figli di madre >= 2', 'età del figlio minore < 10', 'giorno di servizio < 20250101'),
  'requisiti di madre': seUna('tre figli', 'due figli'),
  'madre esonerata': se(
    "percettore = 'DIPENDENTE'",
    "contratto = 'TI'",
    'giorno di servizio >= 20240101',
    'requisiti di madre',
  ),
  'residuo del mese di madre': massimo(0, '25000 - esonero di madre già fruito'),
  'esonero di madre possibile': minimo('pensione del dipendente', 'residuo del mese di madre'),
  'esonero di madre': secondo([['madre esonerata', 'esonero di madre possibile']], 0),
  'dati di madre in vigore': se('figli di madre > 0', "contratto = 'TI'", 'giorno di servizio >= 20240101'),
  'mese di madre già usato': se('dati di madre in vigore', 'esonero di madre già fruito > 0'),
  'esonero di madre al posto suo': seUna('esonero di madre > 0', 'mese di madre già usato'),
};
