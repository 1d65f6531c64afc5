import { generatePath } from 'react-router-dom';
import { nominativo } from '#shared/domain/persona/nominativo.ts';

interface Chi {
  readonly uid: string;
  readonly desCognome: string;
  readonly desNome: string;
}

export const percorsoDatiFiscali = (familiare: Chi & { readonly codParentela: string }): string =>
  generatePath('/anagrafe/nucleo-familiare/:id/:codParentela/:familiare/dati-fiscali', {
    id: familiare.uid,
    codParentela: familiare.codParentela,
    familiare: nominativo(familiare.desCognome, familiare.desNome),
  });

export const percorsoNucleo = (uidPersona: string, dipendente: string): string =>
  generatePath('/anagrafe/nucleo-familiare/:id/:dipendente', { id: uidPersona, dipendente });
