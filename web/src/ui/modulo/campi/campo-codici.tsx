import Input from '@cloudscape-design/components/input';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { erroreCodiceFiscale, normalizeCodiceFiscale } from '#shared/domain/codici/codice-fiscale.ts';
import { erroreIban, formatIban, normalizeIban } from '#shared/domain/codici/iban.ts';
import { Campo } from './campo.tsx';
import { textOf, useCampo, type CampoProps } from './use-campo.ts';

type Testo = string | null | undefined;

const LUNGHEZZA_IBAN = 27;

/** An Italian IBAN, shown in groups of four; both its checks speak as soon as it is whole. The form holds it without blanks. */
export const CampoIban = <T extends FieldValues, N extends FieldPathByValue<T, Testo>>(props: CampoProps<T, N>) => {
  const campo = useCampo(props, ibanShown);
  const iban = textOf(campo.valore);
  const intero = iban.length >= LUNGHEZZA_IBAN;
  return (
    <Campo
      {...props}
      facoltativo={campo.facoltativo}
      errore={intero ? (erroreIban(iban) ?? campo.errore) : campo.errore}
      aiuto={props.aiuto ?? 'IT, due cifre di controllo, CIN, ABI, CAB e conto: 27 caratteri'}
    >
      <Input
        ref={campo.ref}
        value={formatIban(iban)}
        autoComplete={false}
        disabled={props.disabilitato ?? false}
        readOnly={props.soloLettura ?? false}
        ariaRequired={!campo.facoltativo}
        onChange={({ detail }) =>
          campo.cambia(normalizeIban(detail.value) === '' ? campo.vuoto : normalizeIban(detail.value).slice(0, 34))
        }
        onBlur={campo.onBlur}
      />
    </Campo>
  );
};

const ibanShown = (valore: unknown): string => formatIban(textOf(valore));

/** A codice fiscale in capitals. What is wrong inside it is a warning, not an error: the office may keep a wrong code after confirming it. */
export const CampoCodiceFiscale = <T extends FieldValues, N extends FieldPathByValue<T, Testo>>(
  props: CampoProps<T, N> & { readonly onScritto?: (codice: string) => void },
) => {
  const campo = useCampo(props);
  const change = (scritto: string) => {
    const nuovo = normalizeCodiceFiscale(scritto).slice(0, 16);
    campo.cambia(nuovo === '' ? campo.vuoto : nuovo);
    props.onScritto?.(nuovo);
  };
  const codice = textOf(campo.valore);
  const dubbio = /^(?:[A-Z0-9]{16}|\d{11})$/.test(codice) ? erroreCodiceFiscale(codice) : null;
  return (
    <Campo
      {...props}
      facoltativo={campo.facoltativo}
      errore={campo.errore}
      avviso={campo.errore === undefined ? (dubbio ?? undefined) : undefined}
      aiuto={props.aiuto ?? '16 caratteri, oppure 11 cifre per gli enti e i codici provvisori'}
    >
      <Input
        ref={campo.ref}
        value={codice}
        autoComplete={false}
        spellcheck={false}
        disabled={props.disabilitato ?? false}
        readOnly={props.soloLettura ?? false}
        ariaRequired={!campo.facoltativo}
        onChange={({ detail }) => change(detail.value)}
        onBlur={campo.onBlur}
      />
    </Campo>
  );
};
