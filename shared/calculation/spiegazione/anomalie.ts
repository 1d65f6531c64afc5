import type { ZodError } from 'zod';
import { paroleDeiCampi } from '../../domain/parole-dei-campi.ts';
import { RegolaMancante } from '../../rules/regola.ts';
import { CalcoloImpossibile, type Anomalia } from './anomalia.ts';

/** Italian sentences for what has not the shape of a situation. */
export const inItaliano = paroleDeiCampi.localeError;

/** One reason for each field that has not the shape of a situation. */
export const anomalieDiForma = ({ issues }: ZodError): readonly Anomalia[] =>
  issues.map((problema) => {
    const campo = problema.path.join('.');
    return {
      codice: 'SITUAZIONE_NON_VALIDA',
      campo,
      messaggio: `${campo === '' ? 'Situazione' : `Campo ${campo}`}: ${problema.message.replace(/\.$/, '')}. Correggere il dato.`,
    };
  });

/** What stopped the computation, as reasons. A bug stops one payslip, not the run: it is named, with what it said. */
export const anomalieDaErrore = (causa: unknown): readonly Anomalia[] => {
  if (causa instanceof CalcoloImpossibile) return causa.anomalie;
  if (causa instanceof RegolaMancante) {
    return causa.regola.startsWith('addizionali.')
      ? [
          {
            codice: 'ALIQUOTA_ADDIZIONALE_MANCANTE',
            campo: causa.regola,
            messaggio: `${causa.message}. Caricare la tabella ufficiale delle addizionali del ${causa.giorno.slice(0, 4)}.`,
          },
        ]
      : [
          {
            codice: 'REGOLA_MANCANTE',
            campo: causa.regola,
            messaggio: `${causa.message}. La persona resta in sospeso finché il valore non è pubblicato; gli altri si possono pagare.`,
          },
        ];
  }
  return [
    {
      codice: 'ERRORE_DEL_CALCOLO',
      messaggio: `Il calcolo si è interrotto per un errore del programma: ${causa instanceof Error ? causa.message : String(causa)}. Segnalarlo a chi lo mantiene.`,
    },
  ];
};
