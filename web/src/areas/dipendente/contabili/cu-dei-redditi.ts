import type { DatiContabili } from '#shared/contracts/cedolini/dipendente/dati-contabili.ts';

/** A tax year of the employee, with the certificates of its income. */
interface AnnoDiRedditi extends Pick<DatiContabili, 'certificazioni'> {
  readonly anno: number;
}

/** The sentence about the certificate of the income of a year, among some years: who gives it, and where it is. */
export const fraseDellaCu = (anni: readonly AnnoDiRedditi[], redditi: number): string =>
  anni.some(({ anno, certificazioni }) => anno === redditi && certificazioni.length > 0)
    ? `La Certificazione Unica dei redditi del ${redditi} si apre qui sotto, scegliendo l'anno ${redditi}.`
    : `Nessuna Certificazione Unica della scuola per i redditi del ${redditi}: quella dello stipendio la dà NoiPA.`;
