import type { Archivio } from '#platform/data/archivio.ts';
import { CodiceInps, PosInail, PosInps } from '#shared/contracts/tabelle/posizioni.ts';
import { defineEntita } from '../entita.ts';

/** Positions and classifications of the school. Sites, services and filings use them: see `riferimenti`. */
export const posInpsEntita = defineEntita<PosInps>({
  nome: 'POS_INPS',
  posto: 'scuola',
  schema: PosInps,
  shape: 2,
  upcast: { 1: (prima) => ({ ...prima, datSospensione: null, datRiattivazione: null }) },
  unici: ({ matricola, descrizione }) => [
    {
      campo: 'matricola',
      valore: matricola,
      messaggio: `La matricola INPS ${matricola} è già di un'altra posizione della scuola.`,
    },
    {
      campo: 'descrizione',
      valore: descrizione.toUpperCase(),
      messaggio: `Esiste già una posizione INPS "${descrizione}".`,
    },
  ],
  tenutaDalBrowser: true,
  lettaDaiCedolini: true,
});

export const posInailEntita = defineEntita<PosInail>({
  nome: 'POS_INAIL',
  posto: 'scuola',
  schema: PosInail,
  shape: 1,
  unici: ({ posizione, codControllo, descrizione }) => [
    {
      campo: 'posizione',
      valore: `${posizione}-${codControllo}`,
      messaggio: `La posizione INAIL ${posizione} ${codControllo} è già in archivio.`,
    },
    {
      campo: 'descrizione',
      valore: descrizione.toUpperCase(),
      messaggio: `Esiste già una posizione INAIL "${descrizione}".`,
    },
  ],
  tenutaDalBrowser: true,
});

export const codiceInpsEntita = defineEntita<CodiceInps>({
  nome: 'CODICE_INPS',
  posto: 'scuola',
  schema: CodiceInps,
  shape: 2,
  upcast: { 1: (prima) => ({ ...prima, contratti: [], ruoli: [] }) },
  unici: ({ descrizione }) => [
    {
      campo: 'descrizione',
      valore: descrizione.toUpperCase(),
      messaggio: `Esiste già una classificazione INPS "${descrizione}".`,
    },
  ],
  tenutaDalBrowser: true,
});

export const posInpsRepository = (archivio: Archivio) => archivio.of(posInpsEntita);
export const posInailRepository = (archivio: Archivio) => archivio.of(posInailEntita);
export const codiceInpsRepository = (archivio: Archivio) => archivio.of(codiceInpsEntita);

export const nomePosInps = ({ matricola, descrizione }: PosInps): string => `${matricola} ${descrizione}`;
export const nomePosInail = ({ posizione, codControllo, descrizione }: PosInail): string =>
  `${posizione} ${codControllo} ${descrizione}`;
export const nomeCodiceInps = ({ descrizione }: CodiceInps): string => descrizione;
