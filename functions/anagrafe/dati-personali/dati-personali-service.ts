import { personaEntita } from '#archivio/persone/persona.ts';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { startLavoro, toLavoro } from '#platform/work/lavoro.ts';
import type { Workflows } from '#platform/work/workflows.ts';
import type { Lavoro } from '#shared/contracts/lavori/lavoro.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { accorciato } from '#shared/domain/testo.ts';

/** Kind of long work that collects what is held about a person. */
const DATI_PERSONALI = 'dati-personali';

/** What the school holds about one person, for who asks for it (Regolamento UE 2016/679, artt. 15 and 20). */
export const datiPersonaliService = ({ workflows }: { readonly workflows: Workflows }) => ({
  /** Starts collecting it; that somebody did is in the trail of the person. @throws NON_TROVATO */
  start: async (uid: Uid<'PERSONA'>, context: RequestContext): Promise<Lavoro> => {
    const persona = await personeRepository(context.archivio).resolve(uid);
    context.modifica.audit({
      entita: personaEntita.nome,
      uid: persona.uid,
      azione: 'letto',
      motivo: "Raccolta di tutti i dati personali, per chi vi esercita l'accesso",
    });
    return toLavoro(
      startLavoro(
        workflows,
        {
          tipo: DATI_PERSONALI,
          area: 'anagrafe',
          descrizione: accorciato(`Dati personali di ${nominativo(persona.desCognome, persona.desNome)}`, 300),
          oggetto: persona.uid,
          totale: 0,
          ruoli: ['GESTORE'],
          parametri: { uid: persona.uid, issuer: context.credenziali.issuer },
        },
        context,
      ),
    );
  },
});
