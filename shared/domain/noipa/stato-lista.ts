import type { StatoListaNoipa } from '../elaborazione/transizioni.ts';

/** The states of the file of a list for the portal, until it is there. */
export const statiFileLista = ['IN_CORSO', 'FALLITO'] as const;
export type StatoFileLista = (typeof statiFileLista)[number];

/** The states that a list is said to be in: IN_CORSO while its file is written, FALLITO when it could not be. */
export const statiDettiLista = ['ATTESA', 'DA_INVIARE', 'IN_CORSO', 'INVIATO', 'FALLITO'] as const;
export type StatoDettoLista = (typeof statiDettiLista)[number];

export const descrizioneStatoListaNoipa: Readonly<Record<StatoDettoLista, string>> = {
  ATTESA: 'In attesa',
  DA_INVIARE: 'Da inviare',
  IN_CORSO: 'In corso',
  INVIATO: 'Inviata',
  FALLITO: 'Fallita',
};

/** The state that a list is said to be in: a sent one needs its file no more. */
export const statoDettoLista = (STATUS: StatoListaNoipa, file: StatoFileLista | undefined): StatoDettoLista =>
  STATUS === 'INVIATO' ? STATUS : (file ?? STATUS);
