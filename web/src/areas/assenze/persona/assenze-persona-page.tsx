import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRoute, useWrite } from '#api/query.ts';
import { assenzeRoutes, type RigaAssenza } from '#shared/contracts/assenze/assenze.ts';
import { supplentiRoutes, type Supplente } from '#shared/contracts/assenze/supplenti.ts';
import { coperturaInParole } from '#shared/domain/persona/copertura.ts';
import { annoScolasticoDi } from '#shared/domain/tempo/anno-scolastico.ts';
import { useConferma } from '#ui/conferma.tsx';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoRicerca } from '#ui/elenco/fonti/use-elenco-ricerca.ts';
import { useNotices } from '#ui/notices.tsx';
import { Pagina } from '#ui/pagina.tsx';
import { FinestraAssenza } from '#ui/personale/finestre-registro.tsx';
import { usePersonaAperta, type PersonaAperta } from '#ui/personale/use-persona-aperta.ts';
import { SceltaAnno } from '#ui/scelte/scelta-anno-scolastico.tsx';
import { useHasRole, useSession } from '#ui/session.ts';
import { colonneAssenze, nomeAssenza } from '../colonne-assenze.ts';
import { percorsoTipoAssenza } from '../percorsi.ts';
import { supplentiDi } from './giorni-coperti.ts';
import { RiepilogoAnno } from './riepilogo-anno.tsx';

/** The absences of one person, a school year at a time. */
export const AssenzePersonaPage = () => {
  const persona = usePersonaAperta();
  const { uid, dipendente } = persona;
  const { sessione } = useSession();
  const [numAnno, setNumAnno] = useState(annoScolasticoDi(sessione.oggi).numAnno);
  const naviga = useNavigate();
  const anno = useRoute(assenzeRoutes.searchAssenze, { body: { uidSubAnagrafe: uid, numAnno, limit: 0 } });
  return (
    <Pagina
      {...persona.intesta('Assenze')}
      azioni={
        <SpaceBetween direction="horizontal" size="xs">
          <Button
            onClick={() => {
              void naviga('/assenze');
            }}
          >
            Torna al personale
          </Button>
          <SceltaAnno valore={numAnno} onCambia={setNumAnno} />
          <Button
            variant="primary"
            onClick={() => {
              void naviga(percorsoTipoAssenza(uid, dipendente));
            }}
          >
            Nuova assenza
          </Button>
        </SpaceBetween>
      }
    >
      {anno.data?.riepilogo && <RiepilogoAnno riepilogo={anno.data.riepilogo} assenze={anno.data.righe} />}
      <ElencoAssenze
        persona={persona}
        numAnno={numAnno}
        onRiletto={() => {
          void anno.refetch();
        }}
      />
    </Pagina>
  );
};

/** Returns the columns of absences, with the substitutes of each. */
const conSupplenti = (supplenti: readonly Supplente[]): readonly Colonna<RigaAssenza, 'datInizio'>[] => [
  ...colonneAssenze,
  {
    id: 'supplente',
    titolo: 'Supplente',
    valore: (riga) => coperturaInParole(supplentiDi(riga, supplenti)),
    larghezza: 260,
    seLarga: true,
  },
];

interface ElencoProps {
  readonly persona: PersonaAperta;
  readonly numAnno: number;
  /** The summary of the year is old, or could not be read either. */
  readonly onRiletto: () => void;
}

const ElencoAssenze = ({ persona: { uid, dipendente, di }, numAnno, onRiletto }: ElencoProps) => {
  const supplenti = useRoute(supplentiRoutes.listSupplenti, { params: { uid } });
  const colonne = useMemo(() => conSupplenti(supplenti.data ?? []), [supplenti.data]);
  const elenco = useElencoRicerca({
    nome: 'assenze',
    route: assenzeRoutes.searchAssenze,
    criteri: { uidSubAnagrafe: uid, numAnno },
    colonne,
    ordine: 'datInizio',
    verso: 'DESC',
  });
  const elimina = useWrite(assenzeRoutes.removeAssenza);
  const [registro, setRegistro] = useState<RigaAssenza | null>(null);
  const conferma = useConferma();
  const { notify } = useNotices();
  const naviga = useNavigate();
  const vedeRegistro = useHasRole('GESTORE', 'TESTER');
  const apri = (riga: RigaAssenza) => {
    void naviga(percorsoTipoAssenza(uid, dipendente, riga.uid));
  };
  const chiediElimina = (riga: RigaAssenza) =>
    conferma({
      titolo: `Eliminare "${nomeAssenza(riga)}" ${di}?`,
      testo: 'Le assenze dopo di questa possono essere pagate in modo diverso: i giorni già goduti cambiano.',
      azione: 'Elimina',
      esegui: async () => {
        await elimina.mutateAsync({ params: { uid: riga.uid }, query: { versione: riga.versione } });
        elenco.tolta(riga);
        onRiletto();
        notify('success', 'Assenza eliminata');
      },
    });
  return (
    <>
      <Elenco
        elenco={{
          ...elenco,
          ricarica: () => {
            elenco.ricarica();
            onRiletto();
          },
        }}
        variante="container"
        titolo="Elenco delle assenze"
        descrizione="Il motivo si vede aprendo l'assenza"
        etichetta={nomeAssenza}
        onApri={apri}
        vuoto={{ titolo: 'Nessuna assenza', testo: 'Nel periodo scelto non ci sono assenze.' }}
        azioniRiga={(riga) => [
          { testo: 'Apri', onClick: () => apri(riga) },
          ...(vedeRegistro ? [{ testo: "Chi l'ha modificata", onClick: () => setRegistro(riga) }] : []),
          { testo: 'Elimina', onClick: () => chiediElimina(riga) },
        ]}
      />
      {registro && (
        <FinestraAssenza uid={registro.uid} titolo={nomeAssenza(registro)} onChiudi={() => setRegistro(null)} />
      )}
    </>
  );
};
