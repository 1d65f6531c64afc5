import { generatePath } from 'react-router-dom';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import type { QualeLista } from '#shared/contracts/denunce/uniemens/lista-pos-pa-chiamate.ts';
import { postoPosPA, type NomeScheda } from './chiamate-moduli.ts';
import { INDIRIZZI, PIENA, primaParte, type Parte } from './percorsi.ts';

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

/** A filing as it is opened from a list: at its first part with something in it. */
export const indirizzoApertura = (denuncia: Denuncia, setupType: string): string =>
  `${indirizzoUniemens(denuncia, primaParte(setupType))}?${PIENA}`;

/** A list of the public family; with a codice fiscale, one of its workers. */
export const indirizzoLista = (denuncia: Denuncia, lista: QualeLista, cf?: string): string =>
  `${generatePath(INDIRIZZI.lista, { ...parametriDi(denuncia), uidPosPa: lista })}${cf === undefined ? '' : `?cf=${cf}`}`;

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
