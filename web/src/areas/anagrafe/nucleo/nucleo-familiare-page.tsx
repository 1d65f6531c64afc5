import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWrite } from '#api/query.ts';
import { nucleoRoutes, type FamiliareElencato } from '#shared/contracts/anagrafe/nucleo.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { descrizioneParentela } from '#shared/domain/persona/parentela.ts';
import { useConferma } from '#ui/conferma.tsx';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoRighe } from '#ui/elenco/fonti/use-elenco-righe.ts';
import { useNotices } from '#ui/notices.tsx';
import { usePersonaAperta } from '#ui/personale/use-persona-aperta.ts';
import { FinestraRegistro } from '#ui/registro/registro-modifiche.tsx';
import { useHasRole } from '#ui/session.ts';
import { percorsoDatiFiscali } from '../percorsi.ts';
import { caricoInParole } from './carico.ts';
import { etichetteFamiliare, FamiliareModale } from './familiare-modale.tsx';

const colonne: readonly Colonna<FamiliareElencato>[] = [
  {
    id: 'desCognome',
    titolo: 'Familiare',
    valore: ({ desCognome, desNome }) => nominativo(desCognome, desNome),
    larghezza: 220,
  },
  {
    id: 'codParentela',
    titolo: 'Parentela',
    valore: ({ codParentela }) => descrizioneParentela[codParentela],
    larghezza: 200,
  },
  { id: 'datNascita', titolo: 'Nascita', tipo: 'data', larghezza: 130 },
  { id: 'desCf', titolo: 'Codice fiscale', larghezza: 200 },
  { id: 'flgConvivente', titolo: 'Convivente', tipo: 'si_no', larghezza: 120 },
  { id: 'fiscale', titolo: 'Carico fiscale oggi', valore: caricoInParole },
];

type Aperto =
  | { readonly cosa: 'nuovo' }
  | { readonly cosa: 'modifica' | 'registro'; readonly familiare: FamiliareElencato };

/** The family unit of a person. */
export const NucleoFamiliarePage = () => {
  const { uid: id, di, intesta } = usePersonaAperta();
  const elenco = useElencoRighe({
    nome: 'nucleo-familiare',
    route: nucleoRoutes.listNucleo,
    request: { query: { uidSubAnagrafe: id } },
    colonne,
    ordine: 'datNascita',
  });
  const [aperto, setAperto] = useState<Aperto | null>(null);
  const elimina = useWrite(nucleoRoutes.removeFamiliare);
  const conferma = useConferma();
  const { notify } = useNotices();
  const naviga = useNavigate();
  const vedeRegistro = useHasRole('GESTORE', 'TESTER');
  const chiudi = () => setAperto(null);
  const apriFiscali = (familiare: FamiliareElencato) => {
    void naviga(percorsoDatiFiscali(familiare));
  };
  const chiediElimina = (familiare: FamiliareElencato) =>
    conferma({
      titolo: `Togliere ${nominativo(familiare.desCognome, familiare.desNome)} dal nucleo familiare?`,
      testo: `${descrizioneParentela[familiare.codParentela]} ${di}.`,
      azione: 'Elimina',
      esegui: async () => {
        await elimina.mutateAsync({ params: { uid: familiare.uid }, query: { versione: familiare.versione } });
        elenco.tolta(familiare);
        notify('success', 'Familiare eliminato');
      },
    });
  return (
    <>
      <Elenco
        elenco={elenco}
        {...intesta('Nucleo familiare')}
        etichetta={({ desCognome, desNome }) => nominativo(desCognome, desNome)}
        onApri={apriFiscali}
        azioni={
          <Button
            onClick={() => {
              void naviga(`/anagrafe?persona=${id}`);
            }}
          >
            Torna alla persona
          </Button>
        }
        crea={{ testo: 'Nuovo familiare', onClick: () => setAperto({ cosa: 'nuovo' }) }}
        vuoto={{ titolo: 'Nessun familiare', testo: 'I familiari servono per le detrazioni e per gli esoneri.' }}
        azioniRiga={(familiare) => [
          { testo: 'Dati fiscali', onClick: () => apriFiscali(familiare) },
          { testo: 'Modifica', onClick: () => setAperto({ cosa: 'modifica', familiare }) },
          ...(vedeRegistro
            ? [{ testo: "Chi l'ha modificato", onClick: () => setAperto({ cosa: 'registro', familiare }) }]
            : []),
          { testo: 'Elimina', onClick: () => chiediElimina(familiare) },
        ]}
      />
      {aperto?.cosa === 'nuovo' && (
        <FamiliareModale
          uidSubAnagrafe={id}
          onChiudi={chiudi}
          onSalvato={(nuovo) => elenco.salvata({ ...nuovo, numDatiFiscali: 0, fiscale: null })}
        />
      )}
      {aperto?.cosa === 'modifica' && (
        <FamiliareModale
          uidSubAnagrafe={id}
          familiare={aperto.familiare}
          onChiudi={chiudi}
          onSalvato={(salvato) => elenco.salvata({ ...aperto.familiare, ...salvato })}
        />
      )}
      {aperto?.cosa === 'registro' && (
        <FinestraRegistro
          entita="FAMILIARE"
          uid={aperto.familiare.uid}
          titolo={nominativo(aperto.familiare.desCognome, aperto.familiare.desNome)}
          etichette={etichetteFamiliare}
          onChiudi={chiudi}
        />
      )}
    </>
  );
};
