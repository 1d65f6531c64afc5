import type * as z from 'zod';
import { campiVigenti, type RecordRaccolto } from '#archivio/denunce/contenuto.ts';
import { denunceRepository, type DenunciaSalvata } from '#archivio/denunce/denunce-repository.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { instant } from '#platform/clock.ts';
import { campoNonValido, nonTrovato } from '#platform/errors.ts';
import {
  MASSIMO_CORREZIONI,
  type CorrezioneF24,
  type CorrezioneF24Input,
} from '#shared/contracts/denunce/correzione-f24.ts';
import type { correzioniF24Routes } from '#shared/contracts/denunce/correzioni/chiamate.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { campoMancante, corpoDellaSezione, rigaInParole } from '#shared/domain/denunce/correzione-f24.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { compareMesi, formatMese } from '#shared/domain/tempo/mese.ts';
import { formatEuro, somma } from '#shared/money/centesimi.ts';
import { rifiuto } from '../../denuncia/invio-service.ts';

type DaScrivere = z.output<typeof correzioniF24Routes.saveCorrezioneF24.body>;
type DaTogliere = z.output<typeof correzioniF24Routes.removeCorrezioneF24.body>;

const CORREGGIBILE = { cosa: 'correggere', da: ['INVIATO'] } as const;

const colonneDi = (campi: RecordRaccolto['campi']): CorrezioneF24['inviata'] => ({
  codice: String(campi.codice ?? ''),
  ente: String(campi.ente ?? ''),
  estremi: String(campi.estremi ?? ''),
  riferimentoA: String(campi.riferimentoA ?? ''),
  riferimentoB: String(campi.riferimentoB ?? ''),
});

/** The row of a sent F24 that a correction is about. @throws RICHIESTA_NON_VALIDA */
const campiDellaRiga = (riga: string, { contenuto, valori }: DenunciaSalvata): RecordRaccolto['campi'] => {
  const record = contenuto.records.find(({ chiave }) => chiave === riga);
  if (record === undefined)
    throw campoNonValido('riga', 'La riga non è in questo F24: riaprirlo e sceglierla di nuovo.');
  return campiVigenti(record, valori);
};

interface Giudicata {
  readonly input: CorrezioneF24Input;
  readonly campi: RecordRaccolto['campi'];
  readonly denuncia: Denuncia;
  readonly altre: readonly CorrezioneF24[];
  readonly oggi: string;
}

/** No more than the row pays is asked of it, all corrections together. @throws RICHIESTA_NON_VALIDA */
const checkImporto = ({ input: { riga, importo }, campi, altre }: Giudicata): void => {
  const paga = Math.max(Number(campi.debito), Number(campi.credito));
  const chieste = somma(altre.filter((una) => una.riga === riga && una.esito !== 'RESPINTA').map((una) => una.importo));
  if (importo > paga - chieste)
    throw campoNonValido(
      'importo',
      chieste === 0
        ? `La riga è di ${formatEuro(paga)}: non se ne corregge di più.`
        : `La riga è di ${formatEuro(paga)} e altre correzioni ne riguardano ${formatEuro(chieste)}: ne restano ${formatEuro(paga - chieste)}.`,
    );
};

/** Another row for the same money, or the row of the later F24 that used it. @throws RICHIESTA_NON_VALIDA */
const checkModo = ({ input, campi, denuncia }: Giudicata): void => {
  const { modo, annoCredito, meseCredito } = input;
  const manca = campoMancante(input);
  if (manca !== null) throw campoNonValido(manca.campo, manca.message);
  if (modo === 'DATI') {
    if (rigaInParole(colonneDi(campi)) === rigaInParole(input))
      throw campoNonValido('codice', 'La riga corretta è uguale a quella inviata: cambiare il dato sbagliato.');
    return;
  }
  if (Number(campi.debito) === 0)
    throw campoNonValido('modo', 'La riga è già un credito: se ne possono correggere i dati.');
  if (annoCredito !== null && meseCredito !== null) {
    const usato = { anno: annoCredito, mese: meseCredito };
    if (compareMesi(usato, denuncia) < 0)
      throw campoNonValido('meseCredito', `Il credito nasce con l'F24 di ${formatMese(denuncia)}: non si usa prima.`);
  }
};

/** It is asked after the F24 was sent, and answered after it was asked. @throws RICHIESTA_NON_VALIDA */
const checkGiorni = ({ input, denuncia: { datInvio }, oggi }: Giudicata): void => {
  const { richiestaIl, esito, esitoIl, motivoEsito } = input;
  if (datInvio !== null && richiestaIl < datInvio)
    throw campoNonValido('richiestaIl', `L'F24 è stato inviato il ${formatGiorno(datInvio)}: non si corregge prima.`);
  if (richiestaIl > oggi) throw campoNonValido('richiestaIl', 'La data della richiesta non può essere nel futuro.');
  if (esito === 'IN_ATTESA') return;
  if (esitoIl === null || esitoIl < richiestaIl || esitoIl > oggi)
    throw campoNonValido('esitoIl', 'Scrivere il giorno della risposta: non prima della richiesta, non nel futuro.');
  if (esito === 'RESPINTA' && motivoEsito === '')
    throw campoNonValido('motivoEsito', 'Scrivere perché è stata respinta.');
};

/** What is kept of a correction: only what its kind and its answer have. @throws RICHIESTA_NON_VALIDA */
const correzioneDi = (giudicata: Giudicata, chi: Pick<CorrezioneF24, 'numero' | 'chi' | 'il'>): CorrezioneF24 => {
  const { input, campi } = giudicata;
  checkImporto(giudicata);
  checkModo(giudicata);
  checkGiorni(giudicata);
  return {
    ...input,
    ...(input.modo === 'DATI' ? { annoCredito: null, meseCredito: null } : {}),
    ...(input.esito === 'IN_ATTESA' ? { esitoIl: null, motivoEsito: '' } : {}),
    ...chi,
    corpo: corpoDellaSezione(String(campi.sezione)),
    inviata: colonneDi(campi),
    inCredito: Number(campi.debito) === 0,
  };
};

/** A sent F24 that nobody refused, in the version that who asks has seen. @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
const loadInviato = async ({ uid, versione }: Pick<DaScrivere, 'uid' | 'versione'>, { archivio }: RequestContext) => {
  const denunce = denunceRepository(archivio, 'F24');
  const salvata = await denunce.loadIntera(uid);
  denunce.check(salvata.denuncia, versione, CORREGGIBILE);
  if (isRespinta(salvata.denuncia.esito))
    throw rifiuto(salvata.denuncia, 'è respinto: non ha pagato niente da correggere. Farne un altro.');
  return { denunce, salvata, correzioni: salvata.denuncia.correzioni ?? [] };
};

const numerata = (correzioni: readonly CorrezioneF24[], numero: number): CorrezioneF24 => {
  const trovata = correzioni.find((una) => una.numero === numero);
  if (trovata === undefined) throw nonTrovato('La correzione');
  return trovata;
};

/** Corrections asked of F24 that were sent. */
export const correzioniService = {
  /** @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO, RICHIESTA_NON_VALIDA */
  save: async ({ uid, versione, numero, ...input }: DaScrivere, context: RequestContext): Promise<Denuncia> => {
    const { modifica, sessione, adesso, oggi } = context;
    const { denunce, salvata, correzioni } = await loadInviato({ uid, versione }, context);
    const { denuncia } = salvata;
    const prima = numero === undefined ? null : numerata(correzioni, numero);
    const altre = correzioni.filter((una) => una !== prima);
    const suo = prima?.numero ?? Math.max(0, ...correzioni.map((una) => una.numero)) + 1;
    if (suo > MASSIMO_CORREZIONI)
      throw rifiuto(denuncia, `ha già ${MASSIMO_CORREZIONI} correzioni: togliere quelle scritte per errore.`);
    const campi = campiDellaRiga(input.riga, salvata);
    const dopo = correzioneDi(
      { input, campi, denuncia, altre, oggi },
      { numero: suo, chi: sessione.descutente, il: instant(adesso) },
    );
    return modifica.write(
      denunce.update(denuncia, { correzioni: [...altre, dopo].toSorted((a, b) => a.numero - b.numero) }),
      { prima: { correzione: prima }, dopo: { correzione: dopo }, motivo: dopo.motivo },
    );
  },

  /** @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
  remove: async ({ numero, perche, ...riferimento }: DaTogliere, context: RequestContext): Promise<Denuncia> => {
    const { denunce, salvata, correzioni } = await loadInviato(riferimento, context);
    const tolta = numerata(correzioni, numero);
    return context.modifica.write(
      denunce.update(salvata.denuncia, { correzioni: correzioni.filter((una) => una !== tolta) }),
      { prima: { correzione: tolta }, dopo: { correzione: null }, motivo: perche },
    );
  },
};
