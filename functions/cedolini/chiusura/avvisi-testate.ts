import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import type { CedolinoSalvato } from '#archivio/cedolini/cedolino.ts';
import { readContenuto } from '#archivio/cedolini/contenuto.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Controllo } from '#shared/contracts/controllo.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { accorciato } from '#shared/domain/testo.ts';

/** Notices about the rules, which the page of the run tells once for all its payslips. */
const DELLE_REGOLE: ReadonlySet<string> = new Set(['REGOLA_NON_VERIFICATA', 'VALORE_DA_AGGIORNARE']);

/** The notices that the calculation left on some payslips, as things to know before they are accounted. One request a hundred payslips that have any. */
export const avvisiDelleTestate = async (
  testate: readonly CedolinoSalvato[],
  archivio: Archivio,
): Promise<Controllo[]> => {
  const con = testate.filter(({ esito, numAvvisi }) => esito === 'CALCOLATO' && numAvvisi > 0);
  const interi = await cedoliniRepository(archivio).getInteri(con.map(({ uid }) => uid));
  return interi.flatMap(({ testata: { storico, anomalie }, dettaglio }) =>
    (readContenuto(dettaglio.contenuto).cedolino?.avvisi ?? [])
      .filter(
        ({ codice }) => !DELLE_REGOLE.has(codice) && !(codice === 'VERIFICA_INADEMPIMENTI' && isInAttesa(anomalie)),
      )
      .map(({ codice, messaggio }) => ({
        codice,
        messaggio: accorciato(messaggio, 2000),
        nominativo: nominativo(storico.desCognome, storico.desNome),
        desCf: storico.desCf,
        esito: 'AVVISO',
      })),
  );
};

/** The payment waits for the check of debts, and the controls ask of it: the notice that says so is not told twice. */
const isInAttesa = (anomalie: CedolinoSalvato['anomalie']): boolean =>
  anomalie.some(({ codice }) => codice === 'VERIFICA_DA_FARE' || codice === 'PAGAMENTO_SOSPESO');
