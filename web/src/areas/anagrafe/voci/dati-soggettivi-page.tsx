import Button from '@cloudscape-design/components/button';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRoute, useWrite } from '#api/query.ts';
import { vociPersonaRoutes, type Soggettiva } from '#shared/contracts/anagrafe/voci-persona.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { useConferma } from '#ui/conferma.tsx';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoRighe } from '#ui/elenco/fonti/use-elenco-righe.ts';
import { useNotices } from '#ui/notices.tsx';
import { usePersonaAperta } from '#ui/personale/use-persona-aperta.ts';
import { FinestraRegistro } from '#ui/registro/registro-modifiche.tsx';
import { useHasRole } from '#ui/session.ts';
import { etichetteSoggettiva as etichette, SoggettivaModale } from './soggettiva-modale.tsx';

type Aperto = { readonly cosa: 'nuova' } | { readonly cosa: 'modifica' | 'registro'; readonly voce: Soggettiva };

const colonneOf = (nomeDi: (codVoce: string) => string): readonly Colonna<Soggettiva>[] => [
  { id: 'codVoce', titolo: etichette.codVoce, valore: ({ codVoce }) => nomeDi(codVoce), larghezza: 320 },
  { id: 'numImporto', titolo: etichette.numImporto, tipo: 'importo', larghezza: 150 },
  { id: 'datInizio', titolo: etichette.datInizio, tipo: 'data', larghezza: 130 },
  { id: 'datFine', titolo: etichette.datFine, tipo: 'data', larghezza: 130 },
  { id: 'desRiferimento', titolo: etichette.desRiferimento },
  { id: 'numTotale', titolo: etichette.numTotale, tipo: 'importo', larghezza: 150, nascosta: true },
];

/** The subjective items of a person: dated monthly amounts, paid or withheld. */
export const DatiSoggettiviPage = () => {
  const { uid, di, intesta } = usePersonaAperta();
  const { data: dizionario = [] } = useRoute(vociPersonaRoutes.listVociDizionario, {}, { staleTime: Infinity });
  const colonne = useMemo(
    () => colonneOf((codVoce) => dizionario.find((voce) => voce.codVoce === codVoce)?.desVoce ?? codVoce),
    [dizionario],
  );
  const elenco = useElencoRighe({
    nome: 'dati-soggettivi',
    route: vociPersonaRoutes.listSoggettive,
    request: { body: { criteria: { uidSubAnagrafe: uid } } },
    colonne,
    ordine: 'datInizio',
    verso: 'DESC',
  });
  const [aperto, setAperto] = useState<Aperto | null>(null);
  const elimina = useWrite(vociPersonaRoutes.removeSoggettiva);
  const conferma = useConferma();
  const { notify } = useNotices();
  const naviga = useNavigate();
  const vedeRegistro = useHasRole('GESTORE', 'TESTER');
  const chiudi = () => setAperto(null);
  const modifica = (voce: Soggettiva) => setAperto({ cosa: 'modifica', voce });
  const nome = ({ codVoce, datInizio }: Soggettiva): string =>
    `${dizionario.find((voce) => voce.codVoce === codVoce)?.desVoce ?? codVoce} dal ${formatGiorno(datInizio)}`;
  const chiediElimina = (voce: Soggettiva) =>
    conferma({
      titolo: `Eliminare ${nome(voce)}?`,
      testo: `La voce non sarà più applicata ai cedolini ${di}. Per farla cessare da un giorno in poi, indicare invece la data di fine.`,
      azione: 'Elimina',
      esegui: async () => {
        await elimina.mutateAsync({ body: { uid: voce.uid, versione: voce.versione } });
        elenco.tolta(voce);
        notify('success', 'Voce soggettiva eliminata');
      },
    });
  return (
    <>
      <Elenco
        elenco={elenco}
        {...intesta('Dati soggettivi', 'Importi mensili con un periodo, pagati o trattenuti')}
        etichetta={nome}
        onApri={modifica}
        azioni={
          <Button
            onClick={() => {
              void naviga(`/anagrafe?persona=${uid}`);
            }}
          >
            Torna alla persona
          </Button>
        }
        crea={{ testo: 'Nuova voce', onClick: () => setAperto({ cosa: 'nuova' }) }}
        vuoto={{
          titolo: 'Nessuna voce soggettiva',
          testo: 'Assegni ad personam, cessioni, quote e altre trattenute di questa persona.',
        }}
        azioniRiga={(voce) => [
          { testo: 'Modifica', onClick: () => modifica(voce) },
          ...(vedeRegistro
            ? [{ testo: "Chi l'ha modificata", onClick: () => setAperto({ cosa: 'registro', voce }) }]
            : []),
          { testo: 'Elimina', onClick: () => chiediElimina(voce) },
        ]}
      />
      {aperto?.cosa === 'nuova' && (
        <SoggettivaModale uidSubAnagrafe={uid} dizionario={dizionario} onChiudi={chiudi} onSalvata={elenco.salvata} />
      )}
      {aperto?.cosa === 'modifica' && (
        <SoggettivaModale
          uidSubAnagrafe={uid}
          dizionario={dizionario}
          voce={aperto.voce}
          onChiudi={chiudi}
          onSalvata={elenco.salvata}
        />
      )}
      {aperto?.cosa === 'registro' && (
        <FinestraRegistro
          entita="SOGGETTIVA"
          uid={aperto.voce.uid}
          titolo={nome(aperto.voce)}
          etichette={etichette}
          onChiudi={chiudi}
        />
      )}
    </>
  );
};
