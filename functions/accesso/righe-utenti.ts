import type { ContoDaFare } from '#archivio/accesso/conti-da-fare.ts';
import type { InvitoTrovato, UtenteTrovato } from '#archivio/accesso/utenti-scuola.ts';
import { epochSeconds, instant } from '#platform/clock.ts';
import type { VoceAudit } from '#platform/data/modifica.ts';
import type { UtenteScuola } from '#shared/contracts/accesso/utenti.ts';
import { accorciato } from '#shared/domain/testo.ts';

/** A user, with what is left to do of their account. */
export const userRow = (
  codmin: string,
  { uid, utente, ultimo }: UtenteTrovato,
  daFare: ContoDaFare | null = null,
): UtenteScuola => {
  const sua = utente.iscrizioni.find((una) => una.codmin === codmin);
  return {
    uid,
    versione: utente.versione,
    stato: utente.disabilitato === true ? 'DISABILITATO' : 'ATTIVO',
    descutente: utente.descutente,
    user: utente.user,
    ruoli: sua?.ruoli ?? [],
    uidSubAnagrafe: sua?.uidSubAnagrafe ?? null,
    cf: sua?.cf ?? null,
    ultimoAccesso: ultimo,
    invitatoDa: null,
    scade: null,
    email: utente.email ?? null,
    daFare: daFareDetto(daFare),
  };
};

/** An invitation that was not used. */
export const invitationRow = (
  { uid, invito }: InvitoTrovato,
  adesso: Date,
  daFare: ContoDaFare | null = null,
): UtenteScuola => ({
  uid,
  versione: 1,
  stato: invito.scade > epochSeconds(adesso) ? 'INVITATO' : 'SCADUTO',
  descutente: invito.descutente,
  user: invito.user,
  ruoli: invito.ruoli,
  uidSubAnagrafe: invito.uidSubAnagrafe,
  cf: invito.cf,
  ultimoAccesso: null,
  invitatoDa: invito.fattoDa?.nome ?? null,
  scade: instant(new Date(invito.scade * 1000)),
  email: invito.email ?? null,
  daFare: daFareDetto(daFare),
});

/** Entry of the audit trail. */
export const voce = (
  azione: VoceAudit['azione'],
  prima: UtenteScuola | null,
  dopo: UtenteScuola | null,
): VoceAudit => ({
  entita: 'UTENTE',
  uid: (dopo ?? prima)?.uid ?? '',
  azione,
  prima,
  dopo,
});

const COSA: Readonly<Record<ContoDaFare['azione'], string>> = {
  CREA: 'Il conto è da creare',
  AZZERA: 'Il secondo fattore è da azzerare',
  DISABILITA: 'Il conto è da disabilitare',
  RIABILITA: 'Il conto è da riabilitare',
  ELIMINA: 'Il conto è da eliminare',
};

const daFareDetto = (daFare: ContoDaFare | null): string | null =>
  daFare === null
    ? null
    : accorciato(`${COSA[daFare.azione]}.${daFare.perche === null ? '' : ` ${daFare.perche}`}`, 600);
