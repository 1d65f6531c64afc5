import Box from '@cloudscape-design/components/box';
import type { StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import type { ReactNode } from 'react';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatEuro, formatOre } from '#shared/money/centesimi.ts';
import { formatIntero } from './formati.ts';
import { Segno } from './segno.tsx';

const assente = '–';

/** An amount in cents as '1.234,56 €', to the right; below zero with the sign of minus, not a hyphen. */
export const ImportoCell = ({ valore }: { readonly valore: number | null | undefined }) => (
  <Box textAlign="right">
    {valore === null || valore === undefined ? assente : formatEuro(valore).replace('-', '−')}
  </Box>
);

/** The codice fiscale of a person as the second line of the name, on one line; nothing without it. */
export const ChiCell = ({ codice }: { readonly codice: string }) =>
  codice !== '' && (
    <Box variant="small" display="block" color="text-body-secondary">
      <span style={{ whiteSpace: 'nowrap' }}>{codice}</span>
    </Box>
  );

/** A code with the office's words for it under it; the code alone where there are none. */
export const ConParola = ({ codice, parola }: { readonly codice: string; readonly parola: ReactNode }) => (
  <>
    {codice || assente}
    {parola !== undefined && parola !== '' && (
      <Box variant="small" display="block" color="text-body-secondary">
        {parola}
      </Box>
    )}
  </>
);

/** A day as gg/mm/aaaa. */
export const DataCell = ({ valore }: { readonly valore: string | null | undefined }) => (
  <>{valore ? formatGiorno(valore) : assente}</>
);

/** Hundredths of an hour as '1,5', to the right. */
export const OreCell = ({ valore }: { readonly valore: number | null | undefined }) => (
  <Box textAlign="right">{valore === null || valore === undefined ? assente : formatOre(valore)}</Box>
);

/** A state in words, with the colour and icon of its kind. */
export const StatoCell = <S extends string>({
  valore,
  stati,
}: {
  readonly valore: S;
  readonly stati: Readonly<Record<S, { readonly tipo: StatusIndicatorProps.Type; readonly testo: string }>>;
}) => <Stato tipo={stati[valore].tipo} testo={stati[valore].testo} />;

/** A state that goes on more lines between its words, never inside one. */
export const Stato = ({ tipo, testo }: { readonly tipo: StatusIndicatorProps.Type; readonly testo: string }) => (
  <Segno type={tipo} wrapText>
    <span style={{ wordBreak: 'normal', overflowWrap: 'normal' }}>{testo}</span>
  </Segno>
);

export const SiNoCell = ({ valore }: { readonly valore: boolean }) => <>{valore ? 'Sì' : 'No'}</>;

/** A whole number, to the right. */
export const InteroCell = ({ valore }: { readonly valore: number | null | undefined }) => (
  <Box textAlign="right">{valore === null || valore === undefined ? assente : formatIntero(valore)}</Box>
);
