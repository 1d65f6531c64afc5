import { scuolaAl } from '#archivio/scuola/scuola-propria.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';
import { annoScolasticoDi } from '#shared/domain/tempo/anno-scolastico.ts';
import type { Giorno } from '#shared/domain/tempo/date.ts';
import {
  doveriScolastici,
  terminiScolastici,
  type DovereScolastico,
} from '#shared/rules/adempimenti/scadenze-scolastiche.ts';
import { ifInForceOn } from '#shared/rules/regola.ts';
import { giornoDiScadenza } from '#shared/scadenze/giorno-di-scadenza.ts';
import { riguarda } from '#shared/scadenze/per-chi.ts';
import type { DaSegnare } from './segni.ts';

/** Third and fourth letter of the codes of upper secondary schools: those with a state exam. */
const SUPERIORI = /^..(?:IS|P[CLMQS]|S[DLM]|T[ABDEFHLN]|R[ABCEFHIMSV])/;

interface DaChiedere {
  readonly scuola: Scuola | undefined;
  readonly contabilizzati: readonly Pick<Processo, 'PERIODI_DEST'>[];
}

/** True when somebody new signs for the school from the days around 1 September of a year. */
const cambiaChiFirma = (scuola: Scuola | undefined, anno: number): boolean =>
  (scuola?.dati?.firmatari ?? []).some(
    ({ ruolo, dal }, _, tutti) =>
      dal >= `${anno}-08-15` &&
      dal <= `${anno}-10-15` &&
      tutti.some((altro) => altro.ruolo === ruolo && altro.dal < dal),
  );

const serve = (dovere: DovereScolastico, { scuola }: DaChiedere, anno: number): boolean => {
  if (!riguarda(dovere, scuola?.dati)) return false;
  if (dovere === 'ESAME_DI_STATO')
    return SUPERIORI.test(scuolaAl(scuola, `${anno + 1}-06-30`)?.codMeccanografico ?? '');
  return dovere !== 'PASSAGGIO_CONSEGNE' || cambiaChiFirma(scuola, anno + 1);
};

/** The school years of which the school paid something, by the year they begin in. */
const anniPagati = (contabilizzati: readonly Pick<Processo, 'PERIODI_DEST'>[]): readonly number[] => [
  ...new Set(
    contabilizzati.flatMap(({ PERIODI_DEST }) =>
      PERIODI_DEST.map(({ anno, mese }) => annoScolasticoDi(`${anno}-${String(mese).padStart(2, '0')}-01`).numAnno),
    ),
  ),
];

/** Duties of each school year that the school paid in, by their day: the office says which are done. */
export const scadenzeScolasticheDi = (daChiedere: DaChiedere, oggi: Giorno): readonly DaSegnare[] =>
  anniPagati(daChiedere.contabilizzati).flatMap((anno) =>
    doveriScolastici
      .filter((dovere) => serve(dovere, daChiedere, anno))
      .flatMap((adempimento): DaSegnare[] => {
        const inVigore = ifInForceOn(terminiScolastici[adempimento], oggi);
        if (inVigore === null) return [];
        const { valore, descrizione, norma, riscontro } = inVigore;
        const giorno = giornoDiScadenza(valore, { anno, mese: 12 });
        return [
          {
            adempimento,
            descrizione,
            anno,
            mese: null,
            giorno,
            stato: giorno < oggi ? 'SCADUTA' : 'DA_SEGUIRE',
            elaborazioni: 1,
            norma: norma.map(({ testo }) => testo).join('; '),
            riscontrata: riscontro !== null,
            avvertenza: valore.avvertenza ?? '',
          },
        ];
      }),
  );
