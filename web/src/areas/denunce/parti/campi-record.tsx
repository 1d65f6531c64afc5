import Box from '@cloudscape-design/components/box';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { ValoreCampo } from '#shared/contracts/denunce/denuncia.ts';
import type { CampoModulo, GruppoCampi } from '#shared/domain/denunce/moduli-pos-pa.ts';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoImporto } from '#ui/modulo/campi/campo-numero.tsx';
import { CampoScelta } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import type { ControlloModulo } from '#ui/modulo/use-modulo.ts';
import { campiDi, chiaveDi, isImporto, type ValoriModulo } from './valori-record.ts';

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
  /** The office's words for what a field of text holds; none where the caller has none. */
  readonly inParole?: (nome: string, valore: string) => ReactNode;
}

/** Groups that are open from the start: in the longest form, up to the pension. */
const APERTI = 4;

/** The fields of a form, group by group: those with something in them are open. */
export const CampiRecord = ({ modulo, gruppi, inParole }: Props) => {
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
              <CampoRecord key={campo.nome} modulo={modulo} campo={campo} inParole={inParole} />
            ))}
          </ColumnLayout>
        </ExpandableSection>
      ))}
    </>
  );
};

/** The words of the code that a field of text holds now, under it. */
const ParolaDelCampo = ({
  modulo,
  nome,
  inParole,
}: Required<Pick<Props, 'modulo' | 'inParole'>> & Pick<CampoModulo, 'nome'>) => {
  const valore = useWatch({ control: modulo.form.control, name: `testi.${chiaveDi(nome)}` });
  const parola = inParole(nome, valore);
  return parola === undefined || parola === '' ? null : (
    <Box variant="small" color="text-body-secondary">
      {parola}
    </Box>
  );
};

interface CampoProps extends Pick<Props, 'modulo'> {
  readonly campo: CampoModulo;
  readonly inParole: Props['inParole'] | undefined;
}

const CampoRecord = ({ modulo, campo, inParole }: CampoProps) => {
  const { nome, titolo: etichetta, tipo, voci = {}, aiuto, fisso: soloLettura = false } = campo;
  const chiave = chiaveDi(nome);
  const comune = { modulo, etichetta, soloLettura, ...(aiuto === undefined ? {} : { aiuto }) };
  if (tipo === 'importo') return <CampoImporto {...comune} nome={`importi.${chiave}`} />;
  const suo = { ...comune, nome: `testi.${chiave}` } as const;
  if (tipo === 'data') return <CampoData {...suo} />;
  if (tipo === 'testo')
    return (
      <div>
        <CampoTesto {...suo} />
        {inParole && <ParolaDelCampo modulo={modulo} nome={nome} inParole={inParole} />}
      </div>
    );
  return <CampoScelta {...suo} voci={Object.entries(voci).map(([codice, descrizione]) => ({ codice, descrizione }))} />;
};
