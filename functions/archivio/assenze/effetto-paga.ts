import {
  assenzeValutate,
  type AssenzaPeriodo,
  type AssenzaValutata,
} from '#shared/calculation/contratto/assenze/assenze-servizio.ts';
import { raccolti } from '#shared/calculation/contratto/assenze/assenze.ts';
import { CalcoloImpossibile } from '#shared/calculation/spiegazione/anomalia.ts';
import type { EffettoPaga } from '#shared/contracts/assenze/assenze.ts';
import type { ContrattoDipendente } from '#shared/domain/persona/percettore.ts';
import { getTipoAssenza } from '#shared/rules/contratto/assenze/assenze.ts';
import { RegolaMancante } from '#shared/rules/regola.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';
import type { AssenzaSalvata } from './assenza.ts';
import { effettoAl } from './contatori.ts';
import { fattiDelTipo, pagaInParole, tipoPerLaPaga } from './paga-del-tipo.ts';

/** An absence as far as its pay goes. */
export type AssenzaPagata = Pick<
  AssenzaSalvata,
  'codTipoAssenza' | 'codMotivo' | 'datInizio' | 'datFine' | 'datNascitaFiglio' | 'congedo'
>;

/**
 * The absences a payslip looks at, by its own kinds: those counted in days that the contract may have. What is counted in hours is not taken
 * from the month but paid or withheld by the hour, and what another contract of the past gave is not history of this one.
 */
export const assenzePerLaPaga = (
  assenze: readonly AssenzaPagata[],
  contratto: ContrattoDipendente,
): readonly AssenzaPeriodo[] =>
  assenze.flatMap((assenza): readonly AssenzaPeriodo[] => {
    const tipo = getTipoAssenza(tipoPerLaPaga(assenza));
    const effetto = tipo && effettoAl(tipo, assenza.datInizio)?.valore;
    if (
      tipo === undefined ||
      effetto === undefined ||
      effetto.conteggio === 'ORE' ||
      effetto.trattamenti[contratto] === undefined
    )
      return [];
    return [{ tipo: tipo.codice, dal: assenza.datInizio, al: assenza.datFine, ...fattiDi(assenza) }];
  });

/** The facts of a parental leave, as the calculation reads them; nothing where they were not said. */
const fattiDi = ({ congedo, datNascitaFiglio }: AssenzaPagata): Pick<AssenzaPeriodo, 'congedo'> =>
  congedo === undefined || datNascitaFiglio === null
    ? {}
    : {
        congedo: {
          nascita: datNascitaFiglio,
          fineCongedo: congedo.datFineCongedo,
          genitore: congedo.codGenitore,
          giorniAltro: congedo.numGiorniAltro,
          giorniAltroElevati: congedo.numGiorniAltroElevati,
          interiAltro: congedo.flgInteriAltro,
          redditoSottoSoglia: congedo.flgRedditoSottoSoglia,
        },
      };

/** What the engine makes of one absence after those that came before: the same figures the payslip will have. */
export const effettoPaga = (
  assenza: AssenzaSalvata,
  altre: readonly AssenzaSalvata[],
  contratto: ContrattoDipendente | null,
): EffettoPaga => {
  const tipo = getTipoAssenza(tipoPerLaPaga(assenza));
  const effetto = tipo && effettoAl(tipo, assenza.datInizio);
  const base = {
    contratto,
    conteggio: effetto?.valore.conteggio ?? 'CALENDARIO',
    giorni: [],
    numGiorniSenzaAccessorio: 0,
    norme: (effetto?.norma ?? []).map(({ testo }) => testo),
    confermata: effetto !== undefined && effetto.riscontro !== null,
  };
  if (contratto === null)
    return {
      ...base,
      avvisi: ["Nei giorni dell'assenza la persona non ha un servizio: la paga non si può calcolare."],
    };
  if (effetto?.valore.conteggio === 'ORE') return { ...base, avvisi: aOre(effetto.valore, contratto, assenza) };
  try {
    const valutate = assenzeValutate(
      [
        ...assenzePerLaPaga(
          altre.filter(({ datInizio }) => datInizio < assenza.datInizio),
          contratto,
        ),
        ...assenzePerLaPaga([assenza], contratto),
      ],
      contratto,
      regoleCorrenti(),
    );
    const propria = valutate.at(-1);
    return propria === undefined
      ? { ...base, avvisi: ['Il contratto non prevede questa assenza: nessun effetto sulla paga.'] }
      : { ...base, ...pagati(propria) };
  } catch (error) {
    if (error instanceof CalcoloImpossibile || error instanceof RegolaMancante)
      return { ...base, avvisi: [error.message] };
    throw error;
  }
};

const pagati = ({
  aliquote,
  effetto,
  giorniEvento,
  avvisi,
}: AssenzaValutata): Pick<EffettoPaga, 'giorni' | 'numGiorniSenzaAccessorio' | 'avvisi'> => ({
  giorni: raccolti(aliquote).map(({ giorni, aliquota }) => ({ numGiorni: giorni, aliquota })),
  numGiorniSenzaAccessorio: Math.max(
    0,
    Math.min(aliquote.length, effetto.valore.giorniSenzaAccessorioFisso - giorniEvento),
  ),
  avvisi: avvisi.map(({ messaggio }) => messaggio),
});

const aOre = (
  effetto: NonNullable<ReturnType<typeof effettoAl>>['valore'],
  contratto: ContrattoDipendente,
  { codTipoAssenza, codMancatoRecupero }: AssenzaSalvata,
): string[] => {
  const trattamento = effetto.trattamenti[contratto];
  if (trattamento === undefined) return ['Il contratto non prevede questa assenza.'];
  if (codMancatoRecupero === 'SCUOLA')
    return ['Il recupero è mancato per fatto della scuola: le ore non si trattengono.'];
  return [
    `Si conta a ore: ${pagaInParole(trattamento, effetto)}.`,
    ...(fattiDelTipo(codTipoAssenza) === 'RECUPERO' && codMancatoRecupero === undefined
      ? [
          "Non è detto di chi è il fatto: le ore sono trattenute come se fosse della persona. Aprire l'assenza e completarla.",
        ]
      : []),
  ];
};
