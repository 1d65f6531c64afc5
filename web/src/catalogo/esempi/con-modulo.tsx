import { useEffect, type ReactNode } from 'react';
import * as z from 'zod';
import {
  aliquota,
  codiceFiscale,
  data,
  flag,
  giorni,
  iban,
  importo,
  numero,
  ore,
  testo,
  uid,
} from '#shared/domain/campi.ts';
import { useModulo, type ControlloModulo } from '#ui/modulo/use-modulo.ts';
import { refusalOf } from '../risposte.ts';

/** A form with a field of every kind, none of which may stay empty. */
export const Scheda = z.strictObject({
  testo: testo(1, 60),
  nota: testo(1, 200),
  giorno: data(),
  importo: importo(),
  aliquota: aliquota(),
  ore: ore(),
  giorni: giorni(),
  intero: numero(1, 100),
  mese: numero(1, 12),
  anno: numero(2020, 2030),
  scelta: testo(1, 10),
  scelte: z.array(testo(1, 10)).min(1, 'Scegliere almeno una voce.'),
  confermato: flag(),
  iban: iban(),
  codiceFiscale: codiceFiscale(),
  persona: uid(),
  comune: testo(4, 4),
  file: testo(1, 1000),
});
export type Scheda = z.infer<typeof Scheda>;

/** Its fields as somebody has filled them in. */
export const compilata: Scheda = {
  testo: 'Testo di esempio',
  nota: 'Una nota di esempio.',
  giorno: '2026-02-10',
  importo: 123_456,
  aliquota: 91_900,
  ore: 150,
  giorni: 30,
  intero: 12,
  mese: 2,
  anno: 2026,
  scelta: 'A',
  scelte: ['A', 'B'],
  confermato: true,
  iban: 'IT60X0542811101000000123456',
  codiceFiscale: 'ESEMPI80A01X000X',
  persona: 'persona-1',
  comune: 'H501',
  file: 'contenuto',
};

interface Props {
  readonly valori?: Partial<Scheda>;
  /** Sends the form at once, as a press on its button does. */
  readonly inviato?: boolean;
  /** The record as the server says that somebody left it meanwhile. */
  readonly altrove?: Partial<Scheda>;
  readonly children: (modulo: ControlloModulo<Scheda>) => ReactNode;
}

/** The form of the examples. */
export const ConModulo = ({ valori = {}, inviato = false, altrove, children }: Props) => {
  const modulo = useModulo({
    schema: Scheda,
    valori,
    versione: 1,
    salva: () => Promise.reject(altrove === undefined ? rifiuto : supersededBy(altrove)),
  });
  const { invia } = modulo;
  useEffect(() => {
    if (inviato) void invia();
    // once, when it is shown
  }, []);
  return children(modulo);
};

const rifiuto = refusalOf('STATO_NON_AMMESSO', "L'elaborazione è contabilizzata: non si cambia più.");

const supersededBy = (altrove: Partial<Scheda>) => {
  const superata = refusalOf('VERSIONE_SUPERATA', 'Qualcuno ha cambiato i dati nel frattempo.');
  return Object.assign(superata, {
    errore: { ...superata.errore, current: { ...compilata, ...altrove, versione: 2 } },
  });
};
