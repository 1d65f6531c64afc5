import type { Anomalia } from '#shared/contracts/cedolini/cedolino-calcolato.ts';

/** Codes of the answers that stop the payment of one person. */
const CHE_FERMANO = ['PERSONA_DECEDUTA'] as const;
/** Codes of the answers that somebody confirms, with a reason, before the payment is made for good. */
const DA_CONFERMARE = [
  'MINORE_SENZA_RAPPRESENTANTE',
  'MANDATO_FINITO',
  'GIORNI_FUORI_SERVIZIO',
  'GIORNI_DI_ASSENZA',
  'INCARICO_NON_IN_CORSO',
  'ULTIMO_CEDOLINO',
  'VERIFICA_DA_FARE',
  'PAGAMENTO_SOSPESO',
] as const;

/** An answer to the question of a payment: it stops it, or asks for a confirmation. */
export interface Impedimento extends Anomalia {
  readonly codice: (typeof CHE_FERMANO)[number] | (typeof DA_CONFERMARE)[number];
}

export const isFermo = ({ codice }: Pick<Anomalia, 'codice'>): boolean => CHE_FERMANO.some((uno) => uno === codice);
export const isDaConfermare = ({ codice }: Pick<Anomalia, 'codice'>): boolean =>
  DA_CONFERMARE.some((uno) => uno === codice);

export const AGLI_EREDI =
  'Quanto è dovuto si paga agli eredi, registrati in anagrafe come tali e pagati con il titolo Erede; se invece è vivente, correggere la sua anagrafe o quella di chi risulta suo erede.';
