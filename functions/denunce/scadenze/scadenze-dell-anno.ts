import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';
import { addGiorni, type Giorno } from '#shared/domain/tempo/date.ts';
import { doveriDellAnno, terminiDellAnno } from '#shared/rules/adempimenti/scadenze-dell-anno.ts';
import { ifInForceOn } from '#shared/rules/regola.ts';
import { giornoDiScadenza } from '#shared/scadenze/giorno-di-scadenza.ts';
import { riguarda } from '#shared/scadenze/per-chi.ts';
import type { DaSegnare } from './segni.ts';

interface DaChiedere {
  readonly scuola: Scuola | undefined;
  readonly contabilizzati: readonly Pick<Processo, 'PERIODI_DEST'>[];
}

/** The first day of the first month that the school paid something of here; null before it did. */
const primoGiornoPagato = (contabilizzati: DaChiedere['contabilizzati']): Giorno | null =>
  contabilizzati
    .flatMap(({ PERIODI_DEST }) => PERIODI_DEST.map(({ anno, mese }) => `${anno}-${String(mese).padStart(2, '0')}-01`))
    .toSorted()[0] ?? null;

/**
 * The duty of a calendar year that is the newest within some days: the one of the year before is met by it. Nothing is asked of years
 * whose day came before the school began to pay here.
 */
export const scadenzeDellAnnoDi = (
  { scuola, contabilizzati }: DaChiedere,
  oggi: Giorno,
  giorniAvanti: number,
): readonly DaSegnare[] => {
  const inizio = primoGiornoPagato(contabilizzati);
  if (inizio === null) return [];
  const questo = Number(oggi.slice(0, 4));
  return doveriDellAnno.flatMap((adempimento): DaSegnare[] => {
    const inVigore = ifInForceOn(terminiDellAnno[adempimento], oggi);
    if (inVigore === null || !riguarda(adempimento, scuola?.dati)) return [];
    const { valore, descrizione, norma, riscontro } = inVigore;
    const giornoDi = (anno: number): Giorno => giornoDiScadenza(valore, { anno: anno - 1, mese: 12 });
    const anno = giornoDi(questo) <= addGiorni(oggi, giorniAvanti) ? questo : questo - 1;
    const giorno = giornoDi(anno);
    if (giorno < inizio) return [];
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
  });
};
