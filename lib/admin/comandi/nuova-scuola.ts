import { registro } from '#archivio/accesso/registro.ts';
import { province } from '#functions/riferimento/luoghi/province.ts';
import { regioni } from '#functions/riferimento/luoghi/regioni.ts';
import type { Ask } from '#lib/command-line/ask.ts';
import { licenze } from '#shared/domain/accesso/licenze.ts';
import { setupTypes } from '#shared/domain/elaborazione/elaborazione.ts';
import { formatGiorno, isGiorno } from '#shared/domain/tempo/date.ts';
import { saveLicenza } from '../scuole.ts';
import type { Esegui, Esito, Opzioni, Richiesta } from './comando.ts';
import { inviteSomebody } from './conti.ts';
import { registerScuola } from './scuole.ts';

/** One thing that the command must know: the option that says it, how it is asked, and what is wrong with an answer. */
interface Domanda {
  readonly opzione: string;
  readonly chiede: string;
  readonly proposta?: (note: Opzioni) => string;
  readonly errore: (risposta: string) => string | undefined;
}

const serve = (cosa: string) => (risposta: string) => (risposta === '' ? `Serve ${cosa}.` : undefined);

/** The province that a code of the ministry opens with; the region is the one it lies in. */
const provinciaDi = ({ codice = '' }: Opzioni) => province.voci.find((una) => una.codice === codice.slice(0, 2));
const regioneDi = (note: Opzioni): string => {
  const provincia = province.voci.find(({ codice }) => codice === note.provincia);
  return regioni.voci.find(({ codice }) => codice === provincia?.codRegione)?.descrizione ?? '';
};

/** The login that a name gives: 'Anna Prova' → 'anna.prova'. */
const loginDi = ({ gestore = '' }: Opzioni): string =>
  gestore
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '.')
    .replaceAll(/^\.|\.$/g, '');

const domande = ({ connection, momento }: Richiesta): readonly Domanda[] => [
  {
    opzione: 'codice',
    chiede: 'Codice meccanografico della scuola',
    errore: (detto) => (/^[A-Z0-9]{10}$/.test(detto) ? undefined : 'Il codice meccanografico ha 10 lettere o cifre.'),
  },
  { opzione: 'nome', chiede: 'Nome della scuola', errore: serve('il nome della scuola') },
  { opzione: 'citta', chiede: 'Città', errore: serve('la città') },
  {
    opzione: 'provincia',
    chiede: 'Provincia (sigla)',
    proposta: (note) => provinciaDi(note)?.codice ?? '',
    errore: (detto) =>
      province.voci.some(({ codice, al }) => codice === detto && al === null)
        ? undefined
        : `«${detto}» non è la sigla di una provincia.`,
  },
  { opzione: 'regione', chiede: 'Regione', proposta: regioneDi, errore: serve('la regione') },
  {
    opzione: 'tipo',
    chiede: `Tipo di scuola (${setupTypes.join(', ')})`,
    proposta: () => 'SCUOLA',
    errore: (detto) =>
      setupTypes.some((tipo) => tipo === detto.toUpperCase())
        ? undefined
        : `«${detto}» non è un tipo di scuola: ${setupTypes.join(', ')}.`,
  },
  {
    opzione: 'scade',
    chiede: 'Fino a quale giorno valgono le licenze (AAAA-MM-GG)',
    proposta: () => `${Number(momento.oggi.slice(0, 4)) + 1}-12-31`,
    errore: (detto) => {
      if (!isGiorno(detto)) return `«${detto}» non è un giorno scritto AAAA-MM-GG.`;
      return detto < momento.oggi ? `Il ${formatGiorno(detto)} è già passato.` : undefined;
    },
  },
  { opzione: 'gestore', chiede: 'Nome e cognome del primo utente', errore: serve('chi entra per primo') },
  // where somebody else makes accounts, an invitation is all there is to give
  ...(connection.identita === undefined
    ? []
    : [
        {
          opzione: 'utente',
          chiede: 'Con quale nome entra',
          proposta: loginDi,
          errore: serve('il nome con cui entra'),
        },
        ...(connection.deployment === undefined
          ? []
          : [
              {
                opzione: 'email',
                chiede: 'Il suo indirizzo di posta',
                errore: (detto: string) =>
                  detto.includes('@') ? undefined : `«${detto}» non è un indirizzo di posta.`,
              },
            ]),
      ]),
];

/** The answer to a question: as the command says it, or as it is typed. @throws where nobody can be asked, with the word that is missing or wrong */
const answered = async (domanda: Domanda, note: Opzioni, chiedi: Ask | undefined): Promise<string> => {
  const scritta = note[domanda.opzione];
  const fault = scritta === undefined ? undefined : domanda.errore(scritta);
  if (scritta !== undefined && fault === undefined) return scritta;
  if (chiedi !== undefined) return typed(domanda, note, { chiedi, fault });
  if (fault !== undefined) throw new Error(fault);
  return proposed(domanda, note);
};

/** The proposed answer, which nobody confirms. @throws when there is none that is good */
const proposed = ({ opzione, chiede, proposta, errore }: Domanda, note: Opzioni): string => {
  const detta = proposta?.(note) ?? '';
  if (detta !== '' && errore(detta) === undefined) return detta;
  const come = opzione === 'codice' ? 'CODICE' : `--${opzione}`;
  throw new Error(
    `Manca ${come} (${chiede.toLowerCase()}): senza una tastiera a cui chiederlo va scritto nel comando.`,
  );
};

const MAIUSCOLE: readonly string[] = ['codice', 'provincia'];

/** Asks again until the answer is good, saying what was wrong with the one before. */
const typed = async (
  domanda: Domanda,
  note: Opzioni,
  { chiedi, fault }: { readonly chiedi: Ask; readonly fault: string | undefined },
): Promise<string> => {
  const { opzione, chiede, errore, proposta } = domanda;
  const risposta = await chiedi(fault === undefined ? chiede : `${fault}\n${chiede}`, proposta?.(note));
  const detta = MAIUSCOLE.includes(opzione) ? risposta.trim().toUpperCase() : risposta.trim();
  const sbagliata = errore(detta);
  return sbagliata === undefined ? detta : typed(domanda, note, { chiedi, fault: sbagliata });
};

const righe = (esito: Esito): readonly string[] => esito?.righe ?? [];

/**
 * Makes a school that works: its record, every licence, the first user with their account and the address to open. It asks what the command does not say, all of it
 * before the first write; given again after a cut it goes on from what is there, with another invitation.
 */
export const beginScuola: Esegui = async (richiesta) => {
  const { connection, args, momento, chiedi } = richiesta;
  let note: Opzioni = { ...richiesta.opzioni, codice: args[0]?.toUpperCase() };
  for (const domanda of domande(richiesta))
    note = { ...note, [domanda.opzione]: await answered(domanda, note, chiedi) };
  const { codice = '', scade = '', gestore = '', utente, email } = note;
  const giaLi = await registro(connection.store).getScuola(codice);
  const registrata =
    giaLi === undefined
      ? righe(await registerScuola({ ...richiesta, args: [codice], opzioni: note }))
      : [`La scuola ${codice} c'è già, e resta com'è: ${giaLi.desScuola}.`];
  for (const licenza of licenze)
    if (!giaLi?.licenze.some((una) => una.licenza === licenza))
      await saveLicenza(connection.store, codice, { licenza, expireDate: scade, status: 'ATTIVA' }, momento);
  const chi = { nome: gestore, ruoli: 'GESTORE', utente, email };
  const invitato = await inviteSomebody({ ...richiesta, args: [codice], opzioni: chi });
  return {
    righe: [
      ...registrata,
      `Licenze ${licenze.join(', ')} fino al ${formatGiorno(scade)}, dove non c'erano già.`,
      ...righe(invitato),
      `Chi entra trova sulla prima pagina che cosa serve, nell'ordine: dati della scuola, posizioni, firme, persone, contratti.`,
    ],
  };
};
