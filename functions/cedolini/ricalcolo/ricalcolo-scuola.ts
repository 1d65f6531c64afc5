import { specie } from '#archivio/index.ts';
import { entiAl, loadDatiVersamenti, type DatiVersamenti } from '#archivio/scuola/enti-scuola.ts';
import { scuolaEntita } from '#archivio/scuola/scuola.ts';
import { posInpsEntita } from '#archivio/tabelle/posizioni.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Operazione } from '#platform/data/modifica.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { conCambi } from './con-cambi.ts';
import { elaborazioniAperte, segniDi, type DaSegnare } from './segno.ts';

/** Tables of the school that a payslip is computed from. */
const LETTE: readonly string[] = specie.flatMap(({ nome, posto, lettaDaiCedolini }) =>
  posto === 'scuola' && lettaDaiCedolini ? [nome] : [],
);

const MOTIVO = 'Sono cambiati gli enti o i fondi a cui la scuola versa';

/**
 * The open runs that would pay to somebody else, or contributions of another fund, after a change of the school, of a site
 * or of an INPS position. Nothing is read when the change touches none of them; two requests, and the open runs only when it does.
 */
export const daRicalcolarePerLaScuola = async (
  archivio: Archivio,
  operazioni: readonly Operazione[],
): Promise<readonly DaSegnare[]> => {
  const partizioni = LETTE.map((nome) => archivio.chiavi.elenco(nome));
  const proprie = operazioni.filter(({ tipo, chiave }) => tipo !== 'check' && partizioni.includes(chiave.pk));
  if (proprie.length === 0) return [];
  const prima = await loadDatiVersamenti(archivio);
  const dopo: DatiVersamenti = {
    scuole: conCambi(archivio, scuolaEntita, prima.scuole, proprie),
    posizioni: conCambi(archivio, posInpsEntita, prima.posizioni, proprie),
  };
  const toccate = (await elaborazioniAperte(archivio)).filter(({ dataPagamento }) =>
    paysElsewhere(prima, dopo, dataPagamento),
  );
  return segniDi(toccate, MOTIVO);
};

/** True when the school, or any of its sites, would pay to somebody else on the day. */
const paysElsewhere = (prima: DatiVersamenti, dopo: DatiVersamenti, giorno: string): boolean =>
  [null, ...new Set(sedi(prima, dopo))].some(
    (sede) => JSON.stringify(entiAl(prima, giorno, sede)) !== JSON.stringify(entiAl(dopo, giorno, sede)),
  );

/** The school and its sites; the other schools pay nobody here. */
const sedi = (...dati: readonly DatiVersamenti[]): readonly Uid<'SCUOLA'>[] =>
  dati.flatMap(({ scuole }) => scuole.flatMap(({ uid, tipo }) => (tipo === 'ALTRA' ? [] : [uid])));
