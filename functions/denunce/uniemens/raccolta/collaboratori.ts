import type { RecordRaccolto } from '#archivio/denunce/contenuto.ts';
import { periodoDi } from '#archivio/servizi/elenco-personale.ts';
import type { Incarico } from '#shared/contracts/anagrafe/incarico.ts';
import type { Rilievo } from '#shared/contracts/denunce/rilievo.ts';
import type { Periodo } from '#shared/domain/tempo/periodo.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { quota } from '#shared/money/arrotondamenti.ts';
import { somma } from '#shared/money/centesimi.ts';
import { gestioneSeparata } from '#shared/rules/gestione-separata.ts';
import { ifInForceOn } from '#shared/rules/regola.ts';
import { QUADRI } from '../../formati/uniemens/quadri.ts';
import type { Campi } from '../../macchina/denuncia.ts';
import { negativa } from './individuali.ts';
import type { DatiPersone } from './persone.ts';
import { partiDiRapporto, type ParteDiRapporto } from './rapporti-collaboratore.ts';
import { chiDi, periodoDelle, type Parte } from './rapporto.ts';

type Gruppo = readonly [ParteDiRapporto, ...ParteDiRapporto[]];

const PERCIPIENTE = 'GESTIONE_SEPARATA_PERCIPIENTE';
const CODICI: readonly string[] = [PERCIPIENTE, 'GESTIONE_SEPARATA_SCUOLA'];

/** True of a contribution to the Gestione separata. */
export const isDiCollaboratore = ({ rotta }: Pick<Parte, 'rotta'>): boolean => CODICI.includes(rotta.codice);

interface Collaboratori {
  readonly records: RecordRaccolto[];
  readonly rilievi: Rilievo[];
}

/** The records of the collaborators: one for each person, office of INPS, kind of relation and rate. */
export const collectCollaboratori = (parti: readonly Parte[], dati: DatiPersone): Collaboratori[] =>
  [...Map.groupBy(partiDiRapporto(parti, dati), personaESede).values()].flatMap((sue) => {
    const rapporti = [...Map.groupBy(sue, ({ rapporto }) => rapporto)];
    return rapporti.flatMap(([rapporto, gruppo]) => {
      const perAliquota = diOgniAliquota(gruppo);
      return perAliquota.flatMap(([aliquota, uguali]) => {
        const distinta = [...(rapporti.length > 1 ? [rapporto] : []), ...(perAliquota.length > 1 ? [aliquota] : [])];
        return isGruppo(uguali) ? [collaboratoreDi(uguali, distinta, dati)] : [];
      });
    });
  });

/** The parts of a relation by rate: a fee of occasional work and a collaboration of one month may have two. What says no rate is with the others while they have one. */
const diOgniAliquota = (
  gruppo: readonly ParteDiRapporto[],
): readonly (readonly [string, readonly ParteDiRapporto[]])[] => {
  const perAliquota = [...Map.groupBy(gruppo, aliquotaDelCedolino)];
  const note = perAliquota.filter(([aliquota]) => aliquota !== '');
  return note.length > 1 ? perAliquota : [['', gruppo]];
};

const isGruppo = (parti: readonly ParteDiRapporto[]): parti is Gruppo => parti.length > 0;

/** The office of INPS that a collaborator is paid to: who is paid to two has two records. */
const estremiDi = ({ rotta: { destinazione } }: Parte): readonly string[] =>
  destinazione.a === 'F24' && destinazione.estremi ? [destinazione.estremi] : [];

const personaESede = (parte: Parte): string => [parte.cedolino.testata.uidSubAnagrafe, ...estremiDi(parte)].join(' ');

/** `distinta`: the relation and the rate that tell it from another record of the collaborator. */
const collaboratoreDi = (gruppo: Gruppo, distinta: readonly string[], dati: DatiPersone): Collaboratori => {
  const { desCf, nomi } = chiDi(gruppo, dati);
  const [prima] = gruppo;
  const importo = somma(gruppo.map(({ rotta }) => rotta.importo));
  if (importo < 0) return { records: [], rilievi: [negativa(desCf, importo)] };
  return {
    rilievi: [],
    records: [
      {
        chiave: accorciato([QUADRI.collaboratore, desCf, ...estremiDi(prima), ...distinta].join('|'), MASSIMO_CHIAVE),
        persona: desCf,
        campi: {
          quadro: QUADRI.collaboratore,
          CFCollaboratore: desCf,
          ...nomi,
          ...degliIncarichi(gruppo),
          CodiceComune: dati.scuola?.codComune ?? '',
          Imponibile: baseDi(gruppo),
          Aliquota: unico(gruppo.map(aliquotaDelCedolino)) ?? '',
          Dovuto: importo,
        },
        origini: gruppo.map(({ posto, rotta }) => [posto, rotta.riga, rotta.importo]),
      },
    ],
  };
};

/** Characters of the key of a record. */
const MASSIMO_CHIAVE = 60;

/** The fields that the assignments of the relation give, from the first day of them to the last; without one, the days are those that were paid. */
const degliIncarichi = (gruppo: Gruppo): Campi => {
  const [prima] = gruppo;
  const pagati = periodoDelle(gruppo, prima.cedolino.pagato);
  const incarichi = gruppo.flatMap((parte) => parte.incarichi);
  const periodi = incarichi.length === 0 ? [pagati] : incarichi.map(periodoDi);
  return {
    TipoRapporto: prima.rapporto,
    CodiceAttivita: detto(incarichi, ({ codAttivita }) => codAttivita),
    AltraAss: detto(incarichi, ({ codAltraAss }) => codAltraAss),
    Dal: periodi.map(({ dal }) => dal).toSorted()[0] ?? pagati.dal,
    Al: ultimoGiorno(periodi) ?? pagati.al ?? '',
  };
};

/** The last day of some periods; none where one has no end. */
const ultimoGiorno = (periodi: readonly Periodo[]): string | null => {
  const fini = periodi.map(({ al }) => al);
  return fini.includes(null)
    ? null
    : (fini
        .flatMap((al) => al ?? [])
        .toSorted()
        .at(-1) ?? null);
};

/** The one value that all the assignments have; empty where they say several things. */
const detto = (incarichi: readonly Incarico[], di: (incarico: Incarico) => string | null): string =>
  unico(incarichi.map(di)) ?? '';

/** The only value of some, none when there are several. */
const unico = <V>(valori: readonly V[]): V | undefined => (new Set(valori).size === 1 ? valori[0] : undefined);

/** Hundredths of a percentage, as rates are written, from parts per million. */
const PER_CENTESIMO = 100;

/** The one rate of the year that a payslip's base and contribution come from; none when two would, or no one does. */
const aliquotaDi = (base: number, dovuto: number, pagato: string): string => {
  const aliquote = Object.values(ifInForceOn(gestioneSeparata, pagato)?.valore.aliquote ?? {});
  const sua = unico(aliquote.filter((aliquota) => quota(base, aliquota) === dovuto));
  return sua === undefined ? '' : String(Math.round(sua / PER_CENTESIMO));
};

/** The rate of the payslip that a part is of: a part of it may be a cent off. */
const aliquotaDelCedolino = (parte: Parte): string => {
  const { cedolino } = parte;
  const sua = estremiDi(parte).join(' ');
  const intere = cedolino.rotte
    .map((rotta) => ({ ...parte, rotta }))
    .filter((una) => isDiCollaboratore(una) && estremiDi(una).join(' ') === sua);
  return aliquotaDi(baseDi(intere), somma(intere.map(({ rotta }) => rotta.importo)), cedolino.pagato);
};

const baseDi = (parti: readonly Parte[]): number =>
  somma(parti.flatMap(({ rotta }) => (rotta.codice === PERCIPIENTE ? (rotta.base ?? 0) : [])));
