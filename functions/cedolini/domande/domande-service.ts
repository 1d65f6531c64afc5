import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { processiRepository } from '#archivio/cedolini/processi-repository.ts';
import { listCedoliniEsposti, loadCedolinoEsposto } from '#archivio/dipendente/cedolini-esposti.ts';
import { personaPropria } from '#archivio/dipendente/persona-propria.ts';
import { requireConsultazione } from '#archivio/scuola/consultazione.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Risposta } from '#shared/contracts/cedolini/domande.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { risposteDi } from '#shared/domande/domande.ts';
import type { Materia } from '#shared/domande/grafo.ts';
import type { Lettore } from '#shared/domande/risposta.ts';
import { listCedoliniPersona } from '../cedolino/cedolini-persona.ts';
import { loadMateria, type Precedente } from './materia.ts';

/** The questions about a payslip, answered from its explanation and from what it is compared with. */
export const domandeService = {
  /** @throws NON_TROVATO */
  get: async (uid: Uid<'CEDOLINO'>, archivio: Archivio): Promise<Risposta[]> =>
    risposte(await materiaPerUfficio(archivio, uid), 'UFFICIO'),

  /**
   * Their own, compared only with what was shown to them; like its opening, it is said in the audit trail. @throws NON_TROVATO for what is not theirs, hidden or not computed,
   * OPERAZIONE_NON_CONSENTITA while the head teacher keeps it switched off
   */
  getProprie: async (uid: Uid<'CEDOLINO'>, context: RequestContext): Promise<Risposta[]> => {
    const { archivio, modifica } = context;
    await requireConsultazione(archivio, 'datiContabili', 'dipendente');
    const persona = await personaPropria(context);
    const { testata, processo } = await loadCedolinoEsposto(archivio, persona, uid);
    const anni = [testata.annoFiscale - 1, testata.annoFiscale];
    const esposti = (await Promise.all(anni.map((anno) => listCedoliniEsposti(archivio, persona, anno)))).flat();
    const precedenti = esposti.map((esposto): Precedente => ({
      uid: esposto.testata.uid,
      tipo: esposto.processo.TIPO_ELABORAZIONE,
      descrizione: esposto.processo.DES_ELABORAZIONE,
      dataPagamento: esposto.processo.dataPagamento,
    }));
    const soloDi = new Set(esposti.map((esposto) => esposto.processo.uid));
    const materia = await loadMateria(archivio, { testata, processo, precedenti, soloDi });
    modifica.audit({ entita: 'CEDOLINO', uid, azione: 'letto' });
    return risposte(materia, 'PERSONA');
  },
};

/** Everything that the office may be told of a payslip, which it compares with any of the person that is for real. @throws NON_TROVATO */
export const materiaPerUfficio = async (archivio: Archivio, uid: Uid<'CEDOLINO'>): Promise<Materia> => {
  const { testata } = await cedoliniRepository(archivio).loadIntero(uid);
  const [processo, pagati] = await Promise.all([
    processiRepository(archivio).load(testata.idProcesso),
    listCedoliniPersona(archivio, testata.uidSubAnagrafe),
  ]);
  const precedenti = pagati.filter(({ simulazione }) => !simulazione);
  return loadMateria(archivio, { testata, processo, precedenti, soloDi: null });
};

const risposte = (materia: Materia, lettore: Lettore): Risposta[] =>
  risposteDi(materia, lettore).map(({ frasi, ...risposta }) => ({
    ...risposta,
    frasi: frasi.map(({ testo, cifre }) => ({ testo, cifre: [...cifre] })),
  }));
