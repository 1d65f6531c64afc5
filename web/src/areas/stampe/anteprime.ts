import { ufficioAdempimenti, ufficioCedolini, ufficioPersonale, ufficioVersamenti } from '#shared/contracts/uffici.ts';
import type { Licenza } from '#shared/domain/accesso/licenze.ts';
import type { Ruolo } from '#shared/domain/accesso/ruoli.ts';
import type { Screen } from '#ui/screen.ts';

/** Where a kind of print is looked at, and by whom. */
interface Anteprima {
  readonly path: Screen['path'];
  readonly ruoli: readonly Ruolo[];
  readonly licenza?: Licenza;
}

const per = (ruoli: readonly Ruolo[], ...dove: readonly string[]): readonly Anteprima[] =>
  dove.map((posto) => ({ path: `/${posto}/preview`, ruoli }));

/** The same, for schools that have a licence. */
const conLicenza = (licenza: Licenza, ...dove: readonly string[]): readonly Anteprima[] =>
  per(ufficioAdempimenti, ...dove).map((anteprima) => ({ ...anteprima, licenza }));

const SPT = 'accessori-fuori-sistema/:id/:anno/:meseDa/:meseA/:disabledMod';
const UNA = ':anno/:mese/:id/:disabledMod';
const LISTA = `uniemens/exInpdap/${UNA}/:uidPosPa/:cfAzienda`;
const MODULO = ':nominativo/:cf/:denunciaId/:printId';

/**
 * The addresses of the viewer: those that the prints declare, said again here so that a screen is known before any contract is loaded. A test
 * holds the two together.
 */
export const anteprime: readonly Anteprima[] = [
  ...per(
    ufficioCedolini,
    'dotazionefinanziaria/:printId',
    'cedolini/:printId',
    'cedolini/:printId/details',
    'cedolini/rinnovo/:printId',
    'ferie-non-godute/:printId',
    'fascicolo-rapporto/:printId',
    'scheda-sidi/:printId',
  ),
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
    'stampe-altre-stampe/:printId',
    'stampe-elenco-dati-fiscali/:printId',
    'stampe-elenco-dati-soggettivi/:printId',
    'noipa/:printId',
  ),
  ...per(ufficioPersonale, 'stampe-personale/:printId'),
  ...per(
    ufficioAdempimenti,
    'quadratura/:printId',
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
  ...conLicenza('F24', 'invia-F24/:printId'),
  ...conLicenza('WIR', 'wir/:printId'),
  ...conLicenza('CUD', 'cu/:printId'),
  ...per(['GESTORE', 'TESTER'], 'operazioniAnnuali/:printId'),
  ...per(['TESTER'], 'collaudo/cedolini/:printId', 'collaudo/cedolini/:printId/details'),
  ...per(['DIPENDENTE'], 'my-datiContabili/:printId'),
];
