import { useMemo } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { useClient } from '#api/query.ts';
import { elenchiScuolaRoutes, type Comune } from '#shared/contracts/scuola/elenchi-scuola.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { CampoRicerca, type RicercaVoci } from './campo-ricerca.tsx';
import type { Voce } from './campo-scelta.tsx';
import type { CampoProps } from './use-campo.ts';

/** Which places a field accepts: towns of today, also the abolished ones, also foreign states, births (all of them), foreign states only. */
export type Luoghi = 'comuni' | 'comuni-anche-estinti' | 'comuni-estero' | 'nascita' | 'estero';

interface Scelto {
  readonly desComune: string;
  readonly siglaProvincia: string;
}
interface Props {
  readonly luoghi?: Luoghi;
  /** Name and province that the record already has. */
  readonly iniziale: {
    readonly codComune: string | null;
    readonly desComune: string;
    readonly provincia: string | null;
  };
  readonly onScelto?: (comune: Scelto | null) => void;
}

const MASSIMO = 20;
const ESTERO = 'EE';

/** A town or a foreign state, searched by beginning of name or Belfiore code; the form holds the code. */
export const CampoComune = <T extends FieldValues, N extends FieldPathByValue<T, string | null | undefined>>({
  luoghi = 'comuni',
  iniziale,
  onScelto,
  ...props
}: CampoProps<T, N> & Props) => {
  const { codComune, desComune, provincia } = iniziale;
  return (
    <CampoRicerca
      {...props}
      ricerca={useRicercaLuoghi(luoghi)}
      iniziale={
        codComune === null || desComune === ''
          ? null
          : { codice: codComune, descrizione: nomeComune(desComune, provincia) }
      }
      onScelta={(voce) =>
        onScelto?.(
          voce === null
            ? null
            : {
                desComune: voce.descrizione.replace(/ \([A-Z]{2}\)$/, ''),
                siglaProvincia: /\(([A-Z]{2})\)$/.exec(voce.descrizione)?.[1] ?? '',
              },
        )
      }
    />
  );
};

const nomeComune = (desComune: string, provincia: string | null): string =>
  provincia === null ? desComune : `${desComune} (${provincia})`;

const voceDi = ({ codBelfiore, desComune, siglaProvincia, al, flagEstinto }: Comune): Voce<string> => ({
  codice: codBelfiore,
  descrizione: nomeComune(desComune, siglaProvincia),
  ...(flagEstinto ? { dettaglio: al === null ? 'Non esiste più' : `Estinto: ultimo giorno ${formatGiorno(al)}` } : {}),
});

const useRicercaLuoghi = (luoghi: Luoghi): RicercaVoci => {
  const client = useClient();
  return useMemo(
    () => ({
      nome: `luoghi-${luoghi}`,
      cerca: async (criteria, signal) => {
        const flagestinto = luoghi === 'nascita' || luoghi === 'comuni-anche-estinti';
        const cerca = (criteriaProv?: string) =>
          client(
            elenchiScuolaRoutes.searchComuni,
            {
              body: { criteria, limit: MASSIMO, flagestinto, ...(criteriaProv === undefined ? {} : { criteriaProv }) },
            },
            { signal },
          );
        const risposte = await Promise.all([
          ...(luoghi === 'estero' ? [] : [cerca()]),
          ...(luoghi.startsWith('comuni') && luoghi !== 'comuni-estero' ? [] : [cerca(ESTERO)]),
        ]);
        return risposte.flatMap(({ righe }) => righe).map(voceDi);
      },
    }),
    [client, luoghi],
  );
};
