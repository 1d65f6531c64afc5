/** How a person is paid: `codModPagamento`. */
export const modalitaPagamento = ['B', 'C', 'D', 'L', 'P'] as const;
export type ModalitaPagamento = (typeof modalitaPagamento)[number];

export const descrizioneModalitaPagamento: Readonly<Record<ModalitaPagamento, string>> = {
  B: 'Bonifico bancario',
  C: 'Carta prepagata',
  D: 'Bonifico domiciliato',
  L: 'Libretto postale',
  P: 'Conto corrente postale',
};

/** Other words by which files name a way of paying, folded as searches fold them. */
export const altreParoleDiPagamento: Readonly<Record<string, ModalitaPagamento>> = {
  BONIFICO: 'B',
  'ACCREDITO C C': 'B',
  'ACCREDITO SU CONTO CORRENTE': 'B',
  'ACCREDITO BANCARIO': 'B',
  'CONTO CORRENTE': 'B',
  'CONTO CORRENTE BANCARIO': 'B',
};

/** The ways that need an account (an Italian IBAN or foreign coordinates); the domiciled transfer is cashed at the counter. */
export const richiedeConto: Readonly<Record<ModalitaPagamento, boolean>> = {
  B: true,
  C: true,
  D: false,
  L: true,
  P: true,
};
