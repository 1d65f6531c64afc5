import { requireApprovazione, type DaApprovare } from '#archivio/casa/approvazione.ts';
import { denunceRepository, type DenunciaSalvata, type StatoAmmesso } from '#archivio/denunce/denunce-repository.ts';
import { effettiDenuncia, mesiDella } from '#archivio/denunce/denuncia.ts';
import { personeCambiate } from '#archivio/denunce/intestatari.ts';
import { mesiInviati } from '#archivio/denunce/mese-inviato.ts';
import { sigilloInvio } from '#archivio/denunce/sigillo-invio.ts';
import { splitParti } from '#archivio/parti.ts';
import { getScuolaTenuta } from '#archivio/scuola/intestazione.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { instant } from '#platform/clock.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { nextVersion, type Cambi } from '#platform/data/repository.ts';
import { AppError, campoNonValido } from '#platform/errors.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { flussi } from '#shared/denunce/flussi.ts';
import type { Adempimento } from '#shared/domain/elaborazione/elaborazione.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { catalogo } from '../formati/catalogo.ts';
import { riferimentiDi } from './comuni-e-mappa.ts';
import { bloccataOggi } from './controlli-di-oggi.ts';
import type { RiferimentoDenuncia } from './denunce-service.ts';
import { filesDiAdesso } from './files-di-adesso.ts';
import { refuseGiorniCambiati } from './giorno-da-decidere.ts';
import { inParole } from './persone-da-correggere.ts';
import { improntaFile, valutazioneDi } from './stato-denuncia.ts';

const INVIABILE: StatoAmmesso = { cosa: 'inviare', da: ['COMPLETATO'] };
export const INVIATA: StatoAmmesso = { cosa: 'riportare indietro', da: ['INVIATO'] };
/** A sent date set by mistake may be taken back for so long. */
const ORE = 24;

export const rifiuto = (denuncia: Denuncia, perche: string): AppError =>
  new AppError('STATO_NON_AMMESSO', `"${denuncia.descrizione}": ${perche}`, { current: { ...denuncia } });

/** A sent date, or its undoing, as a second person approves it: of that file, that day, that protocol. */
const invioDi = (prima: Denuncia, dopo: Denuncia, contenuto: readonly string[], cosa: string): DaApprovare => ({
  tipo: 'INVIO',
  oggetto: prima.uid,
  contenuto: JSON.stringify(contenuto),
  descrizione: `${cosa} di "${prima.descrizione}"`,
  effetti: effettiDenuncia(prima, dopo),
  fatti: () => ({
    cambi: [{ chi: prima.descrizione, cosa: 'Data di invio', prima: inviata(prima), dopo: inviata(dopo) }],
    totali: [
      { cosa: 'A debito', importo: prima.debito },
      { cosa: 'A credito', importo: prima.credito },
    ],
  }),
});

const inviata = ({ datInvio, protocollo }: Denuncia): string =>
  datInvio === null ? '' : `${formatGiorno(datInvio)}${protocollo === '' ? '' : `, protocollo ${protocollo}`}`;

/** Its months take runs again, those that no other sent filing tells of. */
export const openMesi = async (
  denuncia: Denuncia,
  { archivio, modifica }: Pick<RequestContext, 'archivio' | 'modifica'>,
): Promise<void> => {
  for (const mese of mesiDella(denuncia)) {
    const scrittura = await mesiInviati(archivio, flussi[denuncia.tipo].adempimento).remove(mese, denuncia.uid);
    modifica.add(...(scrittura?.operazioni ?? []));
  }
};

/** @throws STATO_NON_AMMESSO when the registry names its people otherwise by now */
const refusePersoneCambiate = async ({ denuncia, contenuto }: DenunciaSalvata, archivio: Archivio): Promise<void> => {
  const cambiate = await personeCambiate(archivio, contenuto);
  if (cambiate.length === 0) return;
  const dette = cambiate.slice(0, 5).map(inParole).join('; ');
  throw rifiuto(
    denuncia,
    `da quando è stata raccolta è cambiata l'anagrafe di ${dette}${cambiate.length > 5 ? `; e di altre ${cambiate.length - 5} persone` : ''}. Aggiornarla, rifare il file, poi scrivere la data di invio.`,
  );
};

/** Further conditions of a kind of filing on its sent date, and on taking it back. Each throws STATO_NON_AMMESSO. */
interface Condizioni {
  readonly send?: (salvata: DenunciaSalvata, archivio: Archivio) => Promise<void>;
  readonly undoSend?: (denuncia: Denuncia, archivio: Archivio) => Promise<void>;
}

/** A filing tells what is still as it was when it was gathered. @throws STATO_NON_AMMESSO */
const refuseCambiata = async (salvata: DenunciaSalvata, archivio: Archivio, { send }: Condizioni): Promise<void> => {
  await refusePersoneCambiate(salvata, archivio);
  await refuseGiorniCambiati(archivio, salvata.denuncia);
  await send?.(salvata, archivio);
};

/** The day a filing left the school. */
export const invioService = (di: Adempimento, condizioni: Condizioni = {}) => ({
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
    const riferimenti = await riferimentiDi(archivio, denuncia.tipo);
    const { bytes, rilievi, testata } = valutazioneDi(catalogo[denuncia.tipo], salvata, riferimenti);
    const file = denuncia.files.at(-1);
    if (bytes === null || file === undefined || file.hash !== improntaFile(bytes))
      throw rifiuto(
        denuncia,
        'il suo contenuto non è in nessun file. Fare il file, mandarlo, poi scrivere la data di invio.',
      );
    if (file.bozza)
      throw rifiuto(
        denuncia,
        `"${file.nome}" si chiama ancora bozza, e la denuncia non lo è più. Fare il file di nuovo, mandare quello, poi scrivere la data di invio.`,
      );
    const bloccata = bloccataOggi(rilievi);
    if (bloccata !== undefined) throw rifiuto(denuncia, bloccata);
    await refuseCambiata(salvata, archivio, condizioni);
    if (datInvio < file.giorno)
      throw campoNonValido('datInvio', `L'ultimo file è del ${formatGiorno(file.giorno)}: non è stato inviato prima.`);
    if (datInvio > oggi) throw campoNonValido('datInvio', 'La data di invio non può essere nel futuro.');
    const cambi: Cambi<Denuncia> = {
      STATUS: 'INVIATO',
      datInvio,
      protocollo,
      scuola: await getScuolaTenuta(archivio, denuncia.dataPagamento),
      inviatoIl: instant(adesso),
      hashInviato: file.hash,
      esito: 'IN_ATTESA',
      avvisi: testata.avvisi,
      giudizio: testata.giudizio ?? [],
    };
    const contenuto = { ...salvata.contenuto, rilievi };
    const parti = splitParti(uid, nextVersion(denuncia), contenuto);
    const sigillo = sigilloInvio({ ...salvata, parti, denuncia: { ...denuncia, ...cambi } });
    const inviata = denunce.update(denuncia, { ...cambi, sigillo });
    const mandato = [file.hash, datInvio, protocollo];
    await requireApprovazione(invioDi(denuncia, inviata.record, mandato, 'Data di invio'), context);
    modifica.add(...denunce.putContenuto(inviata.record, contenuto, salvata.parti));
    for (const mese of mesiDella(denuncia))
      modifica.add(...(await mesiInviati(archivio, di).add(mese, uid)).operazioni);
    return modifica.write(inviata, {
      azione: 'stato',
      prima: { STATUS: denuncia.STATUS },
      dopo: { STATUS: 'INVIATO', datInvio, protocollo, hash: file.hash },
    });
  },

  /** Takes a sent date back within a day, unless an answer came. @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
  undoSend: async (
    { uid, versione, motivo }: RiferimentoDenuncia & { readonly motivo: string },
    context: RequestContext,
  ): Promise<Denuncia> => {
    const { archivio, modifica, adesso } = context;
    const denunce = denunceRepository(archivio, di);
    const denuncia = await denunce.load(uid);
    denunce.check(denuncia, versione, INVIATA);
    const passate = adesso.getTime() - Date.parse(denuncia.inviatoIl ?? '');
    if (passate > ORE * 3_600_000)
      throw rifiuto(
        denuncia,
        `sono passate più di ${ORE} ore e resta inviata; quello che manca si prepara da «Da completare», in Quadratura.`,
      );
    if (denuncia.esito !== 'IN_ATTESA')
      throw rifiuto(
        denuncia,
        'ha già un esito e resta inviata; quello che manca si prepara da «Da completare», in Quadratura.',
      );
    if ((denuncia.correzioni ?? []).length > 0)
      throw rifiuto(denuncia, 'ha una correzione richiesta: toglierla, se è stata scritta per errore.');
    await condizioni.undoSend?.(denuncia, archivio);
    const ripresa = denunce.update(denuncia, {
      ...filesDiAdesso(denuncia),
      STATUS: 'COMPLETATO',
      datInvio: null,
      protocollo: '',
      inviatoIl: null,
      hashInviato: null,
      esito: null,
    });
    const contenuto = ['annulla', String(denuncia.versione), motivo];
    await requireApprovazione(invioDi(denuncia, ripresa.record, contenuto, "Annullamento dell'invio"), context);
    await openMesi(denuncia, { archivio, modifica });
    return modifica.write(ripresa, {
      azione: 'stato',
      prima: { datInvio: denuncia.datInvio },
      dopo: { datInvio: null },
      motivo,
    });
  },
});
