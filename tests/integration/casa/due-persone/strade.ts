import { asUid } from '#platform/data/entita.ts';
import { anagrafeRoutes, type PersonaNuova } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { lavoroRoutes } from '#shared/contracts/lavori/lavoro.ts';
import { listeRoutes } from '#shared/contracts/noipa/liste.ts';
import { pagamentiRoutes } from '#shared/contracts/noipa/pagamenti.ts';
import { scambioRoutes } from '#shared/contracts/scambio/scambio.ts';
import { coordinateDaIban } from '#shared/domain/codici/coordinate-pagamento.ts';
import { composeIban } from '#shared/domain/codici/iban.ts';
import { accessorio, compenso, compute, elaborazione } from '#support/cedolini.ts';
import { contabilizzata, f24DiMarzo, sendF24, type ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { assignFondo, createLista, FORFAIT, riga } from '#support/noipa/liste-di-prova.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { checkFile, importFile, lavoroFinito } from '#support/scambio.ts';
import { stradeDeiCreditori } from './creditori.ts';
import { stradeDelleRegole } from './regole.ts';
import type { Strada } from './strada.ts';

const IBAN = composeIban('03002', '03280', '123456789012');
const NUOVO_IBAN = { codModPagamento: 'B', ...(coordinateDaIban(IBAN) ?? {}) } as const;

let numero = 700;
const nuova = (scuola: ScuolaCheVersa, cambi: Partial<PersonaNuova> = {}): Promise<Persona> =>
  scuola.gestore.ok(anagrafeRoutes.createPersona, { body: { ...personaDiProva((numero += 1)), ...cambi } });

const conti = async ({ gestore }: ScuolaCheVersa, { uid }: Persona): Promise<unknown> => {
  const { body } = await gestore.call(anagrafeRoutes.getPersona, { params: { uid } });
  const { codCc, cfDeceduto, flgTutela } = { codCc: null, cfDeceduto: null, flgTutela: false, ...Object(body) };
  return { codCc, cfDeceduto, flgTutela };
};

const daScheda = (persona: Persona, cambi: Partial<Persona>) => {
  const { uid, uidSubAnagrafe: _sub, prgAnagrafe: _prg, matricola: _m, uidPortale: _p, ...dati } = persona;
  return { params: { uid }, body: { ...dati, ...cambi } };
};

const csv = (persona: Persona) => ({
  nome: 'coordinate.csv',
  bytes: Buffer.from(`Codice fiscale;Modalità di pagamento;IBAN\n${persona.desCf};Bonifico bancario;${IBAN}\n`),
});

const COORDINATE = 'functions/anagrafe/persone/coordinate.ts';

export const strade: readonly Strada[] = [
  {
    nome: 'the form of a person: another account',
    tipo: 'COORDINATE',
    giudice: COORDINATE,
    prepara: async (scuola) => {
      const persona = await nuova(scuola);
      return {
        tenta: () => scuola.ufficio.call(anagrafeRoutes.updatePersona, daScheda(persona, NUOVO_IBAN)),
        stato: () => conti(scuola, persona),
      };
    },
  },
  {
    nome: 'the form of a person: an holder named by a judge',
    tipo: 'COORDINATE',
    giudice: COORDINATE,
    prepara: async (scuola) => {
      const persona = await nuova(scuola, { ...NUOVO_IBAN, desIntestatario: 'Tutrice Inventata' });
      return {
        tenta: () => scuola.ufficio.call(anagrafeRoutes.updatePersona, daScheda(persona, { flgTutela: true })),
        stato: () => conti(scuola, persona),
      };
    },
  },
  {
    nome: 'a new heir of a payee',
    tipo: 'COORDINATE',
    giudice: COORDINATE,
    prepara: async (scuola) => {
      const morta = await nuova(scuola);
      const erede = {
        ...personaDiProva((numero += 1)),

        tipoSoggetto: 'EREDE' as const,
        cfDeceduto: morta.desCf,
        quotaEredita: 1_000_000,
      };
      return {
        tenta: () => scuola.ufficio.call(anagrafeRoutes.createPersona, { body: erede }),
        stato: async () =>
          (await scuola.gestore.ok(anagrafeRoutes.getPersona, { params: { uid: morta.uid } })).flgDeceduto ?? false,
      };
    },
  },
  {
    nome: 'an import of people',
    tipo: 'COORDINATE',
    giudice: 'functions/scambio/approvazione.ts',
    prepara: async (scuola) => {
      const persona = await nuova(scuola);
      const { uid, versione, stato } = await checkFile(scuola.ufficio, 'persone', csv(persona));
      if (stato !== 'PRONTA') throw new Error(`The file is ${stato}`);
      return {
        tenta: () => scuola.ufficio.call(scambioRoutes.applyImportazione, { params: { uid }, body: { versione } }),
        stato: () => conti(scuola, persona),
        finito: () => lavoroFinito(scuola.ufficio, uid),
      };
    },
  },
  {
    nome: 'the undoing of an import of people',
    tipo: 'COORDINATE',
    giudice: 'functions/scambio/approvazione.ts',
    prepara: async (scuola) => {
      const persona = await nuova(scuola);
      const { uid, lavoro } = await importFile(scuola.ufficio, 'persone', csv(persona));
      return {
        tenta: () => scuola.ufficio.call(lavoroRoutes.undoLavoro, { params: { uid: lavoro ?? '' }, body: {} }),
        stato: () => conti(scuola, persona),
        finito: () => lavoroFinito(scuola.ufficio, uid),
      };
    },
  },
  {
    nome: 'the merge of a person into a twin with another account',
    tipo: 'COORDINATE',
    giudice: 'functions/anagrafe/accorpamento/accorpamento-service.ts',
    prepara: async (scuola) => {
      const persona = await nuova(scuola);
      const gemella = await nuova(scuola, { desCognome: persona.desCognome, desNome: persona.desNome, ...NUOVO_IBAN });
      const unita = {
        azione: 'ESEGUI' as const,
        uidDestinazione: asUid<'PERSONA'>(gemella.uid),
        uids: [asUid<'PERSONA'>(persona.uid)],
      };
      const uids = [persona, gemella].map(({ uid }) => uid);
      const presenti = () =>
        Promise.all(
          uids.map(async (uid) => (await scuola.gestore.call(anagrafeRoutes.getPersona, { params: { uid } })).body),
        );
      const prima = JSON.stringify(await presenti());
      return {
        tenta: () => scuola.gestore.call(anagrafeRoutes.accorpaAnagrafe, { body: unita }),
        stato: async () => JSON.stringify(await presenti()) === prima,
        finito: async () => {
          for (let volte = 0; volte < 400 && JSON.stringify(await presenti()) === prima; volte += 1)
            await new Promise((resolve) => setTimeout(resolve, 25));
        },
      };
    },
  },
  {
    nome: 'the accounting of a run',
    tipo: 'CONTABILIZZAZIONE',
    giudice: 'functions/cedolini/chiusura/chiusura-service.ts',
    prepara: async (scuola) => {
      const { processo } = await compute(scuola.ufficio, elaborazione({ DES_ELABORAZIONE: 'Da chiudere in due' }), [
        accessorio(scuola.uidDi(0), [compenso(10_000)]),
      ]);
      const { uid, versione } = processo;
      return {
        tenta: () =>
          scuola.ufficio.call(chiusuraRoutes.contabilizza, {
            body: { idProcesso: uid, versione, motivo: 'Pagato in prove diverse' },
          }),
        stato: async () => (await scuola.ufficio.ok(processiRoutes.getProcesso, { body: { uid } })).STATUS,
      };
    },
  },
  {
    nome: 'the payment orders of a run',
    tipo: 'MANDATI',
    giudice: 'functions/cedolini/chiusura/mandati-service.ts',
    prepara: async (scuola) => {
      const { uid, versione } = await contabilizzata(scuola, [0]);
      const mandati = [{ numero: '31', data: '2026-03-20', importo: 1000 }];
      return {
        tenta: () => scuola.ufficio.call(chiusuraRoutes.saveMandati, { body: { idProcesso: uid, versione, mandati } }),
        stato: async () => (await scuola.ufficio.ok(processiRoutes.getProcesso, { body: { uid } })).mandati,
      };
    },
  },
  {
    nome: 'the sending of a filing',
    tipo: 'INVIO',
    giudice: 'functions/denunce/denuncia/invio-service.ts',
    prepara: async (scuola) => {
      const { adempimenti } = scuola;
      const { denuncia } = await adempimenti.ok(f24Routes.saveF24Ep, {
        body: f24DiMarzo([await contabilizzata(scuola, [0])]),
      });
      const { uid, versione } = await adempimenti.ok(f24Routes.makeFileF24, {
        query: { uid: denuncia.uid, versione: denuncia.versione },
      });
      return {
        tenta: () =>
          adempimenti.call(f24Routes.sendF24, {
            body: { uid, versione, datInvio: adempimenti.sessione.oggi, protocollo: '7' },
          }),
        stato: async () => (await adempimenti.ok(f24Routes.getF24, { body: { uid } })).denuncia.STATUS,
      };
    },
  },
  {
    nome: 'the undoing of the sending of a filing',
    tipo: 'INVIO',
    giudice: 'functions/denunce/denuncia/invio-service.ts',
    prepara: async (scuola) => {
      const { adempimenti, gestore } = scuola;
      const intera = await adempimenti.ok(f24Routes.saveF24Ep, {
        body: f24DiMarzo([await contabilizzata(scuola, [0])]),
      });
      const { uid, versione } = await sendF24(adempimenti, intera);
      return {
        tenta: () =>
          gestore.call(f24Routes.undoSendF24, { body: { uid, versione, motivo: 'Data scritta per errore' } }),
        stato: async () => (await adempimenti.ok(f24Routes.getF24, { body: { uid } })).denuncia.STATUS,
      };
    },
  },
  ...(['send', 'undo'] as const).map((verso): Strada => ({
    nome: verso === 'send' ? 'the sending of a list of NoiPA' : 'the undoing of the sending of a list of NoiPA',
    tipo: 'INVIO',
    giudice: 'functions/noipa/liste/invio-service.ts',
    prepara: async (scuola) => {
      const { gestore } = scuola;
      if (verso === 'send') await assignFondo(gestore, 2026, 100_000);
      const persona = await nuova(scuola);
      const vuota = await createLista(gestore, { descrizione: `Lista ${verso}` });
      const { lista } = await gestore.ok(pagamentiRoutes.addPagamentiMof, {
        body: {
          uid: vuota.uid,
          versione: vuota.versione,
          pagamenti: [{ persona: persona.uid, righe: [riga({ chiave: FORFAIT, importo: 1000 })] }],
        },
      });
      const invia = {
        body: { uid: lista.uid, versione: lista.versione, datInvio: gestore.sessione.oggi, motivo: 'Prova di invio' },
      };
      const stato = async () =>
        (await gestore.ok(pagamentiRoutes.getListaNoipa, { body: { uid: lista.uid } })).lista.STATUS;
      if (verso === 'send') return { tenta: () => gestore.call(listeRoutes.sendListaNoipa, invia), stato };
      const { uid, versione } = await gestore.ok(listeRoutes.sendListaNoipa, invia);
      return {
        tenta: () =>
          gestore.call(listeRoutes.undoSendListaNoipa, { body: { uid, versione, motivo: 'Data scritta per errore' } }),
        stato,
      };
    },
  })),
  ...stradeDeiCreditori,
  ...stradeDelleRegole,
];
