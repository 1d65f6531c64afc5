import type { ContenutoDenuncia, RecordRaccolto } from '#archivio/denunce/contenuto.ts';
import { meseOrdinato } from '#archivio/denunce/denuncia.ts';
import { getScuolaPropria } from '#archivio/scuola/scuola-propria.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { newUid } from '#platform/data/repository.ts';
import { campoNonValido, nonTrovato } from '#platform/errors.ts';
import type { DenunciaIntera, ValoreCampo } from '#shared/contracts/denunce/denuncia.ts';
import {
  PRIMA_DEL_PRIMO,
  type ModuloInput,
  type QualeLista,
} from '#shared/contracts/denunce/uniemens/lista-pos-pa-chiamate.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { PRIMO_GIORNO_POS_PA } from '#shared/domain/denunce/codici-pos-pa.ts';
import { addMesi, formatMese, primoGiornoDelMese, ultimoGiornoDelMese, type Mese } from '#shared/domain/tempo/mese.ts';
import type { denunceService, RiferimentoDenuncia } from '../../denuncia/denunce-service.ts';
import { lavoroDiOggi } from '../../denuncia/lavoro/lavoro-di-oggi.ts';
import { withoutRecords, withRecords, withRestored, type recordsService } from '../../denuncia/records-service.ts';
import { fogliaDi, type Modulo, type QuadroPosPA } from '../../formati/uniemens/pospa/quadri-pos-pa.ts';
import { isChiaveDi, QUADRI } from '../../formati/uniemens/quadri.ts';
import type { Campi } from '../../macchina/denuncia.ts';
import { frontespizioDi } from '../fronte.ts';
import { loadDatiPersone } from '../raccolta/persone.ts';
import { campiChi, LISTE, recordFrontespizio, recordLavoratore, sedeDi } from '../raccolta/raccolta-pos-pa.ts';

type Denunce = Pick<ReturnType<typeof denunceService>, 'get' | 'putValori'>;
type Records = ReturnType<typeof recordsService>;

interface Riga extends RiferimentoDenuncia {
  readonly riga: string;
  readonly perche: string;
}
interface DaScrivere extends Riga {
  readonly campi: Readonly<Record<string, ValoreCampo>>;
}
interface Frontespizio extends Omit<DaScrivere, 'riga'> {
  readonly uidPosPa: QualeLista;
}
interface Multiplo extends Riga {
  readonly mesi: number;
}

const isPrimaDelPrimo = (inizio: ValoreCampo | undefined): boolean =>
  typeof inizio === 'string' && inizio !== '' && inizio < PRIMO_GIORNO_POS_PA;

/** The fields as a record may hold them. @throws RICHIESTA_NON_VALIDA */
const leggiCampi = (record: Campi, scritti: Readonly<Record<string, ValoreCampo>>): Campi => {
  for (const [nome, valore] of Object.entries(scritti)) {
    if (valore === '') continue;
    const letto = fogliaDi(record, nome)?.safeParse(valore);
    if (letto?.success !== true)
      throw campoNonValido(`campi.${nome}`, letto?.error.issues[0]?.message ?? 'Questo modulo non ha questo campo.');
  }
  if (isPrimaDelPrimo(scritti.GiornoInizio)) throw campoNonValido('campi.GiornoInizio', PRIMA_DEL_PRIMO);
  return { ...record, ...scritti };
};

/** A content with a record changed. */
const withChanged = (contenuto: ContenutoDenuncia, riga: string, campi: Campi): ContenutoDenuncia => ({
  ...contenuto,
  records: contenuto.records.map((record) => (record.chiave === riga ? { ...record, campi } : record)),
});

const recordDi = (quadro: QuadroPosPA, { records }: ContenutoDenuncia, riga: string): RecordRaccolto => {
  const record = records.find(({ chiave }) => chiave === riga && isChiaveDi(quadro, chiave));
  if (record === undefined) throw nonTrovato('La riga');
  return record;
};

/** The front page that the data of the school give; in the list of variations it says that it is one. */
const fronteDi = async (archivio: Archivio, mese: Mese, lista: QualeLista): Promise<RecordRaccolto> => {
  const fronte = frontespizioDi(await getScuolaPropria(archivio), ultimoGiornoDelMese(mese));
  return recordFrontespizio(lista, lista === LISTE.variazione ? { ...fronte, '@TipoListaPosPA': '1' } : fronte);
};

/** A content with the front page of a list, added where it is not there. */
const withLista = async (
  contenuto: ContenutoDenuncia,
  lista: QualeLista,
  mese: Mese,
  archivio: Archivio,
): Promise<ContenutoDenuncia> =>
  contenuto.records.some(({ chiave }) => chiave === `${QUADRI.frontespizio}|${lista}`)
    ? contenuto
    : withRecords(contenuto, await fronteDi(archivio, mese, lista));

/** The worker of a list, added where they are not there. @throws NON_TROVATO */
const withLavoratore = async (
  contenuto: ContenutoDenuncia,
  lista: QualeLista,
  { uid, al }: { readonly uid: Uid<'PERSONA'>; readonly al: string },
  archivio: Archivio,
): Promise<{ readonly contenuto: ContenutoDenuncia; readonly lavoratore: RecordRaccolto }> => {
  const dati = await loadDatiPersone(archivio, [uid], al, lavoroDiOggi(archivio, new Set([uid]), ''));
  const persona = dati.persone.get(uid);
  if (persona === undefined) throw nonTrovato('La persona');
  const nuovo = recordLavoratore(persona, lista, sedeDi(dati.servizi.get(uid) ?? [], dati));
  const suo = contenuto.records.find(({ chiave }) => chiave === nuovo.chiave);
  return suo === undefined
    ? { contenuto: withRecords(contenuto, nuovo), lavoratore: nuovo }
    : { contenuto, lavoratore: suo };
};

const testoDi = (valore: ValoreCampo | undefined): string => String(valore ?? '');

/** The form of a worker in another month: its days, and those who paid it then. */
const spostato = (record: RecordRaccolto, da: Mese, a: Mese): RecordRaccolto => ({
  ...record,
  chiave: `${QUADRI.v1}|${testoDi(record.campi.lista)}|${record.persona ?? ''}|${newUid<'RIGA'>().slice(0, 12)}`,
  origini: [],
  campi: {
    ...Object.fromEntries(
      Object.entries(record.campi).map(([nome, valore]) => [
        nome,
        nome.endsWith('.AnnoMeseErogazione') && valore === meseOrdinato(da) ? meseOrdinato(a) : valore,
      ]),
    ),
    GiornoInizio: primoGiornoDelMese(a),
    GiornoFine: ultimoGiornoDelMese(a),
  },
});

/** The records of the public family that the office enters, changes and takes out. */
export const scritturePosPA = ({ get, putValori }: Denunce, { change }: Records) => {
  /** Writes over what was gathered; what the office entered is changed. @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
  const update = async (
    quadro: QuadroPosPA,
    { riga, campi, perche, ...riferimento }: DaScrivere,
    context: RequestContext,
  ): Promise<DenunciaIntera> => {
    const { righe } = await get(riferimento.uid, undefined, context);
    const suo = righe.find(({ chiave }) => chiave === riga && isChiaveDi(quadro, chiave));
    if (suo !== undefined && suo.aMano !== true)
      return putValori({ ...riferimento, riga, perche, campi: putBack(suo.calcolati, campi) }, context);
    return change(riferimento, context, ({ contenuto }) => {
      if (contenuto.tolte?.some(({ record }) => record.chiave === riga && isChiaveDi(quadro, riga)))
        return { contenuto: withRestored(contenuto, ({ chiave }) => chiave === riga), perche };
      const record = recordDi(quadro, contenuto, riga);
      return { contenuto: withChanged(contenuto, riga, leggiCampi(record.campi, campi)), perche };
    });
  };
  return {
    /** @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
    saveModulo: (
      modulo: Modulo,
      { uidPosPa, uidSubAnagrafe, riga, ...da }: ModuloInput,
      context: RequestContext,
    ): Promise<DenunciaIntera> => {
      if (riga !== undefined) return update(modulo, { ...da, riga }, context);
      return change(da, context, async ({ contenuto, denuncia }) => {
        if (uidSubAnagrafe === undefined) throw campoNonValido('uidSubAnagrafe', 'Indicare di chi è il modulo.');
        const { archivio } = context;
        const conLista = await withLista(contenuto, uidPosPa, denuncia, archivio);
        const { contenuto: conPersona, lavoratore } = await withLavoratore(
          conLista,
          uidPosPa,
          { uid: uidSubAnagrafe, al: ultimoGiornoDelMese(denuncia) },
          archivio,
        );
        const chiave = `${QUADRI[modulo]}|${uidPosPa}|${lavoratore.persona ?? ''}|${newUid<'RIGA'>().slice(0, 12)}`;
        const { Cognome, Nome } = lavoratore.campi;
        const chi = { desCf: lavoratore.persona ?? '', desCognome: testoDi(Cognome), desNome: testoDi(Nome) };
        const campi = leggiCampi({ quadro: QUADRI[modulo], ...campiChi(chi, uidPosPa) }, da.campi);
        const record = { chiave, persona: lavoratore.persona, campi, origini: [] };
        return { contenuto: withRecords(conPersona, record), perche: da.perche };
      });
    },

    /** @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
    removeModulo: (modulo: Modulo, { riga, perche, ...da }: Riga, context: RequestContext): Promise<DenunciaIntera> =>
      change(da, context, ({ contenuto }) => {
        recordDi(modulo, contenuto, riga);
        return { contenuto: withoutRecords(contenuto, ({ chiave }) => chiave === riga, perche, context), perche };
      }),

    /** @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
    putFrontespizio: async ({ uidPosPa, ...da }: Frontespizio, context: RequestContext): Promise<DenunciaIntera> => {
      const riga = `${QUADRI.frontespizio}|${uidPosPa}`;
      const { righe } = await get(da.uid, undefined, context);
      if (righe.some(({ chiave }) => chiave === riga)) return update('frontespizio', { ...da, riga }, context);
      return change(da, context, async ({ contenuto, denuncia }) => {
        const fronte = await fronteDi(context.archivio, denuncia, uidPosPa);
        const record = { ...fronte, campi: leggiCampi(fronte.campi, da.campi) };
        return { contenuto: withRecords(contenuto, record), perche: da.perche };
      });
    },

    /** @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
    putLavoratore: (
      { uidPosPa, uidSubAnagrafe, riga, ...da }: ModuloInput,
      context: RequestContext,
    ): Promise<DenunciaIntera> => {
      if (riga !== undefined) return update('lavoratore', { ...da, riga }, context);
      return change(da, context, async ({ contenuto, denuncia }) => {
        if (uidSubAnagrafe === undefined) throw campoNonValido('uidSubAnagrafe', 'Indicare chi è il lavoratore.');
        const conLista = await withLista(contenuto, uidPosPa, denuncia, context.archivio);
        const { contenuto: dopo, lavoratore } = await withLavoratore(
          conLista,
          uidPosPa,
          { uid: uidSubAnagrafe, al: ultimoGiornoDelMese(denuncia) },
          context.archivio,
        );
        const campi = leggiCampi(lavoratore.campi, da.campi);
        return { contenuto: withChanged(dopo, lavoratore.chiave, campi), perche: da.perche };
      });
    },

    /** @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
    multiplyV1: ({ riga, mesi, perche, ...da }: Multiplo, context: RequestContext): Promise<DenunciaIntera> =>
      change(da, context, ({ contenuto }) => {
        const record = recordDi('v1', contenuto, riga);
        const nuovi = nextMonths(record, mesi).map(({ prima, mese }) => spostato(record, prima, mese));
        checkNessunDoppio(contenuto, nuovi);
        return { contenuto: withRecords(contenuto, ...nuovi), perche };
      }),
  };
};

/** Over what was computed, the same value puts it back. */
const putBack = (
  calcolati: Campi,
  campi: Readonly<Record<string, ValoreCampo>>,
): Readonly<Record<string, ValoreCampo | null>> =>
  Object.fromEntries(
    Object.entries(campi).map(([nome, valore]) => [nome, valore === (calcolati[nome] ?? '') ? null : valore]),
  );

/** The months after that of a form, none past the end of its year. @throws RICHIESTA_NON_VALIDA */
const nextMonths = ({ campi }: RecordRaccolto, quanti: number) => {
  const inizio = testoDi(campi.GiornoInizio);
  const prima: Mese = { anno: Number(inizio.slice(0, 4)), mese: Number(inizio.slice(5, 7)) };
  if (prima.mese + quanti > 12)
    throw campoNonValido(
      'mesi',
      `Dopo ${formatMese(prima)} l'anno ha altri ${12 - prima.mese} mesi: non si supera dicembre.`,
    );
  return Array.from({ length: quanti }, (_, indice) => ({ prima, mese: addMesi(prima, indice + 1) }));
};

/** @throws RICHIESTA_NON_VALIDA for a month that the worker already has under the same causale */
const checkNessunDoppio = ({ records }: ContenutoDenuncia, nuovi: readonly RecordRaccolto[]): void => {
  const periodoDi = ({ persona, campi }: RecordRaccolto): string =>
    [persona, campi.lista, campi.quadro, campi['@CausaleVariazione'], testoDi(campi.GiornoInizio).slice(0, 7)].join(
      ' ',
    );
  const presenti = new Set(records.map(periodoDi));
  const doppio = nuovi.find((record) => presenti.has(periodoDi(record)));
  if (doppio !== undefined)
    throw campoNonValido(
      'mesi',
      `Il periodo che comincia il ${testoDi(doppio.campi.GiornoInizio)} c'è già con la stessa causale: ripeterlo per meno mesi.`,
    );
};
