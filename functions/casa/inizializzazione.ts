import { getScuolaPropria } from '#archivio/scuola/scuola-propria.ts';
import { nomeScuola, scuolaRepository } from '#archivio/scuola/scuola.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { newUid } from '#platform/data/repository.ts';
import { AppError } from '#platform/errors.ts';
import type { DatiPropri } from '#shared/contracts/scuola/dati-propri.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { tipoScuolaDi } from '../riferimento/personale/tipi-scuola.ts';

/** What is known of a school before anybody works in it. */
export interface ScuolaConosciuta {
  readonly desScuola: string;
  readonly setupType: DatiPropri['setupType'];
}

const vuoti: Omit<Scuola, 'uid' | 'versione' | 'codMeccanografico' | 'desScuola' | 'codTipoScuola' | 'dati'> = {
  tipo: 'PROPRIA',
  flgAttivo: true,
  codFiscale: null,
  desIndirizzo: '',
  desCap: null,
  codComune: null,
  desComune: '',
  provincia: null,
  desTelefono: null,
  desEMail: null,
  desPec: null,
  note: '',
  flgOrganico: true,
  patrono: null,
  uidPosInps: null,
  uidPosInail: null,
  codMinisteriale: null,
  entiSede: null,
};

/**
 * The record of the school itself, with what is known of it, when it is not there yet: the office completes it.
 * @returns what was created, in words; nothing the second time. @throws TROPPE_RICHIESTE (when sent) if somebody creates it in the same instant
 */
export const createScuolaPropria = async (
  { desScuola, setupType }: ScuolaConosciuta,
  { archivio, modifica }: Pick<RequestContext, 'archivio' | 'modifica'>,
): Promise<readonly string[]> => {
  if (await getScuolaPropria(archivio)) return [];
  const scuola: Scuola = {
    ...vuoti,
    uid: newUid(),
    versione: 1,
    codMeccanografico: archivio.codmin,
    desScuola: accorciato(desScuola, 120),
    codTipoScuola: tipoScuolaDi(archivio.codmin)?.codice ?? null,
    dati: { codIpa: '', codUnivocoUfficio: null, setupType, altriDati: [], firmatari: [] },
  };
  const nuova = scuolaRepository(archivio).create(scuola);
  const operazioni = nuova.operazioni.map((operazione) => ({ ...operazione, rifiuto: contesa }));
  modifica.write({ ...nuova, operazioni }, { motivo: 'Primo accesso della scuola' });
  return [nomeScuola(scuola)];
};

/** Two first accesses at once: repeated, the call finds the school that the other has created. */
const contesa = (): AppError =>
  new AppError(
    'TROPPE_RICHIESTE',
    'La scuola è in preparazione per un altro utente che accede adesso: ripetere tra qualche secondo.',
  );
