import { cuRoutes } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import { sptRoutes } from '#shared/contracts/denunce/spt-chiamate.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import { compute, elaborazione } from '#support/cedolini.ts';
import { CU_DI_MARZO } from '#support/denunce/scuola-che-certifica.ts';
import { collaboratore } from '#support/denunce/scuola-che-denuncia.ts';
import { denunciaDi, diQuesta, gather } from './denunce.ts';
import { COLLABORAZIONE, createIncarico, generi, payCollaboratore } from './generi.ts';
import { account, nuovoMilanese, type Cose, type Luogo, type Tenta } from './luogo.ts';

/** A collaborator paid in February, whom no filing has told of. */
const payFebbraio = async (luogo: Luogo): Promise<void> => {
  const persona = await nuovoMilanese(luogo);
  await createIncarico(luogo, persona, COLLABORAZIONE);
  const input = { ...collaboratore(persona), opzioni: { cessazione: true } };
  const { processo } = await compute(
    luogo.chi,
    elaborazione({ MESE: 2, dataPagamento: '2026-02-20', idMetodo: 'COC-LD' }),
    [input],
  );
  await account(luogo, { processo: processo.uid, persona });
};

export const attiUniemens: Readonly<Record<string, Tenta>> = {
  'portarvi febbraio': async (luogo, cose) => {
    await payFebbraio(luogo);
    return diQuesta(({ chi }, _cose, { uid, versione }) =>
      chi.call(uniemensRoutes.transferUniemens, {
        body: { uniemensIdDest: uid, versione, annoProv: 2026, meseProv: 2 },
      }),
    )(luogo, cose);
  },
};

/** Puts into a process somebody whom no payslip of it pays. */
const addPersona: Tenta = (luogo, cose) => {
  cose.aggiunta = luogo.nuovo();
  const idDipendente = cose.aggiunta;
  return diQuesta(({ chi }, _cose, quale) =>
    chi.call(sptRoutes.addDipendenteSpt, { body: { ...quale, idDipendente } }),
  )(luogo, cose);
};

/** Takes the person put into a process by hand out of it. */
export const removeAggiunta = async (luogo: Luogo, cose: Cose): Promise<void> => {
  const { uid, versione } = await denunciaDi(luogo, cose);
  const body = { uid, versione, idDipendente: cose.aggiunta ?? cose.persona, perche: 'Messa per errore' };
  await luogo.chi.ok(sptRoutes.removeDipendenteSpt, { body });
};

export const attiSpt: Readonly<Record<string, Tenta>> = {
  'aggiungere una persona': async (luogo, cose) => {
    const risposta = await addPersona(luogo, cose);
    if (risposta.status === 200) await removeAggiunta(luogo, cose);
    return risposta;
  },
  'aggiungere chi c’è già': diQuesta(({ chi }, { persona: idDipendente }, quale) =>
    chi.call(sptRoutes.addDipendenteSpt, { body: { ...quale, idDipendente } }),
  ),
  'togliere una persona': diQuesta(({ chi }, { persona: idDipendente }, quale) =>
    chi.call(sptRoutes.removeDipendenteSpt, { body: { ...quale, idDipendente, perche: 'Detta a parte' } }),
  ),
};

const correggeCu =
  (operazione: 'SOSTITUZIONE' | 'ANNULLAMENTO'): Tenta =>
  ({ chi, cfDi }, { denuncia, persona }) =>
    chi.call(cuRoutes.elaboraCu, {
      body: { ...CU_DI_MARZO, operazione, corregge: denuncia ?? null, persone: [cfDi(persona)] },
    });

export const attiCu: Readonly<Record<string, Tenta>> = {
  consegnare: diQuesta(({ chi, cfDi }, { persona }, { uid }) =>
    chi.call(cuRoutes.consegnaCu, { body: { uid, persone: [cfDi(persona)], giorno: chi.sessione.oggi } }),
  ),
  sostituire: correggeCu('SOSTITUZIONE'),
  annullare: correggeCu('ANNULLAMENTO'),
};

type Prepara = (luogo: Luogo) => Promise<Cose>;

/** Filings that something blocks, and what the office has still to do for each. */
export const statiBloccati: Readonly<Record<'UniEmens' | 'SPT' | 'CU', Readonly<Record<string, Prepara>>>> = {
  UniEmens: {
    'con un collaboratore senza incarico': async (luogo) => {
      const cose: Cose = { ...(await payCollaboratore(luogo)), genere: generi.uniemens };
      await gather(luogo, cose);
      return cose;
    },
  },
  SPT: {
    'con una persona che nessun cedolino paga': async (luogo) => {
      const cose: Cose = { ...(await generi.spt.paga(luogo)), genere: generi.spt };
      await gather(luogo, cose);
      await addPersona(luogo, cose);
      return cose;
    },
  },
  CU: {
    'di chi non è conguagliato': async (luogo) => {
      const cose: Cose = { ...(await payCollaboratore(luogo, { opzioni: {} })), genere: generi.cu };
      await createIncarico(luogo, cose.persona, COLLABORAZIONE);
      await gather(luogo, cose);
      return cose;
    },
    'di un esperto senza incarico': async (luogo) => {
      const cose: Cose = { ...(await generi.cu.paga(luogo, { senzaIncarico: true })), genere: generi.cu };
      await gather(luogo, cose);
      return cose;
    },
  },
};

/** Months that no run has anything for. */
export const statiVuoti: Readonly<Record<'UniEmens' | 'SPT', Prepara>> = {
  UniEmens: async (luogo) => ({ ...(await generi.f24.paga(luogo)), genere: generi.uniemens, mese: 1 }),
  SPT: async (luogo) => ({ ...(await generi.f24.paga(luogo)), genere: generi.spt, mese: 11 }),
};
