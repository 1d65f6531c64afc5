import ColumnLayout from '@cloudscape-design/components/column-layout';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import * as z from 'zod';
import type { RigaDenuncia, ValoreCampo } from '#shared/contracts/denunce/denuncia.ts';
import { E0, E1, F1, Frontespizio, Lavoratore, V1 } from '#shared/contracts/denunce/uniemens/pos-pa.ts';
import { importo, testo } from '#shared/domain/campi.ts';
import type { CampoModulo, GruppoCampi } from '#shared/domain/denunce/moduli-pos-pa.ts';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoImporto } from '#ui/modulo/campi/campo-numero.tsx';
import { CampoScelta } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import type { ControlloModulo } from '#ui/modulo/use-modulo.ts';
import { valoreVigente } from '../../parti/colonne-denuncia.tsx';

/** What a form of the public family holds: texts and cents by their element, and why they are written. */
export interface ValoriModulo {
  testi: Record<string, string>;
  importi: Record<string, number | null>;
  perche: string;
}

/** A path of elements as a name of one field: a form reads dots as fields inside fields. */
const chiaveDi = (nome: string): string => nome.replaceAll('.', '__');

const isImporto = ({ tipo }: CampoModulo): boolean => tipo === 'importo';
const campiDi = (gruppi: readonly GruppoCampi[]): readonly CampoModulo[] => gruppi.flatMap(({ campi }) => campi);

/** What each form becomes in the file: an element of its own that may not be missing is a field that may not be empty. */
export const ELEMENTI = { e0: E0, e1: E1, f1: F1, v1: V1, frontespizio: Frontespizio, lavoratore: Lavoratore } as const;

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

/** Writes proposed values into a form. */
export const fill = (
  modulo: ControlloModulo<ValoriModulo>,
  gruppi: readonly GruppoCampi[],
  proposti: Readonly<Record<string, ValoreCampo>>,
): void => {
  for (const campo of campiDi(gruppi)) {
    const valore = proposti[campo.nome];
    if (valore === undefined) continue;
    const chiave = chiaveDi(campo.nome);
    if (isImporto(campo)) modulo.form.setValue(`importi.${chiave}`, Number(valore), { shouldDirty: true });
    else modulo.form.setValue(`testi.${chiave}`, String(valore), { shouldDirty: true });
  }
};

interface Props {
  readonly modulo: ControlloModulo<ValoriModulo>;
  readonly gruppi: readonly GruppoCampi[];
}

/** Groups that are open from the start: in the longest form, up to the pension. */
const APERTI = 4;

/** The fields of a form, group by group: those with something in them are open. */
export const CampiPosPA = ({ modulo, gruppi }: Props) => {
  const { testi, importi } = modulo.form.getValues();
  const isPieno = ({ campi }: GruppoCampi) =>
    campi.some(({ nome }) => (testi[chiaveDi(nome)] ?? '') !== '' || (importi[chiaveDi(nome)] ?? null) !== null);
  return (
    <>
      {gruppi.map((gruppo, indice) => (
        <ExpandableSection
          key={gruppo.titolo}
          headerText={gruppo.titolo}
          headingTagOverride="h3"
          defaultExpanded={indice < APERTI || isPieno(gruppo)}
        >
          <ColumnLayout columns={2}>
            {gruppo.campi.map((campo) => (
              <CampoPosPA key={campo.nome} modulo={modulo} campo={campo} />
            ))}
          </ColumnLayout>
        </ExpandableSection>
      ))}
    </>
  );
};

const CampoPosPA = ({ modulo, campo }: Pick<Props, 'modulo'> & { readonly campo: CampoModulo }) => {
  const { nome, titolo: etichetta, tipo, voci = {} } = campo;
  const chiave = chiaveDi(nome);
  if (tipo === 'importo') return <CampoImporto modulo={modulo} nome={`importi.${chiave}`} etichetta={etichetta} />;
  const suo = { modulo, nome: `testi.${chiave}`, etichetta } as const;
  if (tipo === 'data') return <CampoData {...suo} />;
  if (tipo === 'testo') return <CampoTesto {...suo} />;
  return <CampoScelta {...suo} voci={Object.entries(voci).map(([codice, descrizione]) => ({ codice, descrizione }))} />;
};
