import type { AssenzaSalvata } from '#archivio/assenze/assenza.ts';
import { effettoAl, limiteAl } from '#archivio/assenze/contatori.ts';
import type { SchedaPersonale } from '#archivio/fascicolo/scheda-personale.ts';
import { servizioPrincipale } from '#archivio/servizi/tipo-per-assenze.ts';
import type { LimiteAssenza } from '#shared/contracts/assenze/assenze.ts';
import { getTipoAssenza } from '#shared/rules/contratto/assenze/assenze.ts';

/** Returns what is had and what is left of the limit of an absence on its last day, the absence included; null where the law sets none. */
export const limiteCon = (assenza: AssenzaSalvata, { servizi, assenze }: SchedaPersonale): LimiteAssenza | null => {
  const { codTipoAssenza, datInizio, datFine, datNascitaFiglio } = assenza;
  const tipo = getTipoAssenza(codTipoAssenza);
  const effetto = tipo && effettoAl(tipo, datInizio)?.valore;
  const contratto = servizioPrincipale(servizi, datInizio)?.contratto;
  const trattamento = contratto === undefined ? undefined : effetto?.trattamenti[contratto];
  if (tipo === undefined || effetto === undefined || trattamento === undefined) return null;
  const conQuesta = [...assenze.filter(({ uid }) => uid !== assenza.uid), assenza];
  return limiteAl({ tipo, effetto, trattamento }, conQuesta, datFine, datNascitaFiglio);
};
