import { registro, type ScuolaRegistrata, type Utente } from '#archivio/accesso/registro.ts';
import { putAccesso, uidUtente } from '#archivio/accesso/utenti-scuola.ts';
import type { Store } from '#platform/data/dynamo.ts';
import { sendOperazioni } from '#platform/data/modifica.ts';
import { untilUncontended } from '#platform/http/tentativi.ts';
import type { Dipendente } from './personnel/staff.ts';
import { scuoleDemo, type ScuolaDemo } from './schools.ts';
import { demoUsers, subjectOf, type DemoUser } from './users.ts';

const LICENZE = ['WWS', 'F24', 'CUD', 'WIR', 'WWP', 'WWB'];

/** Registers the demo schools and the demo users; what is there already is left as it is. */
export const seedAccesses = async (store: Store, issuer: string, scadenza: string): Promise<void> => {
  const globali = registro(store);
  for (const scuola of scuoleDemo) {
    if (await globali.getScuola(scuola.codmin)) continue;
    await sendOperazioni(store, [globali.putScuola(undefined, scuolaOf(scuola, scadenza))]);
  }
  for (const user of demoUsers) {
    if (await globali.getUtente(issuer, subjectOf(user))) continue;
    const utente = utenteOf(user, issuer);
    await sendOperazioni(store, [
      globali.putUtente(undefined, utente),
      ...utente.iscrizioni.map(({ codmin }) => putAccesso(codmin, uidUtente(utente), null)),
    ]);
  }
};

/** Says which person each demo user is, once the staff of a school is there. A user may belong to several schools, which are filled together: what is written meanwhile is read again. */
export const linkAccesses = async (
  store: Store,
  issuer: string,
  codmin: string,
  dipendenti: readonly Dipendente[],
): Promise<void> => {
  for (const user of demoUsers) {
    const suoi = user.iscrizioni.find((una) => una.codmin === codmin);
    const chi = suoi?.persona === undefined ? undefined : dipendenti[suoi.persona];
    if (chi !== undefined) await untilUncontended(() => linkUser(store, { issuer, user, codmin, chi }), { errors: [] });
  }
};

interface Legame {
  readonly issuer: string;
  readonly user: DemoUser;
  readonly codmin: string;
  readonly chi: Dipendente;
}

const linkUser = async (store: Store, { issuer, user, codmin, chi }: Legame): Promise<void> => {
  const globali = registro(store);
  const prima = await globali.getUtente(issuer, subjectOf(user));
  if (prima === undefined || prima.iscrizioni.some(({ uid }) => uid === chi.uid)) return;
  const iscrizioni = prima.iscrizioni.map((una) =>
    una.codmin === codmin ? { ...una, uid: chi.uid, uidSubAnagrafe: chi.uid, cf: chi.cf } : una,
  );
  await sendOperazioni(store, [globali.putUtente(prima, { ...prima, iscrizioni })]);
};
const scuolaOf = ({ codmin, nome, setupType, luogo }: ScuolaDemo, scadenza: string): ScuolaRegistrata => ({
  codmin,
  desScuola: nome,
  citta: luogo.desComune,
  regione: luogo.regione,
  provincia: luogo.provincia,
  setupType,
  inManutenzione: false,
  creata: '2023-01-01T00:00:00.000Z',
  versione: 0,
  licenze: LICENZE.map((licenza) => ({ licenza, tenancy: codmin, expireDate: scadenza, status: 'ATTIVA' })),
});

const utenteOf = ({ login, nome, iscrizioni }: DemoUser, issuer: string): Utente => ({
  issuer,
  subject: subjectOf({ login }),
  user: login,
  descutente: nome,
  versione: 0,
  iscrizioni: iscrizioni.map(({ codmin, ruoli }) => ({
    codmin,
    ruoli: [...ruoli],
    uid: null,
    uidSubAnagrafe: null,
    cf: null,
    isUtenteAccessibile: true,
  })),
});
