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
  /** The days of the same post that touch these, with those that other payslips have paid; absent where none. */
  readonly insieme?: PeriodoChiuso;
  /** Of a contract whose 13th is paid in December or at its end: its last day, and the days of the year whose 13th nobody has paid; absent = an accrual a month. */
  readonly tredicesima?: TredicesimaDelContratto | undefined;
  /** The post is held as DSGA: the direction allowance is in the place of the CIA. */
  readonly direzione?: boolean;
}

export interface TredicesimaDelContratto {
  readonly fine: string;
  readonly giorni: readonly PeriodoChiuso[];
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
  // Of the same post the later one counts the days of both.
  tredicesima: dopo.tredicesima ?? prima.tredicesima,
  riferimento:
    [...new Set([prima.riferimento, dopo.riferimento].filter((nome) => nome !== undefined))].join('; ') || undefined,
});

/** A service that other payslips have paid. */
export interface ServizioPagato extends PeriodoChiuso {
  readonly posto: string;
}

/** The same services, each with the days of its post that touch it and that other payslips have paid. */
export const conPagati = (
  servizi: readonly ServizioContratto[],
  pagati: readonly ServizioPagato[],
): readonly ServizioContratto[] =>
  servizi.map((servizio) => {
    const suoi = pagati.filter((pagato) => pagato.posto === posto(servizio));
    let insieme: PeriodoChiuso = servizio.competenza;
    for (let altro = toccante(suoi, insieme); altro !== undefined; altro = toccante(suoi, insieme))
      insieme = {
        dal: altro.dal < insieme.dal ? altro.dal : insieme.dal,
        al: altro.al > insieme.al ? altro.al : insieme.al,
      };
    return insieme === servizio.competenza ? servizio : { ...servizio, insieme };
  });

const toccante = (pagati: readonly ServizioPagato[], { dal, al }: PeriodoChiuso): ServizioPagato | undefined =>
  pagati.find((altro) => addGiorni(altro.al, 1) === dal || addGiorni(al, 1) === altro.dal);

/** Key of a post, equal of two services that are one: the same pay, the same hours. */
export const posto = ({
  profilo,
  fascia,
  oreSettimanali,
  oreCattedra,
  sentenzaRpdCia,
  assegnoPersonaleMensile,
}: Omit<ServizioContratto, 'competenza' | 'assenze' | 'assenzeAOre'>): string =>
  JSON.stringify([profilo, fascia, oreSettimanali, oreCattedra, sentenzaRpdCia, assegnoPersonaleMensile]);

type Lavoro = Pick<ServizioContratto, 'profilo' | 'oreSettimanali' | 'oreCattedra'>;

/** Key of the work of a service: its profile and hours, while band and personal amounts may change inside a contract. */
export const lavoro = ({ profilo, oreSettimanali, oreCattedra }: Lavoro): string =>
  JSON.stringify([profilo, oreSettimanali, oreCattedra]);

/** The same, from the key of a post. */
export const lavoroDelPosto = (chiave: string): string => {
  const [profilo, , oreSettimanali, oreCattedra] = JSON.parse(chiave) as [string, string, number, number];
  return lavoro({ profilo, oreSettimanali, oreCattedra });
};

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
