import { generatePath } from 'react-router-dom';
import { nominativo } from '../../../../shared/domain/persona/nominativo.ts';

interface Chi {
  readonly uid: string;
  readonly desCognome: string;
  readonly desNome: string;
}

/** The screens of a person besides the record itself, with what the menu of a row calls them. */
export const schedeDi = (persona: Chi): readonly { readonly testo: string; readonly percorso: string }[] => {
  const dipendente = nominativo(persona.desCognome, persona.desNome);
  return [
    {
      testo: 'Nucleo familiare',
      percorso: generatePath('/anagrafe/nucleo-familiare/:id/:dipendente', { id: persona.uid, dipendente }),
    },
    {
      testo: 'Dati soggettivi',
      percorso: generatePath('/anagrafe/dati-soggettivi/:uid/:dipendente', { uid: persona.uid, dipendente }),
    },
    {
      testo: 'Voci utente',
      percorso: generatePath('/anagrafe/voci/:uidSubAnagrafe/:dipendente', { uidSubAnagrafe: persona.uid, dipendente }),
    },
    {
      testo: 'Particolarità',
      percorso: generatePath('/anagrafe/particolarita/:uidSubAnagrafe/:dipendente', {
        uidSubAnagrafe: persona.uid,
        dipendente,
      }),
    },
    {
      testo: 'Incarichi',
      percorso: generatePath('/anagrafe/incarichi/:uidSubAnagrafe/:dipendente', {
        uidSubAnagrafe: persona.uid,
        dipendente,
      }),
    },
  ];
};

export const percorsoDatiFiscali = (familiare: Chi & { readonly codParentela: string }): string =>
  generatePath('/anagrafe/nucleo-familiare/:id/:codParentela/:familiare/dati-fiscali', {
    id: familiare.uid,
    codParentela: familiare.codParentela,
    familiare: nominativo(familiare.desCognome, familiare.desNome),
  });
