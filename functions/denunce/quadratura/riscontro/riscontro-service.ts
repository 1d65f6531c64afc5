import { processiContabilizzati } from '#archivio/cedolini/processi-del-mese.ts';
import { cedoliniPagati } from '#archivio/denunce/annuali/cedolini-dell-anno.ts';
import { modello770DellAnno, righeVersate } from '#archivio/denunce/annuali/modello-770.ts';
import { setupTypeRegistrato } from '#archivio/scuola/opzioni-scuola.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { nonTrovato } from '#platform/errors.ts';
import type { Files } from '#platform/files.ts';
import type { ConfrontoAnnuale, RigaRiscontro, Riscontro } from '#shared/contracts/denunce/riscontro.ts';
import { confrontiRiscontro, type ConfrontoRiscontro } from '#shared/domain/denunce/riscontro.ts';
import { isOfferta } from '#shared/domain/elaborazione/tipo-scuola.ts';
import { compareTesti } from '#shared/domain/ordine-testi.ts';
import { somma } from '#shared/money/centesimi.ts';
import { quadraturaService } from '../quadratura-service.ts';
import { sommate, type CellaIntera } from './cella.ts';
import { certificazioni } from './certificazioni.ts';
import { contributi } from './contributi.ts';
import { dallaQuadratura } from './dalla-quadratura.ts';
import { liquidato } from './liquidato.ts';
import { ritenute } from './ritenute.ts';

type Chiamante = Pick<RequestContext, 'archivio' | 'oggi'>;

interface DellAnno extends Chiamante {
  readonly anno: number;
  readonly processi: Awaited<ReturnType<typeof processiContabilizzati>>;
}

/** The closing of a year to the cent: every comparison of it, cell by cell, with its reasons by name. */
export const riscontroService = ({ files }: { readonly files: Files }) => {
  const quadratura = quadraturaService({ files });
  const daCertificazioni = async ({ anno, processi, archivio, oggi }: DellAnno): Promise<CellaIntera[]> => {
    const pagati = await cedoliniPagati(archivio, anno, processi);
    const nomi = new Map<string, string>(processi.map(({ uid, DES_ELABORAZIONE }) => [uid, DES_ELABORAZIONE]));
    return certificazioni({ anno, oggi, archivio, files, pagati, nomi });
  };
  const daLiquidazioni = async ({ anno, processi, archivio, oggi }: DellAnno): Promise<CellaIntera[]> => {
    const setupType = await setupTypeRegistrato(archivio);
    return isOfferta('MODELLO_M', { setupType: setupType ?? 'SCUOLA' })
      ? liquidato({ anno, oggi, archivio, files, processi })
      : [];
  };
  /** The cells that read the two sides of the year, and those of the return only where they are asked. */
  const daVersamenti = async (
    { anno, processi, archivio, oggi }: DellAnno,
    con770: boolean,
  ): Promise<CellaIntera[]> => {
    const dueLati = await quadratura.dueLati(anno, { archivio, oggi });
    const senza770 = [...dallaQuadratura(dueLati), ...contributi(dueLati, oggi)];
    if (!con770) return senza770;
    const [pagati, versate] = await Promise.all([
      cedoliniPagati(archivio, anno, processi),
      righeVersate(archivio, anno),
    ]);
    const modello = await modello770DellAnno(anno, archivio, pagati, versate);
    return [...senza770, ...ritenute({ anno, oggi, parti: dueLati.parti, versate, modello })];
  };
  /** The cells of a year; of one comparison, only what it is made from is read. */
  const celle = async (anno: number, { archivio, oggi }: Chiamante, solo?: ConfrontoRiscontro) => {
    const dellAnno = { anno, archivio, oggi, processi: await processiContabilizzati(archivio) };
    const serve = (...confronti: readonly ConfrontoRiscontro[]) => solo === undefined || confronti.includes(solo);
    const lette = await Promise.all([
      serve('F24', 'UNIEMENS', 'F24_UNIEMENS', 'SPT', 'IRAP', 'M770') ? daVersamenti(dellAnno, serve('M770')) : [],
      serve('CU') ? daCertificazioni(dellAnno) : [],
      serve('MODELLO_M') ? daLiquidazioni(dellAnno) : [],
    ]);
    return lette.flat().filter(isDaDire).toSorted(inOrdine);
  };
  return {
    get: async (anno: number, chiamante: Chiamante): Promise<Riscontro> => {
      const tutte = await celle(anno, chiamante);
      return {
        anno,
        confronti: confrontiRiscontro.flatMap((confronto) =>
          confrontoDi(tutte.filter((cella) => cella.confronto === confronto)),
        ),
        celle: tutte.map(({ righe: _, ...cella }) => cella),
        diverse: diverse(tutte),
      };
    },
    /** The lines of a cell. @throws NON_TROVATO when the year has it no more */
    listRighe: async (
      {
        anno,
        chiave,
        confronto,
      }: { readonly anno: number; readonly chiave: string; readonly confronto?: ConfrontoRiscontro | undefined },
      chiamante: Chiamante,
    ): Promise<{ righe: RigaRiscontro[] }> => {
      const cella = (await celle(anno, chiamante, confronto)).find((una) => una.chiave === chiave);
      if (cella === undefined) throw nonTrovato('La somma del riscontro');
      return { righe: [...cella.righe] };
    },
  };
};

/** True of a cell with something on either side. */
const isDaDire = ({ atteso, trovato, riconciliazioni }: CellaIntera): boolean =>
  atteso !== 0 || trovato !== 0 || riconciliazioni.length > 0;

const inOrdine = (a: CellaIntera, b: CellaIntera): number =>
  confrontiRiscontro.indexOf(a.confronto) - confrontiRiscontro.indexOf(b.confronto) ||
  (a.mese ?? 0) - (b.mese ?? 0) ||
  compareTesti(a.codice, b.codice) ||
  compareTesti(a.dettaglio, b.dettaglio);

const diverse = (celle: readonly CellaIntera[]): number => celle.filter(({ differenza }) => differenza !== 0).length;

const confrontoDi = (celle: readonly CellaIntera[]): ConfrontoAnnuale[] => {
  const [prima] = celle;
  if (prima === undefined) return [];
  return [
    {
      confronto: prima.confronto,
      atteso: somma(celle.map(({ atteso }) => atteso)),
      trovato: somma(celle.map(({ trovato }) => trovato)),
      riconciliazioni: sommate(celle.flatMap(({ riconciliazioni }) => riconciliazioni)),
      celle: celle.length,
      diverse: diverse(celle),
    },
  ];
};
