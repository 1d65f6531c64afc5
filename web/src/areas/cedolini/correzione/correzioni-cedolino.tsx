import Alert from '@cloudscape-design/components/alert';
import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useRoute } from '#api/query.ts';
import { correzioneRoutes, type CedolinoCollegato } from '#shared/contracts/cedolini/correzione/correzione.ts';
import { descrizioneStatoElaborazione } from '#shared/domain/elaborazione/transizioni.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { formatEuro, somma } from '#shared/money/centesimi.ts';

interface Props {
  readonly uid: string;
  /** Net of the payslip on the screen, cents. */
  readonly netto: number;
}

/** The other side of a correction, on both payslips: what one corrects, what corrects it, and the net of all together. */
export const CorrezioniCedolino = ({ uid, netto }: Props) => {
  const { data } = useRoute(correzioneRoutes.listCorrezioni, { body: { uid } }, { staleTime: 0 });
  if (data === undefined) return null;
  const { corregge, correzioni } = data;
  const pagati = [...(corregge ? [corregge] : []), ...correzioni].filter(
    ({ STATUS, ridata }) => STATUS === 'CONTABILIZZATO' && !ridata,
  );
  if (corregge === null && correzioni.length === 0) return null;
  return (
    <Alert
      type="info"
      header={corregge === null ? 'Questo cedolino è stato corretto' : 'Questo cedolino è una correzione'}
    >
      <SpaceBetween size="xs">
        {corregge && (
          <div>
            {corregge.ridata ? 'Prende il posto, pagato il giorno del tesoriere, del' : 'Corregge il'} cedolino di{' '}
            <Collegato cedolino={corregge} />.
          </div>
        )}
        {correzioni.map((cedolino) => (
          <div key={cedolino.uid}>
            {cedolino.ridata ? 'Pagato il giorno del tesoriere, ne prende il posto' : 'Lo corregge'}{' '}
            <Collegato cedolino={cedolino} />.
          </div>
        ))}
        {pagati.length > 0 && (
          <div>Netto dei cedolini insieme: {formatEuro(netto + somma(pagati.map((altro) => altro.netto)))}.</div>
        )}
      </SpaceBetween>
    </Alert>
  );
};

const Collegato = ({ cedolino }: { readonly cedolino: CedolinoCollegato }) => (
  <>
    <Link href={indirizzoDi(cedolino)}>
      «{cedolino.DES_ELABORAZIONE}», {formatMese({ anno: cedolino.ANNO, mese: cedolino.MESE })}
    </Link>{' '}
    ({descrizioneStatoElaborazione[cedolino.STATUS].toLowerCase()}, netto {formatEuro(cedolino.netto)})
  </>
);

/** A correction that is not calculated has no payslip yet: its run is opened. */
const indirizzoDi = ({ STATUS, idProcesso, uid }: CedolinoCollegato): string =>
  STATUS === 'ATTESA' ? `#/cedolini?processo=${idProcesso}` : `#/cedolini?processo=${idProcesso}&cedolino=${uid}`;
