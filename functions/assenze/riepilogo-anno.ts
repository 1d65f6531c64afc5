import type { AssenzaSalvata } from '#archivio/assenze/assenza.ts';
import { effettoAl, giorniNella, limiteAl, oreNella } from '#archivio/assenze/contatori.ts';
import { descrizioneTipo, gruppoDi } from '#archivio/assenze/tipi-assenza.ts';
import type { SchedaPersonale } from '#archivio/fascicolo/scheda-personale.ts';
import { servizioPrincipale } from '#archivio/servizi/tipo-per-assenze.ts';
import type { RiepilogoAssenze, VoceRiepilogo } from '#shared/contracts/assenze/assenze.ts';
import { compareTesti } from '#shared/domain/ordine-testi.ts';
import type { ContrattoDipendente } from '#shared/domain/persona/percettore.ts';
import { periodoAnnoScolastico } from '#shared/domain/tempo/anno-scolastico.ts';
import { overlaps } from '#shared/domain/tempo/periodo.ts';
import type { TipoAssenza } from '#shared/rules/contratto/assenze/assenza.ts';
import { getTipoAssenza } from '#shared/rules/contratto/assenze/assenze.ts';

/** A person's school year at a glance, seen on today's day or on the nearest day of that year. */
export const riepilogoAnno = (
  { servizi, assenze }: SchedaPersonale,
  numAnno: number,
  oggi: string,
): RiepilogoAssenze => {
  const anno = periodoAnnoScolastico(numAnno);
  const giorno = nearest(oggi, anno);
  const servizio = servizioPrincipale(servizi, giorno);
  const dellAnno = assenze.filter(({ datInizio, datFine }) => overlaps({ dal: datInizio, al: datFine }, anno));
  const voci = [
    ...Map.groupBy(
      dellAnno,
      ({ codTipoAssenza, datNascitaFiglio }) => `${codTipoAssenza}#${datNascitaFiglio ?? ''}`,
    ).values(),
  ]
    .flatMap((stesse) => voceDi(stesse, assenze, servizio?.contratto ?? null, anno, giorno))
    .toSorted(
      (a, b) => b.numGiorni - a.numGiorni || b.numOre - a.numOre || compareTesti(a.desTipoAssenza, b.desTipoAssenza),
    );
  return {
    numAnno,
    contratto: servizio?.contratto ?? null,
    ruolo: servizio?.ruolo ?? null,
    numGiorni: voci.reduce((somma, voce) => somma + voce.numGiorni, 0),
    voci,
  };
};

const nearest = (giorno: string, { dal, al }: { readonly dal: string; readonly al: string }): string => {
  if (giorno < dal) return dal;
  return giorno > al ? al : giorno;
};

const voceDi = (
  stesse: readonly AssenzaSalvata[],
  tutte: readonly AssenzaSalvata[],
  contratto: ContrattoDipendente | null,
  anno: { readonly dal: string; readonly al: string },
  giorno: string,
): readonly VoceRiepilogo[] => {
  const [prima] = stesse;
  const tipo = prima && getTipoAssenza(prima.codTipoAssenza);
  if (prima === undefined || tipo === undefined) return [];
  const effetto = effettoAl(tipo, giorno)?.valore;
  return [
    {
      codTipoAssenza: tipo.codice,
      desTipoAssenza: descrizioneTipo(tipo.codice),
      codGruppo: gruppoDi(tipo.codice),
      conteggio: effetto?.conteggio ?? 'CALENDARIO',
      datNascitaFiglio: prima.datNascitaFiglio,
      numAssenze: stesse.length,
      numGiorni: stesse.reduce((somma, assenza) => somma + giorniNella(assenza, anno), 0),
      numOre: stesse.reduce((somma, assenza) => somma + oreNella(assenza, anno), 0),
      limite: limiteDi(tipo, contratto, tutte, giorno, prima.datNascitaFiglio),
    },
  ];
};

const limiteDi = (
  tipo: TipoAssenza,
  contratto: ContrattoDipendente | null,
  assenze: readonly AssenzaSalvata[],
  giorno: string,
  nascita: string | null,
): VoceRiepilogo['limite'] => {
  const effetto = effettoAl(tipo, giorno)?.valore;
  const trattamento = contratto === null ? undefined : effetto?.trattamenti[contratto];
  return effetto === undefined || trattamento === undefined
    ? null
    : limiteAl({ tipo, effetto, trattamento }, assenze, giorno, nascita);
};
