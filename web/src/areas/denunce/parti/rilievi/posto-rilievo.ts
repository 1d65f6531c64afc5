import type { RigaDenuncia, RilievoInRiga } from '#shared/contracts/denunce/denuncia.ts';
import type { FlussoMostrato, Sezione } from '../flusso.ts';

/** The record of a key and the list that has it; undefined for one that no list here has. */
export const sezioneDi = (
  { sezioni }: FlussoMostrato,
  righe: readonly RigaDenuncia[],
  chiave: string | null,
): { readonly sezione: Sezione; readonly riga: RigaDenuncia } | undefined => {
  const riga = righe.find((una) => una.chiave === chiave);
  const sezione = riga && sezioni.find(({ has }) => has(riga));
  return riga && sezione && { sezione, riga };
};

/** Whose field a finding is of, in the words of the screen. */
export interface PostoRilievo {
  readonly di: string;
  readonly campo: string;
}

export const postoDi = (
  flusso: FlussoMostrato,
  righe: readonly RigaDenuncia[],
  { chiave, nome }: RilievoInRiga,
): PostoRilievo | undefined => {
  const trovata = sezioneDi(flusso, righe, chiave);
  return (
    trovata && {
      di: trovata.sezione.nomeDi(trovata.riga),
      campo: trovata.sezione.campi.find((campo) => campo.nome === nome)?.titolo ?? '',
    }
  );
};
