import { readDatiPersona, type DatiPersona } from '#archivio/fascicolo/dati-persona.ts';
import { opzioniAfam } from '#archivio/scuola/opzioni-scuola.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { campoRifiutato } from '#platform/errors.ts';
import { rifiutoDelDato, type DatoDiPaga, type TitoloDiPaga } from '#shared/calculation/situazione/dati-letti.ts';
import type { Fiscali } from '#shared/contracts/anagrafe/fiscale.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { partiDi } from '#shared/domain/tempo/date.ts';
import { overlaps } from '#shared/domain/tempo/periodo.ts';

interface Periodo {
  readonly dal: string;
  readonly al: string | null;
}

/** Titles that the records give to somebody in some days, by kind of person, services and tax data of the years; none where they say nothing. */
export const titoliDellaPersona = (
  { persona, servizi, fiscali }: Pick<DatiPersona, 'persona' | 'servizi' | 'fiscali'>,
  periodo: Periodo,
): readonly TitoloDiPaga[] => {
  if (persona.tipoSoggetto === 'ENTE') return ['SOCIETA'];
  const contratto = (uno: string): TitoloDiPaga => (uno === 'TI' ? 'DIPENDENTE_TI' : 'DIPENDENTE_TD');
  const dal = partiDi(periodo.dal).anno;
  const al = periodo.al === null ? Infinity : partiDi(periodo.al).anno;
  return [
    ...(persona.tipoSoggetto === 'EREDE' ? (['EREDE'] as const) : []),
    ...servizi
      .filter(({ datInizio, datFine }) => overlaps({ dal: datInizio, al: datFine }, periodo))
      .map((servizio) => contratto(servizio.contratto)),
    ...fiscali
      .filter(({ numAnno }) => dal <= numAnno && numAnno <= al)
      .flatMap(({ percettore }) => {
        if (!percettore) return [];
        return [percettore.tipo === 'DIPENDENTE' ? contratto(percettore.contratto) : percettore.tipo];
      }),
  ];
};

/** @throws RIFERIMENTO_NON_VALIDO on the field, with the reason, when no run of this school reads the datum of tax data for any title that they, or the services of their year, give */
export const refuseFiscaliNonLetti = async (
  prima: Fiscali | undefined,
  dopo: Fiscali,
  context: Pick<RequestContext, 'archivio' | 'sessione'>,
): Promise<void> => {
  const scritti = DATI_FISCALI.filter(({ di }) => di(dopo) && (prima === undefined || !di(prima)));
  if (scritti.length === 0) return;
  const [{ setupType }, dati] = await Promise.all([
    opzioniAfam(context),
    readDatiPersona(context.archivio, dopo.uidSubAnagrafe),
  ]);
  if (dati === undefined) return;
  const anno = { dal: `${dopo.numAnno}-01-01`, al: `${dopo.numAnno}-12-31` };
  const titoli = titoliDellaPersona({ ...dati, fiscali: [dopo] }, anno);
  for (const { dato, campo, descrizione } of scritti) {
    const rifiuto = rifiutoDelDato(dato, setupType, titoli);
    if (rifiuto !== null) throw campoRifiutato('RIFERIMENTO_NON_VALIDO', campo, `${descrizione}: ${rifiuto}`);
  }
};

/** Tax data of the table, each with its field and whether it is written. */
const DATI_FISCALI = [
  {
    dato: 'PLAFOND_SOSTITUTIVA',
    campo: 'numPlafondSostitutiva',
    descrizione: 'Plafond della sostitutiva',
    di: ({ numPlafondSostitutiva }) => numPlafondSostitutiva !== 0,
  },
  {
    dato: 'RINUNCIA_CUNEO',
    campo: 'flgRinunciaCuneo',
    descrizione: 'Rinuncia al taglio del cuneo',
    di: ({ flgRinunciaCuneo }) => flgRinunciaCuneo,
  },
] as const satisfies readonly {
  readonly dato: DatoDiPaga;
  readonly campo: keyof Fiscali;
  readonly descrizione: string;
  readonly di: (fiscali: Fiscali) => boolean;
}[];

/** @throws RIFERIMENTO_NON_VALIDO on the field, with the reason, when no run of this school reads the datum for any title of the person */
export const refuseNonLetto = async (
  { dato, campo, descrizione }: { readonly dato: DatoDiPaga; readonly campo: string; readonly descrizione: string },
  uid: Uid<'PERSONA'>,
  periodo: Periodo,
  context: Pick<RequestContext, 'archivio' | 'sessione'>,
): Promise<void> => {
  const [{ setupType }, dati] = await Promise.all([opzioniAfam(context), readDatiPersona(context.archivio, uid)]);
  const rifiuto = rifiutoDelDato(dato, setupType, dati === undefined ? [] : titoliDellaPersona(dati, periodo));
  if (rifiuto !== null) throw campoRifiutato('RIFERIMENTO_NON_VALIDO', campo, `${descrizione}: ${rifiuto}`);
};
