import { generatePath } from 'react-router-dom';
import type { Denuncia } from '../../../../../shared/contracts/denunce/denuncia.ts';
import type { QualeLista } from '../../../../../shared/contracts/denunce/uniemens/lista-pos-pa-chiamate.ts';
import { postoPosPA, type NomeModulo, type NomeScheda } from './pospa/chiamate-moduli.ts';

/** The parts of a filing that have an address, and the tab that is seen first at each. */
export const PARTI = { inps: 'individuali', collaboratori: 'collaboratori', exinpdap: 'pos-pa' } as const;
export type Parte = keyof typeof PARTI;
export const partiUniemens = ['inps', 'collaboratori', 'exinpdap'] as const satisfies readonly Parte[];

const UNA = ':anno/:mese/:id/:disabledMod';
const LISTA = `/uniemens/exInpdap/${UNA}/:uidPosPa/:cfAzienda` as const;

/** The addresses of a filing, of a list of it, of a form, as the list of screens has them. */
export const INDIRIZZI = {
  parte: (parte: Parte) => `/uniemens/${parte}/${UNA}` as const,
  lista: LISTA,
  modulo: (modulo: NomeModulo) => `${LISTA}/${modulo}/:nominativo/:cf/:denunciaId` as const,
} as const;

const parametriDi = ({ anno, mese, uid, STATUS, dati }: Denuncia) => ({
  anno: String(anno),
  mese: String(mese),
  id: uid,
  disabledMod: String(STATUS === 'INVIATO'),
  cfAzienda: dati.CFAzienda || '-',
});

/** A filing, at one of its parts. */
export const indirizzoUniemens = (denuncia: Denuncia, parte: Parte): string =>
  generatePath(INDIRIZZI.parte(parte), parametriDi(denuncia));

/** A list of the public family; with a codice fiscale, one of its workers. */
export const indirizzoLista = (denuncia: Denuncia, lista: QualeLista, cf?: string): string =>
  `${generatePath(LISTA, { ...parametriDi(denuncia), uidPosPa: lista })}${cf === undefined ? '' : `?cf=${cf}`}`;

interface Scheda {
  readonly lista: QualeLista;
  readonly modulo: NomeScheda;
  readonly nominativo: string;
  readonly cf: string;
  /** The form, by its key; 'nuovo' for one that is not there yet. */
  readonly riga: string;
}

/** A form of a worker, or the worker. */
export const indirizzoScheda = (denuncia: Denuncia, { lista, modulo, nominativo, cf, riga }: Scheda): string =>
  modulo === 'lavoratore'
    ? `${indirizzoLista(denuncia, lista, cf)}&scheda=lavoratore`
    : generatePath(INDIRIZZI.modulo(modulo), {
        ...parametriDi(denuncia),
        uidPosPa: lista,
        nominativo,
        cf,
        denunciaId: riga,
      });

/** Where a record of the public family is mended; undefined for one of the private. */
export const indirizzoDelRecord = (denuncia: Denuncia, chiave: string): string | undefined => {
  const posto = postoPosPA(chiave);
  if (posto === undefined) return undefined;
  const { lista, cf, modulo } = posto;
  return cf === undefined || modulo === undefined
    ? indirizzoLista(denuncia, lista)
    : indirizzoScheda(denuncia, { lista, modulo, nominativo: cf, cf, riga: chiave });
};
