import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import PropertyFilter from '@cloudscape-design/components/property-filter';
import SpaceBetween from '@cloudscape-design/components/space-between';
import TokenGroup from '@cloudscape-design/components/token-group';
import { quanti } from '../../formati.ts';
import { clausoleOf, describeClausola, filteringOptions, filteringProperties } from '../fonti/filtro.ts';
import type { FonteElenco } from '../fonti/fonte.ts';
import { SceltaFiltro, TieniFiltro } from './scelta-filtro.tsx';

type Fonte<R extends object, O extends string> = { readonly elenco: FonteElenco<R, O> };

/** The filter of a list, only by the fields it declares, and under it the filters in force, in words. */
export const FiltroElenco = <R extends object, O extends string>({ elenco }: Fonte<R, O>) => {
  const { filtrabili, testoLibero, filtri } = elenco;
  if (filtrabili.length === 0 || (elenco.totale === 0 && filtri.length === 0)) return null;
  return (
    <SpaceBetween size="xs">
      <PropertyFilter
        query={{ operation: 'and', tokens: [] }}
        onChange={({ detail }) => elenco.filtra([...filtri, ...clausoleOf(detail, filtrabili, testoLibero)])}
        filteringProperties={filteringProperties(filtrabili)}
        filteringOptions={filteringOptions(filtrabili)}
        disableFreeTextFiltering={testoLibero === undefined}
        hideOperations
        expandToViewport
        filteringPlaceholder={
          filtrabili.length === 1 ? `Filtra per ${filtrabili[0]?.etichetta.toLowerCase()}` : "Filtra l'elenco"
        }
        filteringAriaLabel="Filtra l'elenco"
        {...(elenco.preferenze.filtriSalvati.length > 0 ? { customControl: <SceltaFiltro elenco={elenco} /> } : {})}
        i18nStrings={{ enteredTextLabel: (testo) => `Cerca «${testo}»` }}
        loading={elenco.aggiornamento}
      />
      {filtri.length > 0 && <FiltriInVigore elenco={elenco} />}
    </SpaceBetween>
  );
};

/** What the list leaves out and how many rows are left, each filter with its way out. */
const FiltriInVigore = <R extends object, O extends string>({ elenco }: Fonte<R, O>) => (
  <SpaceBetween direction="horizontal" size="s" alignItems="center">
    <TokenGroup
      items={elenco.filtri.map((clausola) => {
        const label = describeClausola(clausola, elenco.filtrabili);
        return { label, dismissLabel: `Togli il filtro: ${label}` };
      })}
      onDismiss={({ detail }) => elenco.filtra(elenco.filtri.filter((_, indice) => indice !== detail.itemIndex))}
    />
    <Box color="text-body-secondary">
      {elenco.totaleEsatto
        ? quanti(elenco.totale, 'riga trovata', 'righe trovate')
        : `Oltre ${quanti(elenco.totale, 'riga', 'righe')}`}
    </Box>
    {elenco.filtri.length > 1 && (
      <Button variant="inline-link" onClick={() => elenco.filtra([])}>
        Togli tutti i filtri
      </Button>
    )}
    <TieniFiltro elenco={elenco} />
  </SpaceBetween>
);
