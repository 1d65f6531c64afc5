import type {
  CodiceLista,
  ListaNoipa,
  PagamentoNoipa,
  PagamentoNoipaInput,
  RigaNoipa,
  RigaNoipaInput,
} from '../../../shared/contracts/noipa/lista.ts';
import type { PianoCapitolo } from '../../../shared/contracts/noipa/piani-capitoli.ts';
import { chiaveNoipa } from '../../../shared/domain/noipa/chiave.ts';
import { descrizioneTipoListaNoipa } from '../../../shared/domain/noipa/lista.ts';
import { chiaveRicerca, nominativo } from '../../../shared/domain/persona/nominativo.ts';
import { somma } from '../../../shared/money/centesimi.ts';
import { pianiCapitoliRepository } from '../../archivio/noipa/piano-capitolo.ts';
import { personeRepository } from '../../archivio/persone/persone-repository.ts';
import type { Archivio } from '../../platform/data/archivio.ts';
import { campoNonValido, campoRifiutato } from '../../platform/http/errors.ts';
import { getVoceNoipa, importoProposto, tariffaDi } from './importo-proposto.ts';

/** The codes of the school by their text. */
export type Piani = ReadonlyMap<string, PianoCapitolo>;

export const loadPiani = async (archivio: Archivio): Promise<Piani> =>
  new Map((await pianiCapitoliRepository(archivio).listAll()).map((piano) => [chiaveNoipa(piano), piano]));

/** The codes that a list of a kind may pay, with the hourly rate of each on its last day. */
export const codiciDi = ({ tipo, datFine }: ListaNoipa, piani: Piani): CodiceLista[] =>
  [...piani]
    .filter(([, piano]) => piano.tipo === tipo)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([chiave, { descrizione, codVoce }]) => {
      const voce = getVoceNoipa(codVoce);
      const tariffa = voce?.unita === 'ORE' ? (tariffaDi(voce, datFine, '')?.tariffa ?? null) : null;
      return { chiave, descrizione, tariffa };
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

const rigaDi = (riga: RigaNoipaInput, piano: PianoCapitolo, campo: string): RigaNoipa => {
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
 * Payments as they are kept: each amount proposed by the rate of its code where the office wrote none. Requests: one a hundred people, one for the codes.
 * @throws RIFERIMENTO_NON_VALIDO, RICHIESTA_NON_VALIDA
 */
export const composePagamenti = async (
  inputs: readonly PagamentoNoipaInput[],
  { tipo }: Pick<ListaNoipa, 'tipo'>,
  archivio: Archivio,
): Promise<PagamentoNoipa[]> => {
  const [piani, trovate] = await Promise.all([
    loadPiani(archivio),
    personeRepository(archivio).getMany(inputs.map(({ persona }) => persona)),
  ]);
  const persone = new Map(trovate.map((persona) => [persona.uid, persona]));
  return inputs.map(({ persona: uid, righe }, indice) => {
    const campo = `pagamenti.${indice}`;
    const persona = persone.get(uid);
    if (persona === undefined)
      throw campoRifiutato(
        'RIFERIMENTO_NON_VALIDO',
        `${campo}.persona`,
        "La persona non è in anagrafe: aggiornare l'elenco e scegliere di nuovo.",
      );
    if (inputs.findIndex((altro) => altro.persona === uid) !== indice)
      throw campoNonValido(`${campo}.persona`, `${persona.desCognome} ${persona.desNome} è indicato due volte.`);
    return {
      persona: uid,
      nominativo: nominativo(persona.desCognome, persona.desNome),
      desCf: persona.desCf,
      righe: righe.map((riga, numero) =>
        rigaDi(
          riga,
          checkChiave(riga.chiave, tipo, piani, `${campo}.righe.${numero}.chiave`),
          `${campo}.righe.${numero}`,
        ),
      ),
    };
  });
};

/** Payments in the order of the names. */
export const sortPagamenti = (pagamenti: readonly PagamentoNoipa[]): PagamentoNoipa[] =>
  pagamenti.toSorted((a, b) => {
    const [primo, secondo] = [`${chiaveRicerca(a.nominativo)}#${a.desCf}`, `${chiaveRicerca(b.nominativo)}#${b.desCf}`];
    return primo < secondo ? -1 : 1;
  });

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
