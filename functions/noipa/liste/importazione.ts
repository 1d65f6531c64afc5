import { PrimaDelFile } from '#archivio/noipa/lista.ts';
import { listeRepository, type ListaSalvata } from '#archivio/noipa/liste-repository.ts';
import { joinParti } from '#archivio/parti.ts';
import { loadChiamati } from '#archivio/persone/chi-e.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { instant } from '#platform/clock.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { nextVersion } from '#platform/data/repository.ts';
import { AppError } from '#platform/errors.ts';
import type { RigaFileMof } from '#shared/contracts/noipa/importazione.ts';
import type { ListaIntera, PagamentoNoipa, PagamentoNoipaInput, RigaNoipa } from '#shared/contracts/noipa/lista.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { chiE } from '#shared/domain/chi-e.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { composePagamenti, loadPiani, sortPagamenti } from './pagamenti.ts';
import { loadAperta, writePagamenti, type RiferimentoLista } from './scrittura.ts';

/** What is wrong with some rows, on their fields. @throws RIFERIMENTO_NON_VALIDO naming every one of them */
const refuseRighe = (
  sbagliate: readonly { readonly campo: string; readonly numero: number; readonly perche: string }[],
): void => {
  if (sbagliate.length === 0) return;
  const fields = sbagliate.slice(0, 50).map(({ campo, numero, perche }) => ({
    path: campo,
    code: 'riferimento',
    message: `Riga ${numero}: ${perche}`,
  }));
  throw new AppError('RIFERIMENTO_NON_VALIDO', accorciato(fields.map(({ message }) => message).join(' '), 1000), {
    fields,
  });
};

/** The people of the rows by their codice fiscale; rows of nobody are told together. @throws RIFERIMENTO_NON_VALIDO */
const loadPersone = async (righe: readonly RigaFileMof[], archivio: Archivio) => {
  const codici = [...new Set(righe.map(({ desCf }) => desCf))];
  const chiamati = await loadChiamati([codici], archivio);
  const perCf = new Map<string, Uid<'PERSONA'>>();
  for (const desCf of codici) {
    const { persona } = chiE([desCf], chiamati);
    if (persona !== undefined) perCf.set(desCf, persona.persona.uid);
  }
  refuseRighe(
    righe.flatMap(({ desCf, numero }, indice) =>
      perCf.has(desCf)
        ? []
        : [{ campo: `righe.${indice}.desCf`, numero, perche: `il codice fiscale ${desCf} non è in anagrafe.` }],
    ),
  );
  return perCf;
};

type Posto = Pick<RigaNoipa, 'chiave' | 'datInizio' | 'datFine' | 'profilo'>;
const postoDi = ({ chiave, datInizio, datFine, profilo }: Posto): string =>
  [chiave, datInizio, datFine, profilo].join('|');

/** What people have and what the file says, which stands in the place of the same code and days. */
const withFile = (prima: readonly PagamentoNoipa[], dalFile: readonly PagamentoNoipa[]): readonly PagamentoNoipa[] => {
  const nuovi = new Map(dalFile.map((pagamento) => [pagamento.persona, pagamento]));
  return [
    ...prima.map((pagamento) => {
      const nuovo = nuovi.get(pagamento.persona);
      if (nuovo === undefined) return pagamento;
      const posti = new Set(nuovo.righe.map(postoDi));
      return { ...nuovo, righe: [...pagamento.righe.filter((riga) => !posti.has(postoDi(riga))), ...nuovo.righe] };
    }),
    ...dalFile.filter(({ persona }) => !prima.some((altro) => altro.persona === persona)),
  ];
};

/** Every row of a file in a list, or none. @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO, RIFERIMENTO_NON_VALIDO, RICHIESTA_NON_VALIDA */
export const importMof = async (
  { righe, ...quale }: RiferimentoLista & { readonly righe: readonly RigaFileMof[] },
  context: RequestContext,
): Promise<ListaIntera> => {
  const salvata = await loadAperta(quale, context.archivio, 'importare');
  const [persone, piani] = await Promise.all([loadPersone(righe, context.archivio), loadPiani(context.archivio)]);
  refuseRighe(
    righe.flatMap(({ chiave, numero }, indice) =>
      piani.get(chiave)?.tipo === salvata.lista.tipo
        ? []
        : [
            {
              campo: `righe.${indice}.chiave`,
              numero,
              perche: `il codice ${chiave} non è tra quelli di questa lista.`,
            },
          ],
    ),
  );
  const perPersona = Map.groupBy(righe, ({ desCf }) => persone.get(desCf));
  const inputs: PagamentoNoipaInput[] = [...perPersona].flatMap(([persona, sue]) => {
    if (persona === undefined) return [];
    const senzaDoppie = new Map(sue.map(({ desCf: _desCf, numero: _numero, ...riga }) => [postoDi(riga), riga]));
    return [{ persona, righe: [...senzaDoppie.values()] }];
  });
  const dalFile = await composePagamenti(inputs, salvata.lista, context.archivio);
  const dopo = sortPagamenti(withFile(salvata.pagamenti, dalFile));
  keepPrima(salvata, dopo, new Set(inputs.map(({ persona }) => persona)), context);
  return writePagamenti(salvata, dopo, context, {
    origine: 'IMPORTATA',
    importazione: { il: instant(context.adesso), da: context.sessione.descutente, persone: inputs.length },
  });
};

/** Keeps what the people of a file were paid, so that whoever opens the list can take it back. */
const keepPrima = (
  { lista, pagamenti, primaDelFile }: ListaSalvata,
  dopo: readonly PagamentoNoipa[],
  persone: ReadonlySet<string>,
  { archivio, modifica }: RequestContext,
): void => {
  const prima = new Map(pagamenti.map((pagamento) => [pagamento.persona, pagamento]));
  const contenuto: PrimaDelFile = {
    origine: lista.origine,
    persone: dopo
      .filter(({ persona }) => persone.has(persona))
      .map((pagamento) => ({
        persona: pagamento.persona,
        prima: prima.get(pagamento.persona) ?? null,
        dopo: pagamento,
      })),
  };
  const scritta = { uid: lista.uid, versione: nextVersion(lista) };
  modifica.add(...listeRepository(archivio).putPrimaDelFile(scritta, contenuto, primaDelFile));
};

const NOMINATI = 20;

/** @throws IN_USO naming who is no longer paid as the file said */
const refuseCambiati = ({ lista, pagamenti }: ListaSalvata, { persone }: PrimaDelFile): void => {
  const ora = new Map(pagamenti.map(({ persona, righe }) => [persona, JSON.stringify(righe)]));
  const cambiati = persone.filter(({ persona, dopo }) => ora.get(persona) !== JSON.stringify(dopo.righe));
  if (cambiati.length === 0) return;
  const nomi = cambiati.slice(0, NOMINATI).map(({ dopo }) => dopo.nominativo);
  throw new AppError(
    'IN_USO',
    `L'importazione nella lista "${lista.descrizione}" non si può annullare: dopo il file sono cambiati i compensi di ${nomi.join('; ')}${cambiati.length > NOMINATI ? `; in tutto ${cambiati.length} persone` : ''}. Correggerli nel foglio.`,
  );
};

/** Who the last file named is paid what they were before it; the others stay. @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO, IN_USO */
export const undoImportMof = async (quale: RiferimentoLista, context: RequestContext): Promise<ListaIntera> => {
  const salvata = await loadAperta(quale, context.archivio, "riportare a prima dell'importazione");
  const { lista, pagamenti, primaDelFile } = salvata;
  if (primaDelFile.length === 0)
    throw new AppError(
      'STATO_NON_AMMESSO',
      `La lista "${lista.descrizione}" non ha un'importazione da annullare: aggiornare la pagina.`,
      { current: { ...lista } },
    );
  const contenuto = joinParti(PrimaDelFile, primaDelFile, 'la lista prima del file');
  refuseCambiati(salvata, contenuto);
  const loro = new Set(contenuto.persone.map(({ persona }) => persona));
  const tornati = [
    ...pagamenti.filter(({ persona }) => !loro.has(persona)),
    ...contenuto.persone.flatMap(({ prima }) => (prima === null ? [] : [prima])),
  ];
  context.modifica.add(...listeRepository(context.archivio).putPrimaDelFile(lista, null, primaDelFile));
  return writePagamenti(salvata, sortPagamenti(tornati), context, {
    origine: contenuto.origine,
    importazione: undefined,
  });
};
