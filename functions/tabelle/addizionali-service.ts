import {
  parteAddizionaliEntita,
  tabellaAddizionaliEntita,
  uidParte,
  uidParti,
  uidTabella,
  writeEnti,
  type EnteConservato,
  type ParteConservata,
} from '#archivio/tabelle/addizionali.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Operazione } from '#platform/data/modifica.ts';
import { checkVersion, repository } from '#platform/data/repository.ts';
import { campoNonValido } from '#platform/errors.ts';
import {
  descrizioneEnteAddizionale,
  type CaricamentoInput,
  type RigaScartata,
  type TabellaCaricata,
  type TipoEnteAddizionale,
} from '#shared/contracts/tabelle/addizionali.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { idAddizionale } from '#shared/rules/addizionali/aliquote.ts';
import { importAddizionaliComunali } from '#shared/rules/addizionali/importa-comunali.ts';
import { importAddizionaliRegionali } from '#shared/rules/addizionali/importa-regionali.ts';
import type { EnteDelFile, TabellaImportata } from '#shared/rules/addizionali/tabella-mef.ts';

const IMPORTATORI = { COMUNE: importAddizionaliComunali, REGIONE: importAddizionaliRegionali } as const;

const tabelle = (archivio: Archivio) => archivio.of(tabellaAddizionaliEntita);
const parti = (archivio: Archivio) => archivio.of(parteAddizionaliEntita);

/** Parts of the table that is there now: those that the new one does not write again go away with it. */
const presenti = (archivio: Archivio, uid: Uid<'ADDIZIONALI'>): Promise<ParteConservata[]> =>
  parti(archivio).getMany(uidParti(uid));

/** The surtax tables of the school: the official yearly files, kept as they were read. */
export const addizionaliService = {
  list: async ({ archivio }: Pick<RequestContext, 'archivio'>): Promise<TabellaCaricata[]> =>
    (await tabelle(archivio).listAll()).toSorted((a, b) => b.anno - a.anno || (a.tipo < b.tipo ? -1 : 1)),

  /** One transaction: the table, its parts, the end of what they replace. @throws RICHIESTA_NON_VALIDA when the file is not that of the surtaxes */
  load: async (
    { testo, ...scelta }: CaricamentoInput,
    context: RequestContext,
  ): Promise<{ tabella: TabellaCaricata; scartate: RigaScartata[] }> => {
    const { archivio, oggi, modifica } = context;
    if (scelta.letta > oggi) throw campoNonValido('letta', 'Il file non può essere stato preso in futuro.');
    const letta = IMPORTATORI[scelta.tipo](testo, scelta.anno, scelta.letta);
    const enti = entiDi(scelta.tipo, letta);
    if (enti.length === 0) throw campoNonValido('testo', letta.scartate[0]?.motivo ?? 'Il file non ha nessuna riga.');
    const uid = uidTabella(scelta.tipo, scelta.anno);
    const [prima, vecchie] = await Promise.all([tabelle(archivio).get(uid), presenti(archivio, uid)]);
    const nuova: TabellaCaricata = {
      ...scelta,
      uid,
      versione: 1,
      caricata: oggi,
      numEnti: letta.regole.length,
      numSenzaAliquota: letta.senzaAliquota.length,
      numScartate: letta.scartate.length,
    };
    const tabella = modifica.write(
      prima === undefined ? tabelle(archivio).create(nuova) : tabelle(archivio).update(prima, nuova),
    );
    modifica.add(...sostituite(parti(archivio), partiDi(tabella, enti), vecchie));
    return {
      tabella,
      scartate: letta.scartate.slice(0, 1000).map(({ riga, codice, motivo }) => ({
        riga,
        codice: accorciato(codice, 100),
        motivo: accorciato(motivo, 500),
      })),
    };
  },

  /** @throws NON_TROVATO, VERSIONE_SUPERATA */
  remove: async (
    uid: Uid<'ADDIZIONALI'>,
    versione: number,
    { archivio, modifica }: RequestContext,
  ): Promise<{ uid: Uid<'ADDIZIONALI'> }> => {
    const prima = await tabelle(archivio).load(uid);
    checkVersion(prima, versione);
    modifica.write(tabelle(archivio).remove(prima));
    modifica.add(...(await presenti(archivio, uid)).flatMap((parte) => parti(archivio).remove(parte).operazioni));
    return { uid };
  },
};

/** Towns or regions of a file, with and without a rate. A line that could not be read leaves its own without one: never another year's. */
const entiDi = (tipo: TipoEnteAddizionale, { regole, senzaAliquota, scartate }: TabellaImportata): EnteConservato[] => [
  ...regole.flatMap(
    ({
      id,
      descrizione,
      versioni: [
        {
          valore,
          norma: [norma],
        },
      ],
    }) =>
      valore === null
        ? []
        : [
            {
              id,
              descrizione,
              norma: norma.testo,
              aliquote: { scaglioni: copia(valore.scaglioni), esente: valore.esente },
            },
          ],
  ),
  ...senzaAliquota.map((ente) => senza(tipo, ente, "nel file non ha un'aliquota")),
  ...scartate
    .filter(({ codice }) => (tipo === 'REGIONE' ? codice !== '' : /^[A-Z]\d{3}$/.test(codice)))
    .map(({ riga, motivo, ...ente }) => senza(tipo, ente, `riga ${riga} del file non leggibile: ${motivo}`)),
];

const senza = (tipo: TipoEnteAddizionale, { codice, nome }: EnteDelFile, perche: string): EnteConservato => ({
  id: idAddizionale({ tipo, codice }),
  descrizione: `${descrizioneEnteAddizionale[tipo]} ${nome}, ${perche}`,
  norma: '',
  aliquote: null,
});

type Scaglioni = NonNullable<EnteConservato['aliquote']>['scaglioni'];
const copia = ([primo, ...altri]: readonly [
  { fino: number | null; aliquota: number },
  ...{ fino: number | null; aliquota: number }[],
]): Scaglioni => [{ ...primo }, ...altri.map((scaglione) => ({ ...scaglione }))];

const partiDi = (
  { tipo, anno, letta, caricata, nomeFile, versione }: TabellaCaricata,
  enti: readonly EnteConservato[],
): ParteConservata[] =>
  [...Map.groupBy(enti, ({ id }) => uidParte(tipo, anno, id))].map(([uid, suoi]) => ({
    uid,
    versione,
    tipo,
    anno,
    letta,
    caricata,
    nomeFile,
    contenuto: writeEnti(suoi),
  }));

const sostituite = (
  parti: ReturnType<typeof repository<ParteConservata>>,
  nuove: readonly ParteConservata[],
  vecchie: readonly ParteConservata[],
): Operazione[] => [
  ...nuove.flatMap((nuova) => {
    const prima = vecchie.find(({ uid }) => uid === nuova.uid);
    return (prima === undefined ? parti.create({ ...nuova, versione: 1 }) : parti.update(prima, nuova)).operazioni;
  }),
  ...vecchie
    .filter(({ uid }) => !nuove.some((nuova) => nuova.uid === uid))
    .flatMap((parte) => parti.remove(parte).operazioni),
];
