import { processiRepository, type Ammessa } from '#archivio/cedolini/processi-repository.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';

const SOSTITUISCI: Ammessa = { cosa: 'sostituire', da: ['CONTABILIZZATO'], ancheEsposta: true };

/** An accounted run that pays another on the day of the treasurer takes its place in sums and filings; the sealed payslips of the other stay as they are. */
export const replaceRidatata = async (
  { uid, ID_ELABORAZIONE, DES_ELABORAZIONE, corregge }: Processo,
  { archivio, modifica }: RequestContext,
): Promise<void> => {
  if (corregge?.ridata !== true) return;
  const processi = processiRepository(archivio);
  const prima = await processi.get(corregge.idProcesso);
  if (prima === undefined || prima.sostituita !== undefined) return;
  const sostituita = { idProcesso: uid, ID_ELABORAZIONE, DES_ELABORAZIONE };
  modifica.write(processi.change(prima, { sostituita }, SOSTITUISCI), {
    prima: { sostituita: null },
    dopo: { sostituita },
  });
};
