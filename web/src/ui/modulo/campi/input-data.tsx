import Button from '@cloudscape-design/components/button';
import Calendar from '@cloudscape-design/components/calendar';
import Input, { type InputProps } from '@cloudscape-design/components/input';
import Popover, { type PopoverProps } from '@cloudscape-design/components/popover';
import { useRef, type Ref } from 'react';
import { isGiorno, type Giorno } from '#shared/domain/tempo/date.ts';

interface Props {
  readonly testo: string;
  /** The day the text means, if it means one: where the calendar opens. */
  readonly giorno: unknown;
  readonly onTesto: (testo: string) => void;
  readonly onGiorno: (giorno: Giorno) => void;
  readonly onBlur?: () => void;
  readonly disabilitato?: boolean;
  readonly soloLettura?: boolean;
  readonly obbligatorio?: boolean;
  readonly etichetta: string;
  readonly inputRef?: Ref<InputProps.Ref>;
}

/** A day typed as gg/mm/aaaa or picked from a calendar. Cloudscape's own date input writes the year first, which no office does. */
export const InputData = ({
  testo,
  giorno,
  onTesto,
  onGiorno,
  onBlur,
  disabilitato = false,
  soloLettura = false,
  obbligatorio = false,
  etichetta,
  inputRef,
}: Props) => {
  const popover = useRef<PopoverProps.Ref>(null);
  return (
    <div style={{ display: 'flex', gap: 4, alignItems: 'center', maxInlineSize: 220 }}>
      <div style={{ flex: 1 }}>
        <Input
          {...(inputRef === undefined ? {} : { ref: inputRef })}
          value={testo}
          placeholder="gg/mm/aaaa"
          inputMode="numeric"
          autoComplete={false}
          disabled={disabilitato}
          readOnly={soloLettura}
          ariaRequired={obbligatorio}
          onChange={({ detail }) => onTesto(detail.value)}
          {...(onBlur ? { onBlur } : {})}
        />
      </div>
      {!disabilitato && !soloLettura && (
        <Popover
          ref={popover}
          triggerType="custom"
          dismissButton={false}
          renderWithPortal
          size="medium"
          position="bottom"
          content={
            <Calendar
              value={isGiorno(giorno) ? giorno : ''}
              startOfWeek={1}
              ariaLabel={`Calendario di ${etichetta}`}
              onChange={({ detail }) => {
                onGiorno(detail.value);
                popover.current?.dismiss();
              }}
            />
          }
        >
          <Button
            formAction="none"
            variant="icon"
            iconName="calendar"
            ariaLabel={`Scegli ${etichetta} dal calendario`}
          />
        </Popover>
      )}
    </div>
  );
};
