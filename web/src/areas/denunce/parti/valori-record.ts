import * as z from 'zod';
import type { RigaDenuncia, ValoreCampo } from '#shared/contracts/denunce/denuncia.ts';
import { importo, testo } from '#shared/domain/campi.ts';
import type { CampoModulo, GruppoCampi } from '#shared/domain/denunce/moduli-pos-pa.ts';
import { valoreVigente } from './valore-vigente.ts';

/** The values of a form over a record: texts and cents by their element, and why they are written. */
export interface ValoriModulo {
  testi: Record<string, string>;
  importi: Record<string, number | null>;
  perche: string;
}

/** A path of elements as a name of one field: a form reads dots as fields inside fields. */
export const chiaveDi = (nome: string): string => nome.replaceAll('.', '__');

export const isImporto = ({ tipo }: CampoModulo): boolean => tipo === 'importo';
export const campiDi = (gruppi: readonly GruppoCampi[]): readonly CampoModulo[] => gruppi.flatMap(({ campi }) => campi);

const isObbligatorio = ({ shape }: z.ZodObject, { nome }: CampoModulo): boolean => {
  const elemento = shape[nome];
  return elemento !== undefined && !(elemento instanceof z.ZodOptional);
};

/** The form over some fields of an element. */
export const schemaDi = (gruppi: readonly GruppoCampi[], elemento: z.ZodObject) => {
  const campi = campiDi(gruppi);
  const di = <S extends z.ZodType>(quali: readonly CampoModulo[], schema: (obbligatorio: boolean) => S) =>
    z.object(Object.fromEntries(quali.map((campo) => [chiaveDi(campo.nome), schema(isObbligatorio(elemento, campo))])));
  return z.object({
    testi: di(
      campi.filter((campo) => !isImporto(campo)),
      (obbligatorio) => testo(obbligatorio ? 1 : 0, 200),
    ),
    importi: di(campi.filter(isImporto), (obbligatorio) => (obbligatorio ? importo() : importo().nullable())),
    perche: testo(1, 300),
  });
};

/** What a form starts from: the values filed, empty what is not. */
export const valoriDi = (gruppi: readonly GruppoCampi[], riga: RigaDenuncia | undefined): ValoriModulo => {
  const campi = campiDi(gruppi);
  const vigente = (nome: string): ValoreCampo => (riga === undefined ? '' : valoreVigente(riga, nome));
  const importoDi = (valore: ValoreCampo) => (typeof valore === 'number' ? valore : null);
  return {
    testi: Object.fromEntries(
      campi.flatMap((campo) => (isImporto(campo) ? [] : [[chiaveDi(campo.nome), String(vigente(campo.nome))]])),
    ),
    importi: Object.fromEntries(
      campi.flatMap((campo) => (isImporto(campo) ? [[chiaveDi(campo.nome), importoDi(vigente(campo.nome))]] : [])),
    ),
    perche: '',
  };
};

/** The fields that say something else than what is filed, by their element. */
export const cambiati = (
  gruppi: readonly GruppoCampi[],
  riga: RigaDenuncia | undefined,
  { testi, importi }: ValoriModulo,
): Record<string, ValoreCampo> => {
  const prima = valoriDi(gruppi, riga);
  return Object.fromEntries(
    campiDi(gruppi).flatMap((campo): [string, ValoreCampo][] => {
      const chiave = chiaveDi(campo.nome);
      const [ora, allora] = isImporto(campo)
        ? [importi[chiave] ?? '', prima.importi[chiave] ?? '']
        : [testi[chiave] ?? '', prima.testi[chiave] ?? ''];
      return ora === allora ? [] : [[campo.nome, ora]];
    }),
  );
};
