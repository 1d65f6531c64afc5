import { giorniAssenza } from '#shared/calculation/contratto/assenze/assenze.ts';
import type { ContatoreAssenza, LimiteAssenza } from '#shared/contracts/assenze/assenze.ts';
import { annoScolasticoDi, periodoAnnoScolastico } from '#shared/domain/tempo/anno-scolastico.ts';
import { addGiorni, addMesiAGiorno, anniCompiuti, PRIMO_GIORNO, type Giorno } from '#shared/domain/tempo/date.ts';
import { festiviTra } from '#shared/domain/tempo/festivita.ts';
import { includes, intersection } from '#shared/domain/tempo/periodo.ts';
import type { EffettoAssenza, TipoAssenza, Trattamento } from '#shared/rules/contratto/assenze/assenza.ts';
import { getTipoAssenza } from '#shared/rules/contratto/assenze/assenze.ts';
import { inForceOn, type InVigore } from '#shared/rules/regola.ts';
import type { AssenzaSalvata } from './assenza.ts';
import { tipoPerLaPaga } from './paga-del-tipo.ts';

interface Finestra {
  readonly dal: Giorno;
  readonly al: Giorno;
}

/** The effect on pay of a kind on a day; undefined before its first rule and after its last. */
export const effettoAl = (tipo: TipoAssenza, giorno: Giorno): InVigore<EffettoAssenza> | undefined => {
  const versione = tipo.effetto.versioni.findLast(({ dal }) => dal <= giorno);
  return versione === undefined || versione.valore === null ? undefined : inForceOn(tipo.effetto, giorno);
};

/** Days in which what was taken before still counts on a day; null where each event counts alone. */
const finestraDi = (contatore: ContatoreAssenza, giorno: Giorno, nascita: Giorno | null): Finestra | null => {
  switch (contatore) {
    case 'EVENTO':
      return null;
    case 'MESE':
      return { dal: `${giorno.slice(0, 7)}-01`, al: addGiorni(addMesiAGiorno(`${giorno.slice(0, 7)}-01`, 1), -1) };
    case 'ANNO_SCOLASTICO':
      return periodoAnnoScolastico(annoScolasticoDi(giorno).numAnno);
    case 'ANNO_SOLARE':
      return { dal: `${giorno.slice(0, 4)}-01-01`, al: `${giorno.slice(0, 4)}-12-31` };
    case 'TRIENNIO':
      return { dal: addGiorni(addMesiAGiorno(giorno, -36), 1), al: giorno };
    case 'ANNO_DEL_BAMBINO':
      return nascita === null || nascita > giorno
        ? { dal: addGiorni(addMesiAGiorno(giorno, -12), 1), al: giorno }
        : annoDelBambino(nascita, giorno);
    case 'VITA_DEL_BAMBINO':
      return { dal: nascita ?? PRIMO_GIORNO, al: giorno };
    case 'CARRIERA':
      return { dal: PRIMO_GIORNO, al: giorno };
  }
};

const annoDelBambino = (nascita: Giorno, giorno: Giorno): Finestra => {
  const anni = anniCompiuti(nascita, giorno);
  return { dal: addMesiAGiorno(nascita, anni * 12), al: addGiorni(addMesiAGiorno(nascita, (anni + 1) * 12), -1) };
};

/** Days of an absence inside a window, as its kind counts them; the number stored with it when all of it is inside. */
export const giorniNella = (assenza: AssenzaSalvata, finestra: Finestra): number => {
  const giorni = { dal: assenza.datInizio, al: assenza.datFine };
  const comune = intersection(giorni, finestra);
  if (comune === null || comune.al === null) return 0;
  if (includes(finestra, giorni)) return assenza.numGiorni;
  const tipo = getTipoAssenza(tipoPerLaPaga(assenza));
  const effetto = tipo && effettoAl(tipo, assenza.datInizio);
  return effetto === undefined || effetto.valore.conteggio === 'ORE'
    ? 0
    : giorniAssenza(comune.dal, comune.al, effetto, festiviTra(comune.dal, comune.al));
};

/** Hundredths of hours of an absence that begins inside a window. */
export const oreNella = ({ datInizio, numOre }: AssenzaSalvata, { dal, al }: Finestra): number =>
  datInizio >= dal && datInizio <= al ? (numOre ?? 0) : 0;

/** Absences that fill the same counter: those of the kind, and all that count towards keeping the post together. */
const stessoContatore = (
  assenze: readonly AssenzaSalvata[],
  tipo: TipoAssenza,
  comporto: boolean,
  nascita: Giorno | null,
): readonly AssenzaSalvata[] =>
  assenze.filter((assenza) => {
    const altro = getTipoAssenza(tipoPerLaPaga(assenza));
    if (
      altro === undefined ||
      (nascita !== null && assenza.datNascitaFiglio !== null && assenza.datNascitaFiglio !== nascita)
    )
      return false;
    return (
      altro.codice === tipo.codice || (comporto && (effettoAl(altro, assenza.datInizio)?.valore.comporto ?? false))
    );
  });

/** A kind of absence with its effect on a day and how the contract of the person treats it. */
interface AssenzaTrattata {
  readonly tipo: TipoAssenza;
  readonly effetto: EffettoAssenza;
  readonly trattamento: Trattamento;
}

/** The limit of a kind on a day and what is left of it, from the absences of the person. Null where the law sets none. */
export const limiteAl = (
  { tipo, effetto, trattamento: { limite } }: AssenzaTrattata,
  assenze: readonly AssenzaSalvata[],
  giorno: Giorno,
  nascita: Giorno | null,
): LimiteAssenza | null => {
  if (limite === null) return null;
  const aOre = effetto.conteggio === 'ORE';
  const numMassimo = aOre ? limite.quanti * 100 : limite.quanti;
  const finestra = finestraDi(limite.contatore, giorno, nascita);
  if (finestra === null)
    return { contatore: limite.contatore, dal: null, numMassimo, numGoduti: 0, numResidui: numMassimo };
  const numGoduti = stessoContatore(assenze, tipo, effetto.comporto, nascita).reduce(
    (somma, assenza) => somma + (aOre ? oreNella(assenza, finestra) : giorniNella(assenza, finestra)),
    0,
  );
  return {
    contatore: limite.contatore,
    dal: finestra.dal === PRIMO_GIORNO ? null : finestra.dal,
    numMassimo,
    numGoduti,
    numResidui: Math.max(0, numMassimo - numGoduti),
  };
};
