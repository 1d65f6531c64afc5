import { processoEntita } from '#archivio/cedolini/processo.ts';
import { readIdentita, type Identita } from '#archivio/persone/identita.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Conseguenze } from '#platform/data/conseguenze.ts';
import { AppError } from '#platform/errors.ts';
import type { DaSistemare, Processo } from '#shared/contracts/cedolini/processo.ts';
import type { SezioneVariazione, Variazione } from '#shared/contracts/cedolini/variazioni.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { accorciato } from '#shared/domain/testo.ts';
import type { CedolinoConfrontato } from '../confronto/variazioni-service.ts';

/** The facts of work that a payslip was computed with, and that a filing says too. */
const FATTI: readonly SezioneVariazione[] = ['RAPPORTO', 'SERVIZI', 'ASSENZE', 'IMPEDIMENTI'];

/**
 * Marks the accounted runs whose payslips were computed with services or absences that are no longer the registered ones: each is to be put right, and
 * the filings of it are to be looked at. The mark goes away when the records say again what they said.
 */
export const markDaSistemare = async (
  archivio: Archivio,
  contabilizzati: readonly CedolinoConfrontato[],
): Promise<Awaited<ReturnType<Conseguenze>>> => {
  if (contabilizzati.length === 0) return { operazioni: [], voci: [] };
  const { oggi } = await readIdentita(archivio);
  const scritture = [...Map.groupBy(contabilizzati, ({ processo }) => processo.uid).values()].flatMap((suoi) => {
    const processo = suoi[0]?.processo;
    if (processo === undefined) return [];
    const dopo = segnati(processo, suoi, oggi);
    return JSON.stringify(dopo) === JSON.stringify(processo.daSistemare ?? []) ? [] : [{ processo, dopo }];
  });
  return writeSegni(archivio, scritture, MOTIVO);
};

/** The marks of a run as they are to be. */
export interface SegniDopo {
  readonly processo: Processo;
  readonly dopo: readonly DaSistemare[];
}

/** Writes the marks of some accounted runs, with one reason. */
export const writeSegni = (
  archivio: Archivio,
  scritture: readonly SegniDopo[],
  motivo: string,
): Awaited<ReturnType<Conseguenze>> => ({
  operazioni: scritture.flatMap(({ processo, dopo }) =>
    archivio
      .of(processoEntita)
      .update(processo, { daSistemare: [...dopo] })
      .operazioni.map((operazione) => ({ ...operazione, rifiuto: contemporanea })),
  ),
  voci: scritture.map(({ processo, dopo }) => ({
    entita: processoEntita.nome,
    uid: processo.uid,
    azione: 'stato',
    prima: { daSistemare: processo.daSistemare ?? [] },
    dopo: { daSistemare: dopo },
    motivo,
  })),
});

const MOTIVO = 'Sono cambiati servizi o assenze con cui un cedolino contabilizzato è stato calcolato';

const contemporanea = () =>
  new AppError(
    'TROPPE_RICHIESTE',
    "Nello stesso istante è cambiata un'elaborazione che ha pagato la persona: ripetere il salvataggio.",
  );

/** The marks of a run after these payslips were compared, one a person of today; one that was put right stays so until something else is different. */
const segnati = (
  { daSistemare = [] }: Processo,
  suoi: readonly CedolinoConfrontato[],
  oggi: Identita['oggi'],
): DaSistemare[] => {
  const perPersona = Map.groupBy(suoi, ({ uidSubAnagrafe }) => uidSubAnagrafe);
  const delLavoro = daSistemare.filter(({ somme }) => somme === undefined);
  const nuovi = [...perPersona].flatMap(([uidSubAnagrafe, confrontati]): DaSistemare[] => {
    const cosa = inParole(confrontati.flatMap(({ variazioni }) => variazioni));
    const [primo] = confrontati;
    if (cosa === '' || primo === undefined) return [];
    const prima = delLavoro.find((uno) => oggi(uno.uidSubAnagrafe) === uidSubAnagrafe && uno.cosa === cosa);
    if (prima !== undefined) return [{ ...prima, uidSubAnagrafe }];
    const { desCognome, desNome, desCf } = primo.storico;
    return [{ uidSubAnagrafe, nominativo: accorciato(nominativo(desCognome, desNome), 200), desCf, cosa }];
  });
  return [...daSistemare.filter((uno) => uno.somme === true || !perPersona.has(oggi(uno.uidSubAnagrafe))), ...nuovi];
};

const inParole = (variazioni: readonly Variazione[]): string =>
  accorciato(
    variazioni
      .filter(({ sezione }) => FATTI.includes(sezione))
      .map(({ descrizione, prima, dopo }) => {
        if (prima === null && dopo === null) return descrizione;
        return prima === null || dopo === null
          ? `${descrizione} (${prima === null ? 'registrata dopo' : 'non più registrata'})`
          : `${descrizione}: ${prima}, oggi ${dopo}`;
      })
      .join('; '),
    600,
  );
