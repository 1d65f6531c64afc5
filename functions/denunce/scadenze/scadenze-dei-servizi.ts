import { atti, descrizioneFineRapporto } from '#shared/domain/persona/fine-rapporto.ts';
import type { Giorno } from '#shared/domain/tempo/date.ts';
import {
  doveriDeiServizi,
  terminiDeiServizi,
  type DovereDeiServizi,
} from '#shared/rules/adempimenti/scadenze-servizi.ts';
import type { TermineDatato } from '#shared/rules/adempimenti/scadenze.ts';
import { prestatoServizio } from '#shared/rules/adempimenti/supplenze-brevi.ts';
import { ifInForceOn } from '#shared/rules/regola.ts';
import { giornoDiScadenza } from '#shared/scadenze/giorno-di-scadenza.ts';
import { contoDi, type DaSegnare, type Segni } from './segni.ts';

/** The duties of the services, and that towards NoiPA of those that short substitutes gave. */
type Dovere = DovereDeiServizi | 'PRESTATO_SERVIZIO';
const termini: Readonly<Record<Dovere, TermineDatato>> = { ...terminiDeiServizi, PRESTATO_SERVIZIO: prestatoServizio };
const doveri: readonly Dovere[] = [...doveriDeiServizi, 'PRESTATO_SERVIZIO'];

/** The name under which what is missing of a duty is counted, of a month or of the year. */
export const nomeConto = (dovere: Dovere, mese: number | null): string =>
  mese === null ? dovere : `${dovere}_${mese}`;

const MESI = Array.from({ length: 12 }, (_, indice) => indice + 1);

/**
 * The gaps of the services that the school pays, by month of service, year of service, month of the end, as they were counted the last
 * night. A year whose certificates are still to be sent is told of those alone.
 */
export const scadenzeDeiServizi = (segni: Segni, altre: readonly DaSegnare[], oggi: Giorno): readonly DaSegnare[] =>
  segni.flatMap(({ uid }) =>
    doveri.flatMap((dovere) => {
      const inVigore = ifInForceOn(termini[dovere], oggi);
      if (inVigore === null) return [];
      const mesi = inVigore.valore.ogni === 'MESE' ? MESI : [null];
      return mesi.flatMap((mese): DaSegnare[] => {
        const periodo = { anno: Number(uid), mese };
        const quanti = contoDi(segni, periodo.anno, nomeConto(dovere, mese))?.mancano ?? 0;
        if (quanti === 0 || isGiaDetto(dovere, periodo.anno, altre)) return [];
        const giorno = giornoDiScadenza(inVigore.valore, { anno: periodo.anno, mese: mese ?? 12 });
        return [
          {
            adempimento: dovere,
            descrizione: inVigore.descrizione,
            ...periodo,
            giorno,
            stato: giorno < oggi ? 'SCADUTA' : 'DA_SEGUIRE',
            elaborazioni: quanti,
            norma: inVigore.norma.map(({ testo }) => testo).join('; '),
            riscontrata: inVigore.riscontro !== null,
            avvertenza: `${QUANTI[dovere](quanti)}${attiDi(segni, periodo, dovere)} Si conta ogni notte.`,
          },
        ];
      });
    }),
  );

const QUANTI: Readonly<Record<Dovere, (quanti: number) => string>> = {
  MESI_NON_PAGATI: (quanti) => (quanti === 1 ? 'Un servizio.' : `${quanti} servizi.`),
  MESI_NON_CERTIFICATI: (quanti) => (quanti === 1 ? 'Un mese di un servizio.' : `${quanti} mesi di servizio.`),
  FINE_RAPPORTO: (quanti) => (quanti === 1 ? 'Una persona.' : `${quanti} persone.`),
  PRESTATO_SERVIZIO: (quanti) => (quanti === 1 ? 'Una supplenza.' : `${quanti} supplenze.`),
};

/** The acts that are missing to engagements that ended in a month, each with how many people lack it. */
const attiDi = (
  segni: Segni,
  { anno, mese }: { readonly anno: number; readonly mese: number | null },
  dovere: Dovere,
): string => {
  if (dovere !== 'FINE_RAPPORTO') return '';
  const mancano = atti.flatMap((atto) => {
    const quanti = contoDi(segni, anno, `${nomeConto(dovere, mese)}_${atto}`)?.mancano ?? 0;
    return quanti === 0 ? [] : [`${descrizioneFineRapporto[atto].titolo.toLowerCase()} (${quanti})`];
  });
  return mancano.length === 0 ? '' : ` Mancano: ${mancano.join(', ')}.`;
};

/** True of certificates that are still to be sent as a whole: their own deadline says it. */
const isGiaDetto = (dovere: Dovere, anno: number, altre: readonly DaSegnare[]): boolean =>
  dovere === 'MESI_NON_CERTIFICATI' &&
  altre.some((una) => una.adempimento === 'CU' && una.anno === anno && !una.stato.startsWith('FATTA'));
