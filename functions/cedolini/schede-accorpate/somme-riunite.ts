import { readDatiPersone } from '#archivio/fascicolo/dati-persona.ts';
import type { PassaggioElaborazioni } from '#archivio/persone/passaggio-elaborazioni.ts';
import { markSoglieMosse } from '../ricalcolo/soglie-mosse.ts';

/** Marks the accounted payslips of some records that passed a threshold of the year each by itself, or did not pass it, and do otherwise as one person. */
export const markSommeRiunite: PassaggioElaborazioni['segna'] = async (
  destinazione,
  perdenti,
  { archivio, modifica },
) => {
  const prima = (await readDatiPersone(archivio, [destinazione, ...perdenti])).filter((dati) => dati !== undefined);
  const [resta] = prima;
  if (resta === undefined || resta.persona.uid !== destinazione || prima.length < 2) return;
  const dopo = {
    fiscali: resta.fiscali,
    pagamenti: prima.flatMap(({ pagamenti }) => pagamenti),
    restituzioni: prima.flatMap(({ restituzioni }) => restituzioni),
    saldiApertura: prima.flatMap(({ saldiApertura }) => saldiApertura),
  };
  const segni = await markSoglieMosse(archivio, [{ persona: resta.persona, prima, dopo }], {
    motivo: 'Accorpate le schede di una persona che i cedolini hanno pagato',
  });
  modifica.add(...segni.operazioni);
  modifica.voci.push(...segni.voci);
};
