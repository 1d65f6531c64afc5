import type { Archivio } from '#platform/data/archivio.ts';
import type { ListaNoipa, PagamentoNoipa, RigaNoipa } from '#shared/contracts/noipa/lista.ts';
import { chiaveNoipa } from '#shared/domain/noipa/chiave.ts';
import { vociUtenteRepository } from '../tabelle/voce-utente.ts';
import { pagamentiFatti } from './esito-lista.ts';
import { listeRepository } from './liste-repository.ts';
import { pianiCapitoliRepository } from './piano-capitolo.ts';

/** The items of runs that pay what a compensation of NoiPA pays, by the text of its code. */
export type VociDeiCompensi = (chiave: string) => ReadonlySet<string>;

/** Prefixes of the items that a compensation of NoiPA may pay too: hours of the contract, items of the school. */
const PREFISSI = ['ORE_', 'UTENTE_'] as const;

/** True of an item that a list of NoiPA may pay too. */
export const isAncheDiNoipa = (codice: string): boolean => PREFISSI.some((prefisso) => codice.startsWith(prefisso));

/** The compensation of a code, whatever chapter pays it. */
export const compensoDi = (chiave: string): string => chiave.slice(chiave.indexOf(' ') + 1);

/** Reads which items pay the same as each compensation: the same hours of the contract, or what the school says of its own items. Two requests. */
export const readVociDeiCompensi = async (archivio: Archivio): Promise<VociDeiCompensi> => {
  const [codici, proprie] = await Promise.all([
    pianiCapitoliRepository(archivio).listAll(),
    vociUtenteRepository(archivio).listAll(),
  ]);
  const piani = new Map(codici.map((piano) => [chiaveNoipa(piano), piano.codVoce]));
  const perCompenso = Map.groupBy(
    proprie.filter(({ codCompensoNoipa }) => codCompensoNoipa !== ''),
    ({ codCompensoNoipa }) => codCompensoNoipa,
  );
  return (chiave) => {
    const codVoce = piani.get(chiave) ?? '';
    return new Set([
      ...(codVoce.startsWith('MOF_') ? [codVoce.replace('MOF_', 'ORE_')] : []),
      ...(perCompenso.get(compensoDi(chiave)) ?? []).map((voce) => `UTENTE_${voce.codVoce}`),
    ]);
  };
};

/** A compensation of a list, with the items of runs that pay the same. */
export interface PagatoInLista {
  readonly lista: Pick<ListaNoipa, 'uid' | 'descrizione' | 'datInvio'>;
  readonly persona: PagamentoNoipa['persona'];
  readonly riga: RigaNoipa;
  readonly voci: ReadonlySet<string>;
}

/** Reads what the lists of a year and of the two beside it pay that runs may pay too. One request; with lists, two more and two a list. */
export const readPagatiNelleListe = async (archivio: Archivio, anno: number): Promise<readonly PagatoInLista[]> => {
  const liste = listeRepository(archivio);
  const vicine = (await liste.listDell(null)).filter((lista) => Math.abs(lista.anno - anno) <= 1 && lista.persone > 0);
  if (vicine.length === 0) return [];
  const vociDi = await readVociDeiCompensi(archivio);
  const intere = await Promise.all(vicine.map(({ uid }) => liste.loadIntera(uid)));
  return intere.flatMap(({ lista, pagamenti }) =>
    pagamentiFatti(lista, pagamenti).flatMap(({ persona, righe }) =>
      righe.flatMap((riga) => {
        const voci = vociDi(riga.chiave);
        return voci.size === 0 ? [] : [{ lista, persona, riga, voci }];
      }),
    ),
  );
};

/** An item that a payslip pays, on its days. */
interface VoceDelCedolino {
  readonly codice: string;
  readonly dal: string;
  readonly al: string;
  /** Null of a service, which no list pays. */
  readonly importo: number | null;
}

/** The compensations of lists that pay to one person what some items pay: the same work, on some of the same days. */
export const nelleListe = (
  persona: string,
  voci: readonly VoceDelCedolino[],
  pagati: readonly PagatoInLista[],
): readonly { readonly voce: VoceDelCedolino; readonly pagato: PagatoInLista }[] =>
  voci.flatMap((voce) =>
    pagati
      .filter(
        (pagato) =>
          pagato.persona === persona &&
          pagato.voci.has(voce.codice) &&
          pagato.riga.datInizio <= voce.al &&
          voce.dal <= pagato.riga.datFine,
      )
      .map((pagato) => ({ voce, pagato })),
  );
