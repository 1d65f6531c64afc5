import { meseOrdinato } from '#archivio/denunce/denuncia.ts';
import { versatiDel } from '#archivio/denunce/versati.ts';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import { nonTrovato } from '#platform/errors.ts';
import type { RigaDenuncia } from '#shared/contracts/denunce/denuncia.ts';
import type { QualeLista, VoceProspetto } from '#shared/contracts/denunce/uniemens/lista-pos-pa-chiamate.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { contribuzioniDi, dovutoPosPA } from '#shared/domain/denunce/dovuto-pos-pa.ts';
import { somma } from '#shared/money/centesimi.ts';
import type { denunceService } from '../../denuncia/denunce-service.ts';
import type { ArchivioOggi } from '../../denuncia/denuncia-intera.ts';
import { moduli, quadroPosPADi, type Modulo } from '../../formati/uniemens/pospa/quadri-pos-pa.ts';
import { isChiaveDi } from '../../formati/uniemens/quadri.ts';
import type { Campi } from '../../macchina/denuncia.ts';

interface Quale {
  readonly uid: Uid<'DENUNCIA'>;
  readonly uidPosPa: QualeLista;
}

/** What is filed of a record: computed, or written over. */
const vigenti = ({ calcolati, inseriti }: RigaDenuncia): Campi => ({
  ...calcolati,
  ...Object.fromEntries(inseriti.map(({ campo, valore }) => [campo, valore])),
});

const dovuto = (righe: readonly RigaDenuncia[]): number => dovutoPosPA(righe.map(vigenti));

const testo = (valore: unknown): string => (typeof valore === 'string' ? valore : '');

/** The lists of a stored UniEmens, as calls ask for them. */
export const letturePosPA = ({ get }: Pick<ReturnType<typeof denunceService>, 'get'>) => {
  /** @throws NON_TROVATO without that list */
  const lista = async ({ uid, uidPosPa }: Quale, context: ArchivioOggi) => {
    const { denuncia, righe, rilievi } = await get(uid, undefined, context);
    const sue = righe.filter(({ calcolati }) => quadroPosPADi(calcolati) !== undefined && calcolati.lista === uidPosPa);
    const frontespizio = sue.find(({ chiave }) => isChiaveDi('frontespizio', chiave));
    if (frontespizio === undefined) throw nonTrovato('La lista');
    return { denuncia, righe: sue, frontespizio, rilievi };
  };
  const moduliDi = (righe: readonly RigaDenuncia[], modulo: Modulo, cf?: string) =>
    righe.filter(({ chiave, persona }) => isChiaveDi(modulo, chiave) && (cf === undefined || persona === cf));
  return {
    /** @throws NON_TROVATO */
    liste: async (uid: Uid<'DENUNCIA'>, context: ArchivioOggi) => {
      const { denuncia, righe } = await get(uid, undefined, context);
      return righe
        .filter(({ chiave }) => isChiaveDi('frontespizio', chiave))
        .map((riga) => {
          const sue = righe.filter(({ calcolati }) => calcolati.lista === riga.calcolati.lista);
          return {
            uidPosPa: riga.calcolati.lista === 'V' ? ('V' as const) : ('O' as const),
            cfAzienda: denuncia.dati.CFAzienda ?? '',
            prgAzienda: testo(vigenti(riga).PRGAZIENDA),
            lavoratori: sue.filter(({ chiave }) => isChiaveDi('lavoratore', chiave)).length,
            contributi: dovuto(sue),
          };
        });
    },

    /** @throws NON_TROVATO */
    frontespizio: async (quale: Quale, context: ArchivioOggi) => (await lista(quale, context)).frontespizio,

    /** @throws NON_TROVATO */
    lavoratori: async (quale: Quale, context: ArchivioOggi) => {
      const { righe } = await lista(quale, context);
      const perPersona = Map.groupBy(righe, ({ persona }) => persona);
      return righe
        .filter(({ chiave }) => isChiaveDi('lavoratore', chiave))
        .map((riga) => {
          const sue = perPersona.get(riga.persona) ?? [];
          const [e0, e1, f1, v1] = moduli.map((modulo) => moduliDi(sue, modulo).length);
          return { riga, e0: e0 ?? 0, e1: e1 ?? 0, f1: f1 ?? 0, v1: v1 ?? 0, contributi: dovuto(sue) };
        });
    },

    /** @throws NON_TROVATO */
    lavoratore: async ({ cf, ...quale }: Quale & { readonly cf: string }, context: ArchivioOggi) => {
      const [{ righe, rilievi }, [uidSubAnagrafe = null]] = await Promise.all([
        lista(quale, context),
        personeRepository(context.archivio).findByUnico('desCf', [cf]),
      ]);
      const sue = righe.filter(({ persona }) => persona === cf);
      const riga = sue.find(({ chiave }) => isChiaveDi('lavoratore', chiave));
      if (riga === undefined) throw nonTrovato('Il lavoratore');
      const chiavi = new Set<string | null>(sue.map(({ chiave }) => chiave));
      return {
        riga,
        uidSubAnagrafe,
        e0: moduliDi(sue, 'e0'),
        e1: moduliDi(sue, 'e1'),
        f1: moduliDi(sue, 'f1'),
        v1: moduliDi(sue, 'v1'),
        rilievi: rilievi.filter(({ chiave }) => chiavi.has(chiave)),
      };
    },

    /** @throws NON_TROVATO */
    moduli: async (
      modulo: Modulo,
      { cf, ...quale }: Quale & { readonly cf?: string | undefined },
      context: ArchivioOggi,
    ) => moduliDi((await lista(quale, context)).righe, modulo, cf),

    /** What is due to each fund against the rows of the sent F24 of the month. Requests: 3, and one an F24. @throws NON_TROVATO */
    prospetto: async (quale: Quale, context: ArchivioOggi): Promise<VoceProspetto[]> => {
      const { denuncia, righe } = await lista(quale, context);
      const versati = await versatiDel(meseOrdinato(denuncia), context.archivio);
      const dovuti = Map.groupBy(contribuzioniDi(righe.map(vigenti)), ({ codice }) => codice);
      return [...dovuti]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([codice, sue]) => {
          const contributo = somma(sue.map((una) => una.contributo));
          const versato = versati.get(codice) ?? 0;
          return {
            gestione: sue[0]?.gestione ?? '',
            codice,
            imponibile: somma(sue.map((una) => una.imponibile)),
            contributo,
            versato,
            differenza: versato - contributo,
          };
        });
    },
  };
};
