import { useMemo } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { useClient } from '#api/query.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { CampoRicerca, type RicercaVoci } from './campo-ricerca.tsx';
import type { CampoProps } from './use-campo.ts';

const MASSIMO = 20;

/** A person of the registry, found by name, codice fiscale or matricola; the form holds its uid. */
export const CampoPersona = <T extends FieldValues, N extends FieldPathByValue<T, string | null | undefined>>(
  props: CampoProps<T, N>,
) => {
  const client = useClient();
  const ricerca = useMemo(
    (): RicercaVoci => ({
      nome: 'persone',
      cerca: async (criteria, signal) => {
        const { righe } = await client(anagrafeRoutes.searchAnag, { body: { criteria, limit: MASSIMO } }, { signal });
        return righe.map(({ uid, desCognome, desNome, desCf }) => ({
          codice: uid,
          descrizione: nominativo(desCognome, desNome),
          dettaglio: desCf,
        }));
      },
    }),
    [client],
  );
  return <CampoRicerca {...props} ricerca={ricerca} />;
};
