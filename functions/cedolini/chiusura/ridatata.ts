import type { CedolinoSalvato } from '#archivio/cedolini/cedolino.ts';
import { processiRepository, type Ammessa } from '#archivio/cedolini/processi-repository.ts';
import { readDatiPersone } from '#archivio/fascicolo/dati-persona.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { markSoglieMosse } from '../ricalcolo/soglie-mosse.ts';

const SOSTITUISCI: Ammessa = { cosa: 'sostituire', da: ['CONTABILIZZATO'], ancheEsposta: true };

/** An accounted run that pays another on the day of the treasurer takes its place in sums and filings; the sealed payslips of the other stay as they are, and those that its sums made pass a threshold are marked. */
export const replaceRidatata = async (
  { uid, ID_ELABORAZIONE, DES_ELABORAZIONE, corregge }: Processo,
  testate: readonly Pick<CedolinoSalvato, 'uidSubAnagrafe'>[],
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
  const persone = await readDatiPersone(archivio, [...new Set(testate.map(({ uidSubAnagrafe }) => uidSubAnagrafe))]);
  const segni = await markSoglieMosse(
    archivio,
    persone.flatMap((dati) => (dati === undefined ? [] : [{ persona: dati.persona, prima: [dati], dopo: dati }])),
    {
      motivo: `L'elaborazione ${prima.ID_ELABORAZIONE} "${prima.DES_ELABORAZIONE}" è pagata in un altro anno`,
      tolta: prima.uid,
    },
  );
  modifica.add(...segni.operazioni);
  modifica.voci.push(...segni.voci);
};
