import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { queryKey, useClient } from '#api/query.ts';
import { completaRoutes, type DaCompletare } from '#shared/contracts/denunce/completa.ts';
import { cuRoutes } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { sptRoutes } from '#shared/contracts/denunce/spt-chiamate.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { useSession } from '#ui/session.ts';
import { flussoCu } from '../cu/flusso-cu.ts';
import { flussoF24 } from '../f24/flusso-f24.ts';
import { flussoSpt, indirizzoSpt } from '../spt/flusso-spt.ts';
import { flussoUniemens } from '../uniemens/flusso-uniemens.ts';
import { indirizzoApertura } from '../uniemens/indirizzi.ts';

type Client = ReturnType<typeof useClient>;
type Di<C extends DaCompletare['come']> = Extract<DaCompletare, { come: C }>;

/** Lists and filings that a new filing makes old, besides what is to be completed. */
const LETTE = [flussoF24, flussoUniemens, flussoSpt, flussoCu].flatMap(({ lette }) => lette);

/** Makes, or opens, the filing that tells of what is missing, and goes to it. */
export const usePrepara = () => {
  const client = useClient();
  const cache = useQueryClient();
  const naviga = useNavigate();
  const { oggi, setupType } = useSession().sessione;
  const [errore, setErrore] = useState<Error | null>(null);
  const [inCorso, setInCorso] = useState<DaCompletare | null>(null);
  const prepara = async (voce: DaCompletare) => {
    setInCorso(voce);
    setErrore(null);
    try {
      const denuncia = await made(client, voce, oggi);
      await Promise.all(
        [completaRoutes.getDaCompletare, ...LETTE].map((route) =>
          cache.invalidateQueries({ queryKey: queryKey(route) }),
        ),
      );
      await naviga(indirizzoDi(denuncia, setupType));
    } catch (causa) {
      setErrore(causa instanceof Error ? causa : new Error(String(causa)));
    } finally {
      setInCorso(null);
    }
  };
  return { prepara, errore, inCorso };
};

const indirizzoDi = (denuncia: Denuncia, setupType: string): string => {
  switch (denuncia.tipo) {
    case 'f24':
    case 'f24ep':
      return `/invia-F24?f24=${denuncia.uid}`;
    case 'cu':
      return `/cu?cu=${denuncia.uid}`;
    case 'spt':
      return indirizzoSpt(denuncia);
    case 'uniemens':
      return indirizzoApertura(denuncia, setupType);
  }
};

const made = (client: Client, voce: DaCompletare, oggi: string): Promise<Denuncia> => {
  switch (voce.come) {
    case 'F24':
      return madeF24(client, voce, oggi);
    case 'UNIEMENS':
      return madeUniemens(client, voce);
    case 'UNIEMENS_DOPO':
      return brought(client, voce);
    case 'SPT':
      return madeSpt(client, voce);
    case 'CU':
      return madeCu(client, voce);
  }
};

const chiave = () => ({ idempotencyKey: crypto.randomUUID() });
const versioneDi = ({ aperta }: Pick<DaCompletare, 'aperta'>) => (aperta === null ? {} : { versione: aperta.versione });

const madeF24 = async (client: Client, voce: Di<'F24'>, oggi: string): Promise<Denuncia> => {
  const { aperta, anno, mese, entro, scaduta, modello, processi, ravvedimento } = voce;
  if (aperta !== null) return (await client(f24Routes.getF24, { body: { uid: aperta.uid } })).denuncia;
  const body = {
    anno,
    mese,
    processi: [...processi],
    dataPagamento: scaduta ? oggi : (entro ?? oggi),
    descrizione: `F24${modello === 'EP' ? ' EP' : ''} di ${formatMese({ anno, mese })}, completamento`,
    senzaCodiceFuori: false,
    ravvedimento,
  };
  const route = modello === 'EP' ? f24Routes.saveF24Ep : f24Routes.saveF24Ordinario;
  return (await client(route, { body }, chiave())).denuncia;
};

const madeUniemens = async (client: Client, voce: Di<'UNIEMENS'>): Promise<Denuncia> => {
  const body = { anno: voce.anno, mese: voce.mese, allowEmpty: false, ...versioneDi(voce) };
  return (await client(uniemensRoutes.saveUniemens, { body }, chiave())).denuncia;
};

/** Brought into a later month, that is made where there is none. */
const brought = async (client: Client, { aperta, verso, anno, mese }: Di<'UNIEMENS_DOPO'>): Promise<Denuncia> => {
  const { uid, versione } =
    aperta ?? (await client(uniemensRoutes.saveUniemens, { body: { ...verso, allowEmpty: true } }, chiave())).denuncia;
  const body = { uniemensIdDest: uid, versione, annoProv: anno, meseProv: mese };
  return (await client(uniemensRoutes.transferUniemens, { body }, chiave())).denuncia;
};

const madeSpt = async (client: Client, { aperta, anno, mese }: Di<'SPT'>): Promise<Denuncia> => {
  if (aperta !== null) return (await client(sptRoutes.getSpt, { body: { uid: aperta.uid } })).denuncia;
  const body = { anno, meseDa: mese, meseA: mese, createEmpty: false };
  return (await client(sptRoutes.saveSpt, { body }, chiave())).denuncia;
};

/** The people of a replacement that is open stay in it. */
const madeCu = async (client: Client, voce: Di<'CU'>): Promise<Denuncia> => {
  const { anno, invio, operazione, corregge, aperta, persone } = voce;
  const codici = operazione === 'ORDINARIA' ? [] : persone.map(({ desCf }) => desCf);
  const sue =
    aperta === null || operazione === 'ORDINARIA'
      ? []
      : (await client(cuRoutes.getCertificato, { body: { uid: aperta.uid } })).righe.flatMap(
          ({ persona }) => persona ?? [],
        );
  const body = {
    anno,
    invio,
    operazione,
    corregge: corregge?.uid ?? null,
    persone: [...new Set([...sue, ...codici])],
    ...versioneDi(voce),
  };
  return (await client(cuRoutes.elaboraCu, { body }, chiave())).denuncia;
};
