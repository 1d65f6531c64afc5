import { processiRepository } from '#archivio/cedolini/processi-repository.ts';
import { campiVigenti, type ContenutoDenuncia, type RecordRaccolto } from '#archivio/denunce/contenuto.ts';
import { denunceRepository, type DenunciaSalvata } from '#archivio/denunce/denunce-repository.ts';
import { recordsRespinti } from '#archivio/denunce/respinti.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Differenza, Discordanza } from '#shared/contracts/anagrafe/discordanze.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Denuncia, ValoreCampo } from '#shared/contracts/denunce/denuncia.ts';
import { flussi } from '#shared/denunce/flussi.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { puntiCu } from '#shared/domain/denunce/punti-cu.ts';
import { isRespinta, type TipoDenuncia } from '#shared/domain/denuncia.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { collectCertificati } from '../cu/contenuto-cu.ts';
import { collectSptDi } from '../spt/processi-inviati.ts';
import { collectUniemensDi } from '../uniemens/contenuto-uniemens.ts';
import { RIMEDI_PERSONA } from './rimedi.ts';

/** Gathers now what a filing would say of a person, from the runs that it tells of. */
type Raccolta = (
  archivio: Archivio,
  denuncia: Denuncia,
  processi: readonly Processo[],
  di: Uid<'PERSONA'>,
) => Promise<ContenutoDenuncia>;

/** How each kind of filing that names people is gathered; the others read of them nothing but accounted payslips. */
const RACCOLTE: Readonly<Partial<Record<TipoDenuncia, Raccolta>>> = {
  uniemens: collectUniemensDi,
  spt: collectSptDi,
  cu: (archivio, denuncia, _processi, di) => collectCertificati(archivio, denuncia, di),
};

/** A person under every id that they have had, the codes that payslips and the registry know them by, and the runs that paid them. */
export interface Nominata {
  readonly uid: Uid<'PERSONA'>;
  readonly avute: readonly Uid<'PERSONA'>[];
  readonly codici: ReadonlySet<string>;
  readonly processi: ReadonlySet<string>;
}

/**
 * The sent filings that say something of a person otherwise than they would if they were gathered today from the same runs, the last sent first.
 * One query for each filing of those runs, and what gathering it for one person asks.
 */
export const denunceDiscordanti = async (archivio: Archivio, chi: Nominata): Promise<Discordanza[]> => {
  const denunce = denunceRepository(archivio);
  const inviate = (await denunce.listRighe()).filter(
    ({ tipo, STATUS, esito, processi }) =>
      RACCOLTE[tipo] !== undefined &&
      STATUS === 'INVIATO' &&
      !isRespinta(esito) &&
      processi.some((uid) => chi.processi.has(uid)),
  );
  const intere = (await Promise.all(inviate.map(({ uid }) => denunce.loadIntera(uid)))).filter(
    ({ contenuto }) => recordsDi(contenuto, chi).length > 0,
  );
  const corrette = new Set(intere.map(({ denuncia }) => denuncia.corregge));
  const discordanti = await Promise.all(
    intere
      .filter(({ denuncia }) => !corrette.has(denuncia.uid))
      .map((salvata) => discordanzaDi(archivio, salvata, chi)),
  );
  return discordanti.filter((una) => una !== null).toSorted((a, b) => (a.giorno < b.giorno ? 1 : -1));
};

/** The records of a person in a filing, which may have named them by a code that nothing else knows. */
const recordsDi = (
  { records, intestatari = [] }: ContenutoDenuncia,
  { avute, codici }: Nominata,
): readonly RecordRaccolto[] => {
  const suoi = new Set(intestatari.filter(({ uid }) => avute.includes(uid)).map(({ desCf }) => desCf));
  return records.filter(({ persona }) => persona !== null && (codici.has(persona) || suoi.has(persona)));
};

const discordanzaDi = async (
  archivio: Archivio,
  salvata: DenunciaSalvata,
  chi: Nominata,
): Promise<Discordanza | null> => {
  const { denuncia } = salvata;
  const raccolta = RACCOLTE[denuncia.tipo];
  if (raccolta === undefined) return null;
  const processi = await processiRepository(archivio).getMany(denuncia.processi);
  const oggi = recordsDi(await raccolta(archivio, denuncia, processi, chi.uid), chi);
  const differenze = differenzeDi(salvata, oggi, chi);
  const adempimento = flussi[denuncia.tipo].adempimento;
  return differenze.length === 0
    ? null
    : {
        tipo: 'DENUNCIA',
        uid: denuncia.uid,
        idProcesso: null,
        adempimento,
        descrizione: accorciato(denuncia.descrizione, 200),
        giorno: denuncia.datInvio ?? denuncia.dataPagamento,
        differenze: differenze.slice(0, 200),
        rimedio: RIMEDI_PERSONA[adempimento],
      };
};

/** The records of a person by their keys, which hold the code that the person had then: another code is no other record. */
const perChiave = (records: readonly RecordRaccolto[]): ReadonlyMap<string, RecordRaccolto> =>
  new Map(records.map((record) => [record.chiave.replaceAll(record.persona ?? '\u0000', '*'), record]));

/** The fields that the filing says of a person and would say otherwise today; what the office wrote by hand and is right today is no difference. */
const differenzeDi = (
  salvata: Pick<DenunciaSalvata, 'denuncia' | 'contenuto' | 'valori'>,
  oggi: readonly RecordRaccolto[],
  chi: Nominata,
): readonly Differenza[] => {
  const { contenuto, valori } = salvata;
  const rifiutati = new Set(recordsRespinti(salvata).map(({ chiave }) => chiave));
  const detti = perChiave(
    recordsDi(contenuto, chi).filter(({ aMano, chiave }) => aMano === undefined && !rifiutati.has(chiave)),
  );
  const fuori = perChiave((contenuto.tolte ?? []).map(({ record }) => record));
  const nuovi = perChiave(oggi);
  const chiavi = [...new Set([...detti.keys(), ...nuovi.keys()])].filter((chiave) => !fuori.has(chiave));
  return chiavi.flatMap((chiave) => {
    const [detto, nuovo] = [detti.get(chiave), nuovi.get(chiave)];
    if (detto === undefined || nuovo === undefined) return [intero(detto, nuovo)];
    const vigenti = campiVigenti(
      detto,
      valori.filter((valore) => valore.chiave === detto.chiave),
    );
    return Object.keys({ ...detto.campi, ...nuovo.campi })
      .filter(
        (campo) =>
          !DEL_RECORD.has(campo) &&
          isDiversa(nuovo.campi[campo], detto.campi[campo]) &&
          isDiversa(nuovo.campi[campo], vigenti[campo]),
      )
      .map((campo) => ({ cosa: nomeDi(campo), detto: inParole(vigenti[campo]), oggi: inParole(nuovo.campi[campo]) }));
  });
};

/** Fields that hold the record together and are on no form: what they say, others say. */
const DEL_RECORD: ReadonlySet<string> = new Set([
  'quadro',
  'nominativo',
  'codFiscale',
  'titolo',
  'uidPersona',
  'IdDipendente',
]);

/** The name of a field as its form has it: of a certificate, the box with its number. */
const nomeDi = (campo: string): string => {
  const punto = Object.entries(puntiCu).find(([codice]) => codice === campo)?.[1];
  return punto === undefined ? campo : `${punto.nome} (${campo})`;
};

const isDiversa = (a: ValoreCampo | undefined, b: ValoreCampo | undefined): boolean => (a ?? '') !== (b ?? '');

/** A record that is only on one side, by the part of the filing it is of. */
const intero = (detto: RecordRaccolto | undefined, nuovo: RecordRaccolto | undefined): Differenza => {
  const { quadro, chiave } = { quadro: (detto ?? nuovo)?.campi.quadro, chiave: (detto ?? nuovo)?.chiave ?? '' };
  return {
    cosa: accorciato(`Quadro ${String(quadro ?? chiave)}`, 300),
    detto: detto === undefined ? null : 'è nel file',
    oggi: nuovo === undefined ? null : 'ci sarebbe',
  };
};

const inParole = (valore: ValoreCampo | undefined): string | null =>
  valore === undefined || valore === '' ? null : accorciato(String(valore), 600);
