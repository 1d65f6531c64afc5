import type * as z from 'zod';
import { denunceRepository } from '#archivio/denunce/denunce-repository.ts';
import { fileConservato } from '#archivio/denunce/file-conservati.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { instant } from '#platform/clock.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { campoNonValido, nonTrovato } from '#platform/errors.ts';
import type { Files } from '#platform/files.ts';
import type { Denuncia, Respinto, Ricevuta } from '#shared/contracts/denunce/denuncia.ts';
import { MASSIMO_BYTE_RICEVUTA, type esitoRoutes } from '#shared/contracts/denunce/macchina/esito.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { esitiDi, isRespinta } from '#shared/domain/denuncia.ts';
import { catalogo } from '../formati/catalogo.ts';
import { INVIATA, openMesi, rifiuto } from './invio-service.ts';
import { improntaFile } from './stato-denuncia.ts';

type EsitoRicevuto = z.output<typeof esitoRoutes.setEsito.body>;

/** What came back of a sent filing, of any kind. */
export const esitoService = (files: Files) => ({
  /** A refused filing leaves its runs and its months. @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
  set: async (ricevuto: EsitoRicevuto, context: RequestContext): Promise<Denuncia> => {
    const { uid, versione, esito, motivo, protocollo } = ricevuto;
    const { archivio, modifica } = context;
    const denunce = denunceRepository(archivio);
    const denuncia = await denunce.load(uid);
    denunce.check(denuncia, versione, { ...INVIATA, cosa: 'dare un esito' });
    if (isRespinta(denuncia.esito))
      throw rifiuto(denuncia, "è già respinta e le sue somme sono in un altro invio: annotare l'esito di quello.");
    if (!esitiDi[denuncia.tipo].includes(esito))
      throw campoNonValido('esito', 'Una denuncia di questo tipo non ha questo esito: sceglierne un altro.');
    if (isRespinta(esito)) {
      if (motivo === '') throw campoNonValido('motivo', 'Scrivere perché è stata respinta.');
      await openMesi(denuncia, { archivio, modifica });
    }
    const chi = await respintiDi(denuncia, ricevuto, archivio);
    const ricevute = await keepRicevuta(denuncia, ricevuto, { files, context });
    return modifica.write(
      denunce.update(denuncia, {
        esito,
        motivoEsito: motivo,
        protocollo: protocollo ?? denuncia.protocollo,
        ...chi,
        ...ricevute,
      }),
      {
        azione: 'stato',
        prima: { esito: denuncia.esito },
        dopo: { esito, motivo, ...chi, ...ricevute },
      },
    );
  },

  /** @throws NON_TROVATO */
  linkRicevuta: async (uid: Uid<'DENUNCIA'>, numero: number, archivio: Archivio): Promise<{ link: string }> => {
    const { ricevute = [] } = await denunceRepository(archivio).load(uid);
    const ricevuta = ricevute.find((una) => una.numero === numero);
    if (ricevuta === undefined) throw nonTrovato('La ricevuta');
    return { link: await files.sealedLink(fileConservato(archivio.codmin, uid, ricevuta)) };
  },
});

/** The receipts of a filing with the one that came, if it is another; kept beside its files. @throws RICHIESTA_NON_VALIDA */
const keepRicevuta = async (
  { uid, ricevute = [] }: Denuncia,
  { ricevuta }: Pick<EsitoRicevuto, 'ricevuta'>,
  { files, context }: { readonly files: Files; readonly context: RequestContext },
): Promise<{ ricevute?: Ricevuta[] }> => {
  if (ricevuta === undefined) return {};
  const bytes = Buffer.from(ricevuta.contenuto, 'base64');
  if (bytes.length === 0 || bytes.length > MASSIMO_BYTE_RICEVUTA)
    throw campoNonValido('ricevuta', 'La ricevuta è vuota o supera 2 MB: sceglierne un’altra.');
  const hash = improntaFile(bytes);
  if (ricevute.some((una) => una.hash === hash)) return {};
  const { archivio, sessione, adesso } = context;
  const sua = { numero: ricevute.length + 1, nome: ricevuta.nome, hash, byte: bytes.length };
  await files.put(fileConservato(archivio.codmin, uid, sua).chiave, bytes, 'application/octet-stream');
  return { ricevute: [...ricevute, { ...sua, il: instant(adesso), chi: sessione.descutente }] };
};

/** Who is refused from now on; nobody any more when the outcome is of the whole. @throws RICHIESTA_NON_VALIDA */
const respintiDi = async (
  denuncia: Denuncia,
  { esito, respinti = [] }: Pick<EsitoRicevuto, 'esito' | 'respinti'>,
  archivio: Archivio,
): Promise<{ respinti?: Respinto[] }> => {
  if (esito === 'SCARTATO_IN_PARTE') return { respinti: await checkRespinti(denuncia, respinti, archivio) };
  return denuncia.respinti === undefined ? {} : { respinti: [] };
};

/** Who is refused is in the filing, once. @throws RICHIESTA_NON_VALIDA */
const checkRespinti = async (
  { uid, tipo }: Denuncia,
  respinti: readonly Respinto[],
  archivio: Archivio,
): Promise<Respinto[]> => {
  if (respinti.length === 0) throw campoNonValido('respinti', 'Indicare chi è stato respinto, e perché.');
  const { contenuto } = await denunceRepository(archivio).loadIntera(uid);
  const respingibili = contenuto.records.filter(({ campi }) => catalogo[tipo].isRespingibile(campi));
  const chiavi = new Set(respingibili.map(({ chiave }) => chiave));
  if (respinti.some(({ chiave }) => !chiavi.has(chiave)))
    throw campoNonValido(
      'respinti',
      'Chi è indicato come respinto non è nella denuncia: riaprirla e scegliere di nuovo.',
    );
  return [...new Map(respinti.map((uno) => [uno.chiave, uno])).values()];
};
