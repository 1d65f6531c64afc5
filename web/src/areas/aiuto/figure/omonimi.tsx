import { ChiCell } from '#ui/celle.tsx';
import { TabellaLetta } from '#ui/elenco/tabella-letta.tsx';
import { personeDellaFigura } from './persone-della-figura.ts';

const IN_SERVIZIO = ['Docente, contratto a tempo indeterminato', 'Collaboratore scolastico, fino al 30 giugno'];
const [prima, seconda] = personeDellaFigura;
const righe = [prima, seconda].map((persona, posto) => ({ ...persona, servizio: IN_SERVIZIO[posto] }));

/** Two people of one name, told apart by their codice fiscale. */
export const Omonimi = () => (
  <TabellaLetta
    nome="Figura: due persone con lo stesso nome"
    righe={righe}
    chiave={({ cf }) => cf}
    intestazione={null}
    colonne={[
      {
        id: 'nominativo',
        header: 'Cognome e nome',
        cell: ({ cognome, nome, cf }) => (
          <>
            {cognome} {nome}
            <ChiCell codice={cf} />
          </>
        ),
      },
      { id: 'servizio', header: 'In servizio come', cell: ({ servizio }) => servizio },
    ]}
  />
);
