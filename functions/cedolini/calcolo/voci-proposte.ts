import type { DatiPersona } from '#archivio/fascicolo/dati-persona.ts';
import type { VoceCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { Attivita, TipoAttivita } from '#shared/contracts/servizi/attivita.ts';
import { periodoMensile, type VoceUtente } from '#shared/contracts/tabelle/voci-utente.ts';
import type { IdMetodo } from '#shared/domain/elaborazione/elaborazione.ts';
import type { UnitaVoce } from '#shared/domain/persona/valori-ammessi.ts';
import {
  addMesi,
  containsMese,
  primoGiornoDelMese,
  ultimoGiornoDelMese,
  type Mese,
} from '#shared/domain/tempo/mese.ts';
import type { Periodo } from '#shared/domain/tempo/periodo.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { dizionarioDi } from '../voci/dizionario.ts';
import { codiceVoceScuola, vociScuolaDelMese } from '../voci/voci-scuola.ts';

/** What the school keeps of what it may pay: its own items, its kinds of special activity. */
export interface DaProporre {
  readonly vociUtente: readonly VoceUtente[];
  readonly tipiAttivita: readonly TipoAttivita[];
}

interface Elaborata {
  readonly idMetodo: IdMetodo;
  readonly ANNO: number;
  readonly MESE: number;
}

/**
 * Lines that the records say a person is to be paid in a run: the values of the school's items in the month of liquidation,
 * the special activities in force then. The office takes them or not. Hours and days come without a rate where nobody agreed one.
 */
export const vociProposte = (
  processo: Elaborata,
  { vociPersona, attivita }: Pick<DatiPersona, 'vociPersona' | 'attivita'>,
  { vociUtente, tipiAttivita }: DaProporre,
): VoceCedolino[] => {
  const mese = { anno: processo.ANNO, mese: processo.MESE };
  const { voceDiMetodo } = dizionarioDi(vociScuolaDelMese(vociUtente, mese).map(({ voce }) => voce));
  const valori = vociPersona.flatMap((valore): VoceCedolino[] => {
    const voce = vociUtente.find(({ uid }) => uid === valore.uidVoce);
    return voce === undefined || !containsMese(periodoMensile(valore), mese)
      ? []
      : [
          {
            codice: codiceVoceScuola(voce),
            competenza: precedente(mese),
            misura: misura(voce.unita, valore.numValore),
          },
        ];
  });
  const incarichi = attivita.flatMap((una) => voceDiAttivita(una, tipiAttivita, mese));
  return [...valori, ...incarichi].filter(({ codice }) => voceDiMetodo(codice, processo.idMetodo) !== undefined);
};

/** Pay refers to a month before the one it is liquidated in. */
const precedente = (mese: Mese): { dal: string; al: string } => {
  const prima = addMesi(mese, -1);
  return { dal: primoGiornoDelMese(prima), al: ultimoGiornoDelMese(prima) };
};

const misura = (unita: UnitaVoce, valore: number): VoceCedolino['misura'] =>
  unita === 'IMPORTO' ? { unita, importo: valore } : { unita, quantita: Math.max(0, valore), tariffa: 0 };

/** The flat amount of an activity, or else its hours; from its first day to the end of the month before. */
const voceDiAttivita = (
  { uidTipoAttivita, datInizio, datFine, numImporto, numOre, desIncarico }: Attivita,
  tipi: readonly TipoAttivita[],
  mese: Mese,
): VoceCedolino[] => {
  const { al } = precedente(mese);
  const competenza = { dal: datInizio, al: datFine === null || datFine > al ? al : datFine };
  if (competenza.al < competenza.dal || !inVigore({ dal: datInizio, al: datFine }, mese)) return [];
  const descrizione = accorciato(
    [tipi.find(({ uid }) => uid === uidTipoAttivita)?.desTipoAttivita ?? '', desIncarico]
      .filter((parte) => parte !== '')
      .join(', '),
    200,
  );
  const comune = { competenza, ...(descrizione === '' ? {} : { descrizione }) };
  if (numImporto !== null && numImporto > 0)
    return [{ ...comune, codice: 'COMPENSO', misura: { unita: 'IMPORTO', importo: numImporto } }];
  return numOre !== null && numOre > 0
    ? [{ ...comune, codice: 'COMPENSO_ORE', misura: { unita: 'ORE', quantita: numOre, tariffa: 0 } }]
    : [];
};

const inVigore = ({ dal, al }: Periodo, mese: Mese): boolean =>
  dal <= ultimoGiornoDelMese(mese) && (al === null || al >= primoGiornoDelMese(mese));
