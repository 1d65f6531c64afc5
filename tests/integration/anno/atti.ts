import { incarichiRoutes, type IncaricoInput } from '#shared/contracts/anagrafe/incarico.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import type { Processo, ProcessoInput } from '#shared/contracts/cedolini/processo.ts';
import { completaRoutes } from '#shared/contracts/denunce/completa.ts';
import type { DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { f24Routes, type F24Input } from '#shared/contracts/denunce/f24-chiamate.ts';
import { quadraturaRoutes } from '#shared/contracts/denunce/quadratura.ts';
import { scadenzeRoutes } from '#shared/contracts/denunce/scadenze.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import { meseDi, type Mese } from '#shared/domain/tempo/mese.ts';
import { cedolinoDi, compute, elaborazione } from '#support/cedolini.ts';
import { sendUniemens } from '#support/denunce/scuola-che-denuncia.ts';
import { sendF24 } from '#support/denunce/scuola-che-versa.ts';
import { incaricoDiProva } from '#support/incarichi-di-prova.ts';
import type { Anno } from './mondo.ts';

/** The acts of an office in a month, by the calls of its screens. */

export const mese = (anno: number, quale: number): Mese => ({ anno, mese: quale });

/** A run by its kind, day and name, computed and not accounted. */
export const computeRun = async (
  { chi }: Anno,
  [idMetodo, dataPagamento, DES_ELABORAZIONE]: readonly [ProcessoInput['idMetodo'], string, string],
  cedolini: readonly InputCedolino[],
  cambi: Partial<ProcessoInput> = {},
): Promise<Processo> => {
  const { anno: ANNO, mese: MESE } = meseDi(dataPagamento);
  const input = elaborazione({ ANNO, MESE, idMetodo, dataPagamento, DES_ELABORAZIONE, ...cambi });
  return (await compute(chi, input, [...cedolini])).processo;
};

export const accountRun = ({ chi }: Anno, { uid, versione }: Processo): Promise<Processo> =>
  chi.ok(chiusuraRoutes.contabilizza, { body: { idProcesso: uid, versione, motivo: 'Pagato come dice il decreto' } });

/** The same, accounted. @throws with what was said of whoever is not paid */
export const paga = async (...atto: Parameters<typeof computeRun>): Promise<Processo> => {
  const [{ chi }, [, , nome], cedolini] = atto;
  const processo = await computeRun(...atto);
  if (processo.numScartati > 0) {
    const letti = await Promise.all(
      cedolini.map(({ uidSubAnagrafe }) => cedolinoDi(chi, processo.uid, uidSubAnagrafe)),
    );
    const detto = letti.flatMap(({ anomalie }) => anomalie.map(({ messaggio }) => messaggio));
    throw new Error(`${nome}: ${detto.join(' ')}`);
  }
  return accountRun(atto[0], processo);
};

/** The lines of a person in a run, and what was told of them. */
export const letto = async ({ chi, uidDi }: Anno, processo: Processo, nome: string) => {
  const { cedolino, anomalie } = await cedolinoDi(chi, processo.uid, uidDi(nome));
  return { righe: cedolino?.righe ?? [], anomalie };
};

/** The findings that block a filing, in its words. */
export const bloccanti = ({ rilievi }: DenunciaIntera): readonly string[] =>
  rilievi.filter(({ gravita }) => gravita === 'BLOCCANTE').map(({ codice, trovato }) => `${codice}: ${trovato}`);

/** The F24 of what a month has in no F24 yet, made; of a month that owes nothing, null. */
export const f24Di = async (
  { chi, modello }: Anno,
  quale: Mese,
  cambi: Partial<F24Input> = {},
): Promise<DenunciaIntera | null> => {
  const { processi } = await chi.ok(f24Routes.proponiF24, { body: { ...quale, lasciati: [] } });
  const da = cambi.processi ?? processi.filter(({ f24 }) => f24 === null).map(({ uid }) => uid);
  if (da.length === 0) return null;
  return chi.ok(modello === 'EP' ? f24Routes.saveF24Ep : f24Routes.saveF24Ordinario, {
    body: {
      ...quale,
      dataPagamento: chi.sessione.oggi,
      descrizione: `F24 ${quale.mese}/${quale.anno}`,
      senzaCodiceFuori: false,
      ...cambi,
      processi: da,
    },
  });
};

/** The same, sent where it has rows. */
export const payF24 = async (
  anno: Anno,
  quale: Mese,
  cambi: Partial<F24Input> = {},
): Promise<DenunciaIntera | null> => {
  const f24 = await f24Di(anno, quale, cambi);
  if (f24 !== null && f24.denuncia.righe > 0) await sendF24(anno.chi, f24);
  return f24;
};

/** The UniEmens of a month, sent. @throws with what blocks it */
export const denunciaInps = async ({ chi }: Anno, quale: Mese): Promise<DenunciaIntera> => {
  const intera = await chi.ok(uniemensRoutes.saveUniemens, { body: { ...quale, allowEmpty: false } });
  if (intera.denuncia.bloccanti > 0) throw new Error(`UniEmens: ${bloccanti(intera).join('; ')}`);
  await sendUniemens(chi, intera.denuncia);
  return intera;
};

/** The payments that the sent filings of a year lack. */
export const mancano = async ({ chi }: Anno, anno: number) =>
  (await chi.ok(completaRoutes.getDaCompletare, { body: { anno } })).voci;

/** Cells of the check of a year whose two sides do not agree. */
export const diverse = async ({ chi }: Anno, anno: number) =>
  (await chi.ok(quadraturaRoutes.getQuadratura, { query: { anno } })).righe
    .filter(({ esito }) => esito !== 'QUADRA' && esito !== 'SPIEGATA')
    .map(({ denuncia, codice, mese: quale, differenza, esito }) => [denuncia, codice, quale, differenza, esito]);

/** The deadlines of an obligation, due or gone by. */
export const scadenzeDi = async ({ chi }: Anno, quale: string) =>
  (await chi.ok(scadenzeRoutes.listScadenze, {})).filter(({ adempimento }) => adempimento === quale);

/** An assignment, of the days it says. */
export const createIncarico = (
  { chi, uidDi }: Anno,
  nome: string,
  datInizio: string,
  datFine: string,
  cambi: Partial<IncaricoInput> = {},
) =>
  chi.ok(incarichiRoutes.createIncarico, {
    body: {
      ...incaricoDiProva({
        datInizio,
        datFine,
        datIncarico: datInizio,
        datAutorizzazione: datInizio,
        datAnagrafePrestazioni: null,
        dichiarazioni: [],
        comunicazioni: [],
        ...cambi,
      }),
      uidSubAnagrafe: uidDi(nome),
    },
  });

/** The fields in which the assignment of a collaborator differs from a self-employed one. */
export const COLLABORA: Partial<IncaricoInput> = { codCausaleCu: null, codTipoRapporto: '06', codAltraAss: null };
