import Button from '@cloudscape-design/components/button';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import type { Denuncia } from '../../../../../shared/contracts/denunce/denuncia.ts';
import { f24Routes } from '../../../../../shared/contracts/denunce/f24-chiamate.ts';
import { statoInParole } from '../../../../../shared/domain/denuncia.ts';
import { formatMese } from '../../../../../shared/domain/tempo/mese.ts';
import { useWrite } from '../../../api/query.ts';
import { useConferma } from '../../../ui/conferma.tsx';
import type { Colonna } from '../../../ui/elenco/colonna.ts';
import { Elenco } from '../../../ui/elenco/elenco.tsx';
import { useElencoRicerca } from '../../../ui/elenco/fonti/use-elenco-ricerca.ts';
import { useNotices } from '../../../ui/notices.tsx';
import { tipoStato } from '../stati.ts';

const colonne: readonly Colonna<Denuncia, 'periodo'>[] = [
  { id: 'descrizione', titolo: 'Descrizione' },
  { id: 'mese', titolo: 'Mese', valore: formatMese, ordine: 'periodo' },
  { id: 'dataPagamento', titolo: 'Pagamento', tipo: 'data' },
  {
    id: 'stato',
    titolo: 'Stato',
    valore: statoInParole,
    cella: (denuncia) => <StatusIndicator type={tipoStato(denuncia)}>{statoInParole(denuncia)}</StatusIndicator>,
  },
  { id: 'righe', titolo: 'Righe', tipo: 'intero' },
  { id: 'debito', titolo: 'Debito', tipo: 'importo' },
  { id: 'credito', titolo: 'Credito', tipo: 'importo' },
  { id: 'saldo', titolo: 'Saldo', tipo: 'importo', valore: ({ debito, credito }) => debito - credito },
  { id: 'datInvio', titolo: 'Inviato il', tipo: 'data' },
  { id: 'bloccanti', titolo: 'Rilievi bloccanti', tipo: 'intero', nascosta: true },
  { id: 'avvisi', titolo: 'Avvisi', tipo: 'intero', nascosta: true },
  {
    id: 'tipo',
    titolo: 'Modello',
    valore: ({ tipo }) => (tipo === 'f24' ? 'Ordinario' : 'Enti pubblici'),
    nascosta: true,
  },
  { id: 'protocollo', titolo: 'Protocollo', nascosta: true },
];

interface Props {
  readonly onApri: (uid: string) => void;
  readonly onNuovo: () => void;
  readonly onVerifica: () => void;
}

/** The F24 of the school, the newest month first. */
export const ElencoF24 = ({ onApri, onNuovo, onVerifica }: Props) => {
  const elenco = useElencoRicerca({
    nome: 'f24',
    route: f24Routes.listF24,
    criteri: {},
    colonne,
    ordine: 'periodo',
    verso: 'DESC',
    filtri: [{ campo: 'anno', etichetta: 'Anno (o anno-mese)', operatori: ['inizia'] }],
    testoLibero: 'anno',
    unFiltroAllaVolta: true,
  });
  const rimuovi = useWrite(f24Routes.removeF24, [f24Routes.proponiF24]);
  const conferma = useConferma();
  const { notify } = useNotices();
  const elimina = (riga: Denuncia) =>
    conferma({
      titolo: `Eliminare "${riga.descrizione}" di ${formatMese(riga)}?`,
      azione: 'Elimina',
      testo: 'Le sue elaborazioni tornano libere per un altro F24. I file fatti non si potranno più scaricare.',
      esegui: async () => {
        await rimuovi.mutateAsync({ body: { uid: riga.uid, versione: riga.versione } });
        elenco.tolta(riga);
        notify('success', 'F24 eliminato');
      },
    });
  return (
    <Elenco
      elenco={elenco}
      titolo="F24 della scuola"
      etichetta={({ descrizione }) => descrizione}
      onApri={({ uid }) => onApri(uid)}
      crea={{ testo: 'Nuovo F24', onClick: onNuovo }}
      azioni={<Button onClick={onVerifica}>Verifica un file</Button>}
      vuoto={{
        titolo: 'Nessun F24',
        testo: 'Si fa dalle elaborazioni contabilizzate di un mese: scegliere il mese e le elaborazioni.',
      }}
      azioniRiga={(riga) => [
        { testo: 'Apri', onClick: () => onApri(riga.uid) },
        {
          testo: 'Elimina',
          onClick: () => elimina(riga),
          disabilitata: riga.STATUS === 'INVIATO',
          motivo: 'È già inviato',
        },
      ]}
    />
  );
};
