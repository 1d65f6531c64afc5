import { processiRepository, type Ammessa } from '#archivio/cedolini/processi-repository.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { instant } from '#platform/clock.ts';
import { nonTrovato } from '#platform/errors.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Uid } from '#shared/domain/campi.ts';

const SISTEMA: Ammessa = { cosa: 'sistemare', da: ['CONTABILIZZATO'], ancheEsposta: true };

interface Sistemazione {
  readonly idProcesso: Uid<'PROCESSO'>;
  readonly versione: number;
  readonly uidSubAnagrafe: Uid<'PERSONA'>;
  readonly motivo: string;
}

/** Keeps how an accounted payslip was put right; its pay is touched by other runs, never by this. */
export const sistemazioneService = {
  /** @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
  set: async (
    { idProcesso, versione, uidSubAnagrafe, motivo }: Sistemazione,
    { archivio, modifica, sessione, adesso }: RequestContext,
  ): Promise<Processo> => {
    const processi = processiRepository(archivio);
    const prima = await processi.loadAmmesso(idProcesso, versione, SISTEMA);
    const marcati = prima.daSistemare ?? [];
    if (!marcati.some((uno) => uno.uidSubAnagrafe === uidSubAnagrafe && uno.sistemato === undefined))
      throw nonTrovato('Il cedolino da sistemare');
    const sistemato = { motivo, da: sessione.descutente, il: instant(adesso) };
    const daSistemare = marcati.map((uno) => (uno.uidSubAnagrafe === uidSubAnagrafe ? { ...uno, sistemato } : uno));
    return modifica.write(processi.change(prima, { daSistemare }, SISTEMA), {
      azione: 'stato',
      prima: { daSistemare: marcati },
      dopo: { daSistemare },
      motivo,
    });
  },
};
