import { impedimentiDellaPersona } from '#archivio/impedimenti/di-persona.ts';
import { isFermo } from '#archivio/impedimenti/impedimento.ts';
import { pianiCapitoliRepository } from '#archivio/noipa/piano-capitolo.ts';
import { loadChiamati } from '#archivio/persone/chi-e.ts';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import { rigaServizio, servizioEntita } from '#archivio/servizi/servizio.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { campoNonValido, campoRifiutato } from '#platform/errors.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import {
  MASSIMO_RIGHE,
  type CodiceLista,
  type ListaNoipa,
  type PagamentoNoipa,
  type PagamentoNoipaInput,
  type RigaNoipa,
  type RigaNoipaInput,
} from '#shared/contracts/noipa/lista.ts';
import type { PianoCapitolo } from '#shared/contracts/noipa/piani-capitoli.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { chiE } from '#shared/domain/chi-e.ts';
import { chiaveNoipa } from '#shared/domain/noipa/chiave.ts';
import { descrizioneTipoListaNoipa } from '#shared/domain/noipa/lista.ts';
import { byNomeIntero, nominativo } from '#shared/domain/persona/nominativo.ts';
import { somma } from '#shared/money/centesimi.ts';
import { getVoceNoipa, importoProposto, noDi, tariffaDi } from './importo-proposto.ts';

/** The codes of the school by their text. */
export type Piani = ReadonlyMap<string, PianoCapitolo>;

export const loadPiani = async (archivio: Archivio): Promise<Piani> =>
  pianiDi(await pianiCapitoliRepository(archivio).listAll());
export const pianiDi = (codici: readonly PianoCapitolo[]): Piani =>
  new Map(codici.map((piano) => [chiaveNoipa(piano), piano]));

/** The codes that a list of a kind may pay, with the hourly rate of each on its last day. */
export const codiciDi = ({ tipo, datFine }: ListaNoipa, piani: Piani): CodiceLista[] =>
  [...piani]
    .filter(([, piano]) => piano.tipo === tipo)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([chiave, { descrizione, codVoce }]) => {
      const voce = getVoceNoipa(codVoce);
      const tariffa = voce?.unita === 'ORE' ? (tariffaDi(voce, datFine, '')?.tariffa ?? null) : null;
      return { chiave, descrizione, tariffa, ...(codVoce === '' ? {} : { codVoce }) };
    });

/** @throws RIFERIMENTO_NON_VALIDO for a code the school has not, or that lists of another kind pay */
export const checkChiave = (chiave: string, tipo: ListaNoipa['tipo'], piani: Piani, campo: string): PianoCapitolo => {
  const piano = piani.get(chiave);
  if (piano === undefined)
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      campo,
      `Il codice ${chiave} non è tra quelli della scuola: aggiungerlo nella dotazione finanziaria.`,
    );
  if (piano.tipo !== tipo)
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      campo,
      `Il codice ${chiave} è di "${descrizioneTipoListaNoipa[piano.tipo]}": questa lista paga "${descrizioneTipoListaNoipa[tipo]}".`,
    );
  return piano;
};

/** The band of a person on a day, where one of their services says it. */
type Fasce = (persona: Uid<'PERSONA'>, giorno: string) => Pick<RigaNoipa, 'fascia'>;

/** The bands of the services that last to a day or after it: one request. */
const loadFasce = async (archivio: Archivio, dal: string): Promise<Fasce> => {
  const servizi = archivio.of(servizioEntita);
  const righe = archivio.leggi(await servizi.queryIndice({ index: 'indice3', from: dal, to: '~~' }), rigaServizio);
  const sue = Map.groupBy(righe, ({ uidSubAnagrafe }) => uidSubAnagrafe);
  return (persona, giorno) => {
    const servizio = sue
      .get(persona)
      ?.find(({ datInizio, datFine }) => datInizio <= giorno && (datFine === null || datFine >= giorno));
    return servizio === undefined ? {} : { fascia: servizio.codFascia };
  };
};

const rigaDi = (riga: RigaNoipaInput, piano: PianoCapitolo, campo: string): RigaNoipa => {
  const no = noDi(getVoceNoipa(piano.codVoce), riga.datFine);
  if (no !== null) throw campoNonValido(`${campo}.chiave`, no);
  const proposto = importoProposto(piano.codVoce, riga);
  const importo = riga.importo ?? proposto.calcolato;
  if (importo === null || importo <= 0)
    throw campoNonValido(
      `${campo}.importo`,
      `Il codice ${riga.chiave} non ha una tariffa che dia l'importo: scrivere l'importo, maggiore di zero, o le ore.`,
    );
  return { ...riga, ...proposto, importo };
};

/**
 * Payments as they are kept: each amount proposed by the rate of its code where the office wrote none. Requests: one a hundred people, one for the codes, one for the services.
 * @throws RIFERIMENTO_NON_VALIDO, RICHIESTA_NON_VALIDA
 */
export const composePagamenti = async (
  inputs: readonly PagamentoNoipaInput[],
  { tipo }: Pick<ListaNoipa, 'tipo'>,
  archivio: Archivio,
): Promise<PagamentoNoipa[]> => {
  const giorni = inputs.flatMap(({ righe }) => righe.map(({ datFine }) => datFine)).toSorted();
  const [piani, trovate, fascia] = await Promise.all([
    loadPiani(archivio),
    personeRepository(archivio).getMany(inputs.map(({ persona }) => persona)),
    loadFasce(archivio, giorni[0] ?? MAI_DOPO),
  ]);
  const persone = new Map(trovate.map((persona) => [persona.uid, persona]));
  return inputs.map(({ persona: uid, righe }, indice) => {
    const campo = `pagamenti.${indice}`;
    const persona = persone.get(uid);
    if (persona === undefined) throw ignota(`${campo}.persona`);
    if (inputs.findIndex((altro) => altro.persona === uid) !== indice)
      throw campoNonValido(`${campo}.persona`, `${persona.desCognome} ${persona.desNome} è indicato due volte.`);
    return {
      ...intestatarioDi(persona, `${campo}.persona`),
      righe: righe.map((riga, numero) => ({
        ...rigaDi(
          riga,
          checkChiave(riga.chiave, tipo, piani, `${campo}.righe.${numero}.chiave`),
          `${campo}.righe.${numero}`,
        ),
        ...fascia(uid, riga.datFine),
      })),
    };
  });
};

type Intestatario = Pick<PagamentoNoipa, 'persona' | 'nominativo' | 'desCf'>;

/** The people of some codici fiscali of a request, in their order. @throws RIFERIMENTO_NON_VALIDO */
export const loadIntestatari = async (
  persone: readonly (readonly [campo: string, desCf: string])[],
  archivio: Archivio,
): Promise<readonly Intestatario[]> => {
  const chiamati = await loadChiamati([persone.map(([, desCf]) => desCf)], archivio);
  return persone.map(([campo, desCf]) => {
    const { persona: chiamata } = chiE([desCf], chiamati);
    if (chiamata === undefined) throw ignota(campo);
    return intestatarioDi(chiamata.persona, campo);
  });
};

/** @throws RIFERIMENTO_NON_VALIDO for a dead person: NoiPA pays no heir by a list */
const intestatarioDi = (persona: Persona, campo: string): Intestatario => {
  const { uid, desCognome, desNome, desCf } = persona;
  const fermo = impedimentiDellaPersona(persona, MAI_DOPO).find(isFermo);
  if (fermo !== undefined)
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      campo,
      `${nominativo(desCognome, desNome)} (${desCf}): ${fermo.messaggio}`,
    );
  return { persona: uid, nominativo: nominativo(desCognome, desNome), desCf };
};

/** The day of a list is not known when it is written: every death of record is before it. */
const MAI_DOPO = '9999-12-31';

const ignota = (campo: string) =>
  campoRifiutato(
    'RIFERIMENTO_NON_VALIDO',
    campo,
    "La persona non è in anagrafe: aggiornare l'elenco e scegliere di nuovo.",
  );

/** One payment a person, with the compensations of all of theirs. @throws RICHIESTA_NON_VALIDA over the most a person may have */
export const mergePagamenti = (pagamenti: readonly PagamentoNoipa[]): PagamentoNoipa[] =>
  [...Map.groupBy(pagamenti, ({ persona }) => persona).values()].flatMap(([primo, ...altri]) => {
    if (primo === undefined) return [];
    const righe = [primo, ...altri].flatMap((pagamento) => pagamento.righe);
    if (righe.length > MASSIMO_RIGHE)
      throw campoNonValido(
        'membri',
        `${primo.nominativo} avrebbe più di ${MASSIMO_RIGHE} compensi in questa lista: farne un'altra.`,
      );
    return [{ ...primo, righe }];
  });

/** The payments as they are written, but for the compensations that did not change: those keep where their amount comes from. */
export const keepRighe = (
  prima: readonly PagamentoNoipa[],
  dopo: readonly PagamentoNoipa[],
): readonly PagamentoNoipa[] => {
  const vecchie = new Map(prima.map(({ persona, righe }) => [persona, righe]));
  return dopo.map((pagamento) => ({
    ...pagamento,
    righe: pagamento.righe.flatMap((riga) => keepRiga(riga, vecchie.get(pagamento.persona) ?? [])),
  }));
};

/**
 * The same compensation as it was; several that the sheet shows as one, when their sum is what it says; that of an exam with the amount that the office wrote over it,
 * beside the computed one.
 */
const keepRiga = (riga: RigaNoipa, vecchie: readonly RigaNoipa[]): readonly RigaNoipa[] => {
  const sue = vecchie.filter(isStessa(riga));
  const uguale = sue.find(({ importo }) => importo === riga.importo);
  if (uguale !== undefined) return [uguale];
  if (sue.length > 0 && somma(sue.map(({ importo }) => importo)) === riga.importo) return sue;
  const [una, ...altre] = sue;
  return una?.esame !== undefined && altre.length === 0 ? [{ ...una, importo: riga.importo }] : [riga];
};

const isStessa =
  (riga: RigaNoipa) =>
  (vecchia: RigaNoipa): boolean =>
    vecchia.tariffa === null &&
    (['chiave', 'ore', 'datInizio', 'datFine', 'profilo'] as const).every((campo) => vecchia[campo] === riga[campo]);

/** What people have in a list but for what some of them have of a commission; who has nothing left is not there. */
export const withoutEsame = (
  pagamenti: readonly PagamentoNoipa[],
  commissione: Uid<'COMMISSIONE'>,
  persone: readonly Uid<'PERSONA'>[],
): readonly PagamentoNoipa[] => {
  const loro = new Set<string>(persone);
  return pagamenti
    .map((pagamento) =>
      loro.has(pagamento.persona)
        ? { ...pagamento, righe: pagamento.righe.filter(({ esame }) => esame?.commissione !== commissione) }
        : pagamento,
    )
    .filter(({ righe }) => righe.length > 0);
};

/** Payments with a code in the place of another in those of some people; amounts stay. */
export const withChiave = (
  pagamenti: readonly PagamentoNoipa[],
  persone: ReadonlySet<string>,
  { da, a }: { readonly da: string; readonly a: string },
): readonly PagamentoNoipa[] =>
  pagamenti.map((pagamento) =>
    persone.has(pagamento.persona)
      ? { ...pagamento, righe: pagamento.righe.map((riga) => (riga.chiave === da ? { ...riga, chiave: a } : riga)) }
      : pagamento,
  );

/** Payments in the order of the names. */
export const sortPagamenti = (pagamenti: readonly PagamentoNoipa[]): PagamentoNoipa[] =>
  pagamenti.toSorted(byNomeIntero);

/** The counts and sums of a head, from its payments. */
export const totaliLista = (
  pagamenti: readonly PagamentoNoipa[],
): Pick<ListaNoipa, 'persone' | 'righe' | 'totale' | 'somme' | 'STATUS'> => {
  const righe = pagamenti.flatMap((pagamento) => pagamento.righe);
  const perChiave = Map.groupBy(righe, ({ chiave }) => chiave);
  return {
    persone: pagamenti.length,
    righe: righe.length,
    totale: somma(righe.map(({ importo }) => importo)),
    somme: [...perChiave.keys()].toSorted().map((chiave) => ({
      chiave,
      importo: somma((perChiave.get(chiave) ?? []).map(({ importo }) => importo)),
    })),
    STATUS: pagamenti.length === 0 ? 'ATTESA' : 'DA_INVIARE',
  };
};
