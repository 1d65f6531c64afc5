import type { ContenutoDenuncia, RecordRaccolto } from '#archivio/denunce/contenuto.ts';
import { denunceRepository, type DenunciaSalvata } from '#archivio/denunce/denunce-repository.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { instant } from '#platform/clock.ts';
import type { DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import type { Adempimento } from '#shared/domain/elaborazione/elaborazione.ts';
import { catalogo } from '../formati/catalogo.ts';
import { riferimentiDi } from './comuni-e-mappa.ts';
import { MODIFICABILE, type RiferimentoDenuncia } from './denunce-service.ts';
import { toIntera, type DatiDi } from './denuncia-intera.ts';
import { valutazioneDi } from './stato-denuncia.ts';

interface Mezzi {
  readonly di: Adempimento;
  /** The front of a filing as it would be gathered now. */
  readonly datiDi: DatiDi;
}

/** What a filing will hold, and why, for the audit. */
interface Cambio {
  readonly contenuto: ContenutoDenuncia;
  readonly perche?: string;
}

/** The records of a filing of a kind that the office may add to, or take from. */
export const recordsService = ({ di, datiDi }: Mezzi) => ({
  /** Writes what a change makes of the content, judged. @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
  change: async (
    { uid, versione }: RiferimentoDenuncia,
    { archivio, modifica, oggi }: RequestContext,
    changeOf: (salvata: DenunciaSalvata) => Cambio | Promise<Cambio>,
  ): Promise<DenunciaIntera> => {
    const denunce = denunceRepository(archivio, di);
    const salvata = await denunce.loadIntera(uid);
    denunce.check(salvata.denuncia, versione, MODIFICABILE);
    const { contenuto, perche } = await changeOf(salvata);
    const chiavi = new Set(contenuto.records.map(({ chiave }) => chiave));
    const valori = salvata.valori.filter(({ chiave }) => chiavi.has(chiave));
    const dopo = { ...salvata, contenuto, valori };
    const { tipo } = salvata.denuncia;
    const { testata } = valutazioneDi(catalogo[tipo], dopo, await riferimentiDi(archivio, tipo));
    const denuncia = modifica.write(
      denunce.update(salvata.denuncia, testata),
      perche === undefined ? undefined : { motivo: perche },
    );
    modifica.add(
      ...denunce.putContenuto(denuncia, contenuto, salvata.parti),
      ...salvata.valori
        .filter(({ chiave }) => !chiavi.has(chiave))
        .flatMap((valore) => denunce.valori.remove(valore).operazioni),
    );
    return toIntera(archivio, { denuncia, contenuto, valori }, await datiDi({ archivio, oggi }, denuncia));
  },
});

/** A content with some records more that no payslip says: all at once, since a file brings thousands. */
export const withRecords = (contenuto: ContenutoDenuncia, ...nuovi: readonly RecordRaccolto[]): ContenutoDenuncia => ({
  ...contenuto,
  records: [...contenuto.records, ...nuovi.map((record) => ({ ...record, aMano: true as const }))],
});

/** A content without some records: those gathered are kept aside, with who left them out and why; those added are gone. */
export const withoutRecords = (
  contenuto: ContenutoDenuncia,
  isTolto: (record: RecordRaccolto) => boolean,
  perche: string,
  { sessione, adesso }: Pick<RequestContext, 'sessione' | 'adesso'>,
): ContenutoDenuncia => ({
  ...contenuto,
  records: contenuto.records.filter((record) => !isTolto(record)),
  tolte: [
    ...(contenuto.tolte ?? []),
    ...contenuto.records
      .filter((record) => isTolto(record) && record.aMano === undefined)
      .map((record) => ({ record, perche, chi: sessione.descutente, il: instant(adesso) })),
  ],
});

/** A content with what was left out back in it. */
export const withRestored = (
  contenuto: ContenutoDenuncia,
  isRimesso: (record: RecordRaccolto) => boolean,
): ContenutoDenuncia => ({
  ...contenuto,
  records: [...contenuto.records, ...(contenuto.tolte ?? []).map(({ record }) => record).filter(isRimesso)],
  tolte: (contenuto.tolte ?? []).filter(({ record }) => !isRimesso(record)),
});
