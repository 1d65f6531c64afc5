import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoRicerca } from '#ui/elenco/fonti/use-elenco-ricerca.ts';
import { colonneServizi } from './colonne-servizi.tsx';

/** The employee's own services, to read. */
export const MieiServiziPage = () => {
  const elenco = useElencoRicerca({
    nome: 'miei-servizi',
    route: serviziRoutes.searchServiziPropri,
    criteri: {},
    colonne: colonneServizi,
    ordine: 'datInizio',
    verso: 'DESC',
  });
  return (
    <Elenco
      elenco={elenco}
      titolo="I miei servizi"
      descrizione="I contratti e le nomine registrati dalla scuola, dal più recente"
      etichetta={({ desTipoNomina, datInizio }) => `${desTipoNomina} dal ${formatGiorno(datInizio)}`}
      vuoto={{ titolo: 'Nessun servizio registrato', testo: 'Se qualcosa manca, segnalarlo alla segreteria.' }}
    />
  );
};
