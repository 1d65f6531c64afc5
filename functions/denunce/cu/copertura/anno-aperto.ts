import { processiDellAnnoFiscale } from '#archivio/cedolini/processi-del-mese.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Rilievo } from '#shared/contracts/denunce/rilievo.ts';
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

/** Findings about sums of a year that are withheld and not paid, paid and not communicated: its certifications tell of them as if they were. */
export const annoAperto = async (anno: number, archivio: Archivio): Promise<readonly Rilievo[]> => {
  const processi = await processiDellAnnoFiscale(archivio, anno);
  const [{ daInviare }, { persone }] = await Promise.all([
    elaborazioniDaInviare(archivio, 'F24', anno, processi),
    getCopertura(anno, archivio),
  ]);
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
  ];
};
