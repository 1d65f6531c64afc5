import type { ContenutoDenuncia, RecordRaccolto } from '#archivio/denunce/contenuto.ts';
import { denunceRepository } from '#archivio/denunce/denunce-repository.ts';
import { meseOrdinato } from '#archivio/denunce/denuncia.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { AppError } from '#platform/errors.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { RiportoF24 } from '#shared/contracts/denunce/f24.ts';
import type { Rilievo } from '#shared/contracts/denunce/rilievo.ts';
import { isRespinta, isSoloCredito } from '#shared/domain/denuncia.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { formatEuro, somma } from '#shared/money/centesimi.ts';
import { improntaFile } from '../denuncia/stato-denuncia.ts';
import { chiaveRiga } from '../formati/f24/righe.ts';

/** An F24 whose credit was more than its debts, and the rows that are left to use. */
export type F24ConCredito = Pick<Denuncia, 'uid' | 'anno' | 'mese' | 'descrizione'> & {
  readonly riporti: readonly RiportoF24[];
};

/** The F24 that takes credits: a new one has no uid yet. */
type Prendente = Pick<Denuncia, 'tipo' | 'anno' | 'mese'> & { readonly uid?: Denuncia['uid'] | undefined };

const isDaPrendere = (una: Denuncia, { uid, tipo, anno, mese }: Prendente): boolean =>
  una.uid !== uid &&
  una.tipo === tipo &&
  !isRespinta(una.esito) &&
  (una.datInvio !== null || isSoloCredito(una)) &&
  meseOrdinato(una) < meseOrdinato({ anno, mese });

/** The earlier F24 of the same form whose credit is left, and no other has taken: sent, or with nothing to pay. */
export const creditiAperti = (f24: readonly Denuncia[], questo: Prendente): readonly F24ConCredito[] => {
  const presi = new Set(
    f24.filter((una) => una.uid !== questo.uid && !isRespinta(una.esito)).flatMap(({ riportati = [] }) => riportati),
  );
  return f24.flatMap((una) => {
    const { uid, anno, mese, descrizione, riporti = [] } = una;
    return riporti.length === 0 || presi.has(uid) || !isDaPrendere(una, questo)
      ? []
      : [{ uid, anno, mese, descrizione, riporti }];
  });
};

/** The F24 of a school, as lists show them. One request. */
export const listF24 = async (archivio: Archivio): Promise<readonly Denuncia[]> =>
  (await denunceRepository(archivio).listRighe()).filter(({ tipo }) => tipo === 'f24' || tipo === 'f24ep');

/** Which credits were taken, and how much: nothing where there was none. */
export const improntaRiporti = (crediti: readonly F24ConCredito[]): { readonly riporti?: string } =>
  crediti.length === 0 ? {} : { riporti: improntaFile(Buffer.from(JSON.stringify(crediti.map(inCifre)))) };

const inCifre = ({ uid, riporti }: F24ConCredito) => [uid, riporti.map((riga) => [chiaveRiga(riga), riga.credito])];

const presoDa = ({ anno, mese, descrizione, riporti }: F24ConCredito): Rilievo => ({
  codice: 'f24.credito-ripreso',
  gravita: 'AVVISO',
  regola: 'Il credito che un F24 non ha potuto usare entra in quello dopo, con i suoi riferimenti.',
  persona: null,
  campo: 'righe',
  atteso: 'il credito, tra le righe',
  trovato: `${formatEuro(somma(riporti.map(({ credito }) => credito)))} da "${descrizione}", di ${formatMese({ anno, mese })}`,
  rimedio: 'Niente da fare: la riga a credito è già nel modello.',
});

/** The content with the credits of earlier F24, each a row with its own references. */
export const withCrediti = (contenuto: ContenutoDenuncia, crediti: readonly F24ConCredito[]): ContenutoDenuncia => {
  if (crediti.length === 0) return contenuto;
  const conRighe = withRighe(
    contenuto,
    crediti.flatMap(({ riporti }) => riporti),
  );
  return { ...conRighe, escluse: [...contenuto.escluse, ...crediti.map(presoDa)] };
};

/** The content with rows to credit more, in the order of the form. */
export const withRighe = (contenuto: ContenutoDenuncia, righe: readonly RiportoF24[]): ContenutoDenuncia => {
  if (righe.length === 0) return contenuto;
  const records = new Map(contenuto.records.map((record) => [record.chiave, record]));
  for (const riga of righe) {
    const chiave = chiaveRiga(riga);
    records.set(chiave, conCredito(records.get(chiave), { ...riga, chiave }));
  }
  return { ...contenuto, records: [...records.values()].toSorted((a, b) => (a.chiave < b.chiave ? -1 : 1)) };
};

/** The row with a credit more; a debt of the same references is lowered first. */
const conCredito = (
  prima: RecordRaccolto | undefined,
  { chiave, credito, altroEnte, ...colonne }: RiportoF24 & { readonly chiave: string },
): RecordRaccolto => {
  const { debito = 0, credito: suo = 0 } = prima?.campi ?? {};
  const saldo = Number(debito) - Number(suo) - credito;
  return {
    chiave,
    persona: null,
    origini: prima?.origini ?? [],
    campi: {
      ...(prima?.campi ?? { ...colonne, ...(altroEnte === undefined ? {} : { altroEnte }) }),
      debito: Math.max(0, saldo),
      credito: Math.max(0, -saldo),
    },
  };
};

const lasciato = (riporti: readonly RiportoF24[]): Rilievo => ({
  codice: 'f24.credito-riportato',
  gravita: 'AVVISO',
  regola: 'I crediti non superano i debiti dello stesso modello.',
  persona: null,
  campo: 'righe',
  atteso: 'debiti da cui togliere tutto il credito',
  trovato: `${formatEuro(somma(riporti.map(({ credito }) => credito)))} di credito in più`,
  rimedio: 'Niente da fare: resta per il prossimo F24, che lo riprende da sé con i suoi riferimenti.',
});

/** The content whose credits are no more than its debts: what exceeds is left, row by row, for the next F24, last rows first. */
export const withoutEccedenza = (contenuto: ContenutoDenuncia): ContenutoDenuncia => {
  const importo = (campo: 'debito' | 'credito') => somma(contenuto.records.map(({ campi }) => Number(campi[campo])));
  let eccede = importo('credito') - importo('debito');
  if (eccede <= 0) return contenuto;
  const riporti: RiportoF24[] = [];
  const records = contenuto.records.toReversed().flatMap((record): RecordRaccolto[] => {
    const tolto = Math.min(eccede, Number(record.campi.credito));
    if (tolto <= 0) return [record];
    eccede -= tolto;
    riporti.unshift(riportoDi(record, tolto));
    const credito = Number(record.campi.credito) - tolto;
    return credito === 0 ? [] : [{ ...record, campi: { ...record.campi, credito } }];
  });
  return {
    ...contenuto,
    records: records.toReversed(),
    riporti,
    escluse: [...contenuto.escluse, lasciato(riporti)],
  };
};

const riportoDi = (
  { campi: { debito: _debito, diCuiInteressi: _interessi, ...colonne } }: RecordRaccolto,
  credito: number,
) => RiportoF24.parse({ ...colonne, credito });

/** @throws NON_TROVATO, STATO_NON_AMMESSO when a later F24 has taken the credit of one that would change */
export const refuseCreditoPreso = async (archivio: Archivio, uid: Denuncia['uid']): Promise<void> => {
  const denuncia = await denunceRepository(archivio, 'F24').load(uid);
  if ((denuncia.riporti ?? []).length === 0) return;
  const preso = (await listF24(archivio)).find(
    ({ riportati = [], esito }) => riportati.includes(denuncia.uid) && !isRespinta(esito),
  );
  if (preso === undefined) return;
  throw new AppError(
    'STATO_NON_AMMESSO',
    `Il credito di "${denuncia.descrizione}" è già in "${preso.descrizione}", di ${formatMese(preso)}${preso.STATUS === 'INVIATO' ? ', che è inviato, e si versa con quello' : ': eliminare prima quello, poi ripetere'}.`,
    { current: { ...denuncia } },
  );
};
