import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { anniCompiuti, formatGiorno } from '#shared/domain/tempo/date.ts';
import { maggioreEta } from '#shared/rules/adempimenti/minorenni.ts';
import { inForceOn } from '#shared/rules/regola.ts';
import { AGLI_EREDI, type Impedimento } from './impedimento.ts';

/** The facts of a person that decide into whose hands a payment goes. */
export type Chi = Pick<
  Persona,
  'tipoSoggetto' | 'datNascita' | 'desIntestatario' | 'datDecesso' | 'flgDeceduto' | 'flgTutela'
>;

/** Answers that the person alone gives on the day of a payment: dead, minor, of age since. */
export const impedimentiDellaPersona = (persona: Chi, giorno: string): readonly Impedimento[] => [
  ...deceduta(persona, giorno),
  ...nelleManiDi(persona, giorno),
];

const deceduta = ({ datDecesso = null, flgDeceduto = false }: Chi, giorno: string): readonly Impedimento[] => {
  if (datDecesso === null ? !flgDeceduto : datDecesso > giorno) return [];
  const quando = datDecesso === null ? '' : ` il ${formatGiorno(datDecesso)}`;
  return [{ codice: 'PERSONA_DECEDUTA', messaggio: `La persona risulta deceduta${quando}. ${AGLI_EREDI}` }];
};

/** Into whose hands: those of who represents a minor, and of nobody else from the birthday on. */
const nelleManiDi = (
  { tipoSoggetto, datNascita, desIntestatario, flgTutela = false }: Chi,
  giorno: string,
): readonly Impedimento[] => {
  if (datNascita === null || tipoSoggetto === 'ENTE') return [];
  const anni = inForceOn(maggioreEta, giorno).valore;
  if (anniCompiuti(datNascita, giorno) < anni)
    return desIntestatario === ''
      ? [
          {
            codice: 'MINORE_SENZA_RAPPRESENTANTE',
            messaggio:
              'Al pagamento la persona è minorenne: indicare nella sua anagrafe, Pagamento, chi la rappresenta e incassa per lei.',
          },
        ]
      : [];
  if (desIntestatario === '' || flgTutela) return [];
  return [
    {
      codice: 'MANDATO_FINITO',
      messaggio: `Al pagamento la persona ha compiuto ${anni} anni e l'intestatario è ancora ${desIntestatario}: togliere dalla sua anagrafe l'intestatario e indicare il conto suo, oppure segnare che chi incassa è stato nominato dal giudice.`,
    },
  ];
};
