import type { Centesimi, CentesimiDiOra } from '../../money/centesimi.ts';
import { addGiorni } from '../../domain/date.ts';
import type { AssenzaPeriodo } from './assenze-servizio.ts';
import { periodoValido } from './ingressi.ts';
import { perInizio, type PeriodoChiuso } from './tempo.ts';

/** A contract served, or the part of it that is paid. Hours in hundredths per week. */
export interface ServizioContratto {
  readonly competenza: PeriodoChiuso;
  readonly profilo: string;
  readonly fascia: string;
  readonly oreSettimanali: CentesimiDiOra;
  readonly oreCattedra: CentesimiDiOra;
  readonly sentenzaRpdCia: string | null;
  readonly assegnoPersonaleMensile: Centesimi;
  readonly assenze: readonly AssenzaPeriodo[];
}

/**
 * Services of the same post that follow each other without a gap, joined; each absence once.
 * @throws CalcoloImpossibile when a period is inverted.
 */
export const serviziUniti = (servizi: readonly ServizioContratto[]): readonly ServizioContratto[] => {
  const uniti: ServizioContratto[] = [];
  for (const { servizio, dal, al } of perInizio(servizi.map((servizio) => ({ servizio, ...periodoValido(servizio.competenza.dal, servizio.competenza.al) })))) {
    const indice = uniti.findIndex((altro) => posto(altro) === posto(servizio) && addGiorni(altro.competenza.al, 1) === dal);
    const precedente = uniti[indice];
    if (precedente === undefined) uniti.push(servizio);
    else uniti[indice] = { ...precedente, competenza: { dal: precedente.competenza.dal, al }, assenze: senzaDoppioni([...precedente.assenze, ...servizio.assenze]) };
  }
  return uniti;
};

const posto = ({ profilo, fascia, oreSettimanali, oreCattedra, sentenzaRpdCia, assegnoPersonaleMensile }: ServizioContratto): string =>
  JSON.stringify([profilo, fascia, oreSettimanali, oreCattedra, sentenzaRpdCia, assegnoPersonaleMensile]);

const senzaDoppioni = (assenze: readonly AssenzaPeriodo[]): readonly AssenzaPeriodo[] =>
  [...new Map(assenze.map((assenza) => [JSON.stringify([assenza.tipo, assenza.dal, assenza.al]), assenza])).values()];
