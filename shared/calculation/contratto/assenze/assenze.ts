import { addGiorni, giornoSettimana } from '#shared/domain/tempo/date.ts';
import { perDivisoArrotondato } from '#shared/money/arrotondamenti.ts';
import { formatAliquota, formatEuro, UNO, type PartiPerMilione } from '#shared/money/centesimi.ts';
import type {
  EffettoAssenza,
  FasciaRetribuzione,
  TipoAssenza,
  Trattamento,
} from '#shared/rules/contratto/assenze/assenza.ts';
import { getTipoAssenza } from '#shared/rules/contratto/assenze/assenze.ts';
import { descrizioneContratto, type TipoContratto } from '#shared/rules/contratto/inquadramento.ts';
import type { InVigore } from '#shared/rules/regola.ts';
import { impossibile } from '../../spiegazione/anomalia.ts';
import { figura } from '../../spiegazione/calcolato.ts';
import type { Calcolato } from '../../spiegazione/spiegazione.ts';
import { interoTra, periodoValido, quantita } from '../ingressi.ts';
import { giorniCalendario } from '../tempo.ts';

/** The kind of absence with a code. @throws CalcoloImpossibile ASSENZA_SCONOSCIUTA */
export const tipoAssenzaDi = (codice: string): TipoAssenza => {
  const tipo = getTipoAssenza(codice);
  if (tipo === undefined)
    throw impossibile(
      'ASSENZA_SCONOSCIUTA',
      `Tipo di assenza "${codice}" non riconosciuto: scegli un tipo dell'elenco delle assenze.`,
      'tipo',
    );
  return tipo;
};

/** How an absence is paid under a contract. @throws CalcoloImpossibile when that contract cannot have it. */
export const trattamentoAssenza = (
  tipo: TipoAssenza,
  contratto: TipoContratto,
  effetto: InVigore<EffettoAssenza>,
): Trattamento => {
  const trattamento = effetto.valore.trattamenti[contratto];
  if (trattamento === undefined)
    throw impossibile(
      'VOCE_NON_AMMESSA',
      `L'assenza "${tipo.descrizione}" non è prevista per il contratto ${descrizioneContratto[contratto]}: scegli un altro tipo.`,
      'tipo',
    );
  return trattamento;
};

const DOMENICA = 7;

/**
 * Days of an absence as its kind counts them: every calendar day, or only working ones (no Sundays, no holidays of the list).
 * The Saturday or the free day of a five-day week counts. @throws CalcoloImpossibile for an inverted period, or an absence counted in hours.
 */
export const giorniAssenza = (
  dal: string,
  al: string,
  effetto: InVigore<EffettoAssenza>,
  festivi: readonly string[] = [],
): number => {
  const { conteggio } = effetto.valore;
  if (conteggio === 'ORE')
    throw impossibile(
      'ORE_FUORI_LIMITI',
      `${effetto.descrizione} — si conta a ore, non a giorni: indica le ore.`,
      'ore',
    );
  const giorni = giorniCalendario(dal, al);
  if (conteggio === 'CALENDARIO') return giorni;
  return giorniDi(dal, al).filter((giorno) => giornoSettimana(giorno) !== DOMENICA && !festivi.includes(giorno)).length;
};

/** So many days at one rate of pay. */
export interface GiorniRetribuiti {
  readonly giorni: number;
  readonly aliquota: PartiPerMilione;
}

/**
 * The pay of each day of an absence, given the days of the same kind already in the counter. Days beyond a limit of the same counter are not paid.
 */
export const aliquoteGiornaliere = (
  giorni: number,
  precedenti: number,
  trattamento: Trattamento,
): readonly PartiPerMilione[] => {
  const prima = quantita(precedenti, 'giorni già goduti');
  const limite = trattamento.limite?.contatore === trattamento.contatore ? trattamento.limite.quanti : Infinity;
  return Array.from({ length: quantita(giorni, 'giorni di assenza', 36_600) }, (_, indice) => {
    const ordine = prima + indice + 1;
    return ordine > limite ? 0 : fasciaDelGiorno(trattamento.fasce, ordine).aliquota;
  });
};

/** The same days gathered by rate, in order. */
export const giorniPerAliquota = (
  giorni: number,
  precedenti: number,
  trattamento: Trattamento,
): readonly GiorniRetribuiti[] => raccolti(aliquoteGiornaliere(giorni, precedenti, trattamento));

export const raccolti = (aliquote: readonly PartiPerMilione[]): readonly GiorniRetribuiti[] =>
  aliquote.reduce<readonly GiorniRetribuiti[]>((gruppi, aliquota) => {
    const ultimo = gruppi.at(-1);
    return ultimo?.aliquota === aliquota
      ? [...gruppi.slice(0, -1), { aliquota, giorni: ultimo.giorni + 1 }]
      : [...gruppi, { aliquota, giorni: 1 }];
  }, []);

/** Pay lost by days paid at a lower rate: monthly × days × (1 − rate) ÷ 30, rounded once, half up. */
export const riduzioneAssenza = (
  mensile: Calcolato,
  { giorni, aliquota }: GiorniRetribuiti,
  mese: InVigore<{ readonly giorni: number }>,
): Calcolato => {
  const numero = quantita(giorni, 'giorni di assenza', mese.valore.giorni);
  const tolta = UNO - interoTra(aliquota, 0, UNO, 'percentuale di retribuzione');
  const importo = perDivisoArrotondato(mensile.importo, numero * tolta, mese.valore.giorni * UNO);
  return figura(importo, {
    testo: () =>
      `${numero}/${mese.valore.giorni} di ${formatEuro(mensile.importo)} × ${formatAliquota(tolta)} = ${formatEuro(importo)}`,
    formula: `mensile × giorni ÷ ${mese.valore.giorni} × (1 − percentuale)`,
    regola: mese,
    da: [mensile],
    aliquota: tolta,
  });
};

/** Fixed accessory pay lost in the first days of a sickness: a thirtieth of RPD or CIA for each day, rounded once, half up. */
export const trattenutaBrunetta = (
  accessorioMensile: Calcolato,
  giorni: number,
  mese: InVigore<{ readonly giorni: number }>,
): Calcolato => {
  const numero = quantita(giorni, 'giorni di malattia', mese.valore.giorni);
  const importo = perDivisoArrotondato(accessorioMensile.importo, numero, mese.valore.giorni);
  return figura(importo, {
    testo: () =>
      `${numero}/${mese.valore.giorni} di ${formatEuro(accessorioMensile.importo)} = ${formatEuro(importo)} — primi dieci giorni di malattia (DL 112/2008, art. 71)`,
    formula: `accessorio fisso mensile × giorni ÷ ${mese.valore.giorni}`,
    regola: mese,
    da: [accessorioMensile],
  });
};

/** Days of an event without fixed accessory pay, when `giaTrascorsi` days of the same event came before these. */
export const giorniSenzaAccessorio = (
  giorni: number,
  giaTrascorsi: number,
  effetto: InVigore<EffettoAssenza>,
): number =>
  Math.max(
    0,
    Math.min(
      quantita(giorni, 'giorni di assenza'),
      effetto.valore.giorniSenzaAccessorioFisso - quantita(giaTrascorsi, "giorni dell'evento"),
    ),
  );

const fasciaDelGiorno = ([prima, ...altre]: Trattamento['fasce'], ordine: number): FasciaRetribuzione =>
  [prima, ...altre].find(({ finoAlGiorno }) => finoAlGiorno === null || ordine <= finoAlGiorno) ?? {
    finoAlGiorno: null,
    aliquota: 0,
  };

const giorniDi = (dal: string, al: string): readonly string[] => {
  const periodo = periodoValido(dal, al);
  return Array.from({ length: giorniCalendario(dal, al) }, (_, passo) => addGiorni(periodo.dal, passo));
};
