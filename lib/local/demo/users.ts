import { registro } from '#archivio/accesso/registro.ts';
import type { Store } from '#platform/data/dynamo.ts';
import type { Ruolo } from '#shared/domain/accesso/ruoli.ts';
import { isFilling } from '../folder/filling.ts';
import type { LocalUser } from '../identity/provider.ts';
import { LOCAL_USERS } from '../settings.ts';
import { SCUOLA_DEMO, SECONDA_SCUOLA, TERZA_SCUOLA } from './schools.ts';

export interface DemoUser {
  readonly login: string;
  readonly nome: string;
  readonly cosa: string;
  readonly iscrizioni: readonly {
    readonly codmin: string;
    readonly ruoli: readonly Ruolo[];
    readonly persona?: number;
  }[];
}

const inDemo = (ruoli: readonly Ruolo[], persona?: number) => [
  { codmin: SCUOLA_DEMO, ruoli, ...(persona === undefined ? {} : { persona }) },
];

/** A teacher whom the school pays every quarter, and NoiPA for it. */
const PAGATO = 14;

/** Who can sign in to the demo, and what each may do. `persona` is the number of the employee they are. */
export const demoUsers: readonly DemoUser[] = [
  { login: 'gestore', nome: 'Gisella Gestore', cosa: 'tutto, tranne il collaudo', iscrizioni: inDemo(['GESTORE']) },
  { login: 'tester', nome: 'Teo Tester', cosa: 'tutto, collaudo compreso', iscrizioni: inDemo(['TESTER']) },
  {
    login: 'cedolini',
    nome: 'Celeste Cedolini',
    cosa: 'elaborazioni, cedolini, anagrafe, tabelle',
    iscrizioni: inDemo(['CEDOLINI']),
  },
  { login: 'servizi', nome: 'Serena Servizi', cosa: 'servizi e anagrafe', iscrizioni: inDemo(['SERVIZI']) },
  { login: 'assenze', nome: 'Assunta Assenze', cosa: 'assenze', iscrizioni: inDemo(['ASSENZE']) },
  { login: 'adempimenti', nome: 'Ademaro Adempimenti', cosa: 'denunce e stampe', iscrizioni: inDemo(['ADEMPIMENTI']) },
  { login: 'preside', nome: 'Presila Dirigente', cosa: 'pannello del dirigente', iscrizioni: inDemo(['PRESIDE']) },
  { login: 'dipendente', nome: 'Dino Dipendente', cosa: 'i propri dati', iscrizioni: inDemo(['DIPENDENTE'], PAGATO) },
  {
    login: 'gestore2',
    nome: 'Gino Gestore',
    cosa: 'tutto, nel conservatorio',
    iscrizioni: [{ codmin: SECONDA_SCUOLA, ruoli: ['GESTORE'] }],
  },
  {
    login: 'dipendente2',
    nome: 'Dalia Dipendente',
    cosa: 'i propri dati, nel conservatorio',
    iscrizioni: [{ codmin: SECONDA_SCUOLA, ruoli: ['DIPENDENTE'], persona: 0 }],
  },
  {
    login: 'gestore3',
    nome: 'Gaia Gestore',
    cosa: 'tutto, nella scuola paritaria',
    iscrizioni: [{ codmin: TERZA_SCUOLA, ruoli: ['GESTORE'] }],
  },
  {
    login: 'duescuole',
    nome: 'Duilio Duescuole',
    cosa: 'gestore nelle prime due scuole',
    iscrizioni: [
      { codmin: SCUOLA_DEMO, ruoli: ['GESTORE'] },
      { codmin: SECONDA_SCUOLA, ruoli: ['GESTORE'] },
    ],
  },
];

/** Their name for the identity provider. */
export const subjectOf = ({ login }: Pick<DemoUser, 'login'>): string => `demo-${login}`;

/** The same users as the identity provider knows them. The password is public: the provider listens on this machine only. */
const localUsers: readonly LocalUser[] = demoUsers.map(({ login, nome }) => ({
  subject: subjectOf({ login }),
  login,
  password: 'demo',
  nome,
}));

/** Those of them that a data folder has, or is about to have: a folder of somebody's own schools has none, and nobody enters it with a public password. */
export const demoUsersOf =
  (dataDir: string) =>
  async (store: Store, issuer: string): Promise<readonly LocalUser[]> => {
    if (isFilling(dataDir)) return localUsers;
    const globali = registro(store);
    const present = await Promise.all(
      localUsers.map(async ({ subject }) => {
        // those of older folders belonged to the address of the provider
        const found = [LOCAL_USERS, issuer].map((whose) => globali.getUtente(whose, subject));
        return (await Promise.all(found)).some((utente) => utente !== undefined);
      }),
    );
    return localUsers.filter((_user, index) => present[index]);
  };
