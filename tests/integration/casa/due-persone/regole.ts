import { elencoUtentiRoutes } from '#shared/contracts/accesso/elenco-utenti.ts';
import { utentiRoutes } from '#shared/contracts/accesso/utenti.ts';
import { approvazioniRoutes } from '#shared/contracts/casa/approvazioni.ts';
import type { Strada } from './strada.ts';

/** The roads that would loosen a rule: the rule itself, the role that it names given to somebody. */
export const stradeDelleRegole: readonly Strada[] = [
  {
    nome: 'a role that a rule names, by the form of a user',
    tipo: 'RUOLI',
    giudice: 'functions/accesso/ruoli-approvati.ts',
    prepara: async ({ gestore }) => {
      const chi = async () =>
        (await gestore.ok(utentiRoutes.listUtenti, { body: {} })).utenti.find(({ ruoli }) => ruoli.includes('ASSENZE'));
      const { uid = '', versione = 0 } = (await chi()) ?? {};
      return {
        tenta: () =>
          gestore.call(utentiRoutes.updateUtente, { body: { uid, versione, ruoli: ['ASSENZE', 'PRESIDE'] } }),
        stato: async () => (await chi())?.ruoli,
      };
    },
  },
  {
    nome: 'a role that a rule names, by an invitation',
    tipo: 'RUOLI',
    giudice: 'functions/accesso/ruoli-approvati.ts',
    prepara: async ({ gestore }) => ({
      tenta: () =>
        gestore.call(utentiRoutes.inviteUtente, {
          body: {
            descutente: 'Complice Inventato',
            user: 'complice@scuola.example',
            ruoli: ['PRESIDE'],
            uidSubAnagrafe: null,
            email: null,
          },
        }),
      stato: async () =>
        (await gestore.ok(utentiRoutes.listUtenti, { body: {} })).utenti.some(
          ({ user }) => user === 'complice@scuola.example',
        ),
    }),
  },
  {
    nome: 'a role that a rule names, by the sheet of users',
    tipo: 'RUOLI',
    giudice: 'functions/accesso/elenco/elenco-utenti-service.ts',
    prepara: async ({ gestore }) => {
      const righe = [
        { numero: 2, descutente: 'Uno Inventato', user: 'uno@scuola.example', ruoli: 'PRESIDE', cf: '', azione: '' },
        { numero: 3, descutente: 'Due Inventata', user: 'due@scuola.example', ruoli: 'PRESIDE', cf: '', azione: '' },
      ] as const;
      const { visto } = await gestore.ok(elencoUtentiRoutes.previewElencoUtenti, { body: { righe: [...righe] } });
      return {
        tenta: () => gestore.call(elencoUtentiRoutes.applyElencoUtenti, { body: { righe: [...righe], visto } }),
        stato: async () =>
          (await gestore.ok(utentiRoutes.listUtenti, { body: {} })).utenti.filter(({ user }) =>
            ['uno@scuola.example', 'due@scuola.example'].includes(user),
          ).length,
      };
    },
  },
  {
    nome: 'a rule that is loosened',
    tipo: 'OPZIONI',
    giudice: 'functions/casa/approvazioni/regole.ts',
    prepara: async ({ gestore }) => {
      const opzioni = async () => (await gestore.ok(approvazioniRoutes.listApprovazioni, { body: {} })).opzioni;
      return {
        tenta: async () => {
          const { versione, ...scelte } = await opzioni();
          return gestore.call(approvazioniRoutes.saveOpzioniApprovazione, {
            body: { opzioni: { ...scelte, COORDINATE: 'NESSUNO' }, versione },
          });
        },
        stato: async () => (await opzioni()).COORDINATE,
      };
    },
  },
];
