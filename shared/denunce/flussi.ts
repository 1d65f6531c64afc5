import type { CellaQuadratura } from '../contracts/denunce/quadratura.ts';
import { inviiCu, type InvioCu } from '../domain/denunce/cu.ts';
import type { TipoDenuncia } from '../domain/denuncia.ts';
import type { AdempimentoInScadenza } from '../rules/adempimenti/scadenze.ts';
import { defineFlusso, type FlussoDenuncia, type Senza } from './define-flusso.ts';

/** The deadline that each send of the certificates meets. */
export const termineDellInvio: Readonly<Record<InvioCu, AdempimentoInScadenza>> = {
  MARZO: 'CU',
  APRILE: 'CU_AUTONOMI',
  OTTOBRE: 'CU_ESENTI',
};

const T24 = ['.t24', '.T24'] as const;

const dichiarati = {
  f24ep: defineFlusso({
    adempimento: 'F24',
    termini: ['F24_TRIBUTI', 'F24_CONTRIBUTI'],
    // its taxes come first
    termineDi: () => 'F24_TRIBUTI',
    quadratura: ['F24', 'IRAP'],
    chiusura: 'F24',
    chiamate: 'F24',
    schermata: '/invia-F24',
    nominativa: false,
    estensioni: T24,
    codifica: 'latin1',
  }),
  f24: defineFlusso({
    adempimento: 'F24',
    termini: ['F24_ORDINARIO'],
    termineDi: () => 'F24_ORDINARIO',
    quadratura: ['F24', 'IRAP'],
    chiusura: 'F24',
    chiamate: 'F24',
    schermata: '/invia-F24',
    nominativa: false,
    estensioni: T24,
    codifica: 'latin1',
  }),
  uniemens: defineFlusso({
    adempimento: 'UNIEMENS',
    termini: ['UNIEMENS'],
    termineDi: () => 'UNIEMENS',
    quadratura: ['UNIEMENS'],
    chiusura: 'UNIEMENS',
    chiamate: 'Uniemens',
    schermata: '/uniemens',
    nominativa: true,
    estensioni: ['.xml'],
    codifica: 'utf8',
  }),
  spt: defineFlusso({
    adempimento: 'SPT',
    termini: ['SPT'],
    termineDi: () => 'SPT',
    quadratura: ['SPT'],
    chiusura: 'SPT',
    chiamate: 'Spt',
    schermata: '/accessori-fuori-sistema',
    nominativa: true,
    estensioni: ['.xml'],
    codifica: 'utf8',
  }),
  cu: defineFlusso({
    adempimento: 'CU',
    termini: Object.values(termineDellInvio),
    termineDi: ({ dati: { invio, operazione } }) => {
      const suo = inviiCu.find((uno) => uno === invio);
      return suo === undefined || operazione !== 'ORDINARIA' ? null : termineDellInvio[suo];
    },
    quadratura: { perche: 'what is certified of each person is compared in the coverage of the year' },
    chiusura: 'CU',
    chiamate: 'Cu',
    schermata: '/cu',
    nominativa: true,
    estensioni: ['.txt', '.cur'],
    codifica: 'latin1',
  }),
} as const;

/** The flow of each kind of filing: everything that the office does with it. */
export const flussi: Readonly<Record<TipoDenuncia, FlussoDenuncia<readonly CellaQuadratura['denuncia'][] | Senza>>> =
  dichiarati;

/** The kinds whose sent files are compared in the quadratura. */
export type TipoInQuadratura = {
  [Tipo in keyof typeof dichiarati]: (typeof dichiarati)[Tipo]['quadratura'] extends Senza ? never : Tipo;
}[keyof typeof dichiarati];
