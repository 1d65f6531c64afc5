import type { Sorte } from '#lib/local/demo/random.ts';
import { asUid } from '#platform/data/entita.ts';
import { sessioneRoutes } from '#shared/contracts/accesso/sessione.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { assenzeRoutes } from '#shared/contracts/assenze/assenze.ts';
import { casaRoutes } from '#shared/contracts/casa/casa.ts';
import { notificheRoutes } from '#shared/contracts/casa/notifiche.ts';
import { calcoloRoutes } from '#shared/contracts/cedolini/calcolo.ts';
import { payslipRoutes, processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { Route } from '#shared/contracts/route.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { isAutorizzato, type Ruolo } from '#shared/domain/accesso/ruoli.ts';
import { meseDi } from '#shared/domain/tempo/mese.ts';
import type { Answer, Person } from '#support/home/test-home.ts';

/** One office of the demonstration, and what it has to work on. */
export interface Banco {
  readonly chi: Person;
  readonly persone: readonly string[];
  readonly cedolini: readonly string[];
  readonly processi: readonly string[];
  readonly urna: readonly Chiamata[];
}

/** What an office asks in a day: how often beside the rest, and the call. */
interface Chiamata {
  readonly peso: number;
  readonly route: Route;
  readonly call: (banco: Banco, caso: Sorte) => Promise<Answer<unknown>>;
}

const pickOf = (caso: Sorte, tra: readonly string[]): string => tra[caso.intero(tra.length)] ?? '';
const persona = ({ persone }: Banco, caso: Sorte) => asUid<'PERSONA'>(pickOf(caso, persone));
const processo = ({ processi }: Banco, caso: Sorte) => asUid<'PROCESSO'>(pickOf(caso, processi));
const cedolino = ({ cedolini }: Banco, caso: Sorte) => asUid<'CEDOLINO'>(pickOf(caso, cedolini));

/** One call in a hundred writes: the others look. */
const CHIAMATE: readonly Chiamata[] = [
  {
    peso: 12,
    route: casaRoutes.getCruscotto,
    call: ({ chi }) => chi.call(casaRoutes.getCruscotto, { query: meseDi(chi.sessione.oggi) }),
  },
  {
    peso: 12,
    route: notificheRoutes.listNotifiche,
    call: ({ chi }) => chi.call(notificheRoutes.listNotifiche, { body: {} }),
  },
  {
    peso: 14,
    route: anagrafeRoutes.searchAnag,
    call: ({ chi }) => chi.call(anagrafeRoutes.searchAnag, { body: { limit: 25 } }),
  },
  {
    peso: 12,
    route: anagrafeRoutes.getPersona,
    call: (banco, caso) => banco.chi.call(anagrafeRoutes.getPersona, { params: { uid: persona(banco, caso) } }),
  },
  {
    peso: 8,
    route: serviziRoutes.searchServizi,
    call: (banco, caso) =>
      banco.chi.call(serviziRoutes.searchServizi, { body: { uidSubAnagrafe: persona(banco, caso) } }),
  },
  {
    peso: 8,
    route: assenzeRoutes.searchAssenze,
    call: (banco, caso) =>
      banco.chi.call(assenzeRoutes.searchAssenze, { body: { uidSubAnagrafe: persona(banco, caso) } }),
  },
  {
    peso: 10,
    route: processiRoutes.listProcessi,
    call: ({ chi }) => chi.call(processiRoutes.listProcessi, { body: { limit: 25 } }),
  },
  {
    peso: 10,
    route: processiRoutes.getProcesso,
    call: (banco, caso) => banco.chi.call(processiRoutes.getProcesso, { body: { uid: processo(banco, caso) } }),
  },
  {
    peso: 6,
    route: payslipRoutes.listCedolini,
    call: (banco, caso) =>
      banco.chi.call(payslipRoutes.listCedolini, { body: { idProcesso: processo(banco, caso), limit: 25 } }),
  },
  {
    peso: 6,
    route: payslipRoutes.getCedolino,
    call: (banco, caso) => banco.chi.call(payslipRoutes.getCedolino, { body: { uid: cedolino(banco, caso) } }),
  },
  {
    peso: 2,
    route: calcoloRoutes.listVociCalcolo,
    call: ({ chi }) => chi.call(calcoloRoutes.listVociCalcolo, { query: { idMetodo: 'ACC-LD' } }),
  },
  {
    peso: 1,
    route: sessioneRoutes.savePreferenze,
    call: ({ chi }, caso) =>
      chi.call(sessioneRoutes.savePreferenze, {
        body: {
          lista: 'persone',
          righePerPagina: 10 + caso.intero(40),
          righeAlte: false,
          colonne: [],
          filtri: '',
          versione: 0,
        },
      }),
  },
];

/** The calls that somebody with these roles may make, each as many times as it weighs. */
const urnaDi = (ruoli: readonly Ruolo[]): readonly Chiamata[] =>
  CHIAMATE.filter(({ route }) => isAutorizzato(ruoli, route.roles)).flatMap((chiamata) =>
    Array.from({ length: chiamata.peso }, () => chiamata),
  );

/** What there is on the desk of an office. */
export const openBanco = async (chi: Person): Promise<Banco> => {
  const { righe: persone } = await chi.ok(anagrafeRoutes.searchAnag, { body: { limit: 100 } });
  const { righe: processi } = await chi.ok(processiRoutes.listProcessi, { body: { limit: 20 } });
  const cedolini: string[] = [];
  for (const { uid: idProcesso } of processi) {
    const { righe } = await chi.ok(payslipRoutes.listCedolini, { body: { idProcesso, limit: 25 } });
    cedolini.push(...righe.map(({ uid }) => uid));
  }
  const uids = (righe: readonly { readonly uid: string }[]) => righe.map(({ uid }) => uid);
  return { chi, persone: uids(persone), processi: uids(processi), cedolini, urna: urnaDi(chi.sessione.ruoli) };
};

/** A call of the day of an office, by lot. */
export const callByLot = (banchi: readonly Banco[], caso: Sorte): Promise<Answer<unknown>> => {
  const banco = banchi[caso.intero(banchi.length)];
  const chiamata = banco?.urna[caso.intero(banco.urna.length)];
  if (banco === undefined || chiamata === undefined) throw new Error('Nobody is at work');
  return chiamata.call(banco, caso);
};
