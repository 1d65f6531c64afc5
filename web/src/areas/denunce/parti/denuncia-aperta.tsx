import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState, type ReactNode } from 'react';
import { useClient, useRoute, useWrite } from '#api/query.ts';
import type { Denuncia, DenunciaIntera, RigaDenuncia } from '#shared/contracts/denunce/denuncia.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { useNotices } from '#ui/notices.tsx';
import { Pagina } from '#ui/pagina.tsx';
import { followLink } from '#ui/scarica.ts';
import { SchedeComandate } from '#ui/schede/schede.tsx';
import { useScheda } from '#ui/schede/use-scheda.ts';
import { FilesDenuncia } from './files-denuncia.tsx';
import type { FlussoMostrato } from './flusso.ts';
import { InvioDenuncia } from './invio-denuncia.tsx';
import { DaRimandare } from './respinti/da-rimandare.tsx';
import { RigheDenuncia } from './righe-denuncia.tsx';
import { postoDi, sezioneDi } from './rilievi/posto-rilievo.ts';
import { RilieviDenuncia, type CampoDaCorreggere } from './rilievi/rilievi-denuncia.tsx';
import { useSolaLettura } from './sola-lettura.ts';

interface Scheda {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
  /** Seen first even where records are found in the parts of all filings. */
  readonly inTesta: boolean;
}

/** What a kind of filing says of one of its own. */
interface Mostrata {
  readonly descrizione: string;
  readonly riepilogo: ReactNode;
  /** Its prints; undefined where there are none. */
  readonly stampa?: ReactNode;
  /** The part to be seen first, also while it is empty. */
  readonly prima?: string;
  /** Prints what it says of the person of a record. */
  readonly stampaRiga?: (riga: RigaDenuncia) => void;
  /** Parts of its own, before its records. */
  readonly schede?: readonly Scheda[];
  /** Parts of its own, after its sending. */
  readonly dopo?: readonly Pick<Scheda, 'id' | 'label' | 'content'>[];
  /** Opens a record that has a screen of its own; false for one of the parts here. */
  readonly porta?: (campo: CampoDaCorreggere) => boolean;
  /** Gathers it again. */
  readonly aggiorna: () => Promise<unknown>;
  /** Makes the sending of who was refused of it, where it is not among its parts. */
  readonly rimanda?: () => Promise<void>;
  /** Makes another of the same month, when this one was refused whole. */
  readonly rifai?: () => void;
}

interface Props {
  readonly flusso: FlussoMostrato;
  readonly uid: string;
  readonly onChiudi: () => void;
  readonly children: (denuncia: Denuncia, scheda: (mostrata: Mostrata) => ReactNode) => ReactNode;
}

/** One filing of whatever kind: how it stands, its records, what is wrong, its files, its sending. */
export const DenunciaAperta = ({ flusso, uid, onChiudi, children }: Props) => {
  const query = useRoute(flusso.chiamate.get, { body: { uid } }, { staleTime: 0 });
  if (query.isPending || query.error)
    return (
      <Pagina titolo={flusso.nome}>
        <Attesa errore={query.error} onRiprova={query.refetch} />
      </Pagina>
    );
  const intera = query.data;
  return children(intera.denuncia, (mostrata) => (
    <Aperta flusso={flusso} intera={intera} mostrata={mostrata} onChiudi={onChiudi} />
  ));
};

interface ApertaProps {
  readonly flusso: FlussoMostrato;
  readonly intera: DenunciaIntera;
  readonly mostrata: Mostrata;
  readonly onChiudi: () => void;
}

/** The part that is seen first: that of the address, else one with something in it. */
const primaScheda = (
  { sezioni }: FlussoMostrato,
  { schede = [], prima }: Mostrata,
  righe: DenunciaIntera['righe'],
): string => {
  const piene = sezioni.filter(({ has }) => righe.some(has));
  const chiesta = [...sezioni, ...schede].filter(({ id }) => id === prima);
  return [...chiesta, ...schede.filter(({ inTesta }) => inTesta), ...piene, ...schede, ...sezioni][0]?.id ?? '';
};

/** The parts of its records, each with its own. */
const sezioniMostrate = ({ sezioni }: FlussoMostrato, righe: DenunciaIntera['righe']) =>
  sezioni
    .map((sezione) => ({ sezione, sue: righe.filter(sezione.has) }))
    .filter(({ sezione, sue }) => sezione.soloSePiena !== true || sue.length > 0);

const Aperta = ({ flusso, intera, mostrata, onChiudi }: ApertaProps) => {
  const { denuncia, righe, rilievi, daAggiornare } = intera;
  const { notify, notifyError } = useNotices();
  const [scheda, setScheda] = useScheda(primaScheda(flusso, mostrata, righe));
  const [campo, setCampo] = useState<CampoDaCorreggere | null>(null);
  const [daRilievo, setDaRilievo] = useState(false);
  /** Who came from a finding goes back to the others. */
  const apriCampo = (scelto: CampoDaCorreggere | null) => {
    setCampo(scelto);
    if (scelto === null && daRilievo) setScheda('rilievi');
    setDaRilievo(false);
  };
  const aperta = !useSolaLettura(denuncia);
  const { fai, scarica } = useFiles(flusso, denuncia);
  const aggiorna = () => {
    mostrata.aggiorna().then(() => notify('success', `${flusso.nome}: dati aggiornati`), notifyError);
  };
  const correggi = (scelto: CampoDaCorreggere) => {
    if (mostrata.porta?.(scelto) === true) return;
    setCampo(scelto);
    setDaRilievo(true);
    setScheda(sezioneDi(flusso, righe, scelto.chiave)?.sezione.id ?? scheda);
  };
  return (
    <Pagina
      titolo={denuncia.descrizione}
      descrizione={mostrata.descrizione}
      azioni={
        <SpaceBetween direction="horizontal" size="xs">
          <Button onClick={onChiudi}>Torna all'elenco</Button>
          {mostrata.stampa}
          {aperta && <Button onClick={aggiorna}>Aggiorna</Button>}
        </SpaceBetween>
      }
    >
      {daAggiornare && (
        <Alert type="warning" header="Da aggiornare">
          I dati della scuola, delle persone o le elaborazioni contabilizzate sono cambiati da quando è stata raccolta:
          aggiornarla prima di fare il file. Le persone e le somme cambiate sono tra i rilievi.
        </Alert>
      )}
      {mostrata.rimanda && <DaRimandare denuncia={denuncia} righe={righe} onRimanda={mostrata.rimanda} />}
      {mostrata.riepilogo}
      <SchedeComandate
        scheda={scheda}
        onApri={setScheda}
        tabs={[
          ...(mostrata.schede ?? []),
          ...sezioniMostrate(flusso, righe).map(({ sezione, sue }) => ({
            id: sezione.id,
            label: `${sezione.titolo} (${sue.length})`,
            content: (
              <RigheDenuncia
                {...{ flusso, sezione, denuncia, campo }}
                righe={sue}
                onCampo={apriCampo}
                onStampa={mostrata.stampaRiga}
              />
            ),
          })),
          {
            id: 'rilievi',
            label: `Rilievi (${rilievi.length})`,
            content: (
              <RilieviDenuncia
                stato={denuncia.uid}
                rilievi={rilievi}
                posto={(rilievo) => postoDi(flusso, righe, rilievo)}
                insieme={flusso.avvisiInsieme === true}
                onCorreggi={aperta ? correggi : undefined}
              />
            ),
          },
          {
            id: 'files',
            label: `File (${denuncia.files.length})`,
            content: (
              <FilesDenuncia
                stato={denuncia.uid}
                files={denuncia.files}
                onCrea={aperta ? fai : undefined}
                onScarica={scarica}
              />
            ),
          },
          {
            id: 'invio',
            label: 'Invio ed esito',
            content: <InvioDenuncia key={denuncia.versione} {...{ flusso, denuncia }} onRifai={mostrata.rifai} />,
          },
          ...(mostrata.dopo ?? []),
        ]}
      />
    </Pagina>
  );
};

/** The files of a filing: one is made, one is downloaded. */
const useFiles = ({ chiamate, lette }: FlussoMostrato, { uid, versione }: Denuncia) => {
  const client = useClient();
  const { notify, notifyError } = useNotices();
  const file = useWrite(chiamate.makeFile, lette);
  return {
    fai: () => {
      file.mutateAsync({ query: { uid, versione } }).then(() => notify('success', 'File fatto'), notifyError);
    },
    scarica: (numero: number) => {
      client(chiamate.linkFile, { body: { uid, numero } }).then(({ link }) => followLink(link), notifyError);
    },
  };
};
