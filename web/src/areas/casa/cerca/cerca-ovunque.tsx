import Autosuggest, { type AutosuggestProps } from '@cloudscape-design/components/autosuggest';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRoute } from '#api/query.ts';
import { cercaRoutes } from '#shared/contracts/casa/cerca.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { gruppiTrovati, type SchermataCercata } from './gruppi-trovati.ts';

const MINIMO = 2;

/** The search of the bar: people, runs and screens, from any page, by Ctrl K. */
export const Cerca = ({ schermate }: { readonly schermate: readonly SchermataCercata[] }) => {
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
      options={abbastanza ? gruppiTrovati(cercato, schermate, data) : []}
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
      empty={abbastanza ? 'Niente di trovato' : 'Scrivere almeno due lettere'}
      placeholder="Persone, elaborazioni, schermate (Ctrl K)"
      ariaLabel="Cerca persone, elaborazioni, schermate"
      clearAriaLabel="Svuota la ricerca"
    />
  );
};

const statoDi = (error: Error | null, isFetching: boolean): 'error' | 'loading' | 'finished' => {
  if (error) return 'error';
  return isFetching ? 'loading' : 'finished';
};
