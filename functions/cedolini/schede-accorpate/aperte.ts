import { bozzaRepository, type RigaBozzaSalvata } from '#archivio/cedolini/bozza.ts';
import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { uidCedolino, type CedolinoSalvato } from '#archivio/cedolini/cedolino.ts';
import { processiRepository } from '#archivio/cedolini/processi-repository.ts';
import { processoEntita } from '#archivio/cedolini/processo.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { statiElaborazione } from '#shared/domain/elaborazione/transizioni.ts';

/** An open run with the rows and the payslips that it has of some people. */
export interface Aperta {
  readonly processo: Processo;
  readonly righe: readonly RigaBozzaSalvata[];
  readonly testate: readonly CedolinoSalvato[];
}

/** The runs that are not accounted, hidden ones too: two queries a state and a read for each hundred. */
const processiNonContabilizzati = async (archivio: Archivio): Promise<Processo[]> => {
  const stati = statiElaborazione.filter((stato) => stato !== 'CONTABILIZZATO');
  const righe = await Promise.all(
    ['V', 'N'].flatMap((visibile) =>
      stati.map((stato) =>
        archivio.of(processoEntita).queryIndice({ index: 'indice2', begins: `${visibile}#${stato}#` }),
      ),
    ),
  );
  return processiRepository(archivio).getMany(righe.flat().map(({ uid }) => asUid(String(uid))));
};

/** The rows and payslips that an open run has of some people: two requests. */
const apertaDi = async (
  archivio: Archivio,
  processo: Processo,
  persone: readonly Uid<'PERSONA'>[],
): Promise<Aperta> => {
  const [righe, testate] = await Promise.all([
    bozzaRepository(archivio).getRighe(processo.uid, persone),
    cedoliniRepository(archivio).getTestate(persone.map((persona) => uidCedolino(processo.uid, persona))),
  ]);
  return { processo, righe, testate };
};

/** The open runs that hold any of these people. */
export const aperteCon = async (archivio: Archivio, persone: readonly Uid<'PERSONA'>[]): Promise<readonly Aperta[]> => {
  const processi = await processiNonContabilizzati(archivio);
  const aperte = await Promise.all(processi.map((processo) => apertaDi(archivio, processo, persone)));
  return aperte.filter(({ righe, testate }) => righe.length + testate.length > 0);
};
