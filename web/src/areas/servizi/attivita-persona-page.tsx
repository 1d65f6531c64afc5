import Button from '@cloudscape-design/components/button';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import { useMemo } from 'react';
import { generatePath, useNavigate } from 'react-router-dom';
import { useRoute } from '#api/query.ts';
import { AttivitaInput, attivitaRoutes, type Attivita, type TipoAttivita } from '#shared/contracts/servizi/attivita.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { useElencoRicerca } from '#ui/elenco/fonti/use-elenco-ricerca.ts';
import { ElencoGestito } from '#ui/elenco/gestione/elenco-gestito.tsx';
import { useGestione } from '#ui/elenco/gestione/use-gestione.tsx';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoImporto, CampoOre } from '#ui/modulo/campi/campo-numero.tsx';
import { CampoScelta } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoNota, CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { useSalvaDi } from '#ui/modulo/use-salva.ts';
import { usePersonaAperta } from '#ui/personale/use-persona-aperta.ts';

const etichette = {
  uidTipoAttivita: 'Attività',
  datInizio: 'Inizio',
  datFine: 'Fine',
  numOre: 'Ore assegnate',
  numImporto: 'Compenso forfettario',
  desIncarico: 'Incarico',
  note: 'Note',
};

const colonneOf = (tipi: Readonly<Record<string, string>>): readonly Colonna<Attivita, 'datInizio'>[] => [
  {
    id: 'uidTipoAttivita',
    titolo: etichette.uidTipoAttivita,
    valore: ({ uidTipoAttivita }) => tipi[uidTipoAttivita] ?? '',
    parole: tipi,
    larghezza: 320,
  },
  { id: 'datInizio', titolo: etichette.datInizio, tipo: 'data', ordine: 'datInizio', larghezza: 130 },
  { id: 'datFine', titolo: etichette.datFine, tipo: 'data', larghezza: 130 },
  { id: 'numOre', titolo: etichette.numOre, tipo: 'ore', somma: true, larghezza: 150 },
  { id: 'numImporto', titolo: etichette.numImporto, tipo: 'importo', somma: true, larghezza: 190 },
  { id: 'desIncarico', titolo: etichette.desIncarico },
];

const NESSUNO: readonly TipoAttivita[] = [];

/** The special activities of one person. */
export const AttivitaPersonaPage = () => {
  const { uid: uidSubAnagrafe, dipendente, di, intesta } = usePersonaAperta();
  const { data: tipi = NESSUNO } = useRoute(attivitaRoutes.listTipiAttivita, {});
  const nomi = useMemo(
    () => Object.fromEntries(tipi.map(({ uid, desTipoAttivita }) => [uid, desTipoAttivita])),
    [tipi],
  );
  const colonne = useMemo(() => colonneOf(nomi), [nomi]);
  const elenco = useElencoRicerca({
    nome: 'attivita-persona',
    route: attivitaRoutes.searchAttivita,
    criteri: { uidSubAnagrafe },
    colonne,
    ordine: 'datInizio',
    verso: 'DESC',
  });
  const naviga = useNavigate();
  const nome = ({ uidTipoAttivita, datInizio }: Attivita): string =>
    `${nomi[uidTipoAttivita] ?? ''} dal ${formatGiorno(datInizio)}`;
  const gestione = useGestione<Attivita>({
    entita: 'ATTIVITA',
    etichette,
    nome: (attivita) => `l'attività "${nome(attivita)}" ${di}`,
    elimina: attivitaRoutes.removeAttivita,
    elenco,
  });
  return (
    <ElencoGestito
      elenco={elenco}
      gestione={gestione}
      {...intesta('Attività particolari', "Incarichi oltre l'insegnamento o le mansioni ordinarie")}
      etichetta={nome}
      azioni={
        <Button
          onClick={() => {
            void naviga(generatePath('/servizi/:uid/:dipendente', { uid: uidSubAnagrafe, dipendente }));
          }}
        >
          Torna ai servizi
        </Button>
      }
      crea="Nuova attività"
      vuoto={{
        titolo: 'Nessuna attività particolare',
        testo: 'Funzioni strumentali, coordinamenti, incarichi di referente.',
      }}
      finestra={(record, chiudi) => (
        <AttivitaModale
          uidSubAnagrafe={uidSubAnagrafe}
          attivita={record}
          tipi={tipi}
          onChiudi={chiudi}
          onSalvata={elenco.salvata}
        />
      )}
    />
  );
};

interface ModaleProps {
  readonly uidSubAnagrafe: string;
  readonly attivita: Attivita | undefined;
  readonly tipi: readonly TipoAttivita[];
  readonly onChiudi: () => void;
  readonly onSalvata: (attivita: Attivita) => void;
}

const AttivitaModale = ({ uidSubAnagrafe, attivita, tipi, onChiudi, onSalvata }: ModaleProps) => {
  const salva = useSalvaDi({ uidSubAnagrafe }, attivitaRoutes.createAttivita, attivitaRoutes.updateAttivita, attivita);
  const modulo = useModulo({
    schema: AttivitaInput,
    valori: attivita ?? {},
    versione: attivita?.versione,
    salva,
    onSalvato: (salvata) => {
      onSalvata(salvata);
      onChiudi();
    },
  });
  const voci = tipi
    .filter(({ uid, flgAttivo }) => flgAttivo || uid === attivita?.uidTipoAttivita)
    .map(({ uid, codTipoAttivita, desTipoAttivita }) => ({
      codice: uid,
      descrizione: `${codTipoAttivita} ${desTipoAttivita}`,
    }));
  return (
    <ModaleModulo
      modulo={modulo}
      titolo={attivita ? 'Attività particolare' : 'Nuova attività particolare'}
      onChiudi={onChiudi}
    >
      <CampoScelta
        modulo={modulo}
        nome="uidTipoAttivita"
        parola="Attività assegnata"
        etichetta={etichette.uidTipoAttivita}
        voci={voci}
        aiuto={
          voci.length === 0
            ? 'Le attività si inseriscono prima in Tabelle, Attività particolari'
            : 'Quelle in uso della tabella della scuola'
        }
      />
      <ColumnLayout columns={2}>
        <CampoData modulo={modulo} nome="datInizio" etichetta={etichette.datInizio} />
        <CampoData modulo={modulo} nome="datFine" etichetta={etichette.datFine} aiuto="Vuota: fino a nuovo ordine" />
        <CampoOre modulo={modulo} nome="numOre" etichetta={etichette.numOre} />
        <CampoImporto modulo={modulo} nome="numImporto" etichetta={etichette.numImporto} />
      </ColumnLayout>
      <CampoTesto
        modulo={modulo}
        nome="desIncarico"
        parola="Lettera d’incarico"
        etichetta={etichette.desIncarico}
        aiuto="Protocollo e data della lettera di incarico"
      />
      <CampoNota modulo={modulo} nome="note" etichetta={etichette.note} righe={2} />
    </ModaleModulo>
  );
};
