import type { Archivio } from '#platform/data/archivio.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Scadenza } from '#shared/contracts/denunce/scadenze.ts';
import type { Uid } from '#shared/domain/campi.ts';
import {
  comunicazioniIncarico,
  descrizioneComunicazioneIncarico,
  type ComunicazioneIncarico,
} from '#shared/domain/incarichi/incarichi.ts';
import { addGiorni, type Giorno } from '#shared/domain/tempo/date.ts';
import { meseDi } from '#shared/domain/tempo/mese.ts';
import { anagrafeEsterni, compensiComunicati, unilav } from '#shared/rules/adempimenti/incarichi.ts';
import { inForceOn } from '#shared/rules/regola.ts';
import { chiHa, comunicazioniDi } from './comunicazioni-incarico.ts';
import { incarichiDaCompletare, type DaCompletare } from './da-completare.ts';
import { listAffidati, pagatiDi } from './incarichi-dell-anno.ts';

/** A deadline before somebody's word is looked at. */
type DaSegnare = Omit<Scadenza, 'segno' | 'versione'>;

const REGOLE = { ANAGRAFE: anagrafeEsterni, COLLABORAZIONE: unilav, COMPENSO: compensiComunicati } as const;

/** Something an assignment has the office tell, and has not. */
interface DaComunicare {
  readonly cosa: ComunicazioneIncarico;
  readonly entro: Giorno;
  readonly stato: 'DA_FARE' | 'SCADUTA';
}

/** What assignments have the office tell, and what else the answer was drawn from. */
export interface ScadenzeIncarichi {
  readonly scadenze: readonly DaSegnare[];
  /** Assignments that have begun and end soon, the first to end before. */
  readonly finiscono: { uid: Uid<'PERSONA'>; al: Giorno }[];
  /** Assignments there are, and those of them whose payments were looked at. */
  readonly affidati: number;
  readonly diAltri: number;
  readonly daCompletare: DaCompletare[];
}

/**
 * What is still to tell of the assignments of the school: one row a month of each thing, by the first day that comes or went by.
 * A query, a request for each hundred assignments, one for each person who works for others.
 */
export const listScadenzeIncarichi = async (
  archivio: Archivio,
  oggi: Giorno,
  contabilizzati: Promise<readonly Pick<Processo, 'uid'>[]>,
): Promise<ScadenzeIncarichi> => {
  const affidati = await listAffidati(archivio);
  // Payments are told of who works for others only.
  const diAltri = affidati.filter((affidato) => chiHa(affidato) === 'ALTRA_AMMINISTRAZIONE');
  const pagati = await pagatiDi(diAltri, archivio, contabilizzati);
  const aperte = affidati.flatMap((affidato) => {
    const comunicazioni = comunicazioniDi(affidato, pagati.get(affidato.incarico.uid) ?? [], oggi);
    return comunicazioniIncarico.flatMap((cosa): DaComunicare[] => {
      const { stato, entro } = comunicazioni[cosa];
      return entro !== null && (stato === 'DA_FARE' || stato === 'SCADUTA') ? [{ cosa, entro, stato }] : [];
    });
  });
  const gruppi = Map.groupBy(aperte, ({ cosa, entro }) => `${cosa}|${entro.slice(0, 7)}`);
  return {
    scadenze: [...gruppi.values()].flatMap(rigaDi),
    finiscono: finisconoDopo(affidati, oggi),
    affidati: affidati.length,
    diAltri: diAltri.length,
    daCompletare: incarichiDaCompletare(affidati, oggi),
  };
};

/** Days by which the end of a contract, or of an assignment, is told before. */
export const GIORNI_DI_PREAVVISO = 30;

const finisconoDopo = (affidati: Awaited<ReturnType<typeof listAffidati>>, oggi: Giorno) => {
  const ultimo = addGiorni(oggi, GIORNI_DI_PREAVVISO);
  return affidati
    .flatMap(({ incarico: { uidSubAnagrafe: uid, datInizio, datFine: al } }) =>
      al !== null && datInizio <= oggi && al >= oggi && al <= ultimo ? [{ uid, al }] : [],
    )
    .toSorted((a, b) => (a.al < b.al ? -1 : 1));
};

const rigaDi = (gruppo: readonly DaComunicare[]): DaSegnare[] => {
  const [prima] = gruppo.toSorted((a, b) => (a.entro < b.entro ? -1 : 1));
  if (prima === undefined) return [];
  const { cosa, entro, stato } = prima;
  const { norma, riscontro } = inForceOn(REGOLE[cosa], entro);
  return [
    {
      adempimento: `INCARICHI_${cosa}`,
      descrizione: descrizioneComunicazioneIncarico[cosa],
      ...meseDi(entro),
      giorno: entro,
      stato,
      elaborazioni: gruppo.length,
      norma: norma.map(({ testo }) => testo).join('; '),
      riscontrata: riscontro !== null,
      avvertenza: gruppo.length === 1 ? 'Un incarico.' : `${gruppo.length} incarichi, il primo entro questo giorno.`,
    },
  ];
};
