import { pagamentoEntita, type PagamentoSalvato } from '#archivio/cedolini/pagamento.ts';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { RigaProva } from '#shared/contracts/scuola/subentro.ts';

type Somme = ReadonlyMap<string, number>;

const SOMMATI = [
  ['Lordo', 'lordoDipendente'],
  ['Imponibile IRPEF', 'imponibileIrpef'],
  ['IRPEF', 'irpef'],
  ['Netto', 'netto'],
] as const satisfies readonly (readonly [string, keyof PagamentoSalvato])[];

/** The payments of people by tax year: how many, and the sums of the year that they make. */
const sommeDi = (persone: number, pagamenti: readonly PagamentoSalvato[]): Somme => {
  const somme = new Map([['Persone', persone]]);
  const add = (nome: string, quanto: number) => somme.set(nome, (somme.get(nome) ?? 0) + quanto);
  for (const pagamento of pagamenti) {
    add(`Pagamenti del ${pagamento.annoFiscale}`, 1);
    for (const [nome, campo] of SOMMATI) add(`${nome} del ${pagamento.annoFiscale}`, pagamento[campo]);
  }
  return somme;
};

/** The sums that the school that ends has of its people: the accounted payments of each, whatever their year. */
export const sommeDelCedente = async (
  da: Archivio,
  persone: readonly Persona[],
  contati: ReadonlySet<string>,
): Promise<Somme> => {
  const pagamenti = await pagamentiDi(da, persone);
  return sommeDi(
    persone.length,
    pagamenti.filter(({ idProcesso }) => contati.has(idProcesso)),
  );
};

/** The sums that the school that takes has of the same people, each found by its codice fiscale: the payments that came from the other. */
export const sommeDelSubentrante = async (da: Archivio, a: Archivio, persone: readonly Persona[]): Promise<Somme> => {
  const repository = personeRepository(a);
  const uids = await repository.findByUnico(
    'desCf',
    persone.map(({ desCf }) => desCf),
  );
  const trovate = await repository.getMany(uids);
  const runs = new Set((await pagamentiDi(da, persone)).map(({ idProcesso }) => idProcesso));
  const pagamenti = await pagamentiDi(a, trovate);
  return sommeDi(
    trovate.length,
    pagamenti.filter(({ daAltraScuola, idProcesso }) => daAltraScuola !== undefined && runs.has(idProcesso)),
  );
};

const pagamentiDi = async (archivio: Archivio, persone: readonly Persona[]): Promise<PagamentoSalvato[]> => {
  const letti: PagamentoSalvato[] = [];
  for (const { uid } of persone) letti.push(...(await archivio.of(pagamentoEntita).listAll(uid)));
  return letti;
};

/** The lines of the proof, in order of name; `subentrante` is null until it has passed. */
export const righeDi = (cedente: Somme, subentrante?: Somme): RigaProva[] =>
  [...cedente]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([nome, valore]) => ({
      nome,
      unita: /^(?:Persone|Pagamenti)/.test(nome) ? 'RECORD' : 'EURO',
      cedente: valore,
      subentrante: subentrante === undefined ? null : (subentrante.get(nome) ?? 0),
    }));
