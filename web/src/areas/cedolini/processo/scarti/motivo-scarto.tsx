import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { TestataCedolino } from '#shared/contracts/cedolini/cedolino.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { datoDaCorreggere } from './dato-da-correggere.ts';

/** Why somebody is not computed, and the way to what is to be mended. */
export const MotivoScarto = ({ testata }: { readonly testata: TestataCedolino }) => {
  const { esito, anomalie, uidSubAnagrafe, storico, annoFiscale: anno } = testata;
  if (esito !== 'SCARTATO') return '–';
  const chi = { uid: uidSubAnagrafe, nominativo: nominativo(storico.desCognome, storico.desNome), anno };
  return (
    <SpaceBetween size="xxs">
      {anomalie.map((anomalia) => {
        const dato = datoDaCorreggere(anomalia, chi);
        return (
          <div key={`${anomalia.codice} ${anomalia.messaggio}`}>
            {anomalia.messaggio}{' '}
            {dato && (
              <Link href={`#${dato.percorso}`} ariaLabel={`${dato.testo} di ${chi.nominativo}`}>
                {dato.testo}
              </Link>
            )}
          </div>
        );
      })}
    </SpaceBetween>
  );
};
