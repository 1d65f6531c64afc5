import { nomeTipoPersonale } from '#functions/riferimento/personale/voci-servizio.ts';
import { type TipoPerAssenze } from '#shared/contracts/servizi/servizi.ts';
import { orePagate, type Servizio } from '#shared/contracts/servizi/servizio.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { containsGiorno } from '#shared/domain/tempo/periodo.ts';
import { tipiAssenza } from '#shared/rules/contratto/assenze/assenze.ts';
import { periodoDi } from './elenco-personale.ts';

/** Services in force on a day, the one with most hours first. */
export const serviziAl = (servizi: readonly Servizio[], giorno: string): readonly Servizio[] =>
  servizi
    .filter((servizio) => containsGiorno(periodoDi(servizio), giorno))
    .toSorted((a, b) => orePagate(b) - orePagate(a));

/** The service that says what a person is on a day: in force, otherwise the last one begun before, otherwise the first to come. */
export const servizioPrincipale = (servizi: readonly Servizio[], giorno: string): Servizio | undefined =>
  serviziAl(servizi, giorno)[0] ?? servizi.findLast(({ datInizio }) => datInizio <= giorno) ?? servizi[0];

/** Kinds of absence that some version of the rule in force on the day gives to a contract. */
const tipiAmmessi = (contratto: Servizio['contratto'], giorno: string): readonly string[] =>
  tipiAssenza
    .filter(
      ({ effetto }) =>
        effetto.versioni.findLast(({ dal }) => dal <= giorno)?.valore?.trattamenti[contratto] !== undefined,
    )
    .map(({ codice }) => codice);

/** What kind of staff a person is for absences. `servizi` oldest first. */
export const tipoPerAssenze = (
  uidSubAnagrafe: Uid<'PERSONA'>,
  servizi: readonly Servizio[],
  giorno: string,
): TipoPerAssenze => {
  const servizio = servizioPrincipale(servizi, giorno);
  if (servizio === undefined)
    return {
      uidSubAnagrafe,
      uidServizio: null,
      inServizio: false,
      contratto: null,
      ruolo: null,
      codTipoPersonale: null,
      desTipoPersonale: '',
      tipiAssenza: [],
    };
  const { uid, contratto, ruolo, codTipoPersonale } = servizio;
  return {
    uidSubAnagrafe,
    uidServizio: uid,
    inServizio: containsGiorno(periodoDi(servizio), giorno),
    contratto,
    ruolo,
    codTipoPersonale,
    desTipoPersonale: nomeTipoPersonale(codTipoPersonale),
    tipiAssenza: [...tipiAmmessi(contratto, giorno)],
  };
};
