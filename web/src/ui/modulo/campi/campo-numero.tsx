import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { formatAliquota, formatEuro, formatOre } from '#shared/money/centesimi.ts';
import { formatIntero } from '../../formati.ts';
import { Campo } from './campo.tsx';
import { scritturaAliquota, scritturaImporto, scritturaIntero, scritturaOre, type Scrittura } from './lettura.ts';
import { useCampo, type CampoProps } from './use-campo.ts';
import { useDigitato } from './use-digitato.ts';

type Numero = number | null | undefined;
type NumeroProps<T extends FieldValues, N extends FieldPathByValue<T, Numero>> = CampoProps<T, N> & {
  /** Nothing written is zero: the field may be emptied. */
  readonly zeroSeVuoto?: boolean;
};

const shownAs =
  (format: (valore: number) => string) =>
  (valore: unknown): string =>
    typeof valore === 'number' ? format(valore) : '';
const importoShown = shownAs(formatEuro);
const oreShown = shownAs(formatOre);
const aliquotaShown = shownAs(formatAliquota);
const interoShown = shownAs(formatIntero);

interface Resa {
  readonly scrittura: Scrittura<number>;
  readonly formatta: (valore: unknown) => string;
  readonly unita?: string;
  readonly aiuto?: string;
}

const CampoNumerico = <T extends FieldValues, N extends FieldPathByValue<T, Numero>>({
  resa,
  ...props
}: NumeroProps<T, N> & { readonly resa: Resa }) => {
  const letto = useCampo(props, resa.formatta);
  const campo = props.zeroSeVuoto === true && !letto.facoltativo ? { ...letto, facoltativo: true, vuoto: 0 } : letto;
  const digitato = useDigitato(campo, resa.scrittura);
  return (
    <Campo
      {...props}
      facoltativo={campo.facoltativo}
      errore={digitato.errore}
      avviso={digitato.nota}
      aiuto={props.aiuto ?? resa.aiuto}
    >
      <SpaceBetween size="xs">
        <Input
          ref={campo.ref}
          value={digitato.testo}
          inputMode="decimal"
          autoComplete={false}
          disabled={props.disabilitato ?? false}
          readOnly={props.soloLettura ?? false}
          ariaRequired={!campo.facoltativo}
          {...(resa.unita === undefined ? {} : { suffix: resa.unita })}
          onChange={({ detail }) => digitato.change(detail.value)}
          onBlur={digitato.leave}
        />
        {digitato.ambiguo && (
          <Alert
            type="warning"
            action={
              <SpaceBetween direction="horizontal" size="xs">
                {digitato.ambiguo.letture.map(({ valore, testo }) => (
                  <Button key={valore} formAction="none" onClick={() => digitato.choose(valore)}>
                    {testo}
                  </Button>
                ))}
              </SpaceBetween>
            }
          >
            {digitato.ambiguo.messaggio}
          </Alert>
        )}
      </SpaceBetween>
    </Campo>
  );
};

/** An amount in cents, typed with comma or point; '1.234' is asked about. */
export const CampoImporto = <T extends FieldValues, N extends FieldPathByValue<T, Numero>>(
  props: NumeroProps<T, N>,
) => <CampoNumerico {...props} resa={{ scrittura: scritturaImporto, formatta: importoShown, unita: '€' }} />;

/** A rate in parts per million, typed as a percentage. */
export const CampoAliquota = <T extends FieldValues, N extends FieldPathByValue<T, Numero>>(
  props: NumeroProps<T, N>,
) => <CampoNumerico {...props} resa={{ scrittura: scritturaAliquota, formatta: aliquotaShown, unita: '%' }} />;

/** Hundredths of an hour, typed as 1,5 or 1:30. */
export const CampoOre = <T extends FieldValues, N extends FieldPathByValue<T, Numero>>(props: NumeroProps<T, N>) => (
  <CampoNumerico
    {...props}
    resa={{ scrittura: scritturaOre, formatta: oreShown, unita: 'ore', aiuto: 'Per esempio 1,5 oppure 1:30' }}
  />
);

/** Hundredths of a day, typed as 1,5. */
export const CampoGiorni = <T extends FieldValues, N extends FieldPathByValue<T, Numero>>(props: NumeroProps<T, N>) => (
  <CampoNumerico
    {...props}
    resa={{ scrittura: scritturaOre, formatta: oreShown, unita: 'giorni', aiuto: 'Per esempio 1,5' }}
  />
);

/** A whole number. */
export const CampoIntero = <T extends FieldValues, N extends FieldPathByValue<T, Numero>>(props: NumeroProps<T, N>) => (
  <CampoNumerico {...props} resa={{ scrittura: scritturaIntero, formatta: interoShown }} />
);
