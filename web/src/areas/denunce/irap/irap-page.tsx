import Alert from '@cloudscape-design/components/alert';
import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useRoute } from '#api/query.ts';
import { PRIMO_ANNO_DENUNCE } from '#shared/contracts/denunce/denuncia.ts';
import { irapRoutes, type Irap } from '#shared/contracts/denunce/irap.ts';
import { printIrapAnnuale } from '#shared/contracts/denunce/stampe/irap-annuale.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { Pagina } from '#ui/pagina.tsx';
import { useAnnoCorrente } from '#ui/scelte/use-anno-corrente.ts';
import { useAnnoScelto } from '#ui/scelte/use-anno-scelto.ts';
import { useStampa } from '#ui/stampa/use-stampa.ts';
import { Letta } from '../parti/letta.tsx';
import { SceltaAnno } from '../parti/scelta-anno.tsx';
import { MesiIrap } from './mesi-irap.tsx';
import { OpzioniIrapForm } from './opzioni-irap.tsx';
import { OriginiIrap } from './origini-irap.tsx';

/** The IRAP of a year: what is due, what was paid, from which runs it comes, what the return asks. */
export const IrapPage = () => {
  const [anno, setAnno] = useAnnoScelto({ dal: PRIMO_ANNO_DENUNCE, predefinito: useAnnoCorrente() });
  const { print, inCorso } = useStampa(printIrapAnnuale);
  const query = useRoute(irapRoutes.getIrap, { query: { anno } }, { staleTime: 0 });
  return (
    <Pagina
      titolo="IRAP"
      descrizione="La tabella di lavoro per la dichiarazione: mese per mese, dai cedolini e dagli F24"
      azioni={
        <SpaceBetween direction="horizontal" size="xs" alignItems="center">
          <SceltaAnno anno={anno} onCambia={setAnno} />
          <ButtonDropdown
            loading={inCorso}
            items={[
              { id: 'pdf', text: 'Tabella dell’anno' },
              { id: 'xlsx', text: 'Tabella come foglio di calcolo' },
            ]}
            onItemClick={({ detail }) => print({ anno, formato: detail.id === 'xlsx' ? 'xlsx' : 'pdf' })}
          >
            Stampa
          </ButtonDropdown>
        </SpaceBetween>
      }
    >
      <Letta query={query}>
        {(dati) => (
          <SpaceBetween size="l">
            {(dati.imposta !== 0 || dati.versata !== 0) && <Esito irap={dati} />}
            <MesiIrap irap={dati} />
            <OriginiIrap irap={dati} />
            <OpzioniIrapForm key={anno} anno={anno} />
          </SpaceBetween>
        )}
      </Letta>
    </Pagina>
  );
};

const Esito = ({ irap: { imposta, versata, regione, altreRegioni } }: { readonly irap: Irap }) => (
  <Alert type={imposta === versata && altreRegioni.length === 0 ? 'success' : 'warning'}>
    Dovuta {formatEuro(imposta)}, versata con gli F24 inviati {formatEuro(versata)}.{' '}
    {altreRegioni.length > 0 &&
      `Una parte è versata ad altre regioni (${altreRegioni.join(', ')}): quella della scuola è ${regione ?? 'da indicare'}. `}
    I numeri dei righi e il file della dichiarazione non sono pubblici: si riportano a mano.
  </Alert>
);
