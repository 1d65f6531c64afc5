import Select from '@cloudscape-design/components/select';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import type { Voce } from './campo-scelta.tsx';
import { Campo } from './campo.tsx';
import { textOf, useCampo, type CampoProps } from './use-campo.ts';

/** A search on the server that answers a few choices: persons, towns, schools. `nome` tells its answers apart in the cache. */
export interface RicercaVoci {
  readonly nome: string;
  readonly cerca: (testo: string, signal: AbortSignal) => Promise<readonly Voce<string>[]>;
  readonly minimo?: number;
}

const PAUSA = 250;
/** Letters from which a search is worth asking, when it does not say. */
const MINIMO = 2;
const NESSUNA_SCELTA = { value: '', label: '– (nessuna scelta)' };

const optionOf = ({ codice, descrizione, dettaglio }: Voce<string>) => ({
  value: codice,
  label: descrizione,
  ...(dettaglio === undefined ? {} : { description: dettaglio }),
});

interface Props {
  readonly ricerca: RicercaVoci;
  /** The choice the record already has, whose words the form does not hold. */
  readonly iniziale?: Voce<string> | null;
  readonly onScelta?: (voce: Voce<string> | null) => void;
}

/** One of the records that a search on the server finds as the user types; the form holds its code. */
export const CampoRicerca = <T extends FieldValues, N extends FieldPathByValue<T, string | null | undefined>>(
  props: CampoProps<T, N> & Props,
) => {
  const { ricerca, iniziale = null, onScelta } = props;
  const minimo = ricerca.minimo ?? MINIMO;
  const [scelta, setScelta] = useState<Voce<string> | null>(iniziale);
  const { testo, setTesto, voci, stato, riprova } = useVoci(ricerca);
  const campo = useCampo(props);
  const shown = shownOf(campo.valore, [scelta, iniziale, ...voci]);
  const togliere = campo.facoltativo && shown !== null && testo === '';
  const choose = (voce: Voce<string> | null) => {
    setScelta(voce);
    campo.cambia(voce?.codice ?? campo.vuoto);
    onScelta?.(voce);
  };
  return (
    <Campo {...props} {...campo}>
      <Select
        ref={campo.ref}
        selectedOption={shown && optionOf(shown)}
        placeholder="Cercare e scegliere"
        expandToViewport
        disabled={props.disabilitato === true}
        readOnly={props.soloLettura === true}
        ariaRequired={!campo.facoltativo}
        filteringType="manual"
        filteringPlaceholder="Scrivere per cercare"
        filteringAriaLabel={`Cerca ${props.etichetta}`}
        onLoadItems={({ detail }) => {
          setTesto(detail.filteringText);
          if (stato === 'error') riprova();
        }}
        options={[...(togliere ? [NESSUNA_SCELTA] : []), ...voci.map(optionOf)]}
        statusType={stato}
        loadingText="Ricerca in corso…"
        errorText="La ricerca non è riuscita."
        recoveryText="Riprova"
        empty={testo.length < minimo ? `Scrivere almeno ${minimo} caratteri` : 'Nessun risultato'}
        onChange={({ detail }) => choose(voci.find(({ codice }) => codice === detail.selectedOption.value) ?? null)}
        onBlur={campo.onBlur}
      />
    </Campo>
  );
};

/** The choice that the form holds: in the words it is known by, else by its code alone. */
const shownOf = (valore: unknown, note: readonly (Voce<string> | null)[]): Voce<string> | null => {
  const nota = note.find((voce) => voce?.codice === valore);
  return nota ?? (valore ? { codice: textOf(valore), descrizione: textOf(valore) } : null);
};

const useVoci = ({ nome, cerca, minimo = MINIMO }: RicercaVoci) => {
  const [testo, setTesto] = useState('');
  const [cercato, setCercato] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setCercato(testo), PAUSA);
    return () => clearTimeout(timer);
  }, [testo]);
  const abbastanza = cercato.trim().length >= minimo;
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['ricerca-voci', nome, cercato],
    queryFn: ({ signal }) => cerca(cercato.trim(), signal),
    enabled: abbastanza,
  });
  const inArrivo = isFetching || (testo !== cercato && testo.trim().length >= minimo);
  const arrivate = isError ? ('error' as const) : ('finished' as const);
  return {
    testo,
    setTesto,
    voci: abbastanza && testo === cercato ? (data ?? []) : [],
    stato: inArrivo ? ('loading' as const) : arrivate,
    riprova: () => {
      void refetch();
    },
  };
};
