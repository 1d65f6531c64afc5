import { generatePath } from 'react-router-dom';
import type { Ruolo } from '#shared/domain/accesso/ruoli.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';

interface Chi {
  readonly uid: string;
  readonly desCognome: string;
  readonly desNome: string;
}

/** A part of what the school knows of a person: what it is called, the screen that shows it, its address for one person. */
export interface Scheda {
  readonly testo: string;
  /** The screen that the user must be allowed to open. */
  readonly path: string;
  readonly indirizzo: (uid: string, dipendente: string) => string;
  /** The tab it shares with others, where each has a place of its own. */
  readonly stanza?: string;
  /** Only for these of the roles that open the screen. */
  readonly ruoli?: readonly Ruolo[];
}

/** A part that lives in the record itself. */
const dellaScheda = (testo: string, scheda: string): Scheda => ({
  testo,
  path: '/anagrafe',
  indirizzo: (uid) => `/anagrafe?persona=${uid}&scheda=${scheda}`,
});
/** A part with a screen of its own. */
const conSchermata = (testo: string, path: string, uidNellIndirizzo: 'uid' | 'uidSubAnagrafe' | 'id'): Scheda => ({
  testo,
  path,
  indirizzo: (uid, dipendente) => generatePath(path, { [uidNellIndirizzo]: uid, dipendente }),
});

const inStanza = (stanza: string, parti: readonly Scheda[]): readonly Scheda[] =>
  parti.map((parte) => ({ ...parte, stanza }));

/** Everything of a person, in the order of the tabs. */
export const schede: readonly Scheda[] = [
  { testo: 'Dati', path: '/anagrafe', indirizzo: (uid) => `/anagrafe?persona=${uid}` },
  conSchermata('Servizi', '/servizi/:uid/:dipendente', 'uid'),
  conSchermata('Assenze', '/assenze/:uid/:dipendente', 'uid'),
  conSchermata('Attività', '/attivitapart/:uidSubAnagrafe/:dipendente', 'uidSubAnagrafe'),
  conSchermata('Nucleo', '/anagrafe/nucleo-familiare/:id/:dipendente', 'id'),
  dellaScheda('Dati fiscali', 'fiscali'),
  ...inStanza('Voci', [
    conSchermata('Dati soggettivi', '/anagrafe/dati-soggettivi/:uid/:dipendente', 'uid'),
    conSchermata('Voci utente', '/anagrafe/voci/:uidSubAnagrafe/:dipendente', 'uidSubAnagrafe'),
    conSchermata('Particolarità', '/anagrafe/particolarita/:uidSubAnagrafe/:dipendente', 'uidSubAnagrafe'),
    conSchermata('Incarichi', '/anagrafe/incarichi/:uidSubAnagrafe/:dipendente', 'uidSubAnagrafe'),
  ]),
  { ...dellaScheda('Cedolini', 'cedolini'), path: '/cedolini' },
  ...inStanza('Documenti', [
    { ...dellaScheda('Documenti', 'documenti'), path: '/cedolini' },
    { ...dellaScheda('Dati personali', 'dati-personali'), ruoli: ['GESTORE'] },
  ]),
  { ...dellaScheda('Modifiche', 'modifiche'), ruoli: ['GESTORE', 'TESTER'] },
  { ...dellaScheda('Fine del rapporto', 'fine'), path: '/cedolini', ruoli: ['GESTORE', 'TESTER', 'CEDOLINI'] },
  { ...dellaScheda('Che cosa tocca', 'tocca'), path: '/cedolini', ruoli: ['GESTORE', 'TESTER', 'CEDOLINI'] },
];

/** The parts of a person that have a screen the user may open, with their addresses. */
export const schedeDi = (
  { uid, desCognome, desNome }: Chi,
  mayOpen: (path: string) => boolean,
): readonly { readonly testo: string; readonly indirizzo: string }[] =>
  schede
    .filter(({ path, ruoli }) => mayOpen(path) && ruoli === undefined)
    .map(({ testo, indirizzo }) => ({ testo, indirizzo: indirizzo(uid, nominativo(desCognome, desNome)) }));
