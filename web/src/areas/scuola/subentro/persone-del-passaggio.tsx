import type { PersonaDelPassaggio } from '#shared/contracts/scuola/subentro.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';

const ESITI = {
  NUOVA: 'Nuova',
  STESSA_PERSONA: 'È la stessa che c’è',
} as const satisfies Readonly<Record<PersonaDelPassaggio['esito'], string>>;

const colonne: readonly Colonna<PersonaDelPassaggio>[] = [
  { id: 'nominativo', titolo: 'Cognome e nome', larghezza: 220 },
  { id: 'desCf', titolo: 'Codice fiscale', intera: true, larghezza: 170 },
  { id: 'esito', titolo: 'Chi è di là', valore: ({ esito }) => ESITI[esito], larghezza: 160 },
  { id: 'portati', titolo: 'Dati che passano', tipo: 'intero' },
  { id: 'detto', titolo: 'Che cosa resta com’è', valore: ({ detto }) => detto.join(' '), larghezza: 380 },
];

interface PersoneProps {
  readonly nome: string;
  readonly persone: readonly PersonaDelPassaggio[];
}

/** The people of a school that joins another, one by one: a new one, or the one that is there, with what stays as it is. */
export const PersoneDelPassaggio = ({ nome, persone }: PersoneProps) => {
  const elenco = useElencoLocale<PersonaDelPassaggio>({
    nome,
    righe: persone,
    colonne,
    chiave: ({ desCf }) => desCf,
    ordine: 'nominativo',
  });
  return (
    <Elenco
      elenco={elenco}
      variante="container"
      titolo="Persona per persona"
      esporta={false}
      etichetta={({ nominativo }) => nominativo}
      vuoto={{ titolo: 'Nessuna persona', testo: 'La scuola che finisce non ha persone in anagrafe.' }}
    />
  );
};
