import type { Denuncia, Respinto } from '../../shared/contracts/denunce/denuncia.ts';
import { isRespinta, type EsitoDenuncia } from '../../shared/domain/denuncia.ts';
import type { Adempimento } from '../../shared/domain/elaborazione/elaborazione.ts';
import { formatGiorno } from '../../shared/domain/tempo/date.ts';
import { requireApprovazione, type DaApprovare } from '../archivio/casa/approvazione.ts';
import { denunceRepository, type StatoAmmesso } from '../archivio/denunce/denunce-repository.ts';
import { mesiDella } from '../archivio/denunce/denuncia.ts';
import { mesiInviati } from '../archivio/denunce/mese-inviato.ts';
import { instant } from '../platform/clock.ts';
import type { Archivio } from '../platform/data/archivio.ts';
import type { RequestContext } from '../platform/http/api-handler.ts';
import { AppError, campoNonValido } from '../platform/http/errors.ts';
import { loadArchivioComuni } from '../riferimento/luoghi/comuni.ts';
import { catalogo } from './catalogo.ts';
import type { RiferimentoDenuncia } from './denunce-service.ts';
import { improntaFile, valutazioneDi } from './macchina/stato-denuncia.ts';

const INVIABILE: StatoAmmesso = { cosa: 'inviare', da: ['COMPLETATO'] };
const INVIATA: StatoAmmesso = { cosa: 'riportare indietro', da: ['INVIATO'] };
/** A sent date set by mistake may be taken back for so long. */
const ORE = 24;

interface EsitoRicevuto extends RiferimentoDenuncia {
  readonly esito: EsitoDenuncia;
  readonly motivo: string;
  readonly protocollo?: string | undefined;
  readonly respinti?: readonly Respinto[] | undefined;
}

const rifiuto = (denuncia: Denuncia, perche: string): AppError =>
  new AppError('STATO_NON_AMMESSO', `"${denuncia.descrizione}": ${perche}`, { current: { ...denuncia } });

/** A sent date as a second person approves it: of that file, that day, that protocol. */
const invioDi = ({ uid, descrizione }: Denuncia, invio: readonly string[]): DaApprovare => ({
  tipo: 'INVIO',
  oggetto: uid,
  contenuto: JSON.stringify(invio),
  descrizione: `Data di invio di "${descrizione}"`,
});

/** What is told of a filing once it has left the school. */
export const invioService = (di: Adempimento) => {
  /** Its months take runs again, those that no other sent filing tells of. */
  const openMesi = async (
    denuncia: Denuncia,
    { archivio, modifica }: Pick<RequestContext, 'archivio' | 'modifica'>,
  ): Promise<void> => {
    for (const mese of mesiDella(denuncia)) {
      const scrittura = await mesiInviati(archivio, di).remove(mese, denuncia.uid);
      modifica.add(...(scrittura?.operazioni ?? []));
    }
  };
  return {
    /** Freezes the content: the last file made must be of it. @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
    send: async (
      {
        uid,
        versione,
        datInvio,
        protocollo,
      }: RiferimentoDenuncia & { readonly datInvio: string; readonly protocollo: string },
      context: RequestContext,
    ): Promise<Denuncia> => {
      const { archivio, modifica, adesso, oggi } = context;
      const denunce = denunceRepository(archivio, di);
      const salvata = await denunce.loadIntera(uid);
      const { denuncia } = salvata;
      denunce.check(denuncia, versione, INVIABILE);
      const { bytes } = valutazioneDi(catalogo[denuncia.tipo], salvata, { comuni: await loadArchivioComuni() });
      const file = denuncia.files.at(-1);
      if (bytes === null || file === undefined || file.hash !== improntaFile(bytes))
        throw rifiuto(
          denuncia,
          'il suo contenuto non è in nessun file. Fare il file, mandarlo, poi scrivere la data di invio.',
        );
      if (datInvio < file.giorno)
        throw campoNonValido(
          'datInvio',
          `L'ultimo file è del ${formatGiorno(file.giorno)}: non è stato inviato prima.`,
        );
      if (datInvio > oggi) throw campoNonValido('datInvio', 'La data di invio non può essere nel futuro.');
      await requireApprovazione(invioDi(denuncia, [file.hash, datInvio, protocollo]), context);
      for (const mese of mesiDella(denuncia))
        modifica.add(...(await mesiInviati(archivio, di).add(mese, uid)).operazioni);
      return modifica.write(
        denunce.update(denuncia, {
          STATUS: 'INVIATO',
          datInvio,
          protocollo,
          inviatoIl: instant(adesso),
          hashInviato: file.hash,
          esito: 'IN_ATTESA',
        }),
        {
          azione: 'stato',
          prima: { STATUS: denuncia.STATUS },
          dopo: { STATUS: 'INVIATO', datInvio, protocollo, hash: file.hash },
        },
      );
    },

    /** Takes a sent date back within a day, unless an answer came. @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
    undoSend: async (
      { uid, versione, motivo }: RiferimentoDenuncia & { readonly motivo: string },
      { archivio, modifica, adesso }: RequestContext,
    ): Promise<Denuncia> => {
      const denunce = denunceRepository(archivio, di);
      const denuncia = await denunce.load(uid);
      denunce.check(denuncia, versione, INVIATA);
      const passate = adesso.getTime() - Date.parse(denuncia.inviatoIl ?? '');
      if (passate > ORE * 3_600_000) throw rifiuto(denuncia, `sono passate più di ${ORE} ore: resta inviata.`);
      if (denuncia.esito !== 'IN_ATTESA') throw rifiuto(denuncia, 'ha già un esito: resta inviata.');
      await openMesi(denuncia, { archivio, modifica });
      return modifica.write(
        denunce.update(denuncia, {
          STATUS: 'COMPLETATO',
          datInvio: null,
          protocollo: '',
          inviatoIl: null,
          hashInviato: null,
          esito: null,
        }),
        { azione: 'stato', prima: { datInvio: denuncia.datInvio }, dopo: { datInvio: null }, motivo },
      );
    },

    /** What came back; a refused filing leaves its runs and its month. @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
    setEsito: async (
      { uid, versione, esito, motivo, protocollo, respinti = [] }: EsitoRicevuto,
      { archivio, modifica }: RequestContext,
    ): Promise<Denuncia> => {
      const denunce = denunceRepository(archivio, di);
      const denuncia = await denunce.load(uid);
      denunce.check(denuncia, versione, { ...INVIATA, cosa: 'dare un esito' });
      if (isRespinta(denuncia.esito)) throw rifiuto(denuncia, 'è già respinta: le sue somme sono in un altro invio.');
      if (isRespinta(esito)) {
        if (motivo === '') throw campoNonValido('motivo', 'Scrivere perché è stata respinta.');
        await openMesi(denuncia, { archivio, modifica });
      }
      const chi = await respintiDi(denuncia, { esito, respinti }, archivio);
      return modifica.write(
        denunce.update(denuncia, {
          ...{ esito, motivoEsito: motivo, protocollo: protocollo ?? denuncia.protocollo },
          ...chi,
        }),
        {
          azione: 'stato',
          prima: { esito: denuncia.esito },
          dopo: { esito, motivo, ...chi },
        },
      );
    },
  };
};

/** Who is refused from now on; nobody any more when the outcome is of the whole. @throws RICHIESTA_NON_VALIDA */
const respintiDi = async (
  denuncia: Denuncia,
  { esito, respinti }: { readonly esito: EsitoDenuncia; readonly respinti: readonly Respinto[] },
  archivio: Archivio,
): Promise<{ respinti?: Respinto[] }> => {
  if (esito === 'SCARTATO_IN_PARTE') return { respinti: await checkRespinti(denuncia, respinti, archivio) };
  return denuncia.respinti === undefined ? {} : { respinti: [] };
};

/** Who is refused is in the filing, once. @throws RICHIESTA_NON_VALIDA */
const checkRespinti = async (
  { uid }: Denuncia,
  respinti: readonly Respinto[],
  archivio: Archivio,
): Promise<Respinto[]> => {
  if (respinti.length === 0) throw campoNonValido('respinti', 'Indicare chi è stato respinto, e perché.');
  const { contenuto } = await denunceRepository(archivio).loadIntera(uid);
  const chiavi = new Set(contenuto.records.map(({ chiave }) => chiave));
  if (respinti.some(({ chiave }) => !chiavi.has(chiave)))
    throw campoNonValido(
      'respinti',
      'Chi è indicato come respinto non è nella denuncia: riaprirla e scegliere di nuovo.',
    );
  return [...new Map(respinti.map((uno) => [uno.chiave, uno])).values()];
};
