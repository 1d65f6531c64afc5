import {
  ufficioAdempimenti,
  ufficioCedolini,
  ufficioPersonale,
  ufficioVersamenti,
} from '#shared/contracts/stampe/uffici.ts';
import type { Ruolo } from '#shared/domain/accesso/ruoli.ts';
import type { Screen } from '#ui/screen.ts';

/** Where a kind of print is looked at, and by whom. */
interface Anteprima {
  readonly path: Screen['path'];
  readonly ruoli: readonly Ruolo[];
}

const per = (ruoli: readonly Ruolo[], ...dove: readonly string[]): readonly Anteprima[] =>
  dove.map((posto) => ({ path: `/${posto}/preview`, ruoli }));

const SPT = 'accessori-fuori-sistema/:id/:anno/:meseDa/:meseA/:disabledMod';
const UNA = ':anno/:mese/:id/:disabledMod';
const LISTA = `uniemens/exInpdap/${UNA}/:uidPosPa/:cfAzienda`;
const MODULO = ':nominativo/:cf/:denunciaId/:printId';

/**
 * The addresses of the viewer: those that the prints declare, said again here so that a screen is known before any contract is loaded. A test
 * holds the two together.
 */
export const anteprime: readonly Anteprima[] = [
  ...per(ufficioCedolini, 'cedolini/:printId', 'cedolini/:printId/details', 'ferie-non-godute/:printId'),
  ...per(
    ufficioVersamenti,
    'stampe-contributi-elenco/:printId',
    'stampe-contributi-riepilogo/:printId',
    'stampe-contributi-dipendente/:printId',
    'ritenute-irpef-elenco/:printId',
    'ritenute-irpef-riepilogo/:printId',
    'stampe-irap-elenco/:printId',
    'stampe-irap-riepilogo/:printId',
    'stampe-irap-dipendente/:printId',
    'stampe-addizionali/:printId',
    'stampe-altre-trattenute-elenco/:printId',
    'stampe-altre-trattenute-riepilogo/:printId',
    'stampe-ritenute-conto-terzi/:printId',
    'stampe-altre-ritenute/:printId',
    'stampe-ritenute-elenco/:printId',
    'stampe-ritenute-riepilogo/:printId',
    'annue/riepilogo/:printId',
    'annue/compensi/:printId',
    'annue/giornale/:printId',
    'annue/trattamento/:printId',
    'annue/dotazione-finanziaria/:printId',
    'dotazionefinanziaria/:printId',
    'stampe-altre-stampe/:printId',
    'stampe-elenco-dati-fiscali/:printId',
    'stampe-elenco-dati-soggettivi/:printId',
    'noipa/:printId',
  ),
  ...per(ufficioPersonale, 'stampe-personale/:printId'),
  ...per(
    ufficioAdempimenti,
    'invia-F24/:printId',
    'wir/:printId',
    'quadratura/:printId',
    'cu/:printId',
    'modello-m/:printId',
    'accessori-fuori-sistema/:printId',
    `${SPT}/:printId`,
    `${SPT}/:id_dip/:nominativo/:cf/:printId`,
    'uniemens/:printId',
    'uniemens-stampe-inps/:printId',
    'uniemens-stampe-exinpdap/:printId',
    `uniemens/inps/${UNA}/:printId`,
    `uniemens/collaboratori/${UNA}/:printId`,
    `uniemens/exinpdap/${UNA}/:printId`,
    `${LISTA}/:printId`,
    ...['e0', 'e1', 'f1', 'v1'].map((modulo) => `${LISTA}/${modulo}/${MODULO}`),
  ),
  ...per(['GESTORE', 'TESTER'], 'operazioniAnnuali/:printId'),
  ...per(['TESTER'], 'collaudo/cedolini/:printId', 'collaudo/cedolini/:printId/details'),
  ...per(['DIPENDENTE'], 'my-datiContabili/:printId'),
];
