import { listRestituzioni } from '#archivio/persone/restituzione.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { daRecuperareAMano } from '#shared/calculation/imposte/credito-da-restituzione.ts';
import type { Giorno } from '#shared/domain/tempo/date.ts';
import { meseDi } from '#shared/domain/tempo/mese.ts';
import { formatEuro, somma } from '#shared/money/centesimi.ts';
import { termini } from '#shared/rules/adempimenti/scadenze.ts';
import { ifInForceOn } from '#shared/rules/regola.ts';
import { giornoDiScadenza } from '#shared/scadenze/giorno-di-scadenza.ts';
import type { DaSegnare } from './segni.ts';

/**
 * The credits that restitutions of this year and the one before leave to the school under no code that anybody has read: one row a month, by
 * the day of its F24, until the office says that it was done. One query.
 */
export const listScadenzeRestituzioni = async (archivio: Archivio, oggi: Giorno): Promise<readonly DaSegnare[]> => {
  const { anno } = meseDi(oggi);
  const rese = await listRestituzioni(archivio, anno - 1, anno);
  const aCredito = rese.filter((una) => daRecuperareAMano(una) > 0);
  const perMese = Map.groupBy(aCredito, ({ datRestituzione }) => datRestituzione.slice(0, 7));
  return [...perMese].flatMap(([mese, gruppo]): DaSegnare[] => {
    const periodo = meseDi(`${mese}-01`);
    const inVigore = ifInForceOn(termini.F24_ORDINARIO, `${mese}-01`);
    if (inVigore === null) return [];
    const giorno = giornoDiScadenza(inVigore.valore, periodo);
    return [
      {
        adempimento: 'CREDITO_RESTITUZIONI',
        descrizione: 'Credito della scuola su somme restituite, da usare in compensazione',
        ...periodo,
        giorno,
        stato: giorno < oggi ? 'SCADUTA' : 'DA_SEGUIRE',
        elaborazioni: gruppo.length,
        norma: 'DL 34/2020, art. 150 c. 2',
        riscontrata: false,
        avvertenza: `${formatEuro(somma(gruppo.map(daRecuperareAMano)))}: il codice F24 non è in nessun documento letto, chiederlo alla ragioneria. La legge non pone un termine: il giorno è quello dell'F24 del mese.`,
      },
    ];
  });
};
