import { useMemo } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { elenchiScuolaRoutes } from '../../../../shared/contracts/elenchi-scuola.ts';
import { useClient } from '../../api/query.ts';
import { CampoRicerca, type RicercaVoci } from './campo-ricerca.tsx';
import type { CampoProps } from './use-campo.ts';

interface Scelto { readonly desComune: string; readonly siglaProvincia: string }
interface Props {
  /** Name and province that the record already has. */
  readonly iniziale: { readonly codComune: string | null; readonly desComune: string; readonly provincia: string | null };
  readonly onScelto: (comune: Scelto | null) => void;
}

const MASSIMO = 20;

/** A town of today, searched by beginning of name or Belfiore code; the form holds the code. */
export const CampoComune = <T extends FieldValues, N extends FieldPathByValue<T, string | null | undefined>>({ iniziale, onScelto, ...props }: CampoProps<T, N> & Props) => {
  const { codComune, desComune, provincia } = iniziale;
  return (
    <CampoRicerca
      {...props} ricerca={useRicercaComuni()} iniziale={codComune === null ? null : { codice: codComune, descrizione: nomeComune(desComune, provincia) }}
      onScelta={(voce) => onScelto(voce === null ? null : { desComune: voce.descrizione.replace(/ \([A-Z]{2}\)$/, ''), siglaProvincia: /\(([A-Z]{2})\)$/.exec(voce.descrizione)?.[1] ?? '' })}
    />
  );
};

const nomeComune = (desComune: string, provincia: string | null): string => provincia === null ? desComune : `${desComune} (${provincia})`;

const useRicercaComuni = (): RicercaVoci => {
  const client = useClient();
  return useMemo(() => ({
    nome: 'comuni',
    cerca: async (criteria, signal) => (await client(elenchiScuolaRoutes.searchComuni, { body: { criteria, limit: MASSIMO } }, { signal })).righe
      .map(({ codBelfiore, desComune, siglaProvincia }) => ({ codice: codBelfiore, descrizione: nomeComune(desComune, siglaProvincia) })),
  }), [client]);
};
