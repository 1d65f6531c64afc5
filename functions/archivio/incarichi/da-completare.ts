import * as z from 'zod';
import { uidDi } from '#shared/domain/campi.ts';
import type { Giorno } from '#shared/domain/tempo/date.ts';
import { franchigiaOccasionali } from '#shared/rules/gestione-separata.ts';
import { inForceOn } from '#shared/rules/regola.ts';
import type { IncaricoAffidato } from './comunicazioni-incarico.ts';

/** A datum that an assignment will ask of its payee, months before the payment that needs it. */
export const DaCompletare = z.object({ uid: uidDi('PERSONA'), cosa: z.enum(['CLASSE', 'DOMICILIO']) });
export type DaCompletare = z.infer<typeof DaCompletare>;

/** True of self-employed work that passes what is free of the Gestione separata. */
const isOltreFranchigia = ({ incarico, percettore }: IncaricoAffidato): boolean => {
  const occasionale = percettore === null ? incarico.codCausaleCu !== null : percettore.tipo === 'OCCASIONALE';
  return occasionale && incarico.numImporto > inForceOn(franchigiaOccasionali, incarico.datIncarico).valore;
};

/** The data that the assignments in course will ask: the class of who passes the exempt sum and of collaborators, where collaborators live for the surtaxes. */
export const incarichiDaCompletare = (affidati: readonly IncaricoAffidato[], oggi: Giorno): DaCompletare[] => {
  const tutti = affidati
    .filter(({ incarico: { datFine } }) => datFine === null || datFine >= oggi)
    .flatMap((affidato): DaCompletare[] => {
      const { uidSubAnagrafe: uid } = affidato.incarico;
      const collaboratore = affidato.percettore?.tipo === 'COCOCO';
      return [
        ...((collaboratore || isOltreFranchigia(affidato)) && affidato.classe === null
          ? [{ uid, cosa: 'CLASSE' as const }]
          : []),
        ...(collaboratore ? [{ uid, cosa: 'DOMICILIO' as const }] : []),
      ];
    });
  return [...new Map(tutti.map((uno) => [`${uno.uid} ${uno.cosa}`, uno])).values()];
};
