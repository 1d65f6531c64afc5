import PropertyFilter from '@cloudscape-design/components/property-filter';
import { quanti } from '../../formati.ts';
import type { FonteElenco } from '../fonti/fonte.ts';
import { clausoleOf, filteringOptions, filteringProperties, queryOf } from './filtro.ts';

/** The property filter of a list: only the fields it declares. */
export const FiltroElenco = <R extends object, O extends string>({
  elenco,
}: {
  readonly elenco: FonteElenco<R, O>;
}) => {
  const { filtrabili, testoLibero, filtri } = elenco;
  if (filtrabili.length === 0 || (elenco.totale === 0 && filtri.length === 0)) return null;
  return (
    <PropertyFilter
      query={queryOf(filtri, filtrabili)}
      onChange={({ detail }) => elenco.filtra(clausoleOf(detail, filtrabili, testoLibero))}
      filteringProperties={filteringProperties(filtrabili)}
      filteringOptions={filteringOptions(filtrabili)}
      disableFreeTextFiltering={testoLibero === undefined}
      hideOperations
      expandToViewport
      filteringPlaceholder={
        filtrabili.length === 1 ? `Filtra per ${filtrabili[0]?.etichetta.toLowerCase()}` : "Filtra l'elenco"
      }
      filteringAriaLabel="Filtra l'elenco"
      countText={
        elenco.totaleEsatto
          ? quanti(elenco.totale, 'riga trovata', 'righe trovate')
          : `Oltre ${quanti(elenco.totale, 'riga', 'righe')}`
      }
      loading={elenco.aggiornamento}
    />
  );
};
