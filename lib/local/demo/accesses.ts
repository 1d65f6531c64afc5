import { registro, type ScuolaRegistrata, type Utente } from '../../../functions/archivio/accesso/registro.ts';
import type { Store } from '../../../functions/platform/data/dynamo.ts';
import { asUid } from '../../../functions/platform/data/entita.ts';
import { sendOperazioni } from '../../../functions/platform/data/modifica.ts';
import { demoUsers, NOMI_SCUOLE, SCUOLA_DEMO, SECONDA_SCUOLA, subjectOf, type DemoUser } from './users.ts';

const LICENZE = ['WWS', 'F24', 'CUD', 'WIR', 'WWP', 'WWB'];

const scuole = [
  { codmin: SCUOLA_DEMO, desScuola: NOMI_SCUOLE[SCUOLA_DEMO], citta: 'Roma', regione: 'Lazio', provincia: 'RM' },
  {
    codmin: SECONDA_SCUOLA,
    desScuola: NOMI_SCUOLE[SECONDA_SCUOLA],
    citta: 'Milano',
    regione: 'Lombardia',
    provincia: 'MI',
  },
] as const;

/** Registers the two demo schools and the demo users; what is there already is left as it is. */
export const seedAccesses = async (
  store: Store,
  issuer: string,
  scadenza: string,
  personOf: (codmin: string, numero: number) => { uid: string; cf: string } | undefined,
): Promise<void> => {
  const globali = registro(store);
  for (const scuola of scuole) {
    if (await globali.getScuola(scuola.codmin)) continue;
    const nuova: ScuolaRegistrata = {
      ...scuola,
      setupType: 'SCUOLA',
      inManutenzione: false,
      creata: '2023-09-01T00:00:00.000Z',
      versione: 0,
      licenze: LICENZE.map((licenza) => ({ licenza, tenancy: scuola.codmin, expireDate: scadenza, status: 'ATTIVA' })),
    };
    await sendOperazioni(store, [globali.putScuola(undefined, nuova)]);
  }
  for (const user of demoUsers) {
    if (await globali.getUtente(issuer, subjectOf(user))) continue;
    await sendOperazioni(store, [globali.putUtente(undefined, utenteOf(user, issuer, personOf))]);
  }
};

const utenteOf = (
  { login, nome, iscrizioni }: DemoUser,
  issuer: string,
  personOf: (codmin: string, numero: number) => { uid: string; cf: string } | undefined,
): Utente => ({
  issuer,
  subject: subjectOf({ login }),
  user: login,
  descutente: nome,
  versione: 0,
  iscrizioni: iscrizioni.map(({ codmin, ruoli, persona }) => {
    const chi = persona === undefined ? undefined : personOf(codmin, persona);
    return {
      codmin,
      ruoli: [...ruoli],
      uid: chi === undefined ? null : asUid(chi.uid),
      uidSubAnagrafe: chi === undefined ? null : asUid(chi.uid),
      cf: chi?.cf ?? null,
      isUtenteAccessibile: true,
    };
  }),
});
