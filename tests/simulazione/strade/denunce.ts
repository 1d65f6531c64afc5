import { completaRoutes, type DaCompletare } from '#shared/contracts/denunce/completa.ts';
import { cuRoutes } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import type { Denuncia, DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { sptRoutes } from '#shared/contracts/denunce/spt-chiamate.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { CU_DI_MARZO, sendCu } from '#support/denunce/scuola-che-certifica.ts';
import { sendSpt } from '#support/denunce/scuola-che-comunica.ts';
import { MARZO, sendUniemens, uniemensDiMarzo } from '#support/denunce/scuola-che-denuncia.ts';
import { f24DiMarzo, sendF24 } from '#support/denunce/scuola-che-versa.ts';
import type { Person } from '#support/home/test-home.ts';

const SPT_DI_MARZO = { anno: 2026, meseDa: 3, meseA: 3, createEmpty: false };
const PROTOCOLLO = '12345678901234567';

/** Sends the filings of March, with every run that owes something there. */
export const sendMese = async (chi: Person): Promise<void> => {
  const { processi } = await chi.ok(f24Routes.proponiF24, { body: MARZO });
  const body = f24DiMarzo([], {
    processi: processi.filter(({ f24 }) => f24 === null).map(({ uid }) => uid),
    dataPagamento: pagabileIl(chi.sessione.oggi),
  });
  await sendF24(chi, await chi.ok(f24Routes.saveF24Ep, { body }));
  await sendUniemens(chi, (await uniemensDiMarzo(chi)).denuncia);
  await sendSpt(chi, (await chi.ok(sptRoutes.saveSpt, { body: SPT_DI_MARZO })).denuncia);
};

/** The term of the F24 of March, or today once it is over. */
const pagabileIl = (oggi: string): string => (oggi < '2026-04-15' ? '2026-04-15' : oggi);

export const sendAnno = async (chi: Person): Promise<void> => {
  await completeCu(chi, await chi.ok(cuRoutes.elaboraCu, { body: CU_DI_MARZO }));
};

export const mancanti = async (chi: Person): Promise<readonly DaCompletare[]> =>
  (await chi.ok(completaRoutes.getDaCompletare, { body: { anno: MARZO.anno } })).voci;

/** Settles the year of some people, as a refusal of their certificates asks. */
export type Settle = (persone: readonly Uid<'PERSONA'>[]) => Promise<void>;

/** Makes the filing that an entry asks for, with exactly its people, and sends it. */
export const complete = async (chi: Person, voce: DaCompletare, settle: Settle): Promise<void> => {
  switch (voce.come) {
    case 'F24':
      return completeF24(chi, voce);
    case 'UNIEMENS':
      await sendUniemens(chi, (await uniemensDiMarzo(chi, voce.aperta?.versione)).denuncia);
      return;
    case 'UNIEMENS_DOPO':
      return completeDopo(chi, voce);
    case 'SPT':
      await sendSpt(
        chi,
        (
          await chi.ok(sptRoutes.saveSpt, {
            body: { ...SPT_DI_MARZO, ...(voce.aperta === null ? {} : { versione: voce.aperta.versione }) },
          })
        ).denuncia,
      );
      return;
    case 'CU':
      return completeCertificati(chi, voce, settle);
  }
};

type Di<C extends DaCompletare['come']> = Extract<DaCompletare, { come: C }>;

const completeF24 = async (chi: Person, { processi, ravvedimento, modello }: Di<'F24'>): Promise<void> => {
  const body = f24DiMarzo([], {
    processi: [...processi],
    dataPagamento: pagabileIl(chi.sessione.oggi),
    descrizione: 'Completamento',
    ...(ravvedimento ? { ravvedimento } : {}),
  });
  const fatto = await chi.ok(modello === 'EP' ? f24Routes.saveF24Ep : f24Routes.saveF24Ordinario, { body });
  await sendF24(chi, fatto);
};

/** The further month takes them; it is sent where it has come. */
const completeDopo = async (chi: Person, { verso, aperta }: Di<'UNIEMENS_DOPO'>): Promise<void> => {
  const { uid, versione } =
    aperta ?? (await chi.ok(uniemensRoutes.saveUniemens, { body: { ...verso, allowEmpty: true } })).denuncia;
  const portata = await chi.ok(uniemensRoutes.transferUniemens, {
    body: { uniemensIdDest: uid, versione, annoProv: MARZO.anno, meseProv: MARZO.mese },
  });
  if (`${verso.anno}-${String(verso.mese).padStart(2, '0')}` < chi.sessione.oggi.slice(0, 7))
    await sendUniemens(chi, portata.denuncia);
};

/** Gathers the certificates; where they wait for the settlement of somebody it is made, and they are gathered again. */
const completeCertificati = async (chi: Person, voce: Di<'CU'>, settle: Settle): Promise<void> => {
  const { invio, operazione, corregge, aperta, persone } = voce;
  const codici = operazione === 'ORDINARIA' ? [] : [...new Set(persone.map(({ desCf }) => desCf))];
  const body = { ...CU_DI_MARZO, invio, operazione, corregge: corregge?.uid ?? null, persone: codici };
  const gather = (versione?: number): Promise<DenunciaIntera> =>
    chi.ok(cuRoutes.elaboraCu, { body: { ...body, ...(versione === undefined ? {} : { versione }) } });
  const raccolta = await gather(aperta?.versione);
  const daConguagliare = raccolta.rilievi
    .filter(({ codice, gravita }) => codice === 'cu.imposta-lorda' && gravita === 'BLOCCANTE')
    .map(({ persona }) => persona);
  if (daConguagliare.length === 0) return void (await completeCu(chi, raccolta));
  const uids = persone
    .filter(({ desCf }) => daConguagliare.includes(desCf))
    .map(({ uidSubAnagrafe }) => uidSubAnagrafe);
  await settle([...new Set(uids)]);
  await completeCu(chi, await gather(raccolta.denuncia.versione));
};

/** Fills in by hand what the program has nothing to propose from, then sends. */
const completeCu = async (chi: Person, { denuncia, righe }: DenunciaIntera): Promise<Denuncia> => {
  let prima = denuncia;
  const write = async (riga: string, campo: string, valore: string): Promise<void> => {
    const { uid, versione } = prima;
    const body = { uid, versione, riga, campo, valore, perche: 'dalla ricevuta' };
    prima = (await chi.ok(cuRoutes.putCertificato, { body })).denuncia;
  };
  for (const { chiave, calcolati } of righe) {
    if (calcolati.protocollo !== undefined && calcolati.protocollo !== '')
      await write(chiave, 'progressivoRicevuta', '000001');
    if (calcolati.AU001001 === '') await write(chiave, 'AU001001', 'M');
  }
  const { rilievi } = await chi.ok(cuRoutes.getCertificato, { body: { uid: prima.uid } });
  const bloccanti = rilievi.filter(({ gravita }) => gravita === 'BLOCCANTE');
  if (bloccanti.length > 0) throw new Error(`the certificates are blocked: ${JSON.stringify(bloccanti)}`);
  return sendCu(chi, prima, PROTOCOLLO);
};
