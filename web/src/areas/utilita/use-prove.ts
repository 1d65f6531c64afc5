import { useState } from 'react';
import { useClient } from '#api/query.ts';
import { versioneRoutes } from '#shared/contracts/casa/versione.ts';
import { elenchiScuolaRoutes } from '#shared/contracts/scuola/elenchi-scuola.ts';

/** One service tried: 'ok', what went wrong, or null while nobody has tried it. */
export interface Prova {
  readonly nome: string;
  readonly esito: string | null;
  readonly millisecondi: number | null;
}

/** The services of the program, tried one after the other when asked. */
export const useProve = () => {
  const client = useClient();
  const [esiti, setEsiti] = useState<Readonly<Record<string, Prova>>>({});
  const [inCorso, setInCorso] = useState(false);
  const chiamate: readonly { readonly nome: string; readonly chiama: () => Promise<unknown> }[] = [
    { nome: 'Personale (primo servizio)', chiama: () => client(elenchiScuolaRoutes.listTipiScuola, {}) },
    { nome: 'Emolumenti (secondo servizio)', chiama: () => client(versioneRoutes.getVersioneArchivi, {}) },
    { nome: 'Configurazione', chiama: () => fetchOk('/config.json') },
    { nome: 'Descrizione delle chiamate', chiama: () => fetchOk('/openapi.json') },
    { nome: 'Memoria del browser', chiama: tryStorage },
  ];
  const run = async () => {
    setInCorso(true);
    for (const { nome, chiama } of chiamate) {
      const inizio = performance.now();
      const esito = await chiama().then(
        () => 'ok',
        (error: unknown) => (error instanceof Error ? error.message : 'Non risponde'),
      );
      setEsiti((prima) => ({
        ...prima,
        [nome]: { nome, esito, millisecondi: Math.round(performance.now() - inizio) },
      }));
    }
    setInCorso(false);
  };
  return {
    prove: chiamate.map(({ nome }) => esiti[nome] ?? { nome, esito: null, millisecondi: null }),
    inCorso,
    run: () => {
      void run();
    },
  };
};

const fetchOk = async (url: string): Promise<void> => {
  const response = await fetch(url, { cache: 'no-store' });
  if (!response.ok) throw new Error(`Ha risposto ${response.status}`);
};

const tryStorage = async (): Promise<void> => {
  const chiave = 'emolumenti.prova';
  localStorage.setItem(chiave, 'prova');
  const letta = localStorage.getItem(chiave);
  localStorage.removeItem(chiave);
  if (letta !== 'prova')
    throw new Error('Il browser non conserva i dati: controllare le impostazioni sulla riservatezza');
};
