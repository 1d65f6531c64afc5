import type { ReactNode } from 'react';
import { useWrite } from '#api/query.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { descrizioneStatoDetto, statoInParole } from '#shared/domain/denuncia.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { isScaduta, scadenzaDenuncia } from '#shared/scadenze/scadenza-denuncia.ts';
import { useConferma } from '#ui/conferma.tsx';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoRicerca } from '#ui/elenco/fonti/use-elenco-ricerca.ts';
import { useNotices } from '#ui/notices.tsx';
import { Segno } from '#ui/segno.tsx';
import { useSession } from '#ui/session.ts';
import { tipoStato } from '../stati.ts';
import type { FlussoMostrato } from './flusso.ts';

export type ColonnaDenuncia = Colonna<Denuncia, 'periodo'>;

/** The state of a filing, and that its day went by while nobody sent it. */
const StatoDenuncia = ({ denuncia }: { readonly denuncia: Denuncia }) => {
  const { oggi } = useSession().sessione;
  return (
    <>
      <Segno type={tipoStato(denuncia)}>{statoInParole(denuncia)}</Segno>
      {isScaduta(denuncia, oggi) && (
        <div>
          <Segno type="error">Scaduta</Segno>
        </div>
      )}
    </>
  );
};

/** Columns that the filings of every kind have; those of a kind come after the day they are due. The state is in sight on a phone too. */
const colonneCon = (sue: readonly ColonnaDenuncia[]): readonly ColonnaDenuncia[] => [
  { id: 'descrizione', titolo: 'Descrizione' },
  {
    id: 'stato',
    titolo: 'Stato',
    intera: true,
    valore: statoInParole,
    cella: (denuncia) => <StatoDenuncia denuncia={denuncia} />,
  },
  { id: 'mese', titolo: 'Mese', valore: formatMese, ordine: 'periodo' },
  { id: 'entro', titolo: 'Entro il', tipo: 'data', valore: scadenzaDenuncia },
  ...sue,
  { id: 'datInvio', titolo: 'Inviato il', tipo: 'data' },
  { id: 'bloccanti', titolo: 'Rilievi bloccanti', tipo: 'intero', nascosta: true },
  { id: 'avvisi', titolo: 'Avvisi', tipo: 'intero', nascosta: true },
  { id: 'protocollo', titolo: 'Protocollo', nascosta: true },
];

interface Props {
  readonly flusso: FlussoMostrato;
  /** Name of the list, under which its columns are remembered. */
  readonly nome: string;
  readonly colonne: readonly ColonnaDenuncia[];
  readonly vuoto: string;
  readonly azioni?: ReactNode;
  readonly onApri: (uid: string, denuncia: Denuncia) => void;
  readonly onNuova: () => void;
}

/** The filings of a kind, the newest month first. */
export const ElencoDenunce = ({ flusso, nome, colonne, vuoto, azioni, onApri, onNuova }: Props) => {
  const elenco = useElencoRicerca({
    nome,
    route: flusso.chiamate.list,
    criteri: {},
    colonne: colonneCon(colonne),
    ordine: 'periodo',
    verso: 'DESC',
    filtri: [
      { campo: 'anno', etichetta: 'Anno (o anno-mese)', operatori: ['inizia'] },
      {
        campo: 'status',
        etichetta: 'Stato',
        operatori: ['uguale'],
        valori: flusso.stati.map((valore) => ({ valore, etichetta: descrizioneStatoDetto[valore] })),
      },
    ],
    testoLibero: 'anno',
    unFiltroAllaVolta: true,
  });
  const rimuovi = useWrite(flusso.chiamate.remove, flusso.lette);
  const conferma = useConferma();
  const { notify } = useNotices();
  const elimina = (riga: Denuncia) =>
    conferma({
      titolo: `Eliminare "${riga.descrizione}" di ${formatMese(riga)}?`,
      azione: 'Elimina',
      testo: 'Le sue elaborazioni tornano libere. I file fatti non si potranno più scaricare.',
      esegui: async () => {
        await rimuovi.mutateAsync({ body: { uid: riga.uid, versione: riga.versione } });
        elenco.tolta(riga);
        notify('success', flusso.parole.eliminato);
      },
    });
  return (
    <Elenco
      elenco={elenco}
      titolo={`${flusso.nome} della scuola`}
      affiancabile
      etichetta={({ descrizione }) => descrizione}
      onApri={(riga) => onApri(riga.uid, riga)}
      crea={{ testo: flusso.parole.nuovo, onClick: onNuova }}
      azioni={azioni}
      vuoto={{ titolo: flusso.parole.nessuno, testo: vuoto }}
      azioniRiga={(riga) => [
        { testo: 'Apri', onClick: () => onApri(riga.uid, riga) },
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
