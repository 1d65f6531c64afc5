import type { Adempimento } from '#shared/domain/elaborazione/elaborazione.ts';

/** The remedy for a sent filing of each obligation that the records of a person contradict. */
export const RIMEDI_PERSONA: Readonly<Record<Adempimento, string>> = {
  UNIEMENS:
    'Se il dato di oggi è quello giusto anche per allora, mandare all’INPS una denuncia di variazione del mese che toglie di questa persona quello che è detto e lo dice di nuovo.',
  CU: 'Aprire la CU inviata, Correggi o annulla: sostituire la certificazione di questa persona, inviarla e consegnarla di nuovo.',
  SPT: 'Se il dato di oggi è quello giusto anche per allora, annullare sul portale la comunicazione di questa persona e comunicarla di nuovo.',
  F24: 'Chiedere la rettifica della riga dal portale delle Entrate.',
  IRAP: 'Presentare la dichiarazione integrativa dell’anno.',
  MODM: 'Presentare di nuovo il Modello M.',
};

/** The same for what the filing says of the school. */
export const RIMEDI_SCUOLA: Readonly<Record<Adempimento, string>> = {
  UNIEMENS:
    'La denuncia resta com’è. Se il codice o la posizione di allora erano sbagliati, chiederne la correzione all’INPS dal cassetto previdenziale.',
  CU: 'La certificazione resta com’è. Se il codice fiscale della scuola di allora era sbagliato, annullarla e mandarla di nuovo.',
  SPT: 'La comunicazione resta com’è: il dato nuovo vale dalla prossima.',
  F24: 'Il versamento resta com’è. Se il codice fiscale di allora era sbagliato, chiederne la rettifica alle Entrate.',
  IRAP: 'La dichiarazione resta com’è.',
  MODM: 'Il modello resta com’è.',
};
