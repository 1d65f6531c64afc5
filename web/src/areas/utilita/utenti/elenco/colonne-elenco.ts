import type { RigaUtenti } from '#shared/contracts/accesso/elenco-utenti.ts';
import type { UtenteScuola } from '#shared/contracts/accesso/utenti.ts';
import type { ColonnaFile } from '#shared/contracts/scambio/scambio.ts';
import { descrizioneRuolo } from '#shared/domain/accesso/ruoli.ts';
import { chiaveRicerca } from '#shared/domain/persona/nominativo.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { csvOf } from '#ui/elenco/csv.ts';
import { downloadBlob } from '#ui/scarica.ts';

export type CampoUtenti = Exclude<keyof RigaUtenti, 'numero'>;

/** What a sheet of users says: its title in the sheet to fill in, which the list exported from the page has too, and what others call it. */
export const campi: readonly {
  readonly campo: CampoUtenti;
  readonly titolo: string;
  readonly obbligatorio?: true;
  readonly sinonimi: readonly string[];
}[] = [
  { campo: 'descutente', titolo: 'Nome', sinonimi: ['Cognome e nome', 'Nome e cognome', 'Nominativo'] },
  {
    campo: 'user',
    titolo: 'Nome utente',
    obbligatorio: true,
    sinonimi: ['Utente', 'E-mail', 'Email', 'Posta', 'Login'],
  },
  { campo: 'ruoli', titolo: 'Ruoli', obbligatorio: true, sinonimi: ['Ruolo', 'Profilo'] },
  { campo: 'cf', titolo: 'Scheda di', sinonimi: ['Codice fiscale', 'CF'] },
  { campo: 'azione', titolo: 'Azione', sinonimi: ['Che cosa fare'] },
];

/** Which column of the file holds each field. */
export type Mappa = Readonly<Partial<Record<CampoUtenti, number>>>;

export const guessMappa = (colonne: readonly ColonnaFile[]): Mappa =>
  Object.fromEntries(
    campi.flatMap(({ campo, titolo, sinonimi }) => {
      const nomi = [titolo, ...sinonimi].map(chiaveRicerca);
      const trovata = colonne
        .map(({ colonna, intestazione }) => ({ colonna, posto: nomi.indexOf(chiaveRicerca(intestazione)) }))
        .filter(({ posto }) => posto >= 0)
        .toSorted((a, b) => a.posto - b.posto)[0];
      return trovata === undefined ? [] : [[campo, trovata.colonna] as const];
    }),
  );

/** Fields that no column holds and cannot do without. */
export const missingIn = (mappa: Mappa): readonly string[] =>
  campi.flatMap(({ campo, titolo, obbligatorio }) => (obbligatorio && mappa[campo] === undefined ? [titolo] : []));

/** The rows of the file as the server judges them; those with no cell are left out. */
export const righeOf = (
  righe: readonly { readonly numero: number; readonly celle: readonly string[] }[],
  mappa: Mappa,
): RigaUtenti[] => {
  const cella = (celle: readonly string[], campo: CampoUtenti, massimo: number): string =>
    accorciato((celle[mappa[campo] ?? -1] ?? '').trim(), massimo);
  return righe.flatMap(({ numero, celle }) => {
    const riga = {
      numero,
      descutente: cella(celle, 'descutente', 200),
      user: cella(celle, 'user', 200),
      ruoli: cella(celle, 'ruoli', 300),
      cf: cella(celle, 'cf', 40),
      azione: cella(celle, 'azione', 60),
    };
    return campi.every(({ campo }) => riga[campo] === '') ? [] : [riga];
  });
};

const modello = campi.map(({ campo, titolo }) => ({ id: campo, titolo }));

/** The sheet to fill in: who is in the school already, a row each, and room for the others. */
export const downloadModello = (utenti: readonly UtenteScuola[]): void => {
  const righe = utenti.map(({ descutente, user, ruoli, cf }) => ({
    descutente,
    user,
    ruoli: ruoli.map((ruolo) => descrizioneRuolo[ruolo]).join(', '),
    cf: cf ?? '',
    azione: '',
  }));
  downloadBlob('utenti-da-compilare.csv', csvOf(modello, righe), 'text/csv;charset=utf-8');
};

export interface InvitoDaMandare {
  readonly descutente: string;
  readonly user: string;
  readonly indirizzo: string;
}

/** The addresses to send, told once: for a mail merge. */
export const downloadInviti = (inviti: readonly InvitoDaMandare[]): void =>
  downloadBlob(
    'inviti.csv',
    csvOf<InvitoDaMandare, never>(
      [
        { id: 'descutente', titolo: 'Nome' },
        { id: 'user', titolo: 'Nome utente' },
        { id: 'indirizzo', titolo: 'Indirizzo da aprire' },
      ],
      inviti,
    ),
    'text/csv;charset=utf-8',
  );
