import { useState } from 'react';
import type { Lettura, Scrittura } from './lettura.ts';

interface Campo {
  readonly valore: unknown;
  readonly vuoto: unknown;
  readonly errore: string | undefined;
  readonly cambia: (valore: unknown) => void;
  readonly onBlur: () => void;
}

/**
 * A field whose text and value differ (amounts, hours, dates): the text is the user's while typing, the value is the form's.
 * The reading is complained of only after leaving the field, or when the form has refused it.
 */
export const useDigitato = <V>(campo: Campo, scrittura: Scrittura<V>) => {
  const [scritto, setScritto] = useState<{ readonly testo: string; readonly valore: unknown } | null>(null);
  const [lasciato, setLasciato] = useState(false);
  const [nota, setNota] = useState<string | undefined>();
  // A value that the form changed by itself (reset, the archive's version) replaces what was typed.
  const mio = scritto !== null && Object.is(scritto.valore, campo.valore) ? scritto : null;
  const testo = mio?.testo ?? scrittura.scrivi(campo.valore);
  const lettura: Lettura<V> | null = testo.trim() === '' ? null : scrittura.leggi(testo);
  const change = (nuovo: string) => {
    const valore = nuovo.trim() === '' ? campo.vuoto : valoreLetto(nuovo, scrittura);
    setScritto({ testo: nuovo, valore });
    setNota(undefined);
    campo.cambia(valore);
  };
  const detta = lasciato || campo.errore !== undefined ? lettura : null;
  return {
    testo,
    errore: erroreDetto(detta, campo.errore),
    ambiguo: detta?.esito === 'ambiguo' ? detta : null,
    nota,
    change,
    /** Settles an ambiguous text, or a day picked from the calendar. */
    choose: (valore: V) => {
      setScritto(null);
      campo.cambia(valore);
    },
    leave: () => {
      setLasciato(true);
      if (lettura?.esito === 'valido' && mio) {
        setNota(lettura.nota);
        setScritto(null);
      }
      campo.onBlur();
    },
  };
};

const valoreLetto = <V>(testo: string, scrittura: Scrittura<V>): unknown => {
  const letto = scrittura.leggi(testo);
  return letto.esito === 'valido' ? letto.valore : scrittura.illeggibile(testo);
};

/** What is complained of: that the text cannot be read; nothing while it is being asked which of two readings is meant. */
const erroreDetto = <V>(lettura: Lettura<V> | null, delModulo: string | undefined): string | undefined => {
  if (lettura?.esito === 'errato') return lettura.messaggio;
  return lettura?.esito === 'ambiguo' ? undefined : delModulo;
};
