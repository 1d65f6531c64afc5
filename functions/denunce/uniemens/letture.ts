import { nonTrovato } from '#platform/errors.ts';
import type { RigaDenuncia } from '#shared/contracts/denunce/denuncia.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { somma } from '#shared/money/centesimi.ts';
import type { denunceService } from '../denuncia/denunce-service.ts';
import type { ArchivioOggi } from '../denuncia/denuncia-intera.ts';
import { isChiaveDi, type NomeQuadro } from '../formati/uniemens/quadri.ts';

/** The value of a field as it is filed: written over, else computed. */
const vigente = ({ calcolati, inseriti }: RigaDenuncia, nome: string) =>
  inseriti.find(({ campo }) => campo === nome)?.valore ?? calcolati[nome];

const isDi =
  (quadro: NomeQuadro) =>
  ({ chiave }: Pick<RigaDenuncia, 'chiave'>): boolean =>
    isChiaveDi(quadro, chiave);

const centesimi = (righe: readonly RigaDenuncia[], nome: string) =>
  somma(righe.map((riga) => Number(vigente(riga, nome) ?? 0)));

/** The parts of a stored UniEmens, as calls ask for them. */
export const lettureUniemens = ({ get }: Pick<ReturnType<typeof denunceService>, 'get'>) => {
  const righeDi = async (uid: Uid<'DENUNCIA'>, context: ArchivioOggi) => (await get(uid, undefined, context)).righe;
  /** @throws NON_TROVATO */
  const posizione = async (uid: Uid<'DENUNCIA'>, matricola: string, context: ArchivioOggi) => {
    const sue = (await righeDi(uid, context)).filter((riga) => vigente(riga, 'Matricola') === matricola);
    const aziendale = sue.find(isDi('aziendale'));
    if (aziendale === undefined) throw nonTrovato('La posizione INPS');
    return { aziendale, individuali: sue.filter(isDi('individuale')) };
  };
  return {
    posizione,
    /** @throws NON_TROVATO */
    posizioni: async (uid: Uid<'DENUNCIA'>, context: ArchivioOggi) => {
      const righe = await righeDi(uid, context);
      return righe.filter(isDi('aziendale')).map((aziendale) => {
        const matricola = String(vigente(aziendale, 'Matricola') ?? '');
        const sue = righe.filter((riga) => isDi('individuale')(riga) && vigente(riga, 'Matricola') === matricola);
        return {
          matricola,
          lavoratori: sue.length,
          imponibile: centesimi(sue, 'Imponibile'),
          contributo: centesimi(sue, 'Contributo'),
        };
      });
    },
    /** @throws NON_TROVATO */
    collaboratori: async (uid: Uid<'DENUNCIA'>, context: ArchivioOggi) =>
      (await righeDi(uid, context)).filter(isDi('collaboratore')),
    /** One record of some kinds. @throws NON_TROVATO */
    uno: async (
      quadri: readonly NomeQuadro[],
      { uid, riga: chiave }: { readonly uid: Uid<'DENUNCIA'>; readonly riga: string },
      context: ArchivioOggi,
    ) => {
      const { righe, rilievi, origini } = await get(uid, chiave, context);
      const riga = righe.find((una) => una.chiave === chiave && quadri.some((quadro) => isDi(quadro)(una)));
      if (riga === undefined) throw nonTrovato('La riga');
      return { riga, rilievi: rilievi.filter((rilievo) => rilievo.chiave === chiave), origini };
    },
  };
};
