import type { TipoPercettore } from '../../domain/persona/percettore.ts';
import { formatEuro, type Centesimi } from '../../money/centesimi.ts';
import {
  cessioneConDelegazione,
  cessioneDopoPignoramento,
  cessioneQuinto,
  concorsoPignoramenti,
  pignorabiliPerIntero,
  pignoramentoAgenteRiscossione,
  pignoramentoOrdinario,
} from '../../rules/contratto/trattenute-terzi.ts';
import type { Regole } from '../../rules/regole.ts';
import type { Trattenuta } from '../situazione/trattenute.ts';
import { impossibile } from '../spiegazione/anomalia.ts';
import { alMassimo, dato } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';
import { importoNonNegativo } from './ingressi.ts';
import {
  quotaAgenteRiscossione,
  quotaCessione,
  quotaMassimaConcorso,
  quotaPignorabileOrdinaria,
} from './trattenute-terzi.ts';

export interface TrattenutaApplicata {
  readonly trattenuta: Trattenuta;
  readonly calcolato: Calcolato;
  /** Less than what was asked, because of a limit. */
  readonly ridotta: boolean;
}

/** Deductions that share one limit: the fifth of ordinary creditors, that of taxes, assignments and delegations together. */
type Gruppo = 'ORDINARI' | 'TRIBUTI' | 'RISCOSSIONE' | 'CESSIONI';

interface Limite {
  readonly gruppo: Gruppo;
  readonly quota: Calcolato;
}

/**
 * Takes from the net the share of each third party, in the order given. Judicial causes and assignments stay within their own
 * limit and, together, within half of the net; an assignment that follows a garnishment within two fifths with it; the others within what is left. The fee of who is no dependent worker can be taken whole.
 * @throws CalcoloImpossibile DATO_MANCANTE when a deduction without a legal share has no amount.
 */
export const trattenuteEntroILimiti = (
  netto: Calcolato,
  trattenute: readonly Trattenuta[],
  giorno: string,
  regole: Regole,
  percettore: TipoPercettore = 'DIPENDENTE',
): readonly TrattenutaApplicata[] => {
  const perIntero = isPerIntero(percettore, giorno, regole);
  const usato = new Map<Gruppo, Centesimi>();
  const dopoPignoramento = quotaDopoPignoramento(netto, trattenute, giorno, regole);
  const concorso = quotaMassimaConcorso(netto, regole.inVigore(concorsoPignoramenti, giorno));
  let concorrenti = 0;
  let pignorato = 0;
  let preso = 0;
  return trattenute.map((trattenuta) => {
    const limite = perIntero ? null : limiteDi(trattenuta, netto, giorno, regole);
    const chiesto = chiestoDa(trattenuta, limite);
    const proprio = dopoIPignoramenti(entroIlSuo(chiesto, limite, usato), limite, {
      dopoPignoramento,
      pignorato,
      usato,
    });
    const concorre = !perIntero && isConcorrente(trattenuta);
    const insieme = concorre
      ? alMassimo(proprio, concorso.importo - concorrenti, 'metà del netto per concorso di cause')
      : proprio;
    const calcolato = alMassimo(insieme, netto.importo - preso, 'netto disponibile');
    if (limite !== null) usato.set(limite.gruppo, (usato.get(limite.gruppo) ?? 0) + calcolato.importo);
    if (concorre) concorrenti += calcolato.importo;
    if (trattenuta.tipo.startsWith('PIGNORAMENTO')) pignorato += calcolato.importo;
    preso += calcolato.importo;
    return {
      trattenuta,
      calcolato,
      ridotta: isRidotta(trattenuta, calcolato.importo),
    };
  });
};

/** An assignment within two fifths, less what was garnished before it and what other assignments have taken. */
const dopoIPignoramenti = (
  daSolo: Calcolato,
  limite: Limite | null,
  {
    dopoPignoramento,
    pignorato,
    usato,
  }: {
    readonly dopoPignoramento: Calcolato | null;
    readonly pignorato: Centesimi;
    readonly usato: ReadonlyMap<Gruppo, Centesimi>;
  },
): Calcolato =>
  dopoPignoramento === null || limite?.gruppo !== 'CESSIONI' || pignorato === 0
    ? daSolo
    : alMassimo(
        daSolo,
        Math.max(0, dopoPignoramento.importo - pignorato - (usato.get('CESSIONI') ?? 0)),
        'due quinti del netto, tolta la quota pignorata',
      );

const isRidotta = ({ importo, residuo }: Trattenuta, preso: Centesimi): boolean =>
  preso < (importo ?? preso) && preso < (residuo ?? Infinity);

/** The most that assignments and garnishments take together when the garnishment came first; null when there are not both, or no rule says it. */
const quotaDopoPignoramento = (
  netto: Calcolato,
  trattenute: readonly Trattenuta[],
  giorno: string,
  regole: Regole,
): Calcolato | null => {
  const primo = trattenute.findIndex(({ tipo }) => tipo.startsWith('PIGNORAMENTO'));
  const isSeguita = trattenute.some(
    ({ tipo }, indice) => indice > primo && (tipo === 'CESSIONE_QUINTO' || tipo === 'DELEGAZIONE'),
  );
  const regola = primo >= 0 && isSeguita ? regole.seInVigore(cessioneDopoPignoramento, giorno) : null;
  return regola === null ? null : quotaCessione(netto, regola);
};

/** The sum asked within its own limit, less what others of the group have taken of it. */
const entroIlSuo = (chiesto: Calcolato, limite: Limite | null, usato: ReadonlyMap<Gruppo, Centesimi>): Calcolato =>
  limite === null
    ? chiesto
    : alMassimo(
        chiesto,
        Math.max(0, limite.quota.importo - (usato.get(limite.gruppo) ?? 0)),
        'limite di legge della trattenuta',
      );

/** Of staff the law of their pay is known; sealed payslips of theirs know no other rule. */
const isPerIntero = (percettore: TipoPercettore, giorno: string, regole: Regole): boolean =>
  percettore !== 'DIPENDENTE' && regole.inVigore(pignorabiliPerIntero, giorno).valore.includes(percettore);

const limiteDi = ({ tipo }: Trattenuta, netto: Calcolato, giorno: string, regole: Regole): Limite | null => {
  switch (tipo) {
    case 'PIGNORAMENTO_ORDINARIO':
      return {
        gruppo: 'ORDINARI',
        quota: quotaPignorabileOrdinaria(netto, regole.inVigore(pignoramentoOrdinario, giorno)),
      };
    case 'PIGNORAMENTO_TRIBUTI':
      return {
        gruppo: 'TRIBUTI',
        quota: quotaPignorabileOrdinaria(netto, regole.inVigore(pignoramentoOrdinario, giorno)),
      };
    case 'PIGNORAMENTO_AGENTE_RISCOSSIONE':
      return {
        gruppo: 'RISCOSSIONE',
        quota: quotaAgenteRiscossione(netto, regole.inVigore(pignoramentoAgenteRiscossione, giorno)),
      };
    case 'CESSIONE_QUINTO':
      return { gruppo: 'CESSIONI', quota: quotaCessione(netto, regole.inVigore(cessioneQuinto, giorno)) };
    case 'DELEGAZIONE':
      return { gruppo: 'CESSIONI', quota: quotaCessione(netto, regole.inVigore(cessioneConDelegazione, giorno)) };
    case 'ALIMENTI':
    case 'PRESTITO_INPS':
    case 'QUOTA_SINDACALE':
    case 'ASSICURAZIONE':
    case 'VERSAMENTO_RISCOSSIONE':
    case 'ALTRA':
      return null;
  }
};

const isConcorrente = ({ tipo }: Trattenuta): boolean =>
  tipo.startsWith('PIGNORAMENTO') || ['ALIMENTI', 'CESSIONE_QUINTO', 'DELEGAZIONE'].includes(tipo);

const chiestoDa = ({ riferimento, importo, residuo }: Trattenuta, limite: Limite | null): Calcolato => {
  const chiesto =
    importo === null
      ? limite?.quota
      : dato(`Importo indicato, ${riferimento}`, importoNonNegativo(importo, riferimento));
  if (chiesto === undefined)
    throw impossibile(
      'DATO_MANCANTE',
      `Trattenuta ${riferimento}: la legge non ne fissa la quota, indica l'importo.`,
      'trattenute',
    );
  return residuo === null
    ? chiesto
    : alMassimo(chiesto, importoNonNegativo(residuo, riferimento), `residuo dovuto di ${formatEuro(residuo)}`);
};
