import { processiDellAnnoFiscale } from '#archivio/cedolini/processi-del-mese.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { MeseDiServizio } from '#shared/contracts/denunce/annuali/mesi-di-servizio.ts';
import type { Rilievo } from '#shared/contracts/denunce/rilievo.ts';
import { nomeMese } from '#shared/domain/tempo/date.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { elaborazioniDaInviare } from '../../denuncia/elaborazioni-da-inviare.ts';
import { getCopertura } from './copertura.ts';

const rilievo = (codice: string, regola: string, detto: Pick<Rilievo, 'atteso' | 'trovato' | 'rimedio'>): Rilievo => ({
  codice,
  gravita: 'AVVISO',
  regola,
  persona: null,
  campo: 'elaborazioni',
  ...detto,
});

type Momento = Pick<RequestContext, 'archivio' | 'oggi'>;

/** Reads the months of service of a year that the school pays. */
export type MesiDellAnno = (
  anno: number,
  momento: Momento,
) => Promise<{ readonly righe: readonly Pick<MeseDiServizio, 'nominativo' | 'mese' | 'stato'>[] }>;

/** Findings about sums of a year that are withheld and not paid, paid and not communicated, and about months in service that nobody paid: its certifications tell of them as if they were. */
export const annoApertoCon =
  (mesiDiServizio: MesiDellAnno) =>
  async (anno: number, { archivio, oggi }: Momento): Promise<readonly Rilievo[]> => {
    const processi = await processiDellAnnoFiscale(archivio, anno);
    const [{ daInviare }, { persone }, { righe }] = await Promise.all([
      elaborazioniDaInviare(archivio, 'F24', anno, processi),
      getCopertura(anno, archivio),
      mesiDiServizio(anno, { archivio, oggi }),
    ]);
    const nonPagati = righe.filter(({ stato }) => stato === 'NON_PAGATO');
    const daComunicare = persone.filter(({ parti }) => parti.some(({ classe }) => classe === 'DA_COMUNICARE'));
    return [
      ...(daInviare.length === 0
        ? []
        : [
            rilievo('cu.f24-da-inviare', 'Le ritenute certificate sono versate.', {
              atteso: `ogni elaborazione del ${anno} in un F24 inviato`,
              trovato: accorciato(daInviare.map(({ DES_ELABORAZIONE }) => `"${DES_ELABORAZIONE}"`).join(', '), 600),
              rimedio: 'Inviare il loro F24, in F24, anche con il ravvedimento se è tardi.',
            }),
          ]),
      ...(daComunicare.length === 0
        ? []
        : [
            rilievo('cu.da-comunicare', 'I compensi di chi ha lo stipendio da NoiPA sono comunicati a NoiPA.', {
              atteso: `ogni compenso del ${anno} in una comunicazione inviata`,
              trovato: accorciato(daComunicare.map(({ nominativo }) => nominativo).join(', '), 600),
              rimedio: 'Inviare la comunicazione degli accessori fuori sistema, in SPT: la loro CU la fa NoiPA.',
            }),
          ]),
      ...(nonPagati.length === 0
        ? []
        : [
            rilievo('cu.mesi-non-pagati', 'I mesi di servizio che la scuola paga sono pagati.', {
              atteso: `ogni mese di servizio del ${anno} in un’elaborazione contabilizzata`,
              trovato: accorciato(
                nonPagati.map(({ nominativo, mese }) => `${nominativo}, ${nomeMese(mese)}`).join('; '),
                600,
              ),
              rimedio: 'Pagarli, oppure correggere il servizio: «Mesi di servizio», in Quadratura, li elenca.',
            }),
          ]),
    ];
  };
