import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import {
  listaPosPARoutes,
  listePosPA,
  type QualeLista,
} from '#shared/contracts/denunce/uniemens/lista-pos-pa-chiamate.ts';
import type { NomeModulo } from './percorsi.ts';

/** The forms of a worker, in the order of the file, with the calls that save and take out one. */
export const MODULI = {
  e0: { titolo: 'Periodo del mese (E0)', salva: listaPosPARoutes.saveE0, elimina: listaPosPARoutes.removeE0 },
  e1: { titolo: 'Fondo pensione (E1)', salva: listaPosPARoutes.saveE1, elimina: listaPosPARoutes.removeE1 },
  f1: { titolo: 'Ammortamento (F1)', salva: listaPosPARoutes.saveF1, elimina: listaPosPARoutes.removeF1 },
  v1: { titolo: 'Periodo precedente (V1)', salva: listaPosPARoutes.saveV1, elimina: listaPosPARoutes.removeV1 },
} as const satisfies Readonly<Record<NomeModulo, unknown>>;

/** What a worker is shown as: who they are, and their forms. */
export const SCHEDE = {
  ...MODULI,
  lavoratore: { titolo: 'Dati del lavoratore', salva: listaPosPARoutes.putD0 },
} as const;
export type NomeScheda = keyof typeof SCHEDE;

/** Answers that a change of the public family makes old. */
export const lette = [
  uniemensRoutes.getUniemens,
  uniemensRoutes.listUniemens,
  listaPosPARoutes.listPosPA,
  listaPosPARoutes.getFrontespizioPosPA,
  listaPosPARoutes.listLavoratoriPosPA,
  listaPosPARoutes.getLavoratorePosPA,
  listaPosPARoutes.getProspettoPosPA,
] as const;

export const NOMI_LISTE = { O: 'Lista ordinaria', V: 'Lista delle variazioni' } as const;

const QUADRI: Readonly<Record<string, NomeScheda>> = { D: 'lavoratore', E0: 'e0', E1: 'e1', F1: 'f1', V1: 'v1' };

/** Which list, worker and form a record of the public family is, by its key; undefined for one of the private. */
export const postoPosPA = (
  chiave: string,
): { readonly lista: QualeLista; readonly cf?: string; readonly modulo?: NomeScheda } | undefined => {
  const [quadro = '', sua = '', cf = ''] = chiave.split('|');
  const lista = listePosPA.find((una) => una === sua);
  if (lista === undefined) return undefined;
  if (quadro === 'P') return { lista };
  const modulo = QUADRI[quadro];
  return modulo === undefined ? undefined : { lista, cf, modulo };
};
