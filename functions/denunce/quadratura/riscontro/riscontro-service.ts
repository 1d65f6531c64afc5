import { processiContabilizzati } from '#archivio/cedolini/processi-del-mese.ts';
import { cedoliniPagati } from '#archivio/denunce/annuali/cedolini-dell-anno.ts';
import { modello770DellAnno, righeVersate } from '#archivio/denunce/annuali/modello-770.ts';
import { setupTypeRegistrato } from '#archivio/scuola/opzioni-scuola.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { nonTrovato } from '#platform/errors.ts';
import type { Files } from '#platform/files.ts';
import type { ConfrontoAnnuale, RigaRiscontro, Riscontro } from '#shared/contracts/denunce/riscontro.ts';
import { confrontiRiscontro } from '#shared/domain/denunce/riscontro.ts';
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

/** The closing of a year to the cent: every comparison of it, cell by cell, with its reasons by name. */
export const riscontroService = ({ files }: { readonly files: Files }) => {
  const quadratura = quadraturaService({ files });
  const celle = async (anno: number, chiamante: Chiamante): Promise<CellaIntera[]> => {
    const { archivio, oggi } = chiamante;
    const processi = await processiContabilizzati(archivio);
    const [dueLati, pagati, versate, setupType] = await Promise.all([
      quadratura.dueLati(anno, chiamante),
      cedoliniPagati(archivio, anno, processi),
      righeVersate(archivio, anno),
      setupTypeRegistrato(archivio),
    ]);
    const nomi = new Map<string, string>(processi.map(({ uid, DES_ELABORAZIONE }) => [uid, DES_ELABORAZIONE]));
    const conModelloM = isOfferta('MODELLO_M', { setupType: setupType ?? 'SCUOLA' });
    const [certificate, modello, delModelloM] = await Promise.all([
      certificazioni({ anno, oggi, archivio, files, pagati, nomi }),
      modello770DellAnno(anno, archivio, pagati, versate),
      conModelloM ? liquidato({ anno, oggi, archivio, files, processi }) : [],
    ]);
    return [
      ...dallaQuadratura(dueLati),
      ...contributi(dueLati, oggi),
      ...certificate,
      ...ritenute({ anno, oggi, parti: dueLati.parti, versate, modello }),
      ...delModelloM,
    ]
      .filter(isDaDire)
      .toSorted(inOrdine);
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
      { anno, chiave }: { readonly anno: number; readonly chiave: string },
      chiamante: Chiamante,
    ): Promise<{ righe: RigaRiscontro[] }> => {
      const cella = (await celle(anno, chiamante)).find((una) => una.chiave === chiave);
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
