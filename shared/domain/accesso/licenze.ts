import { formatGiorno, giorniTra, type Giorno } from '../tempo/date.ts';

export const licenze = ['WWS', 'F24', 'CUD', 'WIR', 'WWP', 'WWB'] as const;
export type Licenza = (typeof licenze)[number];

export const descrizioneLicenza: Readonly<Record<Licenza, string>> = {
  WWS: 'Emolumenti',
  F24: 'Invio dati a F24',
  CUD: 'Certificazione Unica',
  WIR: 'IRAP',
  WWP: 'Personale',
  WWB: 'Bilancio',
};

export const statiLicenza = ['ATTIVA', 'INATTIVA'] as const;
export type StatoLicenza = (typeof statiLicenza)[number];

/** Days after expiry in which a licence that lapsed still lets the school in, with a warning. */
const GIORNI_DI_TOLLERANZA = 30;

/** The licence record of a school as its registry keeps it; `status` is open text because the sender may invent one. */
export interface LicenzaScuola {
  readonly licenza: string;
  readonly tenancy: string;
  readonly expireDate: Giorno;
  readonly status: string;
}

export type CodiceEsitoLicenza =
  | 'ERROR_LICENSE_MISSING'
  | 'ERROR_LICENSE_INVALID'
  | 'ERROR_LICENSE_EXPIRED'
  | 'ERROR_ROLES_MISSING'
  | 'WARN_LICENSE_EXPIRED'
  | 'WARN_LICENSE_RENEW'
  | 'WARN_LICENSE_INACTIVE';

export interface EsitoLicenza {
  readonly consentito: boolean;
  readonly codice: CodiceEsitoLicenza | null;
  /** What the user reads; null when there is nothing to say. */
  readonly messaggio: string | null;
}

export interface RichiestaAccesso {
  readonly licenze: readonly LicenzaScuola[];
  readonly tenancy: string;
  readonly ruoli: readonly string[];
  /** Business date, Europe/Rome. */
  readonly oggi: Giorno;
}

/** The licence check at sign-in. Whole days count from the day after `expireDate`: that day itself is still covered. */
export const esitoLicenza = ({ licenze: possedute, tenancy, ruoli, oggi }: RichiestaAccesso): EsitoLicenza => {
  const licenza = possedute.find((candidata) => candidata.licenza === 'WWS');
  if (licenza === undefined)
    return negato(
      'ERROR_LICENSE_MISSING',
      "La scuola non ha la licenza del prodotto (WWS). Rivolgersi all'assistenza.",
    );
  const stato = statiLicenza.find((ammesso) => ammesso === licenza.status);
  if (stato === undefined || licenza.tenancy !== tenancy) {
    return negato('ERROR_LICENSE_INVALID', "La licenza della scuola non è valida. Rivolgersi all'assistenza.");
  }
  const oltre = giorniTra(licenza.expireDate, oggi);
  if (oltre > GIORNI_DI_TOLLERANZA) {
    return negato(
      'ERROR_LICENSE_EXPIRED',
      `La licenza è scaduta il ${formatGiorno(licenza.expireDate)}, da più di ${GIORNI_DI_TOLLERANZA} giorni: l'accesso è sospeso fino al rinnovo.`,
    );
  }
  if (ruoli.length === 0)
    return negato('ERROR_ROLES_MISSING', "L'utente non ha alcun ruolo in questa scuola. Chiederlo al gestore.");
  return avviso(stato, oltre, licenza.expireDate);
};

/** True when the school may use a further licence today: active, or lapsed within the tolerance. */
export const hasLicenza = (
  possedute: readonly LicenzaScuola[],
  licenza: Licenza,
  tenancy: string,
  oggi: Giorno,
): boolean =>
  possedute.some(
    (candidata) =>
      candidata.licenza === licenza &&
      candidata.tenancy === tenancy &&
      statiLicenza.some((stato) => stato === candidata.status) &&
      giorniTra(candidata.expireDate, oggi) <= GIORNI_DI_TOLLERANZA,
  );

const avviso = (stato: StatoLicenza, oltre: number, scadenza: Giorno): EsitoLicenza => {
  const data = formatGiorno(scadenza);
  if (oltre >= 1 && stato === 'ATTIVA')
    return consentito('WARN_LICENSE_RENEW', `La licenza è scaduta il ${data} ed è ancora attiva: va rinnovata.`);
  if (oltre >= 1)
    return consentito(
      'WARN_LICENSE_EXPIRED',
      `La licenza è scaduta il ${data}: dopo ${GIORNI_DI_TOLLERANZA} giorni l'accesso sarà sospeso.`,
    );
  if (stato === 'INATTIVA') return consentito('WARN_LICENSE_INACTIVE', `La licenza non è attiva e cesserà il ${data}.`);
  return { consentito: true, codice: null, messaggio: null };
};

const negato = (codice: CodiceEsitoLicenza, messaggio: string): EsitoLicenza => ({
  consentito: false,
  codice,
  messaggio,
});

const consentito = (codice: CodiceEsitoLicenza, messaggio: string): EsitoLicenza => ({
  consentito: true,
  codice,
  messaggio,
});
