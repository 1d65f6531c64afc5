import { addGiorni } from '../../domain/tempo/date.ts';
import type { Centesimi, CentesimiDiOra } from '../../money/centesimi.ts';
import type { AssenzaPeriodo } from './assenze/assenze-servizio.ts';
import type { OreDiAssenza } from './assenze/ore-di-assenza.ts';
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
  readonly assenzeAOre?: readonly OreDiAssenza[] | undefined;
  readonly riferimento?: string | undefined;
}

/**
 * Services of the same post that follow each other without a gap, joined; each absence once.
 * @throws CalcoloImpossibile when a period is inverted.
 */
export const serviziUniti = (servizi: readonly ServizioContratto[]): readonly ServizioContratto[] => {
  const uniti: ServizioContratto[] = [];
  for (const { servizio, dal, al } of perInizio(
    servizi.map((servizio) => ({ servizio, ...periodoValido(servizio.competenza.dal, servizio.competenza.al) })),
  )) {
    const indice = uniti.findIndex(
      (altro) => posto(altro) === posto(servizio) && addGiorni(altro.competenza.al, 1) === dal,
    );
    const precedente = uniti[indice];
    if (precedente === undefined) uniti.push(servizio);
    else uniti[indice] = uniteDi(precedente, servizio, al);
  }
  return uniti;
};

const uniteDi = (prima: ServizioContratto, dopo: ServizioContratto, al: string): ServizioContratto => ({
  ...prima,
  competenza: { dal: prima.competenza.dal, al },
  assenze: senzaDoppioni([...prima.assenze, ...dopo.assenze]),
  assenzeAOre: senzaDoppioni([...(prima.assenzeAOre ?? []), ...(dopo.assenzeAOre ?? [])]),
  riferimento:
    [...new Set([prima.riferimento, dopo.riferimento].filter((nome) => nome !== undefined))].join('; ') || undefined,
});

const posto = ({
  profilo,
  fascia,
  oreSettimanali,
  oreCattedra,
  sentenzaRpdCia,
  assegnoPersonaleMensile,
}: ServizioContratto): string =>
  JSON.stringify([profilo, fascia, oreSettimanali, oreCattedra, sentenzaRpdCia, assegnoPersonaleMensile]);

const senzaDoppioni = <A extends AssenzaPeriodo | OreDiAssenza>(assenze: readonly A[]): readonly A[] => [
  ...new Map(
    assenze.map((assenza) => [
      JSON.stringify(
        'ore' in assenza ? [assenza.tipo, assenza.giorno, assenza.ore] : [assenza.tipo, assenza.dal, assenza.al],
      ),
      assenza,
    ]),
  ).values(),
];
