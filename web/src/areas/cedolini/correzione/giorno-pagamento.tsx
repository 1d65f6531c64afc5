import { Campo } from '#ui/modulo/campi/campo.tsx';
import { InputData } from '#ui/modulo/campi/input-data.tsx';
import { scritturaData } from '#ui/modulo/campi/lettura.ts';
import { useDigitato } from '#ui/modulo/campi/use-digitato.ts';

interface Props {
  readonly etichetta: string;
  readonly valore: string;
  readonly onCambia: (valore: string) => void;
}

/** The day on which a run that is made in a window is paid, typed as gg/mm/aaaa; what is no day is passed on as it was typed. */
export const GiornoPagamento = ({ etichetta, valore, onCambia }: Props) => {
  const digitato = useDigitato(
    { valore, vuoto: '', errore: undefined, cambia: (nuovo) => onCambia(String(nuovo)), onBlur: () => undefined },
    scritturaData,
  );
  return (
    <Campo etichetta={etichetta} facoltativo={false} errore={digitato.errore}>
      <InputData
        testo={digitato.testo}
        giorno={valore}
        etichetta={etichetta}
        obbligatorio
        onTesto={digitato.change}
        onGiorno={digitato.choose}
        onBlur={digitato.leave}
      />
    </Campo>
  );
};
