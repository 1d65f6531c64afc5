import { asUid } from '#platform/data/entita.ts';
import { sessioneRoutes } from '#shared/contracts/accesso/sessione.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { assenzeRoutes } from '#shared/contracts/assenze/assenze.ts';
import { casaRoutes } from '#shared/contracts/casa/casa.ts';
import { notificheRoutes } from '#shared/contracts/casa/notifiche.ts';
import { versioneRoutes } from '#shared/contracts/casa/versione.ts';
import { payslipRoutes, processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { cedolinoProprioRoutes } from '#shared/contracts/cedolini/dipendente/cedolino-proprio.ts';
import { datiContabiliRoutes } from '#shared/contracts/cedolini/dipendente/dati-contabili.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import type { ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import type { Person } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { changePersona } from '#support/persone-di-prova.ts';
import { ferieDiProva, linkDipendente } from '#support/servizi-di-prova.ts';

/** A kind of call as it is made the nth time, and how many times a month a school of 120 people makes it. */
export interface Kind {
  readonly perMonth: number;
  readonly because: string;
  /** Something that the office does between one call and the next: its own kind counts it. */
  readonly before?: (nth: number) => Promise<unknown>;
  readonly call: (nth: number) => Promise<unknown>;
}

/** Of the eight hours and 21 days of three desks, a third with a page in front: only then it asks for what is new, every five minutes. */
const EVERY_FIVE_MINUTES = (3 * 8 * 12 * 21) / 3;

/** Times that a desk opens the program: once a day, and after each absence of an hour. */
const DESKS = 120;
/** Times that an employee does: each of them four. */
const EMPLOYEES = 480;
const LISTS = 6;
const NOTIFICATIONS = 80;

interface Callers {
  readonly gestore: Person;
  readonly dipendente: Person;
}

/** Days of February on which the school is open: one for each time. */
const DAYS = ['02', '03', '04', '05', '06', '09', '10', '11', '12'];
const dayOf = (nth: number): string => `2026-02-${DAYS[nth] ?? '13'}`;

/** What depends on how much was done in the last quarter of an hour: asked before the month, whose trail would else lie all within it. */
export const quietKinds = ({ gestore, uidDi }: ScuolaCheVersa): Readonly<Record<string, Kind>> => ({
  dashboard: {
    perMonth: 700,
    because: 'at each sign-in of a desk, and ten times a day, with something changed since',
    before: (nth) => changePersona(gestore, { uid: uidDi(nth) }, { desTelefono: `0622222${nth}` }),
    call: () => gestore.ok(casaRoutes.getCruscotto, { query: { anno: 2026, mese: 3 } }),
  },
});

const readsOfPeople = ({ persone, uidDi }: ScuolaCheVersa, { gestore }: Callers): Record<string, Kind> => ({
  session: {
    perMonth: DESKS + EMPLOYEES,
    because: 'three desks once a day and each absence of an hour, every employee four times a month',
    call: () => gestore.ok(sessioneRoutes.login, { body: {} }, { sessione: null }),
  },
  notices: {
    perMonth: DESKS + NOTIFICATIONS,
    because: 'at each opening by a desk, and when the version says that there are others',
    call: () => gestore.ok(notificheRoutes.listNotifiche, { body: {} }),
  },
  news: {
    perMonth: DESKS,
    because: 'at each opening by a desk: they come with the program',
    call: () => gestore.ok(notificheRoutes.listNovita, { query: { appVersion: gestore.sessione.minVersion } }),
  },
  version: {
    perMonth: EVERY_FIVE_MINUTES,
    because: 'every five minutes of a page in front',
    call: () => gestore.ok(versioneRoutes.getVersioneArchivi, {}),
  },
  people: {
    perMonth: 2000,
    because: 'ninety-five searches a day',
    call: (nth) =>
      gestore.ok(anagrafeRoutes.searchAnag, { body: { criteria: persone[nth]?.desCognome.slice(0, 3) ?? '' } }),
  },
  person: {
    perMonth: 1900,
    because: 'ninety records opened a day',
    call: (nth) => gestore.ok(anagrafeRoutes.getPersona, { params: { uid: uidDi(nth) } }),
  },
  services: {
    perMonth: 1400,
    because: 'with two records in three, and from the lists',
    call: (nth) => gestore.ok(serviziRoutes.searchServizi, { body: { uidSubAnagrafe: uidDi(nth) } }),
  },
  absences: {
    perMonth: 1400,
    because: 'with two records in three, and from the lists',
    call: (nth) => gestore.ok(assenzeRoutes.searchAssenze, { body: { uidSubAnagrafe: uidDi(nth) } }),
  },
});

const readsOfPayslips = (
  { ufficio, uidDi }: ScuolaCheVersa,
  { dipendente }: Callers,
  processo: Processo,
): Record<string, Kind> => {
  const cedolino = (nth: number) => ({ uid: asUid<'CEDOLINO'>(`${processo.uid}-${uidDi(nth)}`) });
  return {
    runs: {
      perMonth: 800,
      because: 'thirty-eight times a day',
      call: () => ufficio.ok(processiRoutes.listProcessi, { body: {} }),
    },
    payslips: {
      perMonth: 800,
      because: 'the list of each run, page by page, when it is looked through',
      call: () => ufficio.ok(payslipRoutes.listCedolini, { body: { idProcesso: processo.uid } }),
    },
    payslip: {
      perMonth: 1000,
      because: 'two payslips of each person looked at by the office, four times',
      call: (nth) => ufficio.ok(payslipRoutes.getCedolino, { body: cedolino(nth) }),
    },
    preferences: {
      perMonth: DESKS * LISTS + EMPLOYEES,
      because:
        'the columns of a list, the first time that it is seen after an opening: six lists of a desk, one of an employee',
      call: () => ufficio.ok(sessioneRoutes.getPreferenze, { query: { lista: 'persone' } }),
    },
    'own payments': {
      perMonth: 1000,
      because: 'each employee eight times a month',
      call: () => dipendente.ok(datiContabiliRoutes.getDatiContabili, { body: { anno: 2026 } }),
    },
    'own payslip': {
      perMonth: 1000,
      because: 'each employee two payslips, four times',
      call: () => dipendente.ok(cedolinoProprioRoutes.getCedolinoProprio, { body: cedolino(0) }),
    },
  };
};

const writes = ({ uidDi }: ScuolaCheVersa, { gestore }: Callers): Record<string, Kind> => ({
  'a person changed': {
    perMonth: 700,
    because: 'a third of two thousand writes; the person is read before, which is a call more',
    call: (nth) => changePersona(gestore, { uid: uidDi(nth) }, { desTelefono: `0611111${nth}` }),
  },
  'an absence entered': {
    perMonth: 900,
    because: 'seven absences a person and month, half of the writes',
    call: (nth) => ferieDiProva(gestore, uidDi(0), dayOf(nth), dayOf(nth)),
  },
  'columns chosen': {
    perMonth: 400,
    because: 'the rest of two thousand writes',
    call: (nth) =>
      gestore.ok(sessioneRoutes.savePreferenze, {
        body: { lista: 'scelta', colonne: ['a'], righePerPagina: 20, righeAlte: false, filtri: '', versione: nth },
      }),
  },
});

/** The kinds of call of an ordinary month: 19,000 together. Weights thought out on 23 November 2026: nobody has counted those of a real school. */
export const kindsOf = async (scuola: ScuolaCheVersa, processo: Processo): Promise<Readonly<Record<string, Kind>>> => {
  const [prima] = scuola.persone;
  if (prima === undefined) throw new Error('The school has nobody');
  await linkDipendente(scuola.home, prima, SCUOLA_A);
  const callers = {
    gestore: scuola.gestore,
    dipendente: await scuola.home.as(loginOf('DIPENDENTE')),
  };
  return {
    ...readsOfPeople(scuola, callers),
    ...readsOfPayslips(scuola, callers, processo),
    ...writes(scuola, callers),
  };
};
