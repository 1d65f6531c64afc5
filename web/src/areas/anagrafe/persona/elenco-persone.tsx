import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { RigaPersona } from '#shared/contracts/anagrafe/persona.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { descrizioneSoggetto } from '#shared/domain/persona/soggetto.ts';
import { descrizioneSesso } from '#shared/domain/persona/valori-ammessi.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoRicerca } from '#ui/elenco/fonti/use-elenco-ricerca.ts';
import { useMayOpen } from '#ui/frame.tsx';
import { schedeDi } from '#ui/personale/schede.ts';
import { colonnaMancanze, colonneSituazione, ConSituazioni } from '#ui/personale/situazioni.tsx';
import { FinestraRegistro } from '#ui/registro/registro-modifiche.tsx';
import { Segno } from '#ui/segno.tsx';
import { useHasRole } from '#ui/session.ts';
import { parolePersona } from '../identita/etichette.ts';

const colonne: readonly Colonna<RigaPersona, 'nominativo' | 'desCf' | 'matricola'>[] = [
  { id: 'desCognome', titolo: 'Cognome', ordine: 'nominativo' },
  { id: 'desNome', titolo: 'Nome' },
  ...colonneSituazione,
  colonnaMancanze,
  {
    id: 'desCf',
    titolo: 'Codice fiscale',
    ordine: 'desCf',
    seLarga: true,
    larghezza: 190,
    intera: true,
    cella: ({ desCf, cfAnomalo }) => (
      <>
        {desCf}
        {cfAnomalo && (
          <div>
            <Segno type="warning">non conforme</Segno>
          </div>
        )}
      </>
    ),
  },
  { id: 'datNascita', titolo: 'Nascita', tipo: 'data', larghezza: 120, nascosta: true },
  { id: 'matricola', titolo: 'Matricola', ordine: 'matricola', larghezza: 120, nascosta: true },
  {
    id: 'flgSesso',
    titolo: 'Sesso',
    larghezza: 110,
    valore: ({ flgSesso }) => (flgSesso === null ? '' : descrizioneSesso[flgSesso]),
    campo: 'flgSesso',
    nascosta: true,
  },
  {
    id: 'tipoSoggetto',
    titolo: 'Soggetto',
    larghezza: 200,
    valore: ({ tipoSoggetto }) => descrizioneSoggetto[tipoSoggetto],
    campo: 'tipoSoggetto',
    nascosta: true,
  },
  { id: 'collegata', titolo: 'Utente collegato', tipo: 'si_no', larghezza: 140, nascosta: true },
];

const filtri = [
  { campo: 'nominativo', etichetta: 'Cognome e nome' },
  { campo: 'desCf', etichetta: 'Codice fiscale' },
  { campo: 'matricola', etichetta: 'Matricola' },
] as const;

const nomeDi = ({ desCognome, desNome }: RigaPersona): string => nominativo(desCognome, desNome);

/** The people of the school. */
export const ElencoPersone = ({
  onApri,
  onNuova,
}: {
  readonly onApri: (uid: string) => void;
  readonly onNuova: () => void;
}) => {
  const elenco = useElencoRicerca({
    nome: 'persone',
    route: anagrafeRoutes.searchAnag,
    criteri: {},
    colonne,
    ordine: 'nominativo',
    filtri,
    testoLibero: 'nominativo',
    unFiltroAllaVolta: true,
  });
  const [registro, setRegistro] = useState<RigaPersona | null>(null);
  const vedeRegistro = useHasRole('GESTORE', 'TESTER');
  const vedeSaldi = useHasRole('GESTORE', 'TESTER', 'CEDOLINI');
  const naviga = useNavigate();
  const mayOpen = useMayOpen();
  return (
    <ConSituazioni persone={elenco.righe}>
      <Elenco
        elenco={elenco}
        titolo="Anagrafe"
        affiancabile
        descrizione="Personale, esperti esterni e collaboratori della scuola"
        etichetta={nomeDi}
        onApri={({ uid }) => onApri(uid)}
        azioni={
          <SpaceBetween direction="horizontal" size="xs">
            {vedeSaldi && <Button href="#/anagrafe/saldi-apertura">Saldi di apertura</Button>}
            {vedeSaldi && <Button href="#/anagrafe/restituzioni">Restituzioni</Button>}
            <Button href="#/anagrafe/importa">Importa</Button>
          </SpaceBetween>
        }
        crea={{ testo: 'Nuova persona', onClick: onNuova }}
        vuoto={{
          titolo: 'Nessuna persona',
          testo: 'Inserire la prima persona, oppure importare il personale da un foglio di calcolo.',
        }}
        azioniRiga={(riga) => [
          ...schedeDi(riga, mayOpen).map(({ testo, indirizzo }) => ({
            testo,
            onClick: () => {
              void naviga(indirizzo);
            },
          })),
          ...(vedeRegistro ? [{ testo: "Chi l'ha modificata", onClick: () => setRegistro(riga) }] : []),
        ]}
      />
      {registro && (
        <FinestraRegistro
          entita="PERSONA"
          uid={registro.uid}
          titolo={nomeDi(registro)}
          {...parolePersona}
          onChiudi={() => setRegistro(null)}
        />
      )}
    </ConSituazioni>
  );
};
