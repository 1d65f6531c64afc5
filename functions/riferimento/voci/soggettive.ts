import type { Trattenuta } from '#shared/calculation/situazione/trattenute.ts';

/** An item of the dictionary of subjective items, and what the payslip makes of it. */
export interface VoceDizionario {
  readonly codVoce: string;
  readonly desVoce: string;
  readonly tipo: 'COMPETENZA' | 'TRATTENUTA';
  readonly desUso: string;
  /** Kind of deduction for a third party, which decides precedence and legal limits; null for what is paid. */
  readonly trattenuta: Trattenuta['tipo'] | null;
}

const competenza = (codVoce: string, desVoce: string, desUso: string): VoceDizionario => ({
  codVoce,
  desVoce,
  tipo: 'COMPETENZA',
  desUso,
  trattenuta: null,
});
const trattenuta = (codVoce: string, desVoce: string, tipo: Trattenuta['tipo'], desUso: string): VoceDizionario => ({
  codVoce,
  desVoce,
  tipo: 'TRATTENUTA',
  desUso,
  trattenuta: tipo,
});

/** Dated personal amounts that a person may have. The codes are the product's own. */
export const vociDizionario: readonly VoceDizionario[] = [
  competenza(
    'RIA',
    'Retribuzione individuale di anzianità',
    'Importo mensile che si aggiunge alla retribuzione fissa.',
  ),
  competenza(
    'ASSPER',
    'Assegno ad personam',
    'Importo mensile non riassorbibile che si aggiunge alla retribuzione fissa.',
  ),
  competenza(
    'ASSRIA',
    'Assegno ad personam riassorbibile',
    'Importo mensile che si aggiunge alla retribuzione fissa e si riduce con i miglioramenti.',
  ),
  trattenuta(
    'CESQUI',
    'Cessione del quinto',
    'CESSIONE_QUINTO',
    'Rata mensile di una cessione dello stipendio (D.P.R. 180/1950).',
  ),
  trattenuta(
    'DELPAG',
    'Delegazione di pagamento',
    'DELEGAZIONE',
    "Rata mensile di una delegazione accettata dall'amministrazione.",
  ),
  trattenuta('PREINP', 'Prestito INPS', 'PRESTITO_INPS', 'Rata mensile di un prestito della Gestione unitaria.'),
  trattenuta(
    'QUOASS',
    'Quota associativa',
    'QUOTA_SINDACALE',
    "Quota mensile per delega; sul cedolino non compare il nome dell'associazione.",
  ),
  trattenuta('PREASS', 'Premio di assicurazione', 'ASSICURAZIONE', 'Premio mensile per delega.'),
  trattenuta('TERALI', 'Assegno alimentare o di mantenimento', 'ALIMENTI', 'Importo mensile stabilito dal giudice.'),
  trattenuta(
    'TERORD',
    'Trattenuta a favore di terzi, crediti ordinari',
    'PIGNORAMENTO_ORDINARIO',
    'Importo mensile entro un quinto; sul cedolino è tra le altre trattenute.',
  ),
  trattenuta(
    'TERTRI',
    'Trattenuta a favore di terzi, tributi',
    'PIGNORAMENTO_TRIBUTI',
    'Importo mensile entro un quinto; sul cedolino è tra le altre trattenute.',
  ),
  trattenuta(
    'TERADR',
    'Trattenuta a favore di terzi, agente della riscossione',
    'PIGNORAMENTO_AGENTE_RISCOSSIONE',
    "Importo mensile entro i limiti dell'art. 72-ter D.P.R. 602/1973; sul cedolino è tra le altre trattenute.",
  ),
  trattenuta(
    'VER48B',
    "Versamento all'agente della riscossione",
    'VERSAMENTO_RISCOSSIONE',
    "Debito risultato dalla verifica di un compenso professionale (art. 48-bis c. 1-ter D.P.R. 602/1973): si versa all'agente fino al netto.",
  ),
  trattenuta('ALTTRA', 'Altra trattenuta', 'ALTRA', 'Importo mensile per altro titolo.'),
];

export const getVoceDizionario = (codVoce: string): VoceDizionario | undefined =>
  vociDizionario.find((voce) => voce.codVoce === codVoce);

/** Kinds of deduction that somebody ordered in favour of a creditor, who is paid what is withheld. */
const conCreditore: readonly VoceDizionario['trattenuta'][] = [
  'PIGNORAMENTO_ORDINARIO',
  'PIGNORAMENTO_TRIBUTI',
  'PIGNORAMENTO_AGENTE_RISCOSSIONE',
  'ALIMENTI',
  'CESSIONE_QUINTO',
  'DELEGAZIONE',
  'VERSAMENTO_RISCOSSIONE',
];

/** True of an item that has its creditor. */
export const isConCreditore = ({ trattenuta }: Pick<VoceDizionario, 'trattenuta'>): boolean =>
  conCreditore.includes(trattenuta);
