import { CodiceInps, PosInail, PosInps } from '../../shared/contracts/tabelle/posizioni.ts';
import { archivio } from '../platform/data/archivio.ts';
import type { Store } from '../platform/data/dynamo.ts';
import { defineEntita } from '../platform/data/entita.ts';
import { repository } from '../platform/data/repository.ts';
import { campoRifiutato } from '../platform/http/errors.ts';
import { qualifiche1Inps, tipiContribuzioneInps } from '../riferimento/personale/qualifiche-inps.ts';
import { eliminazioneProtetta } from '../scuola/eliminazione.ts';

/** Positions and classifications of the school. Sites, services and filings use them: see `riferimenti`. */
export const posInpsEntita = defineEntita<PosInps>({
  nome: 'POS_INPS',
  posto: 'scuola',
  schema: PosInps,
  shape: 1,
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
});

export const codiceInpsEntita = defineEntita<CodiceInps>({
  nome: 'CODICE_INPS',
  posto: 'scuola',
  schema: CodiceInps,
  shape: 1,
  unici: ({ descrizione }) => [
    {
      campo: 'descrizione',
      valore: descrizione.toUpperCase(),
      messaggio: `Esiste già una classificazione INPS "${descrizione}".`,
    },
  ],
});

export const posInpsRepository = (store: Store, codmin: string) => repository(posInpsEntita, store, codmin);
export const posInailRepository = (store: Store, codmin: string) => repository(posInailEntita, store, codmin);
export const codiceInpsRepository = (store: Store, codmin: string) => repository(codiceInpsEntita, store, codmin);

export const nomePosInps = ({ matricola, descrizione }: PosInps): string => `${matricola} ${descrizione}`;
export const nomePosInail = ({ posizione, codControllo, descrizione }: PosInail): string =>
  `${posizione} ${codControllo} ${descrizione}`;
export const nomeCodiceInps = ({ descrizione }: CodiceInps): string => descrizione;

export const posInps = (store: Store, codmin: string) =>
  archivio(posInpsRepository(store, codmin), {
    checkRemove: eliminazioneProtetta<PosInps>(
      store,
      posInpsEntita.nome,
      (posizione) => `La posizione INPS ${nomePosInps(posizione)}`,
    ),
  });

export const posInail = (store: Store, codmin: string) =>
  archivio(posInailRepository(store, codmin), {
    checkRemove: eliminazioneProtetta<PosInail>(
      store,
      posInailEntita.nome,
      (posizione) => `La posizione INAIL ${nomePosInail(posizione)}`,
    ),
  });

const checkCodici = async (dopo: CodiceInps): Promise<CodiceInps> => {
  if (!qualifiche1Inps.voci.some(({ codice }) => codice === dopo.qualifica1))
    throw campoRifiutato('RIFERIMENTO_NON_VALIDO', 'qualifica1', `La qualifica ${dopo.qualifica1} non è nell'elenco.`);
  if (!tipiContribuzioneInps.voci.some(({ codice }) => codice === dopo.tipoContribuzione))
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      'tipoContribuzione',
      `Il tipo di contribuzione ${dopo.tipoContribuzione} non è nell'elenco.`,
    );
  return dopo;
};

export const codiciInps = (store: Store, codmin: string) =>
  archivio(codiceInpsRepository(store, codmin), {
    check: checkCodici,
    checkRemove: eliminazioneProtetta<CodiceInps>(
      store,
      codiceInpsEntita.nome,
      (codice) => `La classificazione INPS ${nomeCodiceInps(codice)}`,
    ),
  });
