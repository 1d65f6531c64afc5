import { incarichiRoutes, type IncaricoInput } from '#shared/contracts/anagrafe/incarico.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { ProcessoInput } from '#shared/contracts/cedolini/processo.ts';
import { cuRoutes } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { sptRoutes } from '#shared/contracts/denunce/spt-chiamate.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import type { Uid } from '#shared/domain/campi.ts';
import type { IdMetodo } from '#shared/domain/elaborazione/elaborazione.ts';
import { compenso, compute, elaborazione, occasionaleDiProva } from '#support/cedolini.ts';
import { CU_DI_MARZO } from '#support/denunce/scuola-che-certifica.ts';
import { collaboratore } from '#support/denunce/scuola-che-denuncia.ts';
import { incaricoDiProva } from '#support/incarichi-di-prova.ts';
import { account, computeOne, nuovoMilanese, type Cose, type Genere, type Luogo } from './luogo.ts';

const chi = (versione: number | undefined) => (versione === undefined ? {} : { versione });

const payInput = async (
  luogo: Luogo,
  idMetodo: IdMetodo,
  input: InputCedolino,
  cambi: Partial<ProcessoInput> = {},
): Promise<Cose> => {
  const dati = elaborazione({ idMetodo, DES_ELABORAZIONE: 'Da denunciare', ...cambi });
  const { processo } = await compute(luogo.chi, dati, [input]);
  const cose: Cose = { processo: processo.uid, persona: input.uidSubAnagrafe };
  await account(luogo, cose);
  return cose;
};

export const createIncarico = (
  luogo: Luogo,
  uidSubAnagrafe: Uid<'PERSONA'>,
  cambi: Partial<IncaricoInput> = {},
): Promise<unknown> =>
  luogo.chi.ok(incarichiRoutes.createIncarico, { body: { ...incaricoDiProva(cambi), uidSubAnagrafe } });

/** The assignment of a collaborator, from before what is paid. */
export const COLLABORAZIONE: Partial<IncaricoInput> = {
  datInizio: '2026-01-01',
  codCausaleCu: null,
  codTipoRapporto: '06',
  codAltraAss: null,
};

/** A collaborator is paid, and settled in that payslip where nothing else is said. */
export const payCollaboratore = async (luogo: Luogo, cambi: Partial<InputCedolino> = {}): Promise<Cose> => {
  const persona = await nuovoMilanese(luogo);
  return payInput(luogo, 'COC-LD', { ...collaboratore(persona), opzioni: { cessazione: true }, ...cambi });
};

/** A collaborator is paid in December of the year before, and not settled: what is done of it touches no certificate of this year. */
export const payDaConguagliare = async (luogo: Luogo): Promise<Cose> =>
  payPrima(luogo, await nuovoMilanese(luogo), '2025-12-18');

/** A payment of December of the year before to a collaborator, accounted. */
export const payPrima = (luogo: Luogo, persona: Uid<'PERSONA'>, dataPagamento: string): Promise<Cose> =>
  payInput(
    luogo,
    'COC-LD',
    {
      ...collaboratore(persona),
      voci: [{ ...compenso(10_000), competenza: { dal: '2025-12-01', al: '2025-12-15' } }],
    },
    { ANNO: 2025, MESE: 12, dataPagamento },
  );

const f24: Genere = {
  nome: 'F24',
  come: ['F24'],
  chiamate: {
    get: f24Routes.getF24,
    list: f24Routes.listF24,
    makeFile: f24Routes.makeFileF24,
    send: f24Routes.sendF24,
    undoSend: f24Routes.undoSendF24,
    remove: f24Routes.removeF24,
  },
  paga: async (luogo) => {
    const cose = await computeOne(luogo, luogo.nuovo());
    await account(luogo, cose);
    return cose;
  },
  gather: ({ chi: gestore }, { processo, mese = 3 }, versione) =>
    gestore.call(f24Routes.saveF24Ep, {
      body: {
        processi: [processo],
        anno: 2026,
        mese,
        dataPagamento: '2026-04-15',
        descrizione: 'F24 di prova',
        senzaCodiceFuori: false,
        ...chi(versione),
      },
    }),
};

const uniemens: Genere = {
  nome: 'UniEmens',
  come: ['UNIEMENS', 'UNIEMENS_DOPO'],
  chiamate: {
    get: uniemensRoutes.getUniemens,
    list: uniemensRoutes.listUniemens,
    makeFile: uniemensRoutes.makeFileUniemens,
    send: uniemensRoutes.sendUniemens,
    undoSend: uniemensRoutes.undoSendUniemens,
    remove: uniemensRoutes.removeUniemens,
  },
  paga: async (luogo) => {
    const cose = await payCollaboratore(luogo);
    await createIncarico(luogo, cose.persona, COLLABORAZIONE);
    return cose;
  },
  gather: ({ chi: gestore }, { vuota = false, mese = 3 }, versione) =>
    gestore.call(uniemensRoutes.saveUniemens, { body: { anno: 2026, mese, allowEmpty: vuota, ...chi(versione) } }),
};

const spt: Genere = {
  nome: 'SPT',
  come: ['SPT'],
  chiamate: {
    get: sptRoutes.getSpt,
    list: sptRoutes.listSpt,
    makeFile: sptRoutes.makeFileSpt,
    send: sptRoutes.sendSpt,
    undoSend: sptRoutes.undoSendSpt,
    remove: sptRoutes.removeSpt,
  },
  paga: f24.paga,
  gather: ({ chi: gestore }, { vuota = false, mese = 3 }, versione) =>
    gestore.call(sptRoutes.saveSpt, {
      body: { anno: 2026, meseDa: mese, meseA: mese, createEmpty: vuota, ...chi(versione) },
    }),
};

const cu: Genere = {
  nome: 'CU',
  come: ['CU'],
  chiamate: {
    get: cuRoutes.getCertificato,
    list: cuRoutes.listCu,
    makeFile: cuRoutes.makeFileCu,
    send: cuRoutes.sendCu,
    undoSend: cuRoutes.undoSendCu,
    remove: cuRoutes.removeCu,
  },
  paga: async (luogo, { senzaIncarico } = { senzaIncarico: false }) => {
    const persona = luogo.nuovo();
    if (!senzaIncarico) await createIncarico(luogo, persona);
    return payInput(luogo, 'EST-LD', occasionaleDiProva(persona, 20_000));
  },
  gather: ({ chi: gestore }, _cose, versione) =>
    gestore.call(cuRoutes.elaboraCu, { body: { ...CU_DI_MARZO, ...chi(versione) } }),
};

export const generi = { f24, uniemens, spt, cu } as const;
