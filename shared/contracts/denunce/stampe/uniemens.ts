import * as z from 'zod';
import { anno, flag, mese, scelta, uidDi } from '#shared/domain/campi.ts';
import { formato, stampa } from '../../stampe/stampa.ts';
import { ufficioAdempimenti } from '../../uffici.ts';
import { PRIMO_ANNO_DENUNCE } from '../denuncia.ts';

/** What is printed of the INPS positions and of collaborators. */
export const tipiUniemensInps = [
  'riepilogo',
  'individuali',
  'aziendale',
  'collaboratori',
  'annuale-dipendente',
] as const;
export type TipoUniemensInps = (typeof tipiUniemensInps)[number];

/** What is printed of the public family; `trasferite`: of earlier periods brought into the filing. */
export const tipiUniemensExInpdap = [
  'retribuzioni',
  'contributi',
  'retribuzioni-trasferite',
  'contributi-trasferiti',
  'annuale-dipendente',
  'prospetto',
  'e0',
  'e1',
  'f1',
  'v1',
] as const;
export type TipoUniemensExInpdap = (typeof tipiUniemensExInpdap)[number];

/** The filings of a month or of a year, of everybody or of one person. */
const periodo = {
  anno: anno(PRIMO_ANNO_DENUNCE),
  mese: mese().optional(),
  uidSubAnagrafe: uidDi('PERSONA').optional(),
  formato: formato(),
} as const;

const UNA = ':anno/:mese/:id/:disabledMod';
const LISTA = `/uniemens/exInpdap/${UNA}/:uidPosPa/:cfAzienda` as const;
const LAVORATORE = ':nominativo/:cf/:denunciaId/:printId/preview';

export const printUniemensInps = stampa({
  codice: 'uniemens-inps',
  method: 'POST',
  path: '/stampe/uniemens/inps/{tipo}',
  titolo: 'UniEmens, posizioni INPS e collaboratori',
  summary: 'Prints what the UniEmens of a month or a year declare to INPS: summary, workers, positions, collaborators',
  roles: ufficioAdempimenti,
  errors: ['NON_TROVATO'],
  parametri: z.strictObject({
    ...periodo,
    tipo: scelta(tipiUniemensInps),
    da: scelta(['stampe', 'elenco', 'inps', 'collaboratori']),
  }),
  percorso: ['tipo'],
  ammessi: { predefiniti: { da: 'stampe' } },
  anteprima: {
    parametro: 'da',
    indirizzi: {
      stampe: '/uniemens-stampe-inps/:printId/preview',
      elenco: '/uniemens/:printId/preview',
      inps: `/uniemens/inps/${UNA}/:printId/preview`,
      collaboratori: `/uniemens/collaboratori/${UNA}/:printId/preview`,
    },
  },
});

export const printUniemensExInpdap = stampa({
  codice: 'uniemens-exinpdap',
  cosa: 'LISTA_POS_PA',
  method: 'POST',
  path: '/stampe/uniemens/exinpdap/{tipo}',
  titolo: 'UniEmens, casse ex INPDAP',
  summary: 'Prints what the UniEmens of a month or a year declare to the public funds: pay, contributions, forms',
  roles: ufficioAdempimenti,
  errors: ['NON_TROVATO'],
  parametri: z.strictObject({
    ...periodo,
    tipo: scelta(tipiUniemensExInpdap),
    /** Earlier periods brought into the filing, of the kinds that tell them apart: as their own kind does. */
    transferred: flag().optional(),
    da: scelta(['stampe', 'posizioni', 'lista', 'e0', 'e1', 'f1', 'v1']),
  }),
  percorso: ['tipo'],
  ammessi: { predefiniti: { da: 'stampe' } },
  anteprima: {
    parametro: 'da',
    indirizzi: {
      stampe: '/uniemens-stampe-exinpdap/:printId/preview',
      posizioni: `/uniemens/exinpdap/${UNA}/:printId/preview`,
      lista: `${LISTA}/:printId/preview`,
      e0: `${LISTA}/e0/${LAVORATORE}`,
      e1: `${LISTA}/e1/${LAVORATORE}`,
      f1: `${LISTA}/f1/${LAVORATORE}`,
      v1: `${LISTA}/v1/${LAVORATORE}`,
    },
  },
});
