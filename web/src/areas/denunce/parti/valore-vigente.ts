import type { RigaDenuncia, ValoreCampo } from '#shared/contracts/denunce/denuncia.ts';

/** The value that is filed: the one written over, else the computed one. */
export const valoreVigente = ({ calcolati, inseriti }: RigaDenuncia, nome: string): ValoreCampo =>
  inseriti.find(({ campo }) => campo === nome)?.valore ?? calcolati[nome] ?? '';
