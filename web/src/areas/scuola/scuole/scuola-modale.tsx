import ColumnLayout from '@cloudscape-design/components/column-layout';
import Modal from '@cloudscape-design/components/modal';
import Spinner from '@cloudscape-design/components/spinner';
import { useRoute } from '#api/query.ts';
import { ScuolaInput, scuolaRoutes, type Scuola } from '#shared/contracts/scuola/scuola.ts';
import { ErroreCaricamento } from '#ui/errore-caricamento.tsx';
import { CampoSiNo } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoNota, CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { etichetteScuola as etichette } from '../etichette.ts';
import { scuolaVuota, useSalvaScuola } from '../scuola-propria.ts';
import { EntiScuola, PatronoScuola, PosizioniScuola, RecapitiScuola, TipoScuolaCampo } from '../sezioni-scuola.tsx';

interface Props {
  readonly tipo: 'SEDE' | 'ALTRA';
  readonly uid: string | undefined;
  readonly onChiudi: () => void;
  readonly onSalvata: (scuola: Scuola) => void;
}

/** A site or another school, new or to be changed. A list has only its row: the record is read first. */
export const ScuolaModale = ({ tipo, uid, onChiudi, onSalvata }: Props) => {
  const { data, error, refetch } = useRoute(
    scuolaRoutes.getScuola,
    { params: { uid: uid ?? '' } },
    { enabled: uid !== undefined, staleTime: 0 },
  );
  if (uid === undefined)
    return <SchedaModale tipo={tipo} scuola={undefined} onChiudi={onChiudi} onSalvata={onSalvata} />;
  if (data) return <SchedaModale tipo={tipo} scuola={data} onChiudi={onChiudi} onSalvata={onSalvata} />;
  return (
    <Modal visible header="Caricamento in corso" closeAriaLabel="Chiudi" onDismiss={onChiudi}>
      {error ? <ErroreCaricamento errore={error} onRiprova={refetch} /> : <Spinner />}
    </Modal>
  );
};

const SchedaModale = ({
  tipo,
  scuola,
  onChiudi,
  onSalvata,
}: Omit<Props, 'uid'> & { readonly scuola: Scuola | undefined }) => {
  const salva = useSalvaScuola(scuola);
  const vuota = scuolaVuota(tipo);
  const modulo = useModulo({
    schema: ScuolaInput,
    valori: scuola ?? vuota,
    versione: scuola?.versione,
    salva,
    onSalvato: (salvata) => {
      onSalvata(salvata);
      onChiudi();
    },
  });
  const nuova = tipo === 'SEDE' ? 'Nuova sede' : 'Nuova scuola';
  return (
    <ModaleModulo modulo={modulo} titolo={scuola ? scuola.desScuola : nuova} size="large" onChiudi={onChiudi}>
      <ColumnLayout columns={3}>
        <CampoTesto
          modulo={modulo}
          nome="codMeccanografico"
          etichetta={etichette.codMeccanografico}
          aiuto="10 caratteri"
          maiuscole
        />
        <CampoTesto modulo={modulo} nome="desScuola" etichetta={etichette.desScuola} />
        <TipoScuolaCampo modulo={modulo} />
      </ColumnLayout>
      {tipo === 'ALTRA' && (
        <CampoTesto
          modulo={modulo}
          nome="codMinisteriale"
          etichetta={etichette.codMinisteriale}
          aiuto="10 caratteri, se diverso dal meccanografico"
          maiuscole
        />
      )}
      <RecapitiScuola modulo={modulo} iniziale={scuola ?? vuota} altra={tipo === 'ALTRA'} />
      {tipo === 'SEDE' && (
        <>
          <PosizioniScuola modulo={modulo} />
          <EntiScuola modulo={modulo} />
          <PatronoScuola modulo={modulo} />
          <CampoSiNo
            modulo={modulo}
            nome="flgOrganico"
            etichetta={etichette.flgOrganico}
            aiuto="La sede ha posti propri, ai quali si assegna il personale"
          />
        </>
      )}
      <CampoSiNo modulo={modulo} nome="flgAttivo" etichetta={etichette.flgAttivo} />
      <CampoNota modulo={modulo} nome="note" etichetta={etichette.note} righe={2} />
    </ModaleModulo>
  );
};
