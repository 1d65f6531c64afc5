import type { Colonna } from '#functions/colonne/colonna.ts';
import { altreParoleDiPagamento, descrizioneModalitaPagamento } from '#shared/domain/persona/pagamento.ts';

/** The way a person is paid, by the words that files have for it. */
export const colonnaModalita: Colonna = {
  campo: 'codModPagamento',
  titolo: 'Modalità di pagamento',
  tipo: 'scelta',
  scelte: descrizioneModalitaPagamento,
  altreParole: altreParoleDiPagamento,
  esempio: 'B',
  aiuto: 'Se manca e il file ha un IBAN, di chi è nuovo è bonifico bancario.',
};
