import { festivitaEntita, festivitaRepository, type FestivitaSalvata } from '#archivio/scuola/festivita.ts';
import { scuolaRepository } from '#archivio/scuola/scuola.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { newUid } from '#platform/data/repository.ts';
import type { EsitoDuplicazione, VoceDuplicata } from '#shared/contracts/scuola/calendari.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';
import { chiaveRicerca } from '#shared/domain/persona/nominativo.ts';
import { nomeAnnoScolastico, periodoAnnoScolastico } from '#shared/domain/tempo/anno-scolastico.ts';
import { addGiorni, giorniTra, giornoDi, partiDi } from '#shared/domain/tempo/date.ts';
import { festivitaDi, pasqua } from '#shared/domain/tempo/festivita.ts';
import { containsGiorno, includes } from '#shared/domain/tempo/periodo.ts';
import { changeSedi } from './festivita-service.ts';

type Proposta = Pick<FestivitaSalvata, 'descrizione' | 'tipo' | 'datInizio' | 'datFine' | 'sedi'> &
  Pick<VoceDuplicata, 'origine' | 'daVerificare'>;

/** A holiday that a school year wants, and whether it is there. */
export interface FestivitaPrevista {
  readonly proposta: Proposta;
  readonly esito: VoceDuplicata['esito'];
}

/** Days around Easter that move with it. */
const VICINO_A_PASQUA = 10;

/**
 * The holidays of a new school year: those of the law and the patron saints computed, closures moved from the year before.
 * It adds only what is missing, in one transaction: repeated, it adds nothing.
 */
export const duplicateFestivita = async (
  { anno, anteprima = false }: { anno: number; anteprima?: boolean | undefined },
  context: RequestContext,
): Promise<EsitoDuplicazione> => {
  const voci = await pianoFestivita(context.archivio, anno);
  const nuove = voci.filter(({ esito }) => esito === 'NUOVA').map(({ proposta }) => proposta);
  if (!anteprima && nuove.length > 0) create(nuove, anno, context);
  return {
    numAnno: anno,
    anteprima,
    voci: voci.map(({ proposta: { sedi: _sedi, ...voce }, esito }) => ({ ...voce, esito })),
    create: anteprima ? 0 : nuove.length,
  };
};

/** The holidays that a school year wants, in the order of their days, each with whether it is there already. */
export const pianoFestivita = async (archivio: Archivio, anno: number): Promise<readonly FestivitaPrevista[]> => {
  const [tutte, scuole] = await Promise.all([
    festivitaRepository(archivio).listAll(),
    scuolaRepository(archivio).listAll(),
  ]);
  const presenti = tutte.filter(({ numAnno }) => numAnno === anno);
  const proposte = [
    ...diLegge(anno, scuole),
    ...dallAnnoPrima(
      tutte.filter(({ numAnno }) => numAnno === anno - 1),
      anno,
    ),
  ].toSorted((a, b) => (a.datInizio < b.datInizio ? -1 : Number(a.datInizio > b.datInizio)));
  return proposte.map((proposta) => ({
    proposta,
    esito: presenti.some((presente) => stessa(presente, proposta)) ? 'PRESENTE' : 'NUOVA',
  }));
};

/** One audit entry for the whole duplication: thirty holidays with an entry each would not fit in one transaction. */
const create = (nuove: readonly Proposta[], numAnno: number, { archivio, modifica }: RequestContext): void => {
  const records = nuove.map(({ origine: _origine, daVerificare: _daVerificare, ...campi }): FestivitaSalvata => ({
    ...campi,
    numAnno,
    uid: newUid(),
    versione: 1,
  }));
  modifica
    .add(
      ...records.flatMap((record) => [
        ...festivitaRepository(archivio).create(record).operazioni,
        ...changeSedi(archivio, record, [], record.sedi),
      ]),
    )
    .audit({
      entita: festivitaEntita.nome,
      uid: `anno-${numAnno}`,
      azione: 'creato',
      dopo: { festivita: records.map(({ uid, datInizio, descrizione }) => ({ uid, datInizio, descrizione })) },
      motivo: `Duplicazione nell'anno ${nomeAnnoScolastico(numAnno)}`,
    });
};

/** Same day and words; a computed holiday is also the one already there with its kind and day. */
const stessa = (presente: FestivitaSalvata, { datInizio, descrizione, tipo }: Proposta): boolean =>
  presente.datInizio === datInizio &&
  (chiaveRicerca(presente.descrizione) === chiaveRicerca(descrizione) ||
    (tipo !== 'CHIUSURA' && presente.tipo === tipo));

const diLegge = (numAnno: number, scuole: readonly Scuola[]): Proposta[] => {
  const periodo = periodoAnnoScolastico(numAnno);
  const comune = (descrizione: string, giorno: string, tipo: Proposta['tipo']): Proposta => ({
    descrizione,
    tipo,
    datInizio: giorno,
    datFine: giorno,
    sedi: [],
    origine: 'LEGGE',
    daVerificare: false,
  });
  const nazionali = [numAnno, numAnno + 1]
    .flatMap((anno) => festivitaDi(anno))
    .filter(({ giorno }) => containsGiorno(periodo, giorno))
    .map(({ nome, giorno }) => comune(nome, giorno, 'NAZIONALE'));
  const patroni = scuole
    .filter(({ tipo, patrono }) => tipo !== 'ALTRA' && patrono !== null)
    .flatMap(({ patrono }) => (patrono === null ? [] : [patrono]));
  const giorniPatroni = patroni.flatMap(({ nome, mese, giorno }) =>
    [numAnno, numAnno + 1].flatMap((anno) => {
      const data = giornoDi(anno, mese, giorno);
      return data !== null && containsGiorno(periodo, data) ? [comune(nome, data, 'PATRONO')] : [];
    }),
  );
  return [
    ...nazionali,
    ...giorniPatroni.filter(
      (patrono, indice) =>
        giorniPatroni.findIndex(
          (altro) => altro.datInizio === patrono.datInizio && altro.descrizione === patrono.descrizione,
        ) === indice,
    ),
  ];
};

/** Closures and other holidays of the year before, on the same day of the year; those around Easter follow it. All are to be checked by the office. */
const dallAnnoPrima = (precedenti: readonly FestivitaSalvata[], numAnno: number): Proposta[] =>
  precedenti
    .filter(({ tipo }) => tipo === 'CHIUSURA' || tipo === 'ALTRA')
    .flatMap(({ descrizione, tipo, datInizio, datFine, sedi }) => {
      const inizio = unAnnoDopo(datInizio);
      const fine = addGiorni(inizio, giorniTra(datInizio, datFine));
      return includes(periodoAnnoScolastico(numAnno), { dal: inizio, al: fine })
        ? [
            {
              descrizione,
              tipo,
              datInizio: inizio,
              datFine: fine,
              sedi,
              origine: 'ANNO_PRECEDENTE' as const,
              daVerificare: true,
            },
          ]
        : [];
    });

const unAnnoDopo = (data: string): string => {
  const { anno, mese, giorno } = partiDi(data);
  const daPasqua = giorniTra(pasqua(anno), data);
  if (Math.abs(daPasqua) <= VICINO_A_PASQUA) return addGiorni(pasqua(anno + 1), daPasqua);
  return giornoDi(anno + 1, mese, giorno) ?? addGiorni(data, 365);
};
