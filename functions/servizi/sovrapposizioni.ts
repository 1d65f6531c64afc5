import { periodoDi } from '#archivio/servizi/elenco-personale.ts';
import { orePagate, type Servizio } from '#shared/contracts/servizi/servizio.ts';
import { addGiorni, type Giorno } from '#shared/domain/tempo/date.ts';
import { containsGiorno, overlaps } from '#shared/domain/tempo/periodo.ts';

/** Of a service, what decides whether another may run beside it. */
export type ServizioNelTempo = Pick<
  Servizio,
  | 'uid'
  | 'datInizio'
  | 'datFine'
  | 'codTipoServizio'
  | 'contratto'
  | 'numOreSettimanali'
  | 'numOreIntere'
  | 'numOrePartTime'
>;

/** Extra hours, a second school led for a time, higher duties: they run beside a full post by their nature. */
const ACCANTO_AL_POSTO: ReadonlySet<string> = new Set(['OE', 'RE', 'MA']);
/** A fixed-term appointment of open-ended staff: the own post is kept without pay meanwhile. */
const SOSPENDE_IL_POSTO = 'IN';

/**
 * The services that a new one cannot run beside, on the first day where together they are more than one full post: a public employee has one
 * post, or parts of posts that complete it (artt. 508 D.Lgs. 297/1994 and 53 D.Lgs. 165/2001). Null when there is none.
 */
export const incompatibili = <S extends ServizioNelTempo>(
  nuovo: ServizioNelTempo,
  altri: readonly S[],
): { readonly dal: Giorno; readonly servizi: readonly S[] } | null => {
  const vicini = altri.filter((altro) => altro.uid !== nuovo.uid && overlaps(periodoDi(altro), periodoDi(nuovo)));
  for (const giorno of giorniDiCambio([nuovo, ...vicini]).filter((candidato) =>
    containsGiorno(periodoDi(nuovo), candidato),
  )) {
    const presenti = vicini.filter((altro) => containsGiorno(periodoDi(altro), giorno));
    const posti = postiOccupati([nuovo, ...presenti]);
    if (posti.includes(nuovo) && piuDiUnPosto(posti))
      return { dal: giorno, servizi: presenti.filter((altro) => posti.includes(altro)) };
  }
  return null;
};

const postiOccupati = (servizi: readonly ServizioNelTempo[]): readonly ServizioNelTempo[] => {
  const posti = servizi.filter(({ codTipoServizio }) => !ACCANTO_AL_POSTO.has(codTipoServizio));
  const sospeso = posti.some(({ codTipoServizio }) => codTipoServizio === SOSPENDE_IL_POSTO);
  return sospeso
    ? posti.filter(({ codTipoServizio, contratto }) => codTipoServizio === SOSPENDE_IL_POSTO || contratto !== 'TI')
    : posti;
};

/** Hours over full hours, summed as exact fractions. */
const piuDiUnPosto = (servizi: readonly ServizioNelTempo[]): boolean => {
  const denominatore = servizi.reduce((prodotto, { numOreIntere }) => prodotto * BigInt(numOreIntere), 1n);
  const numeratore = servizi.reduce(
    (somma, servizio) => somma + (denominatore / BigInt(servizio.numOreIntere)) * BigInt(orePagate(servizio)),
    0n,
  );
  return numeratore > denominatore;
};

/** Days on which the set of running services may change, in order. */
const giorniDiCambio = (servizi: readonly ServizioNelTempo[]): readonly Giorno[] =>
  [
    ...new Set(
      servizi.flatMap(({ datInizio, datFine }) =>
        datFine === null ? [datInizio] : [datInizio, addGiorni(datFine, 1)],
      ),
    ),
  ].toSorted();
