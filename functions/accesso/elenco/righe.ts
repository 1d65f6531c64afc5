import type { PersonaChiamata } from '#archivio/persone/chi-e.ts';
import type { EsitoRigaUtenti, RigaUtenti } from '#shared/contracts/accesso/elenco-utenti.ts';
import type { utentiRoutes } from '#shared/contracts/accesso/utenti.ts';
import type { RouteOutput } from '#shared/contracts/route.ts';
import { descrizioneRuolo, ruoli as tuttiIRuoli, type Ruolo } from '#shared/domain/accesso/ruoli.ts';
import type { Uid } from '#shared/domain/campi.ts';
import type { PersonaNominata } from '#shared/domain/chi-e.ts';
import { chiaveRicerca } from '#shared/domain/persona/nominativo.ts';
import { conMaiuscola, mostrato } from '#shared/domain/testo.ts';

type UtenteScuola = RouteOutput<typeof utentiRoutes.listUtenti>['utenti'][number];

/** What rows are judged with: who is in the school, who of the registry they name, who asks. */
export interface Presenti {
  readonly utenti: ReadonlyMap<string, readonly UtenteScuola[]>;
  /** By number of the row, for those that name one by a codice fiscale. */
  readonly persone: ReadonlyMap<number, PersonaNominata<PersonaChiamata>>;
  readonly io: { readonly uid: string; readonly ruoli: readonly Ruolo[] };
}

/** A row with whom it is about and what it asks. */
export interface Giudicata {
  readonly riga: RigaUtenti;
  readonly trovato: UtenteScuola | undefined;
  readonly esito: EsitoRigaUtenti['esito'];
  readonly ruoli: readonly Ruolo[];
  readonly persona: Uid<'PERSONA'> | null;
  readonly errori: readonly string[];
}

const REVOCHE = new Set(['REVOCA', 'REVOCATO', 'ELIMINA', 'TOGLI']);
const INVITI = new Set(['INVITA', 'INVITO']);

/** The form that two spellings of one user name share: capitals and full-width letters are no difference. */
export const chiaveUtente = (user: string): string => user.normalize('NFKC').trim().toLocaleLowerCase('it');

const perNome = new Map<string, Ruolo>(
  tuttiIRuoli.flatMap((ruolo) => [
    [chiaveRicerca(ruolo), ruolo] as const,
    [chiaveRicerca(descrizioneRuolo[ruolo]), ruolo] as const,
  ]),
);

const readRuoli = (testo: string): { readonly ruoli: readonly Ruolo[]; readonly ignoti: readonly string[] } => {
  const parole = testo.split(/[,;/]/).filter((parola) => parola.trim() !== '');
  const detti = new Set(parole.flatMap((parola) => perNome.get(chiaveRicerca(parola)) ?? []));
  return {
    ruoli: tuttiIRuoli.filter((ruolo) => detti.has(ruolo)),
    ignoti: parole.filter((parola) => !perNome.has(chiaveRicerca(parola))).map((parola) => parola.trim()),
  };
};

/** A cell of another column may hold anything: as much of it as a sentence bears. */
const quoted = (cella: string): string => (cella.length > 40 ? `${mostrato(cella, 40)}…` : cella);

const sameRuoli = (a: readonly Ruolo[], b: readonly Ruolo[]): boolean =>
  a.length === b.length && a.every((ruolo) => b.includes(ruolo));

/** What a row asks of whom it finds, whether it may or not. */
const askedBy = (
  azione: string,
  trovato: UtenteScuola | undefined,
  ruoli: readonly Ruolo[],
): Exclude<Giudicata['esito'], 'ERRATA'> => {
  if (REVOCHE.has(azione)) return 'REVOCA';
  if (trovato === undefined || trovato.stato === 'SCADUTO') return 'INVITO';
  const uguale = sameRuoli(ruoli, trovato.ruoli);
  if (trovato.stato === 'INVITATO') return uguale && !INVITI.has(azione) ? 'UGUALE' : 'INVITO';
  return uguale ? 'UGUALE' : 'RUOLI';
};

/** A row of a sheet of users against the users of the school: what it asks, or everything that is wrong with it. `prime`: the row that names each user first. */
export const judgeRiga = (riga: RigaUtenti, presenti: Presenti, prime: ReadonlyMap<string, number>): Giudicata => {
  const trovati = presenti.utenti.get(chiaveUtente(riga.user)) ?? [];
  const attivi = trovati.filter(({ stato }) => stato === 'ATTIVO' || stato === 'DISABILITATO');
  const trovato = attivi[0] ?? trovati.find(({ stato }) => stato === 'INVITATO') ?? trovati[0];
  const azione = chiaveRicerca(riga.azione);
  const { ruoli, ignoti } = readRuoli(riga.ruoli);
  const esito = askedBy(azione, trovato, ruoli);
  const { persona, motivo } = namedIn(riga, presenti);
  const errori = [
    ...whoIsWrong(riga, attivi, prime),
    ...(azione === '' || REVOCHE.has(azione) || INVITI.has(azione)
      ? []
      : [`«${riga.azione}» non è un'azione: lasciarla vuota, oppure scrivere Invita o Revoca.`]),
    ...ignoti.map(
      (uno) => `«${quoted(uno)}» non è un ruolo: ${tuttiIRuoli.map((ruolo) => descrizioneRuolo[ruolo]).join(', ')}.`,
    ),
    ...whatIsWrong({ riga, esito, trovato, ruoli, persona, motivo }, presenti.io),
  ];
  return { riga, trovato, esito: errori.length > 0 ? 'ERRATA' : esito, ruoli, persona, errori };
};

/** The person that a row names, or why it names none; neither when it has no code. */
const namedIn = ({ numero }: RigaUtenti, { persone }: Presenti): Pick<Chiesta, 'persona' | 'motivo'> => {
  const nominata = persone.get(numero);
  return { persona: nominata?.persona?.persona.uid ?? null, motivo: nominata?.motivo ?? null };
};

const whoIsWrong = (
  { user, numero }: RigaUtenti,
  attivi: readonly UtenteScuola[],
  prime: ReadonlyMap<string, number>,
): string[] => {
  if (user.trim() === '') return ['Manca il nome utente.'];
  const prima = prime.get(chiaveUtente(user)) ?? numero;
  return [
    ...(prima === numero ? [] : [`${user} è già alla riga ${prima}: lasciarne una sola.`]),
    ...(attivi.length > 1 ? [`Più utenti si chiamano ${user}: cambiarli dalla pagina Utenti.`] : []),
  ];
};

/** A row before it is judged; `motivo`: why its code and name are of nobody. */
type Chiesta = Omit<Giudicata, 'errori'> & { readonly motivo: string | null };

const whatIsWrong = (chiesta: Chiesta, io: Presenti['io']): string[] => {
  if (chiesta.esito === 'REVOCA')
    return [
      ...(chiesta.trovato === undefined ? [`Nessuno entra o è invitato come ${chiesta.riga.user}.`] : []),
      ...oneself(chiesta, io),
    ];
  return [
    ...(chiesta.ruoli.length === 0 ? ['Manca almeno un ruolo.'] : []),
    ...(chiesta.esito === 'INVITO' ? whoIsInvited(chiesta) : []),
    ...(chiesta.esito === 'RUOLI' ? oneself(chiesta, io) : []),
    ...tester(chiesta, io),
  ];
};

const oneself = ({ trovato }: Chiesta, io: Presenti['io']): string[] =>
  trovato?.uid === io.uid ? ['I propri ruoli li cambia un altro gestore.'] : [];

const whoIsInvited = ({ riga: { descutente }, motivo }: Chiesta): string[] => [
  ...(descutente.trim() === '' ? ['Manca il nome di chi è invitato.'] : []),
  ...(motivo === null ? [] : [`${conMaiuscola(motivo)}.`]),
];

const tester = ({ trovato, ruoli }: Chiesta, io: Presenti['io']): string[] => {
  const prima = trovato?.stato === 'ATTIVO' || trovato?.stato === 'DISABILITATO' ? trovato.ruoli : [];
  return ruoli.includes('TESTER') === prima.includes('TESTER') || io.ruoli.includes('TESTER')
    ? []
    : ['Il ruolo di collaudatore lo dà e lo toglie solo un collaudatore.'];
};

export const esitoDi = (
  { riga: { numero, descutente, user }, trovato, esito, ruoli, errori }: Giudicata,
  codice: string | null = null,
): EsitoRigaUtenti => ({
  numero,
  descutente: descutente.trim() || (trovato?.descutente ?? ''),
  user: user.trim(),
  esito,
  prima: trovato?.ruoli ?? [],
  dopo: esito === 'REVOCA' ? [] : [...ruoli],
  errori: errori.slice(0, 10),
  codice,
});
