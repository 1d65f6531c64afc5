import type { ContenutoDenuncia, RecordRaccolto } from '#archivio/denunce/contenuto.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { AppError, campoNonValido } from '#platform/errors.ts';
import type { DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import type { QualeLista } from '#shared/contracts/denunce/uniemens/lista-pos-pa-chiamate.ts';
import { Frontespizio, Lavoratore, type D0, type ListaPosPA } from '#shared/contracts/denunce/uniemens/pos-pa.ts';
import { Uniemens, type Azienda } from '#shared/contracts/denunce/uniemens/uniemens.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { riferimentiDi } from '../../denuncia/comuni-e-mappa.ts';
import type { RiferimentoDenuncia } from '../../denuncia/denunce-service.ts';
import { withRecords, type recordsService } from '../../denuncia/records-service.ts';
import { improntaFile } from '../../denuncia/stato-denuncia.ts';
import { fogliaDi, MODULI, moduli, type QuadroPosPA } from '../../formati/uniemens/pospa/quadri-pos-pa.ts';
import { QUADRI } from '../../formati/uniemens/quadri.ts';
import { uniemens } from '../../formati/uniemens/uniemens.ts';
import type { Campi } from '../../macchina/denuncia.ts';
import { FileIllegibile } from '../../macchina/file-fisso.ts';
import { foglieDellElemento } from '../../macchina/foglie.ts';
import { campiChi, LISTE } from '../raccolta/raccolta-pos-pa.ts';

interface DaImportare extends RiferimentoDenuncia {
  /** The bytes of the file, in base 64. */
  readonly contenuto: string;
  readonly perche: string;
}

/** Characters of the digest of a form that tell it from the others of its worker. */
const IMPRONTA = 12;

/** The file, read. @throws RICHIESTA_NON_VALIDA, which says where it cannot be */
const readFile = async (contenuto: string, { archivio }: RequestContext): Promise<Uniemens> => {
  try {
    return Uniemens.parse(
      uniemens.readIntera(Buffer.from(contenuto, 'base64'), await riferimentiDi(archivio, 'uniemens')).records,
    );
  } catch (error) {
    if (error instanceof FileIllegibile) throw campoNonValido('contenuto', accorciato(error.message, 600));
    throw error;
  }
};

/** @throws RICHIESTA_NON_VALIDA for a file of somebody else, or without the public family */
const listeDi = ({ Azienda: aziende }: Uniemens, dichiarante: string): readonly ListaPosPA[] => {
  const [altra] = aziende.filter(({ CFAzienda }) => CFAzienda !== dichiarante);
  if (altra !== undefined)
    throw campoNonValido(
      'contenuto',
      `Il file è di ${altra.CFAzienda}, la denuncia di ${dichiarante}: scegliere il file della scuola.`,
    );
  const liste = aziende.flatMap(({ ListaPosPA: sue }: Azienda) => sue ?? []);
  if (liste.length === 0)
    throw campoNonValido('contenuto', 'Il file non ha liste ListaPosPA: non c’è niente da portare qui.');
  return liste;
};

/** A record of the file. @throws RICHIESTA_NON_VALIDA for one longer than a form can be */
const recordDi = (quadro: QuadroPosPA, chiave: string, persona: string | null, campi: Campi): RecordRaccolto => {
  const record = { quadro: QUADRI[quadro], ...campi };
  const ignoto = Object.keys(campi).find((nome) => !COMUNI.includes(nome) && fogliaDi(record, nome) === undefined);
  if (ignoto !== undefined)
    throw campoNonValido(
      'contenuto',
      `${persona ?? 'Frontespizio'}, ${ignoto}: il modulo ne tiene meno. Dividerlo, poi ripetere.`,
    );
  return { chiave, persona, campi: record, origini: [] };
};
const COMUNI: readonly string[] = ['lista', 'CFLavoratore', 'Cognome', 'Nome'];

const recordsDelLavoratore = (d0: D0, lista: QualeLista): readonly RecordRaccolto[] => {
  const { CFLavoratore: cf, Cognome, Nome } = d0;
  if (!/^(?:[A-Z0-9]{16}|\d{11})$/.test(cf))
    throw campoNonValido(
      'contenuto',
      `${Cognome} ${Nome}: il codice fiscale "${cf}" non ha 16 caratteri. Correggerlo nel file, poi ripetere.`,
    );
  const chi = campiChi({ desCf: cf, desCognome: Cognome, desNome: Nome }, lista);
  return [
    recordDi('lavoratore', `${QUADRI.lavoratore}|${lista}|${cf}`, cf, {
      ...foglieDellElemento(Lavoratore, d0),
      ...chi,
    }),
    ...moduli.flatMap((modulo) => {
      const { schema, elemento } = MODULI[modulo];
      return (d0[elemento] ?? []).map((forma: unknown) => {
        const campi = { ...chi, ...foglieDellElemento(schema, forma) };
        const impronta = improntaFile(Buffer.from(JSON.stringify(campi))).slice(0, IMPRONTA);
        return recordDi(modulo, `${QUADRI[modulo]}|${lista}|${cf}|${impronta}`, cf, campi);
      });
    }),
  ];
};

/** The records that a list of the file becomes, under keys that the same forms have again. */
const recordsDi = (lista: ListaPosPA): readonly RecordRaccolto[] => {
  const quale = lista['@TipoListaPosPA'] === '1' ? LISTE.variazione : LISTE.ordinaria;
  const [posizione = {}, ...altre] = lista.PosPA ?? [];
  const { D0_DenunciaIndividuale: _lavoratori, ...enti } = posizione;
  const fronte = { lista: quale, ...foglieDellElemento(Frontespizio, { ...lista, ...enti }) };
  return [
    recordDi('frontespizio', `${QUADRI.frontespizio}|${quale}`, null, fronte),
    ...[posizione, ...altre]
      .flatMap(({ D0_DenunciaIndividuale = [] }) => D0_DenunciaIndividuale)
      .flatMap((d0) => recordsDelLavoratore(d0, quale)),
  ];
};

/** What is already there stays as it is: a front page, a worker, a form that was imported before. */
const withNuovi = (contenuto: ContenutoDenuncia, records: readonly RecordRaccolto[]): ContenutoDenuncia => {
  const presenti = new Set(contenuto.records.map(({ chiave }) => chiave));
  const nuovi = new Map(records.filter(({ chiave }) => !presenti.has(chiave)).map((record) => [record.chiave, record]));
  if (nuovi.size === 0)
    throw new AppError('STATO_NON_AMMESSO', 'I moduli del file ci sono già tutti: non c’è niente da importare.');
  return withRecords(contenuto, ...nuovi.values());
};

/** Brings the forms of the public family of a file, whoever made it, into an open filing. @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
export const importPosPA =
  ({ change }: Pick<ReturnType<typeof recordsService>, 'change'>) =>
  ({ contenuto: file, perche, ...riferimento }: DaImportare, context: RequestContext): Promise<DenunciaIntera> =>
    change(riferimento, context, async ({ contenuto, denuncia: { dati } }) => {
      const liste = listeDi(await readFile(file, context), dati.CFAzienda ?? '');
      return { contenuto: withNuovi(contenuto, liste.flatMap(recordsDi)), perche };
    });
