import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { inputDi, readContenuto } from '#archivio/cedolini/contenuto.ts';
import type { ImpedimentoElaborazioni } from '#archivio/persone/passaggio-elaborazioni.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { lavoriRepository } from '#platform/work/lavoro.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { inputRiuniti } from '../accorpamento/accorpabile.ts';
import { aperteCon, type Aperta } from './aperte.ts';
import { inputPassato } from './intestazione.ts';

/** The reason that keeps some people from being one in the open runs: a calculation at work or left unfinished, or two payslips that cannot become one. */
export const impedimentoElaborazioni: ImpedimentoElaborazioni = async (archivio, destinazione, perdenti) => {
  for (const aperta of await aperteCon(archivio, [destinazione, ...perdenti])) {
    const motivo = (await inCalcolo(archivio, aperta.processo)) ?? (await nonRiunibili(archivio, aperta, destinazione));
    if (motivo !== null)
      return `L'elaborazione «${aperta.processo.DES_ELABORAZIONE}» paga una di queste schede e ${motivo}`;
  }
  return null;
};

const inCalcolo = async (archivio: Archivio, { STATUS, lavoroUid }: Processo): Promise<string | null> => {
  if (STATUS === 'IN_CORSO') return 'si sta calcolando: aspettare che finisca, poi accorpare.';
  const lavoro =
    STATUS === 'FALLITO' && lavoroUid !== null ? await lavoriRepository(archivio).get(lavoroUid) : undefined;
  return lavoro === undefined || (lavoro.stato !== 'FERMATO' && lavoro.fatti + lavoro.scartati >= lavoro.totale)
    ? null
    : 'il suo calcolo è rimasto a metà: riprenderlo, oppure eliminarla, poi accorpare.';
};

/** Payslips, and rows of a draft, of two of the people: they become one when their choices agree. */
const nonRiunibili = async (
  archivio: Archivio,
  { righe, testate }: Aperta,
  destinazione: Uid<'PERSONA'>,
): Promise<string | null> => {
  const interi = testate.length < 2 ? [] : await cedoliniRepository(archivio).getInteri(testate.map(({ uid }) => uid));
  const cedolini = interi.map(({ testata, dettaglio }) => inputDi(testata, readContenuto(dettaglio.contenuto)));
  const motivo =
    motivoDi(cedolini, destinazione) ??
    motivoDi(
      righe.map(({ input }) => input),
      destinazione,
    );
  return motivo === null ? null : `ha un cedolino per più di una, che non diventano uno. ${motivo}`;
};

const motivoDi = (inputs: readonly InputCedolino[], destinazione: Uid<'PERSONA'>): string | null => {
  const sotto = inputs.map((input) => inputPassato(input, input.uidSubAnagrafe, destinazione));
  const [primo, ...altri] = sotto.toSorted(
    (a, b) => Number(b.uidSubAnagrafe === destinazione) - Number(a.uidSubAnagrafe === destinazione),
  );
  let insieme = primo;
  for (const altro of altri) {
    if (insieme === undefined) return null;
    const esito = inputRiuniti(insieme, altro);
    if ('motivo' in esito) return esito.motivo;
    insieme = esito.input;
  }
  return null;
};
