import Alert from '@cloudscape-design/components/alert';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import type { MeseDiServizio } from '#shared/contracts/denunce/annuali/mesi-di-servizio.ts';
import { descrizioneMeseServizio, type StatoMeseServizio } from '#shared/domain/denunce/mesi-di-servizio.ts';
import { descrizioneContratto } from '#shared/domain/persona/percettore.ts';
import { formatGiorno, nomeMese } from '#shared/domain/tempo/date.ts';
import { Stato } from '#ui/celle.tsx';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { quanti } from '#ui/formati.ts';

const segni: Readonly<Record<StatoMeseServizio, StatusIndicatorProps.Type>> = {
  NON_PAGATO: 'error',
  NON_DICHIARATO: 'error',
  NON_CERTIFICATO: 'error',
  IN_TEMPO: 'pending',
  COMPLETO: 'success',
};

const dettaIn = (denuncia: MeseDiServizio['uniemens']): string =>
  denuncia === null ? '' : `${denuncia.descrizione}, ${formatGiorno(denuncia.datInvio)}`;

const colonne: readonly Colonna<MeseDiServizio>[] = [
  { id: 'nominativo', titolo: 'Persona', larghezza: 180 },
  { id: 'desCf', titolo: 'Codice fiscale', larghezza: 180, intera: true, nascosta: true },
  {
    id: 'servizio',
    titolo: 'Servizio',
    larghezza: 230,
    valore: ({ contratto, datInizio, datFine }) =>
      `${descrizioneContratto[contratto]}, ${formatGiorno(datInizio)}–${datFine === null ? '' : formatGiorno(datFine)}`,
  },
  { id: 'mese', titolo: 'Mese', tipo: 'intero', inParola: true, larghezza: 120, cella: ({ mese }) => nomeMese(mese) },
  {
    id: 'stato',
    titolo: 'Stato',
    larghezza: 190,
    valore: ({ stato }) => descrizioneMeseServizio[stato],
    cella: ({ stato }) => <Stato tipo={segni[stato]} testo={descrizioneMeseServizio[stato]} />,
  },
  { id: 'stipendio', titolo: 'Stipendio pagato', tipo: 'importo', larghezza: 140 },
  {
    id: 'elaborazione',
    titolo: 'Pagato da',
    larghezza: 220,
    valore: ({ elaborazione }) => elaborazione?.descrizione ?? '',
  },
  { id: 'uniemens', titolo: 'Dichiarato in', larghezza: 240, valore: ({ uniemens }) => dettaIn(uniemens) },
  { id: 'cu', titolo: 'Certificato in', larghezza: 240, valore: ({ cu }) => dettaIn(cu) },
];

interface Props {
  readonly anno: number;
  readonly righe: readonly MeseDiServizio[];
  readonly buchi: number;
}

/** Month by month of each service that the school pays: paid, declared, certified, and what is missing. */
export const TabellaMesiServizio = ({ anno, righe, buchi }: Props) => {
  const elenco = useElencoLocale<MeseDiServizio>({
    nome: 'mesi-di-servizio',
    righe,
    colonne,
    chiave: ({ uidServizio, mese }) => `${uidServizio} ${mese}`,
    stato: String(anno),
  });
  return (
    <SpaceBetween size="l">
      {buchi > 0 && (
        <Alert type="warning">
          {quanti(buchi, 'mese di servizio non è', 'mesi di servizio non sono')} in ordine: nessuno l’ha pagato, o manca
          in una denuncia il cui termine è passato.
        </Alert>
      )}
      <Elenco
        elenco={elenco}
        variante="container"
        titolo="Mesi di servizio"
        etichetta={({ nominativo, mese }) => `${nominativo}, ${nomeMese(mese)}`}
        vuoto={{
          titolo: `Nessun servizio a tempo determinato nel ${anno}`,
          testo: 'I servizi si inseriscono in Servizi.',
        }}
      />
    </SpaceBetween>
  );
};
