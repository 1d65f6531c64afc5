import { processiRepository, type Ammessa } from '#archivio/cedolini/processi-repository.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { instant } from '#platform/clock.ts';
import { nonTrovato } from '#platform/errors.ts';
import type { DaSistemare, Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Uid } from '#shared/domain/campi.ts';

const SISTEMA: Ammessa = { cosa: 'sistemare', da: ['CONTABILIZZATO'], ancheEsposta: true };

interface Sistemazione {
  readonly idProcesso: Uid<'PROCESSO'>;
  readonly versione: number;
  readonly persone: readonly Uid<'PERSONA'>[];
  readonly motivo: string;
}

const isAperto = ({ sistemato }: DaSistemare): boolean => sistemato === undefined;

/** Keeps how some accounted payslips were put right; its pay is touched by other runs, never by this. */
export const sistemazioneService = {
  /** @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
  set: async (
    { idProcesso, versione, persone, motivo }: Sistemazione,
    { archivio, modifica, sessione, adesso }: RequestContext,
  ): Promise<Processo> => {
    const processi = processiRepository(archivio);
    const prima = await processi.loadAmmesso(idProcesso, versione, SISTEMA);
    const marcati = prima.daSistemare ?? [];
    const aperti = new Set(marcati.filter(isAperto).map((uno) => uno.uidSubAnagrafe));
    if (persone.some((persona) => !aperti.has(persona))) throw nonTrovato('Il cedolino da sistemare');
    const sistemato = { motivo, da: sessione.descutente, il: instant(adesso) };
    const scelte = new Set(persone);
    // a mark that was put right before keeps how
    const daSistemare = marcati.map((uno) =>
      isAperto(uno) && scelte.has(uno.uidSubAnagrafe) ? { ...uno, sistemato } : uno,
    );
    return modifica.write(processi.change(prima, { daSistemare }, SISTEMA), {
      azione: 'stato',
      prima: { daSistemare: marcati },
      dopo: { daSistemare },
      motivo,
    });
  },
};
