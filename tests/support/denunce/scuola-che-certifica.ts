import { incarichiRoutes } from '#shared/contracts/anagrafe/incarico.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { cuRoutes, type CuInput, type OpzioniCuInput } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import type { Denuncia, DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { occasionaleDiProva } from '../cedolini.ts';
import type { Person } from '../home/test-home.ts';
import { incaricoDiProva } from '../incarichi-di-prova.ts';
import { changePersona } from '../persone-di-prova.ts';
import { collaboratore, contabilizzati, openScuolaCheDenuncia, supplente } from './scuola-che-denuncia.ts';
import type { AltroDellaScuola, ScuolaCheVersa } from './scuola-che-versa.ts';

/** Who signs the certifications of the incomes of 2026. */
export const FIRMA: OpzioniCuInput = {
  anno: 2026,
  cfFirmatario: 'VRDTTV66D61H501M',
  cognomeFirmatario: 'Verdi',
  nomeFirmatario: 'Ottavia',
  codiceCarica: '1',
  datFirma: '2027-03-01',
  note: '',
  versione: 1,
};

export const CU_DI_MARZO: CuInput = {
  anno: 2026,
  invio: 'MARZO',
  operazione: 'ORDINARIA',
  corregge: null,
  persone: [],
};

/** What three runs of March 2026 pay: a short substitute twice, an occasional worker with an assignment, a collaborator. */
export interface ScuolaCheCertifica extends ScuolaCheVersa {
  readonly processi: readonly Processo[];
}

/** A town whose surtaxes the rules know. */
export const A_MILANO = { dal: '2020-01-01', codComuneDomf: 'F205', desComuneDomf: 'MILANO', codRegioneDomf: '10' };

/** `altre`: people who are not paid yet, after the three. */
export const openScuolaCheCertifica = async (altre = 0, altro: AltroDellaScuola = {}): Promise<ScuolaCheCertifica> => {
  const scuola = await openScuolaCheDenuncia(2 + altre, {}, altro);
  const [primo, secondo, terzo] = [0, 1, 2].map((indice) => scuola.uidDi(indice));
  if (primo === undefined || secondo === undefined || terzo === undefined) throw new Error('Three people expected');
  await scuola.gestore.ok(incarichiRoutes.createIncarico, {
    body: { ...incaricoDiProva(), uidSubAnagrafe: secondo },
  });
  await changePersona(scuola.gestore, { uid: terzo }, { domicili: [A_MILANO] });
  return {
    ...scuola,
    processi: [
      await contabilizzati(scuola, [supplente(primo)]),
      await contabilizzati(scuola, [supplente(primo, 5_000)], { DES_ELABORAZIONE: 'Seconda' }),
      await contabilizzati(scuola, [occasionaleDiProva(secondo, 40_000)], {
        DES_ELABORAZIONE: 'Esperti',
        idMetodo: 'EST-LD',
      }),
      // The last payslip of the collaborator: without a settlement nothing of them is certified.
      await contabilizzati(scuola, [{ ...collaboratore(terzo), opzioni: { cessazione: true } }], {
        DES_ELABORAZIONE: 'Co.co.co.',
        idMetodo: 'COC-LD',
      }),
    ],
  };
};

export const saveFirma = (chi: Person, cambi: Partial<OpzioniCuInput> = {}) =>
  chi.ok(cuRoutes.saveOpzioniCu, { body: { ...FIRMA, ...cambi } });

export const elaboraCu = (chi: Person, cambi: Partial<CuInput> & { versione?: number } = {}): Promise<DenunciaIntera> =>
  chi.ok(cuRoutes.elaboraCu, { body: { ...CU_DI_MARZO, ...cambi } });

/** Its file, then the day it was sent: today. */
export const sendCu = async (chi: Person, { uid, versione }: Denuncia, protocollo = ''): Promise<Denuncia> => {
  const conFile = await chi.ok(cuRoutes.makeFileCu, { query: { uid, versione } });
  return chi.ok(cuRoutes.sendCu, {
    body: { uid, versione: conFile.versione, datInvio: chi.sessione.oggi, protocollo },
  });
};
