import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import Table from '@cloudscape-design/components/table';
import { sessioneRoutes, type VoceAudit } from '../../../shared/contracts/sessione.ts';
import { useRoute } from '../api/query.ts';
import { ErroreCaricamento } from './errore-caricamento.tsx';
import { formatIstante } from './formati.ts';
import { cambiamenti } from './registro-cambiamenti.ts';
import { StatoVuoto } from './stato-vuoto.tsx';

interface Props {
  /** Kind of record in the audit trail: the name of its entity on the server. */
  readonly entita: string;
  readonly uid: string;
  /** Fields of the record in words; the ones not named are shown by their own name. */
  readonly etichette?: Readonly<Record<string, string>>;
}

const azioni: Readonly<Record<string, string>> = { creato: 'Creato', modificato: 'Modificato', eliminato: 'Eliminato', avviato: 'Avviato', stato: 'Cambio di stato' };

/** Who changed a record, what and when, newest first. For GESTORE and TESTER: the server refuses the others. */
export const RegistroModifiche = ({ entita, uid, etichette = {} }: Props) => {
  const { data, error, isPending, refetch } = useRoute(sessioneRoutes.searchAudit, { body: { entita, uid, limit: 100 } }, { staleTime: 0 });
  if (error) return <ErroreCaricamento errore={error} onRiprova={() => { void refetch(); }} />;
  return (
    <Table<VoceAudit>
      variant="embedded" items={data?.righe ?? []} loading={isPending} loadingText="Caricamento in corso…" wrapLines
      ariaLabels={{ tableLabel: 'Modifiche del record' }} empty={<StatoVuoto titolo="Nessuna modifica registrata" />}
      columnDefinitions={[
        { id: 'quando', header: 'Quando', cell: ({ quando }) => formatIstante(quando), isRowHeader: true, width: 160 },
        { id: 'chi', header: 'Chi', cell: ({ nome, utente }) => nome || utente, width: 180 },
        { id: 'azione', header: 'Azione', cell: ({ azione, motivo }) => motivo ? `${azioni[azione] ?? azione}: ${motivo}` : azioni[azione] ?? azione, width: 140 },
        { id: 'cosa', header: 'Che cosa', cell: (voce) => <Cambiamenti voce={voce} etichette={etichette} /> },
      ]}
    />
  );
};

const Cambiamenti = ({ voce, etichette }: { readonly voce: VoceAudit; readonly etichette: Readonly<Record<string, string>> }) => (
  <ul style={{ margin: 0, paddingInlineStart: 16 }}>
    {cambiamenti(voce.prima, voce.dopo).map(({ campo, prima, dopo }) => (
      <li key={campo}><b>{etichette[campo] ?? campo}</b>: {prima !== null && dopo !== null ? <>{prima} → {dopo}</> : dopo ?? <s>{prima}</s>}</li>
    ))}
  </ul>
);

/** The audit view in a modal, opened from a row or a page. */
export const FinestraRegistro = ({ titolo, onChiudi, ...registro }: Props & { readonly titolo: string; readonly onChiudi: () => void }) => (
  <Modal visible size="large" header={`Chi ha cambiato che cosa: ${titolo}`} closeAriaLabel="Chiudi" onDismiss={onChiudi} footer={<Box float="right"><Button onClick={onChiudi}>Chiudi</Button></Box>}>
    <RegistroModifiche {...registro} />
  </Modal>
);
