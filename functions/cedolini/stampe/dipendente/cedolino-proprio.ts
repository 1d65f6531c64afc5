import { loadCedolinoEsposto } from '#archivio/dipendente/cedolini-esposti.ts';
import { proprietario } from '#functions/impaginazione/proprietario.ts';
import { defineStampa, type ContestoStampa } from '#functions/impaginazione/stampa.ts';
import { printCedolinoProprio } from '#shared/contracts/stampe/dipendente/dipendente.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { loadCedolini, titoloCedolini, type CedoliniCaricati } from '../cedolini/da-stampare.ts';
import { drawCedolini } from '../cedolino/layout.ts';

interface Caricato extends CedoliniCaricati {
  readonly spiegazioni: boolean;
}

/** The payslip among those of its run. @throws NON_TROVATO for what is not the caller's, hidden or not computed */
const daStampare = async (idCedolino: Uid<'CEDOLINO'>, contesto: ContestoStampa) => {
  const { processo } = await loadCedolinoEsposto(contesto.archivio, proprietario(contesto), idCedolino);
  return { idProcesso: processo.uid, idCedolini: [idCedolino] };
};

export const cedolinoProprio = defineStampa(printCedolinoProprio, {
  title: async ({ idCedolino }, contesto) =>
    titoloCedolini(printCedolinoProprio.titolo, await daStampare(idCedolino, contesto), contesto),
  load: async ({ idCedolino, spiegazioni = false }, contesto): Promise<Caricato> => ({
    ...(await loadCedolini(await daStampare(idCedolino, contesto), contesto)),
    spiegazioni,
  }),
  fascicoli: ({ metadati, cedolini, spiegazioni }) => drawCedolini(metadati, cedolini, { spiegazioni }),
});
