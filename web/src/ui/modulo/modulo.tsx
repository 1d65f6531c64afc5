import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Form from '@cloudscape-design/components/form';
import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ReactNode } from 'react';
import { useFormState, type FieldPath, type FieldValues } from 'react-hook-form';
import { ConfrontoVersioni } from './confronto-versioni.tsx';
import { erroriOf } from './errori-campi.ts';
import type { ControlloModulo } from './use-modulo.ts';

export interface ModuloProps<T extends FieldValues> {
  readonly modulo: ControlloModulo<T>;
  readonly children: ReactNode;
  readonly onAnnulla?: () => void;
  readonly salva?: string;
  /** Other buttons, on the left of the bar. */
  readonly azioni?: ReactNode;
  /** Id of the form element, when its buttons are elsewhere (a modal's footer): then it draws none. */
  readonly id?: string;
  /** The record may not be changed now: its fields are read, and there is nothing to save. */
  readonly bloccato?: boolean;
}

const SENZA_CORNICE = { border: 0, margin: 0, padding: 0, minWidth: 0 } as const;

/** A form: its fields, the summary of what is wrong with links to the fields, its buttons, the comparison after a 409. */
export const Modulo = <T extends FieldValues>({
  modulo,
  children,
  onAnnulla,
  salva = 'Salva',
  azioni,
  id,
  bloccato = false,
}: ModuloProps<T>) => {
  const { errors } = useFormState({ control: modulo.form.control });
  const ordine = [...modulo.campi.keys()];
  const errori = erroriOf(errors).toSorted((a, b) => ordine.indexOf(a.nome) - ordine.indexOf(b.nome));
  return (
    <form
      {...(id === undefined ? {} : { id })}
      noValidate
      onSubmit={(event) => {
        void modulo.invia(event);
      }}
    >
      <Form
        variant="embedded"
        errorText={
          (errori.length > 0 || modulo.altriErrori.length > 0) && <RiepilogoErrori modulo={modulo} errori={errori} />
        }
        errorIconAriaLabel="Errore"
        secondaryActions={azioni}
        actions={
          id === undefined &&
          !bloccato && (
            <SpaceBetween direction="horizontal" size="xs">
              {onAnnulla && (
                <Button formAction="none" variant="link" onClick={onAnnulla}>
                  Annulla
                </Button>
              )}
              <Button variant="primary" loading={modulo.inCorso} loadingText="Salvataggio in corso">
                {salva}
              </Button>
            </SpaceBetween>
          )
        }
      >
        <fieldset disabled={bloccato} style={SENZA_CORNICE}>
          <SpaceBetween size="l">{children}</SpaceBetween>
        </fieldset>
      </Form>
      {modulo.conflitto && <ConfrontoVersioni modulo={modulo} conflitto={modulo.conflitto} />}
    </form>
  );
};

interface RiepilogoProps<T extends FieldValues> {
  readonly modulo: ControlloModulo<T>;
  readonly errori: ReturnType<typeof erroriOf>;
}

const RiepilogoErrori = <T extends FieldValues>({ modulo, errori }: RiepilogoProps<T>) => (
  <div role="alert">
    {errori.length > 0 && (
      <Box color="inherit">
        {errori.length === 1 ? 'Un campo è da correggere:' : `${errori.length} campi sono da correggere:`}
      </Box>
    )}
    <ul>
      {errori.map(({ nome, messaggio }) => (
        <li key={nome}>
          <Link
            href={`#${nome}`}
            onFollow={(event) => {
              event.preventDefault();
              modulo.form.setFocus(nome as FieldPath<T>);
            }}
          >
            {modulo.campi.get(nome)?.etichetta ?? nome}
          </Link>
          : {messaggio}
        </li>
      ))}
      {modulo.altriErrori.map((messaggio) => (
        <li key={messaggio}>{messaggio}</li>
      ))}
    </ul>
  </div>
);
