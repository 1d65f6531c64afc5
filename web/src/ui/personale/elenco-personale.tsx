import type { ReactNode } from 'react';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { RigaPersona } from '#shared/contracts/anagrafe/persona.ts';
import type { AzioneRiga } from '../elenco/azioni-riga.tsx';
import type { Colonna } from '../elenco/colonna.ts';
import { Elenco } from '../elenco/elenco.tsx';
import { useElencoRicerca } from '../elenco/fonti/use-elenco-ricerca.ts';
import { colonneSituazione, ConSituazioni } from './situazioni.tsx';

const colonne: readonly Colonna<RigaPersona, 'nominativo' | 'desCf' | 'matricola'>[] = [
  { id: 'desCognome', titolo: 'Cognome', ordine: 'nominativo' },
  { id: 'desNome', titolo: 'Nome' },
  ...colonneSituazione,
  { id: 'desCf', titolo: 'Codice fiscale', ordine: 'desCf', larghezza: 190 },
  { id: 'matricola', titolo: 'Matricola', ordine: 'matricola', larghezza: 130, nascosta: true },
  { id: 'datNascita', titolo: 'Nascita', tipo: 'data', larghezza: 130, nascosta: true },
];

const filtri = [
  { campo: 'nominativo', etichetta: 'Cognome e nome' },
  { campo: 'desCf', etichetta: 'Codice fiscale' },
  { campo: 'matricola', etichetta: 'Matricola' },
] as const;

interface Props {
  /** Name of the list in the user's preferences. */
  readonly nome: string;
  readonly titolo: string;
  readonly descrizione: string;
  readonly onApri: (persona: RigaPersona) => void;
  readonly azioniRiga: (persona: RigaPersona) => readonly AzioneRiga[];
  readonly azioni?: ReactNode;
}

/** The people of the school, to choose whose records to open. */
export const ElencoPersonale = ({ nome, titolo, descrizione, onApri, azioniRiga, azioni }: Props) => {
  const elenco = useElencoRicerca({
    nome,
    route: anagrafeRoutes.searchAnag,
    criteri: {},
    colonne,
    ordine: 'nominativo',
    filtri,
    testoLibero: 'nominativo',
    unFiltroAllaVolta: true,
  });
  return (
    <ConSituazioni persone={elenco.righe}>
      <Elenco
        elenco={elenco}
        titolo={titolo}
        descrizione={descrizione}
        etichetta={({ desCognome, desNome }) => `${desCognome} ${desNome}`}
        onApri={onApri}
        azioniRiga={azioniRiga}
        azioni={azioni}
        vuoto={{
          titolo: 'Nessuna persona',
          testo: "Il personale si inserisce dall'anagrafe, oppure si importa da un foglio di calcolo.",
        }}
      />
    </ConSituazioni>
  );
};
