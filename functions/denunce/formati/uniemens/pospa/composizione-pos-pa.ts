import type * as z from 'zod';
import type { Campi } from '#functions/denunce/macchina/denuncia.ts';
import { composeElemento } from '#functions/denunce/macchina/foglie.ts';
import { Frontespizio, Lavoratore } from '#shared/contracts/denunce/uniemens/pos-pa.ts';
import { QUADRI, type NomeQuadro } from '../quadri.ts';
import { MODULI, moduli, primaFoglia, quadroPosPADi } from './quadri-pos-pa.ts';

const isDi =
  (quadro: NomeQuadro) =>
  (record: Campi): boolean =>
    record.quadro === QUADRI[quadro];

/** The records of each list, in the order of the filing: the front page first makes it. */
const liste = (righe: readonly Campi[]): readonly (readonly Campi[])[] => {
  const perLista = Map.groupBy(
    righe.filter((record) => quadroPosPADi(record) !== undefined),
    ({ lista }) => lista,
  );
  return [...perLista.values()].filter((sue) => sue.some(isDi('frontespizio')));
};

const del = (lavoratore: Campi, righe: readonly Campi[], quadro: NomeQuadro): readonly Campi[] =>
  righe.filter((record) => isDi(quadro)(record) && record.CFLavoratore === lavoratore.CFLavoratore);

const alcuni = <E>(elementi: readonly E[]): E[] | undefined => (elementi.length === 0 ? undefined : [...elementi]);

const elementoDi = (schema: z.ZodType, campi: Campi): object => Object(composeElemento(schema, campi));

const lavoratoreDi = (lavoratore: Campi, suoi: readonly Campi[]): object => ({
  ...elementoDi(Lavoratore, lavoratore),
  ...Object.fromEntries(
    moduli.map((modulo) => {
      const { schema, elemento } = MODULI[modulo];
      return [elemento, alcuni(del(lavoratore, suoi, modulo).map((record) => elementoDi(schema, record)))];
    }),
  ),
});

/** The public family of the file, still to be judged by its schema. */
export const composeListePosPA = (righe: readonly Campi[]): unknown[] =>
  liste(righe).map((sue) => {
    const { EnteAppartenenza, SedeServizio, ...fronte }: { EnteAppartenenza?: object; SedeServizio?: object } =
      elementoDi(Frontespizio, sue.find(isDi('frontespizio')) ?? {});
    const perPersona = Map.groupBy(sue, ({ CFLavoratore }) => CFLavoratore);
    const lavoratori = sue
      .filter(isDi('lavoratore'))
      .map((lavoratore) => lavoratoreDi(lavoratore, perPersona.get(lavoratore.CFLavoratore) ?? []));
    return {
      ...fronte,
      PosPA: [{ EnteAppartenenza, SedeServizio, D0_DenunciaIndividuale: alcuni(lavoratori) }],
    };
  });

const LISTA = /^Azienda\.0\.ListaPosPA\.(\d+)(?:\.(.*))?$/;
const LAVORATORE = /^PosPA\.0\.D0_DenunciaIndividuale\.(\d+)(?:\.(.*))?$/;
const MODULO = /^(\w+)\.(\d+)(?:\.(.*))?$/;

/** The stored record that a place was written from, and its leaf. */
interface PostoPosPA {
  readonly record: Campi | undefined;
  readonly nome: string | null;
}

/** From stored records to the one that each place of the public family was written from; null for a place of another. */
export const postiPosPA = (righe: readonly Campi[]): ((campo: string) => PostoPosPA | null) => {
  const cercate = liste(righe).map(cercaNellaLista);
  return (campo) => {
    const [, numero, resto = ''] = LISTA.exec(campo) ?? [];
    if (numero === undefined) return null;
    const trovato = cercate[Number(numero)]?.(resto);
    if (trovato?.record === undefined) return { record: undefined, nome: null };
    return { record: trovato.record, nome: primaFoglia(trovato.record, trovato.percorso) };
  };
};

interface InLista {
  readonly record: Campi | undefined;
  readonly percorso: string;
}

const cercaNellaLista = (sue: readonly Campi[]): ((percorso: string) => InLista) => {
  const fronte = sue.find(isDi('frontespizio'));
  const lavoratori = sue.filter(isDi('lavoratore'));
  const perPersona = Map.groupBy(sue, ({ CFLavoratore }) => CFLavoratore);
  return (percorso) => {
    const [, numero, resto = ''] = LAVORATORE.exec(percorso) ?? [];
    if (numero === undefined) return { record: fronte, percorso };
    const lavoratore = lavoratori[Number(numero)];
    const [, elemento, indice, foglia = ''] = MODULO.exec(resto) ?? [];
    const modulo = moduli.find((uno) => MODULI[uno].elemento === elemento);
    if (lavoratore === undefined || modulo === undefined) return { record: lavoratore, percorso: resto };
    const suoi = perPersona.get(lavoratore.CFLavoratore) ?? [];
    return { record: del(lavoratore, suoi, modulo)[Number(indice)], percorso: foglia };
  };
};
