import Autosuggest, { type AutosuggestProps } from '@cloudscape-design/components/autosuggest';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRoute } from '#api/query.ts';
import { cercaRoutes } from '#shared/contracts/casa/cerca.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { gruppiTrovati, type CapitoloCercato, type SchermataCercata } from './gruppi-trovati.ts';

const MINIMO = 2;

interface Props {
  readonly schermate: readonly SchermataCercata[];
  readonly capitoli: readonly CapitoloCercato[];
}

/** The search of the bar: people, runs, filings, actions, screens and the manual, from any page, by Ctrl K. */
export const Cerca = ({ schermate, capitoli }: Props) => {
  const [testo, setTesto] = useState('');
  const campo = useRef<AutosuggestProps.Ref>(null);
  const naviga = useNavigate();
  const cercato = useDeferredValue(testo.trim());
  const abbastanza = cercato.length >= MINIMO;
  const { data, error, isFetching, refetch } = useRoute(
    cercaRoutes.cerca,
    { body: { testo: accorciato(cercato, 60) } },
    { enabled: abbastanza, placeholderData: keepPreviousData },
  );
  useEffect(() => {
    const ascolta = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      campo.current?.focus();
    };
    addEventListener('keydown', ascolta);
    return () => removeEventListener('keydown', ascolta);
  }, []);
  return (
    <Autosuggest
      ref={campo}
      value={testo}
      onChange={({ detail }) => setTesto(detail.value)}
      onSelect={({ detail }) => {
        if (!detail.value.startsWith('/')) return;
        setTesto('');
        void naviga(detail.value);
      }}
      options={abbastanza ? gruppiTrovati(cercato, schermate, data, capitoli) : []}
      filteringType="manual"
      enteredTextLabel={(scritto) => `Cerca «${scritto}»`}
      hideEnteredTextOption
      statusType={statoDi(error, isFetching)}
      loadingText="Ricerca in corso…"
      errorText="La ricerca non è riuscita."
      recoveryText="Riprova la ricerca"
      onLoadItems={() => {
        if (error) void refetch();
      }}
      empty="Scrivere almeno due lettere"
      filteringResultsText={(quanti) => esitoDi(quanti, abbastanza)}
      placeholder="Persone, elaborazioni, denunce, azioni (Ctrl K)"
      ariaLabel="Cerca persone, elaborazioni, schermate, azioni, manuale"
      clearAriaLabel="Svuota la ricerca"
    />
  );
};

/** The sentence under the results: how to go on when there is none. */
const esitoDi = (quanti: number, abbastanza: boolean): string => {
  if (!abbastanza) return 'Scrivere almeno due lettere';
  return quanti === 0 ? 'Nessun risultato: provare una parola sola, o il codice fiscale della persona' : '';
};

const statoDi = (error: Error | null, isFetching: boolean): 'error' | 'loading' | 'finished' => {
  if (error) return 'error';
  return isFetching ? 'loading' : 'finished';
};
