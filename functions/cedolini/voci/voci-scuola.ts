import { vociUtenteRepository } from '#archivio/tabelle/voce-utente.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { periodoMensile, type VoceUtente } from '#shared/contracts/tabelle/voci-utente.ts';
import { basiImmissione } from '#shared/domain/elaborazione/elaborazione.ts';
import { containsMese, type Mese } from '#shared/domain/tempo/mese.ts';
import type { Voce } from '../../riferimento/voci/voce.ts';

/** Keeps the school's codes apart from those of the dictionary, whatever the office calls its items. */
const PREFISSO = 'UTENTE_';

export const codiceVoceScuola = ({ codVoce }: Pick<VoceUtente, 'codVoce'>): string => `${PREFISSO}${codVoce}`;

/** An item of the school as something to pay: accessory pay of the budget, like a fee with a name of its own. */
const voceScuola = (voce: VoceUtente): Voce => ({
  codice: codiceVoceScuola(voce),
  descrizione: voce.desVoce,
  gruppo: 'Voci della scuola',
  unita: voce.unita,
  tipi: ['ACC', 'FOR', 'EST', 'COC'],
  basi: basiImmissione,
  canale: 'BILANCIO',
  trattamento: 'ACCESSORIO',
});

/** The school's items in use, as runs pay them. One request. */
export const loadVociScuola = async (archivio: Archivio): Promise<readonly Voce[]> =>
  inUso(await vociUtenteRepository(archivio).listAll()).map(voceScuola);

/** The items valid in a month, each with the value the school proposes then: cents, or hundredths of hours or days. */
export const vociScuolaDelMese = (
  voci: readonly VoceUtente[],
  mese: Mese,
): readonly { readonly voce: Voce; readonly numProposto: number }[] =>
  inUso(voci).flatMap((voce) => {
    const periodo = voce.periodi.find((candidato) => containsMese(periodoMensile(candidato), mese));
    return periodo === undefined ? [] : [{ voce: voceScuola(voce), numProposto: periodo.numValore }];
  });

const inUso = (voci: readonly VoceUtente[]): readonly VoceUtente[] => voci.filter(({ flgAttivo }) => flgAttivo);
