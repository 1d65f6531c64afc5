import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restituzioniRoutes } from '#shared/contracts/anagrafe/restituzione.ts';
import { saldiAperturaRoutes } from '#shared/contracts/anagrafe/saldo-apertura.ts';
import { accorpamentoRoutes } from '#shared/contracts/cedolini/accorpamento.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { correzioneRoutes } from '#shared/contracts/cedolini/correzione/correzione.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { cuRoutes } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import type { Denuncia, DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { sptRoutes } from '#shared/contracts/denunce/spt-chiamate.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import { conOmocodia } from '#shared/domain/codici/codice-fiscale.ts';
import {
  accessorio,
  compenso,
  compute,
  elaborazione,
  occasionaleDiProva,
  saldoDiProva,
  waitForEnd,
} from '#support/cedolini.ts';
import { A_MILANO, elaboraCu, saveFirma } from '#support/denunce/scuola-che-certifica.ts';
import { sptDelTrimestre } from '#support/denunce/scuola-che-comunica.ts';
import {
  collaboratore,
  contabilizzati,
  openScuolaCheDenuncia,
  supplente,
  uniemensDiMarzo,
} from '#support/denunce/scuola-che-denuncia.ts';
import { f24DiMarzo, type ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { changePersona, restituzioneDiProva } from '#support/persone-di-prova.ts';
import { mergeSchede } from '#support/schede-accorpate.ts';

// Every event that moves a sum, for every kind of filing that is open: the filing says so, or a written reason says why it does not depend on it.

let scuola: ScuolaCheVersa;
let primo: Processo;
beforeAll(async () => {
  scuola = await openScuolaCheDenuncia(5, { oggi: '2026-03-31' });
  await changePersona(scuola.gestore, { uid: scuola.uidDi(3) }, { domicili: [A_MILANO] });
  primo = await paga('Esperti', [occasionaleDiProva(scuola.uidDi(0), 50_000)], 'EST-LD');
  await paga('Supplenti', [supplente(scuola.uidDi(1), 20_000)]);
  await paga('Compensi', [accessorio(scuola.uidDi(1), [compenso(10_000)])]);
  await paga('Collaborazioni', [collaboratore(scuola.uidDi(3), 200_000)], 'COC-LD');
  await saveFirma(scuola.adempimenti);
}, 120_000);
afterAll(() => scuola.home.close());

type Cedolini = Parameters<typeof contabilizzati>[1];
const paga = (DES_ELABORAZIONE: string, cedolini: Cedolini, idMetodo: Processo['idMetodo'] = 'ACC-LD') =>
  contabilizzati(scuola, cedolini, { DES_ELABORAZIONE, idMetodo });

/** The open filing of each kind: gathered, new or again, and read. */
const FLUSSI = {
  UNIEMENS: {
    raccogli: (versione?: number) => uniemensDiMarzo(scuola.adempimenti, versione),
    leggi: (uid: Denuncia['uid']) => scuola.adempimenti.ok(uniemensRoutes.getUniemens, { body: { uid } }),
  },
  CU: {
    raccogli: (versione?: number) => elaboraCu(scuola.adempimenti, versione === undefined ? {} : { versione }),
    leggi: (uid: Denuncia['uid']) => scuola.adempimenti.ok(cuRoutes.getCertificato, { body: { uid } }),
  },
  SPT: {
    raccogli: (versione?: number) => sptDelTrimestre(scuola.adempimenti, versione === undefined ? {} : { versione }),
    leggi: (uid: Denuncia['uid']) => scuola.adempimenti.ok(sptRoutes.getSpt, { body: { uid } }),
  },
  F24: {
    raccogli: (versione?: number) =>
      scuola.adempimenti.ok(f24Routes.saveF24Ep, {
        body: { ...f24DiMarzo([primo]), ...(versione === undefined ? {} : { versione }) },
      }),
    leggi: (uid: Denuncia['uid']) => scuola.adempimenti.ok(f24Routes.getF24, { body: { uid } }),
  },
} as const;
type Flusso = keyof typeof FLUSSI;
const flussi = Object.keys(FLUSSI).filter((nome): nome is Flusso => nome in FLUSSI);

/** The mark that an open filing carries. */
const SOMME = 'denuncia.somme-mosse';
const PERSONA = 'denuncia.persona-cambiata';
/** The reasons why one carries none. */
const SCELTE = 'un F24 paga le elaborazioni che l’ufficio ha scelto: un’altra ha il suo';
const SENZA_NOMI = 'un F24 non nomina persone';
const NON_CONTA = 'nessuna denuncia racconta un’elaborazione non contabilizzata';
const RIFIUTATO = 'il programma rifiuta: quello che è contabilizzato non cambia';
const SENZA_CONTRIBUTI = 'di un compenso occasionale non si denunciano contributi';
const CERTIFICATI = 'NoiPA non conosce chi la scuola certifica da sé';

interface Evento {
  readonly nome: string;
  readonly accade: () => Promise<unknown>;
  /** For each kind the code of its mark, or the reason of none. */
  readonly atteso: Readonly<Record<Flusso, string>>;
}

const rifiutato = async (risposta: Promise<{ readonly status: number }>): Promise<void> => {
  expect((await risposta).status).toBe(409);
};

const aperta = async (DES_ELABORAZIONE: string, importo: number): Promise<Processo> =>
  (
    await compute(scuola.ufficio, elaborazione({ DES_ELABORAZIONE }), [
      accessorio(scuola.uidDi(2), [compenso(importo)]),
    ])
  ).processo;

const corretta = async (): Promise<void> => {
  const { processo } = await scuola.ufficio.ok(correzioneRoutes.correggiCedolino, {
    body: {
      uid: `${primo.uid}-${scuola.uidDi(0)}`,
      voci: [compenso(60_000)],
      ANNO: 2026,
      MESE: 3,
      dataPagamento: '2026-03-30',
      prova: false,
    },
  });
  if (processo === null) throw new Error('A correction expected');
  await scuola.ufficio.ok(processiRoutes.startCalcolo, {
    body: { processo: { uid: processo.uid, versione: processo.versione }, cedolini: [] },
  });
  await waitForEnd(scuola.ufficio, processo.uid);
  const calcolata = await scuola.ufficio.ok(processiRoutes.getProcesso, { body: { uid: processo.uid } });
  await scuola.ufficio.ok(chiusuraRoutes.contabilizza, {
    body: { idProcesso: calcolata.uid, versione: calcolata.versione, motivo: 'Corretto' },
  });
};

const accorpate = async (): Promise<void> => {
  const [una, altra] = [await aperta('Una aperta', 1_000), await aperta('Altra aperta', 2_000)];
  await scuola.ufficio.ok(accorpamentoRoutes.accorpaProcessi, {
    body: {
      idProcessoProv: altra.uid,
      versioneProv: altra.versione,
      idProcessoDest: una.uid,
      versioneDest: una.versione,
    },
  });
  await waitForEnd(scuola.ufficio, una.uid);
};

const uniteLeSchede = async (): Promise<void> => {
  const doppia = { uid: scuola.uidDi(4) };
  const [, stessa] = scuola.persone;
  if (stessa === undefined) throw new Error('Two people');
  const { desCognome, desNome } = stessa;
  await changePersona(scuola.gestore, doppia, { desCognome, desNome });
  await paga('Doppia', [supplente(doppia.uid)]);
  await paga('Doppia, compensi', [accessorio(doppia.uid, [compenso(3_000)])]);
  for (const nome of flussi) await gather(nome);
  await mergeSchede(scuola.gestore, { uid: scuola.uidDi(1) }, doppia);
};

const EVENTI: readonly Evento[] = [
  {
    nome: 'another run of staff is accounted',
    accade: async () => {
      await paga('Altri supplenti', [supplente(scuola.uidDi(2))]);
      await paga('Altri compensi', [accessorio(scuola.uidDi(2), [compenso(5_000)])]);
    },
    atteso: { UNIEMENS: SOMME, CU: SOMME, SPT: SOMME, F24: SCELTE },
  },
  {
    nome: 'a correction of a fee is accounted',
    accade: corretta,
    atteso: { UNIEMENS: SENZA_CONTRIBUTI, CU: SOMME, SPT: CERTIFICATI, F24: SCELTE },
  },
  {
    nome: 'a settlement is accounted',
    accade: () => paga('Conguaglio', [{ ...collaboratore(scuola.uidDi(3)), voci: [] }], 'CON-LD'),
    atteso: { UNIEMENS: 'un conguaglio è di imposte, senza contributi', CU: SOMME, SPT: CERTIFICATI, F24: SCELTE },
  },
  {
    nome: 'a sum is given back',
    accade: () =>
      scuola.ufficio.ok(restituzioniRoutes.createRestituzione, {
        body: restituzioneDiProva(scuola.uidDi(0), {}),
      }),
    atteso: { UNIEMENS: SENZA_CONTRIBUTI, CU: SOMME, SPT: SOMME, F24: SOMME },
  },
  {
    nome: 'two records of one person are merged',
    accade: uniteLeSchede,
    atteso: { UNIEMENS: PERSONA, CU: PERSONA, SPT: PERSONA, F24: SENZA_NOMI },
  },
  {
    nome: 'a codice fiscale is changed',
    accade: async () => {
      const [, persona] = scuola.persone;
      if (persona === undefined) throw new Error('Two people');
      await changePersona(scuola.gestore, { uid: scuola.uidDi(1) }, { desCf: conOmocodia(persona.desCf, 1) });
    },
    atteso: { UNIEMENS: PERSONA, CU: PERSONA, SPT: PERSONA, F24: SENZA_NOMI },
  },
  {
    nome: 'runs that are not accounted are computed and merged',
    accade: accorpate,
    atteso: { UNIEMENS: NON_CONTA, CU: NON_CONTA, SPT: NON_CONTA, F24: NON_CONTA },
  },
  {
    nome: 'an open run is deleted',
    accade: async () => {
      const { uid, versione } = await aperta('Da eliminare', 3_000);
      await scuola.ufficio.ok(processiRoutes.removeProcesso, { body: { uid, versione } });
    },
    atteso: { UNIEMENS: NON_CONTA, CU: NON_CONTA, SPT: NON_CONTA, F24: NON_CONTA },
  },
  {
    nome: 'an accounted run is deleted, or an opening balance of its year written',
    accade: async () => {
      const { versione } = await scuola.ufficio.ok(processiRoutes.getProcesso, { body: { uid: primo.uid } });
      await rifiutato(scuola.ufficio.call(processiRoutes.removeProcesso, { body: { uid: primo.uid, versione } }));
      await rifiutato(
        scuola.ufficio.call(saldiAperturaRoutes.saveSaldo, {
          body: { ...saldoDiProva(scuola.uidDi(0)), versione: 0 },
        }),
      );
    },
    atteso: { UNIEMENS: RIFIUTATO, CU: RIFIUTATO, SPT: RIFIUTATO, F24: RIFIUTATO },
  },
];

const raccolte = new Map<Flusso, Denuncia['uid']>();
const lette = (nome: Flusso): Promise<DenunciaIntera> => {
  const uid = raccolte.get(nome);
  if (uid === undefined) throw new Error(`No ${nome} was gathered`);
  return FLUSSI[nome].leggi(uid);
};
const gather = async (nome: Flusso): Promise<void> => {
  const versione = raccolte.has(nome) ? (await lette(nome)).denuncia.versione : undefined;
  raccolte.set(nome, (await FLUSSI[nome].raccogli(versione)).denuncia.uid);
};
const segniDi = ({ rilievi }: DenunciaIntera): readonly string[] => [
  ...new Set(rilievi.map(({ codice }) => codice).filter((codice) => codice === SOMME || codice === PERSONA)),
];

describe.each(EVENTI)('$nome', ({ accade, atteso }) => {
  beforeAll(async () => {
    for (const nome of flussi) await gather(nome);
    for (const nome of flussi) expect([nome, segniDi(await lette(nome))]).toEqual([nome, []]);
    await accade();
  });
  test.each(flussi)('%s carries its mark, or a reason says why it has none', async (nome) => {
    const denuncia = await lette(nome);
    const segno = atteso[nome];
    const marca = segno === SOMME || segno === PERSONA;
    expect([segniDi(denuncia), denuncia.daAggiornare]).toEqual([marca ? [segno] : [], marca]);
    expect(segno.length).toBeGreaterThan(10);
  });
});
