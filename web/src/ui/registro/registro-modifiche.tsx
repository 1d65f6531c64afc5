import { useRoute } from '#api/query.ts';
import { auditRoutes, type VoceAudit } from '#shared/contracts/casa/audit.ts';
import { ErroreCaricamento } from '../errore-caricamento.tsx';
import { Finestra } from '../finestra.tsx';
import { formatIstante } from '../formati.ts';
import { StatoVuoto } from '../stato-vuoto.tsx';
import { Tabella } from '../tabella/tabella-o-schede.tsx';
import { cambiamenti, type Parole } from './registro-cambiamenti.ts';

interface Props extends Partial<Parole> {
  /** Kind of record in the audit trail: the name of its entity on the server. */
  readonly entita: string;
  readonly uid: string;
}

const azioni: Readonly<Record<string, string>> = {
  creato: 'Creato',
  modificato: 'Modificato',
  eliminato: 'Eliminato',
  letto: 'Aperto',
  avviato: 'Avviato',
  stato: 'Cambio di stato',
};

/** Who changed a record, what and when, newest first. For GESTORE and TESTER: the server refuses the others. */
export const RegistroModifiche = ({ entita, uid, etichette = {}, righe = {}, ...altre }: Props) => {
  const { data, error, isPending, refetch } = useRoute(
    auditRoutes.searchAudit,
    { body: { entita, uid, limit: 100 } },
    { staleTime: 0 },
  );
  if (error) return <ErroreCaricamento errore={error} onRiprova={refetch} />;
  return (
    <Tabella<VoceAudit>
      variant="embedded"
      items={data?.righe ?? []}
      loading={isPending}
      loadingText="Caricamento in corso…"
      wrapLines
      ariaLabels={{ tableLabel: 'Modifiche del record' }}
      empty={<StatoVuoto titolo="Nessuna modifica registrata" />}
      columnDefinitions={[
        { id: 'quando', header: 'Quando', cell: ({ quando }) => formatIstante(quando), isRowHeader: true, width: 160 },
        { id: 'chi', header: 'Chi', cell: ({ nome, utente }) => nome || utente, width: 180 },
        {
          id: 'azione',
          header: 'Azione',
          cell: ({ azione, motivo }) =>
            motivo ? `${azioni[azione] ?? azione}: ${motivo}` : (azioni[azione] ?? azione),
          width: 140,
        },
        {
          id: 'cosa',
          header: 'Che cosa',
          minWidth: 200,
          cell: (voce) => <Cambiamenti voce={voce} parole={{ etichette, righe, ...altre }} />,
        },
      ]}
    />
  );
};

const Cambiamenti = ({ voce, parole }: { readonly voce: VoceAudit; readonly parole: Parole }) => (
  <ul style={rientro}>
    {cambiamenti(voce.prima, voce.dopo, parole).map((cambio) => (
      <li key={cambio.campo}>
        <b>{parole.etichette[cambio.campo] ?? cambio.campo}</b>:{' '}
        {'tolte' in cambio ? <Righe {...cambio} /> : <Valore {...cambio} />}
      </li>
    ))}
  </ul>
);

const Valore = ({ prima, dopo }: { readonly prima: string | null; readonly dopo: string | null }) =>
  prima !== null && dopo !== null ? (
    <>
      {prima} → {dopo}
    </>
  ) : (
    (dopo ?? <s>{prima}</s>)
  );

const Righe = ({ tolte, aggiunte }: { readonly tolte: readonly string[]; readonly aggiunte: readonly string[] }) => (
  <ul style={rientro}>
    {tolte.map((riga) => (
      <li key={`- ${riga}`}>
        tolto <s>{riga}</s>
      </li>
    ))}
    {aggiunte.map((riga) => (
      <li key={`+ ${riga}`}>aggiunto {riga}</li>
    ))}
  </ul>
);

const rientro = { margin: 0, paddingInlineStart: 16 };

/** The audit view in a modal, opened from a row or a page. */
export const FinestraRegistro = ({
  titolo,
  onChiudi,
  ...registro
}: Props & { readonly titolo: string; readonly onChiudi: () => void }) => (
  <Finestra titolo={`Chi ha cambiato che cosa: ${titolo}`} size="large" onChiudi={onChiudi}>
    <RegistroModifiche {...registro} />
  </Finestra>
);
