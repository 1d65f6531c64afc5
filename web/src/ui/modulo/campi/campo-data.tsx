import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { Campo } from './campo.tsx';
import { InputData } from './input-data.tsx';
import { scritturaData } from './lettura.ts';
import { useCampo, type CampoProps } from './use-campo.ts';
import { useDigitato } from './use-digitato.ts';

/** A day, typed as gg/mm/aaaa or picked from the calendar. */
export const CampoData = <T extends FieldValues, N extends FieldPathByValue<T, string | null | undefined>>(
  props: CampoProps<T, N>,
) => {
  const campo = useCampo(props, scritturaData.scrivi);
  const digitato = useDigitato(campo, scritturaData);
  return (
    <Campo {...props} facoltativo={campo.facoltativo} errore={digitato.errore}>
      <InputData
        inputRef={campo.ref}
        testo={digitato.testo}
        giorno={campo.valore}
        etichetta={props.etichetta}
        obbligatorio={!campo.facoltativo}
        disabilitato={props.disabilitato ?? false}
        soloLettura={props.soloLettura ?? false}
        onTesto={digitato.change}
        onGiorno={digitato.choose}
        onBlur={digitato.leave}
      />
    </Campo>
  );
};
