import Button from '@cloudscape-design/components/button';
import Grid from '@cloudscape-design/components/grid';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { IncaricoInput } from '#shared/contracts/anagrafe/incarico.ts';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoImporto, CampoIntero } from '#ui/modulo/campi/campo-numero.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import type { ControlloModulo } from '#ui/modulo/use-modulo.ts';

interface Props {
  readonly modulo: ControlloModulo<IncaricoInput>;
}

/** Declarations on what the payee had elsewhere, written before they were refused: payslips take it from the tax data, and these may only be taken away. */
export const RigheDichiarazioni = ({ modulo }: Props) => {
  const { fields, remove } = useFieldArray({ control: modulo.form.control, name: 'dichiarazioni' });
  return (
    <SpaceBetween size="s">
      {fields.map(({ id }, indice) => (
        <Riga key={id} togli={`Togli la dichiarazione ${indice + 1}`} onTogli={() => remove(indice)}>
          <CampoIntero modulo={modulo} nome={`dichiarazioni.${indice}.numAnno`} etichetta="Anno" />
          <CampoData modulo={modulo} nome={`dichiarazioni.${indice}.datDichiarazione`} etichetta="Dichiarata il" />
          <CampoImporto
            modulo={modulo}
            nome={`dichiarazioni.${indice}.numCompensiAltri`}
            etichetta="Compensi avuti da altri"
          />
        </Riga>
      ))}
      <span>I compensi avuti da altri si scrivono nei dati fiscali dell’anno: il cedolino li prende da lì.</span>
    </SpaceBetween>
  );
};

/** What was told to the body the payee works for. */
export const RigheComunicazioni = ({ modulo }: Props) => {
  const { fields, append, remove } = useFieldArray({ control: modulo.form.control, name: 'comunicazioni' });
  return (
    <SpaceBetween size="s">
      {fields.map(({ id }, indice) => (
        <Riga key={id} togli={`Togli la comunicazione ${indice + 1}`} onTogli={() => remove(indice)}>
          <CampoData modulo={modulo} nome={`comunicazioni.${indice}.datComunicazione`} etichetta="Comunicato il" />
          <CampoImporto
            modulo={modulo}
            nome={`comunicazioni.${indice}.numImporto`}
            parola="Compenso comunicato"
            etichetta="Compenso"
          />
          <CampoTesto modulo={modulo} nome={`comunicazioni.${indice}.desProtocollo`} etichetta="Protocollo" />
        </Riga>
      ))}
      <Button
        formAction="none"
        iconName="add-plus"
        onClick={() => append({ datComunicazione: '', numImporto: 0, desProtocollo: '' })}
      >
        Aggiungi un compenso comunicato
      </Button>
    </SpaceBetween>
  );
};

interface RigaProps {
  readonly togli: string;
  readonly onTogli: () => void;
  readonly children: readonly [ReactNode, ReactNode, ReactNode];
}

const terzo = { colspan: { default: 12, s: 3 } };

/** Three fields and the button that takes them away. */
const Riga = ({ togli, onTogli, children }: RigaProps) => (
  <Grid gridDefinition={[terzo, terzo, terzo, terzo]}>
    {children[0]}
    {children[1]}
    {children[2]}
    <div style={{ paddingBlockStart: 26 }}>
      <Button formAction="none" iconName="remove" ariaLabel={togli} onClick={onTogli}>
        Togli
      </Button>
    </div>
  </Grid>
);
