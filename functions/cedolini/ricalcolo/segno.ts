import { processiRepository } from '#archivio/cedolini/processi-repository.ts';
import { processoEntita } from '#archivio/cedolini/processo.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Conseguenze } from '#platform/data/conseguenze.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Operazione, VoceAudit } from '#platform/data/modifica.ts';
import { AppError } from '#platform/errors.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { statiElaborazione } from '#shared/domain/elaborazione/transizioni.ts';

/** An open run that is no longer right, and why. */
export interface DaSegnare {
  readonly processo: Processo;
  readonly motivo: string;
}

/** More of them do not fit in the transaction of the change that they follow from. */
const MASSIMO_APERTE = 60;

/** Marks these runs for one reason. @throws TROPPE_RICHIESTE when they do not fit in one change */
export const segniDi = (toccate: readonly Processo[], motivo: string): readonly DaSegnare[] => {
  if (toccate.length > MASSIMO_APERTE)
    throw new AppError(
      'TROPPE_RICHIESTE',
      `Il cambiamento riguarda ${toccate.length} elaborazioni non contabilizzate, più di ${MASSIMO_APERTE}: contabilizzarne o eliminarne alcune, poi ripetere il salvataggio.`,
    );
  return toccate.map((processo) => ({ processo, motivo }));
};

/** Writes one mark a run, whatever changed of it. */
export const segnati = (archivio: Archivio, daSegnare: readonly DaSegnare[]): Awaited<ReturnType<Conseguenze>> => {
  const uno = [...new Map(daSegnare.map((segno) => [segno.processo.uid, segno])).values()];
  return { operazioni: uno.map(({ processo }) => mark(archivio, processo)), voci: uno.map(voceDi) };
};

/** The runs that have payslips and are not accounted, hidden ones too. Two requests a state, and one for each hundred runs. */
export const elaborazioniAperte = async (archivio: Archivio): Promise<Processo[]> => {
  const stati = statiElaborazione.filter((stato) => stato !== 'CONTABILIZZATO' && stato !== 'ATTESA');
  const righe = await Promise.all(
    ['V', 'N'].flatMap((visibile) =>
      stati.map((stato) =>
        archivio.of(processoEntita).queryIndice({ index: 'indice2', begins: `${visibile}#${stato}#` }),
      ),
    ),
  );
  const processi = await processiRepository(archivio).getMany(righe.flat().map(({ uid }) => asUid(String(uid))));
  return processi.filter(({ STATUS, numCedolini }) => STATUS === 'IN_CORSO' || numCedolini > 0);
};

/** The mark, in the record and in its row; never in an accounted run. */
const mark = (archivio: Archivio, { uid }: Processo): Operazione => ({
  tipo: 'update',
  chiave: archivio.chiavi.record(processoEntita, uid),
  effetti: [],
  cambi: {
    expression:
      'SET FLG_RECOMPUTE = :si, #riga.FLG_RECOMPUTE = :si, versione = versione + :uno, #riga.versione = #riga.versione + :uno',
    names: { '#riga': 'riga' },
    values: { ':si': true, ':uno': 1 },
  },
  condizione: {
    expression: 'attribute_exists(pk) AND #stato <> :definitivo',
    names: { '#stato': 'STATUS' },
    values: { ':definitivo': 'CONTABILIZZATO' },
  },
  rifiuto: () =>
    new AppError(
      'TROPPE_RICHIESTE',
      "Nello stesso istante è cambiata un'elaborazione che paga la persona: ripetere il salvataggio.",
    ),
});

const voceDi = ({ processo: { uid, FLG_RECOMPUTE }, motivo }: DaSegnare): VoceAudit => ({
  entita: processoEntita.nome,
  uid,
  azione: 'stato',
  prima: { FLG_RECOMPUTE },
  dopo: { FLG_RECOMPUTE: true },
  motivo,
});
